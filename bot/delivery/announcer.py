"""Announcements of commits to channels: one loop over what logs say, each in its own order.

An announcement stays in the outbox until its posts are on Discord. How a match or a season is told is its teller's.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import structlog

from bot.delivery.retries import Retries
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.delivery.tellers import Due, Posted, Teller, stepping_over
from bot.errors import PostDelayed
from bot.platform.background import KeyedTasks
from bot.platform.faults import FAULTS, reason_of
from engine.matches.service.change import Change
from engine.seasons.service.writer import SeasonChange
from engine.stores.outbox import DiscordLocation, Stream, StreamKind

LANES_AT_ONCE: Final = 16
"""How many servers' matches, and how many seasons, are told of concurrently."""

TellerOf = Callable[[str], Teller[Any]]
"""Returns what tells of a match or a season, by its id."""

Lane = int | Stream
"""A lane, in which news are told one after the other: the matches of a server, or one season."""

log = structlog.get_logger(__name__)


class Announcer(DeliveryTask):
    """Posts what happened, each log in its own order, and takes up again what a fault has held up.

    Args:
        services: what delivery works with.
        tellers: what tells of each kind of log.
    """

    def __init__(self, services: DeliveryServices, tellers: Mapping[StreamKind, TellerOf]) -> None:
        super().__init__("announcer", services)
        self._tellers = tellers
        self._outbox = services.store.outbox
        self._share = services.share
        self._retries = Retries[Stream](self._pause, services.now)
        self._telling = KeyedTasks[Lane](self.name, LANES_AT_ONCE)
        self._grown: set[Lane] = set()
        self._stale: set[Stream] = set()
        self._fresh: dict[Stream, list[Any]] = {}

    def expect(self, season: Stream, changes: Iterable[SeasonChange] = ()) -> None:
        """Look at a season in the next round, even if nothing of it waits: its page may be behind.

        `changes` have just happened here, in it and in others, with the matches that have begun.
        """
        self._stale.add(season)
        for change in changes:
            self._fresh.setdefault(Stream("season", change.after.id), []).append(change)
            for begun in change.begun:
                self._fresh.setdefault(begun.announcement.stream, []).append(begun)
        self.wake()

    async def tell(self, change: Change) -> DiscordLocation:
        """Post what has just happened in a match, after whatever of it is still to be posted.

        Where another process looks after its server, the post is left to that one.

        Raises:
            PostDelayed: Discord does not let us now; it will be tried again, or those who are to move have been told
                by direct message.
        """
        stream, match = change.announcement.stream, change.after.id
        self._fresh.setdefault(stream, []).append(change)
        try:
            posted = await self._tell_in_order(stream)
        except Exception as error:
            self.wake()
            if not isinstance(error, FAULTS):
                raise
            log.warning("post held up", match=match, error=repr(error))
            await self._tellers[stream.kind](stream.id).report(error)
            raise PostDelayed(reason=reason_of(error)) from error
        if posted is not None and posted.refusal is not None:
            raise PostDelayed(reason=reason_of(posted.refusal)) from posted.refusal
        known = None if posted is None else posted.location
        return known or await self._outbox.location(match)

    def retry(self) -> None:
        """Try what is held up again now: something has changed."""
        self._retries.clear()
        self.wake()

    async def poll(self) -> float:
        """Try what is held up, in case nobody has told us of it, too."""
        if not self._runtime.is_paused():
            await self._begin_to_catch_up()
        return self._pause

    async def catch_up(self) -> bool:
        """Try everything that is held up once; return whether nothing is left."""
        await self._begin_to_catch_up()
        await self._telling.done()
        return not await self._outbox.held_up(self._share())

    async def stop(self) -> None:
        """End; what is left is told after the next start."""
        await super().stop()
        await self._telling.stop()

    async def _begin_to_catch_up(self) -> None:
        """Try what is held up, one lane beside the other: Discord may let a channel wait for minutes."""
        held_up = await self._outbox.held_up(self._share())
        lanes: dict[Lane, list[Stream]] = {stream: [stream] for stream in self._stale}
        for server, streams in held_up.items():
            for stream in streams:
                if stream.kind == "match":
                    lanes.setdefault(server, []).append(stream)
                else:
                    lanes[stream] = [stream]
        known = {stream for lane in lanes.values() for stream in lane}
        self._retries.keep(known)
        self._fresh = {stream: fresh for stream, fresh in self._fresh.items() if stream in known}
        for lane, streams in lanes.items():
            if lane in self._telling:
                self._grown.add(lane)
            else:
                self._telling.begin(lane, partial(self._take_up_all, streams=streams))

    async def _take_up_all(self, lane: Lane, streams: Sequence[Stream]) -> None:
        self._grown.discard(lane)
        for stream in streams:
            await self.take_up(stream)
        if lane in self._grown:
            self.wake()

    async def take_up(self, stream: Stream) -> bool:
        """Try what one log has to tell, unless it is too early for that; return whether nothing is left."""
        if not self._retries.is_due(stream):
            return False
        self._stale.discard(stream)
        try:
            await self._tell_in_order(stream)
        except Exception as error:
            self._retries.failed_with(stream, error)
            if stream.kind == "season":
                self._stale.add(stream)  # what it keeps up to date may be behind, though all was told
            if isinstance(error, FAULTS):
                log.warning("post still held up", kind=stream.kind, id=stream.id, error=repr(error))
                await self._tellers[stream.kind](stream.id).report(error)
            else:
                log.exception("announcement failed", kind=stream.kind, id=stream.id)
            return False
        self._retries.forget(stream)
        return True

    async def _tell_in_order(self, stream: Stream) -> Posted | None:
        """Tell what a log still has to tell; return what became of the last post, None if there was none for us."""
        teller, posted, fresh = self._tellers[stream.kind](stream.id), None, list[Any]()
        async with teller.lock:
            # What is committed meanwhile is told by its process, as soon as we are through: nobody looks twice.
            # Deliveries of secrets are our own, and the first board waits for them.
            brief = await self._outbox.brief(stream, share=self._share())
            await teller.know(brief)
            waiting = brief.waiting
            while waiting:
                fresh += self._fresh.pop(stream, ())
                due = await teller.next(waiting, fresh)
                if due is None:
                    self._fresh[stream] = fresh
                    return posted
                posted = await self._tell(teller, due)
                waiting = tuple(later for later in waiting if later.first > due.announcement.last)
                if not waiting and teller.writes(due):
                    waiting = tuple(await self._outbox.announcements(stream, share=self._share()))
            await teller.finish()
        return posted

    async def _tell(self, teller: Teller[Any], due: Due[Any]) -> Posted:
        """Tell of a change: its post, which may be stepped over, what follows it, and that it is done."""
        posted = Posted()
        async with stepping_over(teller.report, partial(teller.can_do_without, due)) as step:
            posted = await teller.post(due)
        if step.refusal is not None:
            posted = Posted(refusal=step.refusal)
        notices = await teller.follow(due, posted)
        await self._outbox.announced(due.announcement, posted.location, notices)
        if notices:
            self._runtime.bells.ring("notices")
        return posted
