"""What circles and hands are worth, by the tuned weights.

Answers for the sums that a search makes a hundred thousand times.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from players.colliding_circles.cells import Six
from players.colliding_circles.features import PLACE, of_circle

KEPT: Final = 1 << 15
"""How many circles' worth is remembered."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What things are worth to Red: a circle when 1 (Red) or -1 (Black) is to move next, and a pip of the own hand."""

    circle: Callable[[Six, int], float]
    pip: float


def scale_of(weights: Sequence[float]) -> Scale:
    """Return the scale of tuned weights; `features.certainty` is left out, as it is the same for all turns."""

    @lru_cache(maxsize=KEPT)
    def circle(six: Six, mover: int) -> float:
        found, points = of_circle(six, mover)
        return sum([weights[place] * amount for place, amount in found]) + weights[PLACE["points"]] * points

    return Scale(circle, weights[PLACE["hand"]] / 10)
