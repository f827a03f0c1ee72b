"""Evaluation of a position: features weighed and squashed to winning chances.

Answers for estimates of any game, whose features and tuned weights it is given; must not know how weights are found.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from games.contract import Rules
from games.core import Outcome, Seat

S = TypeVar("S")

Rows = Sequence[Sequence[float]]
"""The features of a position: a row for each seat, all rows of the same length."""

Weights = Mapping[int, tuple[float, ...]]
"""The weight of each feature, by the number of seats."""

DATA: Final = "weights.json"
"""The file beside a game's features that `python -m players.tuning` writes."""


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """The features of an evaluation: names with the weights that tuning starts from, and the function that counts them.

    Features of about the same size (0 to 3) make weights that can be compared.
    """

    guessed: Mapping[str, float]
    count: Callable[[S], Rows]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names in the order of the rows."""
        return tuple(self.guessed)


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[S]):
    """A game's estimate: the softmax over the seats of the weighted sums of their features."""

    rules: Rules[S, Any]
    count: Callable[[S], Rows]
    weights: Weights

    def shares(self, state: S) -> tuple[float, ...]:
        """Return for each seat the share of the win that it may expect; the very shares once the play is over."""
        if outcome := self.rules.outcome(state):
            return shares_of(outcome)
        rows = self.count(state)
        weights = self.weights[len(rows)]
        return squashed([sum(map(mul, weights, row)) for row in rows])

    def share(self, state: S, seat: Seat) -> float:
        """Return one seat's share."""
        return self.shares(state)[seat]


def guessed(rules: Rules[S, Any], features: Features[S], seats: Sequence[int]) -> Evaluation[S]:
    """Return the evaluation from which tuning starts."""
    return Evaluation(rules, features.count, dict.fromkeys(seats, tuple(features.guessed.values())))


def tuned(rules: Rules[S, Any], features: Features[S], folder: Path) -> Evaluation[S]:
    """Return the evaluation with the weights of a game's data file.

    Raises:
        ValueError: the file was made for other features: tune again.
    """
    data = json.loads((folder / DATA).read_text(encoding="utf-8"))
    if tuple(data["features"]) != features.names:
        raise ValueError(folder)
    return Evaluation(rules, features.count, {int(seats): tuple(weights) for seats, weights in data["weights"].items()})


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's share of the win: the first places divide it."""
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.places)))


def squashed(sums: Sequence[float]) -> tuple[float, ...]:
    """Return the softmax: shares from 0 to 1, together 1."""
    most = max(sums)
    powers = [exp(total - most) for total in sums]
    whole = sum(powers)
    return tuple(power / whole for power in powers)
