"""Knockout: the best at everything wins, everybody ends somewhere, and the order of facts does not matter."""

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Ending, EntrantId, Result
from leagues.knockout import (
    DECIDER,
    THIRD_PLACE,
    Bracket,
    BracketRules,
    Due,
    PlayedMeeting,
    Slot,
    TooFewForBracket,
    bracket,
    located,
    numbered,
    rounds_of,
    seeded,
)
from tests.searching import examples

ANNA, BERND, CARLA, DORA = map(EntrantId, range(1, 5))
RULES = st.builds(BracketRules, st.sampled_from(["seed", "lot"]), st.booleans())
ENDS: tuple[tuple[Ending, tuple[int, ...]], ...] = (
    *(("played", places) for places in ((1, 2), (2, 1), (1, 1))),
    ("walkover", (1, 2)),
    ("double_walkover", ()),
    ("unplayed", ()),
    ("void", ()),
)


def people(count: int) -> tuple[EntrantId, ...]:
    return tuple(map(EntrantId, range(1, count + 1)))


def ended(due: Due, ending: Ending = "played", places: tuple[int, ...] = (1, 2)) -> PlayedMeeting:
    return PlayedMeeting(due.slot, due.match, Result(0, ending, places))


def won_by(due: Due, winner: EntrantId | None) -> PlayedMeeting:
    """Return the match won by somebody, or drawn."""
    return ended(due, places=(1, 1) if winner is None else (1, 2) if due.seats[0] == winner else (2, 1))


def after(seeds: tuple[EntrantId, ...], rules: BracketRules, *winners: EntrantId | None) -> Bracket:
    """Return the bracket after matches won (None: drawn) in the order in which they are due."""
    played: list[PlayedMeeting] = []
    for winner in winners:
        played.append(won_by(bracket(seeds, rules, played).due[0], winner))
    return bracket(seeds, rules, played)


@pytest.mark.parametrize("count", range(2, 40))
def test_the_best_have_byes_and_meet_late(count: int) -> None:
    order = seeded(count)
    assert sorted(seed for seed in order if seed is not None) == list(range(count))
    byes = [{*order[at : at + 2]} - {None} for at in range(0, len(order), 2) if None in order[at : at + 2]]
    assert sorted(seed for pair in byes for seed in pair if seed is not None) == list(range(len(order) - count))
    half = len(order) // 2
    assert 0 in order[:half]
    assert 1 in order[half:]


@given(count=st.integers(2, 20), rules=RULES)
def test_if_the_better_seed_always_wins_places_are_those_of_the_seeds(count: int, rules: BracketRules) -> None:
    played: list[PlayedMeeting] = []
    while due := bracket(people(count), rules, played).due:
        played += [won_by(each, min(each.seats)) for each in due]
    made = bracket(people(count), rules, played)
    assert made.is_over
    assert made.places[ANNA] == 1
    assert made.places[BERND] == 2
    ranked = [made.places[one] for one in people(count)]
    assert ranked == sorted(ranked)


@given(count=st.integers(2, 9), rules=RULES, data=st.data())
@examples(20)
def test_every_course_ends_with_everybody_somewhere(count: int, rules: BracketRules, data: st.DataObject) -> None:
    seeds, played, left = people(count), list[PlayedMeeting](), list[EntrantId]()
    lots = dict(zip(seeds, data.draw(st.permutations(range(count))), strict=True))
    made = bracket(seeds, rules, played, left, lots)
    out, places = set(made.out), dict(made.places)
    for _ in range(6 * count):
        if not made.due:
            break
        due = data.draw(st.sampled_from(made.due))
        assert set(left).isdisjoint(due.seats)
        if data.draw(st.integers(0, 9)) == 0:
            left.append(data.draw(st.sampled_from([one for one in seeds if one not in left])))
        else:
            ending, ranks = data.draw(st.sampled_from(ENDS))
            played.append(ended(due, ending, ranks))
        made = bracket(seeds, rules, played, left, lots)
        assert out <= set(made.out)
        assert places.items() <= made.places.items()
        out, places = set(made.out), dict(made.places)
    if not made.due:
        assert made.is_over
        assert made.places.keys() == set(seeds)
        assert sum(place == 1 for place in made.places.values()) <= 1
    mixed = list(played)
    random.Random(count).shuffle(mixed)
    assert bracket(seeds, rules, mixed, left, lots) == made


def seats(due: Iterable[Due]) -> list[tuple[EntrantId, EntrantId]]:
    return [each.seats for each in due]


def test_two_matches_at_once_with_seats_changed() -> None:
    assert seats(bracket((ANNA, BERND), BracketRules()).due) == [(BERND, ANNA), (ANNA, BERND)]


def test_one_win_and_one_draw_are_enough() -> None:
    assert after((ANNA, BERND), BracketRules(), BERND, None).places == {BERND: 1, ANNA: 2}


def test_equal_after_two_a_decider_is_due() -> None:
    made = after((ANNA, BERND), BracketRules(), ANNA, BERND)
    assert [each.match for each in made.due] == [DECIDER]
    assert after((ANNA, BERND), BracketRules(), ANNA, BERND, BERND).places == {BERND: 1, ANNA: 2}


def test_a_drawn_decider_goes_to_the_higher_seed_or_to_the_lot() -> None:
    made = after((ANNA, BERND), BracketRules(), None, None, None)
    assert (made.rounds[0][0].winner, made.rounds[0][0].by) == (ANNA, "advantage")
    played = [PlayedMeeting((1, 0), match, Result(0, "played", (1, 1))) for match in range(3)]
    by_lot = bracket((ANNA, BERND), BracketRules("lot"), played, lots={ANNA: 2, BERND: 1})
    assert by_lot.rounds[0][0].winner == BERND


def test_nobody_advances_where_neither_turns_up_and_the_next_has_a_bye() -> None:
    made = bracket((ANNA, BERND, CARLA, DORA), BracketRules())
    vanished = [ended(each, "double_walkover", ()) for each in made.due if ANNA in each.seats]
    played = vanished + [won_by(each, CARLA) for each in made.due if CARLA in each.seats]
    made = bracket((ANNA, BERND, CARLA, DORA), BracketRules(), played)
    assert made.places == {CARLA: 1, BERND: 3, ANNA: 3, DORA: 3}
    assert made.rounds[-1][0].by == "bye"


def test_who_leaves_loses_what_is_open_and_keeps_what_was_decided() -> None:
    seeds = (ANNA, BERND, CARLA)
    played = [won_by(each, CARLA) for each in bracket(seeds, BracketRules()).due]
    made = bracket(seeds, BracketRules(), played, left=[CARLA])
    assert made.places == {ANNA: 1, CARLA: 2, BERND: 3}
    assert made.rounds[-1][0].by == "withdrawal"


def test_the_losers_of_the_semi_finals_play_for_the_third_place() -> None:
    seeds, rules = (ANNA, BERND, CARLA, DORA), BracketRules(has_third_place=True)
    made = after(seeds, rules, ANNA, ANNA, BERND, BERND)
    assert made.third is not None
    assert made.third.sides == (DORA, CARLA)
    assert after(seeds, rules, ANNA, ANNA, BERND, BERND, ANNA, ANNA, DORA, DORA).places == {
        ANNA: 1,
        BERND: 2,
        DORA: 3,
        CARLA: 4,
    }


def test_a_void_match_is_due_again() -> None:
    first, second = bracket((ANNA, BERND), BracketRules()).due
    made = bracket((ANNA, BERND), BracketRules(), [ended(first, "void", ()), won_by(second, ANNA)])
    assert made.due == (first,)


def test_one_alone_is_no_knockout() -> None:
    with pytest.raises(TooFewForBracket):
        bracket((ANNA,), BracketRules())


@given(rounds=st.integers(1, 7), data=st.data())
def test_every_match_has_a_number_of_its_own_that_tells_where_it_is(rounds: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, 3 * 2**rounds))
    slot, match = located(number, rounds)
    assert numbered(slot, match, rounds) == number
    assert slot == THIRD_PLACE or 0 <= slot[1] < 2 ** (rounds - slot[0])


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (64, 6)])
def test_so_many_rounds_are_played(count: int, rounds: int) -> None:
    assert rounds_of(count) == rounds == len(bracket(people(count), BracketRules()).rounds)


def test_who_meets_already_stays_when_a_result_before_it_changes() -> None:
    seeds = people(4)
    semis = [won_by(each, min(each.seats)) for each in bracket(seeds, BracketRules()).due]
    upset = [won_by(each, max(each.seats)) for each in bracket(seeds, BracketRules()).due]
    assert bracket(seeds, BracketRules(), semis).rounds[1][0].sides == (ANNA, BERND)
    kept = bracket(seeds, BracketRules(), upset, met={(2, 0): (BERND, ANNA)})
    assert kept.rounds[1][0].sides == (ANNA, BERND)
    assert [(each.winner, each.by) for each in kept.rounds[0]] == [(ANNA, "kept"), (BERND, "kept")]
    assert kept.out == (CARLA, DORA)


@given(count=st.integers(3, 12), rules=RULES, data=st.data())
@examples(30)
def test_with_any_result_changed_at_any_time_everybody_is_placed_once(
    count: int, rules: BracketRules, data: st.DataObject
) -> None:
    seeds, played, met = (
        people(count),
        dict[tuple[Slot, int], PlayedMeeting](),
        dict[Slot, tuple[EntrantId, EntrantId]](),
    )
    made = bracket(seeds, rules)
    for _ in range(8 * count):
        made = bracket(seeds, rules, played.values(), met=met)
        pairs = {each.slot: each.seats for each in made.due}
        if not made.due:
            break
        if data.draw(st.booleans()):
            met |= {slot: pair for slot, pair in pairs.items() if slot not in met}
        if played and data.draw(st.integers(0, 3)) == 0:
            slot, match = data.draw(st.sampled_from(sorted(played)))
        else:
            due = data.draw(st.sampled_from(made.due))
            slot, match = due.slot, due.match
            met.setdefault(slot, due.seats)
        ending, places = data.draw(st.sampled_from(ENDS[:6]))
        played[slot, match] = PlayedMeeting(slot, match, Result(0, ending, places))
    for slot, pair in met.items():
        meeting = made.third if slot == THIRD_PLACE else made.rounds[slot[0] - 1][slot[1]]
        assert meeting is not None
        assert set(meeting.sides) == set(pair)
    if made.is_over:
        assert set(made.places) == set(seeds)
        assert sum(place == 1 for place in made.places.values()) <= 1
