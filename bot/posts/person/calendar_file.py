"""A calendar as a file (RFC 5545) that other programs read: deadlines and dates of seasons.

Times are in UTC, which every calendar shows in the zone of its reader. An entry keeps its UID for good, and its
SEQUENCE grows with the log that it is about: who imports the file again gets the entries changed and none twice.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from bot.markup import plain

if TYPE_CHECKING:
    from icalendar import Event

NAMESPACE: Final = "fernzug"
MOST_TEXT: Final = 300
LASTS: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class CalendarEntry:
    """Something that happens at a time.

    Attributes:
        key: what it is known by for good; with the program's name it is unique everywhere.
        sequence: grows whenever the entry may have changed.
        changed_at: when that was.
        is_cancelled: it was in an earlier file perhaps, and is true no more.
    """

    key: str
    sequence: int
    at: datetime
    title: str
    about: str
    url: str
    changed_at: datetime
    is_cancelled: bool = False

    @property
    def uid(self) -> str:
        """Return the UID."""
        return f"{self.key}@{NAMESPACE}"


def calendar_file(entries: Iterable[CalendarEntry], *, name: str, now: datetime) -> bytes:
    """Return entries as a file, each an event of a quarter of an hour that ends when its time has come.

    icalendar is imported by the first calendar that somebody wants: it takes ten megabytes.
    """
    from icalendar import Calendar

    calendar = Calendar()
    calendar.add("prodid", f"-//{NAMESPACE}//{NAMESPACE}//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", _line(name))
    for entry in entries:
        calendar.add_component(_event(entry, now))
    return bytes(calendar.to_ical())


def _event(entry: CalendarEntry, now: datetime) -> "Event":
    from icalendar import Event

    event, at = Event(), entry.at.astimezone(UTC).replace(microsecond=0)
    event.add("uid", entry.uid)
    event.add("sequence", entry.sequence)
    event.add("dtstamp", now.astimezone(UTC).replace(microsecond=0))
    event.add("last-modified", entry.changed_at.astimezone(UTC).replace(microsecond=0))
    event.add("dtstart", at - LASTS)
    event.add("dtend", at)
    event.add("summary", _line(entry.title))
    event.add("description", _line(entry.about))
    event.add("url", entry.url)
    event.add("status", "CANCELLED" if entry.is_cancelled else "CONFIRMED")
    event.add("transp", "TRANSPARENT")
    return event


def _line(text: str) -> str:
    """Return text without marks as one line."""
    return " ".join(plain(text).split())[:MOST_TEXT]
