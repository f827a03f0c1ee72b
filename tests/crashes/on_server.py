"""Worlds whose database is on a server: PostgreSQL."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.crashes.blows import Blow, Kind, early_or_late
from tests.crashes.cluster import Cluster
from tests.crashes.judge import Kept
from tests.crashes.world import World

KINDS: tuple[Kind, ...] = ("killed", "server", "connections")


class OnServer:
    """How worlds on a server are made, struck and read."""

    kinds: Collection[Kind] = frozenset(KINDS)

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
        return World(folder, self._cluster.make_database(f"world{seed}"), seed)

    def lots(self, rng: random.Random) -> Sequence[Blow]:
        """Draw what befalls the next life: it goes on when the server or its connections end, not when it is killed."""
        blows: list[Blow] = []
        while not blows or blows[-1].kind != "killed":
            blows.append(Blow(rng.choice(KINDS), early_or_late(rng)))
        return blows

    def powers(self, world: World, rng: random.Random) -> tuple[Mapping[Kind, Callable[[], None]], Callable[[], None]]:
        """Return how a life is struck, other than to death."""
        del world, rng
        return {"server": self._cluster.crash, "connections": self._cluster.cut}, lambda: None

    def bury(self, world: World, blow: str, rng: random.Random) -> None:
        """Do nothing: the server outlives the bot."""

    def read(self, world: World) -> Kept:
        """Read what people may remember."""
        engine = create_engine(world.url, poolclass=NullPool)
        with engine.connect() as database:
            facts = database.execute(text("SELECT match, seq, digest FROM log")).all()
            seasons = database.execute(text("SELECT season, seq FROM season_log")).all()
            ways = database.execute(text("SELECT id, notice FROM persons")).all()
        return Kept(
            {(match, seq): digest for match, seq, digest in facts},
            {(season, seq) for season, seq in seasons},
            dict(ways),
        )
