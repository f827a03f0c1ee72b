"""Whatever decides between equals, no span of possible places is narrower than what can still happen.

Walks the registry over small divisions drawn by chance and goes through every course of their open fixtures, scores
included; then declares falsely what figures need, which must show.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from random import Random
from typing import NamedTuple, cast

import pytest

from leagues.bounds import possible_places
from leagues.core import Adjustment, Bye, Criterion, EntrantId, Played, Scoring
from leagues.round_robin import fixtures
from leagues.table import points
from leagues.tie_breaks.core import PAIRS, Group, Kind, Needs, TieBreak
from leagues.tie_breaks.criteria import TIE_BREAKS, difference
from leagues.tie_breaks.standings import Figure, Standings
from tests.leagues.every_course import courses, is_within, scored_ends, spans_of
from tests.searching import searched

DIVISIONS = 12
"""Divisions for each tie-break in the suite."""
ENOUGH = 3000
"""A false declaration shows among the first so many divisions."""
FORETOLD = [key for key, tie_break in TIE_BREAKS.items() if tie_break.kind != "teams"]
"""Places of teams are not foretold."""
FALSE: Mapping[Needs, tuple[Needs, ...]] = {"scores": ("results", "opponents"), "opponents": ("results", "scores")}
"""What cannot be declared instead of what a tie-break declares; of one that declares nothing, nothing is known."""


class Division(NamedTuple):
    """A division that is nearly over, how it counts, the draw of lots, and whether that is known."""

    played: Played
    scoring: Scoring
    lots: Mapping[EntrantId, int]
    are_lots_known: bool


def divisions(key: Criterion) -> Iterator[Division]:
    """Yield divisions with one or two open fixtures in which a tie-break is asked, alone or among others."""
    rng, tie_break = Random(key), TIE_BREAKS[key]
    while True:
        seats = rng.choice([count for count in tie_break.seats if count <= 3])
        kind: Kind = rng.choice(["rounds", "all", "all"]) if tie_break.kind == "all" and seats == 2 else tie_break.kind
        others = [name for name in FORETOLD if name != key and TIE_BREAKS[name].fits(seats=seats, kind=kind)]
        order = [key, *rng.sample(others, rng.choice([0, 0, 1, 2]))]
        scoring = Scoring(
            win=rng.choice([2, 3]),
            unplayed=rng.choice(["draw", "nothing"]),
            has_walkover_wins=rng.random() < 0.5,
            tie_breaks=tuple(rng.sample(order, len(order))),
        )
        played = drawn(rng, scoring, seats=seats, is_by_rounds=kind == "rounds")
        lots = rng.sample(range(len(played.entrants)), len(played.entrants))
        yield Division(played, scoring, dict(zip(played.entrants, lots, strict=True)), rng.random() < 0.5)


def drawn(rng: Random, scoring: Scoring, *, seats: int, is_by_rounds: bool) -> Played:
    """Return a division in which most fixtures have ended; often two or three are level with nothing left to play."""
    people = tuple(map(EntrantId, range(1, (8 if seats > 2 else rng.choice([5, 6, 7])))))
    rounds = rng.randint(2, 3) if is_by_rounds else 9
    made = [fixture for fixture in fixtures(people, division=1, seats=seats) if fixture.round <= rounds]
    busy = {(fixture.round, entrant) for fixture in made for entrant in fixture.entrants}
    rests = [Bye(one, number) for number in range(1, rounds + 1) for one in people if (number, one) not in busy]
    level = rng.sample(people, rng.choice([0, 2, 3, 3]))
    may_be_open = [fixture for fixture in made if not set(level) & set(fixture.entrants)] or made
    still_open = rng.sample(may_be_open, 2 if seats == 2 and len(may_be_open) > 1 and rng.random() < 0.2 else 1)
    ended = [fixture for fixture in made if fixture not in still_open]
    results = [rng.choice([*scored_ends(fixture)][rng.choice([0, 2]) :]) for fixture in ended]
    played = Played(people, made, results, byes=rests if is_by_rounds else (), is_by_rounds=is_by_rounds)
    has = points(played, scoring)
    return replace(played, adjustments=[Adjustment(one, max(has.values()) - has[one]) for one in level])


def telling(key: Criterion) -> Iterator[Division]:
    """Yield the first divisions in which a tie-break decides between some who are level for certain."""
    for division in islice(divisions(key), ENOUGH):
        played, scoring, *_ = division
        if played.adjustments and not played.is_by_rounds and scoring.tie_breaks[0] == key:
            yield division


def is_narrow(division: Division) -> bool:
    """Tell whether somebody can come to a place that was not among the possible ones."""
    played, scoring, lots, are_lots_known = division
    spans = possible_places(played, scoring, lots if are_lots_known else None)
    truth = spans_of(courses(played, scored_ends), scoring, lots)
    return not all(is_within(span, spans[entrant]) for entrant, span in truth.items())


@pytest.mark.covers(examples=searched(DIVISIONS) * len(FORETOLD))
@pytest.mark.parametrize("key", FORETOLD)
def test_no_span_is_too_narrow(key: Criterion) -> None:
    assert not any(map(is_narrow, islice(divisions(key), searched(DIVISIONS))))


@pytest.mark.parametrize(
    ("key", "needs"),
    [(key, needs) for key in FORETOLD for needs in FALSE.get(TIE_BREAKS[key].needs, ())],
)
def test_a_false_declaration_shows(key: Criterion, needs: Needs, monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, replace(TIE_BREAKS[key], needs=needs))
    assert any(map(is_narrow, telling(key)))


def beaten(entrant: EntrantId, standings: Standings) -> list[EntrantId]:
    return [share.opponents[0] for share in standings.shares[entrant] if share.verdict == "won"]


def points_of_beaten(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    return Figure(sum((standings.points[opponent] for opponent in beaten(entrant, standings)), Fraction(0)))


def wins_of_beaten(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    return Figure(Fraction(sum(len(beaten(opponent, standings)) for opponent in beaten(entrant, standings))))


def played_out(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    return Figure(Fraction(sum(share.ending == "played" for share in standings.shares[entrant])))


NEW: Mapping[str, Callable[[EntrantId, Standings, Group], Figure]] = {
    "of opponents' points": points_of_beaten,
    "of opponents' results": wins_of_beaten,
    "of one's own scores": difference,
    "of how matches came to their ends": played_out,
}


@pytest.mark.parametrize("name", NEW)
def test_a_new_tie_break_is_safe_by_itself_and_a_false_declaration_of_it_shows(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    declare(monkeypatch, TieBreak(name, NEW[name], seats=PAIRS))
    assert not any(map(is_narrow, islice(divisions(name), searched(DIVISIONS))))
    declare(monkeypatch, TieBreak(name, NEW[name], seats=PAIRS, needs="results"))
    assert any(map(is_narrow, telling(name)))


def declare(monkeypatch: pytest.MonkeyPatch, tie_break: TieBreak) -> None:
    """Put a tie-break into the registry, or another one in its place."""
    monkeypatch.setitem(cast("dict[Criterion, TieBreak]", TIE_BREAKS), tie_break.key, tie_break)
