"""Truths of every position that can be reached, over random games to their end."""

from collections import Counter

import pytest

from games.colliding_circles import rules
from games.colliding_circles.board import FIELDS, INDEX, NEIGHBOURS, PRINTED_NUMBERS, QUIET_LIMIT
from games.colliding_circles.dice import scores
from games.colliding_circles.paths import ends
from games.colliding_circles.state import State, Turn
from games.core import CHANCE, Seat
from tests.games.colliding_circles import naive
from tests.games.colliding_circles.comparing import board_of
from tests.games.colliding_circles.random_games import random_game


def parities() -> list[int]:
    """Colour the graph of fields with two colours, starting from one printed number."""
    start = INDEX["C6"]
    parity = {start: PRINTED_NUMBERS["C6"] % 2}
    queue = [start]
    for index in queue:
        for near in NEIGHBOURS[index]:
            if near not in parity:
                parity[near] = 1 - parity[index]
                queue.append(near)
    return [parity[index] for index in range(len(FIELDS))]


PARITY = parities()


def test_the_printed_numbers_agree_with_the_two_colours_of_the_fields() -> None:
    assert all(PARITY[INDEX[field]] == number % 2 for field, number in PRINTED_NUMBERS.items())
    assert all(PARITY[index] != PARITY[near] for index in range(len(FIELDS)) for near in NEIGHBOURS[index])


def check_position(state: State) -> None:
    dice = state.dice
    for index, die in enumerate(dice):
        if die:
            assert abs(die) % 2 == PARITY[index]
            assert all(not dice[near] or (abs(die) - abs(dice[near])) % 6 in (1, 5) for near in NEIGHBOURS[index])
    board = board_of(dice)
    assert scores(dice) == naive.scores(board)
    if naive.is_closed(board):
        assert not any(ends(dice, index, Seat(seat)) for index, die in enumerate(dice) if die for seat in (0, 1))


def check_dice_are_conserved(state: State) -> None:
    """Every die of the 28 is on the board, in hand or in the pool, or is about to be thrown again."""
    for seat, sign in ((0, 1), (1, -1)):
        placed = sum(die * sign > 0 for die in state.dice)
        rethrown = state.due and state.last is not None and state.last.seat == seat and rules.is_rethrow(state.last)
        assert placed + len(state.hands[seat]) + state.pools[seat] + bool(rethrown) == 28
        assert list(state.hands[seat]) == sorted(state.hands[seat], reverse=True)


def check_game(seed: int) -> str:
    """Play a game to its end, checking every position, and return why it ended."""
    actions = quiet = 0
    state = rules.setup(2, {})
    for transition in random_game(seed):
        state = transition.after
        actions += 1
        check_position(state)
        check_dice_are_conserved(state)
        if isinstance(transition.action, Turn):
            quiet = 0 if any(step.kind == "placement" for step in transition.action.steps) else quiet + 1
            assert state.quiet == quiet
        if not state.over and not state.due:
            assert all(len(hand) == 5 or not pool for hand, pool in zip(state.hands, state.pools, strict=True))
    assert actions <= rules.MAX_ACTIONS
    check_end(state)
    return str(state.over)


def check_end(state: State) -> None:
    board = board_of(state.dice)
    last = state.last
    assert last is not None
    assert not rules.to_act(state)
    closed = naive.is_closed(board)
    used_up = not state.hands[last.seat] and not state.pools[last.seat]
    assert (state.over == "closed") == closed
    assert (state.over == "last_die") == (used_up and not closed)
    assert (state.over == "quiet") == (state.quiet == QUIET_LIMIT)
    outcome = rules.outcome(state)
    assert outcome is not None
    red, black = naive.scores(board)
    assert outcome.scores == (red, black)
    assert outcome.is_draw == (red == black)
    assert outcome.is_draw or outcome.winners == (Seat(0 if red > black else 1),)


@pytest.mark.slow
def test_forty_games_keep_every_law_and_end_in_every_way() -> None:
    ends_seen = Counter(check_game(seed) for seed in range(40))
    assert set(ends_seen) == {"closed", "last_die", "quiet"}


@pytest.mark.long
@pytest.mark.covers(games=1000)
def test_a_thousand_games_keep_every_law() -> None:
    ends_seen = Counter(check_game(seed) for seed in range(100, 1100))
    assert set(ends_seen) == {"closed", "last_die", "quiet"}


def test_the_dice_come_in_the_order_of_the_rules() -> None:
    """A rethrown die is the first of a throw: with a pool of one, two dice are due after a placement and a rethrow."""
    seen = Counter[int]()
    for transition in random_game(2):
        if transition.seat == CHANCE and transition.before.last is not None:
            mover = transition.before.to_move
            steps = transition.before.last.turn.steps
            placed = sum(step.kind == "placement" for step in steps)
            replaced = min(placed, transition.before.pools[mover])
            assert transition.before.due == replaced + rules.is_rethrow(transition.before.last)
            assert transition.before.pools[mover] - transition.after.pools[mover] == replaced
            seen[transition.before.due] += 1
    assert seen[1]
    assert seen[2]
