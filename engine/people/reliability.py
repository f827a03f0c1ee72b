"""Reliability of a person: a value made from how their latest matches and seasons ended, and what improves it.

Nothing is counted up and nothing is kept. What is older than the window drops out of it, so that there is always a way
back. What stands in which log is read elsewhere (`engine.conduct.deeds`).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

Level = Literal["new", "unreliable", "mixed", "reliable"]

Kind = Literal["finished", "time", "asked", "silent", "removed"]
"""A match that was finished, or lost on time; a running season that was left: in words, silently, or by a ruling."""

MATCHES: Final = 20
"""How many of the latest matches count, with the seasons left since the first of them."""

MONTHS: Final = timedelta(days=365)
NEW: Final = 3
"""With fewer matches somebody is new, unless there are two faults already."""

WEIGHTS: Final[dict[Kind, int]] = {"finished": 0, "time": 1, "asked": 1, "silent": 2, "removed": 2}
"""The weight of each kind of fault: leaving without a word counts double, as it leaves others waiting."""

RELIABLE: Final = 10
MIXED: Final = 3
"""At most one fault in N matches makes somebody reliable, or mixed."""

SOME_DAY: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""An arbitrary day, for people who have done nothing yet."""

ORDER: Final[dict[Level, int]] = {"unreliable": 0, "mixed": 1, "new": 1, "reliable": 2}


@dataclass(frozen=True, slots=True)
class Deed:
    """The end of one match or season for somebody.

    Attributes:
        kind: how.
        at: when.
        where: the id of the match or season.
        answers: how many turns the person has taken in the match, planned ones left out.
        seconds: how long these took of the person's waking hours.
    """

    kind: Kind
    at: datetime
    where: str
    answers: int = 0
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Reliability:
    """The verdict on the latest deeds; `deeds` are those of the window, the latest first.

    `way` is the next better level, and after how many more matches that are finished in time it is reached.
    """

    level: Level
    deeds: tuple[Deed, ...]
    way: tuple[Level, int] | None = None

    def count(self, *kinds: Kind) -> int:
        """Return how many deeds of some kinds the window holds."""
        return sum(deed.kind in kinds for deed in self.deeds)

    @property
    def matches(self) -> int:
        """Return how many matches the window holds."""
        return self.count("finished", "time")

    @property
    def mean_answer(self) -> timedelta | None:
        """Return how much of the waking hours a turn takes on average; None while there is none with a clock."""
        answers = sum(deed.answers for deed in self.deeds)
        return timedelta(seconds=sum(deed.seconds for deed in self.deeds) // answers) if answers else None


def reliability(deeds: Iterable[Deed], now: datetime) -> Reliability:
    """Return how reliable somebody is by all that they have done, in any order."""
    kept = window(deeds, now)
    level = _level(kept)
    return Reliability(level, kept, _way(kept, level))


def window(deeds: Iterable[Deed], now: datetime) -> tuple[Deed, ...]:
    """Return the deeds that count, the latest first: the latest matches of a year, and seasons left since then."""
    latest = sorted((deed for deed in deeds if deed.at > now - MONTHS), key=lambda deed: (deed.at, deed.where))[::-1]
    matches = [deed for deed in latest if deed.kind in {"finished", "time"}][:MATCHES]
    since = matches[-1].at if len(matches) == MATCHES else now - MONTHS
    return tuple(deed for deed in latest if deed in matches or (WEIGHTS[deed.kind] and deed.at > since))


def meets(level: Level, least: Level) -> bool:
    """Tell whether a level is as good as another; who is new is as good as anybody who is not yet reliable."""
    return ORDER[level] >= ORDER[least]


def _level(deeds: Sequence[Deed]) -> Level:
    kinds = Counter(deed.kind for deed in deeds)
    matches = kinds["finished"] + kinds["time"]
    faults = sum(WEIGHTS[kind] * count for kind, count in kinds.items())
    if matches < NEW and faults < 2:
        return "new"
    if faults * RELIABLE <= matches:
        return "reliable"
    return "mixed" if faults * MIXED <= matches else "unreliable"


def _way(deeds: Sequence[Deed], level: Level) -> tuple[Level, int] | None:
    """Return the next better level, and after how many more finished matches it is reached."""
    for more in range(1, MATCHES + 1):
        reached = _level_after(deeds, more)
        if ORDER[reached] > ORDER[level]:
            return reached, more
    return None


def matches_to(deeds: Sequence[Deed], least: Level) -> int:
    """Return how many more matches finished in time bring somebody to a level; the window holds no more than that."""
    return next(more for more in range(MATCHES + 1) if meets(_level_after(deeds, more), least))


def _level_after(deeds: Sequence[Deed], more: int) -> Level:
    """Return the level after so many more matches that are finished in time, one after the other and soon."""
    begin = max((deed.at for deed in deeds), default=SOME_DAY)
    added = [Deed("finished", begin + timedelta(seconds=number), f"+{number}") for number in range(1, more + 1)]
    return _level(window((*added, *deeds), begin + timedelta(seconds=more)))
