"""Transactions, whatever the database is: what is particular to one stands in `sqlite` and `postgres` beside this.

A transaction is a plain function of a connection; it runs beside the event loop.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any, Literal, Protocol, TypeVar

from sqlalchemy import Connection, Executable, RowMapping, Table, delete, insert, select, update

T = TypeVar("T")
Observe = Callable[[Literal["load", "commit"]], AbstractContextManager[None]]
"""Returns what surrounds each transaction that only reads ("load") or that writes ("commit")."""


class Mark(Protocol):
    """Tells other processes that somebody answers for a database."""

    def release(self) -> None:
        """Take the mark away; may be called again."""


class Database(ABC):
    """An open database. Transactions that write are as good as one after the other; reads go beside them."""

    async def write(self, work: Callable[[Connection], T], *, is_of_one_match: bool = False) -> T:
        """Run a transaction that is committed when `work` returns, rolled back when it raises.

        A caller that is cancelled meanwhile still waits for its end, so that nothing happens later.

        Args:
            work: may be run again if the connection breaks before the commit.
            is_of_one_match: it first locks the row of a match, and all that it reads or writes belongs to that match;
                a database that can lets such transactions run side by side, but none of them beside any other.
        """
        running = asyncio.ensure_future(self._write(work, is_of_one_match=is_of_one_match))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await _ended(running)
            raise

    async def write_apart(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that writes what belongs to no match; where possible it waits for none that does."""
        return await self.write(work)

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:
        """Run a transaction that writes."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement; it neither waits for a writer nor holds one up."""

    @abstractmethod
    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements, all as of one moment."""

    @abstractmethod
    async def open(self) -> None:
        """Connect now.

        Raises:
            StorageError: the database cannot be read.
        """

    @abstractmethod
    async def close(self) -> None:
        """Close every connection; may be called again."""

    async def rows(self, statement: Executable, **values: object) -> Sequence[RowMapping]:
        """Return what a statement finds."""
        return await self.read(lambda connection: connection.execute(statement, values).mappings().all())

    async def row(self, statement: Executable, **values: object) -> RowMapping | None:
        """Return the first row that a statement finds, None if it finds none."""
        found = await self.rows(statement, **values)
        return found[0] if found else None

    async def put(self, table: Table, row: Mapping[str, object]) -> None:
        """Set the row of a key, made if there is none."""
        await self.write(lambda connection: put(connection, table, row))

    async def remove(self, table: Table, **values: object) -> None:
        """Delete the rows that hold these values."""
        await self.write(lambda connection: connection.execute(delete(table).filter_by(**values)))


async def _ended(task: asyncio.Task[Any]) -> None:
    """Wait until a task has ended, however it does and however often the waiting task is cancelled."""
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([task])
    if not task.cancelled():
        task.exception()  # else asyncio says that nobody has asked for it


def put(connection: Connection, table: Table, row: Mapping[str, object]) -> None:
    """Set the row of a key, made if there is none; to set what is set already writes nothing."""
    key = {column.name: row[column.name] for column in table.primary_key}
    values = {name: value for name, value in row.items() if name not in key}
    if values:
        is_there = bool(connection.execute(update(table).filter_by(**key).values(values)).rowcount)
    else:
        is_there = connection.execute(select(table).filter_by(**key)).first() is not None
    if not is_there:
        connection.execute(insert(table), row)


class ObservedDatabase(Database):
    """Another database, observed; the time of a transaction includes that in which it waits for others."""

    def __init__(self, database: Database, observe: Observe) -> None:
        self._database = database
        self._observe = observe

    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:
        with self._observe("commit"):
            return await self._database.write(work, is_of_one_match=is_of_one_match)

    async def write_apart(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that writes what belongs to no match."""
        with self._observe("commit"):
            return await self._database.write_apart(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement."""
        with self._observe("load"):
            return await self._database.read(work)

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements, all as of one moment."""
        with self._observe("load"):
            return await self._database.read_together(work)

    async def open(self) -> None:
        """Connect now."""
        await self._database.open()

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()
