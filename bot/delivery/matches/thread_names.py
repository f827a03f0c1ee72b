"""Names of matches' threads, kept up to date as far as Discord lets a thread be renamed."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeVar

import discord
import structlog

from bot.delivery.services import DeliveryServices
from bot.platform.faults import FAULTS, is_about_name
from bot.posts.match.thread_names import neutral_name, thread_name
from bot.posts.recipients import Recipient
from engine.ids import MatchId
from engine.matches.state.match import Match

T = TypeVar("T")

MOST_RENAMES: Final = 2
WITHIN: Final = timedelta(minutes=10)
"""Discord takes two new names of a channel in ten minutes and lets further ones wait."""
PATIENCE: Final = 5.0

log = structlog.get_logger(__name__)


class ThreadNames:
    """Lets a thread's name say whose turn it is and who plays; what comes too soon is made up for later."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._renamed: dict[int, deque[datetime]] = {}
        self._late: dict[MatchId, tuple[int, int]] = {}
        """The threads of matches whose names are to be made up for, and before how many renames lately each may be."""

    async def keep(self, match: Match, thread: int, recipient: Recipient, *, is_lasting: bool) -> None:
        """Rename the thread of a match if its name is not true any more and Discord allows it now.

        The last name that Discord takes is kept for what is lasting: who plays, and that the match is over.
        """
        most = MOST_RENAMES if is_lasting else MOST_RENAMES - 1
        if self._renames(thread, self._services.now()) >= most:
            self._late[match.id] = thread, most
            return
        self._late.pop(match.id, None)
        try:
            async with asyncio.timeout(PATIENCE):
                if await self.even_neutral(match, recipient, partial(self._services.channels.rename, thread)):
                    self._renamed.setdefault(thread, deque(maxlen=MOST_RENAMES)).append(self._services.now())
        except FAULTS as error:
            log.info("thread not renamed", match=match.id, error=repr(error))

    async def make_up(self) -> None:
        """Rename the threads whose names came too soon, as far as Discord takes them now."""
        for match_id, (thread, most) in list(self._late.items()):
            if self._renames(thread, self._services.now()) >= most:
                continue
            match = await self._services.matches.match(match_id)
            if not self._services.share().has(match.proposal.server):
                del self._late[match_id]
                continue
            recipient = await self._services.recipients.of_match(match)
            await self.keep(match, thread, recipient, is_lasting=match.phase == "over")

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
        game = self._services.matches.game_of(match)
        return thread_name(game, match, [name or "?" for name in names], recipient.words)

    def _renames(self, thread: int, now: datetime) -> int:
        """Return how often a thread was renamed lately; threads whose count begins again are forgotten."""
        self._renamed = {each: times for each, times in self._renamed.items() if now - times[-1] < WITHIN}
        return sum(now - at < WITHIN for at in self._renamed.get(thread, ()))
