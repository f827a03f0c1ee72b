"""Promotion holds, whatever numbers the next season has; the least claim gives way to it.

Twelve people in two divisions, and one newcomer: the winner of the second, told "promotion certain", stayed in it.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.bounds import possible_places, prospects
from leagues.core import EntrantId, Played, Result, Scoring
from leagues.divisions import DrawRecord, sizes
from leagues.round_robin import fixtures
from leagues.table import table
from tests.leagues.seasons import PLACES
from tests.leagues.transitions import BOUNDS, Transition, all_transitions, going_on, transition
from tests.searching import is_long


def needs(one: DrawRecord, lowest: int) -> int:
    """Return the lowest division that keeps what the table has said: for who stays or is promoted, else the lowest."""
    is_held = one.division is not None and not one.away and one.claim in {"promoted", "stayed"}
    return min(one.division or lowest, lowest) if is_held else lowest


def due(one: DrawRecord, lowest: int) -> int:
    """Return the highest division in which somebody may play who is to go down, 1 for everybody else."""
    if one.away or one.claim not in {"relegated", "struck"}:
        return 1
    return lowest if one.claim == "struck" else min(one.division or 1, lowest)


def broken(case: Transition) -> Counter[str]:
    """Check the law, and return how many numbers alone have forced, by what their table had said."""
    drawn, lowest = case.drawn(), len(case.sizes)
    forced: Counter[str] = Counter()
    seats = [sum(case.sizes[:number]) for number in range(lowest + 1)]
    for one in case.records:
        own = drawn[one.entrant]
        if own > needs(one, lowest):
            forced[str(one.claim)] += 1
            above = [each for each in case.records if drawn[each.entrant] <= needs(one, lowest)]
            assert len(above) == seats[needs(one, lowest)]
            assert all(comes_first(each, one, lowest) for each in above), (one, above)
        if own < due(one, lowest):
            forced["spared"] += 1
            below = [each for each in case.records if drawn[each.entrant] >= due(one, lowest)]
            assert all(due(each, lowest) >= due(one, lowest) for each in below), (one, below)
    return forced


def comes_first(other: DrawRecord, one: DrawRecord, lowest: int) -> bool:
    """Tell whether somebody has a better claim to the divisions that another one would have needed."""
    if needs(other, lowest) > needs(one, lowest):
        return False
    if other.claim != one.claim:
        return other.claim == "promoted"
    return other.order <= one.order


def places_by_division(*counts: int) -> list[range]:
    return [range(1, count + 1) for count in counts]


@pytest.mark.parametrize(("newcomers", "expected"), [(1, (5, 4, 4)), (0, (6, 6))])
def test_the_winner_of_the_second_division_was_in_it_again_since_one_newcomer_came(
    newcomers: int, expected: tuple[int, ...]
) -> None:
    case = transition(places_by_division(6, 6), newcomers=newcomers, least=4, most=6)
    drawn = case.drawn()
    assert case.sizes == expected
    assert drawn[EntrantId(7)] == 1
    assert [one for one in range(1, 6) if drawn[EntrantId(one)] > 1] == ([5] if newcomers else [])
    assert broken(case) == Counter({"stayed": 3} if newcomers else {})


def test_fourteen_became_eighteen_and_the_winner_of_the_second_stayed_in_it() -> None:
    case = transition(places_by_division(7, 7), newcomers=4, least=4, most=8)
    assert case.sizes == (6, 6, 6)
    assert case.drawn()[EntrantId(8)] == 1
    assert broken(case) == Counter({"stayed": 2})


def test_the_relegated_give_way_before_those_who_stay() -> None:
    drawn = transition(places_by_division(6, 6), newcomers=1, least=4, most=6).drawn()
    assert [one for one in range(1, 13) if drawn[EntrantId(one)] == 2] == [5, 8, 9, 10]
    assert [one for one in range(1, 14) if drawn[EntrantId(one)] == 3] == [6, 11, 12, 13]


def test_who_is_relegated_goes_down_though_others_leave_and_room_above_is_for_those_below() -> None:
    case = transition(places_by_division(6, 6), leaving=(1, 2), newcomers=2, least=4, most=6)
    drawn = case.drawn()
    assert [one for one in range(1, 15) if drawn.get(EntrantId(one)) == 1] == [1, 4, 5, 7, 8, 9]
    assert drawn[EntrantId(6)] == 2
    assert broken(case) == Counter()


def test_in_a_single_division_nobody_can_be_relegated() -> None:
    case = transition(places_by_division(4, 4), leaving=(6, 7), least=4, most=6)
    assert case.sizes == (6,)
    assert broken(case) == Counter()


def test_a_division_in_which_nothing_was_played_pushes_nobody_out_of_the_one_above() -> None:
    case = transition([range(1, 7), [1] * 6], least=4, most=6)
    drawn = case.drawn()
    assert sum(drawn[EntrantId(one)] == 1 for one in range(1, 6)) == 5
    assert broken(case) == Counter()


def test_the_law_holds_over_all_sizes(record_property: Callable[[str, object], None]) -> None:
    forced: Counter[str] = Counter()
    cases = list(all_transitions(40, every=1 if is_long() else 23))
    for case in cases:
        forced += broken(case)
    record_property("transitions", len(cases))
    record_property("who stay moved down by numbers", forced["stayed"])
    assert forced["promoted"] == 0
    assert forced["stayed"] > 0


@st.composite
def transitions(draw: st.DrawFn) -> Transition:
    """Return a transition with shared places, people who were struck, who leave, and who were away."""
    (least, most), (new_least, new_most) = draw(st.tuples(*[st.sampled_from(BOUNDS)] * 2))
    people = draw(st.integers(least, 40))
    places: list[list[int | None]] = []
    for size in sizes(people, least=least, most=most):
        levels = sorted(draw(st.lists(st.integers(0, size), min_size=size, max_size=size)))
        struck = draw(st.integers(0, 1))
        places.append([1 + sum(each < level for each in levels) for level in levels[: size - struck]] + [None] * struck)
    return transition(
        places,
        leaving=draw(st.lists(st.integers(0, people - 1), max_size=3)),
        newcomers=draw(st.integers(max(0, new_least - people + 3), 6)),
        away=draw(st.lists(st.integers(0, people - 1), max_size=3)),
        up=draw(st.integers(0, least // 2)),
        down=draw(st.integers(0, least // 2)),
        least=new_least,
        most=new_most,
    )


@given(case=transitions())
def test_the_law_holds_where_places_are_shared_and_people_come_and_go(case: Transition) -> None:
    broken(case)


@st.composite
def seasons(draw: st.DrawFn) -> tuple[list[Played], list[Played]]:
    """Return two divisions with some matches open, and how they end."""
    now, later, first = [], [], 1
    for number, size in enumerate(draw(st.sampled_from([(6, 6), (6, 5), (5, 4)])), 1):
        people = tuple(EntrantId(first + at) for at in range(size))
        due, first = fixtures(people, division=number, first_number=100 * number), first + size
        ended = [Result(each.number, "played", draw(PLACES)) for each in due]
        still_open = draw(st.integers(0, 6))
        now.append(Played(people, due, tuple(ended[still_open:])))
        later.append(Played(people, due, tuple(ended)))
    return now, later


@given(season=seasons(), up=st.integers(1, 2), newcomers=st.integers(0, 9), leaving=st.integers(0, 3))
def test_what_was_told_to_be_certain_is_kept_by_the_next_season_with_any_numbers(
    season: tuple[list[Played], list[Played]], up: int, newcomers: int, leaving: int
) -> None:
    now, later = season
    scoring = Scoring()
    tables = [table(each, scoring) for each in later]
    people = sum(len(each.entrants) for each in later)
    gone = range(people - leaving, people) if newcomers % 2 else range(leaving)
    case = going_on(tables, leaving=list(gone), newcomers=newcomers, up=up, down=up, least=4, most=6)
    drawn, lowest = case.drawn(), len(case.sizes)
    for number, division in enumerate(now, 1):
        for one, span in possible_places(division, scoring).items():
            told = prospects(
                span, len(division.entrants), promoted=up, relegated=up, is_highest=number == 1, is_lowest=number == 2
            )
            if one in drawn and told.promotion == "certain":
                assert drawn[one] < number
            if one in drawn and told.relegation == "certain":
                assert drawn[one] == min(number + 1, lowest) or drawn[one] > number
