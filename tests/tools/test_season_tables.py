"""The tables of tools/verify and those of the product come from two hands, and agree to the last fraction."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seasons.formats.teams.tables import team_table
from leagues.core import (
    Adjustment,
    Criterion,
    EntrantId,
    Fixture,
    Leaving,
    Played,
    Result,
    Scoring,
    Withdrawal,
)
from leagues.points import place_points
from leagues.round_robin import DESIGNS, fixtures
from leagues.table import Table, table
from leagues.tie_breaks.criteria import TIE_BREAKS
from tests.leagues.seasons import divisions, results_of
from tests.leagues.swiss_events import events
from tools.verify.seasons.tables import Division, Ending
from tools.verify.seasons.teams import Teams

PAIRS = [key for key, tie_break in TIE_BREAKS.items() if tie_break.fits(seats=2, kind="all")]
ROUNDS = [key for key, tie_break in TIE_BREAKS.items() if tie_break.fits(seats=2, kind="rounds")]
TABLES = [key for key, tie_break in TIE_BREAKS.items() if tie_break.fits(seats=4, kind="all")]
SCORINGS = st.builds(
    Scoring,
    win=st.integers(2, 3),
    unplayed=st.sampled_from(["draw", "nothing"]),
    has_walkover_wins=st.booleans(),
    difference_cap=st.integers(1, 30),
)


@st.composite
def team_divisions(draw: st.DrawFn) -> tuple[Played, int]:
    """Return a division of two to five teams with the results of boards, some who leave, and how many boards."""
    boards, count = draw(st.integers(2, 4)), draw(st.integers(2, 5))
    teams = tuple(EntrantId(number) for number in range(1, count + 1))
    made = [
        Fixture(0, 1, fixture.round, fixture.entrants[::-1] if board % 2 else fixture.entrants)
        for fixture in fixtures(teams, division=1)
        for board in range(boards)
    ]
    numbered = tuple(replace(fixture, number=number) for number, fixture in enumerate(made, 1))
    results = tuple(result for fixture in numbered if (result := draw(results_of(fixture, unplayed=True))))
    left = draw(st.lists(st.sampled_from(teams), unique=True, max_size=2))
    hows: st.SearchStrategy[Leaving] = st.sampled_from(["asked", "removed"])
    gone = tuple(Withdrawal(entrant, draw(hows), draw(st.integers(0, 100))) for entrant in left)
    return Played(teams, numbered, results, gone), boards


def again(
    played: Played, scoring: Scoring, *, seats: int = 2, kind: type[Division] = Division, boards: int = 0
) -> Division:
    """Return a division as tools/verify counts it."""
    pairs = {frozenset(fixture.entrants) for fixture in played.fixtures}
    is_double = not played.is_by_rounds and not boards and len(pairs) < len(played.fixtures)
    rules: dict[str, Any] = {
        "own": {"format": "swiss" if played.is_by_rounds else "double" if is_double else "single", "boards": boards},
        "seats": seats,
        "scoring": {
            "win": scoring.win,
            "draw": scoring.draw,
            "unplayed": scoring.unplayed,
            "has_walkover_wins": scoring.has_walkover_wins,
            "difference_cap": scoring.difference_cap,
            "tie_breaks": list(scoring.tie_breaks),
        },
    }
    endings = {
        result.fixture: Ending(
            result.ending, result.places, result.scores, result.is_cut_short, result.is_ruled, result.ended_at
        )
        for result in played.results
    }
    return kind(
        played.entrants,
        [
            {"number": fixture.number, "division": 1, "round": fixture.round, "entrants": list(fixture.entrants)}
            for fixture in played.fixtures
        ],
        endings,
        {withdrawal.entrant: (withdrawal.how, withdrawal.at) for withdrawal in played.withdrawals},
        [(adjustment.entrant, int(adjustment.points)) for adjustment in played.adjustments],
        rules,
        sorted(played.entrants, reverse=True),
        [(bye.entrant, bye.round) for bye in played.byes],
    )


def rows(made: Table) -> list[tuple[Any, ...]]:
    """Return the lines of the product's table."""
    return [
        (
            *(row.entrant, row.place, row.is_shared, row.points, row.adjustment),
            *(row.won, row.drawn, row.lost, row.open, row.byes),
            {name: found.value for name, found in row.figures.items()},
        )
        for row in made.rows
    ]


def lines(division: Division) -> list[tuple[Any, ...]]:
    """Return the lines that tools/verify counts."""
    return [
        (
            *(line.entrant, line.place, line.is_shared, line.points, line.adjustment),
            *(line.won, line.drawn, line.lost, line.open, line.byes),
            line.figures,
        )
        for line in division.table()
    ]


def assert_same(played: Played, scoring: Scoring, *, seats: int = 2) -> None:
    lots = {entrant: number for number, entrant in enumerate(sorted(played.entrants, reverse=True))}
    assert lines(again(played, scoring, seats=seats)) == rows(table(played, scoring, lots))


@given(divisions(), SCORINGS, st.permutations(PAIRS), st.integers(-2, 2))
def test_round_robins_with_leavers(played: Played, scoring: Scoring, order: list[Criterion], points: int) -> None:
    played = replace(played, adjustments=(Adjustment(played.entrants[0], Fraction(points)),) if points else ())
    assert_same(played, replace(scoring, tie_breaks=tuple(order)))


@given(team_divisions(), SCORINGS, st.integers(-2, 2))
def test_teams_whose_boards_end_in_all_ways(made: tuple[Played, int], scoring: Scoring, points: int) -> None:
    played, boards = made
    played = replace(played, adjustments=(Adjustment(played.entrants[0], Fraction(points)),) if points else ())
    counted = again(played, scoring, kind=Teams, boards=boards)
    assert lines(counted) == rows(team_table(played, scoring, boards, 100))


@given(events(), SCORINGS, st.permutations(ROUNDS))
def test_rounds_drawn_one_by_one(played: Played, scoring: Scoring, order: list[Criterion]) -> None:
    assert_same(played, replace(scoring, tie_breaks=tuple(order)))


@pytest.mark.parametrize(("people", "seats"), DESIGNS)
@given(data=st.data())
def test_tables_of_three_and_four(people: int, seats: int, data: st.DataObject) -> None:
    entrants = tuple(EntrantId(number) for number in range(1, people + 1))
    made = fixtures(entrants, division=1, seats=seats)
    results = []
    for fixture in made:
        scores = tuple(data.draw(st.lists(st.integers(0, 9), min_size=seats, max_size=seats)))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        assert sum(place_points(places, seat) for seat in range(seats)) == 3 * seats
        if data.draw(st.integers(0, 5)):
            results.append(Result(fixture.number, "played", places, scores, is_cut_short=data.draw(st.booleans())))
    played = Played(entrants, made, tuple(results))
    assert_same(played, Scoring(tie_breaks=tuple(TABLES)), seats=seats)
