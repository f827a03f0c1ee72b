"""Positions that illustrate the rules: moments of the rulebook's example, reached by playing it.

Answers for which position belongs to a topic. The throw for the start and Red's waiver of a pair are written out.
"""

from collections.abc import Mapping
from typing import Final

from games.core import CHANCE
from games.gamwin.diagnostics import parse
from games.gamwin.rules import apply, begin, setup
from games.gamwin.state import State
from games.gamwin.syntax import read_throw

EXAMPLE: Final = (
    "9 5 2 : III-IV-V / 9 4 2 : III-IV-V",
    "9 5 2 : III-IV-V",
    "*9, *5, pass",
    "8 8 7 : IV-V-III",
    "*8, *8, *7",
    "9 8 4 : III-IV-V",
    "L9-R9, R9-R8, keep 4",
    "5 1 : IV-III",
    "L5-L4, keep 5",
    "7 6 : V-III",
    "L4-L5, L5-L6, L6-L7, R8-R7, roll",
    "9 5 3 : III-IV-V",
    "*9, L9-R9, roll",
    "5 4 3 : III-V-IV",
    "roll",
    "8 2 1 : IV-V-III",
    "*8, roll",
    "9 2 2 : IV-III-V",
    "pass",
    "4 1 1 : V-III-IV",
    "R9-R1",
    "9 7 3 : IV-III-V",
    "R8-R7, R8-R9, R8-R9, R9-L9, R9-L9",
)
"""Throws and lines in the order in which they fell."""

AFTER: Final[Mapping[str, int]] = {
    "overview": 12,
    "dice": 6,
    "start": 4,
    "way": 7,
    "moving": 10,
    "places": 8,
    "pairs": 20,
    "turn": 22,
    "end": 23,
}
"""Throws and lines of the example before the position of a topic."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    return _after(AFTER[topic]) if topic in AFTER else None


def _after(count: int) -> State:
    state = setup(2, {})
    for text in EXAMPLE[:count]:
        if state.due:
            state = apply(state, CHANCE, read_throw(text))
        else:
            state = apply(state, state.to_move, parse(begin(state, state.to_move), text))
    return state
