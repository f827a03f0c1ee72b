"""The real store over its SQLite file, without threads, and a record of what people and matches were when.

Simulated time must not wait for a thread. What is recorded comes from the calls, not from the file.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event

from storage.connection import Database, begin_immediate, engine
from storage.migrate import make_and_upgrade
from storage.sealing import seal_of
from storage.sqlite import SqliteStore

T = TypeVar("T")

PATIENCE: Final = 2.0
RECORDED: Final = frozenset(
    {"append", "save_person", "save_vacation", "delete_vacation", "save_server", "mute", "unmute"}
)


class StraightDatabase(Database):
    """An open database file whose transactions run where they are asked for."""

    def __init__(self, path: Path) -> None:
        self._write, self._read = engine(path, patience=PATIENCE), engine(path, patience=PATIENCE)
        event.listen(self._write, "begin", begin_immediate)
        # What is killed here is the bot, not the power: the disk need not be waited for.
        event.listen(self._write, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction."""
        with self._write.begin() as connection:
            return work(connection)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading statement."""
        with self._read.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close the file."""
        self._write.dispose()
        self._read.dispose()


async def open_ledger(path: Path) -> SqliteStore:
    """Open the database at a path, made where there is none."""
    make_and_upgrade(path, patience=PATIENCE)
    store = SqliteStore(StraightDatabase(path), seal_of(None, path))
    await store.open()
    return store


@dataclass(frozen=True, slots=True)
class Line:
    """Something that the store was given and has kept."""

    at: datetime
    what: str
    given: tuple[Any, ...]


@dataclass
class Diary:
    """Everything that was given to the store, in order, whoever lived meanwhile."""

    now: Callable[[], datetime]
    lines: list[Line] = field(default_factory=list)

    def note(self, what: str, given: tuple[Any, ...]) -> None:
        """Record a call that has succeeded, if it is one that matters."""
        if what in RECORDED:
            self.lines.append(Line(self.now(), what, given))
