"""A store in memory that counts how often each of its methods is called."""

import inspect
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

from tests.memory.store import MemoryStore


class CountedStore(MemoryStore):
    """Counts in `calls` by the part of the store and its method."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: Counter[str] = Counter()
        for name, part in vars(self).copy().items():
            if type(part).__module__.startswith("tests.memory."):
                self._count(name, part)

    def _count(self, name: str, part: object) -> None:
        """Let the methods of a part be counted that others call; what a part asks another one for is its own affair."""
        setattr(self, name, _Counting(part, lambda method: self.calls.update([f"{name}.{method}"])))


class _Counting:
    def __init__(self, part: object, note: Callable[[str], None]) -> None:
        self._part = part
        self._note = note

    def __getattr__(self, method: str) -> Any:
        found = getattr(self._part, method)
        if not inspect.iscoroutinefunction(found):
            return found

        @wraps(found)
        async def counted(*args: Any, **named: Any) -> Any:
            self._note(method)
            return await found(*args, **named)

        return counted
