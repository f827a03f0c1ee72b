"""Times at which a player's clock stands still, by the policy and by people's choices."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from zoneinfo import ZoneInfo

from engine.ids import PersonId
from engine.people.preferences import Person, Vacation
from engine.time.clock import DAY, SECOND, UTC_ZONE, Calendar, Span, midnight
from engine.time.policy import Policy


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """The settings by which time is counted around one table: who plays, and their vacations."""

    persons: tuple[Person, ...]
    vacations: tuple[Vacation, ...]

    def of(self, persons: Sequence[PersonId]) -> "ClockSettings":
        """Return what counts around a table of some of these persons, in their order."""
        known = {person.id: person for person in self.persons}
        return replace(self, persons=tuple(known[person] for person in persons))


def calendars(
    policy: Policy, clock_settings: ClockSettings, *, since: datetime, rest_zone: str
) -> tuple[Calendar, ...]:
    """Return the calendar of each person in a match that began at a time; days before do not use up vacation."""
    return tuple(
        replace(
            sleep_calendar(person),
            sleeps=policy.sleeps,
            rest_zone=rest_zone,
            rest_days=policy.rest_days,
            away=tuple(_joined(_allowed(policy, person, clock_settings.vacations, since))),
        )
        for person in clock_settings.persons
    )


def sleep_calendar(person: Person) -> Calendar:
    """Return when a person sleeps."""
    return Calendar(zone=person.zone or UTC_ZONE, sleep=person.sleep, night_taken=person.night_taken)


def last_day(calendar: Calendar, vacation: Span) -> date:
    """Return the last day of a vacation, by the player's own calendar."""
    return (vacation[1] - SECOND).astimezone(ZoneInfo(calendar.zone)).date()


def _allowed(policy: Policy, person: Person, vacations: Iterable[Vacation], since: datetime) -> Iterator[Span]:
    """Yield the days of vacation that stop a clock: in each calendar year the first ones, as many as count.

    The first are those that begin first, wherever they were taken: one that is over must not make room for a later one.
    """
    own = (vacation for vacation in vacations if vacation.person == person.id)
    days = {(midnight(zone, day), midnight(zone, day + DAY), day) for day, zone in _days_and_zones(own, since)}
    used: Counter[int] = Counter()
    for begin, end, day in sorted(days):
        used[day.year] += 1
        if used[day.year] <= policy.vacation_days:
            yield begin, end


def _days_and_zones(vacations: Iterable[Vacation], since: datetime) -> Iterator[tuple[date, str]]:
    """Yield the days of vacations from the day on in which a time falls, each with the zone it was taken in."""
    for vacation in vacations:
        day = max(vacation.first, since.astimezone(ZoneInfo(vacation.zone)).date())
        while day <= vacation.last:
            yield day, vacation.zone
            day += DAY


def _joined(days: Iterable[Span]) -> Iterator[Span]:
    """Yield stretches of days of which each begins before the one before is over."""
    joined: Span | None = None
    for begin, end in days:
        if joined is not None and begin <= joined[1]:
            joined = joined[0], max(joined[1], end)
            continue
        if joined is not None:
            yield joined
        joined = begin, end
    if joined is not None:
        yield joined
