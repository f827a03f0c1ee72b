"""Teams: boards in their order, meetings as the sum of their boards, and the table."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId, Fixture, Played, Result, Withdrawal
from leagues.round_robin import fixtures
from leagues.teams import Board, BoardRules, MemberId, Team, boards, by_rating, lineup, meeting_result, misplaced, table
from tests.leagues.seasons import results_of

REDS, BLUES, GREENS = (EntrantId(number) for number in range(1, 4))
MEMBERS = tuple(map(MemberId, range(1, 9)))
RULES = BoardRules(boards=3)
MEETING = Fixture(1, 1, 1, (REDS, BLUES))
SCORES = st.tuples(st.integers(0, 6), st.integers(0, 6))


def team(entrant: EntrantId, *members: int) -> Team:
    return Team(entrant, MemberId(members[0]), tuple(map(MemberId, members)))


def meeting(reds: list[MemberId | None], blues: list[MemberId | None]) -> tuple[Board, ...]:
    return boards(MEETING, {REDS: reds, BLUES: blues})


@given(order=st.permutations(MEMBERS), missing=st.sets(st.sampled_from(MEMBERS)), count=st.integers(1, 8))
def test_the_order_stays_and_the_bench_fills_up(order: list[MemberId], missing: set[MemberId], count: int) -> None:
    made = lineup(Team(REDS, order[0], tuple(order)), missing, BoardRules(boards=count))
    there = [one for one in made if one is not None]
    assert len(made) == count
    assert there == sorted(there, key=order.index)
    assert missing.isdisjoint(there)
    assert None not in made or set(there) == set(order) - missing
    assert list(made) == [*there, *[None] * (count - len(there))]


@given(ratings=st.dictionaries(st.sampled_from(MEMBERS), st.integers(0, 3000)), limit=st.integers(0, 300))
def test_the_order_by_rating_is_always_allowed(ratings: dict[MemberId, int], limit: int) -> None:
    assert misplaced(by_rating(MEMBERS, ratings), ratings, BoardRules(limit=limit)) == ()


def test_a_captain_may_change_the_order_within_the_limit() -> None:
    one, two, three = MEMBERS[:3]
    ratings = {one: 1500, two: 1450, three: 1380}
    assert misplaced((two, one, three), ratings, RULES) == ()
    assert misplaced((three, two, one), ratings, RULES) == ((three, one),)


def test_seats_change_from_board_to_board() -> None:
    made = meeting([MemberId(1), MemberId(2), MemberId(3)], [MemberId(4), MemberId(5), MemberId(6)])
    assert [each.members for each in made] == [(1, 4), (5, 2), (3, 6)]
    assert [each.teams[0] for each in made] == [REDS, BLUES, REDS]


@given(data=st.data(), reds=st.integers(0, 3), blues=st.integers(0, 3))
def test_a_meeting_is_the_sum_of_its_boards(data: st.DataObject, reds: int, blues: int) -> None:
    lineups = [
        lineup(team(each, *range(1, 5)), MEMBERS[count:], RULES) for each, count in ((REDS, reds), (BLUES, blues))
    ]
    made = boards(MEETING, {REDS: lineups[0], BLUES: lineups[1]})
    drawn = [data.draw(results_of(Fixture(each.number, 1, 1, each.teams), unplayed=True)) for each in made]
    results = {each.fixture: each for each in drawn if each}
    ended = meeting_result(MEETING, made, results)
    due = [each for each in made if each.walkover is None]
    is_open = any(each.number not in results or results[each.number].ending == "void" for each in due)
    assert (ended is None) == is_open
    if ended and ended.scores:
        assert sum(ended.scores) <= 2 * RULES.boards
        assert (ended.scores[0] > ended.scores[1]) == (ended.places == (1, 2))


@pytest.mark.parametrize(
    ("reds", "blues", "ending", "places", "scores"),
    [(2, 0, "walkover", (1, 2), (4, 0)), (0, 0, "double_walkover", (), ()), (0, 3, "walkover", (2, 1), (0, 6))],
)
def test_boards_without_play(
    reds: int, blues: int, ending: str, places: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    made = meeting(*([*MEMBERS[:count], *[None] * (3 - count)] for count in (reds, blues)))
    ended = meeting_result(MEETING, made, {})
    assert ended is not None
    assert (ended.ending, ended.places, ended.scores) == (ending, places, scores)


@st.composite
def team_divisions(draw: st.DrawFn) -> Played:
    """Return a division of teams with meetings that have ended and some that are open."""
    teams = tuple(map(EntrantId, range(1, draw(st.integers(2, 6)) + 1)))
    made, results = fixtures(teams, division=1), []
    for each in made:
        if draw(st.booleans()):
            first, second = draw(SCORES)
            places = (1 + (first < second), 1 + (second < first))
            results.append(Result(each.number, "played", places, (first, second), ended_at=draw(st.integers(0, 9))))
    return Played(teams, made, tuple(results))


@given(played=team_divisions(), seed=st.integers(0, 99))
def test_the_order_of_results_does_not_matter_and_better_sums_come_first(played: Played, seed: int) -> None:
    rows = table(played, RULES).rows
    mixed = list(played.results)
    random.Random(seed).shuffle(mixed)
    assert table(replace(played, results=tuple(mixed)), RULES).rows == rows
    assert {row.entrant for row in rows} == set(played.entrants)
    sums = [(row.points, row.figures["boards"].value) for row in rows]
    assert sums == sorted(sums, reverse=True)
    assert sum(row.points for row in rows) == 2 * len(played.results)
    assert sum(row.figures["boards"].value for row in rows) == sum(
        Fraction(sum(each.scores), 2) for each in played.results
    )


def result(made: tuple[Fixture, ...], winner: EntrantId, loser: EntrantId, halves: tuple[int, int]) -> Result:
    fixture = next(each for each in made if set(each.entrants) == {winner, loser})
    scores = halves if fixture.entrants[0] == winner else halves[::-1]
    first, second = scores
    return Result(fixture.number, "played", (1 + (first < second), 1 + (second < first)), scores)


def test_board_points_decide_then_the_meeting_of_both_then_the_place_is_shared() -> None:
    teams = (REDS, BLUES, GREENS)
    made = fixtures(teams, division=1)

    def places(*meetings: tuple[EntrantId, EntrantId, tuple[int, int]]) -> list[tuple[EntrantId, int | None]]:
        results = tuple(result(made, *each) for each in meetings)
        return [(row.entrant, row.place) for row in table(Played(teams, made, results), RULES).rows]

    circle = ((REDS, BLUES, (6, 0)), (BLUES, GREENS, (4, 2)), (GREENS, REDS, (4, 2)))
    assert places(*circle) == [(REDS, 1), (GREENS, 2), (BLUES, 3)]
    even = ((REDS, BLUES, (4, 2)), (BLUES, GREENS, (4, 2)), (GREENS, REDS, (4, 2)))
    assert places(*even) == [(REDS, 1), (BLUES, 1), (GREENS, 1)]
    direct = ((REDS, BLUES, (4, 2)), (BLUES, GREENS, (6, 0)), (GREENS, REDS, (2, 4)))
    assert places(*direct)[0] == (REDS, 1)


def test_a_team_that_leaves_after_half_loses_all_boards_of_the_rest() -> None:
    made = fixtures((REDS, BLUES, GREENS), division=1)
    played = Played((REDS, BLUES, GREENS), made, (result(made, REDS, BLUES, (4, 2)),), (Withdrawal(REDS, "asked", 5),))
    rows = {row.entrant: row for row in table(played, RULES).rows}
    assert rows[GREENS].won == 1
    assert rows[GREENS].figures["boards"].value == 3
    removed = replace(played, withdrawals=(Withdrawal(REDS, "removed", 5),))
    assert [row.place for row in table(removed, RULES).rows if row.entrant == REDS] == [None]
