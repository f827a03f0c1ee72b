"""The board of Colliding Circles: fields, neighbours, circles and printed numbers, all derived once from a few figures.

Answers for how fields lie to each other; must not know dice. Inside the rules a field is its index in `FIELDS`.
Source: rulebook, naming of the board; its pictures 2 and 3 for the printed numbers.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.core import Seat

RED = Seat(0)
BLACK = Seat(1)

QUIET_LIMIT: Final = 12
"""Turns in a row without a placement that end the game (ruling 1)."""

QUIET_WARNING: Final = 8
"""Turns in a row without a placement from which players are warned (ruling 1)."""

COLUMNS: Final[Mapping[str, range]] = {
    "A": range(3, 10),
    "B": range(2, 11),
    "C": range(1, 12),
    "D": range(1, 12),
    "E": range(2, 11),
    "F": range(3, 10),
}
"""Each column's rows."""

ROWS: Final = range(1, 12)

PRINTED_NUMBERS: Final[Mapping[str, int]] = {"C5": 4, "C6": 5, "C7": 6, "D7": 1, "D6": 2, "D5": 3}
"""The numbers on the middle circle; those of C7 and D6 are reconstructed (they follow from the others)."""

FIELDS: Final = tuple(f"{column}{row}" for column, rows in COLUMNS.items() for row in rows)
"""The 54 names, column by column: the board order."""

INDEX: Final[Mapping[str, int]] = {name: index for index, name in enumerate(FIELDS)}


def is_link(column: str, row: int) -> bool:
    """Tell whether a row joins a column with the next one to the right: A-B, C-D, E-F on odd rows, else even ones."""
    return row % 2 == (column in "ACE")


def _next_column(column: str) -> str:
    return chr(ord(column) + 1)


def _links(name: str) -> tuple[int, ...]:
    """Return the neighbours of a field in board order."""
    column, row = name[0], int(name[1:])
    before = chr(ord(column) - 1)
    names = [f"{column}{row - 1}", f"{column}{row + 1}"]
    if is_link(before, row):
        names.append(f"{before}{row}")
    if is_link(column, row):
        names.append(f"{_next_column(column)}{row}")
    return tuple(sorted(INDEX[near] for near in names if near in INDEX))


def _around(left: str, row: int) -> tuple[str, ...]:
    """Return the names of the six places around a centre, in the order in which they lie."""
    right = _next_column(left)
    return tuple(f"{c}{r}" for c, step in ((left, 1), (right, -1)) for r in range(row - step, row + 2 * step, step))


NEIGHBOURS: Final = tuple(_links(name) for name in FIELDS)

CIRCLE_FIELDS: Final = tuple(
    tuple(INDEX[name] for name in _around(left, row))
    for left in "ABCDE"
    for row in ROWS
    if not is_link(left, row) and all(name in INDEX for name in _around(left, row))
)
"""The six fields of each of the 19 circles, in order around."""

CIRCLES: Final = tuple(f"{FIELDS[six[0]][0]}{FIELDS[six[3]][0]}{FIELDS[six[1]][1:]}" for six in CIRCLE_FIELDS)
"""The names of the circles, by their centres, in the order of `CIRCLE_FIELDS`."""

CIRCLES_OF: Final = tuple(
    tuple(circle for circle, six in enumerate(CIRCLE_FIELDS) if index in six) for index in range(len(FIELDS))
)
"""The one to three circles that each field belongs to."""

PRINTED: Final[Mapping[int, int]] = {INDEX[name]: number for name, number in PRINTED_NUMBERS.items()}


@cache
def distances(start: int) -> tuple[int, ...]:
    """Return how many steps each field is away from a start, occupied or not."""
    found = {start: 0}
    queue = [start]
    for index in queue:
        for near in NEIGHBOURS[index]:
            if near not in found:
                found[near] = found[index] + 1
                queue.append(near)
    return tuple(found[index] for index in range(len(FIELDS)))
