"""Session starts left in a day, and the number allowed at a time.

Source: events/gateway of Discord's documentation, "Session Start Limit Object", "Identifying" and "Max Concurrency".
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

Json = dict[str, Any]

TOTAL = 1000
DAY_S = 24 * 60 * 60.0


class Start(Enum):
    """The outcome of a request to start a session."""

    ALLOWED = "allowed"
    TOO_SOON = "too soon"
    EXHAUSTED = "exhausted"


@dataclass
class SessionStarts:
    """The limits; `pause_s` between two sessions of a bucket is 0 unless somebody wants to be held to it."""

    total: int = TOTAL
    remaining: int = TOTAL
    max_concurrency: int = 1
    pause_s: float = 0.0
    now: Callable[[], float] = time.monotonic
    _resets_at: float = 0.0
    _last: dict[int, float] = field(default_factory=dict)

    def start(self, shard: int) -> Start:
        """Count a wish to start a session of a shard, and say what becomes of it."""
        self._look_at_clock()
        if self.remaining <= 0:
            return Start.EXHAUSTED
        if self._resets_at <= self.now():
            self._resets_at = self.now() + DAY_S
        self.remaining -= 1
        bucket = shard % self.max_concurrency
        if self.now() - self._last.get(bucket, -self.pause_s) < self.pause_s:
            return Start.TOO_SOON
        self._last[bucket] = self.now()
        return Start.ALLOWED

    def record(self) -> Json:
        """Return the limits as GET /gateway/bot tells them."""
        self._look_at_clock()
        left_ms = max(0, round(1000 * (self._resets_at - self.now())))
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": left_ms,
            "max_concurrency": self.max_concurrency,
        }

    def _look_at_clock(self) -> None:
        if 0 < self._resets_at <= self.now():
            self.remaining, self._resets_at = self.total, 0.0
