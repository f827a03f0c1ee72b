"""Load on a database: time, round trips, bytes."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from storage.database.connection import Database
from storage.database.postgres import DRIVERS, server_of
from storage.database.sqlite import file_of

T = TypeVar("T")

PORT: Final = 5432
CHUNK: Final = 65536
WRITTEN: Final = text("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")


class Watched(Database):
    """A database of which it is known how long it has been waited for."""

    def __init__(self, inner: Database) -> None:
        self._inner = inner
        self.seconds = 0.0

    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:
        with self._time():
            return await self._inner.write(work, is_of_one_match=is_of_one_match)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement."""
        with self._time():
            return await self._inner.read(work)

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements."""
        with self._time():
            return await self._inner.read_together(work)

    async def open(self) -> None:
        """Connect."""
        await self._inner.open()

    async def close(self) -> None:
        """Disconnect."""
        await self._inner.close()

    @contextmanager
    def _time(self) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.seconds += time.perf_counter() - began


@dataclass(slots=True)
class Wire:
    """Traffic on the connections to a server; a round trip is all that is sent before an answer is read."""

    round_trips: int = 0
    sent: int = 0
    received: int = 0

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, socket: str) -> None:
        """Pass on what a client and a server say to each other, and count it."""
        answers, questions = await asyncio.open_unix_connection(socket)
        is_asking = False

        async def ask() -> None:
            nonlocal is_asking
            while data := await reader.read(CHUNK):
                self.round_trips += not is_asking
                self.sent += len(data)
                is_asking = True
                questions.write(data)
            questions.close()

        async def answer() -> None:
            nonlocal is_asking
            while data := await answers.read(CHUNK):
                is_asking = False
                self.received += len(data)
                writer.write(data)
            writer.close()

        with suppress(ConnectionError):
            await asyncio.gather(ask(), answer())


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of one operation: statements, round trips to a server, bytes both ways, bytes of the write-ahead log."""

    statements: int
    round_trips: int
    sent: int
    received: int
    logged: int


class Statements:
    """Counts what is executed by SQLAlchemy; a commit is none."""

    count = 0

    def note(self, *_event: object) -> None:
        """Count one more."""
        self.count += 1


@dataclass
class Meter:
    """Counts what a database is asked for, which is to be reached by `url` meanwhile; `written` tells its log's end."""

    url: str
    written: Callable[[], int]
    wire: Wire = field(default_factory=Wire)
    statements: Statements = field(default_factory=Statements)

    async def cost(self, awaited: Awaitable[T]) -> tuple[T, Cost]:
        """Return a result and what it took."""
        statements, wire, written = self.statements.count, replace(self.wire), self.written()
        result = await awaited
        return result, Cost(
            self.statements.count - statements,
            self.wire.round_trips - wire.round_trips,
            self.wire.sent - wire.sent,
            self.wire.received - wire.received,
            self.written() - written,
        )


@asynccontextmanager
async def metered(url: str) -> AsyncIterator[Meter]:
    """Yield what counts for a database, in a file or on a server that is reached by a socket in a folder."""
    async with (_on_file if server_of(url) is None else _on_server)(url) as meter:
        event.listen(Engine, "before_cursor_execute", meter.statements.note)
        try:
            yield meter
        finally:
            event.remove(Engine, "before_cursor_execute", meter.statements.note)


@asynccontextmanager
async def _on_file(url: str) -> AsyncIterator[Meter]:
    path = file_of(url)
    with closing(sqlite3.connect(path, isolation_level=None)) as client:
        total = 0

        def written() -> int:
            nonlocal total
            total += Path(f"{path}-wal").stat().st_size
            client.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return total

        yield Meter(url, written)


@asynccontextmanager
async def _on_server(url: str) -> AsyncIterator[Meter]:
    address, wire = make_url(url), Wire()
    socket = f"{address.query['host']}/.s.PGSQL.{address.port or PORT}"
    looking = create_engine(address.set(drivername=DRIVERS[-1]), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    joined: set[asyncio.Future[None]] = set()

    def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        joined.add(asyncio.ensure_future(wire.join(reader, writer, socket)))

    with tempfile.TemporaryDirectory() as folder, looking.connect() as client:
        async with await asyncio.start_unix_server(join, Path(folder) / f".s.PGSQL.{PORT}"):
            told = address.set(port=None, query={**address.query, "host": folder}).render_as_string(hide_password=False)
            yield Meter(told, lambda: int(client.execute(WRITTEN).scalar_one()), wire)
            await asyncio.gather(*joined)
