"""The telling of seasons: news in their channels, then the page and the tables."""

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from bot.delivery.seasons.people import LeaverLetters
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.seasons.views import SeasonView
from bot.delivery.services import DeliveryServices
from bot.delivery.tellers import Due, Posted
from bot.posts.league.core import marker
from bot.posts.league.news import is_asking
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.writer import SeasonChange
from engine.stores.outbox import Announcement, Brief, Notice

DONE: Final = frozenset({"archived", "cancelled"})
"""The phases after which nothing of a season changes by itself."""


class SeasonTelling:
    """The parts that tell of all seasons."""

    def __init__(self, services: DeliveryServices, posts: SeasonPosts) -> None:
        self.services = services
        self.posts = posts
        self.letters = LeaverLetters(services)
        self._locks: WeakValueDictionary[SeasonId, asyncio.Lock] = WeakValueDictionary()

    def of(self, season: str) -> "SeasonTeller":
        """Return what tells of one season."""
        season_id = SeasonId(season)
        return SeasonTeller(self, season_id, self._locks.setdefault(season_id, asyncio.Lock()))


class SeasonTeller:
    """Tells of one season, which it reads once; implements `bot.delivery.tellers.Teller`."""

    def __init__(self, telling: SeasonTelling, season: SeasonId, lock: asyncio.Lock) -> None:
        self.lock = lock
        self._telling = telling
        self._posts = telling.posts
        self._season = season
        self._view: SeasonView | None = None

    async def know(self, brief: Brief) -> None:
        """Read the season, once for its news, its page and its tables."""
        self._view = await self._posts.views.of(self._season, brief)

    @property
    def view(self) -> SeasonView:
        """Return the season as it is told of."""
        assert self._view is not None  # nothing is told before
        return self._view

    async def next(self, waiting: Sequence[Announcement], fresh: Sequence[SeasonChange]) -> Due[SeasonChange]:
        """Return the first of what waits: each change of a season has news of its own."""
        first = waiting[0]
        known = next((change for change in fresh if change.announcement == first), None)
        return Due(known or await self._telling.services.seasons.change(first), first, known is not None)

    async def post(self, due: Due[SeasonChange]) -> Posted:
        """Post the news of a change, unless they are there; who was pinged lately is not pinged again."""
        view, season = self.view, due.change.after
        post = await self._posts.news.post(view, due.change)
        if post is None:
            return Posted()
        if not is_asking(due.change.facts):
            post = await self._posts.pings.allowed(season, post)
        channels, mark_line = self._telling.services.channels, marker(season, "news")
        home = await self._telling.services.homes.of(season)
        if due.is_fresh or await channels.find(home, mark_line) is None:
            await self._posts.say(view, post, mark_line, nonce=f"{season.id}-{season.seq}n")
        await self._posts.pings.note(season, post)
        return Posted()

    async def can_do_without(self, _: Due[SeasonChange]) -> bool:
        """Tell that no news hold up others."""
        return True

    async def follow(self, due: Due[SeasonChange], _: Posted) -> Sequence[Notice]:
        """Ask those in private whom the change asks since they have left."""
        await self._telling.letters.send(due.change)
        return ()

    def writes(self, _: Due[SeasonChange]) -> bool:
        """Tell that nothing more is written."""
        return False

    async def finish(self) -> None:
        """Bring the page and the tables up to date; of a season that is done nothing is remembered."""
        view = self.view
        if self._telling.services.share().has(view.season.founded.server):
            await self._posts.refresh(view)
        if view.season.phase in DONE:
            self._posts.forget(self._season)

    async def report(self, error: Exception) -> None:
        """Report that Discord does not let the season be posted."""
        await self._posts.report(await self._telling.services.seasons.season(self._season), error)
