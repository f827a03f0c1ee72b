"""Durations as people type them and as they are said. Seconds inside; the words for units come from the locales."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from bot.errors import BadDuration
from bot.i18n import Words
from bot.markup import Markup

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
MONTH: Final = 30 * DAY
YEAR: Final = 365 * DAY

TYPED: Final = {"minutes": MINUTE, "hours": HOUR, "days": DAY, "weeks": WEEK}
"""The units that may be typed; `typed-<unit>` lists how each is spelt."""

SAID: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
ROUGH: Final = (("years", YEAR, 2), ("months", MONTH, 2), ("weeks", WEEK, 2), ("days", DAY, 1.5), ("hours", HOUR, 2))
"""The units of rough durations, and how many of each it takes to say it in that unit."""
LONGEST: Final = 10 * YEAR

_PART = re.compile(r"(\d+(?:[.,]\d+)?)\s*([^\W\d_]+)\.?")


def read(typed: str, languages: Iterable[Words]) -> int:
    """Return the seconds that somebody means by `3d`, `72 hours`, `1,5 Tage` or `1 day and 12 h`; a bare 0 is none.

    Units are understood in every language, whatever the reader's own.

    Raises:
        BadDuration: it cannot be read, or is longer than ten years.
    """
    text = typed.strip().casefold()
    units, fillers = _spellings(tuple(languages))
    found = list(_PART.finditer(text))
    rest = _PART.sub(" ", text).replace(",", " ").replace("+", " ").split()
    if text == "0":
        return 0
    if not found or set(rest) - fillers or any(part[2] not in units for part in found):
        raise BadDuration(typed=typed)
    seconds = round(sum(float(part[1].replace(",", ".")) * units[part[2]] for part in found))
    if seconds > LONGEST:
        raise BadDuration(typed=typed)
    return seconds


def _spellings(languages: tuple[Words, ...]) -> tuple[dict[str, int], set[str]]:
    """Return what each spelling of a unit is worth in seconds, and the words that may stand between parts."""
    units = {
        spelling: worth
        for words in languages
        for unit, worth in TYPED.items()
        for spelling in words(f"typed-{unit}").split()
    }
    return units, {filler for words in languages for filler in words("typed-fillers").split()}


def exact(seconds: int, words: Words) -> Markup:
    """Return a duration to the minute, as in a policy: `1 day 12 hours`."""
    return Markup(" ").join(words(f"duration-{unit}", count=count) for unit, count in _split(seconds)) or _moment(words)


def left(seconds: int, words: Words) -> Markup:
    """Return how much time somebody has, in the two largest units: `2 days 4 hours`; what is less is cut off."""
    parts = list(_split(seconds))[:2]
    return Markup(" ").join(words(f"duration-{unit}", count=count) for unit, count in parts) or _moment(words)


def compact(seconds: int, words: Words) -> Markup:
    """Return how much a clock shows, as short as can be: `2 d 4 h`."""
    parts = list(_split(seconds))[:2]
    return Markup(" ").join(words(f"clock-{unit}", count=count) for unit, count in parts) or words("clock-empty")


def rough(seconds: int, words: Words) -> Markup:
    """Return a long duration as people say it: `5 weeks`."""
    for unit, worth, fewest in ROUGH:
        if seconds >= fewest * worth:
            return words(f"duration-{unit}", count=round(seconds / worth))
    return exact(seconds, words)


def _moment(words: Words) -> Markup:
    return words("duration-moment")


def _split(seconds: int) -> Iterator[tuple[str, int]]:
    for unit, worth in SAID:
        count, seconds = divmod(seconds, worth)
        if count:
            yield unit, count
