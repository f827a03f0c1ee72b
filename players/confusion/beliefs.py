"""Beliefs of a side about its dice: deals that agree with everything known, as sets of bits.

Answers for who may be able to make which move. The deals are drawn by `redeal`, so what follows from all types being
dealt once each is in them. Must not know boards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.confusion.board import DIRECTIONS
from games.confusion.kit import LETTERS, PROMOTABLE_MASK, TYPES, Kit, able
from games.confusion.secrets import redeal
from games.confusion.state import State
from games.core import Chance, Seat

EVERY: Final = -1
"""The set of all deals, however many there are."""

DICE: Final = len(LETTERS)
"""Dice of one side."""

FAMILY: Final = 8
"""How many deals are made of each that is drawn."""

Ways = tuple[tuple[int, ...], ...]
"""For each direction and number of steps the deals in which a die can move so."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Deals of both sides, by numbers that are bits of a set.

    `able` and `promotable` hold for each die, Blue's A-L and then Black's, in which deals it can move so, or would be
    promoted; `open_ways` those of promoted dice. `whole` is the set of all deals. A side whose types the thinker knows
    is `known`: its true deal is number 0.
    """

    able: tuple[Ways, ...]
    promotable: tuple[int, ...]
    open_ways: Ways
    whole: int
    known: tuple[bool, bool]

    def odds(self, seat: Seat, bits: int, worlds: int) -> float:
        """Return how much a side counts on a die for a move that it can make in some deals of those left.

        Hopes of a side that the thinker knows to be false count for nothing.
        """
        if self.known[seat] and not bits & 1:
            return 0.0
        return (bits & worlds).bit_count() / worlds.bit_count()


def seen_by(state: State, seat: Seat, chance: Chance, *, deals: int) -> Beliefs:
    """Return what a seat may believe: the enemy's types are known to it, and so are the enemy's false hopes."""
    return _beliefs(state, chance, deals, known=(seat != 0, seat != 1))


def seen_by_all(state: State, chance: Chance, *, deals: int) -> Beliefs:
    """Return what both sides may believe, for who knows the types of both."""
    return _beliefs(state, chance, deals, known=(True, True))


def _beliefs(state: State, chance: Chance, deals: int, *, known: tuple[bool, bool]) -> Beliefs:
    """Draw the deals; the true types of a side are only read if they are known."""
    sides = [_deals(state, Seat(seat), chance, deals, is_known=known[seat]) for seat in (0, 1)]
    ways, promotable = zip(
        *(_die(state.kit, dealt) for side in sides for dealt in zip(*side, strict=True)), strict=True
    )
    return Beliefs(tuple(ways), tuple(promotable), _open_ways(state.kit), (1 << deals) - 1, known)


def _deals(state: State, seat: Seat, chance: Chance, deals: int, *, is_known: bool) -> list[str]:
    """Return deals of a side, the true one first if it is known; of each that is drawn others are made by exchanges."""
    known = [die.known for die in state.dice[seat]]
    found = [state.types[seat]] if is_known else []
    while len(found) < deals:
        types = [TYPES.index(type_) for type_ in redeal(state, seat, chance).types[seat]]
        for _ in range(FAMILY):
            found.append("".join(TYPES[kind] for kind in types))
            _exchange(types, known, chance)
    return found[:deals]


def _exchange(types: list[int], known: Sequence[int], chance: Chance) -> None:
    """Exchange the types of some random pairs of dice, where what is known allows it."""
    for die in range(DICE):
        other = chance.die(DICE) - 1
        if known[die] >> types[other] & 1 and known[other] >> types[die] & 1:
            types[die], types[other] = types[other], types[die]


def _die(kit: Kit, dealt: Sequence[str]) -> tuple[Ways, int]:
    """Return in which deals a die can move how, and in which it would be promoted, from its type in each deal."""
    of_type = [0] * len(TYPES)
    for number, type_ in enumerate(dealt):
        of_type[TYPES.index(type_)] |= 1 << number
    found: dict[int, int] = {}

    def deals_of(types: int) -> int:
        if types not in found:
            found[types] = sum(deals for kind, deals in enumerate(of_type) if types >> kind & 1)
        return found[types]

    return _ways(kit, deals_of), deals_of(PROMOTABLE_MASK)


def _ways(kit: Kit, deals_of: Callable[[int], int]) -> Ways:
    return tuple(tuple(deals_of(types) for types in steps) for steps in _able(kit))


@cache
def _able(kit: Kit) -> Ways:
    """Return which types can move how, as bits."""
    types = able(kit)
    return tuple(tuple(types[direction, steps] for steps in range(1, kit.reach + 1)) for direction in DIRECTIONS)


@cache
def _open_ways(kit: Kit) -> Ways:
    """Return how far promoted dice can move, whatever their types."""
    pattern = kit.promoted
    return tuple((EVERY,) * (pattern.reach * (direction in pattern.directions)) for direction in DIRECTIONS)
