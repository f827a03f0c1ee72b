"""Counts what is asked of a store."""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from engine.stores.store import Store
from tests.crashes.points import ROOMS

_IS_INSIDE: ContextVar[bool] = ContextVar("_IS_INSIDE", default=False)


def counted(store: Store) -> list[str]:
    """Return a list in which every call of the store is noted from now on, such as `people.person`."""
    calls: list[str] = []
    for room in ROOMS:
        part = getattr(store, room)
        for name in dir(part):
            if not name.startswith("_") and asyncio.iscoroutinefunction(method := getattr(part, name)):
                setattr(part, name, _noted(calls, f"{room}.{name}", method))
    return calls


def _noted(calls: list[str], name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    async def call(*args: Any, **kwargs: Any) -> Any:
        if _IS_INSIDE.get():
            return await method(*args, **kwargs)
        calls.append(name)
        inside = _IS_INSIDE.set(True)
        try:
            return await method(*args, **kwargs)
        finally:
            _IS_INSIDE.reset(inside)

    return call
