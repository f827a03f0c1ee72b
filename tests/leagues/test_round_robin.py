"""Round-robin pairings: everybody meets everybody equally often, and nobody is favoured by the seat."""

from collections import Counter
from itertools import combinations

import pytest

from leagues.core import EntrantId, Fixture
from leagues.round_robin import DESIGNS, NoDesign, fixtures, joining


def people(count: int) -> tuple[EntrantId, ...]:
    return tuple(EntrantId(number) for number in range(1, count + 1))


def meetings(played: tuple[Fixture, ...]) -> Counter[tuple[int, ...]]:
    return Counter(pair for each in played for pair in combinations(sorted(each.entrants), 2))


@pytest.mark.parametrize("count", range(2, 21))
def test_everybody_meets_everybody_once_and_first_seats_differ_by_at_most_one(count: int) -> None:
    played = fixtures(people(count), division=1)
    assert meetings(played) == Counter(combinations(people(count), 2))
    first = Counter(dict.fromkeys(people(count), 0)) + Counter(each.entrants[0] for each in played)
    assert max(first.values()) - min(first[one] for one in people(count)) <= 1


@pytest.mark.parametrize("count", range(2, 21))
def test_twice_means_once_in_each_seat(count: int) -> None:
    played = fixtures(people(count), division=1, is_double=True)
    assert Counter(each.entrants for each in played) == Counter(
        (one, other) for one in people(count) for other in people(count) if one != other
    )


@pytest.mark.parametrize("count", range(2, 21))
@pytest.mark.parametrize("is_double", [False, True])
def test_nobody_plays_twice_in_a_round(count: int, is_double: bool) -> None:
    played = fixtures(people(count), division=1, is_double=is_double)
    in_round = Counter((each.round, one) for each in played for one in each.entrants)
    assert set(in_round.values()) == {1}


@pytest.mark.parametrize(("count", "seats"), DESIGNS)
def test_tables_are_balanced(count: int, seats: int) -> None:
    played = fixtures(people(count), division=1, seats=seats)
    met = meetings(played)
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1
    for seat in range(seats):
        assert sorted(each.entrants[seat] for each in played) == list(people(count))


def test_numbers_go_on_from_division_to_division() -> None:
    played = fixtures(people(4), division=2, first_number=7)
    assert [each.number for each in played] == [7, 8, 9, 10, 11, 12]
    assert {each.division for each in played} == {2}


def test_six_people_fit_no_design_of_four() -> None:
    with pytest.raises(NoDesign):
        fixtures(people(6), division=1, seats=4)


@pytest.mark.parametrize("count", range(2, 12))
@pytest.mark.parametrize("is_double", [False, True])
def test_late_joiners_meet_everybody_and_change_nothing_that_was_made(count: int, is_double: bool) -> None:
    made = fixtures(people(count), division=1, is_double=is_double)
    for newcomer in people(count + 3)[count:]:
        others = people(newcomer)[:-1]
        added = joining(newcomer, others, made, is_double=is_double, first_number=len(made) + 1)
        made = (*made, *added)
        assert [each.number for each in made] == list(range(1, len(made) + 1))
        assert meetings(made) == Counter(dict.fromkeys(combinations(people(newcomer), 2), 1 + is_double))
        first = Counter(dict.fromkeys(people(newcomer), 0)) + Counter(each.entrants[0] for each in made)
        assert max(first[one] for one in people(newcomer)) - min(first[one] for one in people(newcomer)) <= 1
        in_round = Counter((each.round, one) for each in made for one in each.entrants)
        assert set(in_round.values()) == {1}


@pytest.mark.parametrize("count", [3, 5, 7, 9])
def test_a_late_joiner_meets_each_opponent_in_the_round_of_their_bye(count: int) -> None:
    made = fixtures(people(count), division=1)
    added = joining(EntrantId(count + 1), people(count), made, is_double=False, first_number=len(made) + 1)
    assert {each.round for each in added} == {each.round for each in made}
