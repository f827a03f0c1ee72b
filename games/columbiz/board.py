"""The material of Columbiz and how its board lies: everything a lost picture or the rulebook's figures fix, as data.

Answers for names of fields and what follows from the table of fields; must not know turns nor who plays. To match
an original board correct `NEEDED`; names, lines and captures follow.
"""

from collections.abc import Iterator, Mapping
from typing import Final

DICE: Final = 8
THROWS: Final = 3
MOST_DISCS: Final = 4
"""Number of dice, of throws in a turn, and of discs that may be placed in one."""

LAID_AWAY: Final = 3
"""Discs of the supply that a player discards who cannot place."""

NEEDED: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, 6),
)
"""Dice that each field needs, column by column (faces 1-6), from the lowest field up; reconstructed."""

FACES: Final = tuple(range(1, len(NEEDED) + 1))
"""The faces of the dice, one for each column."""

DISCS: Final[Mapping[int, int]] = {2: 18, 3: 13, 4: 10}
"""Discs of each player, by the number of players."""

LINE_POINTS: Final[Mapping[int, int]] = {3: 1, 4: 2, 5: 3, 6: 4}
"""Points of an unbroken line, by its number of discs."""

DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = {
    "row": (1, 0),
    "column": (0, 1),
    "rising": (1, 1),
    "falling": (1, -1),
}
"""The four directions of lines as steps over columns and fields."""

Rays = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]


def prisoners_worth(prisoners: int) -> int:
    """Return the points of so many prisoners: 0 1 2 4 6 9 12 16 ... (ruling 6: the same rule past the printed 12)."""
    return (prisoners + 1) ** 2 // 4


def _fields() -> Iterator[tuple[int, int]]:
    for column, needs in enumerate(NEEDED, start=1):
        yield from ((column, number) for number in range(1, len(needs) + 1))


FIELDS: Final = tuple(f"{column}/{number}" for column, number in _fields())
"""All fields by name (column/field), column by column; everything else counts fields in this order."""

PLACES: Final = tuple(_fields())
"""Column and number of each field."""

INDEX: Final[Mapping[str, int]] = {name: index for index, name in enumerate(FIELDS)}

NEED: Final = tuple(NEEDED[column - 1][number - 1] for column, number in PLACES)
"""Dice that each field needs."""

LOWER: Final = tuple(
    tuple(below for below, (other, low) in enumerate(PLACES) if other == column and low < number)
    for column, number in PLACES
)
"""For each field the lower fields of its column, where it captures."""


def _ray(column: int, number: int, right: int, up: int) -> Iterator[int]:
    while (name := f"{(column := column + right)}/{(number := number + up)}") in INDEX:
        yield INDEX[name]


RAYS: Final[tuple[Rays, ...]] = tuple(
    tuple(
        (tuple(_ray(column, number, -right, -up)), tuple(_ray(column, number, right, up)))
        for right, up in DIRECTIONS.values()
    )
    for column, number in PLACES
)
"""For each field and direction the fields on both sides of it, nearest first."""
