"""Worlds whose database is a file: SQLite."""

import random
import shutil
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.crashes.blows import Blow, Disk, Kind, early_or_late
from tests.crashes.judge import Kept
from tests.crashes.tearing import log_of, tear
from tests.crashes.world import GAMES, World
from tests.databases import lay_database

KILLED, TORN = 0.75, 0.9
"""Up to these shares of all lives end by a kill, or by one with torn pages; the others have a full disk before."""

HAND_OVER = 4
"""In one of so many worlds processes go on in each other's place."""

LAPSE = "UPDATE shards SET wanted_until = 0 WHERE wanted_by = :name"
PATIENCE = 10.0


class OnFile:
    """How worlds on files are made, struck and read."""

    kinds: Collection[Kind] = frozenset({"killed", "torn", "full"})
    away_s: Sequence[int] = (1, 1, 1, 200)
    """For how long nobody is there after a death; more than two minutes are given back to those who play."""

    def __init__(self, games: tuple[str, ...] = GAMES) -> None:
        self._games = games

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave nothing behind."""

    def make(self, folder: Path, seed: int) -> World:
        """Make a world with an empty database."""
        processes = 2 if seed % HAND_OVER == 0 else 1
        world = World(folder, f"sqlite+aiosqlite:///{folder}/fernzug.db", seed, self._games, processes)
        lay_database(world.database)
        return world

    def lots(self, world: World, rng: random.Random) -> Sequence[Blow]:
        """Draw what befalls the next life; nothing is torn that another process has open."""
        lot = rng.random() * (KILLED if world.hands_over else 1)
        if lot < KILLED:
            return [Blow("killed", early_or_late(rng))]
        if lot < TORN:
            return [Blow("torn", rng.randint(1, 20))]
        return [Blow("full", rng.randint(1, 8)), Blow("killed", early_or_late(rng))]

    def powers(self, world: World, rng: random.Random) -> tuple[Mapping[Kind, Callable[[], None]], Callable[[], None]]:
        """Return how a life is struck, other than to death, and what ends that after a transaction."""
        disk = Disk(world.database, rng)
        return {"full": disk.fill}, disk.free

    def bury(self, world: World, blow: str, name: str, rng: random.Random) -> None:
        """Let the wishes of the dead lapse, as within seconds; leave of the log what a power cut would have left."""
        if world.hands_over:
            with closing(sqlite3.connect(world.database, timeout=PATIENCE)) as database, database:
                database.execute(LAPSE, {"name": name})
        if blow == "torn":
            tear(world.database, rng)

    def read(self, world: World) -> Kept:
        """Read a copy, so that the next life finds everything as it is, unless the other process is at work."""
        path = world.database if world.hands_over else copied(world)
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as database:
            return Kept(
                {(match, seq): digest for match, seq, digest in database.execute("SELECT match, seq, digest FROM log")},
                frozenset(database.execute("SELECT season, seq FROM season_log")),
                dict(database.execute("SELECT id, notice FROM persons")),
            )


def copied(world: World) -> Path:
    """Return a copy of a database and its log."""
    copy = world.folder / "copy.db"
    for original, target in ((world.database, copy), (log_of(world.database), log_of(copy))):
        target.unlink(missing_ok=True)
        if original.exists():
            shutil.copyfile(original, target)
    return copy
