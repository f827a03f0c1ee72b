"""A process's share of the work among several: by the bot's own leases, looked at between two rounds.

A dead process holds nothing: the world lets its leases lapse. One with less than a fair share asks the others
for some, and is given it as in an update.
"""

from typing import Final

from bot.cluster.claims import Orders
from bot.cluster.handover_out import HandoverOut
from bot.cluster.interaction_gate import InteractionGate
from bot.cluster.leases import Leases
from engine.share import EVERYTHING, Share
from engine.stores.shards import ShardStore
from tests.crashes.world import World

SECONDS: Final = 3600.0
"""Longer than anybody lives here, so that no machine is too slow."""


class Holding:
    """Holds a fair share.

    Args:
        world: whose work is shared out.
        shards: where leases are kept.
        name: who holds.
    """

    is_given = False

    def __init__(self, world: World, shards: ShardStore, name: str) -> None:
        self._shards = shards
        self._is_known = False
        self._count = world.processes
        self._leases = Leases(shards, name, Orders(), seconds=SECONDS)
        self._leases.count = world.processes
        self._giving = HandoverOut(
            shards,
            name,
            InteractionGate(world.processes),
            rest=self._rest,
            go_on=lambda: None,
            on_all_given=lambda: None,
        )

    def share(self) -> Share:
        """Return what this process looks after, nothing while a fault keeps it from knowing."""
        if self._count == 1:
            return EVERYTHING
        return self._leases.share() if self._is_known else Share(frozenset(), self._count)

    @property
    def has_any(self) -> bool:
        """Tell whether there is something to look after."""
        return bool(self.share().shards)

    async def go_on(self) -> None:
        """Take what is free, ask for what is too much elsewhere, give what is asked for."""
        if self._count == 1:
            return
        self._is_known = False
        await self._shards.divide(self._count)
        await self._giving.poll()
        await self._leases.look()
        for shard in self._leases.coming:
            await self._shards.say_ready(self._leases.process, shard)
        for shard in self._leases.held - self._leases.share().shards:
            self._leases.attend(shard)
        self._is_known = True

    async def _rest(self) -> None:
        """Do nothing: between two rounds nothing is under way."""
