"""Hours and days as people type and read them: sleep, vacations."""

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.errors import BadHours, BadVacation
from bot.i18n import Words
from bot.markup import Markup
from bot.typed.zones import UTC_NAME
from engine.ids import PersonId
from engine.people.preferences import Person, Vacation
from engine.time.clock import LONGEST_SLEEP

HOUR: Final = 60
NOON: Final = 12
DAY: Final = 24 * HOUR
OFF: Final = "off"
NO_SLEEP: Final = frozenset([OFF, "none", "aus", "keine", "keiner", "kein", "non", "aucune", "aucun"])
"""The words for no hours of sleep in every language."""
BOTH: Final = 2
FURTHEST: Final = timedelta(days=366)
MOST_PLANNED: Final = 10

TIME: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]m\b)?", re.IGNORECASE)
AROUND: Final = frozenset(
    ["from", "to", "until", "till", "and", "von", "bis", "und", "uhr", "de", "à", "et", "h", ",", "/"]
)
"""The words that may stand around the times of sleep, dashes aside."""
DATE: Final = re.compile(
    r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})|(?<![\d/])(?P<D>\d{1,2})[./]\s?(?P<M>\d{1,2})[./]?(?P<Y>\d{4})?"
)


def today(person: Person, now: datetime) -> date:
    """Return the day that it is for a person."""
    return now.astimezone(ZoneInfo(person.zone or UTC_NAME)).date()


def sleep_typed(typed: str) -> tuple[int, int] | None:
    """Return hours of sleep as typed, such as `23:00-7:00`, `23h-7h30` or `11pm to 7am`; None for none at all.

    Raises:
        BadHours: two times cannot be read, or the sleep is too long.
    """
    if typed.strip().casefold() in NO_SLEEP:
        return None
    times = [_minutes(*found.groups()) for found in TIME.finditer(typed)]
    rest = re.findall(r"[^\W\d_]+|[^\w\s–—-]|[\d_]", TIME.sub(" ", typed).casefold())
    if len(times) != BOTH or not AROUND.issuperset(rest):
        raise BadHours(reason="unread")
    first, last = times
    if first == last or (last - first) % DAY > LONGEST_SLEEP:
        raise BadHours(reason="long", hours=LONGEST_SLEEP // HOUR)
    return first, last


def _minutes(hour: str, minute: str | None, half: str | None) -> int:
    hours, minutes = int(hour), int(minute or 0)
    if half:
        hours = hours % NOON + (NOON if half.casefold() == "pm" else 0)
    if hours * HOUR + minutes > DAY or minutes >= HOUR:
        raise BadHours(reason="unread")
    return (hours * HOUR + minutes) % DAY


def sleep_text(sleep: tuple[int, int]) -> str:
    """Return hours of sleep as they are shown and may be typed."""
    return "–".join(f"{minutes // HOUR:02}:{minutes % HOUR:02}" for minutes in sleep)


def day_text(day: date, words: Words) -> Markup:
    """Return a date."""
    return words("day", day=f"{day.day:02}", month=f"{day.month:02}", year=str(day.year))


def span_text(vacation: Vacation, words: Words) -> Markup:
    """Return the days of a vacation."""
    days = (vacation.last - vacation.first).days + 1
    return words("span", first=day_text(vacation.first, words), last=day_text(vacation.last, words), days=days)


def span_typed(typed: str, person: PersonId, start: date) -> Vacation:
    """Return a vacation as typed: two dates, one date, or a number of days from today on.

    Dates are `2026-12-24`, or `24.12.` and `24/12` with or without a year; without one the next such day is meant.

    Raises:
        BadVacation: nothing of the kind can be read.
    """
    dates: list[date] = []
    for found in DATE.finditer(typed):
        dates.append(_date(found, dates[-1] if dates else start))
    count = re.fullmatch(r"\s*(\d{1,3})\b[^\d.-]*", typed)
    if count and int(count[1]):
        return Vacation(person, start, start + timedelta(days=int(count[1]) - 1))
    if not 1 <= len(dates) <= BOTH:
        raise BadVacation(reason="unread")
    return Vacation(person, dates[0], dates[-1])


def _date(found: re.Match[str], earliest: date) -> date:
    year, month, day = found["y"] or found["Y"], int(found["m"] or found["M"]), int(found["d"] or found["D"])
    try:
        if year:
            return date(int(year), month, day)
        # The 29th of February is not there every year.
        return next(day for day in _every_year(earliest.year, month, day) if day >= earliest)
    except (ValueError, StopIteration):
        raise BadVacation(reason="unread") from None


def _every_year(year: int, month: int, day: int) -> Sequence[date]:
    days = []
    for candidate in range(year, year + 9):
        try:
            days.append(date(candidate, month, day))
        except ValueError:
            continue
    return days


def check_vacation(wanted: Vacation, others: Sequence[Vacation], start: date) -> None:
    """Refuse a vacation that cannot be.

    Raises:
        BadVacation: it lies in the past, ends before it begins, is too far away, or one of the others has its days.
    """
    if wanted.last < wanted.first:
        raise BadVacation(reason="order")
    if wanted.first < start:
        raise BadVacation(reason="past")
    if wanted.last > start + FURTHEST:
        raise BadVacation(reason="far")
    coming = [other for other in others if other.last >= start]
    if any(other.first <= wanted.last and wanted.first <= other.last for other in coming):
        raise BadVacation(reason="twice")
    if len(coming) >= MOST_PLANNED:
        raise BadVacation(reason="many")
