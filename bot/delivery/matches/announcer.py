"""Announcements of commits to channels; each stays in the outbox until its posts are on Discord."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final, Protocol

import discord
import structlog
from discord.utils import snowflake_time

from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.matches.posts import MatchPosts, Posted
from bot.delivery.matches.stand_ins import StandIns
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.audience import audience
from bot.delivery.people.watchers import Watchers
from bot.delivery.retries import Retries
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.errors import PostDelayed
from bot.platform.background import KeyedTasks
from bot.platform.computer_workers import ComputerPool
from bot.platform.faults import FAULTS, reason_of, stands
from engine.ids import MatchId, PersonId
from engine.log.facts.start import MatchStarted
from engine.matches.service.change import Change
from engine.stores.outbox import Announcement, DiscordLocation, Notice, Stream

SERVERS_AT_ONCE: Final = 8
"""How many servers' delayed posts are retried concurrently."""

log = structlog.get_logger(__name__)


class Follower(Protocol):
    """Does something of its own about each change, once its public post is there."""

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Follow a change; unless it is fresh, what is sent for it may be there already from before a crash."""
        ...


class Announcer(DeliveryTask):
    """Posts what happened, each match in its own order, and takes up again what a fault has held up.

    Args:
        services: what delivery works with.
        posts: the public posts.
        followers: what follows each commit, in this order.
        threads: the threads of matches.
        reports: tells those who look after a server what they can do something about.
        watchers: who follow matches of others.
        computer_pool: where the computer thinks, for whose answer the post about a change may wait.
    """

    def __init__(
        self,
        services: DeliveryServices,
        posts: MatchPosts,
        followers: Sequence[Follower],
        threads: MatchThreads,
        reports: Reports,
        *,
        watchers: Watchers,
        computer_pool: ComputerPool,
    ) -> None:
        super().__init__("announcer", services)
        self._posts = posts
        self._followers = followers
        self.threads = threads
        self.reports = reports
        self._stand_ins = StandIns(services)
        self._retries = Retries[MatchId](self._pause, services.now)
        self._catching_up = KeyedTasks[int](self.name, SERVERS_AT_ONCE)
        self._grown: set[int] = set()
        self.computer: Final = ComputerPlayers(services, computer_pool, tell=self.tell)
        self._watchers = watchers
        self._waiting: dict[MatchId, Change] = {}

    async def tell(self, change: Change) -> DiscordLocation:
        """Post what has just happened, after whatever of the same match is still to be posted.

        Where another process looks after its server, the post is left to that one.

        Raises:
            PostDelayed: Discord does not let us now; it will be tried again, or those who are to move have been told
                by direct message.
        """
        try:
            posted = await self._tell_in_order(change.after.id, fresh=change)
        except Exception as error:
            self.wake()
            if not isinstance(error, FAULTS):
                raise
            log.warning("post held up", match=change.after.id, error=repr(error))
            await self.reports.report(change.after.id, error)
            raise PostDelayed(reason=reason_of(error)) from error
        if posted is None:
            return await self._services.store.outbox.location(change.after.id)
        if posted.refusal is not None:
            raise PostDelayed(reason=reason_of(posted.refusal)) from posted.refusal
        return posted.location

    def retry(self) -> None:
        """Try what is held up again now: something has changed."""
        self._retries.clear()
        self.wake()

    async def poll(self) -> float:
        """Try what is held up, in case nobody has told us of it, too."""
        if self._runtime.is_paused():
            return self._pause
        await self._begin_to_catch_up()
        await self._posts.make_up_names()
        return self._pause

    async def catch_up(self) -> bool:
        """Try everything that is held up once; return whether nothing is left."""
        await self._begin_to_catch_up()
        await self._catching_up.done()
        return not await self._held_up()

    async def stop(self) -> None:
        """End; what is left is told after the next start."""
        await super().stop()
        await self._catching_up.stop()

    async def _begin_to_catch_up(self) -> None:
        """Try what is held up, the servers beside one another: Discord may let one channel wait for minutes."""
        held_up = await self._held_up()
        matches = {match for of_server in held_up.values() for match in of_server}
        self._retries.keep(matches)
        self._waiting = {match: change for match, change in self._waiting.items() if match in matches}
        for server, of_server in held_up.items():
            if server in self._catching_up:
                self._grown.add(server)
            else:
                self._catching_up.begin(server, partial(self._take_up_all, matches=of_server))

    async def _held_up(self) -> dict[int, list[MatchId]]:
        """Return the matches that have something to tell, by their server."""
        held_up = await self._services.store.outbox.held_up(self._services.share())
        matches = {
            server: [MatchId(stream.id) for stream in of_server if stream.kind == "match"]
            for server, of_server in held_up.items()
        }
        return {server: of_server for server, of_server in matches.items() if of_server}

    async def _take_up_all(self, server: int, matches: Sequence[MatchId]) -> None:
        self._grown.discard(server)
        for match in matches:
            await self.take_up(match)
        if server in self._grown:
            self.wake()

    async def take_up(self, match: MatchId) -> bool:
        """Try what one match has to tell, unless it is too early for that; return whether nothing is left."""
        if not self._retries.is_due(match):
            return False
        try:
            await self._tell_in_order(match)
        except Exception as error:
            self._retries.failed_with(match, error)
            if isinstance(error, FAULTS):
                log.warning("post still held up", match=match, error=repr(error))
                await self.reports.report(match, error)
            else:
                log.exception("announcement failed", match=match)
            return False
        return True

    async def _tell_in_order(self, match: MatchId, *, fresh: Change | None = None) -> Posted | None:
        """Tell what a match still has to tell; return what became of the last, None if there was nothing for us."""
        outbox, posted = self._services.store.outbox, None
        async with self.threads.lock(match):
            # What is committed meanwhile is told by its process, as soon as we are through: nobody looks twice.
            # Deliveries of secrets are our own, and the first board waits for them.
            stream = Stream("match", match)
            held_up = await outbox.announcements(stream, share=self._services.share())
            while held_up:
                known = [each for each in (self._waiting.pop(match, None), fresh) if each is not None]
                change, is_fresh = await self._change(held_up[0], known)
                while self.computer.is_coming(change):
                    if any(isinstance(fact, MatchStarted) for fact in change.facts):
                        posted = Posted(await self._posts.open(change, is_fresh=is_fresh))
                    if not (rest := _after(change, held_up)):
                        if is_fresh:
                            self._waiting[match] = change
                        return posted
                    more, is_more_fresh = await self._change(rest[0], known)
                    change, is_fresh = change.followed_by(more), is_fresh and is_more_fresh
                posted = await self._tell(change, is_fresh=is_fresh)
                held_up = _after(change, held_up)
                if not held_up and change.after.is_being_told:
                    held_up = await outbox.announcements(stream, share=self._services.share())
        return posted

    async def _change(self, due: Announcement, known: Sequence[Change]) -> tuple[Change, bool]:
        """Return what an announcement tells of, and whether no post about it can be there from before a crash."""
        for change in known:
            if change.announcement.first == due.first:
                return change, True
        return await self._services.matches.logs.change(due), False

    async def _tell(self, change: Change, *, is_fresh: bool) -> Posted:
        services = self._services
        whom = partial(audience, services.store, services.matches.game_of(change.after), change, services.now())
        told = await whom()
        posted = await self._post(change, told.pinged, is_fresh=is_fresh)
        if posted.found is not None:
            told = await whom(posted_at=snowflake_time(posted.found))
        for follower in self._followers:
            await self._follow(follower, change, is_fresh=is_fresh)
        notices = (*_still_to_tell(told.notices, posted), *await self._watchers.notices(change))
        await services.store.outbox.announced(change.announcement, posted.location, notices)
        if notices:
            self._runtime.bells.ring("notices")
        return posted

    async def _post(self, change: Change, pinged: Collection[PersonId], *, is_fresh: bool) -> Posted:
        """Post a change, or step over the post if Discord will never take it and all who are to act could be told.

        While a match lacks a thread, or somebody cannot be told, the post is tried again, and time stands still.
        """
        match = change.after
        try:
            posted = await self._posts.post(change, pinged, is_fresh=is_fresh)
        except discord.HTTPException as error:
            if not stands(error):
                raise
            location = await self._services.store.outbox.location(match.id)
            if not await self._stand_ins.tell(match.id) or (match.phase == "running" and location.thread is None):
                raise
            log.warning("post stepped over", match=match.id, error=repr(error))
            await self.reports.report(match.id, error)
            self.threads.behind.add(match.id)
            return Posted(location, refusal=error)
        self.threads.behind.discard(match.id)
        return posted

    async def _follow(self, follower: Follower, change: Change, *, is_fresh: bool) -> None:
        """Let a follower do its part; what Discord will never take holds up nothing else."""
        try:
            await follower.after(change, is_fresh=is_fresh)
        except discord.HTTPException as error:
            if not stands(error):
                raise
            log.warning("stepped over what follows a post", match=change.after.id, error=repr(error))
            await self.reports.report(change.after.id, error)


def _still_to_tell(notices: Sequence[Notice], posted: Posted) -> Sequence[Notice]:
    """Return the notices without those that have been sent already in the place of a post."""
    return [notice for notice in notices if posted.refusal is None or notice.kind != "turn"]


def _after(change: Change, held_up: Sequence[Announcement]) -> Sequence[Announcement]:
    """Return what is still to be told after a change."""
    return [each for each in held_up if each.first > change.announcement.last]
