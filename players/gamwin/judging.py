"""The winning chance of the side about to throw in Gamwin, learned from plays, and the promise of a throw.

Answers for positions as numbers; must not know lines.
"""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import exp
from pathlib import Path
from typing import Final

from games.gamwin.dice import Numbers, descending
from games.gamwin.state import STONES
from players.gamwin.strip import HOME, OFF, Lying, Spot, falls, reach, turned

JUDGED: Final = 10_000
REACHED: Final = 512
"""How many positions are remembered, with their shares and all that numbers lead to: about what a choice needs."""

DATA: Final = "prospects.json"
"""The file with what was learned."""


class _Learned:
    """The learned numbers: a part of the odds for where all own stones are, one for the other's, one for each two."""

    def __init__(self, data: Path) -> None:
        tables = json.loads(data.read_text(encoding="utf-8"))
        own, other = range(OFF, HOME + 1), range(HOME + 2)
        self._own, self._other = _by_stones(own, tables["own"]), _by_stones(other, tables["other"])
        self._both = [dict(zip(other, row, strict=True)) for row in tables["both"]]

    def prospect(self, spot: Spot) -> float:
        """Return the share of the win that the mover may expect who is about to throw."""
        own, other = spot
        if own[0] == HOME:
            return 1.0
        rows = [self._both[step - OFF] for step in own]
        hundredths = self._own[own] + self._other[other] + sum(row[step] for row in rows for step in other)
        return 1 / (1 + exp(-hundredths / 100))


def _by_stones(steps: range, numbers: Iterable[int]) -> dict[tuple[int, ...], int]:
    """Return the numbers by all ways in which a seat's stones may stand."""
    return dict(zip(combinations_with_replacement(steps, STONES), numbers, strict=True))


prospect = lru_cache(JUDGED)(_Learned(Path(__file__).with_name(DATA)).prospect)


def promise(spot: Spot, dice: Numbers, kept: tuple[int, ...], thrown_in: frozenset[Spot]) -> float:
    """Return the share of the win that a throw which keeps some numbers promises, if the best is made of each.

    A turn goes on where a position is reached that is not among those in which there has been a throw.
    """
    return sum(likely * _best(spot, lying, thrown_in) for lying, likely in falls(dice, kept))


def _best(spot: Spot, lying: Lying, thrown_in: frozenset[Spot]) -> float:
    found = _reach(spot, lying)
    if going_on := found - thrown_in:
        return max(map(prospect, going_on))
    return max(left(after, lying) for after in (spot, *found))


def left(spot: Spot, lying: Lying) -> float:
    """Return the share of the win of who leaves a position and these dice, with which the other may move at once."""
    others = turned(spot)
    moved = () if lying[1] else _reach(others, lying)
    return 1 - max(map(prospect, (others, *moved)))


_reach = lru_cache(REACHED)(reach)


def keeps(dice: Numbers) -> Iterator[tuple[int, ...]]:
    """Yield the numbers that may be kept of dice without a pair: two, one, none."""
    for count in (2, 1, 0):
        yield from combinations(descending(dice), count)
