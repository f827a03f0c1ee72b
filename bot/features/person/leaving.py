"""Leaving for good: what is done when somebody wants to be forgotten, for them and for their opponents.

The log of a match is a chain of hashes that opponents rely on, so the id in it stays. What the bot can forget it
forgets; everywhere that it speaks of the person, a placeholder stands for the name.
"""

import structlog

from bot.errors import PostDelayed
from bot.platform.services import Services
from bot.posts.progress import Progress
from engine.errors import Refusal
from engine.log.facts import PersonId
from engine.matches.service.service import Change, Matches
from engine.seasons.entrants import leave as leaving
from engine.seasons.entrants import signups
from engine.seasons.facts.union import Facts
from engine.seasons.state.season import Season
from engine.stores.matches import Summary
from engine.stores.paging import all_of_person

log = structlog.get_logger(__name__)


async def leave(services: Services, person: PersonId, progress: Progress) -> None:
    """Give up every match of a person, then forget them; whatever a crash leaves undone is done by another request.

    Raises:
        Stopped: not all matches are given up, and nothing is forgotten.
    """
    progress.go_by_steps()
    for summary in progress.through(
        await all_of_person(services.store.matches, person, phases=("running", "proposed"))
    ):
        try:
            change = await _leave_match(services.matches, person, summary)
            await services.announcer.tell(change)
        except PostDelayed:
            continue
        except Refusal as refusal:
            log.info("nothing to leave", match=summary.match, why=refusal.code)
    progress.settle()
    await _leave_seasons(services, person)
    await services.people.forget(person, services.now())
    services.known_names.forget(person)


async def _leave_seasons(services: Services, person: PersonId) -> None:
    """Sign a person off from seasons that have not begun, leave those that are played, and be no substitute."""
    for summary in await services.seasons.store.going_on():
        season = await services.seasons.season(summary.season)
        try:
            if person in season.standby:
                await services.seasons.act(season.id, lambda now, _: signups.withdraw_standby(now, person))
            if season.entrant_of(person) is not None:
                await services.seasons.act(season.id, lambda now, _: _given_up(now, person))
        except Refusal as refusal:
            log.info("no season to leave", season=season.id, why=refusal.code)
    services.league.wake()


def _given_up(season: Season, person: PersonId) -> Facts:
    if season.is_live:
        return leaving.withdraw(season, person, how="asked", by=person)
    return signups.sign_off(season, person)


async def _leave_match(matches: Matches, person: PersonId, summary: Summary) -> Change:
    if summary.phase == "running":
        return await matches.resign(summary.match, person)
    match = await matches.match(summary.match)
    if match.proposal.by == person:
        return await matches.withdraw(summary.match, person)
    return await matches.decline(summary.match, person)
