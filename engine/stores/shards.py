"""The store by which several processes share one database: who holds which shard, and what was answered.

Times are by the clock of the database, so that processes need not agree on the time; only beats are times of matches.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Lease:
    """The lease of a shard, as far as it is known.

    Attributes:
        shard: its number, from 0.
        count: how many shards there are.
        holder: the process that holds it, None if it was given back.
        seconds: how long it is held from now; negative: how long it has been free.
        is_own: the holder was told to look after it, and gives it only to a process that takes over from it.
        wanted_by: the process that wants it next, None if none does any more.
        is_noting: the holder notes what it answers.
        is_ready: the process that wants it hears it, too.
    """

    shard: int
    count: int
    holder: str | None
    seconds: float
    is_own: bool = False
    wanted_by: str | None = None
    is_noting: bool = False
    is_ready: bool = False

    @property
    def is_free(self) -> bool:
        """Tell whether nobody holds it; its last holder may have died."""
        return self.holder is None or self.seconds <= 0


class ShardStore(Protocol):
    """Keeps leases on shards. Every method is one transaction, and none waits for a match."""

    async def divide(self, count: int) -> Sequence[Lease]:
        """Divide everything into `count` shards, unless shards of another number are held; return the leases."""
        ...

    async def seize(self, holder: str, count: int, *, seconds: float) -> None:
        """Divide everything into `count` shards and hold all of them, also others': the caller must be alone."""
        ...

    async def leases(self) -> Sequence[Lease]:
        """Return what is known of all shards, by their numbers."""
        ...

    async def claim(
        self, holder: str, shards: Collection[int], *, seconds: float, own: Collection[int] = ()
    ) -> frozenset[int]:
        """Take those of some shards that are free, for some seconds, and return them.

        `own` are the shards that the process was told to look after.
        """
        ...

    async def renew(self, holder: str, *, seconds: float, own: Collection[int] = ()) -> Sequence[Lease]:
        """Extend what a process still holds or wants to some seconds from now; return what is known of all shards.

        A lapsed lease is extended, too, if nobody has claimed it. `own` is as for `claim`. No other lease and no wish
        then lasts for more than twice as long, even if the clock was put back since it was made.
        """
        ...

    async def give_back(self, holder: str, shards: Collection[int]) -> None:
        """Give up shards, and every wish for one of them."""
        ...

    async def want(self, by: str, shards: Collection[int], *, seconds: float) -> frozenset[int]:
        """Ask the holders of shards for them, and return the shards that no other process asks for."""
        ...

    async def stop_wanting(self, by: str) -> None:
        """Take back every wish of a process."""
        ...

    async def note(self, holder: str, shard: int) -> None:
        """Say that the holder of a wanted shard notes what it answers."""
        ...

    async def say_ready(self, by: str, shard: int) -> None:
        """Say that the process that wants a shard hears it."""
        ...

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        """Give a shard to the process that wants it and is ready; False if there is none, or the shard is not held."""
        ...

    async def beat(self, shards: Collection[int], at: datetime) -> None:
        """Record that matches of shards were looked after at a time."""
        ...

    async def beats(self) -> Mapping[int, datetime]:
        """Return when the matches of each shard were last looked after, for the shards that ever were."""
        ...

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Record that interactions of Discord are answered, and return those that were not recorded before."""
        ...

    async def answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Return which of some interactions are recorded as answered."""
        ...

    async def forget_answered(self, *, seconds: float) -> None:
        """Delete what was recorded as answered longer ago than some seconds."""
        ...

    async def reserve_identify(self, bucket: int, *, seconds: float) -> float:
        """Reserve the next time at which a shard of a bucket may identify; return in how many seconds that is.

        Two such times are at least `seconds` apart, whichever process asks. But if more are reserved than there are
        shards, which only happens when processes have died or the clock was put back, the next one is now.
        """
        ...
