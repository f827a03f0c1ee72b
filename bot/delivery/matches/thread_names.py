"""Names of matches' threads, given when they open, and again only when other people play or the match is over.

Each new name leaves a message in the thread that nobody can delete, and an entry in the server's log, so whose turn it
is stands in no name. Discord takes two new names in ten minutes; what it does not take is left as it is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import discord
import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import EMPTY, Markup
from bot.platform.faults import FAULTS, is_about_name
from bot.posts.match.thread_names import league_name, neutral_name, thread_name
from bot.posts.recipients import Recipient
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.seasons.facts.rules import SeasonId

T = TypeVar("T")

PATIENCE: Final = 5.0

log = structlog.get_logger(__name__)


class ThreadNames:
    """Names threads."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def renew(self, match: Match, thread: int, recipient: Recipient) -> None:
        """Give the thread of a match the name that is true now, if Discord takes it soon."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.even_neutral(match, recipient, partial(self._services.channels.rename, thread))
        except FAULTS as error:
            log.info("thread not renamed", match=match.id, error=repr(error))

    async def even_neutral(self, match: Match, recipient: Recipient, act: Callable[[str], Awaitable[T]]) -> T:
        """Do something with the name of a match's thread, or with a neutral one where Discord refuses that."""
        try:
            return await act(await self._name(match, recipient))
        except discord.HTTPException as error:
            if not is_about_name(error):
                raise
            log.info("name of a thread refused", match=match.id, error=repr(error))
        return await act(neutral_name(self._services.matches.game_of(match), match, recipient.words))

    async def _name(self, match: Match, recipient: Recipient) -> str:
        names = await self._services.presenter.names(match, recipient.words)
        game, league = self._services.matches.game_of(match), await self._league(match, recipient)
        return thread_name(game, match, [name or "?" for name in names], recipient.words, league=league)

    async def _league(self, match: Match, recipient: Recipient) -> Markup:
        """Return where a match of a season belongs, nothing of any other."""
        if match.proposal.fixture is None:
            return EMPTY
        season_id, number, _ = match.proposal.fixture.split("/")
        season = await self._services.seasons.with_fixture(SeasonId(season_id), int(number))
        fixture = season.fixtures.get(int(number))
        return league_name(season.founded.name, fixture.round if fixture else 0, recipient.words)


def is_called_otherwise(change: Change) -> bool:
    """Tell whether a change makes the name of a thread untrue: other people play, or the match is over or goes on."""
    before, after = change.before, change.after
    if before is None or before.phase == "proposed":
        return False
    return before.persons != after.persons or (before.phase == "over") != (after.phase == "over")
