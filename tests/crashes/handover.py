"""Handover of a database file from one process to another, as with `--take-over`."""

from typing import Final, cast

from bot.cluster.handover_in import HandoverIn
from bot.cluster.handover_out import HandoverOut
from bot.cluster.interaction_gate import InteractionGate
from engine.share import EVERYTHING, Share
from engine.stores.shards import ShardStore
from storage.database.connection import Mark
from storage.upkeep.handover import beside, try_mark
from tests.crashes.points import Points, Watched
from tests.crashes.world import KEY, World

ALL: Final = frozenset({0})
PATIENCE: Final = 2.0
FOR_GOOD_SECONDS: Final = 1e9


async def taken(world: World, points: Points, name: str) -> Mark:
    """Return the mark of a database file as soon as nobody else has it; ask its holder to let go."""
    marks: list[Mark] = []

    async def is_ours() -> bool:
        marks.extend(filter(None, [try_mark(world.url)]))
        return bool(marks)

    if not await is_ours():
        async with beside(world.url, secret_key=KEY, patience=PATIENCE) as shards:
            watched = cast("ShardStore", Watched(shards, points, "shards."))
            await HandoverIn(watched, name, ALL, is_ours=is_ours).take()
    return marks[0]


class Tenure:
    """Looks after everything until another process wants the file."""

    has_any = True

    def __init__(self, shards: ShardStore, name: str) -> None:
        self._shards = shards
        self._name = name
        self._has_seized = False
        self.is_given = False
        self._giving = HandoverOut(
            shards, name, InteractionGate(), rest=self._rest, go_on=lambda: None, on_all_given=self._leave
        )

    def share(self) -> Share:
        """Return what this process looks after."""
        return EVERYTHING

    async def go_on(self) -> None:
        """Say who has the file; bring the handover, if one has begun, a step further."""
        if not self._has_seized:
            await self._shards.seize(self._name, len(ALL), seconds=FOR_GOOD_SECONDS)
            self._has_seized = True
        await self._giving.poll()

    async def _rest(self) -> None:
        """Do nothing: between two rounds nothing is under way."""

    def _leave(self) -> None:
        self.is_given = True
