"""The measures and formations of Zirkeltanz: one table of data, the only place to correct them.

The originals are lost; what stands here is reconstructed. To correct it add an edition below the others: a match keeps
the edition with which it was started (option `edition`), new matches take the latest. Lengths are micro-units.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

UNIT: Final = 1_000_000
"""Micro-units in a unit; every length and place is a whole number of them."""

NUMBERS: Final = (1, 2, 3, 4, 5)
NAMES: Final = tuple(f"{number}{letter}" for number in NUMBERS for letter in "ab")

Places = Mapping[str, tuple[int, int]]
"""Centres of number circles by name."""


@dataclass(frozen=True, slots=True)
class Measures:
    """One edition of the game's data.

    `radii` belong to the numbers 1 to 5. `gap` lies between the rims of the two life circles. `reach` is how far from
    the middle a centre may be in the set-up, in x and in y (ruling 7). `is_one_beside_five` is ruling 2: whether a 1
    may be laid to a 5. `formations` are Blue's; Yellow's are their mirror images.
    """

    radii: tuple[int, int, int, int, int]
    life: int
    area: int
    gap: int
    reach: int
    is_one_beside_five: bool
    formations: Mapping[str, Places] = field(hash=False)

    def radius(self, name: str) -> int:
        """Return the radius of a number circle."""
        return self.radii[int(name[0]) - 1]

    def life_centre(self, seat: int) -> tuple[int, int]:
        """Return where a seat's life circle lies: Blue's below the middle, Yellow's above it."""
        far = self.gap // 2 + self.life
        return 0, -far if seat == 0 else far

    def neighbours(self, name: str) -> tuple[int, ...]:
        """Return the numbers to which a circle may be laid, the smaller first."""
        number = int(name[0])
        beside = {number - 1, number + 1} & set(NUMBERS)
        if number == max(NUMBERS):
            beside.add(min(NUMBERS))
        if number == min(NUMBERS) and self.is_one_beside_five:
            beside.add(max(NUMBERS))
        return tuple(sorted(beside))

    def formation(self, name: str, seat: int) -> Places:
        """Return a formation of a seat by circle."""
        way = 1 if seat == 0 else -1
        return {circle: (x, way * y) for circle, (x, y) in self.formations[name].items()}


def micro_text(length: int) -> str:
    """Return a number of micro-units (or of millionths of a degree) in units, without needless digits."""
    sign, size = "-" if length < 0 else "", abs(length)
    whole, part = divmod(size, UNIT)
    return f"{sign}{whole}.{part:06}".rstrip("0").rstrip(".")


def tenths_text(length: int) -> str:
    """Return a length of micro-units for people: in units with one decimal at most, rounded up, so never as nothing."""
    return micro_text(-(-length * 10 // UNIT) * (UNIT // 10))


def micro(text: str) -> int:
    """Return a decimal number of units with at most six decimals in micro-units, exactly."""
    whole, _, part = text.lstrip("+-").partition(".")
    size = int(whole or 0) * UNIT + int(part.ljust(6, "0"))
    return -size if text.startswith("-") else size


def _formation(text: str) -> Places:
    """Return places written in units, like `5a(-5,-6) 5b(5,-6)`."""
    places = {}
    for entry in text.split():
        name, _, rest = entry.partition("(")
        x, y = rest.rstrip(")").split(",")
        places[name] = (micro(x), micro(y))
    return MappingProxyType(places)


_FIRST: Final = Measures(
    radii=(1 * UNIT, 2 * UNIT, 3 * UNIT, 4 * UNIT, 5 * UNIT),
    life=2 * UNIT,
    area=6 * UNIT,
    gap=40 * UNIT,
    reach=60 * UNIT,
    is_one_beside_five=True,
    formations=MappingProxyType(
        {
            "wall": _formation(
                "5a(-5,-6) 5b(5,-6) 4a(-14,-6) 4b(14,-6) 3a(-21,-6) 3b(21,-6) 2a(-26,-6) 2b(26,-6) 1a(-29,-6) 1b(29,-6)"
            ),
            "arrow": _formation(
                "4a(-4,-4) 4b(4,-4) 5a(-10.5,-10.5) 5b(10.5,-10.5) 3a(-17,-15.5) 3b(17,-15.5) "
                "2a(-21,-19) 2b(21,-19) 1a(-23.5,-21.5) 1b(23.5,-21.5)"
            ),
            "fan": _formation(
                "5a(-5,-7.9) 5b(5,-7.9) 4a(-11.6,-14.2) 4b(11.6,-14.2) 3a(-13,-21.1) 3b(13,-21.1) "
                "2a(-11.3,-26) 2b(11.3,-26) 1a(-9.1,-28.2) 1b(9.1,-28.2)"
            ),
            "ring": _formation(
                "3a(-3,-13) 3b(3,-13) 1a(-5.1,-16.5) 1b(5.1,-16.5) 4a(-9.9,-18.4) 4b(9.9,-18.4) "
                "2a(-8.2,-24.3) 2b(8.2,-24.3) 5a(-6.8,-31.3) 5b(6.8,-31.3)"
            ),
            "phalanx": _formation(
                "4a(0,-6) 5a(-9,-7) 5b(9,-7) 4b(18,-7) 3a(-17,-7) 3b(15,-14) 2a(-14,-12) 2b(-6.5,-14) "
                "1a(-10,-14) 1b(7,-13.5)"
            ),
            "pincers": _formation(
                "5a(-10,-5) 5b(10,-5) 4a(-19,-5) 4b(19,-5) 3a(-16,-11.5) 3b(16,-11.5) 2a(-11,-12.5) "
                "2b(11,-12.5) 1a(-8,-12) 1b(8,-12)"
            ),
        }
    ),
)

EDITIONS: Final = (_FIRST,)
"""All editions, the first one being number 1; an edition that matches were played with is never changed."""

FORMATION_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "wall": ("wall", "mauer"),
    "arrow": ("arrow", "pfeil"),
    "fan": ("fan", "fächer", "faecher"),
    "ring": ("ring",),
    "phalanx": ("phalanx",),
    "pincers": ("pincers", "zange"),
}
"""The names of each formation, the canonical word first."""


def measures_of(edition: int) -> Measures:
    """Return an edition by its number."""
    return EDITIONS[edition - 1]
