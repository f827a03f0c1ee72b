"""Forecast of a start: fixtures, threads, messages and days, from the rules and those who have signed up."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.posts import limits
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.formats import FORMATS
from engine.seasons.state.season import Season
from engine.time.durations import duration
from games.core import GameInfo
from leagues.core import EntrantId
from leagues.knockout import rounds_of

SPARE_THREADS: Final = 20
"""Threads that are left to everything else on the server."""

MANY: Final = 7
"""How many matches at the same time people can play before they tend to become inactive."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The expected effect of a start.

    Attributes:
        divisions: how many people each division has; empty where there are too few.
        fixtures: of all divisions.
        each: how many fixtures most people have.
        threads: how many matches run at the same time, at most.
        days: how long the matches of one person usually take, one wave after the other.
        longest: how long a single match can take between the slowest.
    """

    divisions: tuple[int, ...]
    fixtures: int
    each: int
    threads: int
    days: int
    longest: int


def forecast(season: Season, info: GameInfo) -> Forecast:
    """Return what the start of a season brings as things stand."""
    rules = season.rules
    made = tuple(map(len, season.divisions)) or FORMATS[rules.own.format].sizes(rules, len(season.entrants))
    counts = [FORMATS[rules.own.format].fixtures(rules, size) for size in made]
    total, each = sum(counts), max((_each(season, size) for size in made), default=0)
    lasts = duration(rules.policy, info, seats=rules.seats)
    at_once = sum(_at_once(season, entrant, each) for entrant in season.entrants) // rules.seats
    waves = ceil(each / rules.at_once) if rules.at_once else 1
    if isinstance(rules.own, RoundsRules):
        waves = each = min(rules.own.rounds, each)
        at_once = total // max(1, each)
    if rules.own.format == "knockout":
        waves = each = rounds_of(max(made, default=1))
        at_once = sum(made)  # everybody plays two at once in the first round
    return Forecast(
        made,
        total,
        each,
        min(total, at_once),
        ceil(lasts.expected.total_seconds() / 86400 * waves),
        ceil(lasts.longest.total_seconds() / 86400),
    )


def room_left(active: int) -> int:
    """Return how many threads can still be opened on a server, by the number of active ones."""
    return max(0, limits.ACTIVE_THREADS - SPARE_THREADS - active)


def _each(season: Season, size: int) -> int:
    rules = season.rules
    return ceil(FORMATS[rules.own.format].fixtures(rules, size) * rules.seats / size)


def _at_once(season: Season, entrant: EntrantId, each: int) -> int:
    return min((*season.limits(entrant), each))
