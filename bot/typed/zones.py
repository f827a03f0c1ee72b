"""Time zones as people know them: by a city, a country, or what their clock shows now.

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
WORLD: Final = frozenset({"Africa", "America", "Antarctica", "Asia", "Atlantic", "Europe", "Indian", "Pacific"})
"""The parts of the world whose zones go by cities and islands; in others zones go by regions."""
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
    of_old = (old for old, present in _zones_of_old().items() if present == zone)
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


@cache
def large_cities(language: Language) -> Mapping[str, tuple[str, ...]]:
    """Return the large cities, as a language calls them, whose zones go by the name of another city."""
    lines = (line.partition(" ") for line in Words(language)("zones-cities").splitlines())
    return {zone: tuple(city.strip() for city in cities.split(",")) for zone, _, cities in lines}


def search(typed: str, words: Words, now: datetime) -> Iterator[str]:
    """Yield the zones that fit what is typed, a place in any language or the present time there; likely ones first."""
    ordered = _likely_first(words.language)
    wanted = plain(typed)
    if found := TIME.fullmatch(wanted):
        yield from (zone for zone in ordered if is_time_there(zone, now, int(found[1]), found[2]))
        return
    exact = _named(wanted, words.language)
    ranked = {zone: 0 if zone == exact else _rank(zone, wanted) for zone in ordered}
    fitting = [zone for zone in ordered if ranked[zone] is not None]
    yield from sorted(fitting, key=lambda zone: (zone != exact, ranked[zone]))
    if not fitting:
        yield from dict.fromkeys(zone for _, zone in nearest(wanted, _cities()))


def zone_named(typed: str, words: Words) -> str:
    """Return the zone that is typed: its name, an abbreviation, a city, or a country that has one time.

    Raises:
        BadZone: there is no such zone, or several.
    """
    if zone := _named(plain(typed), words.language):
        return zone
    raise BadZone(zone=typed, **meant(typed, [city(zone, words) for zone in zone_names()]))


def _named(wanted: str, language: Language) -> str | None:
    """Return the one zone of a name in any language, the reader's first; None if there is none, or several."""
    own = {zone for zone in zone_names() if wanted in _own_names(zone, language)}
    named = own or {zone for zone in zone_names() if wanted in _names(zone)}
    if len(named) == 1:
        return named.pop()
    of_country = [zone for zone in _likely_first(language) if wanted in _countries(zone)]
    is_one_time = len({_metazone(zone) for zone in of_country}) == 1
    return _abbreviated(wanted, language) or (of_country[0] if is_one_time else None)


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
def _own_names(zone: str, language: Language) -> tuple[str, str]:
    return plain(zone), plain(city_in(zone, language))


@cache
def _names(zone: str) -> tuple[str, ...]:
    """Return what a zone may be called: its cities in every language, its proper name, and those of old."""
    large = chain.from_iterable(large_cities(language).get(zone, ()) for language in LANGUAGES)
    cities = (city_in(zone, language) for language in LANGUAGES)
    return tuple(dict.fromkeys(map(plain, (*cities, *large, zone, *_names_of_old().get(zone, ())))))


@cache
def _names_of_old() -> Mapping[str, tuple[str, ...]]:
    """Return the names that zones once had, whole and, where it is a city, without the part of the world.

    What is also a country's name is none: Pacific/Samoa is not where Samoa is. Nor are abbreviations names.
    """
    countries = {plain(name) for language in LANGUAGES for name in Locale(language).territories.values()}
    names: dict[str, tuple[str, ...]] = {}
    for old, zone in _zones_of_old().items():
        part_of_the_world, _, place = old.partition("/")
        places = (place,) if part_of_the_world in WORLD and plain(place) not in countries else ()
        if not (old.isupper() and old.isalpha()):
            names[zone] = (*names.get(zone, ()), old, *places)
    return names


@cache
def _zones_of_old() -> Mapping[str, str]:
    """Return the present name of each zone that once had another; not of GMT, as London's time is called, too."""
    known = {**{zone: zone for zone in zone_names()}, f"{NOWHERE}{UTC_NAME}": UTC_NAME}
    aliases = get_global("zone_aliases").items()
    return {old: known[zone] for old, zone in aliases if zone in known}


@cache
def _likely_first(language: Language) -> tuple[str, ...]:
    """Return all zones: those likely for a reader of a language come first, then those likely for other readers."""
    return tuple(dict.fromkeys((*_well_known(language), *zone_names())))


def _well_known(language: Language) -> tuple[str, ...]:
    return (*chain.from_iterable(map(likely, (language, *LANGUAGES))), *AROUND)


def _metazone(zone: str) -> str:
    """Return under which name the zone's time goes in Unicode's data."""
    return str(get_global("meta_zones").get(zone, zone))


def _abbreviated(wanted: str, language: Language) -> str | None:
    """Return the zone that an abbreviation means to a reader, None where it could mean several times."""
    meant = (_abbreviations(spoken).get(wanted) for spoken in (language, *LANGUAGES))
    named = _zones_of_old().get(wanted.upper())
    for metazone in filter(None, (*meant, named and _metazone(named))):
        for zone in _well_known(language):
            if _metazone(zone) == metazone:
                return zone
    return named


@cache
def _abbreviations(language: Language) -> Mapping[str, str]:
    """Return which time each abbreviation of a language means, GMT left out again."""
    forms = Locale(language).meta_zones.items()
    return {
        plain(short): metazone
        for metazone, names in forms
        for short in names.get("short", {}).values()
        if metazone != "GMT"
    }


@cache
def _countries(zone: str) -> tuple[str, ...]:
    territory = get_global("zone_territories").get(zone)
    return tuple(plain(Locale(language).territories[territory]) for language in LANGUAGES if territory)


@cache
def _cities() -> Mapping[str, str]:
    """Return the zone of each city, by its plain name in any language."""
    return {plain(city_in(zone, language)): zone for zone in zone_names() for language in LANGUAGES}
