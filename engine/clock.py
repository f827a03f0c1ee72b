"""Clocks of players: the value that a match keeps for each seat. Arithmetic only, no time of its own."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

ALL: Final = 100


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's time: `left` seconds as of `since`, when it began to run or was last charged (None: it stands).

    `turn` is the number of the turn that it ran for last, `had` what was left when that turn began, `reminded` the
    lowest share of it (in percent) that the player was reminded at. `is_out` holds from the time-out until the player
    moves or is given time.
    """

    left: int
    since: datetime | None = None
    turn: int = 0
    had: int = 0
    reminded: int = ALL
    is_out: bool = False

    def started(self, at: datetime, *, turn: int) -> "Clock":
        """Return the clock as it runs for a turn; one that runs for it already goes on."""
        if self.since is not None:
            return self
        if turn == self.turn:
            return replace(self, since=at)
        return replace(self, since=at, turn=turn, had=self.left, reminded=ALL)

    def stopped(self) -> "Clock":
        """Return the clock as it stands."""
        return replace(self, since=None)

    def spent(self, seconds: int, *, at: datetime) -> "Clock":
        """Return the clock charged up to a time, with nothing left at worst."""
        return replace(self, left=max(0, self.left - seconds), since=at)

    def given(self, seconds: int) -> "Clock":
        """Return the clock with more time; the player is reminded anew as it runs down."""
        left = self.left + seconds
        return replace(self, left=left, had=left, reminded=ALL, is_out=False)

    def gained(self, increment: int, *, cap: int) -> "Clock":
        """Return the clock after a turn has ended; nothing is taken from who was given more than the cap."""
        return replace(self, left=max(self.left, min(cap, self.left + increment)), since=None, is_out=False)
