"""The material of Confusion: the twelve types, the start squares, the limits. Data, read and checked.

The pictures of the rulebook that show the types and the start squares are lost; `kit.json` restores them as far as the
text pins them. Who owns the original corrects that file, or gives the game another kit.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from games.confusion.board import BACKWARD, DIRECTIONS, RANKS, SQUARES, turned
from games.defaults import of_the_latest

LETTERS: Final = tuple("ABCDEFGHIJKL")
TYPES: Final = tuple("abcdefghijkl")
PROMOTABLE: Final = "aeil"
"""The types that cannot move backwards in any way, and are promoted for it."""

MOST_TURNS: Final = 600
"""Most turns that a kit may allow a match."""


class BadKit(ValueError):
    """A kit that contradicts the rulebook; `code` says in which point."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Pattern:
    """The moves of a die: up to `reach` squares in one of some directions, as its owner sees them."""

    reach: int
    directions: tuple[str, ...]

    def can(self, direction: str, steps: int) -> bool:
        """Tell whether a move is one of these."""
        return steps <= self.reach and direction in self.directions


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything that an operator may correct.

    `patterns` are those of the types a-l in order; `squares` are where Blue's dice A-L start, and Black's as seen from
    the other side. After `quiet_limit` turns without progress or `turn_limit` in all a match is drawn (ruling 4).
    """

    patterns: tuple[Pattern, ...]
    promoted: Pattern
    squares: tuple[str, ...]
    puck: str
    quiet_limit: int
    turn_limit: int

    @property
    def reach(self) -> int:
        """Return how far any die can move at most."""
        return _reach(self)

    def __hash__(self) -> int:
        """Hash a part that tells kits apart well enough: what they lead to is looked up at every try."""
        return hash((self.squares, self.puck))


@of_the_latest
def _reach(kit: Kit) -> int:
    return max(pattern.reach for pattern in (*kit.patterns, kit.promoted))


def read_kit(text: str) -> Kit:
    """Return the kit that a JSON text describes.

    Raises:
        BadKit: it cannot be read, or contradicts what the rulebook says of types and squares.
    """
    try:
        kit = _kit(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadKit("unreadable") from error
    check(kit)
    return kit


@cache
def standard() -> Kit:
    """Return the kit that comes with the game."""
    return read_kit(resources.files(__package__).joinpath("kit.json").read_text(encoding="utf-8"))


def check(kit: Kit) -> None:
    """Refuse a kit that contradicts what the rulebook's text pins.

    Raises:
        BadKit: the first point that is wrong.
    """
    try:
        points = _points(kit)
    except ValueError as error:
        raise BadKit("unreadable") from error
    for code, is_right in points.items():
        if not is_right:
            raise BadKit(code)


def mask(types: Iterable[str]) -> int:
    """Return a set of types as bits, a the lowest."""
    return sum(1 << TYPES.index(letter) for letter in types)


def letters(bits: int) -> str:
    """Return the letters of a set of types, in order."""
    return "".join(letter for index, letter in enumerate(TYPES) if bits >> index & 1)


ANY_TYPE: Final = mask(TYPES)
PROMOTABLE_MASK: Final = mask(PROMOTABLE)


@cache
def able(kit: Kit) -> Mapping[tuple[str, int], int]:
    """Return which types can make each move, by direction and number of steps, as bits."""
    return {
        (direction, steps): sum(pattern.can(direction, steps) << index for index, pattern in enumerate(kit.patterns))
        for direction in DIRECTIONS
        for steps in range(1, kit.reach + 1)
    }


def _kit(raw: Mapping[str, Any]) -> Kit:
    return Kit(
        patterns=tuple(_pattern(raw["types"][letter]) for letter in TYPES),
        promoted=_pattern(raw["promoted"]),
        squares=tuple(str(raw["squares"][letter]) for letter in LETTERS),
        puck=str(raw["puck"]),
        quiet_limit=int(raw["quiet_limit"]),
        turn_limit=int(raw["turn_limit"]),
    )


def _pattern(raw: Mapping[str, Any]) -> Pattern:
    directions = set(raw["directions"])
    if not directions <= DIRECTIONS.keys():
        raise ValueError(directions)
    return Pattern(int(raw["reach"]), tuple(direction for direction in DIRECTIONS if direction in directions))


def _points(kit: Kit) -> dict[str, bool]:
    """Return each point that must be right, by its code."""
    types = dict(zip(TYPES, kit.patterns, strict=True))
    stays_ahead = "".join(letter for letter, pattern in types.items() if not BACKWARD.intersection(pattern.directions))
    goes_forward = "".join(letter for letter, pattern in types.items() if "F" in pattern.directions)
    goes_aside = "".join(letter for letter in types if {"L", "R"}.intersection(types[letter].directions))
    all_patterns = (*kit.patterns, kit.promoted)
    taken = {*kit.squares, *map(turned, kit.squares), kit.puck}
    return {
        "reach": all(1 <= pattern.reach < len(RANKS) and pattern.directions for pattern in all_patterns),
        "twice": len(set(kit.patterns)) == len(TYPES),
        "backward": stays_ahead == PROMOTABLE,
        "forward": goes_forward == "abcdefg",
        "aside": set(goes_aside) & set("hijkl") == {"h", "i"},
        "two_squares": [types[letter].reach for letter in "hi"].count(2) == 1,
        "squares": taken <= set(SQUARES) and len(taken) == 2 * len(LETTERS) + 1,
        "base_row": not any(int(square[1:]) == RANKS[-1] for square in kit.squares),
        "limits": 1 <= kit.quiet_limit <= kit.turn_limit <= MOST_TURNS,
    }
