"""The cost of a move on a PostgreSQL server: by driver, and by the way writers are kept apart.

A move is what the store does for one: the guarded update of a match, its entry in the log, an announcement. It runs in
tables made for it in an empty database of its own, which are dropped at the end.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, Executable, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benchmarks.table import Measurement
from benchmarks.timing import percentile
from storage.database.postgres import LOCK_ALONE, LOCK_SHARED, WRITERS
from storage.schema.core import matches, metadata
from storage.stores.match_commits import INSERT_LOG, UPDATE_MOVED
from storage.stores.outbox import INSERT_OUTBOX

TITLE = "A move on PostgreSQL: drivers, and ways in which writers keep apart"
DRIVERS: Final = ("psycopg", "asyncpg")
WAYS: Final = {
    "row locks only": ("READ COMMITTED", None),
    "one writer at a time": ("READ COMMITTED", LOCK_ALONE),
    "moves share a lock": ("READ COMMITTED", LOCK_SHARED),
    "serializable, retried": ("SERIALIZABLE", None),
}
FAILED_TO_SERIALIZE: Final = ("40001", "40P01")
PLAYERS_AT_ONCE: Final = (1, 50)
FEW, MANY = 60, 10_000
STATE, FACT = "x" * 2000, "y" * 300


def run(*, effort: float = 1.0, server: str = "") -> list[Measurement]:
    """Measure on the server of an address."""
    moves = max(10, round(500 * effort))
    return asyncio.run(_measured(server, moves))


async def _measured(server: str, moves: int) -> list[Measurement]:
    rows = []
    for size in (FEW, MANY):
        for way, (isolation, lock) in WAYS.items():
            for at_once in PLAYERS_AT_ONCE:
                for driver in DRIVERS:
                    engine = create_async_engine(
                        make_url(server).set(drivername=f"postgresql+{driver}"),
                        pool_size=WRITERS,
                        max_overflow=0,
                        isolation_level=isolation,
                    )
                    race = Race(engine, lock, await _filled(engine, size))
                    rows.append(
                        await race.run(f"{size:>6} matches, {way}, {at_once:>2} at once, {driver}", at_once, moves)
                    )
                    async with engine.begin() as connection:
                        await connection.run_sync(metadata.drop_all)
                    await engine.dispose()
    return rows


async def _filled(engine: AsyncEngine, size: int) -> Sequence[str]:
    """Make the tables with so many matches and return the matches' names."""
    names = [f"{random.getrandbits(40):010x}" for _ in range(size)]
    blank = {"game": "", "phase": "running", "server": 0, "channel": 0, "persons": [1, 2], "due": 0, "updated_at": 0}
    made = [blank | {"match": name, "seq": 0, "digest": "", "body": STATE} for name in names]
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
        await connection.execute(insert(matches), made)
    async with engine.connect() as connection:
        whole = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await whole.exec_driver_sql("ANALYZE")
    return names


@dataclass
class Race:
    """Players who move at once, each in a match of their own."""

    engine: AsyncEngine
    lock: Executable | None
    names: Sequence[str]
    seconds: list[float] = field(default_factory=list)
    retries: int = 0

    async def run(self, what: str, at_once: int, moves: int) -> Measurement:
        """Let them move and return what it took."""
        began, busy = time.perf_counter(), time.process_time()
        each = max(2, moves // at_once)
        await asyncio.gather(*(self._play(name, each) for name in self.names[:at_once]))
        took, busy, count = time.perf_counter() - began, time.process_time() - busy, at_once * each
        median, worst = (percentile(self.seconds, percent) * 1000 for percent in (50, 99))
        seen = f"{count / took:6.0f}/s  median {median:6.1f} ms  p99 {worst:6.1f} ms  cpu {busy / count * 1000:.2f} ms"
        return Measurement(what, f"{seen}  {self.retries:5} retries")

    async def _play(self, name: str, moves: int) -> None:
        for seq in range(moves):
            began = time.perf_counter()
            while not await self._moved(name, seq):
                self.retries += 1
            self.seconds.append(time.perf_counter() - began)

    async def _moved(self, name: str, seq: int) -> bool:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(self._move, name, seq)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") not in FAILED_TO_SERIALIZE:
                raise
            return False
        return True

    def _move(self, connection: Connection, name: str, seq: int) -> None:
        if self.lock is not None:
            connection.execute(self.lock)
        still = {"key": name, "before": seq, "still_phase": "running", "still_persons": [1, 2]}
        changed = {"seq": seq + 1, "body": STATE, "due": 1, "updated_at": seq}
        assert connection.execute(UPDATE_MOVED, still | changed).rowcount == 1
        connection.execute(INSERT_LOG, [{"match": name, "seq": seq + 1, "at": 0, "body": FACT, "digest": ""}])
        announcement = {"kind": "match", "stream": name, "server": 0, "first": seq + 1, "last": seq + 1, "at": 0}
        connection.execute(INSERT_OUTBOX, announcement)
