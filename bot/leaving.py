"""Leaving for good: what is done when somebody wants to be forgotten, for them and for their opponents.

The log of a match is a chain of hashes that opponents rely on, so the id in it stays. What the bot can forget it
forgets; everywhere that it speaks of the person, a placeholder stands for the name.
"""

from typing import TYPE_CHECKING

import structlog

from bot.errors import PostDelayed
from bot.profile import all_matches
from engine.errors import Refusal
from engine.facts import PersonId
from engine.service import Happened, Matches
from engine.store import Summary

if TYPE_CHECKING:
    from bot.app import Fernzug

log = structlog.get_logger(__name__)


async def leave(bot: "Fernzug", person: PersonId) -> None:
    """Give up every match of a person, then forget them; whatever a crash leaves undone is done by another request."""
    for summary in await all_matches(bot.store, person, phases=("running", "proposed")):
        try:
            happened = await _leave_match(bot.matches, person, summary)
            await bot.announcer.tell(happened)
        except PostDelayed:
            continue
        except Refusal as refusal:
            log.info("nothing to leave", match=summary.match, why=refusal.code)
    await bot.store.forget(person, bot.now())
    bot.known_names.forget(person)


async def _leave_match(matches: Matches, person: PersonId, summary: Summary) -> Happened:
    if summary.phase == "running":
        return await matches.resign(summary.match, person)
    match = await matches.match(summary.match)
    if match.proposal.by == person:
        return await matches.withdraw(summary.match, person)
    return await matches.decline(summary.match, person)
