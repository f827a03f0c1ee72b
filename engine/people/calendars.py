"""When the clock of a player stands still: made from the policy and from what people and server have chosen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import zip_longest
from zoneinfo import ZoneInfo

from engine.people.preferences import Person, Server, Vacation
from engine.time.clock import DAY, SECOND, Calendar, Span, midnight
from engine.time.policy import Policy

UTC_ZONE = "UTC"


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """What decides how time is counted around one table: who plays, their vacations, the server."""

    persons: tuple[Person, ...]
    vacations: tuple[Vacation, ...]
    server: Server


def calendars(policy: Policy, clock_settings: ClockSettings, *, since: datetime) -> tuple[Calendar, ...]:
    """Return the calendar of each person in a match that began at a time; days before do not use up vacation."""
    return tuple(_calendar(policy, person, clock_settings, since) for person in clock_settings.persons)


def last_day(calendar: Calendar, vacation: Span) -> date:
    """Return the last day of a vacation, by the player's own calendar."""
    return (vacation[1] - SECOND).astimezone(ZoneInfo(calendar.zone)).date()


def _calendar(policy: Policy, person: Person, clock_settings: ClockSettings, since: datetime) -> Calendar:
    home = clock_settings.server.zone or UTC_ZONE
    zone = person.zone or home
    own = (vacation for vacation in clock_settings.vacations if vacation.person == person.id)
    allowed = _allowed(policy, own, since.astimezone(ZoneInfo(zone)).date())
    return Calendar(
        zone=zone,
        sleep=person.sleep,
        sleeps=policy.sleeps,
        rest_zone=home,
        rest_days=policy.rest_days,
        away=tuple((midnight(zone, first), midnight(zone, last + DAY)) for first, last in _runs(allowed)),
    )


def _allowed(policy: Policy, vacations: Iterable[Vacation], since: date) -> Sequence[date]:
    """Return the days of vacation that stop a clock: in each calendar year the first ones, as many as count."""
    days = sorted({day for vacation in vacations for day in _days(max(vacation.first, since), vacation.last)})
    used: Counter[int] = Counter()
    allowed = []
    for day in days:
        used[day.year] += 1
        if used[day.year] <= policy.vacation_days:
            allowed.append(day)
    return allowed


def _days(first: date, last: date) -> Iterator[date]:
    while first <= last:
        yield first
        first += DAY


def _runs(days: Sequence[date]) -> Iterator[tuple[date, date]]:
    """Yield first and last of the days that follow each other."""
    first = None
    for day, following in zip_longest(days, days[1:]):
        first = first or day
        if following != day + DAY:
            yield first, day
            first = None
