"""Dice on the board: values that fit a field, complete circles and their owners, holes.

Answers for single positions of the dice (a tuple as in `State.dice`); must not know hands, turns or moves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import Final

from games.colliding_circles.board import BLACK, CIRCLE_FIELDS, CIRCLES, CIRCLES_OF, FIELDS, NEIGHBOURS, PRINTED, RED
from games.core import Seat

Dice = tuple[int, ...]

VALUES: Final = frozenset(range(1, 7))

NEXT_TO: Final = tuple(frozenset(n for n in VALUES if (n - value) % 6 in {1, 5}) for value in range(7))
"""The values that may lie beside each value: one more and one less, where 6 and 1 are neighbours (index 0 unused)."""

Room = Sequence[int]
"""The values that fit each field, bit n for value n; 0 where a die lies or nothing fits."""


@cache
def as_bits(values: Sequence[int]) -> int:
    """Return which values there are, bit n for value n."""
    return sum(1 << value for value in set(values))


ANY_VALUE: Final = as_bits((1, 2, 3, 4, 5, 6))

HIGH_TO_LOW: Final = tuple(tuple(n for n in range(6, 0, -1) if bits >> n & 1) for bits in range(ANY_VALUE + 2))
"""The values that some bits stand for."""

BESIDE: Final = (ANY_VALUE, *(as_bits(tuple(NEXT_TO[abs(die)])) for die in (*range(1, 7), *range(-6, 0))))
"""The values that fit beside a die, as bits; all beside a free field (0); black dice (negative) index from the end."""

THREE_NEIGHBOURS: Final = tuple((*near, near[0])[:3] for near in NEIGHBOURS)
"""The neighbours of each field, one of them twice where there are two."""

START: Final = tuple(as_bits((PRINTED[index],)) if index in PRINTED else 0 for index in range(len(FIELDS)))
"""The values that fit a field without occupied neighbours, as bits."""

SIX_OF: Final = tuple(itemgetter(*six) for six in CIRCLE_FIELDS)
AROUND: Final = tuple(itemgetter(*near) for near in NEIGHBOURS)
"""Getters of the six dice of each circle and of the neighbours of each field of a board."""

ENCLOSABLE: Final = tuple((index, around) for index, around in enumerate(AROUND) if len(NEIGHBOURS[index]) == 3)
"""The fields that can become holes, with getters of their neighbours."""

BOARDS: Final = 256
"""Boards whose findings are cached: many lines are compared with the board before them."""

POINTS: Final = {"wolf": 5, "fox": 3, "goose": 1}


@dataclass(frozen=True, slots=True)
class Circle:
    """A complete circle; `index` is its place in `board.CIRCLES`, `kind` is wolf, fox or goose."""

    index: int
    owner: Seat
    kind: str
    points: int

    @property
    def name(self) -> str:
        """Return the circle's name, by its centre."""
        return CIRCLES[self.index]


def owner_of(die: int) -> Seat:
    """Return whose die it is."""
    return RED if die > 0 else BLACK


def signed(seat: Seat, value: int) -> int:
    """Return a seat's die as it stands in `State.dice`."""
    return value if seat == RED else -value


def clashes(dice: Dice, index: int, value: int) -> Iterator[int]:
    """Yield the occupied neighbours beside which a value may not lie (the adjacency rule)."""
    return (near for near in NEIGHBOURS[index] if dice[near] and value not in NEXT_TO[abs(dice[near])])


def fits(dice: Dice, index: int, value: int) -> bool:
    """Tell whether the adjacency rule holds for a value on a field."""
    allowed = NEXT_TO[value]
    return all(not dice[near] or abs(dice[near]) in allowed for near in NEIGHBOURS[index])


@lru_cache(maxsize=BOARDS)
def room(dice: Dice) -> Room:
    """Return what the adjacency rule allows on each free field; any value where no neighbour is occupied."""
    found = [
        0 if die else BESIDE[dice[first]] & BESIDE[dice[second]] & BESIDE[dice[third]]
        for die, (first, second, third) in zip(dice, THREE_NEIGHBOURS, strict=True)
    ]
    return tuple(found)


def laid(found: Room, index: int, die: int) -> Room:
    """Return the room on a board after a die has been put on a free field."""
    after = list(found)
    after[index] = 0
    for near in NEIGHBOURS[index]:
        after[near] &= BESIDE[die]
    return after


def lifted(found: Room, dice: Dice, source: int) -> Room:
    """Return the room on a board without the die on a field."""
    after, board = list(found), list(dice)
    board[source] = 0
    for index in (source, *NEIGHBOURS[source]):
        if not board[index]:
            one, two, three = THREE_NEIGHBOURS[index]
            after[index] = BESIDE[board[one]] & BESIDE[board[two]] & BESIDE[board[three]]
    return after


def is_alone(dice: Dice, index: int) -> bool:
    """Tell whether no neighbour of the field is occupied."""
    return not any(dice[near] for near in NEIGHBOURS[index])


def placeable(dice: Dice, index: int) -> frozenset[int]:
    """Return the values that may be placed on a field: none if it is occupied; joining or starting as its place has it.

    Beside a die the adjacency rule alone counts; elsewhere only a printed field takes a die, with exactly its number.
    """
    if dice[index]:
        return frozenset()
    allowed = VALUES
    for near in NEIGHBOURS[index]:
        if dice[near]:
            allowed &= NEXT_TO[abs(dice[near])]
    if allowed is VALUES:
        return frozenset({PRINTED[index]}) if index in PRINTED else frozenset()
    return allowed


def is_hole(dice: Dice, index: int) -> bool:
    """Tell whether a free field has three occupied neighbours between which no value fits."""
    around = NEIGHBOURS[index]
    return not dice[index] and len(around) == 3 and all(dice[near] for near in around) and not placeable(dice, index)


@lru_cache(maxsize=BOARDS)
def holes(dice: Dice) -> tuple[int, ...]:
    """Return all holes in board order."""
    enclosed = (index for index, around in ENCLOSABLE if not dice[index] and 0 not in around(dice))
    return tuple(index for index in enclosed if is_hole(dice, index))


def is_closed(dice: Dice) -> bool:
    """Tell whether nothing can be placed any more: each free field is a hole, or none is free."""
    return not any(room(dice)) and all(die or is_hole(dice, index) for index, die in enumerate(dice))


def circle_at(dice: Dice, circle: int) -> Circle | None:
    """Return a circle's owner, kind and points, None while it is open.

    It belongs to the colour with more pips. Three even and three odd dice make an odd sum, so there is no tie.
    """
    six = SIX_OF[circle](dice)
    if 0 in six:
        return None
    kind = kind_of([abs(die) for die in six])
    return Circle(circle, owner_of(sum(six)), kind, POINTS[kind])


def kind_of(values: list[int]) -> str:
    """Return what six values around a circle make: wolf, fox or goose."""
    steps = {(after - before) % 6 for before, after in zip(values, values[1:] + values[:1], strict=True)}
    if steps in ({1}, {5}):
        return "wolf"
    if len(set(values[::2])) == len(set(values[1::2])) == 1:
        return "fox"
    return "goose"


@lru_cache(maxsize=BOARDS)
def circles(dice: Dice) -> tuple[Circle, ...]:
    """Return the complete circles in board order."""
    return tuple(
        found for circle, six in enumerate(SIX_OF) if 0 not in six(dice) and (found := circle_at(dice, circle))
    )


def scores(dice: Dice) -> tuple[int, int]:
    """Return Red's and Black's points: the sum over the complete circles on the board now."""
    red = black = 0
    for circle in circles(dice):
        if circle.owner == RED:
            red += circle.points
        else:
            black += circle.points
    return red, black


def frozen_by(dice: Dice, index: int, seat: Seat) -> Circle | None:
    """Return the opponent's complete circle that forbids a seat to move the die on a field, None if none does."""
    for circle in CIRCLES_OF[index]:
        six = SIX_OF[circle](dice)
        if 0 not in six and owner_of(sum(six)) != seat:
            return circle_at(dice, circle)
    return None


def can_step(dice: Dice, index: int) -> bool:
    """Tell whether a neighbour of the field is free."""
    return 0 in AROUND[index](dice)
