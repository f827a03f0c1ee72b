"""The three Miwin dice, which have no six faces alike, and what numbers that lie mean.

Source: the maker's description; every number from 1 to 9 is on exactly two of the dice, so at most two are equal.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from games.core import Chance
from games.gamwin.state import Die, Throw

FACES: Final[Mapping[str, tuple[int, ...]]] = {
    "III": (1, 2, 5, 6, 7, 9),
    "IV": (1, 3, 4, 5, 8, 9),
    "V": (2, 3, 4, 6, 7, 8),
}
"""The numbers on each die, by its name; III has red pips, IV blue and V black ones."""

NAMES: Final = tuple(FACES)

Numbers = tuple[int, int, int]
"""The number that each die shows, in the order of `NAMES`."""


def throw(names: tuple[str, ...], chance: Chance) -> Throw:
    """Return a throw of some dice in their order, each face being as likely as any other."""
    return Throw("throw", tuple(Die(name, FACES[name][chance.die(6) - 1]) for name in names))


def throws(names: tuple[str, ...]) -> Iterator[Throw]:
    """Yield every throw of some dice that may fall."""
    for numbers in product(*(FACES[name] for name in names)):
        yield Throw("throw", tuple(Die(name, number) for name, number in zip(names, numbers, strict=True)))


def can_fall(thrown: tuple[Die, ...], names: tuple[str, ...]) -> bool:
    """Tell whether these dice, thrown in this order, can show such numbers."""
    return tuple(die.name for die in thrown) == names and all(die.number in FACES[die.name] for die in thrown)


def lying_after(numbers: Numbers, thrown: tuple[Die, ...]) -> Numbers:
    """Return what lies after some of the dice were thrown; of two throws of a die the later counts."""
    shown = dict(zip(NAMES, numbers, strict=True)) | {die.name: die.number for die in thrown}
    return shown["III"], shown["IV"], shown["V"]


def pair(numbers: Numbers) -> int | None:
    """Return the number that two of the dice show, None if all three differ."""
    one, two, three = numbers
    if one and one in (two, three):
        return one
    return two if two and two == three else None


def descending(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return numbers as the record shows them."""
    return tuple(sorted(numbers, reverse=True))
