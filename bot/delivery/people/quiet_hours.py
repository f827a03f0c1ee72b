"""When somebody may be told something: hours of sleep are quiet, and a digest has its hour. Arithmetic only."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.typed.zones import UTC_NAME
from engine.people.preferences import Person
from engine.time.clock import Calendar, night

HOUR = 60


def zone_of(person: Person) -> ZoneInfo:
    """Return a person's time zone; UTC while none is chosen."""
    return ZoneInfo(person.zone or UTC_NAME)


def awake_from(person: Person, now: datetime) -> datetime:
    """Return now if the person is awake, else the end of the sleep."""
    asleep = night(Calendar(zone=person.zone or UTC_NAME, sleep=person.sleep), now)
    return asleep[1] if asleep else now


def next_digest(person: Person, now: datetime) -> datetime:
    """Return the next time at which the person's daily message is due, after now."""
    day = now.astimezone(zone_of(person)).date()
    times = (at(person, day + timedelta(days=days), person.digest_hour * HOUR) for days in range(3))
    return next(moment for moment in times if moment > now)


def digest_tomorrow(person: Person, now: datetime) -> datetime:
    """Return when the daily message is due on the next day: one that came late is not followed by another one today."""
    return at(person, now.astimezone(zone_of(person)).date() + timedelta(days=1), person.digest_hour * HOUR)


def at(person: Person, day: date, minute: int) -> datetime:
    """Return the moment when a person's clock shows a number of minutes after midnight, as UTC."""
    return datetime.combine(day, time(minute // HOUR, minute % HOUR), zone_of(person)).astimezone(UTC)
