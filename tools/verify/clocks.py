"""The clock of one seat, in whole seconds: what the log says was spent and given, and what is left of it."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that a seat has left as of `since`, when its clock began to run or was last charged (None: it stands).

    `turn` is the number of the turn that it ran for last; `is_out` holds from a time-out until a turn ends or time is
    given.
    """

    left: int
    since: int | None = None
    turn: int = 0
    is_out: bool = False

    def started(self, now: int, turn: int) -> "Clock":
        """Return the clock as it runs for a turn; one that runs goes on."""
        return replace(self, since=now if self.since is None else self.since, turn=turn)

    def stopped(self) -> "Clock":
        """Return the clock as it stands."""
        return replace(self, since=None)

    def spent(self, seconds: int, now: int) -> "Clock":
        """Return the clock charged up to now."""
        return replace(self, left=max(0, self.left - seconds), since=now)

    def given(self, seconds: int, now: int) -> "Clock":
        """Return the clock with more time; one that was out runs from now on."""
        since = now if self.is_out and self.since is not None else self.since
        return replace(self, left=self.left + seconds, since=since, is_out=False)

    def gained(self, increment: int, cap: int) -> "Clock":
        """Return the clock after its own turn has ended; a cap takes away what would be added, never what was there."""
        return replace(self, left=max(self.left, min(cap, self.left + increment)), since=None, is_out=False)

    def excused(self) -> "Clock":
        """Return the clock of somebody who has fetched their secrets after all."""
        return replace(self, is_out=self.is_out and not self.left)

    def timed_out(self) -> "Clock":
        """Return the clock of somebody whose time is up."""
        return replace(self, is_out=True)
