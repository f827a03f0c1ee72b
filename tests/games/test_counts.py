"""Leaves of the move tree from fixed positions: a slip in any rule of movement changes a number."""

from collections.abc import Iterator

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.state import State
from games.core import CHANCE
from tests.games.colliding_circles import naive
from tests.games.colliding_circles.asking import played, started, turn
from tests.games.colliding_circles.comparing import board_of, colour
from tests.games.colliding_circles.sample import before

TURNS = {
    "1r": 4,
    "1b": 255,
    "2r": 2854,
    "3r": 11769,
    "4b": 32258,
    "6r": 4079,
    "8r": 5230,
    "9r": 2950,
    "9b": 14327,
    "11r": 1378,
    "11b": 3361,
    "12r": 1163,
    "12b": 975,
}
"""How many turns are legal in positions of the sample game."""


@pytest.mark.parametrize(("name", "count"), TURNS.items())
def test_colliding_circles_has_so_many_turns(name: str, count: int) -> None:
    state = before(name)
    assert sum(1 for _ in GAME.rules.legal_actions(state, state.to_move)) == count


@pytest.mark.parametrize("name", ["1r", "1b", "11r", "12b"])
def test_the_naive_rules_count_the_same(name: str) -> None:
    assert sum(1 for _ in naive_turns(before(name))) == TURNS[name]


def naive_turns(state: State) -> Iterator[list[naive.Step]]:
    """Yield every legal turn by the naive rules."""
    seat = state.to_move
    mover, pool, is_opening = colour(seat), state.pools[seat], not state.turns

    def turns(board: naive.Board, hand: list[int], done: list[naive.Step]) -> Iterator[list[naive.Step]]:
        if done or not is_opening:
            yield done
        if done and naive.end(board, hand, pool, done[-1]):
            return
        for step in naive.legal_steps(board, hand, mover, done, is_opening=is_opening):
            yield from turns(*naive.play(board, hand, mover, step), [*done, step])

    return turns(board_of(state.dice), list(state.hands[seat]), [])


@pytest.mark.parametrize(("opening", "count"), [("5*C6", 255), ("4*C5", 718), ("2*D6", 3044), ("1*D7", 5085)])
def test_colliding_circles_has_so_many_answers_to_an_opening(opening: str, count: int) -> None:
    state = played(started("55421", "64431"), opening)
    assert sum(1 for _ in GAME.rules.legal_actions(state, state.to_move)) == count


def test_a_throw_falls_in_every_way() -> None:
    due = GAME.rules.apply(state := started(), state.to_move, turn(state, "5*C6"))
    assert [GAME.notation.format(due, CHANCE, throw) for throw in GAME.rules.legal_actions(due, CHANCE)] == list(
        "123456"
    )
