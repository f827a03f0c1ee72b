"""Checks the rounds that were drawn one after the other: who is in them, the lots, and whether they repeat."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from engine.ids import MatchId
from engine.log.store import FinishedMatch
from engine.seasons.facts.rounds import RoundDrawn
from engine.seasons.formats import FORMATS
from engine.seasons.formats.rounds.by_rounds import ByRounds
from engine.seasons.formats.rounds.pods import Pods
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.endings import result_of
from leagues.pods import sizes


def is_legal(before: Season, fact: RoundDrawn) -> bool:
    """Tell whether everybody who plays on is in a round once, at tables of the right sizes."""
    first = max(before.fixtures, default=0) + 1
    has_it = any(each.round == fact.round for each in before.fixtures_of(fact.division))
    is_next = fact.round in {before.round, before.round + 1} and not has_it
    is_numbered = all(
        (each.number, each.division, each.round) == (number, fact.division, fact.round)
        for number, each in enumerate(fact.fixtures, first)
    )
    people = sorted(before.playing(fact.division))
    here = sorted((*fact.byes, *(one for each in fact.fixtures for one in each.entrants)))
    is_everybody = here == people and len(people) >= PAIR
    return is_next and is_numbered and is_everybody and _is_seated(before, fact, len(people))


def _is_seated(before: Season, fact: RoundDrawn, people: int) -> bool:
    made = sorted(len(each.entrants) for each in fact.fixtures)
    if isinstance(FORMATS[before.rules.format], Pods):
        return made == sorted(sizes(people)) and not fact.byes
    return made == [PAIR] * (people // PAIR) and len(fact.byes) == people % PAIR


def repeats(before: Season, fact: RoundDrawn, finished: Mapping[MatchId, FinishedMatch], at: datetime) -> bool:
    """Tell whether a round comes out as it was drawn `at` a time, from how matches had ended by then.

    Tables of three and four follow exactly. Another version of the program may choose another round of Swiss that costs
    as little: that has as few second meetings and second byes. Where an outcome was changed since, so that the table is
    another one, nothing can be said.
    """
    format_ = FORMATS[before.rules.format]
    assert isinstance(format_, ByRounds)
    first = max(before.fixtures, default=0) + 1
    season, progress = replace(before, round=fact.round - 1), _then(before, finished, at)
    drawn = format_.drawn(season, progress, fact.division, first_number=first, draws=before.draws, until=fact.until)
    if drawn.draws != fact.draws:
        return False
    if drawn.table_digest != fact.table_digest or drawn.fixtures == fact.fixtures:
        return True
    is_exact = isinstance(FORMATS[before.rules.format], Pods)
    return not is_exact and _exceptions(before, drawn) == _exceptions(before, fact)


def _exceptions(before: Season, fact: RoundDrawn) -> tuple[int, int]:
    """Return how many meet again, and how many rest again."""
    rested = {bye.entrant for bye in before.byes}
    return len(fact.again), len(rested.intersection(fact.byes))


def _then(season: Season, finished: Mapping[MatchId, FinishedMatch], at: datetime) -> Progress:
    """Return how the matches of a season stood at a time, as far as their outcomes are what they were."""
    ended = ((number, finished[match]) for number, match in season.matches.items() if match in finished)
    return Progress(
        {
            number: result_of(number, one.outcome, one.turns, ended_at=int(one.ended_at.timestamp()))
            for number, one in ended
            if one.ended_at <= at
        }
    )
