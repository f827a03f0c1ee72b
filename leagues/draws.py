"""Random draws from a committed chance, like dice: the same seed gives the same draw."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

from games.core import Chance

T = TypeVar("T")

SEEDS = 2**32
"""The number of different sequences of `Lots`."""


class Lots:
    """A `Chance` for many lots from a single draw: SHA-256 of `number.counter`, so that the log holds one draw only."""

    def __init__(self, chance: Chance) -> None:
        self._number = chance.die(SEEDS)
        self._drawn = 0

    def die(self, sides: int) -> int:
        """Return the next value, from 1 to sides, as uniformly as 256 bits allow."""
        self._drawn += 1
        return int.from_bytes(hashlib.sha256(f"{self._number}.{self._drawn}".encode()).digest()) % sides + 1


def shuffled(items: Iterable[T], chance: Chance) -> tuple[T, ...]:
    """Return the items in an order drawn by Fisher and Yates, every order as likely as any other."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = chance.die(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
