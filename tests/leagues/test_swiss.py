"""Swiss rounds: everybody plays once, nobody meets twice, and the same facts give the same round."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Adjustment, Bye, EntrantId, Fixture, Played, Result, Withdrawal
from leagues.swiss import draw_round, seeded
from leagues.table import points
from tests.leagues.seasons import results_of
from tests.leagues.swiss_events import SCORING, after, drawn, events, founded, present
from tests.searching import examples


def seats(played: Played) -> dict[EntrantId, list[int]]:
    """Return the seats of everybody's fixtures that were really played, by round."""
    ended = {result.fixture: result.ending for result in played.results}
    found: dict[EntrantId, list[int]] = {one: [] for one in played.entrants}
    for each in played.fixtures:
        if ended.get(each.number, "played") == "played":
            for seat, one in enumerate(each.entrants):
                found[one].append(seat)
    return found


def met(played: Played, *endings: str) -> Counter[frozenset[EntrantId]]:
    """Return how often pairs had fixtures with these endings; open ones are as good as played."""
    ended = {result.fixture: result.ending for result in played.results}
    return Counter(frozenset(each.entrants) for each in played.fixtures if ended.get(each.number, "played") in endings)


@given(played=events())
def test_everybody_present_plays_once_or_has_the_one_bye(played: Played) -> None:
    made = drawn(played)
    people = [one for each in made.fixtures for one in each.entrants] + ([made.bye.entrant] if made.bye else [])
    assert sorted(people) == sorted(present(played))
    assert (made.bye is not None) == (len(people) % 2 == 1)
    assert {each.round for each in made.fixtures} <= {played.rounds + 1}
    assert [each.number for each in made.fixtures] == list(
        range(len(played.fixtures) + 1, len(played.fixtures) + 1 + len(made.fixtures))
    )


@pytest.mark.slow
@given(played=events(least=4, most=20, rounds=9, changes=False))
def test_up_to_half_as_many_rounds_as_people_nobody_meets_twice_or_rests_twice(played: Played) -> None:
    """Dirac: who may meet more than half of all others can always be paired."""
    made = drawn(played)
    if played.rounds + 1 > len(played.entrants) // 2:
        return
    assert not made.again
    known = met(played, "played", "unplayed")
    assert not any(known[frozenset(each.entrants)] for each in made.fixtures)
    assert made.bye is None or made.bye.entrant not in {bye.entrant for bye in played.byes}


@given(played=events(), seed=st.integers(0, 1000))
def test_the_order_in_which_anything_came_in_does_not_matter(played: Played, seed: int) -> None:
    lots = random.Random(seed)
    again = replace(
        played,
        fixtures=lots.sample(played.fixtures, len(played.fixtures)),
        results=lots.sample(played.results, len(played.results)),
        byes=lots.sample(played.byes, len(played.byes)),
        withdrawals=lots.sample(played.withdrawals, len(played.withdrawals)),
    )
    assert drawn(again) == drawn(played)


@pytest.mark.slow
@given(count=st.integers(4, 40), data=st.data())
@examples(10)
def test_nobody_sits_three_times_in_a_row_or_three_times_more_in_one_seat(count: int, data: st.DataObject) -> None:
    played = founded(count)
    for _ in range(min(7, count // 2)):
        made = drawn(played)
        results = tuple(found for each in made.fixtures if (found := data.draw(results_of(each, unplayed=False))))
        played = after(played, made, results)
    for own in seats(played).values():
        assert abs(own.count(0) - own.count(1)) <= 2
        assert not any(own[at] == own[at + 1] == own[at + 2] for at in range(len(own) - 2))


def pairings(people: Sequence[EntrantId]) -> Iterator[tuple[tuple[EntrantId, ...], ...]]:
    """Yield every way to pair people; who is alone has the bye."""
    if not people:
        yield ()
        return
    first, rest = people[0], people[1:]
    if len(people) % 2:
        for one in people:
            for way in pairings([other for other in people if other != one]):
                yield ((one,), *way)
        return
    for other in rest:
        for way in pairings([one for one in rest if one != other]):
            yield ((first, other), *way)


def against(
    played: Played, order: Sequence[EntrantId], way: Sequence[tuple[EntrantId, ...]]
) -> tuple[Fraction | int, ...]:
    """Return what speaks against a round, as docs/leagues.md lists it, counted from the facts once more."""
    total, sat = points(played, SCORING), seats(played)
    byes = Counter(bye.entrant for bye in played.byes)
    played_before, disagreed = met(played, "played"), met(played, "unplayed")
    resting = [each[0] for each in way if len(each) == 1]
    pairs = [each for each in way if len(each) == 2]

    def needs(one: EntrantId) -> int | None:
        own = sat[one]
        if abs(own.count(0) - own.count(1)) > 1:
            return 0 if own.count(1) > own.count(0) else 1
        return 1 - own[-1] if len(own) > 1 and own[-1] == own[-2] else None

    return (
        sum(byes[one] for one in resting),
        sum(played_before[frozenset(pair)] for pair in pairs),
        sum(disagreed[frozenset(pair)] for pair in pairs),
        sum(len(order) - order.index(one) for one in resting),
        sum(needs(one) is not None and needs(one) == needs(other) for one, other in pairs),
        sum(((total[one] - total[other]) ** 2 for one, other in pairs), Fraction(0)),
    )


@pytest.mark.slow
@given(played=events(most=7))
def test_no_round_is_better_than_the_one_that_is_drawn(played: Played) -> None:
    total = points(played, SCORING)
    order = sorted(present(played), key=lambda one: (-total[one], one))
    made = drawn(played)
    chosen = [each.entrants for each in made.fixtures] + ([(made.bye.entrant,)] if made.bye else [])
    assert against(played, order, chosen) == min(against(played, order, way) for way in pairings(order))


@pytest.mark.slow
@given(seed=st.integers(0, 1000), rounds=st.integers(1, 4))
@examples(6)
def test_of_many_people_only_the_near_are_weighed_and_no_law_is_broken(seed: int, rounds: int) -> None:
    lots, played = random.Random(seed), founded(91)
    for _ in range(rounds):
        made = drawn(played)
        assert len(made.fixtures) == 45
        assert not made.again
        ends = lots.choices([(1, 2), (2, 1), (1, 1)], [45, 45, 10], k=45)
        ended = [Result(each.number, "played", end) for each, end in zip(made.fixtures, ends, strict=True)]
        played = after(played, made, tuple(ended))
    assert len({bye.entrant for bye in played.byes}) == rounds
    assert max(abs(own.count(0) - own.count(1)) for own in seats(played).values()) <= 2


def test_the_first_round_is_the_top_half_against_the_bottom_half_with_seats_alternating() -> None:
    made = drawn(founded(8))
    assert [each.entrants for each in made.fixtures] == [(1, 5), (6, 2), (3, 7), (8, 4)]
    assert made.bye is None


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    played, resting = founded(5), []
    for _ in range(3):
        made = drawn(played)
        assert made.bye is not None
        resting.append(made.bye.entrant)
        played = after(played, made, tuple(Result(each.number, "played", (1, 1)) for each in made.fixtures))
    assert resting[0] == 5
    assert len(set(resting)) == 3


@pytest.mark.parametrize("ending", ["walkover", "double_walkover", "void"])
def test_a_fixture_that_ended_without_play_may_be_paired_again(ending: str) -> None:
    first = Fixture(1, 1, 1, (EntrantId(1), EntrantId(2)))
    places = (1, 2) if ending == "walkover" else ()
    played = Played(founded(2).entrants, (first,), (Result(1, ending, places),), is_by_rounds=True)  # type: ignore[arg-type]
    assert drawn(played).again == ()
    assert len(drawn(played).fixtures) == 1


def test_those_who_could_not_agree_meet_again_only_where_there_is_no_other_way() -> None:
    four = founded(4)
    pairs = [(1, 2), (3, 4)]
    fixtures = tuple(Fixture(at, 1, 1, (EntrantId(a), EntrantId(b))) for at, (a, b) in enumerate(pairs, 1))
    unplayed = tuple(Result(each.number, "unplayed") for each in fixtures)
    given_points = (Adjustment(EntrantId(1), Fraction(9)), Adjustment(EntrantId(2), Fraction(9)))
    played = replace(four, fixtures=fixtures, results=unplayed, adjustments=given_points)
    assert {frozenset(each.entrants) for each in drawn(played).fixtures}.isdisjoint(map(frozenset, pairs))
    two = replace(founded(2), fixtures=fixtures[:1], results=unplayed[:1])
    assert len(drawn(two).fixtures) == 1


def test_where_all_have_met_the_fewest_meet_again_and_it_is_said() -> None:
    played = founded(4)
    for _ in range(3):
        made = drawn(played)
        assert not made.again
        played = after(played, made, tuple(Result(each.number, "played", (1, 2)) for each in made.fixtures))
    assert len(drawn(played).again) == 2


def test_who_had_the_first_seat_gets_the_second() -> None:
    made = drawn(founded(2))
    played = after(founded(2), made, (Result(1, "void"),))
    assert drawn(played).fixtures[0].entrants == made.fixtures[0].entrants
    played = after(founded(2), made, (Result(1, "played", (1, 2)),))
    assert drawn(played).fixtures[0].entrants == made.fixtures[0].entrants[::-1]


def test_one_who_is_left_alone_has_the_bye_and_nobody_makes_no_round() -> None:
    played = replace(founded(2), withdrawals=(Withdrawal(EntrantId(2), "asked", 1),))
    assert drawn(played).bye == Bye(EntrantId(1), 1)
    assert draw_round(played, SCORING, (), division=1, first_number=1).fixtures == ()


class Descending:
    """A chance that always throws the highest number: lots stay in order."""

    def die(self, sides: int) -> int:
        return sides


def test_seeds_are_by_rating_and_then_by_lot() -> None:
    ratings = {EntrantId(1): 0, EntrantId(2): 1500, EntrantId(3): 0, EntrantId(4): 1600}
    assert seeded(ratings, Descending()) == (4, 2, 1, 3)
