"""A database that tells an observer how long its transactions take."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Literal, TypeVar

from sqlalchemy import Connection

from storage.database.connection import Database

T = TypeVar("T")

Observe = Callable[[Literal["load", "commit"]], AbstractContextManager[None]]
"""Returns what surrounds each transaction that only reads ("load") or that writes ("commit")."""


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
