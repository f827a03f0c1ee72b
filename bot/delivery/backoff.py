"""Waiting twice as long after each time that something was tried in vain."""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Generic, TypeVar

K = TypeVar("K")


class Backoff(Generic[K]):
    """Knows of each key from when on it may be tried again.

    Args:
        first: how long to wait after the first failure.
        longest: how long at most.
        now: the clock.
    """

    def __init__(self, first: timedelta, longest: timedelta, now: Callable[[], datetime]) -> None:
        self._first = first
        self._longest = longest
        self._now = now
        self._waits: dict[K, tuple[datetime, timedelta]] = {}

    def is_due(self, key: K) -> bool:
        """Tell whether a key may be tried now."""
        return key not in self._waits or self._now() >= self._waits[key][0]

    def in_vain(self, key: K, at_most: timedelta | None = None) -> None:
        """Note that a key was tried in vain; this time it waits `at_most` so long."""
        wait = min(self._waits[key][1] if key in self._waits else self._first, at_most or self._longest)
        self._waits[key] = (self._now() + wait, min(wait * 2, self._longest))

    def hold(self, key: K, span: timedelta) -> None:
        """Let a key wait exactly so long; what fails then is a first failure."""
        self._waits[key] = (self._now() + span, self._first)

    def rest(self, key: K) -> None:
        """Let a key that went well wait for the longest time; the next failure is a first one again."""
        self._waits[key] = (self._now() + self._longest, self._first)

    def forget(self, key: K) -> None:
        """Let a key be tried at once."""
        self._waits.pop(key, None)

    def keep(self, keys: Collection[K]) -> None:
        """Forget all but some keys."""
        self._waits = {key: wait for key, wait in self._waits.items() if key in keys}

    def clear(self) -> None:
        """Let everything be tried at once."""
        self._waits.clear()
