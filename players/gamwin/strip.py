"""Positions of Gamwin as numbers, for looking ahead fast: what dice lead to, and which dice may fall.

Answers for steps and captures in the real game as `games/gamwin` has them, seen by who is to move; must not know lines.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Final

from games.core import Seat
from games.gamwin.board import FIELDS, PLACES, STEPS
from games.gamwin.dice import FACES, NAMES, Numbers
from games.gamwin.state import STONES

OFF: Final = -1
HOME: Final = 2 * FIELDS - 1

Spot = tuple[tuple[int, ...], tuple[int, ...]]
"""The mover's stones and the other's, both by steps on the mover's way, sorted; the other's way leads from
`HOME` down to 0, and its stones off the board are at `HOME + 1`. Beside the same field as a place `p` is `HOME - p`."""

STONES_OF: Final = ((0, 1, 2, 3, 0, 0, 0, 2, 1), (0, 0, 0, 0, 1, 2, 3, 1, 2))
"""How many stones of each seat the digits of a position stand for."""

NUMBERS: Final = (*range(1, FIELDS + 1), *range(FIELDS, 0, -1))
"""The field beside which each step of the way lies."""

Lying = tuple[frozenset[int], int]
"""The numbers that lie and that of a pair, 0 if there is none."""


def spot_of(position: str, seat: Seat) -> Spot:
    """Return a position, which is in the form of `stones.key`, as a seat sees it."""
    own, other = (_steps(position, owner) for owner in (seat, Seat(1 - seat)))
    return tuple(sorted(own)), tuple(sorted(HOME - step for step in other))


def _steps(position: str, seat: Seat) -> list[int]:
    """Return where a seat's stones are on its way."""
    counts = zip(PLACES, position, strict=False)
    found = [STEPS[seat][place] for place, digit in counts for _ in range(STONES_OF[seat][int(digit)])]
    found += [HOME] * int(position[seat - 2])
    return found + [OFF] * (STONES - len(found))


def turned(spot: Spot) -> Spot:
    """Return the position as the other seat sees it."""
    own, other = spot
    return tuple(HOME - step for step in reversed(other)), tuple(HOME - step for step in reversed(own))


@cache
def lying(dice: Numbers) -> Lying:
    """Return what dice that lie allow."""
    numbers = frozenset(dice)
    return numbers, 0 if len(numbers) == len(dice) else Counter(dice).most_common(1)[0][0]


@cache
def falls(dice: Numbers, kept: tuple[int, ...]) -> tuple[tuple[Lying, float], ...]:
    """Return what may lie after a throw that keeps some numbers, and how likely each is."""
    faces = [(number,) if number in kept else FACES[name] for name, number in zip(NAMES, dice, strict=True)]
    found = Counter(lying(numbers) for numbers in product(*faces))
    whole = found.total()
    return tuple((numbers, count / whole) for numbers, count in found.items())


def after(spot: Spot, dice: Lying) -> Iterator[Spot]:
    """Yield what each legal step leads to."""
    own, other = spot
    numbers, pair = dice
    for at, source in enumerate(own):
        if source == HOME or (at and own[at - 1] == source):
            continue
        for target in _targets(spot, source, numbers, pair):
            beside = (own.count(target) if target != HOME else 0) + (other.count(target) if target else 0)
            if beside < STONES:
                yield _arrived(own[:at] + own[at + 1 :], other, target)


def _targets(spot: Spot, source: int, numbers: Iterable[int], pair: int) -> Iterable[int]:
    """Return where a stone could go if there were room."""
    own, other = spot
    if source == OFF:
        return (pair - 1,) if pair else [number - 1 for number in numbers]
    beside = own.count(source)
    if beside == STONES - 1 and source and other.count(source) == 1:
        return ()
    if pair:
        target = pair - 1 if source < FIELDS else HOME + 1 - pair
        return () if target == source else (target,)
    found = []
    if beside < STONES and NUMBERS[source + 1] in numbers:
        found.append(source + 1)
    if source not in (0, FIELDS) and NUMBERS[source - 1] in numbers:
        found.append(source - 1)
    return found


def _arrived(own: tuple[int, ...], other: tuple[int, ...], target: int) -> Spot:
    """Return the position after a stone, already taken from where it was, arrives at a place."""
    for place in (target, HOME - target):
        if place and other.count(place) == 1:
            other = tuple(sorted(HOME + 1 if stone == place else stone for stone in other))
    return tuple(sorted((*own, target))), other


def reach(spot: Spot, dice: Lying) -> set[Spot]:
    """Return all positions that steps with lying dice lead to, without the first unless they come back to it."""
    found: set[Spot] = set()
    left = [spot]
    while left:
        for longer in after(left.pop(), dice):
            if longer not in found:
                found.add(longer)
                if not dice[1]:
                    left.append(longer)
    return found
