"""Fits the weights of features to shares of the win: softmax regression by Newton's method.

Answers for numbers only: rows of features in, weights out; the same rows give the same weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from operator import mul
from typing import Final

from players.evaluation import Rows, squashed

ROUNDS: Final = 8
"""Newton's method converges in some six."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position's features and the share of the win that each seat got in the end."""

    rows: Rows
    shares: tuple[float, ...]


def fitted(examples: Sequence[Example], *, ridge: float) -> tuple[float, ...]:
    """Return the weights that make the shares likeliest, each held towards nought by `ridge` (per example).

    Args:
        examples: one at least; all rows of the same length.
        ridge: above 0, so that features that never differ get nought.
    """
    size = len(examples[0].rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge * (row == column) for column in range(size)] for row in range(size)]
        for example in examples:
            _add(slope, bend, example, weights, 1 / len(examples))
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(weights)


def _add(slope: list[float], bend: list[list[float]], example: Example, weights: list[float], part: float) -> None:
    """Add an example's part to the gradient of the likelihood and to its curvature."""
    shares = squashed([sum(map(mul, weights, row)) for row in example.rows])
    mean = [sum(map(mul, shares, column)) for column in zip(*example.rows, strict=True)]
    for row, share, seen in zip(example.rows, shares, example.shares, strict=True):
        apart = [value - middle for value, middle in zip(row, mean, strict=True)]
        for at, value in enumerate(apart):
            slope[at] += part * (seen - share) * value
            if factor := part * share * value:
                line = bend[at]
                for other, far in enumerate(apart):
                    line[other] += factor * far


def solved(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Return the solution of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, len(pivot)):
                below[column] -= factor * pivot[column]
    found: list[float] = []
    for at in reversed(range(len(rows))):
        known = sum(map(mul, rows[at][at + 1 : -1], found))
        found.insert(0, (rows[at][-1] - known) / rows[at][at])
    return found


def surprise(examples: Sequence[Example], weights: Sequence[float]) -> float:
    """Return the mean cross entropy of the estimates in nats: log(seats) for who knows nothing, the less the better."""
    total = 0.0
    for example in examples:
        shares = squashed([sum(map(mul, weights, row)) for row in example.rows])
        total -= sum(seen * log(max(share, 1e-9)) for seen, share in zip(example.shares, shares, strict=True))
    return total / len(examples)
