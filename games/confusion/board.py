"""The board of Confusion: 121 squares, eight directions as each side sees them, straight ways.

Answers for geometry only; must not know dice. Files a-k go from Blue's left to right, ranks 1-11 from Blue's side.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.core import Seat

BLUE: Final = Seat(0)
BLACK: Final = Seat(1)

FILES: Final = "abcdefghijk"
RANKS: Final = range(1, len(FILES) + 1)
SQUARES: Final = tuple(f"{file}{rank}" for rank in RANKS for file in FILES)
"""Every square, rank by rank from Blue's side."""

DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = {
    "F": (0, 1),
    "FR": (1, 1),
    "R": (1, 0),
    "BR": (1, -1),
    "B": (0, -1),
    "BL": (-1, -1),
    "L": (-1, 0),
    "FL": (-1, 1),
}
"""One step in each direction as Blue sees it, in files and ranks, clockwise from forward; for Black both turn round."""

BACKWARD: Final = frozenset({"B", "BL", "BR"})

BASE_RANK: Final = (RANKS[0], RANKS[-1])
"""The rank of each seat's base row."""


def opponent(seat: Seat) -> Seat:
    """Return the other side."""
    return BLACK if seat == BLUE else BLUE


def turned(square: str) -> str:
    """Return the square that lies for Black where this one lies for Blue."""
    file, rank = _place(square)
    return _square(len(FILES) - 1 - file, len(FILES) + 1 - rank)


def is_base(square: str, seat: Seat) -> bool:
    """Tell whether a square belongs to the base row of a seat."""
    return int(square[1:]) == BASE_RANK[seat]


@cache
def ray(square: str, seat: Seat, direction: str) -> tuple[str, ...]:
    """Return the squares from a square on in a direction, to the edge of the board; the square itself is left out."""
    file, rank = _place(square)
    over, up = DIRECTIONS[direction]
    sign = 1 if seat == BLUE else -1
    found: list[str] = []
    while True:
        file, rank = file + sign * over, rank + sign * up
        if not (0 <= file < len(FILES) and rank in RANKS):
            return tuple(found)
        found.append(_square(file, rank))


def way(seat: Seat, source: str, target: str) -> tuple[str, int] | None:
    """Return direction and number of steps between two squares as the seat sees them, None if no straight line."""
    return _ways(seat, source).get(target)


@cache
def _ways(seat: Seat, source: str) -> Mapping[str, tuple[str, int]]:
    """Return the ways from a square on by where they lead: a few hundred squares are kept, not all their pairs."""
    return {
        target: (direction, steps)
        for direction in DIRECTIONS
        for steps, target in enumerate(ray(source, seat, direction), 1)
    }


def _place(square: str) -> tuple[int, int]:
    return FILES.index(square[0]), int(square[1:])


def _square(file: int, rank: int) -> str:
    return f"{FILES[file]}{rank}"
