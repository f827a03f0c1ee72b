"""Positions of Confusion for tests, and what the game says about them."""

from dataclasses import replace

import pytest

from games.confusion import GAME
from games.confusion.board import BLUE
from games.confusion.kit import LETTERS, TYPES, letters, mask
from games.confusion.rules import left_types
from games.confusion.state import Action, Deal, Dice, Die, State
from games.core import CHANCE, MoveError, Seat, Transition

IN_ORDER = "".join(TYPES)
"""The deal in which every die bears the type of its own letter."""


def started(blue: str = IN_ORDER, black: str = IN_ORDER) -> State:
    """Return the start with given types of the dice A-L."""
    state = GAME.rules.setup(2, {})
    return GAME.rules.apply(state, CHANCE, Deal("deal", state.kit, (blue, black)))


def placed(
    blue: str, black: str, puck: str = "f6", *, to_move: Seat = BLUE, types: tuple[str, str] = (IN_ORDER, IN_ORDER)
) -> State:
    """Return a position in which the dice that are named, like `H d2`, are all that are left; nothing is known."""
    state = started(*types)
    return replace(state, dice=(_side(blue), _side(black)), puck=puck, to_move=to_move)


def _side(text: str) -> Dice:
    """Return the dice of a side; `A'` is promoted and `A!` revealed, as the type of its own letter."""
    squares, marks = {}, {}
    for part in filter(None, text.split(", ")):
        name, square = part.split()
        squares[name[0]], marks[name[0]] = square, name[1:]
    return tuple(_die(letter, squares.get(letter), marks.get(letter, "")) for letter in LETTERS)


def _die(letter: str, square: str | None, mark: str) -> Die:
    bit = 1 << LETTERS.index(letter)
    known = bit if mark == "!" else 0b1111_1111_1111
    return Die(square, known, is_promoted=mark == "'", is_revealed=mark == "!")


def played(state: State, *lines: str) -> State:
    """Return the state after some lines of the players to move."""
    for line in lines:
        state = transition(state, line).after
    return state


def transition(state: State, line: str, seat: Seat | None = None) -> Transition[State, Action]:
    """Return the transition by a line, of the player to move unless a seat is named."""
    seat = state.to_move if seat is None else seat
    action = GAME.notation.parse(state, seat, line)
    return Transition(state, seat, action, GAME.rules.apply(state, seat, action))


def record(state: State, line: str) -> str:
    """Return the line with its answer."""
    return GAME.notation.record(transition(state, line))


def told(state: State, line: str, seat: Seat | None = None) -> list[str]:
    """Return the codes of the notes on a line."""
    return [note.code for note in GAME.narration.describe(transition(state, line, seat))]


def refused(state: State, line: str, seat: Seat | None = None) -> MoveError:
    """Return why a line is refused."""
    with pytest.raises(MoveError) as caught:
        GAME.notation.parse(state, state.to_move if seat is None else seat, line)
    return caught.value


def code(state: State, line: str, seat: Seat | None = None) -> str:
    return refused(state, line, seat).code


def left(state: State, seat: Seat, letter: str) -> str:
    """Return the types that are left for a die."""
    return letters(left_types(state, seat)[LETTERS.index(letter)])


def learned(state: State, seat: Seat, letter: str, types: str) -> State:
    """Return the state in which a die is known to be one of some types."""
    index = LETTERS.index(letter)
    known = replace(state.dice[seat][index], known=mask(types))
    side = (*state.dice[seat][:index], known, *state.dice[seat][index + 1 :])
    return replace(state, dice=(side, state.dice[1]) if seat == BLUE else (state.dice[0], side))


def die(state: State, seat: Seat, letter: str) -> Die:
    return state.dice[seat][LETTERS.index(letter)]
