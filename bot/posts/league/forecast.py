"""Forecast of a start: fixtures, threads, messages and days, from the rules and those who have signed up."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.posts import limits
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import format_of
from engine.seasons.state.season import Season
from engine.time.durations import duration
from games.core import GameInfo
from leagues.core import EntrantId

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
    rules, of_season = season.rules, format_of(season.rules)
    made = tuple(map(len, season.divisions)) or of_season.sizes(rules, len(season.entrants))
    total, each = (
        sum(of_season.fixtures(rules, size) for size in made),
        max((_each(rules, size) for size in made), default=0),
    )
    lasts = duration(rules.policy, info, seats=rules.seats)
    at_once = sum(_at_once(season, entrant, each) for entrant in season.entrants) // rules.seats
    waves = ceil(each / rules.at_once) if rules.at_once else 1
    rounds = max((of_season.rounds_for(rules, size) for size in made), default=0)
    if rounds:
        waves = each = min(rounds, each)
        at_once = sum(of_season.at_once(rules, size) for size in made)
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


def _each(rules: Rules, size: int) -> int:
    return ceil(format_of(rules).fixtures(rules, size) * rules.seats / size)


def _at_once(season: Season, entrant: EntrantId, each: int) -> int:
    return min((*season.limits(entrant), each))
