"""Handover of shards to processes that ask for them, without losing what people press meanwhile (docs/adr/0026).

The process that asks already hears the shard when it gets it. Until then this one answers and notes what it answers;
then it makes new interactions wait, finishes what it has begun, and gives the shard away.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence, Set
from time import monotonic
from typing import Final, Protocol

import structlog

from bot.cluster.interaction_gate import LATELY_SECONDS, AnsweredInteractions, InteractionGate
from bot.platform.background import BackgroundTask
from engine.stores.shards import Lease

LOOKS_EVERY: Final = 1.0
LOOKS_EVERY_WHEN_ASKED: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Between two looks while the database does not answer: another process may be waiting."""
PATIENCE_SECONDS: Final = 5.0
LEASE_SECONDS: Final = 15.0
KEPT_SECONDS: Final = 900.0
"""How long the answers of a handover stay noted; Discord accepts none later than that."""

log = structlog.get_logger(__name__)


class GivenShards(AnsweredInteractions, Protocol):
    """The leases, as far as they are given away (`bot.cluster.leases.Leases`, `engine.stores.shards.ShardStore`)."""

    async def leases(self) -> Sequence[Lease]:
        """Return what is known of all shards."""
        ...

    async def note(self, holder: str, shard: int) -> None:
        """Say that the holder of a wanted shard notes what it answers."""
        ...

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        """Give a shard to the process that wants it; False if that process is gone."""
        ...

    async def forget_answered(self, *, seconds: float) -> None:
        """Forget what was noted longer ago than some seconds."""
        ...


class HandoverOut(BackgroundTask):
    """Looks whether somebody wants what this process holds.

    Args:
        shards: the leases.
        process: the name of this process in them.
        gate: knows which interactions are answered here.
        rest: stops the work that nobody asks for.
        go_on: starts it again, for the shards that are left.
        on_all_given: called when nothing is held any more.
        elapsed: the counter of seconds.
    """

    def __init__(
        self,
        shards: GivenShards,
        process: str,
        gate: InteractionGate,
        *,
        rest: Callable[[], Awaitable[None]],
        go_on: Callable[[], None],
        on_all_given: Callable[[], None],
        elapsed: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__("giving shards away", pause=LOOKS_EVERY, longest=LONGEST_PAUSE)
        self._asked_at: dict[int, float] = {}
        self._shards = shards
        self._process = process
        self._gate = gate
        self._rest = rest
        self._go_on = go_on
        self._on_all_given = on_all_given
        self._elapsed = elapsed

    async def poll(self) -> float:
        """Bring each shard that is wanted one step further."""
        held = [lease for lease in await self._shards.leases() if lease.holder == self._process]
        wanted = [lease for lease in held if lease.wanted_by is not None]
        await self._settle(held)
        for lease in wanted:
            await self._note(lease)
        if ready := {lease.shard for lease in wanted if lease.is_noting and lease.is_ready}:
            await self._give(ready, is_all=len(ready) == len(held))
        return LOOKS_EVERY_WHEN_ASKED if wanted else LOOKS_EVERY

    async def _settle(self, held: Collection[Lease]) -> None:
        """Answer at once again in shards that nobody has wanted for a while: no other process hears them."""
        now, known = self._elapsed(), self._asked_at
        self._asked_at = {
            lease.shard: now if lease.wanted_by is not None else known.get(lease.shard, now) for lease in held
        }
        settled = [
            shard
            for shard, asked_at in self._asked_at.items()
            if self._gate.way(shard) == "noting" and now - asked_at > LATELY_SECONDS
        ]
        if settled:
            self._gate.open(settled)
            await self._shards.forget_answered(seconds=KEPT_SECONDS)

    async def _note(self, lease: Lease) -> None:
        """Begin to note what is answered, and say so."""
        if self._gate.way(lease.shard) != "noting":
            log.info("shard asked for", shard=lease.shard, by=lease.wanted_by)
            await self._gate.note([lease.shard], self._shards)
        if not lease.is_noting:
            await self._shards.note(self._process, lease.shard)

    async def _give(self, ready: Set[int], *, is_all: bool) -> None:
        """Give shards away if they are still wanted once everything that was begun has ended."""
        given: set[int] = set()
        self._gate.keep(ready)
        log.info("gate shut", shards=sorted(ready))
        try:
            await self._gate.drained(ready, patience=PATIENCE_SECONDS)
            await self._rest()
            for shard in sorted(ready):
                if await self._shards.hand_over(self._process, shard, seconds=LEASE_SECONDS):
                    given.add(shard)
        finally:
            self._gate.shut(given)
            self._gate.note_again(ready - given)
            log.info("shards given away", shards=sorted(given))
            if is_all and given == ready:
                self._on_all_given()
            else:
                self._go_on()
