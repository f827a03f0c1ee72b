"""Worlds whose database is on a server: PostgreSQL."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import text

from tests.crashes.blows import Blow, Kind, early_or_late
from tests.crashes.cluster import Cluster
from tests.crashes.judge import Kept
from tests.crashes.world import GAMES, World

PROCESSES = 2
KINDS: tuple[Kind, ...] = ("killed", "server", "connections")

LAPSE = (
    text("UPDATE shards SET until = 0 WHERE holder = :name"),
    text("UPDATE shards SET wanted_until = 0 WHERE wanted_by = :name"),
)


class OnServer:
    """How worlds on a server are made, struck and read."""

    kinds: Collection[Kind] = frozenset(KINDS)
    away_s: Sequence[int] = (1,)

    def __init__(self, games: tuple[str, ...] = GAMES) -> None:
        self._games = games

    def __enter__(self) -> Self:
        self._cluster = Cluster()
        self._cluster.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._cluster.end()

    def make(self, folder: Path, seed: int) -> World:
        """Make a world with an empty database."""
        return World(folder, self._cluster.make_database(f"world{seed}"), seed, self._games, PROCESSES)

    def lots(self, world: World, rng: random.Random) -> Sequence[Blow]:
        """Draw what befalls the next life: it goes on when the server or its connections end, not when it is killed."""
        del world
        blows: list[Blow] = []
        while not blows or blows[-1].kind != "killed":
            blows.append(Blow(rng.choice(KINDS), early_or_late(rng)))
        return blows

    def powers(self, world: World, rng: random.Random) -> tuple[Mapping[Kind, Callable[[], None]], Callable[[], None]]:
        """Return how a life is struck, other than to death."""
        del world, rng
        return {"server": self._cluster.crash, "connections": self._cluster.cut}, lambda: None

    def bury(self, world: World, blow: str, name: str, rng: random.Random) -> None:
        """Let the leases and wishes of the dead lapse, as they would within seconds."""
        del blow, rng
        with self._cluster.connected(world.url) as database:
            for statement in LAPSE:
                database.execute(statement, {"name": name})

    def read(self, world: World) -> Kept:
        """Read what people may remember."""
        with self._cluster.connected(world.url) as database:
            facts = database.execute(text("SELECT match, seq, digest FROM log")).all()
            seasons = database.execute(text("SELECT season, seq FROM season_log")).all()
            ways = database.execute(text("SELECT id, notice FROM persons")).all()
        return Kept(
            {(match, seq): digest for match, seq, digest in facts},
            {(season, seq) for season, seq in seasons},
            dict(ways),
        )
