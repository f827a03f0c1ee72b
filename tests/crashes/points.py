"""Places to die at: every call of the store and of Discord, just before and just after it."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any, Final

ROOMS: Final = frozenset({"matches", "outbox", "people", "plans", "disputes", "notes", "seasons"})
"""The parts of a store; their calls are places to die at, too."""


class Points:
    """Counts the places that a run passes, and kills the process at one of them."""

    def __init__(self, deadly: int) -> None:
        self._left = deadly

    def here(self) -> None:
        """Pass a place; at the deadly one the process ends as if the power had failed."""
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


class Watched:
    """Wraps an object so that every call of an async method of it passes a place before and after."""

    def __init__(self, inner: object, points: Points) -> None:
        self._inner = inner
        self._points = points

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if name in ROOMS:
            return Watched(found, self._points)
        return self._around(found) if asyncio.iscoroutinefunction(found) else found

    def _around(self, method: Callable[..., Any]) -> Callable[..., Any]:
        async def call(*args: Any, **kwargs: Any) -> Any:
            self._points.here()
            result = await method(*args, **kwargs)
            self._points.here()
            return result

        return call
