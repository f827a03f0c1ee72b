"""Leases on shards in memory, for tests; one clock stands for the database's."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from time import monotonic

from engine.stores.shards import Lease
from storage.database.shards import FEWEST_PLACES


@dataclass(frozen=True, slots=True)
class Kept:
    """A shard as it is kept: times are points on the clock."""

    lease: Lease
    until: float
    wanted_until: float = 0.0


class MemoryShards:
    """Leases on shards; implements `engine.stores.shards.ShardStore`."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._kept: list[Kept] = []
        self._beats: dict[int, datetime] = {}
        self._answered: dict[int, float] = {}
        self._identified: dict[int, float] = {}

    async def divide(self, count: int) -> Sequence[Lease]:
        leases = await self.leases()
        if {lease.count for lease in leases} != {count} and all(lease.is_free for lease in leases):
            self._kept = [Kept(Lease(shard, count, None, 0), self._now()) for shard in range(count)]
            self._beats = dict.fromkeys(range(count), min(self._beats.values())) if self._beats else {}
        return await self.leases()

    async def seize(self, holder: str, count: int, *, seconds: float) -> None:
        self._kept = [Kept(kept.lease, self._now()) for kept in self._kept]
        await self.divide(count)
        self._change(lambda _: True, lambda lease: replace(unasked(lease), holder=holder, is_own=True), until=seconds)

    async def leases(self) -> Sequence[Lease]:
        return [self._seen(kept) for kept in self._kept]

    async def claim(
        self, holder: str, shards: Collection[int], *, seconds: float, own: Collection[int] = ()
    ) -> frozenset[int]:
        def claimed(lease: Lease) -> Lease:
            wanted_by = None if lease.wanted_by == holder else lease.wanted_by
            return Lease(lease.shard, lease.count, holder, seconds, lease.shard in own, wanted_by)

        return self._change(lambda lease: lease.shard in shards and lease.is_free, claimed, until=seconds)

    async def renew(self, holder: str, *, seconds: float, own: Collection[int] = ()) -> Sequence[Lease]:
        def renewed(lease: Lease) -> Lease:
            return replace(lease, is_own=lease.shard in own)

        self._change(lambda lease: lease.holder == holder, renewed, until=seconds)
        for number, kept in enumerate(self._kept):
            if kept.lease.wanted_by == holder:
                self._kept[number] = replace(kept, wanted_until=self._now() + seconds)
        end = self._now() + 2 * seconds
        self._kept = [
            replace(kept, until=min(kept.until, end), wanted_until=min(kept.wanted_until, end)) for kept in self._kept
        ]
        return await self.leases()

    async def give_back(self, holder: str, shards: Collection[int]) -> None:
        def freed(lease: Lease) -> Lease:
            return Lease(lease.shard, lease.count, None, 0, wanted_by=lease.wanted_by)

        self._change(lambda lease: lease.shard in shards and lease.holder == holder, freed, until=0)
        self._change(lambda lease: lease.shard in shards and lease.wanted_by == holder, unasked)

    async def want(self, by: str, shards: Collection[int], *, seconds: float) -> frozenset[int]:
        def may(lease: Lease) -> bool:
            return lease.shard in shards and lease.holder not in (None, by) and lease.wanted_by in (None, by)

        def wanted(lease: Lease) -> Lease:
            return lease if lease.wanted_by == by else replace(unasked(lease), wanted_by=by)

        return self._change(may, wanted, wanted_until=seconds)

    async def stop_wanting(self, by: str) -> None:
        self._change(lambda lease: lease.wanted_by == by, unasked)

    async def note(self, holder: str, shard: int) -> None:
        self._change(
            lambda lease: (lease.shard, lease.holder) == (shard, holder) and lease.wanted_by is not None,
            lambda lease: replace(lease, is_noting=True),
        )

    async def say_ready(self, by: str, shard: int) -> None:
        self._change(
            lambda lease: (lease.shard, lease.wanted_by) == (shard, by), lambda lease: replace(lease, is_ready=True)
        )

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        def may(lease: Lease) -> bool:
            is_held = (lease.shard, lease.holder) == (shard, holder) and lease.seconds > 0
            return is_held and lease.wanted_by is not None and lease.is_ready

        def given(lease: Lease) -> Lease:
            return Lease(lease.shard, lease.count, lease.wanted_by, seconds, lease.is_own)

        return bool(self._change(may, given, until=seconds))

    async def beat(self, shards: Collection[int], at: datetime) -> None:
        known = {kept.lease.shard for kept in self._kept}
        self._beats |= dict.fromkeys(known.intersection(shards), at)

    async def beats(self) -> Mapping[int, datetime]:
        return dict(self._beats)

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        new = frozenset(interactions) - self._answered.keys()
        self._answered |= dict.fromkeys(new, self._now())
        return new

    async def answered(self, interactions: Collection[int]) -> frozenset[int]:
        return frozenset(self._answered).intersection(interactions)

    async def forget_answered(self, *, seconds: float) -> None:
        since = self._now() - seconds
        self._answered = {interaction: at for interaction, at in self._answered.items() if at >= since}

    async def reserve_identify(self, bucket: int, *, seconds: float) -> float:
        now = self._now()
        next_one = self._identified.get(bucket, now - seconds) + seconds
        places = max(FEWEST_PLACES, len(self._kept))
        self._identified[bucket] = now if next_one > now + places * seconds else max(now, next_one)
        return self._identified[bucket] - now

    def _seen(self, kept: Kept) -> Lease:
        seen = replace(kept.lease, seconds=kept.until - self._now())
        return seen if kept.wanted_until > self._now() else unasked(seen)

    def _change(
        self,
        may: Callable[[Lease], bool],
        change: Callable[[Lease], Lease] = lambda lease: lease,
        *,
        until: float | None = None,
        wanted_until: float | None = None,
    ) -> frozenset[int]:
        """Change those leases that may be, as they are seen now, and return which they are."""
        changed = {number: seen for number, kept in enumerate(self._kept) if may(seen := self._seen(kept))}
        for number, seen in changed.items():
            kept = self._kept[number]
            self._kept[number] = Kept(
                change(seen),
                kept.until if until is None else self._now() + until,
                kept.wanted_until if wanted_until is None else self._now() + wanted_until,
            )
        return frozenset(changed)


def unasked(lease: Lease) -> Lease:
    """Return a lease that nobody wants."""
    return replace(lease, wanted_by=None, is_noting=False, is_ready=False)
