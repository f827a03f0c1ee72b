"""SQLite: one connection to a file that writes, a few that read; aiosqlite has a thread for each (`lane`).

A write transaction begins with BEGIN IMMEDIATE. With the driver's own transactions a read before the write is outside
of it (lost updates), and with a plain BEGIN it cannot be upgraded ("database is locked" in spite of busy_timeout).
There is one writing connection, so that writers of this process queue in order instead of polling for SQLite's lock.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from storage.database.addresses import beginning_of
from storage.database.connection import Database, Mark
from storage.database.lane import Lane
from storage.errors import CannotOpen, ForeignDatabase, UnsupportedUrl, is_locked, translated
from storage.files import COMPANIONS, Lock, close_to_others, make_private

T = TypeVar("T")

ADDRESS = re.compile(r"sqlite(?:\+aiosqlite)?:///(.*)", re.DOTALL)
OPTIONS = re.compile(r"\?\w+=[^/]*$")
PAGE_SIZE = 16384  # the pages of a larger size are split less often, and a snapshot fits into one
READERS = 2
BEGIN_WRITING = "BEGIN IMMEDIATE"
RETRY_SECONDS = 0.01
TEMPORARY = "temp_store = MEMORY"
"""Every connection needs it: a container that may write to its data folder only has no place for temporary files."""


def file_of(url: str) -> Path:
    """Return the path of the database file that an address names; it is taken as it stands, whatever characters it has.

    Raises:
        UnsupportedUrl: another kind of database, one without a file, or with options, which would name another file.
    """
    found = ADDRESS.fullmatch(url)
    name = found[1] if found else ""
    if not name or name.startswith((":memory:", "file:")):
        raise UnsupportedUrl(beginning_of(url))
    if OPTIONS.search(name):
        raise UnsupportedUrl("one with options behind a question mark")
    return Path(name)


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """A database in a file; implements `storage.upkeep.places.DatabasePlace`."""

    path: Path

    @property
    def beside(self) -> Path:
        return self.path

    @property
    def name(self) -> str:
        return str(self.path.absolute())

    def is_there(self) -> bool:
        return self.path.exists()

    @property
    def is_shared(self) -> bool:
        return False

    def join(self, *, patience: float) -> Mark:  # noqa: ARG002 - the system takes it away with the process
        return Lock(self.path)

    lock = join

    def make(self, *, patience: float) -> None:
        make_file(self.path, patience=patience)

    def migrator(self, *, patience: float) -> Engine:
        # Rebuilding a table drops it for a moment, so foreign keys are checked once at the end instead.
        made = engine(self.path, patience=patience, has_foreign_keys=False)
        event.listen(made, "begin", begin_immediate)
        return made

    def database(self, *, patience: float, lock: Mark | None) -> Database:
        return SqliteDatabase(self.path, patience=patience, lock=lock)


class SqliteDatabase(Database):
    """An open database file."""

    def __init__(self, path: Path, *, patience: float, lock: Mark | None = None) -> None:
        self._lock = lock
        self._turn = asyncio.Lock()
        self._reading = asyncio.Semaphore(READERS)
        self._writer = Lane(path, begin=BEGIN_WRITING, pragmas=pragmas(patience=patience))
        reading = pragmas(patience=patience, is_read_only=True)
        self._readers = [Lane(path, begin="BEGIN", pragmas=reading) for _ in range(READERS)]

    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:  # noqa: ARG002
        return await self._in_turn(self._writer, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement; it neither waits for a writer nor holds one up."""
        return await self._read(work, is_one_query=True)

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements, all as of one moment."""
        return await self._read(work, is_one_query=False)

    async def _read(self, work: Callable[[Connection], T], *, is_one_query: bool) -> T:
        async with self._reading:
            return await min(self._readers, key=len).run(work, is_one_query=is_one_query)

    async def open(self) -> None:
        """Open the file now, so that from here on `storage.upkeep.backup.restore` sees it in use.

        Raises:
            StorageError: it cannot be read.
        """
        for connection in (self._writer, *self._readers):
            await connection.open()
        await self.write(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema"))

    async def close(self) -> None:
        """Close every connection; may be called again."""
        for connection in (self._writer, *self._readers):
            await connection.close()
        if self._lock is not None:
            self._lock.release()

    async def _in_turn(self, lane: Lane, work: Callable[[Connection], T]) -> T:
        """Run a transaction; of several answers that come together the event loop goes on with one each time round."""
        answer = await lane.run(work)
        async with self._turn:
            await asyncio.sleep(0)
        return answer


def engine(path: Path, *, patience: float, has_foreign_keys: bool = True) -> Engine:
    """Return an engine with one connection, for what happens before the program answers anybody: migrations."""
    made = create_engine(URL.create("sqlite", database=str(path)), pool_size=1, max_overflow=0, hide_parameters=True)
    configure(made, patience=patience, has_foreign_keys=has_foreign_keys)
    return made


def configure(engine: Engine, *, patience: float, has_foreign_keys: bool = True) -> None:
    """Set up every new connection of an engine."""
    settings = pragmas(patience=patience, has_foreign_keys=has_foreign_keys)

    @event.listens_for(engine, "connect")
    def begin_as_told(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in settings:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def pragmas(*, patience: float, is_read_only: bool = False, has_foreign_keys: bool = True) -> Sequence[str]:
    """Return what is set on a connection; `patience` is how many seconds to wait for a lock."""
    return (
        "synchronous = FULL",  # an acknowledged move survives a power cut
        f"foreign_keys = {int(has_foreign_keys)}",
        f"busy_timeout = {int(patience * 1000)}",
        f"query_only = {int(is_read_only)}",
        TEMPORARY,
    )


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at the start of a transaction."""
    connection.exec_driver_sql(BEGIN_WRITING)


def make_file(path: Path, *, patience: float) -> None:
    """Make the file if there is none and switch it to write-ahead logging, which it then keeps.

    Raises:
        ForeignDatabase: it is another program's.
        StorageError: it cannot be opened or written, is not a database, or does not allow write-ahead logging.
    """
    make_private(path)
    with translated(path), closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA {TEMPORARY}")
        refuse_foreign(connection)
        for companion in COMPANIONS:
            close_to_others(Path(f"{path}{companion}"))
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        give_up = time.monotonic() + patience
        while not is_write_ahead(connection, give_up=give_up):
            time.sleep(RETRY_SECONDS)


def existing(path: Path) -> sqlite3.Connection:
    """Open a database file by itself, beside all connections of a running program; a missing one is not made."""
    connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, isolation_level=None)
    connection.execute(f"PRAGMA {TEMPORARY}")
    return connection


def refuse_foreign(connection: sqlite3.Connection) -> None:
    """Do nothing if a database is empty or one of ours.

    Raises:
        ForeignDatabase: it has tables, but not ours.
    """
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    if tables and "alembic_version" not in tables:
        raise ForeignDatabase(tables[0])


def is_write_ahead(connection: sqlite3.Connection, *, give_up: float) -> bool:
    """Try to switch to write-ahead logging; False means that another program is just doing the same.

    That makes this one statement fail at once, whatever busy_timeout says.
    """
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except sqlite3.OperationalError as error:
        if not is_locked(error) or time.monotonic() > give_up:
            raise
        return False
    if mode != "wal":
        raise CannotOpen("its file system does not allow write-ahead logging")
    return True
