"""Time zones as people know them: by a city, or by what their clock shows now. No import of discord here.

Cities are named by the database of time zones; where a language calls one otherwise, its words say so (`zone-…`).
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Final
from zoneinfo import ZoneInfo

from bot.i18n import Words
from engine.preferences import Language

UTC_NAME: Final = "UTC"
LIKELY: Final[Mapping[Language, tuple[str, ...]]] = {
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Luxembourg", "Europe/Vaduz", "Europe/Rome"),
    "en": (
        "Europe/London",
        "America/New_York",
        "America/Chicago",
        "America/Denver",
        "America/Los_Angeles",
        "America/Toronto",
        "Europe/Dublin",
        "Australia/Sydney",
        "Pacific/Auckland",
    ),
}
TIME: Final = re.compile(r"([01]?\d|2[0-4])(?:[:.]?([0-5]\d))?")


@cache
def zone_names() -> tuple[str, ...]:
    """Return the zones of all countries by their proper names, none by an old one."""
    table = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    named = (line.split("\t")[2] for line in table.splitlines() if not line.startswith("#"))
    return (*sorted(set(named)), UTC_NAME)


def city(zone: str, words: Words) -> str:
    """Return the name of a zone's city."""
    own = f"zone-{re.sub('[/_]', '-', zone.lower())}"
    return words(own) if words.has(own) else zone.rpartition("/")[2].replace("_", " ")


def label(zone: str, words: Words, now: datetime) -> str:
    """Return a zone with its present time and its distance from UTC."""
    there = now.astimezone(ZoneInfo(zone))
    offset = there.strftime("%z")
    hours = f"{offset[0]}{int(offset[1:3])}" + (f":{offset[3:]}" if offset[3:] != "00" else "")
    return f"{city(zone, words)} · {there:%H:%M} (UTC{'' if hours == '+0' else hours})"


def search(typed: str, words: Words, now: datetime) -> Iterator[str]:
    """Yield the zones that fit what is typed, a city or the present time there; those likely for the language first."""
    ordered = dict.fromkeys((*LIKELY[words.language], *chain.from_iterable(LIKELY.values()), *zone_names()))
    wanted = plain(typed)
    if found := TIME.fullmatch(wanted):
        yield from (zone for zone in ordered if is_time_there(zone, now, int(found[1]), found[2]))
        return
    fitting = [zone for zone in ordered if wanted in plain(city(zone, words)) or wanted in plain(zone)]
    yield from sorted(fitting, key=lambda zone: not plain(city(zone, words)).startswith(wanted))


def zone_named(typed: str, words: Words) -> str | None:
    """Return the zone that is typed by its name or its city's, None if there is no such zone or several."""
    wanted = plain(typed)
    found = {zone for zone in zone_names() if wanted in (plain(zone), plain(city(zone, words)))}
    return found.pop() if len(found) == 1 else None


def is_time_there(zone: str, now: datetime, hour: int, minutes: str | None) -> bool:
    """Tell whether a clock shows this hour, or this time within ten minutes."""
    there = now.astimezone(ZoneInfo(zone))
    if minutes is None:
        return there.hour == hour
    wanted, shown = hour * 60 + int(minutes), there.hour * 60 + there.minute
    apart = timedelta(minutes=(wanted - shown) % (24 * 60))
    return min(apart, timedelta(days=1) - apart) <= timedelta(minutes=10)


def plain(text: str) -> str:
    """Return a text without case and accents, as people type it in a hurry."""
    split = unicodedata.normalize("NFKD", text.strip().replace("_", " "))
    return "".join(sign for sign in split if not unicodedata.combining(sign)).casefold()
