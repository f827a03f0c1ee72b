"""The table: a function of what has happened, equal to what other hands make of it."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Adjustment, Bye, Criterion, EntrantId, Played, Result, Scoring, Withdrawal
from leagues.endings import effective
from leagues.round_robin import fixtures
from leagues.table import points, table
from tests.leagues.gacrux_oracle import ranks
from tests.leagues.seasons import divisions

ORDERS: tuple[tuple[Criterion, ...], ...] = (
    ("direct", "wins", "sonneborn_berger"),
    ("sonneborn_berger", "direct", "wins"),
    ("wins", "direct"),
)
ANNA, BERND, CARLA, DORA = (EntrantId(number) for number in range(1, 5))
FOUR = (ANNA, BERND, CARLA, DORA)
MEETINGS_ONLY = Scoring(tie_breaks=("direct",))


def division(*lines: str, scoring: Scoring | None = None) -> Played:
    """Return a division of four with results as `2-1`: who won first; `3=4` is a draw, `1+2` a walkover."""
    played = fixtures(FOUR, division=1)
    results: list[Result] = []
    for line in lines:
        first, sign, second = (EntrantId(int(line[0])), line[1], EntrantId(int(line[2])))
        fixture = next(each for each in played if set(each.entrants) == {first, second})
        places = (1, 1) if sign == "=" else (1, 2) if fixture.entrants[0] == first else (2, 1)
        results.append(Result(fixture.number, "walkover" if sign == "+" else "played", places, ended_at=len(results)))
    return Played(FOUR, played, tuple(results))


def order(played: Played, scoring: Scoring | None = None) -> list[tuple[int | None, EntrantId]]:
    return [(row.place, row.entrant) for row in table(played, scoring or Scoring()).rows]


@given(played=divisions(leaving=False, unplayed=False), criteria=st.sampled_from(ORDERS))
@pytest.mark.slow
def test_places_are_those_of_gacrux(played: Played, criteria: tuple[Criterion, ...]) -> None:
    ours = {row.entrant: row.place for row in table(played, Scoring(tie_breaks=criteria)).rows}
    assert ours == ranks(played.entrants, played.fixtures, played.results, criteria)


@given(played=divisions(unplayed=False), criteria=st.sampled_from(ORDERS))
@pytest.mark.slow
def test_with_people_who_left_places_are_those_of_gacrux_over_what_counts(
    played: Played, criteria: tuple[Criterion, ...]
) -> None:
    what_counts = effective(played)
    staying = [one for one in played.entrants if one not in what_counts.struck]
    number = {one: EntrantId(index) for index, one in enumerate(staying, 1)}
    counted = [
        replace(each, entrants=tuple(number[one] for one in each.entrants))
        for each in played.fixtures
        if what_counts.struck.isdisjoint(each.entrants)
    ]
    if not counted:
        return
    places = ranks(list(number.values()), counted, list(what_counts.results.values()), criteria)
    ours = {row.entrant: row.place for row in table(played, Scoring(tie_breaks=criteria)).rows}
    assert ours == {one: places[number[one]] if one in number else None for one in played.entrants}


@pytest.mark.slow
@given(played=divisions(), seed=st.integers(0, 1000))
def test_the_order_in_which_results_came_in_does_not_matter(played: Played, seed: int) -> None:
    mixed = list(played.results)
    random.Random(seed).shuffle(mixed)
    assert table(replace(played, results=tuple(mixed)), Scoring()) == table(played, Scoring())


@pytest.mark.slow
@given(played=divisions())
def test_nobody_is_lost_and_points_add_up(played: Played) -> None:
    made = table(played, Scoring())
    assert sorted(row.entrant for row in made.rows) == sorted(played.entrants)
    results = effective(played)
    decided = [results.results[each.number] for each in played.fixtures if results.counts(each)]
    worth = {"played": 2, "walkover": 2, "unplayed": 2, "double_walkover": 0, "void": 0}
    assert sum(row.points for row in made.rows if row.place) == sum(worth[each.ending] for each in decided)


def test_the_fixed_example_of_equal_points_by_direct_encounter() -> None:
    played = division("1-2", "2-3", "3-4", "4-1", "1-3", "2-4")
    assert order(played) == [(1, ANNA), (2, BERND), (3, CARLA), (4, DORA)]


def test_three_in_a_circle_share_a_place() -> None:
    played = division("1-2", "2-3", "3-1", "1-4", "2-4", "3-4")
    assert order(played) == [(1, ANNA), (1, BERND), (1, CARLA), (4, DORA)]
    assert [row.is_shared for row in table(played, Scoring()).rows] == [True, True, True, False]


def test_a_lot_decides_only_where_the_season_has_drawn_one() -> None:
    played = division("1-2", "2-3", "3-1", "1-4", "2-4", "3-4")
    lots = {CARLA: 1, ANNA: 2, BERND: 3, DORA: 4}
    rows = table(played, Scoring(tie_breaks=("direct", "lot")), lots).rows
    assert [(row.place, row.entrant) for row in rows] == [(1, CARLA), (2, ANNA), (3, BERND), (4, DORA)]


def test_who_cannot_be_reached_is_first_though_not_all_have_met() -> None:
    played = division("1-2", "1-3", "2-4", "3-4")
    tied = table(played, Scoring()).tied
    assert tied == ((BERND, CARLA),)
    assert order(played) == [(1, ANNA), (2, BERND), (2, CARLA), (4, DORA)]


def test_a_void_meeting_of_two_who_meet_twice_leaves_the_decision_to_the_other_one() -> None:
    pair = fixtures((ANNA, BERND), division=1, is_double=True)
    won = Result(pair[1].number, "played", (2, 1) if pair[1].entrants[0] == ANNA else (1, 2))
    level = (Adjustment(ANNA, Fraction(2)),)
    open_ = Played((ANNA, BERND), pair, (won,), adjustments=level)
    void = replace(open_, results=(won, Result(pair[0].number, "void")))
    assert order(open_, MEETINGS_ONLY) == [(1, ANNA), (1, BERND)]
    assert order(void, MEETINGS_ONLY) == [(1, BERND), (2, ANNA)]
    unplayed = replace(open_, results=(won, Result(pair[0].number, "unplayed")))
    assert order(unplayed, replace(MEETINGS_ONLY, unplayed="nothing")) == [(1, BERND), (2, ANNA)]


def test_two_whose_only_meeting_was_void_have_not_met() -> None:
    played = division("1-3", "2-3", "3-4")
    void = Result(next(each.number for each in played.fixtures if set(each.entrants) == {ANNA, BERND}), "void")
    made = replace(played, results=(*played.results, void))
    assert order(made, MEETINGS_ONLY)[:2] == [(1, ANNA), (1, BERND)]


def test_leaving_before_half_is_struck_and_counts_for_nobody() -> None:
    played = replace(division("4-1", "2-3"), withdrawals=(Withdrawal(DORA, "asked", 5),))
    made = table(played, Scoring())
    assert [row.place for row in made.rows if row.entrant == DORA] == [None]
    assert made.row(ANNA).lost == 0


def test_leaving_after_half_gives_the_rest_as_walkovers() -> None:
    played = replace(division("4-1", "4-2"), withdrawals=(Withdrawal(DORA, "asked", 5),))
    made = table(played, Scoring())
    assert (made.row(DORA).won, made.row(DORA).lost) == (2, 1)
    assert made.row(CARLA).won == 1


def test_a_match_that_ended_by_its_own_rule_before_keeps_its_ending() -> None:
    early = replace(division("4-1", "4-2", "4-3"), withdrawals=(Withdrawal(DORA, "silent", 2),))
    assert table(early, Scoring()).row(DORA).won == 3
    late = replace(division("4-1", "4-2", "4-3"), withdrawals=(Withdrawal(DORA, "silent", 1),))
    assert table(late, Scoring()).row(DORA).won == 2


def test_who_leaves_a_league_of_tables_costs_nobody_else_a_result() -> None:
    people = tuple(EntrantId(number) for number in range(1, 8))
    drawn = fixtures(people, division=1, seats=3)
    played = Played(people, drawn, (Result(1, "played", (1, 2, 3), ended_at=1),), (Withdrawal(people[0], "asked", 5),))
    assert effective(played).struck == frozenset()
    removed = replace(played, withdrawals=(Withdrawal(people[0], "removed", 5),))
    assert effective(removed).struck == {people[0]}


def test_who_is_removed_is_struck_however_much_was_played() -> None:
    played = replace(division("4-1", "4-2", "4-3"), withdrawals=(Withdrawal(DORA, "removed", 9),))
    assert effective(played).struck == {DORA}


def test_who_leaves_where_rounds_are_drawn_one_by_one_keeps_what_was_played() -> None:
    played = replace(division("4-1"), withdrawals=(Withdrawal(DORA, "asked", 5),), is_by_rounds=True)
    assert effective(played).struck == frozenset()
    assert table(played, Scoring()).row(DORA).won == 1
    removed = replace(played, withdrawals=(Withdrawal(DORA, "removed", 5),))
    assert effective(removed).struck == {DORA}


def test_a_bye_is_worth_a_win() -> None:
    played = replace(division("1-2"), byes=(Bye(CARLA, 1),), is_by_rounds=True)
    assert order(played, Scoring(tie_breaks=()))[:2] == [(1, ANNA), (1, CARLA)]
    assert points(played, Scoring())[CARLA] == 2


def test_a_ruling_stands_after_a_withdrawal() -> None:
    played = division("4-1", "4-2", "4-3")
    ruled = tuple(replace(each, is_ruled=True, ended_at=99) if each.fixture == 1 else each for each in played.results)
    after = replace(played, results=ruled, withdrawals=(Withdrawal(DORA, "asked", 50),))
    assert effective(after).results == {each.fixture: each for each in ruled}


def test_a_ruling_and_its_reversal_give_the_same_table() -> None:
    before = division("1-2", "2-3", "3-4")
    voided = replace(before, results=(Result(before.results[0].fixture, "void"), *before.results[1:]))
    assert table(voided, Scoring()) != table(before, Scoring())
    assert table(replace(voided, results=before.results), Scoring()) == table(before, Scoring())


def test_points_given_and_taken_count_in_others_sonneborn_berger() -> None:
    played = replace(division("1-2"), adjustments=(Adjustment(BERND, Fraction(-1)),))
    made = table(played, Scoring(tie_breaks=("sonneborn_berger",)))
    assert made.row(BERND).points == -1
    assert made.row(ANNA).figures["sonneborn_berger"].value == -1


@pytest.mark.parametrize("places", sorted(set(permutations([1, 2, 3, 4]))))
def test_places_at_a_table_of_four(places: tuple[int, ...]) -> None:
    played = fixtures(FOUR, division=1, seats=4)
    rows = table(
        Played(FOUR, played, (Result(1, "played", places, (4, 3, 2, 1)),)), Scoring(tie_breaks=("share",))
    ).rows
    assert [row.points for row in rows] == [6, 4, 2, 0]


def test_shared_places_at_a_table_share_their_points() -> None:
    played = fixtures(FOUR, division=1, seats=4)
    made = table(Played(FOUR, played, (Result(1, "played", (1, 1, 3, 4), ()),)), Scoring(tie_breaks=()))
    assert [row.points for row in made.rows] == [5, 5, 2, 0]
    assert (made.row(ANNA).won, made.row(ANNA).drawn) == (0, 1)
