"""Dividing people, and who moves."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId
from leagues.divisions import DrawRecord, divide, moved, sizes, sizes_of
from leagues.draws import shuffled
from leagues.table import Row, Table


def rows(*places: int | None, first: int = 1) -> Table:
    def row(number: int, place: int | None) -> Row:
        is_shared = places.count(place) > 1
        return Row(EntrantId(number), place, is_shared, 0, 0, 0, 0, Fraction(0), Fraction(0), {})

    return Table(tuple(row(number, place) for number, place in enumerate(places, first)), ())


@given(people=st.integers(0, 300), least=st.integers(3, 6))
def test_everybody_gets_a_division_and_sizes_differ_by_at_most_one(people: int, least: int) -> None:
    made = sizes(people, least=least, most=2 * least)
    assert sum(made) == (people if people >= least else 0)
    assert not made or max(made) - min(made) <= 1
    assert all(least <= size <= 2 * least for size in made)


def test_a_lone_rest_is_spread() -> None:
    assert sizes(17, least=6, most=8) == (9, 8)


@pytest.mark.parametrize(("people", "expected"), [(4, (4,)), (9, (5, 4)), (12, (7, 5)), (6, (5,)), (26, (13, 13))])
def test_columbiz_has_balanced_sizes_only(people: int, expected: tuple[int, ...]) -> None:
    assert sizes_of(people, (4, 5, 7, 13)) == expected


def test_promoted_and_relegated_change_places() -> None:
    after = moved([rows(1, 2, 3, 4), rows(1, 2, 3, 4, first=5)], promoted=1, relegated=1)
    assert after == {1: 1, 2: 1, 3: 1, 4: 2, 5: 1, 6: 2, 7: 2, 8: 2}


def test_a_shared_place_on_the_line_takes_both_up() -> None:
    after = moved([rows(1, 2, 3, 4), rows(1, 1, 3, 4, first=5)], promoted=1, relegated=1)
    assert [one for one, division in after.items() if division == 1] == [1, 2, 3, 5, 6]


@pytest.mark.parametrize(("places", "up"), [((1, 1, 3, 4), 2), ((1, 1, 1, 4), 0), ((1, 2, 2, 4), 3), ((1, 1, 1, 1), 0)])
def test_a_place_that_most_of_a_division_share_promotes_nobody(places: tuple[int, ...], up: int) -> None:
    after = moved([rows(1, 2, 3, 4), rows(*places, first=5)], promoted=2, relegated=1)
    assert sum(after[EntrantId(one)] == 1 for one in range(5, 9)) == up


@pytest.mark.parametrize(("places", "down"), [((1, 2, 3, 3), {3, 4}), ((1, 2, 2, 2), {2, 3, 4}), ((1, 1, 1, 1), set())])
def test_a_shared_place_on_the_line_takes_both_down(places: tuple[int, ...], down: set[int]) -> None:
    after = moved([rows(*places), rows(1, 2, 3, 4, first=5)], promoted=1, relegated=1)
    assert {one for one in range(1, 5) if after[EntrantId(one)] == 2} == down


def test_who_was_struck_goes_to_the_lowest() -> None:
    assert moved([rows(1, 2, None), rows(1, 2, first=4), rows(1, first=6)], promoted=1, relegated=0)[EntrantId(3)] == 3


def test_a_break_costs_a_little_and_not_everything() -> None:
    back = DrawRecord(EntrantId(1), division=1, order=0, of=12, away=1)
    there = [DrawRecord(EntrantId(number), division=2, order=6 + number, of=12) for number in range(2, 5)]
    lots = {EntrantId(number): number for number in range(1, 6)}
    newcomer = DrawRecord(EntrantId(5), rating=99)
    assert divide([newcomer, *there, back], (3, 2), lots)[0][0] == 1
    assert divide([newcomer, *there, back], (3, 2), lots)[1][-1] == 5


class Descending:
    """A chance that always throws the highest number."""

    def die(self, sides: int) -> int:
        return sides


def test_a_draw_follows_from_its_chance() -> None:
    assert shuffled("abc", Descending()) == ("a", "b", "c")
