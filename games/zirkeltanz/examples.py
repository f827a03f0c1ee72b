"""Positions that illustrate the rules, reached by playing a short match.

Answers for which position belongs to a topic.
"""

from collections.abc import Mapping
from typing import Final

from games.core import CHANCE
from games.zirkeltanz.advice import parse_move, parse_setup
from games.zirkeltanz.rules import apply, begin, start
from games.zirkeltanz.state import BLUE, SEATS, State, Throw

SETUPS: Final = ("formation phalanx", "formation wall")
LINES: Final[tuple[tuple[int, str], ...]] = ()
"""The throw and the move of each turn."""

TURNS: Final[Mapping[str, int]] = {"overview": 0}
"""After how many turns the position of a topic stands."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    if topic not in TURNS:
        return None
    state = start(len(SEATS), edition=1, turn_limit=0)
    for seat, setup in zip(SEATS, SETUPS, strict=True):
        for line in (setup, "ready"):
            state = apply(state, seat, parse_setup(state, seat, line))
    state = apply(state, CHANCE, Throw("throw", (6, 1)))
    assert state.to_move == BLUE
    for value, line in LINES[: TURNS[topic]]:
        state = apply(state, CHANCE, Throw("throw", (value,)))
        state = apply(state, state.to_move, parse_move(begin(state, state.to_move), line))
    return state
