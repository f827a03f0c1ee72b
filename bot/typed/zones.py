"""Time zones as people know them: by a city, a country, or what their clock shows now. No import of discord here.

Zones, countries and their names in every language are Unicode's, as Babel brings them.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from functools import cache
from itertools import chain
from typing import Final
from zoneinfo import ZoneInfo

from babel.core import Locale, get_global

from bot.errors import BadZone
from bot.i18n import LANGUAGES, Words
from bot.typed.nearest import meant, nearest, plain
from engine.people.preferences import Language

UTC_NAME: Final = "UTC"
AROUND: Final = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Zones all around the globe."""
NOWHERE: Final = "Etc/"
TIME: Final = re.compile(r"([01]?\d|2[0-4])(?:[:.]?([0-5]\d))?")


@cache
def zone_names() -> tuple[str, ...]:
    """Return the zones of all countries by their proper names, none by an old one."""
    return (*sorted(zone for zone in get_global("zone_territories") if not zone.startswith(NOWHERE)), UTC_NAME)


@cache
def likely(language: Language) -> tuple[str, ...]:
    """Return the zones in which most speakers of a language live, as its words name them."""
    return tuple(Words(language)("zones-likely").split())


@cache
def city_in(zone: str, language: Language) -> str:
    """Return what a language calls a zone's city; Unicode's names of cities go by a zone's name of old."""
    cities = Locale(language).time_zones
    of_old = (old for old, present in get_global("zone_aliases").items() if present == zone)
    found = (cities[name]["city"] for name in (zone, *of_old) if "city" in cities.get(name, {}))
    return next(found, zone.rpartition("/")[2].replace("_", " "))


def city(zone: str, words: Words) -> str:
    """Return the name of a zone's city."""
    return city_in(zone, words.language)


def label(zone: str, words: Words, now: datetime) -> str:
    """Return a zone with its present time and its distance from UTC."""
    there = now.astimezone(ZoneInfo(zone))
    offset = there.strftime("%z")
    hours = f"{offset[0]}{int(offset[1:3])}" + (f":{offset[3:]}" if offset[3:] != "00" else "")
    return f"{city(zone, words)} · {there:%H:%M} (UTC{'' if hours == '+0' else hours})"


def search(typed: str, words: Words, now: datetime) -> Iterator[str]:
    """Yield the zones that fit what is typed, a place in any language or the present time there; likely ones first."""
    first = (words.language, *LANGUAGES)
    ordered = tuple(dict.fromkeys((*chain.from_iterable(map(likely, first)), *zone_names())))
    wanted = plain(typed)
    if found := TIME.fullmatch(wanted):
        yield from (zone for zone in ordered if is_time_there(zone, now, int(found[1]), found[2]))
        return
    ranked = {zone: _rank(zone, wanted) for zone in ordered}
    fitting = [zone for zone in ordered if ranked[zone] is not None]
    yield from sorted(fitting, key=lambda zone: ranked[zone] or 0)
    if not fitting:
        yield from dict.fromkeys(zone for _, zone in nearest(wanted, _cities()))


def zone_named(typed: str, words: Words) -> str:
    """Return the zone that is typed by its name or, in any language, its city's; the reader's language comes first.

    Raises:
        BadZone: there is no such zone, or several.
    """
    wanted = plain(typed)
    own = {zone for zone in zone_names() if wanted in (plain(zone), plain(city(zone, words)))}
    found = own or {zone for zone in zone_names() if wanted in _names(zone)}
    if len(found) == 1:
        return found.pop()
    raise BadZone(zone=typed, **meant(typed, [city(zone, words) for zone in zone_names()]))


def is_time_there(zone: str, now: datetime, hour: int, minutes: str | None) -> bool:
    """Tell whether a clock shows this hour, or this time within ten minutes."""
    there = now.astimezone(ZoneInfo(zone))
    if minutes is None:
        return there.hour == hour
    wanted, shown = hour * 60 + int(minutes), there.hour * 60 + there.minute
    apart = timedelta(minutes=(wanted - shown) % (24 * 60))
    return min(apart, timedelta(days=1) - apart) <= timedelta(minutes=10)


def _rank(zone: str, wanted: str) -> int | None:
    """Return how well a zone fits: by the begin of its city, in its name, by the begin of its country; None: not."""
    names = _names(zone)
    if any(name.startswith(wanted) for name in names):
        return 0
    if any(wanted in name for name in names):
        return 1
    return 2 if any(country.startswith(wanted) for country in _countries(zone)) else None


@cache
def _names(zone: str) -> tuple[str, ...]:
    """Return what a zone may be called: its city in every language, then its proper name."""
    return (*(plain(city_in(zone, language)) for language in LANGUAGES), plain(zone))


@cache
def _countries(zone: str) -> tuple[str, ...]:
    territory = get_global("zone_territories").get(zone)
    return tuple(plain(Locale(language).territories[territory]) for language in LANGUAGES if territory)


@cache
def _cities() -> Mapping[str, str]:
    """Return the zone of each city, by its plain name in any language."""
    return {plain(city_in(zone, language)): zone for zone in zone_names() for language in LANGUAGES}
