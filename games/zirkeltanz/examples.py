"""Positions that illustrate the rules: moments of a short match, reached by playing it.

Answers for which position belongs to a topic.
"""

from collections.abc import Mapping
from typing import Final

from games.core import CHANCE
from games.zirkeltanz.diagnostics import parse_move, parse_setup
from games.zirkeltanz.rules import apply, begin, setup
from games.zirkeltanz.state import SEATS, State, Throw

FORMATIONS: Final = ("phalanx", "arrow")
START: Final = (6, 1)
TURNS: Final = (
    (2, "2b@3a+5a<"),
    (4, "4a@5b+!5b<"),
    (4, "4b@5a+!5a>"),
    (5, "5a@4a+!5b<"),
    (6, "!1a@!2a+!1a>"),
    (6, "!5b@!1a+area>"),
    (5, "5a@4b+!4b<"),
    (2, "2a@3b+5b>"),
    (4, "4a@5a:13.85"),
)
"""The throw and the move of each turn, Blue's first; the last one wins."""

SHOWN: Final[Mapping[str, int]] = {
    "overview": 4,
    "measures": 0,
    "setup": 0,
    "neighbours": 1,
    "laying": 3,
    "six": 5,
    "end": 9,
}
"""Turns before the position of a topic."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    if topic not in SHOWN:
        return None
    state = setup(len(SEATS), {"edition": 1})
    for seat, formation in zip(SEATS, FORMATIONS, strict=True):
        for line in (f"formation {formation}", "ready"):
            state = apply(state, seat, parse_setup(state, seat, line))
    state = apply(state, CHANCE, Throw("throw", START))
    for value, line in TURNS[: SHOWN[topic]]:
        state = apply(state, CHANCE, Throw("throw", (value,)))
        state = apply(state, state.to_move, parse_move(begin(state, state.to_move), line))
    return state
