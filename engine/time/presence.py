"""Working hours of the bot by two clocks: one on the wall, which may be set, and one that only counts seconds.

A machine that sleeps, a process that is stopped and a clock that is set forward all look the same to a player's clock:
it has run while nobody could play.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Self

from engine.time.clock import Span

SHORT_GAP: Final = timedelta(minutes=2)
"""Up to this the bot counts as never having been away."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Up to when the bot was at work.

    Attributes:
        seen: what the clock on the wall showed at the latest beat.
        elapsed: what the counter of seconds showed then.
        highest: the latest time that the clock on the wall has ever shown; it is behind that after it was set back.
        attended: for how long the bot has been at work while the clock was behind.
    """

    seen: datetime
    elapsed: float
    highest: datetime
    attended: timedelta = timedelta()

    @classmethod
    def since(cls, seen: datetime, elapsed: float) -> Self:
        """Return the presence of a bot that was at work up to a time."""
        return cls(seen, elapsed, seen)

    def outage(self, now: datetime, elapsed: float) -> Span | None:
        """Return the time since the latest beat in which the bot was away, None if that is too short to count."""
        begun = max(self.seen, self.highest + self.attended if self.seen < self.highest else self.seen)
        was_stopped = timedelta(seconds=elapsed - self.elapsed) > SHORT_GAP
        return (begun, now) if now - begun > SHORT_GAP or (was_stopped and now > begun) else None

    def beat(self, now: datetime, elapsed: float) -> Self:
        """Return the presence of a bot that is at work now."""
        if now >= self.highest:
            return self.since(now, elapsed)
        passed = min(timedelta(seconds=elapsed - self.elapsed), SHORT_GAP)
        return replace(self, seen=now, elapsed=elapsed, attended=self.attended + passed)
