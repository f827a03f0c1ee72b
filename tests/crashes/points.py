"""Places to be struck at: every call of the store and of Discord, before and after it, and each transaction."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from storage.database.connection import Database

T = TypeVar("T")

ROOMS: Final = frozenset({"matches", "outbox", "people", "plans", "disputes", "notes", "seasons", "shards"})
"""The parts of a store; their calls are places to die at, too."""
START: Final = "the start"
PLACE: ContextVar[str] = ContextVar("place", default=START)
"""The call that is being carried out."""


class Points:
    """Counts the places that a run passes, and kills the process at one of them."""

    def __init__(self, deadly: int) -> None:
        self._left = deadly

    def here(self, place: str = "", moment: str = "") -> None:
        """Pass a place; at the deadly one the process ends as if the power had failed."""
        self._left -= 1
        if self._left == 0:
            die()


def die() -> None:
    """End the process as if the power had failed."""
    os.kill(os.getpid(), signal.SIGKILL)


class Watched:
    """Wraps an object so that every call of an async method of it passes a place before and after."""

    def __init__(self, inner: object, points: Points, name: str = "") -> None:
        self._inner = inner
        self._points = points
        self._name = name

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if name in ROOMS:
            return Watched(found, self._points, f"{name}.")
        return self._around(self._name + name, found) if asyncio.iscoroutinefunction(found) else found

    def _around(self, place: str, method: Callable[..., Any]) -> Callable[..., Any]:
        async def call(*args: Any, **kwargs: Any) -> Any:
            with at(place):
                self._points.here(place, "before")
                result = await method(*args, **kwargs)
                self._points.here(place, "after")
                return result

        return call


@contextmanager
def at(place: str) -> Iterator[None]:
    """Say where one is, in whatever thread."""
    outer = PLACE.set(place)
    try:
        yield
    finally:
        PLACE.reset(outer)


def placed(work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    """Return work that counts as done at the present place, no matter which thread does it."""
    place = PLACE.get()

    def there(connection: Connection) -> T:
        with at(place):
            return work(connection)

    return there


class WatchedDatabase:
    """A database each of whose writing transactions passes places: begun, written, committed."""

    def __init__(self, inner: Database, points: Points, *, on_end: Callable[[], None]) -> None:
        self._inner = inner
        self._points = points
        self._on_end = on_end

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run one reading statement."""
        return await self._inner.read(placed(work))

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run several reading statements."""
        return await self._inner.read_together(placed(work))

    async def rows(self, statement: Any, **values: object) -> Any:
        """Return what a statement finds."""
        return await Database.rows(self, statement, **values)  # type: ignore[arg-type]

    async def row(self, statement: Any, **values: object) -> Any:
        """Return the first row that a statement finds."""
        return await Database.row(self, statement, **values)  # type: ignore[arg-type]

    async def write(self, work: Callable[[Connection], T], **how: Any) -> T:
        """Run a transaction."""
        return await self._watched(self._inner.write, work, **how)

    async def write_apart(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that belongs to no match."""
        return await self._watched(self._inner.write_apart, work)

    async def _watched(self, write: Callable[..., Awaitable[T]], work: Callable[[Connection], T], **how: Any) -> T:
        place = PLACE.get()

        def watched(connection: Connection) -> T:
            with at(place):
                self._points.here(place, "begun")
                result = work(connection)
                self._points.here(place, "written")
                return result

        try:
            result = await write(watched, **how)
        finally:
            self._on_end()
        self._points.here(place, "committed")
        return result

    async def put(self, table: Any, row: Any) -> None:
        """Set the row of a key."""
        await Database.put(self, table, row)  # type: ignore[arg-type]

    async def remove(self, table: Any, **values: object) -> None:
        """Delete the rows that hold these values."""
        await Database.remove(self, table, **values)  # type: ignore[arg-type]
