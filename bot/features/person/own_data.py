"""One's own data: handed out as a file, and forgotten for good.

The log of a match is a chain of hashes that opponents rely on, so the id in it stays. What the bot can forget it
forgets; everywhere that it speaks of the person, a placeholder stands for the name.
"""

import structlog

from bot.errors import PostDelayed
from bot.features.person.data_file import own_data
from bot.markup import Markup
from bot.posts.post import Attachment, Button, Key, Post, rows
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.requests.services import Services
from bot.requests.waiting import answer_when_done
from engine.errors import Refusal
from engine.ids import PersonId
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.seasons.entrants import leave, signups
from engine.seasons.facts.union import Facts
from engine.seasons.state.season import Season
from engine.stores.matches import Summary, all_of_person

log = structlog.get_logger(__name__)


async def leave_everything(services: Services, person: PersonId, progress: WorkProgress) -> None:
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
            await services.tasks.announcer.tell(change)
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
    services.tasks.seasons.wake()


def _given_up(season: Season, person: PersonId) -> Facts:
    if season.is_live:
        return leave.withdraw(season, person, how="asked", by=person)
    return signups.sign_off(season, person)


async def _leave_match(matches: Matches, person: PersonId, summary: Summary) -> Change:
    if summary.phase == "running":
        return await matches.resign(summary.match, person)
    match = await matches.match(summary.match)
    if match.proposal.by == person:
        return await matches.invitations.withdraw(summary.match, person)
    return await matches.invitations.decline(summary.match, person)


async def send_data(context: RequestContext) -> None:
    """Send everything that is kept about the person as a file; many matches take a moment."""
    words = context.words

    async def collected(progress: WorkProgress) -> Post:
        async with context.services.long_work.turn(context.person):
            data = await own_data(context.store, context.services.seasons.store, context.person, progress)
        return Post.of(words("my-data"), Attachment(f"fernzug-{context.person}.json", data))

    await answer_when_done(context, words("my-data-wait"), collected)


async def ask_forget(context: RequestContext) -> None:
    """Say what leaving for good does and what it cannot do, and ask whether it is meant."""
    words, store = context.words, context.store
    running = len(await all_of_person(store.matches, context.person, phases=("running",)))
    proposed = len(await all_of_person(store.matches, context.person, phases=("proposed",)))
    buttons = [
        Button(words("button-forget-yes"), Key("forget_yes"), "danger"),
        Button(words("button-cancel"), Key("cancel")),
    ]
    await context.say_post(Post.of(words("forget-question", running=running, proposed=proposed), *rows(buttons)))


async def on_confirm_forget(event: ComponentEvent) -> None:
    """Leave every match and be forgotten."""
    context, words = event.context, event.context.words

    async def forgotten(progress: WorkProgress) -> Post:
        await leave_everything(context.services, context.person, progress)
        return Post.of(words("forget-done"))

    def half_way(progress: WorkProgress) -> Markup:
        return words("forget-cancelled", done=progress.done, count=progress.whole)

    await context.replace(Post.of(words("forget-wait")))
    await answer_when_done(context, words("forget-wait"), forgotten, cancelled=half_way, is_in_place=True)
