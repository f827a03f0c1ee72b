"""Settled places stay settled: those that a position proves are those in which every play from it ends."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.columbiz import rules
from games.columbiz.board import DICE, INDEX, NEED
from games.columbiz.placing import PlacementsSoFar, options, place
from games.columbiz.settling import most_gain, settled_places
from games.columbiz.state import State
from games.core import CHANCE, Seat
from games.registry import GAMES
from players.arena import by_suggestion, steps
from tests.games.chances import Seeded
from tests.games.columbiz.random_games import random_decision, random_play


def turn_starts(states: list[State]) -> list[State]:
    """Return the states in which a turn has just begun, before its throw."""
    return [after for before, after in pairwise(states) if before.turns != after.turns]


def played_out(state: State, seed: int) -> State:
    """Return the end of a random play from a state."""
    rng, chance = random.Random(seed), Seeded(seed)
    while actors := rules.to_act(state):
        (seat,) = actors
        state = rules.apply(state, seat, rules.draw(state, chance) if seat == CHANCE else random_decision(state, rng))
    return state


@pytest.mark.slow
@given(st.integers(0, 10**6), st.sampled_from((2, 3, 4)), st.integers(1, 6))
def test_no_play_from_a_position_ends_otherwise_than_it_proves_nor_gains_more(seed: int, seats: int, back: int) -> None:
    starts = turn_starts(list(random_play(seed, seats)))
    state = starts[-min(back + 1, len(starts))]
    settled, before = settled_places(state), rules.scores(state)
    for again in range(3):
        end = played_out(state, seed + again)
        outcome = rules.outcome(end)
        assert outcome is not None
        assert all(place in (None, outcome.places[seat]) for seat, place in enumerate(settled))
        gains = [after - was for after, was in zip(outcome.scores, before, strict=True)]
        assert all(gain <= most_gain(state, Seat(seat)) for seat, gain in enumerate(gains))


@pytest.mark.slow
@given(st.integers(0, 10**6), st.sampled_from((2, 3, 4)))
def test_what_is_settled_stays_so_to_the_end_even_if_others_have_left(seed: int, seats: int) -> None:
    states = [*random_play(seed, seats, leaving=0.01 if seats > 2 else 0.0)]
    starts = [state for state in turn_starts(states) if state.left == states[-1].left][-6:]
    known: tuple[int | None, ...] = (None,) * seats
    for state in starts:
        settled = settled_places(state)
        assert all(place in (None, settled[seat]) for seat, place in enumerate(known))
        known = settled
    outcome = rules.outcome(states[-1])
    assert outcome is None or all(place in (None, outcome.places[seat]) for seat, place in enumerate(known))


def best_of(progress: PlacementsSoFar, dice: int) -> int:
    """Return the most points of any line of placements with so many dice of whatever faces, prisoners included."""
    best = progress.points + (progress.captives + 1) ** 2 // 4
    for index in options(progress):
        if NEED[index] <= dice:
            best = max(best, best_of(place(progress, index), dice - NEED[index]))
    return best


@pytest.mark.parametrize("seed", range(8))
def test_the_last_turn_brings_no_more_than_its_bound_whatever_dice_fall_and_whatever_is_placed(seed: int) -> None:
    rng = random.Random(seed)
    board = [rng.choice((0, 0, 1, 2, 2)) for _ in NEED]
    for column in rng.sample(range(1, 7), 3):  # three columns are full, so that all lines can be tried
        for number in range(1, 7):
            board[INDEX[f"{column}/{number}"]] = board[INDEX[f"{column}/{number}"]] or rng.choice((1, 2))
    blank = rules.setup(2, {})
    state = State(
        **{name: getattr(blank, name) for name in State.__slots__}
        | {"board": tuple(board), "supplies": (rng.randint(1, 3), 0), "starter": Seat(1), "due": DICE}
    )
    every = PlacementsSoFar(Seat(0), state.board, state.supplies[0], (DICE,) * 6)
    assert best_of(every, DICE) <= most_gain(state, Seat(0)), board


def test_many_plays_by_suggestion_are_settled_before_their_last_turn() -> None:
    """Measured: the last turn decides nothing in 55 % of plays of two by suggestion, and in 32 % of those at random."""
    game, settled = GAMES["columbiz"], 0
    for seed in range(20):
        states = [*steps(game, [by_suggestion(game)] * 2, Seeded(seed), longest=10**4)]
        assert rules.outcome(states[-1]) is not None
        settled += None not in settled_places(turn_starts(states)[-2])
    assert settled >= 6, settled


def test_nothing_is_settled_at_the_start_and_who_has_left_is_last() -> None:
    start = rules.setup(3, {})
    assert settled_places(start) == (None, None, None)
    left = rules.forfeit(start, Seat(1))
    assert left is not None
    assert settled_places(left) == (None, 3, None)
