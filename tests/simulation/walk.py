"""Counts time the slow way: minute by minute over the calendar. Knows nothing of `engine.time.clock`, which it checks.

Every zone is whole minutes away from UTC, so a minute is open or closed as a whole.
"""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from engine.time.policy import Policy

MINUTE: Final = timedelta(minutes=1)
DAY: Final = timedelta(days=1)
HOUR: Final = 60


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """What decides when somebody's clock stands still, at one time: own choices, and vacations with their zones."""

    zone: str
    sleep: tuple[int, int] | None
    night_taken: datetime | None
    vacations: tuple[tuple[date, date, str], ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Habits that held from one time to another."""

    begin: datetime
    end: datetime
    clock_settings: ClockSettings


@dataclass(frozen=True, slots=True)
class Rules:
    """What of a match decides when its clocks stand still: its policy, when it began, where its days of rest are."""

    policy: Policy
    began: datetime
    rest_zone: str


class Walk:
    """A walk over every minute from one time to another."""

    def __init__(self, start: datetime, end: datetime) -> None:
        self._start = start.replace(second=0, microsecond=0)
        self._count = (end - self._start) // MINUTE + 2 * 24 * HOUR
        self._days = cache(self._days_of)
        self._asleep = cache(self._asleep_of)
        self._standing = cache(self._standing_of)
        self._with_vacations = cache(self._with_vacations_of)

    def counted(self, rules: Rules, life: Sequence[Stretch], start: datetime, end: datetime) -> int:
        """Return the seconds in which the clock of a match runs."""
        return sum(
            self._open_seconds(self._closed(rules, clock_settings), begin, finish)
            for begin, finish, clock_settings in within(life, start, end)
        )

    def zero(self, rules: Rules, life: Sequence[Stretch], start: datetime, end: datetime, left: int) -> datetime | None:
        """Return when a clock that shows `left` has run down, None if it has not by the end."""
        if not left:
            return start
        for begin, finish, clock_settings in within(life, start, end):
            closed = self._closed(rules, clock_settings)
            passed = self._open_seconds(closed, begin, finish)
            if left > passed:
                left -= passed
                continue
            while True:
                until = min(finish, self._start + (self._number(begin) + 1) * MINUTE)
                passed = self._open_seconds(closed, begin, until)
                if left <= passed:
                    return begin + timedelta(seconds=left)
                left, begin = left - passed, until
        return None

    def is_asleep(self, zone: str, sleep: tuple[int, int] | None, at: datetime) -> bool:
        """Tell whether somebody sleeps at a time."""
        return bool(self._asleep(zone, sleep)[self._number(at)])

    def day(self, zone: str, at: datetime) -> date:
        """Return what day it is somewhere."""
        return date.fromordinal(self._days(zone)[0][self._number(at)])

    def minute_of_day(self, zone: str, at: datetime) -> int:
        """Return what the wall clock shows somewhere, in minutes."""
        return self._days(zone)[1][self._number(at)]

    def _number(self, at: datetime) -> int:
        return (at - self._start) // MINUTE

    def _open_seconds(self, closed: bytes, start: datetime, end: datetime) -> int:
        """Return the seconds of open minutes, the first and the last one cut to what belongs to the stretch."""
        first, last = self._number(start), self._number(end)
        seconds = closed.count(0, first, last) * HOUR
        if not closed[first]:
            seconds -= start.second
        if end.second and not closed[last]:
            seconds += end.second
        return seconds

    def _closed(self, rules: Rules, clock_settings: ClockSettings) -> bytes:
        slept = replace(clock_settings, vacations=())
        standing = self._standing(slept, rules.policy.sleeps, rules.policy.rest_days, rules.rest_zone)
        return self._with_vacations(standing, clock_settings.vacations, rules.policy.vacation_days, rules.began)

    def _standing_of(
        self, clock_settings: ClockSettings, sleeps: bool, rest_days: tuple[int, ...], rest_zone: str
    ) -> bytes:
        """Return for each minute whether a clock stands still in it, without vacations."""
        home = self._days(rest_zone)[0]
        asleep = bytearray(self._asleep(clock_settings.zone, clock_settings.sleep if sleeps else None))
        if (taken := clock_settings.night_taken) is not None:
            awake = slice(max(0, self._number(taken) + 12 * HOUR), max(0, self._number(taken) + 24 * HOUR))
            asleep[awake] = bytes(len(asleep[awake]))
        rest = {day for day in set(home) if date.fromordinal(day).weekday() in rest_days}
        return bytes(is_asleep or at_home in rest for is_asleep, at_home in zip(asleep, home, strict=True))

    def _with_vacations_of(
        self, standing: bytes, vacations: tuple[tuple[date, date, str], ...], allowed: int, began: datetime
    ) -> bytes:
        """Return for each minute whether a clock stands still in it, on the days of vacation that count as well."""
        if not vacations or not allowed:
            return standing
        first = {zone: self._days(zone)[0][self._number(began)] for _, _, zone in vacations}
        away = allowed_days(vacations, allowed, first)
        for zone in first:
            days = self._days(zone)[0]
            standing = bytes(stands or (day, zone) in away for stands, day in zip(standing, days, strict=True))
        return standing

    def _days_of(self, zone: str) -> tuple["array[int]", "array[int]"]:
        """Return for each minute the day and the minute of the day that the wall clock shows."""
        days, minutes = array("i"), array("i")
        there, at = ZoneInfo(zone), self._start
        for _ in range(self._count):
            wall = at.astimezone(there)
            days.append(wall.toordinal())
            minutes.append(wall.hour * HOUR + wall.minute)
            at += MINUTE
        return days, minutes

    def _asleep_of(self, zone: str, sleep: tuple[int, int] | None) -> bytes:
        if sleep is None:
            return bytes(self._count)
        bed, up = sleep
        if bed < up:
            return bytes(bed <= minute < up for minute in self._days(zone)[1])
        return bytes(minute >= bed or minute < up for minute in self._days(zone)[1])


def allowed_days(
    vacations: tuple[tuple[date, date, str], ...], allowed: int, first: Mapping[str, int]
) -> frozenset[tuple[int, str]]:
    """Return the days of vacation that count, each with its zone; `first` is in each the day the match began.

    Those count that begin first, wherever they were taken.
    """
    days = {
        (number, zone)
        for begin, end, zone in vacations
        for number in range(max(begin.toordinal(), first[zone]), end.toordinal() + 1)
    }
    used = Counter[int]()
    counted = set()
    for number, zone in sorted(
        days, key=lambda day: datetime.combine(date.fromordinal(day[0]), time(), ZoneInfo(day[1]))
    ):
        used[year := date.fromordinal(number).year] += 1
        if used[year] <= allowed:
            counted.add((number, zone))
    return frozenset(counted)


def within(
    life: Sequence[Stretch], start: datetime, end: datetime
) -> Iterator[tuple[datetime, datetime, ClockSettings]]:
    """Yield the parts of a stretch of time, cut to whole seconds, with the habits that held."""
    start, end = start.replace(microsecond=0), end.replace(microsecond=0)
    for stretch in life:
        begin, finish = max(start, stretch.begin), min(end, stretch.end)
        if begin < finish:
            yield begin, finish, stretch.clock_settings


def life_of(changes: Sequence[tuple[datetime, ClockSettings]]) -> tuple[Stretch, ...]:
    """Return the stretches between changes of habits; the first holds from ever, the last for ever."""
    begins = [datetime.min.replace(tzinfo=UTC), *(at for at, _ in changes[1:])]
    ends = [*begins[1:], datetime.max.replace(tzinfo=UTC)]
    return tuple(
        Stretch(begin.replace(microsecond=0), end.replace(microsecond=0), clock_settings)
        for begin, end, (_, clock_settings) in zip(begins, ends, changes, strict=True)
    )
