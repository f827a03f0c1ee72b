"""Connections: one that writes, a few that read. What is particular to SQLite stands here and in the migrations.

A transaction is a plain function of a connection and runs whole in a thread beside the event loop: one change of
threads for all of its statements, where an asynchronous driver needs three or four for each (docs/performance.md).

A write transaction begins with BEGIN IMMEDIATE. With the driver's own transactions a read before the write is outside
of it (lost updates), and with a plain BEGIN it cannot be upgraded ("database is locked" in spite of busy_timeout).
There is one writing thread, so that writers of this process queue in order instead of polling for SQLite's lock.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from storage.errors import CannotOpen, ForeignDatabase, UnsupportedUrl, is_locked, translated

T = TypeVar("T")

DRIVERS = ("sqlite", "sqlite+aiosqlite")
PAGE_SIZE = 16384  # the pages of a larger size are split less often, and a snapshot fits into one
READERS = 2
RETRY_SECONDS = 0.01


def file_of(url: str) -> Path:
    """Return the path of the database file that an address names.

    Raises:
        UnsupportedUrl: another kind of database, or one without a file.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise UnsupportedUrl(repr(url)) from error
    name = parsed.database
    if parsed.drivername not in DRIVERS or not name or name.startswith((":memory:", "file:")) or parsed.query:
        raise UnsupportedUrl(parsed.render_as_string(hide_password=True))
    return Path(name)


class Database:
    """An open database file: transactions that write, one after the other, and reads beside them."""

    def __init__(self, path: Path, *, patience: float) -> None:
        self._writer = Lane(engine(path, patience=patience, connections=1), threads=1)
        event.listen(self._writer.engine, "begin", begin_immediate)
        self._readers = Lane(engine(path, patience=patience, connections=READERS, is_read_only=True), threads=READERS)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that is committed when `work` returns, rolled back when it raises."""
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement; it neither waits for a writer nor holds one up."""
        return await self._readers.run(work)

    async def open(self) -> None:
        """Open the file now, so that from here on `storage.backup.restore` sees it in use.

        Raises:
            StorageError: it cannot be read.
        """
        await self.write(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema"))

    async def close(self) -> None:
        """Close every connection; may be called again."""
        for lane in (self._writer, self._readers):
            await asyncio.to_thread(lane.close)


class Lane:
    """Threads that run transactions, each whole and in the order in which they come.

    A transaction is handed over only when a thread is free, so that the event loop never finds more results at once
    than there are threads: fifty that wait together for their turn would otherwise also block it together.
    """

    def __init__(self, engine: Engine, *, threads: int) -> None:
        self.engine = engine
        self._free = asyncio.Semaphore(threads)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="storage")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction; who is cancelled meanwhile still waits for its end, so that nothing happens later."""
        async with self._free:
            done = asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                await asyncio.gather(done, return_exceptions=True)
                raise

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with translated(), self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Wait for the last transaction, then close the connections; may be called again."""
        self._threads.shutdown()
        self.engine.dispose()


def engine(
    path: Path, *, patience: float, connections: int, is_read_only: bool = False, has_foreign_keys: bool = True
) -> Engine:
    """Return an engine with a fixed number of connections; `patience` is how many seconds to wait for a lock."""
    made = create_engine(
        URL.create("sqlite", database=str(path)), pool_size=connections, max_overflow=0, pool_reset_on_return=None
    )
    pragmas = (
        "synchronous = FULL",  # an acknowledged move survives a power cut
        f"foreign_keys = {int(has_foreign_keys)}",
        f"busy_timeout = {int(patience * 1000)}",
        f"query_only = {int(is_read_only)}",
    )

    @event.listens_for(made, "connect")
    def configure(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return made


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at the start of a transaction."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def make_file(path: Path, *, patience: float) -> None:
    """Make the file if there is none and switch it to write-ahead logging, which it then keeps.

    Raises:
        ForeignDatabase: it is another program's.
        StorageError: it cannot be opened or written, is not a database, or does not allow write-ahead logging.
    """
    with translated(), closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        refuse_foreign(connection)
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        give_up = time.monotonic() + patience
        while not is_write_ahead(connection, give_up=give_up):
            time.sleep(RETRY_SECONDS)


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
