"""Places that can still be reached: never narrower than the truth, never wider while results come in."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.bounds import Prospects, Span, possible_places, prospects
from leagues.core import Adjustment, Criterion, EntrantId, Fixture, Played, Result, Scoring, Withdrawal
from leagues.reachable_points import ReachablePoints
from leagues.round_robin import fixtures
from leagues.table import table
from tests.leagues.every_course import courses, ends, spans_of
from tests.leagues.seasons import divisions
from tests.searching import examples

PEOPLE = tuple(map(EntrantId, range(1, 8)))
TIE_BREAKS: tuple[tuple[Criterion, ...], ...] = (
    ("direct", "wins", "sonneborn_berger"),
    ("sonneborn_berger", "direct"),
    ("wins", "sonneborn_berger", "lot"),
    ("direct", "lot"),
    (),
)
SCORINGS = [
    replace(scoring, tie_breaks=tie_breaks)
    for scoring in (Scoring(), Scoring(win=3, has_walkover_wins=False), Scoring(unplayed="nothing"))
    for tie_breaks in TIE_BREAKS
]


@st.composite
def late(draw: st.DrawFn, *, people: int, seats: int = 2, most_open: int) -> tuple[Played, dict[EntrantId, int]]:
    """Return a division of which only a few fixtures are open, with the lots."""
    everybody = PEOPLE[:people]
    made = fixtures(everybody, division=1, seats=seats)
    still_open = draw(st.sets(st.sampled_from(made), max_size=most_open))
    results = [draw(st.sampled_from(list(ends(each)))) for each in made if each not in still_open]
    lots = draw(st.permutations(range(people)))
    return Played(everybody, made, tuple(results)), dict(zip(everybody, lots, strict=True))


@pytest.mark.slow
@given(division=late(people=4, most_open=3), scoring=st.sampled_from(SCORINGS))
@examples(20)
def test_few_open_fixtures_are_exact(division: tuple[Played, dict[EntrantId, int]], scoring: Scoring) -> None:
    played, lots = division
    assert possible_places(played, scoring, lots) == spans_of(courses(played), scoring, lots)


@pytest.mark.slow
@given(division=late(people=5, most_open=3), scoring=st.sampled_from(SCORINGS))
@examples(13)
def test_few_open_fixtures_of_five_are_exact(division: tuple[Played, dict[EntrantId, int]], scoring: Scoring) -> None:
    played, lots = division
    assert possible_places(played, scoring, lots) == spans_of(courses(played), scoring, lots)


@given(division=late(people=7, seats=3, most_open=2), tie_breaks=st.sampled_from([(), ("wins",), ("wins", "lot")]))
@examples(10)
def test_tables_of_three_are_exact(
    division: tuple[Played, dict[EntrantId, int]], tie_breaks: tuple[Criterion, ...]
) -> None:
    played, lots = division
    scoring = Scoring(tie_breaks=tie_breaks)
    assert possible_places(played, scoring, lots) == spans_of(courses(played), scoring, lots)


@given(
    division=late(people=5, seats=4, most_open=1),
    tie_breaks=st.sampled_from([(), ("wins",), ("wins", "lot")]),
)
@examples(10)
def test_tables_of_four_are_exact(
    division: tuple[Played, dict[EntrantId, int]], tie_breaks: tuple[Criterion, ...]
) -> None:
    played, lots = division
    scoring = Scoring(tie_breaks=tie_breaks)
    assert possible_places(played, scoring, lots) == spans_of(courses(played), scoring, lots)


@given(people=st.integers(4, 7), seats=st.sampled_from([2, 3, 4]), scoring=st.sampled_from(SCORINGS), data=st.data())
@examples(6)
def test_no_result_ever_widens_a_span_and_the_last_table_lies_within_all(
    people: int, seats: int, scoring: Scoring, data: st.DataObject
) -> None:
    people = {2: people, 3: 7, 4: 5}[seats]
    if seats > 2:
        scoring = replace(scoring, tie_breaks=("wins", "share"))
    made = fixtures(PEOPLE[:people], division=1, seats=seats)
    played = Played(PEOPLE[:people], made)
    after = possible_places(played, scoring)
    for fixture in data.draw(st.permutations(made)):
        before = after
        result = data.draw(st.sampled_from(list(ends(fixture))))
        if result.ending == "played" and seats > 2:
            result = replace(result, scores=tuple(data.draw(st.integers(0, 30)) for _ in range(seats)))
        played = replace(played, results=(*played.results, result))
        after = possible_places(played, scoring)
        for one, span in after.items():
            assert before[one].best <= span.best <= span.worst <= before[one].worst
    assert all(row.place == after[row.entrant].best for row in table(played, scoring).rows)


@given(played=divisions(leaving=False), scoring=st.sampled_from(SCORINGS))
@examples(4)
def test_everybody_who_is_not_struck_has_a_span_that_holds_the_place_if_all_else_is_left_unplayed(
    played: Played, scoring: Scoring
) -> None:
    open_ = {each.number for each in played.fixtures} - {each.fixture for each in played.results}
    ruled = tuple(Result(number, "unplayed", ended_at=0) for number in sorted(open_))
    spans = possible_places(played, scoring)
    for row in table(replace(played, results=(*played.results, *ruled)), scoring).rows:
        assert row.place is not None
        assert 1 <= spans[row.entrant].best <= row.place <= spans[row.entrant].worst <= len(played.entrants)


def test_a_tie_that_open_scores_would_break_is_open_either_way() -> None:
    first, *_ = made = fixtures(PEOPLE[:2], division=1, is_double=True)
    played = Played(PEOPLE[:2], made, (Result(first.number, "played", (1, 2), (20, 0)),))
    spans = possible_places(played, Scoring(tie_breaks=("difference",)))
    assert spans[first.entrants[1]] == Span(1, 2)


def passing(needs: Mapping[EntrantId, int], made: tuple[Fixture, ...], people: int = 4) -> int:
    counted = ReachablePoints(PEOPLE[:people], made, Scoring())
    return counted.most(needs)


@pytest.mark.parametrize(("each", "expected"), [(1, 2), (2, 1), (3, 0), (0, 2)])
def test_one_win_cannot_lift_two_who_meet(each: int, expected: int) -> None:
    only = (Fixture(1, 1, 1, PEOPLE[:2]),)
    assert passing(dict.fromkeys(PEOPLE[:2], each), only) == expected


@pytest.mark.parametrize(
    ("needs", "expected"), [((6, 6, 0), 2), ((6, 3, 0), 3), ((3, 3, 3), 3), ((4, 4, 1), 3), ((4, 4, 2), 2)]
)
def test_a_table_of_three_gives_nine_points_and_at_most_six_to_one(needs: tuple[int, ...], expected: int) -> None:
    only = (Fixture(1, 1, 1, PEOPLE[:3]),)
    assert passing(dict(zip(PEOPLE, needs, strict=False)), only) == expected


def test_in_a_large_division_only_all_needs_together_are_looked_at() -> None:
    everybody = tuple(map(EntrantId, range(1, 13)))
    made = fixtures(everybody, division=1)[:3]
    needs = dict.fromkeys(everybody[1:], 2)
    assert ReachablePoints(everybody, made, Scoring()).most(needs) == 3


def test_points_taken_may_widen_and_who_is_removed_has_no_span() -> None:
    made = fixtures(PEOPLE[:4], division=1)
    won = tuple(
        Result(each.number, "played", (1, 2) if each.entrants[0] == PEOPLE[0] else (2, 1), ended_at=1)
        for each in made
        if PEOPLE[0] in each.entrants
    )
    before = Played(PEOPLE[:4], made, won)
    assert possible_places(before, Scoring())[PEOPLE[0]] == Span(1, 1)
    taken = replace(before, adjustments=(Adjustment(PEOPLE[0], Fraction(-4)),))
    assert possible_places(taken, Scoring())[PEOPLE[0]] == Span(1, 3)
    removed = replace(before, withdrawals=(Withdrawal(PEOPLE[1], "removed", 2),))
    assert possible_places(removed, Scoring()).keys() == {PEOPLE[0], PEOPLE[2], PEOPLE[3]}


@pytest.mark.parametrize(
    ("span", "expected"),
    [
        (Span(1, 1), Prospects("impossible", "certain", "impossible")),
        (Span(2, 5), Prospects("impossible", "possible", "possible")),
        (Span(3, 4), Prospects("impossible", "impossible", "impossible")),
        (Span(5, 6), Prospects("impossible", "impossible", "certain")),
    ],
)
def test_what_a_span_comes_to_in_a_middle_division(span: Span, expected: Prospects) -> None:
    assert prospects(span, 6, promoted=2, relegated=2, is_highest=False, is_lowest=False) == expected


def test_only_the_highest_division_has_a_title_and_only_others_a_promotion() -> None:
    assert prospects(Span(1, 1), 6, promoted=2, relegated=2, is_highest=True, is_lowest=False).title == "certain"
    assert prospects(Span(1, 3), 6, promoted=2, relegated=2, is_highest=True, is_lowest=True) == Prospects(
        "possible", "impossible", "impossible"
    )
