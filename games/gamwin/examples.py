"""Positions that illustrate the rules: moments of the rulebook's example, reached by playing it.

Answers for which position belongs to a topic. The throw for the start and Red's waiver of a pair are written out.
"""

from collections.abc import Mapping
from typing import Final

from games.core import CHANCE
from games.gamwin.advice import parse
from games.gamwin.notation import read_throw
from games.gamwin.rules import apply, begin, start
from games.gamwin.state import State

EXAMPLE: Final = (
    "9 5 2 : III IV V / 9 4 2 : III IV V",
    "9 5 2 : IV III V",
    "*9, *5, pass",
    "9 8 4 : III IV V",
)
"""Throws and lines in the order in which they fell."""

AFTER: Final[Mapping[str, int]] = {}


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    return _after(AFTER[topic]) if topic in AFTER else None


def _after(count: int) -> State:
    state = start(2, {})
    for text in EXAMPLE[:count]:
        if state.due:
            state = apply(state, CHANCE, read_throw(text))
        else:
            state = apply(state, state.to_move, parse(begin(state, state.to_move), text))
    return state
