"""Tables of events in which rounds are drawn one by one: byes, absence, and Buchholz as gacrux counts it."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Bye, Criterion, EntrantId, Fixture, Played, Result, Scoring, Withdrawal
from leagues.table import table
from tests.leagues.gacrux_oracle import ranks
from tests.leagues.swiss_events import events

ANNA, BERND, CARLA = (EntrantId(number) for number in range(1, 4))
SCORING = Scoring(tie_breaks=("buchholz", "buchholz_cut", "wins", "sonneborn_berger"))
THREE = Played(
    (ANNA, BERND, CARLA),
    (Fixture(1, 1, 1, (ANNA, BERND)), Fixture(2, 1, 2, (CARLA, ANNA)), Fixture(3, 1, 3, (BERND, CARLA))),
    (Result(1, "played", (1, 2)), Result(2, "played", (1, 2)), Result(3, "played", (1, 1))),
    byes=(Bye(CARLA, 1), Bye(BERND, 2), Bye(ANNA, 3)),
    is_by_rounds=True,
)


def figures(played: Played, one: EntrantId) -> dict[str, int]:
    """Return the figures of an entrant, all whole here."""
    return {name: int(found.value) for name, found in table(played, SCORING).row(one).figures.items()}


def test_a_bye_is_a_win_against_a_dummy_with_ones_own_points_but_not_more_than_a_draw_a_round() -> None:
    row = table(THREE, SCORING).row(CARLA)
    assert (row.won, row.byes, row.points) == (2, 1, Fraction(5))
    assert figures(THREE, CARLA) == {
        "buchholz": 3 + 4 + 3,
        "buchholz_cut": 4 + 3,
        "wins": 2,
        "sonneborn_berger": 3 + 4 + 1,
    }


def test_points_of_who_has_left_count_for_opponents_as_if_the_rest_were_drawn() -> None:
    played = replace(THREE, fixtures=THREE.fixtures[:2], results=THREE.results[:2], byes=THREE.byes[:2])
    before = figures(played, ANNA)["buchholz"]
    later = (*played.fixtures, Fixture(3, 1, 3, (ANNA, CARLA)))
    left = replace(played, fixtures=later, withdrawals=(Withdrawal(BERND, "asked", 9),))
    assert figures(left, ANNA)["buchholz"] == before + 1


def test_an_absence_is_cut_before_a_lower_opponent() -> None:
    fixtures = (Fixture(1, 1, 1, (ANNA, BERND)), Fixture(2, 1, 2, (ANNA, CARLA)), Fixture(3, 1, 3, (CARLA, BERND)))
    results = (Result(1, "played", (1, 2)), Result(2, "played", (1, 2)), Result(3, "played", (1, 2)))
    played = Played((ANNA, BERND, CARLA), fixtures, results, is_by_rounds=True)
    missing = table(played, SCORING).row(ANNA).figures
    assert [term.fixture for term in missing["buchholz"].terms] == [1, 2, None]
    assert [term.fixture for term in missing["buchholz_cut"].terms] == [1, 2]


@pytest.mark.parametrize("ending", ["void", "unplayed"])
def test_a_fixture_that_counts_for_nobody_is_a_dummy_and_not_cut_first(ending: str) -> None:
    scoring = replace(SCORING, unplayed="nothing")
    results = (*THREE.results[:2], Result(3, ending))  # type: ignore[arg-type]
    found = table(replace(THREE, results=results), scoring).row(CARLA).figures
    assert [int(term.value) for term in found["buchholz"].terms] == [4, 3, 3]
    assert int(found["buchholz_cut"].value) == 7


def test_a_pair_drawn_twice_left_nobody_else_with_a_direct_encounter() -> None:
    again = Fixture(4, 1, 4, (ANNA, BERND))
    results = (Result(1, "walkover", (1, 2)), Result(2, "played", (1, 2)), Result(3, "played", (1, 2)))
    played = replace(THREE, fixtures=(*THREE.fixtures, again), results=(*results, Result(4, "played", (2, 1))), byes=())
    places = {row.entrant: row.place for row in table(played, Scoring(tie_breaks=("direct",))).rows}
    assert places == {BERND: 1, CARLA: 2, ANNA: 3}


ORDERS: tuple[tuple[Criterion, ...], ...] = (("buchholz",), ("buchholz_cut",), ("sonneborn_berger", "wins"))


@given(played=events(changes=False, rounds=5), criteria=st.sampled_from(ORDERS))
@pytest.mark.slow
def test_places_are_those_of_gacrux(played: Played, criteria: tuple[Criterion, ...]) -> None:
    void = {result.fixture for result in played.results if result.ending in {"void", "unplayed"}}
    ended = [replace(each, ending="double_walkover") if each.fixture in void else each for each in played.results]
    missing = {each.number for each in played.fixtures} - {each.fixture for each in ended}
    ended += [Result(number, "played", (1, 2)) for number in sorted(missing)]
    whole = replace(played, results=ended)
    if not whole.rounds:
        return
    ours = {row.entrant: row.place for row in table(whole, Scoring(tie_breaks=criteria)).rows}
    assert ours == ranks(whole.entrants, whole.fixtures, ended, criteria, byes=whole.byes)
