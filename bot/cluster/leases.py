"""Leases of the shards that this process holds: kept up in the database, counted down by its own clock.

The countdown begins when the database is *asked*, so a process never believes that it holds what another may have. A
process that was stopped, or slept with its machine, finds that its time is over before it does anything. It may have
slept since it decided to post something, and another process has posted the same: `fence` checks once more, at the
last moment before the request.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Final

import aiohttp
import structlog

from bot.cluster.claims import Orders, claims, gives_way, rivals, wished
from bot.platform.background import BackgroundTask
from engine.share import Share
from engine.stores.shards import Lease, ShardStore
from storage.errors import StorageError

LEASE_SECONDS: Final = 15.0
RENEWALS: Final = 5
"""How often a lease is renewed while it lasts: every 3 seconds."""
LOOKS_EVERY: Final = 1.0

log = structlog.get_logger(__name__)


def seconds_since_start() -> float:
    """Return a counter of seconds that goes on while the machine sleeps, which monotonic time on Linux does not."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class CannotJoin(Exception):
    """This process cannot share the database with those that are there; the message says why."""


class OtherCount(CannotJoin):
    """The other processes use another number of shards."""

    def __init__(self, wanted: int, found: int) -> None:
        super().__init__(
            f"The running processes divide everything into {found} shards, not {wanted}. "
            "Start this one with their number, or stop them all first."
        )


class ShardsHeld(CannotJoin):
    """Another living process was told to look after the same shards."""

    def __init__(self, lease: Lease) -> None:
        super().__init__(
            f"Shard {lease.shard} of {lease.count} is held by another process ({lease.holder}). "
            "Stop that one, give this one other shards, or start it with --take-over."
        )


class Leases(BackgroundTask):
    """Keeps leases on shards: renews them, claims free ones, asks for others.

    Args:
        shards: where the leases are kept.
        process: the name of this process there.
        orders: what it was told to look after.
        elapsed: the counter of seconds.
        seconds: how long a lease lasts.
        pause: seconds between two looks.
        sleep: waits for some seconds.
    """

    def __init__(
        self,
        shards: ShardStore,
        process: str,
        orders: Orders,
        *,
        elapsed: Callable[[], float] = seconds_since_start,
        seconds: float = LEASE_SECONDS,
        pause: float = LOOKS_EVERY,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        super().__init__("leases", pause=pause)
        self.process: Final = process
        self._shards = shards
        self._orders = orders
        self._elapsed = elapsed
        self._seconds = seconds
        self._sleep = sleep
        self._turn = asyncio.Lock()  # what was read before a shard is given away must not be learnt after it
        self._renewed = float("-inf")
        self._until: dict[int, float] = {}
        self._attended: set[int] = set()
        self._seen: Sequence[Lease] = ()
        self._on_change: list[Callable[[], None]] = []
        self.count = 1

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever the shards that are held or coming change."""
        self._on_change.append(listener)

    def holds(self, shard: int) -> bool:
        """Tell whether this process surely holds a shard at this moment."""
        return self._until.get(shard, float("-inf")) > self._elapsed()

    @property
    def held(self) -> frozenset[int]:
        """Return the shards that this process surely holds at this moment."""
        return frozenset(filter(self.holds, self._until))

    @property
    def kept(self) -> frozenset[int]:
        """Return the shards that are this process's own as far as it knows, even if their time is over for now."""
        return frozenset(self._until)

    @property
    def coming(self) -> frozenset[int]:
        """Return the shards whose holders note what they answer, so that this process may hear them."""
        return frozenset(lease.shard for lease in self._seen if lease.wanted_by == self.process and lease.is_noting)

    def share(self) -> Share:
        """Return what this process looks after now: shards that it holds, and is ready to look after."""
        return Share(self.held & self._attended, self.count)

    def attend(self, shard: int) -> None:
        """Look after a shard from now on: its servers are known, and its matches have got their time back."""
        if shard in self._until:
            self._attended.add(shard)

    async def begin(self, count: int) -> None:
        """Join the processes that share the database.

        The leases of a process that died a moment ago still run, so one that is in the way is given time to lapse.

        Raises:
            CannotJoin: it is impossible.
            StorageError: the database cannot be used.
        """
        # This process holds nothing yet, but to renew bounds what others have left.
        await self._shards.renew(self.process, seconds=self._seconds)
        leases = await self._shards.divide(count)
        if found := {lease.count for lease in leases} - {count}:
            raise OtherCount(count, found.pop())
        self.count = count
        if not self._orders.is_taking_over:
            await self._outlive(leases)
        await self.look()
        self.start()

    async def stop(self) -> None:
        """End, and give everything back."""
        await super().stop()
        self._until.clear()
        try:
            await self._shards.give_back(self.process, range(self.count))
        except StorageError as error:
            log.warning("leases are left to lapse", error=str(error))

    async def poll(self) -> float:
        """Look at the leases; if the database is away, ask again soon, whatever becomes of what is held."""
        try:
            await self.look()
        except StorageError as error:
            log.warning("leases not renewed", error=str(error), held=len(self.held))
        return self._pause / 10 if self.coming else self._pause

    async def look(self) -> None:
        """Renew what is held, take what is free and ask for what others are to give."""
        before = self.held, self.coming
        async with self._turn:
            await self._look()
        if before != (self.held, self.coming):
            for listener in self._on_change:
                listener()

    async def ready(self, shard: int) -> None:
        """Say that this process hears a shard that is coming."""
        await self._shards.say_ready(self.process, shard)

    async def leases(self) -> Sequence[Lease]:
        """Return what is known of all shards."""
        return await self._shards.leases()

    async def note(self, holder: str, shard: int) -> None:
        """Say that the holder of a wanted shard notes what it answers."""
        await self._shards.note(holder, shard)

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Note interactions as answered; return those that nobody had noted."""
        return await self._shards.record_answered(interactions)

    async def forget_answered(self, *, seconds: float) -> None:
        """Forget what was noted longer ago than some seconds."""
        await self._shards.forget_answered(seconds=seconds)

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        """Give a shard to the process that wants it, and hold it no longer; False if that process is gone."""
        async with self._turn:
            until = self._until.pop(shard, float("-inf"))
            is_given = await self._shards.hand_over(holder, shard, seconds=seconds)
            if not is_given:
                self._until[shard] = until
        return is_given

    async def _look(self) -> None:
        asked = self._elapsed()
        if asked - self._renewed >= self._seconds / RENEWALS or not self.held:
            own = self._orders.own
            leases = await self._shards.renew(self.process, seconds=self._seconds, own=own)
            self._renewed = asked
        else:
            leases = await self._shards.leases()
        self._learn(leases, asked)
        await self._claim()

    async def _outlive(self, leases: Sequence[Lease]) -> None:
        """Wait until the leases of others on our own shards lapse; a lease that is renewed has a living holder.

        Raises:
            ShardsHeld: one is renewed.
        """
        seconds: dict[int, float] = {}
        while held := rivals(leases, self.process, self._orders):
            for lease in leases:
                if lease.shard in held and lease.seconds > seconds.setdefault(lease.shard, lease.seconds):
                    raise ShardsHeld(lease)
            seconds = {lease.shard: lease.seconds for lease in leases}
            await self._sleep(self._pause)
            leases = await self._shards.leases()

    async def _claim(self) -> None:
        if self._orders.is_taking_over and gives_way(self._seen, self.process):
            log.warning("another process takes over as well: this one gives way")
            self._orders = replace(self._orders, is_taking_over=False)
            await self._shards.stop_wanting(self.process)
        asked, next_ones = self._elapsed(), claims(self._seen, self.process, self._orders)
        if next_ones.free:
            claimed = await self._shards.claim(
                self.process, next_ones.free, seconds=self._seconds, own=self._orders.own
            )
            self._until |= dict.fromkeys(claimed, asked + self._seconds)
            log.info("shards claimed", shards=sorted(claimed))
        if next_ones.wanted:
            await self._shards.want(self.process, next_ones.wanted, seconds=self._seconds)
        elif self._orders.is_taking_over and self.held >= wished(self._seen, self._orders):
            self._orders = replace(self._orders, is_taking_over=False)  # the next process to ask may have it

    def _learn(self, leases: Sequence[Lease], asked: float) -> None:
        """Adopt what the database says; leases that it no longer has are lost."""
        until = {
            lease.shard: asked + min(lease.seconds, self._seconds)  # the clock of the database may have been put back
            for lease in leases
            if lease.holder == self.process
        }
        if lost := self._until.keys() - until.keys():
            log.info("shards gone", shards=sorted(lost))
        if until.keys() - self._until.keys():
            self._renewed = float("-inf")  # what others have given is told to be our own at the next look
        self._seen, self._until = leases, until
        self._attended &= until.keys()


CHANNEL: Final = re.compile(r"/channels/(\d+)")


class NotHeld(ConnectionError):
    """This process does not hold the shard at this moment; the one that does posts."""


def fence(trace: aiohttp.TraceConfig, may_post: Callable[[int], bool]) -> aiohttp.TraceConfig:
    """Let a trace refuse requests that change a channel unless `may_post` allows it at the last moment; return it.

    Such a request fails as if Discord could not be reached.
    """

    async def look(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        found = CHANNEL.search(request.url.path)
        if request.method != "GET" and found is not None and not may_post(int(found[1])):
            raise NotHeld(f"channel {found[1]} belongs to another process now")

    trace.on_request_start.insert(0, look)
    return trace
