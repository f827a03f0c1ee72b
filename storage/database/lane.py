"""A connection to an SQLite file whose transactions run whole in the thread that aiosqlite has for it.

aiosqlite calls one method at a time in its thread, and lets its caller choose the class of the connection, as
`sqlite3.connect` does. The class of this module carries out what waits when it is told to commit and there is no
transaction, which would otherwise do nothing. So a transaction costs one round trip to the thread, however many
statements it has, and transactions that arrive together share one commit (docs/adr/0027-group-commit.md).
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import copy_context
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, Generic, TypeVar

import aiosqlite
from sqlalchemy import Connection, StaticPool, create_engine

from storage.errors import CannotOpen, translated

T = TypeVar("T")

MOST_TOGETHER: Final = 64
"""How many transactions share a commit; those that come later wait for the next one."""


class Lane:
    """One connection, along which transactions go in the order of their arrival.

    Args:
        begin: the statement that begins a transaction.
        pragmas: what is set on the connection, such as "synchronous = FULL".
    """

    def __init__(self, path: Path, *, begin: str, pragmas: Sequence[str]) -> None:
        self._waiting: deque[_Transaction[Any]] = deque()
        factory = partial(_Connection, self._waiting, begin)
        self._driver = _daemonic(lambda: aiosqlite.connect(path, isolation_level=None, factory=factory))
        self._pragmas = pragmas
        self._is_open = False
        self._unanswered = 0

    def __len__(self) -> int:
        """Return how many transactions wait or are being carried out."""
        return self._unanswered

    async def open(self) -> None:
        """Connect.

        Raises:
            StorageError: the file cannot be opened.
        """
        with translated():
            await self._driver
            for pragma in self._pragmas:
                await self._driver.execute(f"PRAGMA {pragma}")
        self._is_open = True

    async def run(self, work: Callable[[Connection], T], *, is_one_query: bool = False) -> T:
        """Run a function as a transaction and return its result once it is committed; if it raises, nothing is kept.

        Args:
            work: what reads and writes.
            is_one_query: it reads with a single statement and takes all that it finds; such a statement is a
                transaction by itself, for which nothing is begun.

        Raises:
            StorageError: it could not be carried out; nothing is kept.
        """
        if not self._is_open:
            raise CannotOpen("it was closed")
        transaction = _Transaction(work, is_one_query=is_one_query)
        self._waiting.append(transaction)
        self._unanswered += 1
        try:
            with translated():
                await self._driver.commit()  # each call carries out at least one that waits, so this one is done now
                return transaction.answer()
        finally:
            self._unanswered -= 1

    async def close(self) -> None:
        """Carry out what waits and disconnect; may be called again."""
        self._is_open = False
        await self._driver.close()


class _Transaction(Generic[T]):
    """A function of a connection, run in the context of its caller, and what came of it."""

    def __init__(self, work: Callable[[Connection], T], *, is_one_query: bool) -> None:
        self.is_one_query = is_one_query
        self._work = work
        self._context = copy_context()
        self._fault: BaseException | None = None
        self._result: T

    def run(self, connection: Connection) -> None:
        self._result = self._context.run(self._work, connection)

    def fail(self, fault: BaseException) -> None:
        self._fault = fault

    def answer(self) -> T:
        if self._fault is not None:
            raise self._fault
        return self._result


class _Connection(sqlite3.Connection):
    """Carries out what waits when it is told to commit and there is no transaction."""

    def __init__(self, waiting: deque[_Transaction[Any]], begin: str, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._waiting, self._begin = waiting, begin
        engine = create_engine(
            "sqlite://",
            creator=lambda: self,
            poolclass=StaticPool,
            pool_reset_on_return=None,  # where a transaction begins and ends is said here
            hide_parameters=True,
        )
        self._statements = engine.connect()

    def commit(self) -> None:
        """Commit the transaction; where there is none, carry out what waits in one."""
        if self.in_transaction:
            super().commit()
        elif self._waiting and self._waiting[0].is_one_query:
            self._ask(self._waiting.popleft())
        elif group := self._next_group():
            self._carry_out(group)

    def _next_group(self) -> Sequence[_Transaction[Any]]:
        """Take what shares the next commit."""
        group: list[_Transaction[Any]] = []
        while self._waiting and not self._waiting[0].is_one_query and len(group) < MOST_TOGETHER:
            group.append(self._waiting.popleft())
        return group

    def _ask(self, query: _Transaction[Any]) -> None:
        try:
            query.run(self._statements)
        except BaseException as fault:
            query.fail(fault)

    def _carry_out(self, group: Sequence[_Transaction[Any]]) -> None:
        """Carry out transactions in one; when that cannot begin or end, or the database undoes it, all have failed."""
        try:
            self.execute(self._begin)
            for write in group:
                self._carry_out_one(write)
            super().commit()
        except BaseException as fault:
            for write in group:
                write.fail(fault)
            self.rollback()

    def _carry_out_one(self, transaction: _Transaction[Any]) -> None:
        """Carry out one of a group; if it fails it leaves nothing behind, and the others as they are."""
        self.execute("SAVEPOINT one")
        try:
            transaction.run(self._statements)
        except BaseException as fault:
            if not self.in_transaction:
                raise
            self.execute("ROLLBACK TO one")
            transaction.fail(fault)
        self.execute("RELEASE one")


def _daemonic(make: Callable[[], T]) -> T:
    """Make something whose thread keeps no ending program alive: a thread inherits that from its maker."""
    made: list[T] = []
    maker = Thread(target=lambda: made.append(make()), daemon=True)
    maker.start()
    maker.join()
    return made[0]
