"""Claims of a process to shards: those that --shards names, like 0-3/16, and those that it asks others for.

Pure functions of what is known of the leases.
"""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from engine.share import Share
from engine.stores.shards import Lease

FOREIGN_SECONDS: Final = 15.0
"""How long a shard that was given back waits for the process that was told to look after it."""


@dataclass(frozen=True, slots=True)
class Orders:
    """The operator's orders to a process.

    Attributes:
        share: the shards that it is to look after; None for a fair number.
        is_taking_over: take them over even from a process that was told the same; if none are named, take all.
    """

    share: Share | None = None
    is_taking_over: bool = False

    @property
    def is_even(self) -> bool:
        """Tell whether it is to have no more than is fair."""
        return self.share is None and not self.is_taking_over

    @property
    def own(self) -> frozenset[int]:
        """Return the shards that nobody else is to look after."""
        return self.share.shards if self.share else frozenset()


@dataclass(frozen=True, slots=True)
class Claims:
    """The next steps of a process: the shards it takes as nobody holds them, and those it asks their holders for."""

    free: frozenset[int] = frozenset()
    wanted: frozenset[int] = frozenset()


def claims(leases: Sequence[Lease], process: str, orders: Orders) -> Claims:
    """Return what a process is to claim and to ask for.

    Nobody takes more than a fair share of what is free, so that a process that dies leaves its shards to all others.
    One that was told what to look after gets that however much it is, and also takes in what nobody else comes for.
    """
    held = [lease for lease in leases if not lease.is_free]
    living = {process, *(lease.holder for lease in held), *(lease.wanted_by for lease in leases)} - {None}
    mine = [lease.shard for lease in held if lease.holder == process]
    room = -(-len(leases) // len(living)) - len(mine)
    if orders.is_even:
        free = [lease.shard for lease in leases if lease.is_free]
        is_asked = any(asks(lease, process) for lease in held if lease.holder == process)
        fewer = frozenset() if free or is_asked else _evened(held, process, len(mine))
        return Claims(frozenset(free[: max(0, room)]), fewer)
    told = wished(leases, orders)
    own = frozenset(lease.shard for lease in leases if lease.is_free and lease.shard in told)
    is_replaced = any(asks(lease, process) for lease in held if lease.holder == process and lease.shard in told)
    orphans = [lease.shard for lease in leases if lease.shard not in told and _is_orphan(lease)]
    wanted = [
        lease.shard
        for lease in held
        if lease.shard in told and lease.holder != process
        if orders.is_taking_over or not (lease.is_own or is_replaced)
    ]
    return Claims(own | frozenset(orphans[: max(0, room - len(own))]), frozenset(wanted))


def gives_way(leases: Sequence[Lease], process: str) -> bool:
    """Tell whether another process takes over from one that takes over itself, and is to have its way.

    It asks for all that there is to have; of two that do so the first by name goes on, else they would swap for ever.
    """
    askers = {lease.wanted_by for lease in leases if lease.holder == process and not lease.is_free}
    return len(askers) == 1 and all(asker is not None and asker < process for asker in askers)


def asks(lease: Lease, process: str) -> bool:
    """Tell whether somebody else than a process asks for a shard."""
    return lease.wanted_by not in (None, process)


def wished(leases: Sequence[Lease], orders: Orders) -> frozenset[int]:
    """Return the shards that a process is to have whatever the others have: what it was told, or is to take over."""
    everything = frozenset(lease.shard for lease in leases)
    return everything if orders.share is None and orders.is_taking_over else orders.own


def rivals(leases: Sequence[Lease], process: str, orders: Orders) -> frozenset[int]:
    """Return the shards that another process was told to look after as well."""
    return frozenset(
        lease.shard
        for lease in leases
        if not lease.is_free and lease.is_own and lease.holder != process and lease.shard in orders.own
    )


def _is_orphan(lease: Lease) -> bool:
    """Tell whether nobody is coming for a shard: its holder has died, or it was given back some time ago."""
    return lease.is_free and (lease.holder is not None or lease.seconds <= -FOREIGN_SECONDS)


def _evened(held: Collection[Lease], process: str, mine: int) -> frozenset[int]:
    """Return shards of the richest, as long as these have at least two more than the process would have then."""
    having = Counter(lease.holder for lease in held if lease.wanted_by in (None, process))
    wanted: list[int] = []
    others = [lease for lease in held if not lease.is_own and lease.holder != process]
    asked = [lease for lease in others if lease.wanted_by == process]
    unasked = [lease for lease in others if lease.wanted_by is None]
    for lease in [*asked, *sorted(unasked, key=lambda lease: -having[lease.holder])]:
        if having[lease.holder] > mine + len(wanted) + 1:
            having[lease.holder] -= 1
            wanted.append(lease.shard)
    return frozenset(wanted)


SHARDS_FORM: Final = re.compile(r"(?P<parts>\d+(-\d+)?(,\d+(-\d+)?)*)/(?P<count>\d+)")
MOST_SHARDS: Final = 16_384
"""More shards than any bot has; it keeps typing errors from becoming long lists."""


class NotARange(ValueError):
    """Text that names no shards; the message says why."""


def parse_shards(text: str) -> Share:
    """Return the shards that a text names.

    Raises:
        NotARange: it names none, or some that do not exist.
    """
    found = SHARDS_FORM.fullmatch(text.strip())
    if found is None:
        raise NotARange(f"{text!r} names no shards: write for example 0-3/16, the first four of sixteen.")
    count = int(found["count"])
    if not 0 < count <= MOST_SHARDS:
        raise NotARange(f"There can be 1 to {MOST_SHARDS} shards, not {count}.")
    shards: set[int] = set()
    for part in found["parts"].split(","):
        first, _, last = part.partition("-")
        span = range(int(first), int(last or first) + 1)
        if not span or span[-1] >= count:
            raise NotARange(f"{part} is no range of shards: of {count} there are 0 to {count - 1}.")
        shards.update(span)
    return Share(frozenset(shards), count)
