"""Tables of three and four: everybody sits once, hardly two meet again, and seats change."""

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Ending, EntrantId, Fixture, Played, Result, Scoring, Withdrawal
from leagues.pods import TooFewForTables, draw_round, sizes
from leagues.table import table
from tests.searching import examples, scaled

SCORING = Scoring(win=6, draw=3, tie_breaks=("wins", "share"))


class Lots:
    """A chance of its own for each seed."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        self.drawn = 0

    def die(self, sides: int) -> int:
        self.drawn += 1
        return self._luck.randint(1, sides)


def founded(count: int) -> Played:
    return Played(tuple(EntrantId(number) for number in range(1, count + 1)), (), is_by_rounds=True)


def drawn(played: Played, seed: int) -> tuple[Fixture, ...]:
    number = len(played.fixtures) + 1
    return draw_round(played, SCORING, played.entrants, Lots(seed), division=1, first_number=number)


def event(count: int, rounds: int, seed: int, ending: Ending = "played") -> Played:
    """Return a season after some rounds with random places."""
    played, rng = founded(count), random.Random(seed)
    for number in range(rounds):
        made = drawn(played, seed * 100 + number)
        orders = [list(range(1, len(each.entrants) + 1)) for each in made]
        for each in orders:
            rng.shuffle(each)
        ended = [Result(each.number, ending, tuple(order)) for each, order in zip(made, orders, strict=True)]
        played = replace(played, fixtures=(*played.fixtures, *made), results=(*played.results, *ended))
    return played


def repeats(played: Played) -> int:
    met = Counter(pair for each in played.fixtures for pair in combinations(sorted(each.entrants), 2))
    return sum(often - 1 for often in met.values())


@given(people=st.integers(2, 300))
def test_tables_are_of_four_and_three_and_only_two_and_five_need_a_table_of_two(people: int) -> None:
    made = sizes(people)
    assert sum(made) == people
    assert set(made) <= ({2, 3} if people in {2, 5} else {3, 4})
    assert made.count(3) <= 3
    assert list(made) == sorted(made, reverse=True)


def test_one_person_makes_no_table() -> None:
    with pytest.raises(TooFewForTables):
        sizes(1)


@pytest.mark.slow
@given(count=st.integers(3, 40), rounds=st.integers(0, 4), seed=st.integers(0, 1000))
@examples(10)
def test_everybody_sits_once_in_a_round(count: int, rounds: int, seed: int) -> None:
    made = drawn(event(count, rounds, seed), seed)
    assert sorted(one for each in made for one in each.entrants) == list(range(1, count + 1))
    assert sorted((len(each.entrants) for each in made), reverse=True) == list(sizes(count))
    assert {each.round for each in made} == {rounds + 1}


@pytest.mark.slow
@given(count=st.integers(3, 30), seed=st.integers(0, 1000))
@examples(10)
def test_the_same_facts_in_any_order_and_the_same_luck_give_the_same_tables(count: int, seed: int) -> None:
    played, rng = event(count, 3, seed), random.Random(seed)
    fixtures, results = list(played.fixtures), list(played.results)
    rng.shuffle(fixtures)
    rng.shuffle(results)
    assert drawn(replace(played, fixtures=fixtures, results=results), seed) == drawn(played, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "most"), [(14, 2), (22, 0), (30, 0)])
@pytest.mark.parametrize("seed", range(5))
def test_in_four_rounds_hardly_any_two_meet_again(count: int, most: int, seed: int) -> None:
    assert repeats(event(count, 4, seed)) <= most


@pytest.mark.slow
@pytest.mark.parametrize("count", [8, 12, 16, 30])
def test_in_four_rounds_nobody_sits_three_times_in_one_seat(count: int) -> None:
    had = Counter((one, seat) for each in event(count, 4, 3).fixtures for seat, one in enumerate(each.entrants))
    assert max(had.values()) <= 2


def test_who_has_met_nobody_yet_sits_with_those_who_stand_alike() -> None:
    played = event(16, 1, 1, ending="void")
    ended = [Result(each.number, "played", (1, 2, 3, 4)) for each in played.fixtures]
    stood = {row.entrant: row.points for row in table(replace(played, results=ended), SCORING).rows}
    made = drawn(replace(played, results=ended), 2)
    apart = sum(abs(stood[one] - stood[other]) for each in made for one, other in combinations(each.entrants, 2))
    assert apart == 0
    assert repeats(replace(played, fixtures=(*played.fixtures, *made))) == 0


@pytest.mark.parametrize("ending", ["void", "double_walkover", "unplayed"])
def test_where_nothing_was_played_nobody_has_met_nor_sat(ending: Ending) -> None:
    first = Fixture(1, 1, 1, tuple(EntrantId(number) for number in (1, 2, 3, 4)))
    five = replace(founded(8), fixtures=(first,), results=(Result(1, ending, (1, 1, 1, 1)),))
    fresh = replace(founded(8), fixtures=(), results=())
    assert {frozenset(each.entrants) for each in drawn(five, 5)} == {
        frozenset(each.entrants) for each in drawn(fresh, 5)
    }


def test_who_has_left_sits_nowhere_and_one_number_is_drawn() -> None:
    played = replace(founded(9), withdrawals=(Withdrawal(EntrantId(4), "asked", 1),))
    lots = Lots(1)
    made = draw_round(played, SCORING, played.entrants, lots, division=1, first_number=1)
    assert sorted(one for each in made for one in each.entrants) == [1, 2, 3, 5, 6, 7, 8, 9]
    assert lots.drawn == 1


def cost(tables: list[tuple[EntrantId, ...]], played: Played) -> Fraction:
    """Return the cost by the formula of the design."""
    met = Counter(pair for each in played.fixtures for pair in combinations(sorted(each.entrants), 2))
    stood = {row.entrant: row.points for row in table(played, SCORING).rows}
    pairs = [(min(pair), max(pair)) for each in tables for pair in combinations(each, 2)]
    return sum((50 * met[pair] ** 2 + abs(stood[pair[0]] - stood[pair[1]]) for pair in pairs), Fraction())


@pytest.mark.slow
@given(count=st.integers(6, 14), rounds=st.integers(0, 4), seed=st.integers(0, 500))
def test_no_two_people_could_change_places_for_better_tables(count: int, rounds: int, seed: int) -> None:
    played = event(count, rounds, seed)
    made = [each.entrants for each in drawn(played, seed)]
    least = cost(made, played)
    for one, other in combinations(played.entrants, 2):
        places = {one: other, other: one}
        assert cost([tuple(places.get(each, each) for each in group) for group in made], played) >= least


@pytest.mark.covers(events=scaled(8))
def test_of_seven_people_hardly_any_tables_are_not_the_best() -> None:
    """Of all ways to seat four and three: swaps from 41 beginnings miss the best less than once in a hundred rounds."""
    missed = []
    for seed, rounds in product(range(scaled(8)), range(5)):
        played = event(7, rounds, seed)
        ways = [[four, tuple(set(played.entrants) - set(four))] for four in combinations(played.entrants, 4)]
        made = [each.entrants for each in drawn(played, seed)]
        missed.append(cost(made, played) > min(cost(way, played) for way in ways))
    assert sum(missed) < len(missed) / 100


@pytest.mark.parametrize("places", sorted(set(permutations([1, 2]))))
def test_a_table_of_two_is_worth_as_much_as_a_larger_one(places: tuple[int, ...]) -> None:
    two = Fixture(1, 1, 1, (EntrantId(1), EntrantId(2)))
    made = table(replace(founded(2), fixtures=(two,), results=(Result(1, "played", places),)), SCORING)
    assert [row.points for row in made.rows] == [6, 0]
