"""The strip: eighteen places beside nine fields, and each colour's way along them.

Answers for what never changes; must not know stones nor dice.
"""

from collections.abc import Mapping
from typing import Final

from games.core import Seat

BLUE = Seat(0)
RED = Seat(1)

QUIET_LIMIT: Final = 40
"""Turns in a row that leave all stones where they were and make a draw (ruling 6)."""

QUIET_WARNING: Final = 30
"""Turns in a row that change nothing from which players are warned (ruling 6)."""

FIELDS: Final = 9

SIDES: Final = ("L", "R")
"""The starting side of each seat; its other side is the other's."""

PLACES: Final = tuple(f"{side}{number}" for side in SIDES for number in range(1, FIELDS + 1))
INDEX: Final[Mapping[str, int]] = {place: index for index, place in enumerate(PLACES)}

NUMBER: Final[Mapping[str, int]] = {place: int(place[1:]) for place in PLACES}
"""The field beside which each place lies."""

WAYS: Final = tuple(
    (*(f"{own}{number}" for number in range(1, FIELDS + 1)), *(f"{far}{number}" for number in range(FIELDS, 0, -1)))
    for own, far in (SIDES, SIDES[::-1])
)
"""The places of each seat's route, from the first to the last."""

STEPS: Final = tuple({place: step for step, place in enumerate(way)} for way in WAYS)
"""Distance of each place along each seat's route."""

CROSSINGS: Final = tuple((f"{own}{FIELDS}", f"{far}{FIELDS}") for own, far in (SIDES, SIDES[::-1]))
"""The two places between which each seat's stones change sides."""

HOMES: Final = tuple(way[-1] for way in WAYS)
"""The place at which each seat's stones are home."""


def number_of(place: str) -> int:
    """Return the number of the field beside which a place lies."""
    return NUMBER[place]


def is_one_side(one: str, other: str) -> bool:
    """Tell whether two places lie on the same side of the strip."""
    return one[0] == other[0]


def distance(seat: Seat, source: str, target: str) -> int:
    """Return how many fields a target lies ahead on a seat's way; negative if behind."""
    at = STEPS[seat]
    return at[target] - at[source]
