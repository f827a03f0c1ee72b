"""Clocks of players, and the calendars by which they run. Arithmetic only: no time of its own, nothing is read.

Clocks show whole seconds. Times are cut to whole seconds before they are subtracted, so that what is counted in parts
adds up to what is counted at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

ALL: Final = 100
UTC_ZONE: Final = "UTC"
DAY: Final = timedelta(days=1)
SECOND: Final = timedelta(seconds=1)
NEVER: Final = timedelta(days=3660)
LONGEST_SLEEP: Final = 12 * 60
"""Minutes of sleep that stop a clock within a day: more would be a way of stopping it."""
NIGHT: Final = timedelta(minutes=LONGEST_SLEEP)

Span = tuple[datetime, datetime]
"""A stretch of time, its end not included; both in UTC."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The times at which one player's clock stands still.

    `sleep` is from minute to minute after midnight in `zone`, over midnight if the first is the larger; clocks run
    through it unless `sleeps`. `night_taken` is when the night began that was the latest by earlier hours: of the day
    after that, sleep stops the clock in the first `LONGEST_SLEEP` only, so that nobody has two nights in one day.
    `rest_days` (0 is Monday) begin and end at midnight in `rest_zone`. `away` are vacations.
    """

    zone: str = UTC_ZONE
    sleep: tuple[int, int] | None = None
    sleeps: bool = True
    night_taken: datetime | None = None
    rest_zone: str = UTC_ZONE
    rest_days: tuple[int, ...] = ()
    away: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's time: `left` seconds as of `since`, when it began to run or was last charged (None: it stands).

    `turn` is the number of the turn that it ran for last, `reminded` the lowest share (in percent) of what was left
    when that turn began that the player was reminded at. `is_out` holds from the time-out until the player moves or is
    given time.
    """

    left: int
    since: datetime | None = None
    turn: int = 0
    left_at_turn_start: int = 0
    reminded: int = ALL
    is_out: bool = False

    def started(self, at: datetime, *, turn: int) -> "Clock":
        """Return the clock as it runs for a turn; one that runs goes on, though others may have ended a turn."""
        if self.since is not None:
            return replace(self, turn=turn)
        if turn == self.turn:
            return replace(self, since=at)
        return replace(self, since=at, turn=turn, left_at_turn_start=self.left, reminded=ALL)

    def stopped(self) -> "Clock":
        """Return the clock as it stands."""
        return replace(self, since=None)

    def spent(self, seconds: int, *, at: datetime) -> "Clock":
        """Return the clock charged up to a time, with nothing left at worst."""
        return replace(self, left=max(0, self.left - seconds), since=at)

    def given(self, seconds: int, *, at: datetime) -> "Clock":
        """Return the clock with more time, of which the player is reminded again; one that is out runs from now on."""
        left = self.left + seconds
        since = at if self.is_out and self.since is not None else self.since
        return replace(self, left=left, since=since, left_at_turn_start=left, reminded=ALL, is_out=False)

    def gained(self, increment: int, *, cap: int) -> "Clock":
        """Return the clock after a turn has ended; nothing is taken from who was given more than the cap."""
        return replace(self, left=max(self.left, min(cap, self.left + increment)), since=None, is_out=False)


def counted(calendar: Calendar, start: datetime, end: datetime) -> int:
    """Return the seconds between two times in which the clock runs, 0 if the end comes first."""
    start, end = whole(start), whole(end)
    spans = _open_spans(calendar, start, end)
    return sum((min(finish, end) - begin) // SECOND for begin, finish in spans)


def deadline(calendar: Calendar, start: datetime, left: int) -> datetime:
    """Return when a clock that shows `left` seconds at a time has run down.

    Raises:
        OverflowError: it does not within ten years.
    """
    start, missing = whole(start), timedelta(seconds=left)
    if not left:
        return start
    for begin, finish in _open_spans(calendar, start, start + missing + NEVER):
        if missing <= finish - begin:
            return begin + missing
        missing -= finish - begin
    raise OverflowError(calendar)


def night(calendar: Calendar, at: datetime) -> Span | None:
    """Return the hours of sleep that a time falls into, None if the player is awake then."""
    found = (span for span in _nights(calendar, at, at + SECOND) if span[0] <= at < span[1])
    return next(found, None)


def latest_night(calendar: Calendar, at: datetime) -> datetime | None:
    """Return when the night began that nobody may have again before a day is over, None if there has been none."""
    taken = calendar.night_taken
    if taken is not None and at < taken + DAY:
        return taken
    return max((begin for begin, _ in _sleep(calendar, at - DAY, at) if at - DAY < begin <= at), default=taken)


def sleep_counts_from(calendar: Calendar, at: datetime) -> datetime | None:
    """Return from when on hours of sleep stop the clock that do not do so before, None if all do from a time on."""
    if calendar.night_taken is None:
        return None
    begin, finish = max(at, calendar.night_taken + NIGHT), calendar.night_taken + DAY
    lost = any(bed < finish and begin < rising for bed, rising in _nights(calendar, begin, finish))
    return finish if begin < finish and lost else None


def midnight(zone: str, day: date) -> datetime:
    """Return when a day begins; where clocks are put forward over midnight that is when they are."""
    return max(_readings(zone, day, 0))


def whole(at: datetime) -> datetime:
    """Return a time without what comes after the second."""
    return at.replace(microsecond=0)


def _open_spans(calendar: Calendar, start: datetime, end: datetime) -> Iterator[Span]:
    """Yield when the clock runs, in order, day by day."""
    while start < end:
        until = min(start + DAY, end)
        runs_from = start
        for begin, finish in sorted(_closed(calendar, start, until)):
            if begin >= until:
                break
            if begin > runs_from:
                yield runs_from, begin
            runs_from = max(runs_from, finish)
        if runs_from < until:
            yield runs_from, until
        start = until


def _closed(calendar: Calendar, start: datetime, end: datetime) -> Iterator[Span]:
    """Yield all times around a stretch in which the clock stands still; they may overlap."""
    yield from calendar.away
    if calendar.sleeps:
        yield from _sleep(calendar, start, end)
    if calendar.rest_days:
        for day in _days(calendar.rest_zone, start, end):
            if day.weekday() in calendar.rest_days:
                yield midnight(calendar.rest_zone, day), midnight(calendar.rest_zone, day + DAY)


def _sleep(calendar: Calendar, start: datetime, end: datetime) -> Iterator[Span]:
    """Yield the hours of sleep that stop the clock: all, but for those of a second night within a day."""
    taken = calendar.night_taken
    for bed, rising in _nights(calendar, start, end):
        parts = [(bed, rising)]
        if taken is not None:
            parts = [(bed, min(rising, taken + NIGHT)), (max(bed, taken + DAY), rising)]
        yield from (part for part in parts if part[0] < part[1])


def _nights(calendar: Calendar, start: datetime, end: datetime) -> Iterator[Span]:
    """Yield the hours of sleep around a stretch; when clocks change, sleep is not cut short."""
    if calendar.sleep is None:
        return
    bed, up = calendar.sleep
    for day in _days(calendar.zone, start - DAY, end):
        rising = _readings(calendar.zone, day if bed < up else day + DAY, up)
        yield min(_readings(calendar.zone, day, bed)), max(rising)


def _days(zone: str, start: datetime, end: datetime) -> Iterator[date]:
    """Yield the local days that a stretch touches."""
    day, last = (at.astimezone(ZoneInfo(zone)).date() for at in (start, end))
    while day <= last:
        yield day
        day += DAY


@lru_cache(maxsize=1024)
def _readings(zone: str, day: date, minutes: int) -> tuple[datetime, datetime]:
    """Return both times that a wall clock may mean by a reading; they differ only where it is put forward or back."""
    reading = datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(zone))
    return reading.astimezone(UTC), reading.replace(fold=1).astimezone(UTC)
