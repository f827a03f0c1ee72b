"""How a process of several comes by its share of the work: by leases on shards, in their simplest form.

Whoever has died holds nothing any more: the world lets its leases lapse. A process that holds more than its part gives
some back now and then, when nothing is under way.
"""

import random
from typing import Final

from engine.log.shard_store import ShardStore
from engine.share import EVERYTHING, Share
from tests.crashes.world import World

SECONDS: Final = 3600.0
"""Longer than anybody lives here, so that no machine is too slow."""
GIVES_BACK: Final = 0.3


class Holding:
    """Holds what is free, as far as the others leave it.

    Args:
        world: whose work is shared out.
        shards: where leases are kept.
        name: who holds.
        lot: what chance comes from.
    """

    def __init__(self, world: World, shards: ShardStore, name: str, lot: random.Random) -> None:
        self._count = world.processes
        self._shards = shards
        self._name = name
        self._lot = lot
        self._held: frozenset[int] = frozenset()

    is_given = False

    def share(self) -> Share:
        """Return what this process looks after."""
        return EVERYTHING if self._count == 1 else Share(self._held, self._count)

    @property
    def has_any(self) -> bool:
        """Tell whether there is something to look after."""
        return bool(self.share().shards)

    async def go_on(self) -> None:
        """Take what is free, or give back what is too much."""
        if self._count == 1:
            return
        leases = await self._shards.divide(self._count)
        self._held = frozenset(lease.shard for lease in leases if lease.holder == self._name)
        if len(self._held) > 1 and self._lot.random() < GIVES_BACK:
            given = self._lot.choice(sorted(self._held))
            self._held -= {given}
            await self._shards.give_back(self._name, [given])
            return
        if free := [lease.shard for lease in leases if lease.is_free]:
            self._held |= await self._shards.claim(self._name, free, seconds=SECONDS)
