"""The computer of Confusion: it sees positions as the rules do, and knows no more than its seat."""

import random
from dataclasses import replace
from typing import Any

import pytest

from games.confusion import GAME
from games.confusion.examples import EXAMPLE_DEAL, dealt
from games.confusion.kit import LETTERS
from games.confusion.state import Die, State, Try
from games.core import CHANCE, Seat
from players.confusion import PLAYER
from players.confusion.beliefs import DICE, seen_by, seen_by_all
from players.confusion.position import OFF, Position, position_of
from players.core import LEVELS, Level
from players.rng import Rng
from tests.games.chances import Seeded

BLUE, BLACK = Seat(0), Seat(1)


def placed(blue: dict[str, str], black: dict[str, str], **changes: Any) -> State:
    """Return a position with only these dice on the board and the types of the rulebook's example."""
    start = dealt(EXAMPLE_DEAL)
    sides = [
        tuple(replace(die, square=squares.get(letter)) for letter, die in zip(LETTERS, side, strict=True))
        for squares, side in ((blue, start.dice[0]), (black, start.dice[1]))
    ]
    return replace(start, dice=(sides[0], sides[1]), **changes)


def known(state: State, seat: Seat) -> State:
    """Return the position in which everything is known about a side's dice."""
    types = ["abcdefghijkl".index(type_) for type_ in state.types[seat]]
    side: tuple[Die, ...] = tuple(
        replace(die, known=1 << kind) for die, kind in zip(state.dice[seat], types, strict=True)
    )
    return replace(state, dice=(side, state.dice[1]) if seat == BLUE else (state.dice[0], side))


def seen(position: Position) -> tuple[Any, ...]:
    return (
        position.board,
        position.at,
        position.puck,
        position.mover if not position.is_over else None,
        position.is_answering if not position.is_over else None,
        position.winner,
        position.promoted,
        position.stood,
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_thinking_ahead_goes_by_the_rules(seed: int) -> None:
    """Every step of a random play leads to the same position by the rules and in thought, where all is known."""
    rng = random.Random(seed)
    state = GAME.rules.apply(GAME.rules.setup(2, {}), CHANCE, GAME.rules.draw(GAME.rules.setup(2, {}), Seeded(seed)))
    for _ in range(60):
        position = position_of(state, seen_by_all(state, Rng(1), deals=4))
        attempts = list(position.attempts())
        listed = set(GAME.rules.legal_actions(state, state.to_move))
        assert {attempt.action() for attempt in attempts} <= listed
        attempt = rng.choice([tried for tried in attempts if tried.bits & 1] or attempts)
        after = GAME.rules.apply(state, state.to_move, attempt.action())
        assert after.last is not None
        assert after.last.is_allowed == bool(attempt.bits & 1)
        thought = position.after(attempt, is_allowed=bool(attempt.bits & 1))
        if after.over:
            assert (thought.is_over, thought.winner) == (True, after.winner)
            return
        assert seen(thought) == seen(position_of(after, seen_by_all(after, Rng(1), deals=4)))
        state = after


def test_what_can_no_longer_be_is_not_tried() -> None:
    state = known(dealt(EXAMPLE_DEAL), BLUE)
    position = position_of(state, seen_by(state, BLUE, Rng(3), deals=8))
    answers = {GAME.rules.apply(state, BLUE, attempt.action()).last.is_allowed for attempt in position.attempts()}  # type: ignore[union-attr]
    assert answers == {True}


def test_own_types_are_deals_and_the_enemy_s_are_known() -> None:
    state = dealt(EXAMPLE_DEAL)
    beliefs = seen_by(state, BLACK, Rng(5), deals=16)
    assert beliefs.known == (True, False)
    a_of_blue, forward = beliefs.able[0][0], 0
    assert all(bits & 1 for bits in a_of_blue)
    assert beliefs.odds(BLUE, 0b10, beliefs.whole) == 0
    assert 0 < beliefs.odds(BLACK, beliefs.able[DICE][forward][0], beliefs.whole) < 1


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_puck_is_carried_home_by_a_die_that_is_known_to_come_there(level: Level) -> None:
    state = known(placed({"A": "c9", "H": "d2"}, {"A": "i11"}, puck="c9"), BLUE)
    assert PLAYER.choose(state, BLUE, level, Seeded(1)) == Try("try", "A", "both", "c11")


@pytest.mark.parametrize("level", LEVELS)
def test_the_puck_is_taken_back_from_one_s_own_base_row(level: Level) -> None:
    """Blue's D, a type d, is the only die that reaches the carrier."""
    state = known(placed({"D": "d1", "L": "h5"}, {"B": "e1", "A": "i11"}, puck="e1", is_answering=True), BLUE)
    assert PLAYER.choose(state, BLUE, level, Seeded(1)) == Try("try", "D", "die", "e1")


def test_captured_dice_are_off_the_board_of_thought() -> None:
    state = placed({"A": "c9"}, {"A": "i11"})
    position = position_of(state, seen_by(state, BLUE, Rng(1), deals=4))
    assert [die for die, square in enumerate(position.at) if square != OFF] == [0, DICE]
