"""PostgreSQL: many connections to a server, by psycopg.

A transaction that writes first takes a lock that lasts to its end: those that belong to one match share it, everything
else has it alone. So every transaction may read before it writes as it does over SQLite, and moves in different matches
still go side by side (docs/adr/0025-postgresql.md compares this with SERIALIZABLE).
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from storage.database.connection import Database, Mark
from storage.database.shards import leases
from storage.errors import DatabaseInUse, ForeignDatabase, MissingDriver, UnsuitableServer, UnsupportedUrl, translated
from storage.schema.shards import shards

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

DIALECT: Final = "postgresql"
DRIVERS: Final = (DIALECT, "postgresql+psycopg")
WRITERS: Final = 4
READERS: Final = 4
CONNECT_SECONDS: Final = 5
ASLEEP_SECONDS: Final = 10
"""After this long the server ends the transaction of a process that sleeps in it: others wait for its locks."""
VANISHED: Final = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}
"""A server whose machine or network is gone sends nothing, and by default Linux waits for it for hours."""
WRITING: Final = 0x66657201
"""The key of the advisory lock of who writes: any number that nobody else uses."""
THRESHOLD: Final = "prepare_threshold"
NEVER: Final = "none"
"""The name and value by which an address says that psycopg is never to prepare a statement."""
LOCK_ALONE: Final = text(f"SELECT pg_advisory_xact_lock({WRITING})")
LOCK_SHARED: Final = text(f"SELECT pg_advisory_xact_lock_shared({WRITING})")
SETUP: Final = text(
    "SELECT pg_encoding_to_char(encoding), datcollate FROM pg_database WHERE datname = current_database()"
)
VERSIONS: Final = "alembic_version"
IN_BYTES: Final = ("C", "POSIX", "C.UTF-8", "C.utf8")
"""Collations that sort texts by their characters' numbers, as SQLite does and Python."""


def server_of(url: str) -> URL | None:
    """Return an address with its driver if it is one of PostgreSQL.

    Raises:
        UnsupportedUrl: it cannot be understood, or asks for what is not there.
    """
    if url.partition("://")[0] not in DRIVERS:
        return None
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise UnsupportedUrl("one that cannot be read (is its port a number?)") from error
    if parsed.query.get(THRESHOLD, NEVER) != NEVER:
        raise UnsupportedUrl(f"one with {THRESHOLD}={parsed.query[THRESHOLD]}: it is {NEVER}, or left out")
    return parsed.set(drivername=DRIVERS[-1])


def shown(url: URL) -> str:
    """Return an address as it may be printed."""
    return (
        url.difference_update_query(("password", THRESHOLD))
        .set(drivername=DRIVERS[0], password=None)
        .render_as_string()
    )


def engine(url: URL, *, patience: float) -> Engine:
    """Return an engine for one connection at a time, for what happens beside the bot: migrations, copies, checks.

    Raises:
        MissingDriver: psycopg is not installed.
    """
    try:
        made = create_engine(url, poolclass=NullPool, connect_args=connect_args(url, patience), hide_parameters=True)
    except ModuleNotFoundError as error:
        raise MissingDriver(str(error.name)) from error
    return made


def async_engine(url: URL, *, patience: float, connections: int) -> "AsyncEngine":
    """Return an engine with at most so many connections, handed out in the order of asking."""
    from sqlalchemy.ext.asyncio import create_async_engine  # some MiB that nothing else needs

    args = connect_args(url, patience, f"-c idle_in_transaction_session_timeout={ASLEEP_SECONDS}s")
    return create_async_engine(url, pool_size=connections, max_overflow=0, connect_args=args, hide_parameters=True)


def connect_args(url: URL, patience: float, *options: str) -> dict[str, object]:
    """Return what every connection is made with; `patience` is how many seconds to wait for a lock.

    An address that ends in `prepare_threshold=none` switches prepared statements off.
    """
    waiting = f"-c lock_timeout={max(1, int(patience * 1000))}"
    return {
        "options": " ".join([waiting, "-c timezone=UTC", "-c synchronous_commit=on", *options]),
        "connect_timeout": CONNECT_SECONDS,
        **VANISHED,
        "client_encoding": "utf8",
        "application_name": "fernzug",
        **({"prepare_threshold": None} if url.query.get(THRESHOLD) == NEVER else {}),
    }


def refuse_foreign(connection: Connection) -> None:
    """Do nothing if a database keeps texts as it must and is empty or one of ours.

    Raises:
        UnsuitableServer: texts are kept in another encoding, or sorted in another way than everywhere else.
        ForeignDatabase: it has tables, but not ours.
    """
    encoding, collation = connection.execute(SETUP).one()
    if encoding != "UTF8" or collation not in IN_BYTES:
        raise UnsuitableServer(f"its encoding is {encoding} and its collation {collation}, not UTF8 and C")
    tables = inspect(connection).get_table_names()
    if tables and VERSIONS not in tables:
        raise ForeignDatabase(tables[0])


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """A database on a server; implements `storage.upkeep.places.DatabasePlace`."""

    url: URL

    @property
    def beside(self) -> Path:
        return Path(f"{self.url.database}.db")

    @property
    def name(self) -> str:
        return shown(self.url)

    def is_there(self) -> bool:
        made = engine(self.url, patience=CONNECT_SECONDS)
        try:
            with translated(), made.connect() as connection:
                return bool(inspect(connection).get_table_names())
        finally:
            made.dispose()

    @property
    def is_shared(self) -> bool:
        return True

    def join(self, *, patience: float) -> Mark:  # noqa: ARG002 - bots share a database: leases say who does what
        return NoMark()

    def lock(self, *, patience: float) -> Mark:
        made = engine(self.url, patience=patience)
        try:
            with translated(), made.connect() as connection:
                if is_used(connection):
                    raise DatabaseInUse(self.name)
        finally:
            made.dispose()
        return NoMark()

    def make(self, *, patience: float) -> None:
        made = engine(self.url, patience=patience)
        try:
            with translated(), made.connect() as connection:
                refuse_foreign(connection)
        finally:
            made.dispose()

    def migrator(self, *, patience: float) -> Engine:
        made = engine(self.url, patience=patience)
        event.listen(made, "begin", lambda connection: connection.execute(LOCK_ALONE))
        return made

    def database(self, *, patience: float, lock: Mark | None) -> Database:
        return PostgresDatabase(self.url, patience=patience, lock=lock)


class PostgresDatabase(Database):
    """An open database on a server."""

    def __init__(self, url: URL, *, patience: float, lock: Mark | None = None) -> None:
        self._lock = lock
        self._writers = async_engine(url, patience=patience, connections=WRITERS)
        self._apart = async_engine(url, patience=patience, connections=1)
        readers = async_engine(url, patience=patience, connections=READERS)
        self._readers = readers.execution_options(isolation_level="AUTOCOMMIT")
        self._of_one_moment = readers.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:
        lock = LOCK_SHARED if is_of_one_match else LOCK_ALONE

        def locked(connection: Connection) -> T:
            connection.execute(lock)
            return work(connection)

        return await self._run(self._writers, locked)

    async def write_apart(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that writes what belongs to no match, on a connection of its own and beside all others."""
        return await self._run(self._apart, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement; it neither waits for a writer nor holds one up."""
        return await self._run(self._readers, work)

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements, all as of one moment."""
        return await self._run(self._of_one_moment, work)

    async def open(self) -> None:
        """Connect now.

        Raises:
            StorageError: the server does not let us in.
        """
        await self.read(lambda connection: connection.execute(text("SELECT 1")))

    async def close(self) -> None:
        """Close every connection; may be called again."""
        for pool in (self._writers, self._apart, self._readers):
            await pool.dispose()
        if self._lock is not None:
            self._lock.release()

    async def _run(self, engine: "AsyncEngine", work: Callable[[Connection], T]) -> T:
        """Run a transaction; again if the connection broke before it was to be committed.

        Connections that have idled break when the server is started again. Whether a commit was carried out whose
        answer did not come only the database knows, so that fault is raised.
        """
        with translated():
            try:
                return await self._run_once(engine, work)
            except _Broken:
                return await self._run_once(engine, work)

    async def _run_once(self, engine: "AsyncEngine", work: Callable[[Connection], T]) -> T:
        async with engine.connect() as connection:
            try:
                result = await connection.run_sync(work)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _Broken(error.statement, error.params, error.orig or error) from error
                raise
            await connection.commit()
            return result


class _Broken(DBAPIError):
    """The connection broke before a commit was asked for."""


class NoMark:
    """Takes the place of a mark if leases say who works on a database."""

    def release(self) -> None:
        """Do nothing: there is nothing to take away."""


def is_used(connection: Connection) -> bool:
    """Tell whether any bot works on a database."""
    return inspect(connection).has_table(shards.name) and not all(lease.is_free for lease in leases(connection))
