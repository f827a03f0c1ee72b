"""The promise of dice before they are thrown: the exact expectation over every throw that may fall.

Dice are counted by face. There are 3,003 counts of eight dice and fewer; those that are kept are worth the mean of what
one die more makes of them, so that no throw has to be tried.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, TypeVar

from games.columbiz.board import DICE, FACES
from games.columbiz.dice import count_faces

Counts = tuple[int, ...]
Value = TypeVar("Value", int, float)

COUNTS: Final = tuple(
    count_faces(dice) for number in range(DICE + 1) for dice in combinations_with_replacement(FACES, number)
)
"""All counts of at most eight dice, fewest dice first; values stand in lists of the same order."""

AT: Final = {counts: at for at, counts in enumerate(COUNTS)}

UNITS: Final = tuple((DICE + 1) ** at for at in range(len(FACES)))
"""The addend of each face to the code of counts, which is a number of its own for each."""

CODED: Final = {sum(count * unit for count, unit in zip(counts, UNITS, strict=True)): at for counts, at in AT.items()}
"""The index of counts, by their code."""

THROWN: Final = next(at for at, counts in enumerate(COUNTS) if sum(counts) == DICE)
"""The index at which the counts of all dice begin."""


def _changed(counts: Counts, face: int, step: int) -> int:
    return AT[*counts[:face], counts[face] + step, *counts[face + 1 :]]


MORE: Final = tuple(tuple(_changed(counts, face, 1) for face in range(len(FACES))) for counts in COUNTS[:THROWN])
"""The index of the counts with one die more, for each of fewer than all dice."""

LESS: Final = tuple(
    tuple(_changed(counts, face, -1) for face, count in enumerate(counts) if count) for counts in COUNTS
)
"""The index of the counts with one die less."""


def best_within(values: Sequence[Value]) -> list[Value]:
    """Return for each counts the best value of any part of them."""
    best = list(values)
    for at, parts in enumerate(LESS):
        value = best[at]
        for part in parts:
            if best[part] > value:
                value = best[part]
        best[at] = value
    return best


def expected(values: Sequence[float]) -> list[float]:
    """Return for each counts of kept dice what they are worth when all others are thrown once."""
    means = list(values)
    for at in range(THROWN - 1, -1, -1):
        one, two, three, four, five, six = MORE[at]
        means[at] = (means[one] + means[two] + means[three] + means[four] + means[five] + means[six]) / 6
    return means
