"""Positions that illustrate the rules, reached by playing short scripts of throws and lines.

Answers for which position belongs to a topic. The first throw is the rulebook's example.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from games.columbiz.diagnostics import parse
from games.columbiz.rules import apply, forfeit, setup, to_act
from games.columbiz.state import State
from games.columbiz.syntax import read_throw
from games.core import CHANCE, Seat

START: Final = ("5-3",)
THROW: Final = (*START, "1-2-33-555-6")
AGAIN: Final = (*THROW, "keep 33 555", "3-4-6")
CAPTURE: Final = (
    *START,
    *("11-2-3-44-66", "4/2, 6/2"),
    *("1-22-3-555-6", "2/2, 5/1, 5/2"),
    *("1-2-3-44-666", "6/3"),
    *("2-33-5555-6", "3/2, 5/4"),
    *("1-22-33-555", "5/3"),
)
LINES: Final = (*CAPTURE, "11-2-3-44-66", "1/2", "1-2-3-4444-6", "4/1, 4/3")
OVERVIEW: Final = (*LINES, "1-22-333-5-6", "keep 22 333", "2-3-4", "keep 222 3333", "6")

SCRIPTS: Final[Mapping[str, tuple[str, ...]]] = {
    "overview": OVERVIEW,
    "board": START,
    "turn": AGAIN,
    "placing": (*THROW, "3/2, 5/3"),
    "capturing": CAPTURE,
    "lines": LINES,
}
"""For each topic the throw for the start and then throws and lines in turn, all for two players."""

LEFT: Final = ("5-3-2", "11-2-33-44-6", "3/2, 4/2", "1-2-3-4-55-66", "5/2, 6/2", "1-22-3-4-555")
"""A match of three, before the third player leaves."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    if topic == "leaving":
        return forfeit(played(3, LEFT), Seat(2))
    return played(2, SCRIPTS[topic]) if topic in SCRIPTS else None


def played(seats: int, script: Iterable[str]) -> State:
    """Return the state after a script: throws of chance and lines of the player to move."""
    state = setup(seats, {})
    for line in script:
        (seat,) = to_act(state)
        state = apply(state, seat, read_throw(state, line) if seat == CHANCE else parse(state, line))
    return state
