"""The telling of matches: posts in public, what follows them, and direct messages in the place of a refused board."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from discord.utils import snowflake_time

from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.matches.posts import MatchPosts
from bot.delivery.matches.stand_ins import StandIns
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.audience import ChangeAudience, audience
from bot.delivery.people.watchers import Watchers
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.delivery.tellers import Due, Posted, stepping_over
from engine.ids import MatchId
from engine.log.facts.start import MatchStarted
from engine.matches.service.change import Change
from engine.stores.outbox import Announcement, Brief, Notice


class Follower(Protocol):
    """Does something of its own about each change, once its public post is there."""

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Follow a change; unless it is fresh, what is sent for it may be there already from before a crash."""
        ...


@dataclass(frozen=True, slots=True)
class MatchTelling:
    """The parts that tell of all matches.

    Attributes:
        services: what delivery works with.
        posts: the public posts.
        threads: the threads of matches.
        reports: tells those who look after a server what they can do something about.
        stand_ins: the messages in the place of a refused board.
        followers: what follows each commit, in this order.
        computer: for whose answer the post about a change may wait.
        watchers: who follow matches of others.
    """

    services: DeliveryServices
    posts: MatchPosts
    threads: MatchThreads
    reports: Reports
    stand_ins: StandIns
    followers: Sequence[Follower]
    computer: ComputerPlayers
    watchers: Watchers

    def of(self, match: str) -> "MatchTeller":
        """Return what tells of one match."""
        return MatchTeller(self, MatchId(match))


class MatchTeller:
    """Tells of one match; implements `bot.delivery.tellers.Teller`."""

    def __init__(self, telling: MatchTelling, match: MatchId) -> None:
        self._telling = telling
        self._services = telling.services
        self._match = match
        self._told = ChangeAudience()
        self._brief: Brief | None = None

    @property
    def lock(self) -> asyncio.Lock:
        """Return what also lets nobody open its thread meanwhile."""
        return self._telling.threads.lock(self._match)

    async def know(self, brief: Brief) -> None:
        """Take note of where the match lives and of what its people have chosen."""
        self._brief = brief

    async def next(self, waiting: Sequence[Announcement], fresh: Sequence[Change]) -> Due[Change] | None:
        """Return the next change, with those that the computer answers with; None while such an answer is to come."""
        due = await self._due(waiting[0], fresh)
        while self._telling.computer.is_coming(due.change):
            if any(isinstance(fact, MatchStarted) for fact in due.change.facts):
                location = await self._telling.posts.open(due.change, self._known, is_fresh=due.is_fresh)
                self._brief = replace(self._known, location=location)
            rest = [later for later in waiting if later.first > due.announcement.last]
            if not rest:
                return None
            more = await self._due(rest[0], fresh)
            change = due.change.followed_by(more.change)
            due = Due(change, change.announcement, due.is_fresh and more.is_fresh)
        return due

    @property
    def _known(self) -> Brief:
        assert self._brief is not None  # nothing is told before
        return self._brief

    async def _due(self, announcement: Announcement, fresh: Sequence[Change]) -> Due[Change]:
        known = next((change for change in fresh if change.announcement.first == announcement.first), None)
        change = known or await self._services.matches.logs.change(announcement)
        return Due(change, change.announcement, known is not None)

    async def post(self, due: Due[Change]) -> Posted:
        """Post a change, pinging whom it gives something to do."""
        change, services = due.change, self._services
        game, brief = services.matches.game_of(change.after), self._known
        whom = partial(audience, services.store, game, change, services.now(), brief)
        self._told = await whom()
        shown = await self._telling.posts.post(change, brief, self._told.pinged, is_fresh=due.is_fresh)
        self._brief = replace(brief, location=shown.location)
        if shown.found is not None:
            self._told = await whom(posted_at=snowflake_time(shown.found))
        return Posted(shown.location, shown.found)

    async def can_do_without(self, due: Due[Change]) -> bool:
        """Tell whether all who are to act could be told in another way.

        While a match lacks a thread, or somebody cannot be told, the post is tried again, and time stands still.
        """
        location = await self._services.store.outbox.location(self._match)
        is_told = await self._telling.stand_ins.tell(self._match)
        return is_told and (due.change.after.phase != "running" or location.thread is not None)

    async def follow(self, due: Due[Change], posted: Posted) -> Sequence[Notice]:
        """Let all followers do their part; what Discord will never take of it holds up nothing else."""
        behind = self._telling.threads.behind
        behind.discard(self._match) if posted.refusal is None else behind.add(self._match)
        for follower in self._telling.followers:
            async with stepping_over(self.report):
                await follower.after(due.change, is_fresh=due.is_fresh)
        # Who has something to do was told in the place of a refused post.
        own = (notice for notice in self._told.notices if posted.refusal is None or notice.kind != "turn")
        return (*own, *await self._telling.watchers.notices(due.change))

    def writes(self, due: Due[Change]) -> bool:
        """Tell whether secrets are being sent, of which each is noted in the log."""
        return due.change.after.is_being_told

    async def finish(self) -> None:
        """Do nothing: the latest post shows how a match stands."""

    async def report(self, error: Exception) -> None:
        """Report that Discord does not let the match be posted."""
        await self._telling.reports.report(self._match, error)
