"""Features of a position of Columbiz: points, prisoners, discs in danger, lines that may come.

Seats' discs are sets of bits, one for each field in board order. What a column or a line tells depends on little, so it
is worked out once for each of its contents.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from games.columbiz.board import DIRECTIONS, FIELDS, LOWER, NEED, PLACES, RAYS, prisoners_worth
from games.columbiz.state import State
from players.evaluation import Features

REACH: Final = (1.0, 0.97, 0.9, 0.6, 0.25, 0.07, 0.02)
"""About how often a player who wants so many equal dice of a face has them after three throws, from none to six."""

GUESSED: Final = {
    "points": 1.2,
    "worth": 1.2,
    "prisoners": 0.3,
    "supply": 1.5,
    "discs": 0.5,
    "danger": -1.0,
    "height": 0.5,
    "tops": 0.1,
    "threes": 0.3,
    "fours": 0.3,
}
"""Points of lines, what prisoners are worth, prisoners, supply and discs lying; then by column how likely discs are
captured, how high they lie, and how many have no opponent above; then by line how likely a third or fourth disc comes
to two or three."""

HIGHER: Final = tuple(
    tuple(index for index in range(len(FIELDS)) if field in LOWER[index]) for field in range(len(FIELDS))
)
"""For each field those of its column from which it is captured, nearest first."""

COLUMNS: Final = tuple(
    sum(1 << index for index, (column, _) in enumerate(PLACES) if column == name)
    for name in sorted({column for column, _ in PLACES})
)
"""The fields of each column."""


def _lines() -> Iterator[int]:
    """Yield the fields of each whole line of the board that is long enough to score."""
    for index in range(len(FIELDS)):
        for direction in range(len(DIRECTIONS)):
            back, ahead = RAYS[index][direction]
            if not back and len(ahead) > 1:
                yield sum(1 << at for at in (index, *ahead))


LINES: Final = tuple(_lines())


def discs_of(board: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return the discs of each seat."""
    held = [0] * (seats + 1)
    for index, holder in enumerate(board):
        held[holder] |= 1 << index
    return tuple(held[1:])


def count(state: State) -> list[list[float]]:
    """Return the features of each seat."""
    discs = discs_of(state.board, len(state.supplies))
    held = sum(discs)
    return [
        [
            *plain(state.points[seat], state.prisoners[seat], state.supplies[seat], own.bit_count()),
            *_summed(in_column(own & bits, held & bits) for bits in COLUMNS),
            *_summed(in_line(bits, own & bits, held & bits) for bits in LINES),
        ]
        for seat, own in enumerate(discs)
    ]


def plain(points: int, prisoners: int, supply: int, discs: int) -> tuple[float, ...]:
    """Return the features that do not ask where discs lie."""
    return points / 5, prisoners_worth(prisoners) / 5, prisoners / 5, supply / 5, discs / 5


def _summed(rows: Iterator[tuple[float, ...]]) -> Iterator[float]:
    return map(sum, zip(*rows, strict=True))


@cache
def in_column(own: int, held: int) -> tuple[float, float, float]:
    """Return danger, height and tops of a seat's discs in one column, all of whose discs are `held`."""
    danger, height, tops = 0.0, 0, 0
    for index in (index for index in range(len(FIELDS)) if own >> index & 1):
        above = next((at for at in HIGHER[index] if not held >> at & 1), None)
        danger += 0.0 if above is None else REACH[NEED[above]]
        height += PLACES[index][1]
        tops += not any((held & ~own) >> at & 1 for at in HIGHER[index])
    return danger / 3, height / 10, tops / 3


@cache
def in_line(bits: int, own: int, held: int) -> tuple[float, float]:
    """Return how likely two discs of a line become three, and three become four, with one more between or beside."""
    fields = [index for index in range(len(FIELDS)) if bits >> index & 1]
    fields.sort(key=lambda index: (PLACES[index][0], PLACES[index][1]))
    found = [0.0, 0.0]
    for at, length in enumerate((3, 4)):
        for start in range(len(fields) - length + 1):
            stretch = fields[start : start + length]
            lacking = [index for index in stretch if not own >> index & 1]
            if len(lacking) == 1 and not held >> lacking[0] & 1:
                found[at] += REACH[NEED[lacking[0]]]
    return found[0], found[1]


FEATURES: Final = Features(GUESSED, count)
