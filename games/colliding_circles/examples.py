"""Positions that illustrate the rules: moments of the rulebook's sample game, reached by playing it.

Answers for which position belongs to a topic. Moves that the rulebook leaves out are ours; all that it says stays true.
"""

from collections.abc import Mapping
from typing import Final

from games.colliding_circles.diagnostics import parse
from games.colliding_circles.rules import apply, begin, setup
from games.colliding_circles.state import State, Turn
from games.colliding_circles.syntax import read_throw
from games.core import CHANCE

SAMPLE_GAME: Final = (
    ("", "5 5 4 2 1 6 4 4 3 1"),
    ("5*C6", "1"),
    ("6*C5, 4*C7", "6 2"),
    ("5*D7, 1*D5", "5 3"),
    ("3*C8, 2*B8", "3 2"),
    ("4*B6, 5*B5", "6 4"),
    ("6*D8, 3*B9", "6 6"),
    ("B6-A7, 6*B6, 1*B7", "5 6"),
    ("A7-A9, 6*A7, 2*B10", "6 1"),
    ("4*B4, 5*C4", "5 6"),
    ("4*A5, 6*C3", "3 4"),
    ("B4-A3, 6*B4, 3*A4", "5 4"),
    ("1*D9, 6*D10", "5 3"),
    ("A3-B3, 2*A3, 5*E8", "1 1"),
    ("3*C10, 4*E7", "5 4"),
    ("C10-D11, 6*C11, 5*C2", "4 2"),
    ("5*F7, 3*E6", "4 6"),
    ("4*E5, +1", "3 4"),
    ("D5-E4, 5*D5, 4*D6", "6 3"),
)
"""The opening throw, then each turn with its throw, up to Black's ninth."""

TURNS: Final[Mapping[str, int]] = {
    "overview": 7,
    "board": 0,
    "turn": 2,
    "adjacency": 5,
    "placement": 1,
    "rethrow": 17,
    "circles": 18,
    "holes": 16,
}
"""Turns of the sample game before the position of a topic."""

MANOEUVRE: Final = (6, "B6-A7")
"""The first manoeuvre of the sample game, alone."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    if topic == "manoeuvre":
        turns, line = MANOEUVRE
        return _played(_after(turns), line)
    return _after(TURNS[topic]) if topic in TURNS else None


def _after(turns: int) -> State:
    state = setup(2, {})
    for line, throw in SAMPLE_GAME[: turns + 1]:
        state = apply(_played(state, line), CHANCE, read_throw(throw))
    return state


def _played(state: State, line: str) -> State:
    """Return the state after a line of the player to move; without a line nothing is played."""
    if not line:
        return state
    return apply(state, state.to_move, Turn("turn", parse(begin(state, state.to_move), line)))
