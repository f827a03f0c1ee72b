"""Positions that illustrate the rules, reached by playing lines from the start with types dealt to fit.

Answers for which position belongs to a topic. The lines of `sheets` are the rulebook's example.
"""

from collections.abc import Mapping
from typing import Final

from games.confusion.board import BLACK, BLUE
from games.confusion.diagnostics import parse
from games.confusion.kit import TYPES, standard
from games.confusion.rules import apply, setup
from games.confusion.state import Deal, State
from games.core import BOARD, CHANCE, Viewer

EXAMPLE_DEAL: Final = ("abcdefgijkhl", "acdefghijkbl")
"""As in the rulebook's example Blue's H is an i and Black's K a b; the others are ours."""

SHEETS: Final = ("H-d3", "K-e9", "H-c2")
"""The rulebook's example: Blue's H cannot go one forward, Black's K can, Blue's H can go one sideways."""

LINES: Final[Mapping[str, tuple[str, ...]]] = {"overview": SHEETS, "board": (), "turn": ("H-d3",), "sheets": SHEETS}
"""The lines after which the position of a topic stands."""

SHOWN: Final[Mapping[str, tuple[Viewer, tuple[str, ...]]]] = {
    "overview": (BLUE, (BOARD,)),
    "types": (BLACK, ("dice",)),
    "sheets": (BLUE, ("mine", "yours")),
}
"""The views that illustrate topics, and their pictures; other topics have everybody's board."""


def example(topic: str) -> State | None:
    """Return the position that illustrates a topic, None where words are enough."""
    if topic == "types":
        return dealt(("".join(TYPES), "".join(TYPES)))
    return played(LINES[topic]) if topic in LINES else None


def illustration(topic: str) -> tuple[Viewer, tuple[str, ...]]:
    """Return whose view of a topic's position is shown, and which pictures of it."""
    return SHOWN.get(topic, (None, (BOARD,)))


def dealt(types: tuple[str, str]) -> State:
    """Return the start with given types."""
    kit = standard()
    return apply(setup(2, {}, kit), CHANCE, Deal("deal", kit, types))


def played(lines: tuple[str, ...]) -> State:
    """Return the position after some lines of the players in turn."""
    state = dealt(EXAMPLE_DEAL)
    for line in lines:
        state = apply(state, state.to_move, parse(state, state.to_move, line))
    return state
