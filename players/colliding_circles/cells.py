"""The board as the computer sees it: on each field a die or what still fits there, and what each circle promises.

Answers for how a board changes by a step, computed again only around the field that changes. Must not know hands,
turns or how much a promise is worth.
"""

from typing import Final

from games.colliding_circles.board import CIRCLE_FIELDS, CIRCLES_OF, FIELDS, NEIGHBOURS
from games.colliding_circles.dice import ANY_VALUE, BESIDE, START, Dice, Room, room

FREE: Final = 10
"""A cell from here on is a free field; what it is more are the values that fit there, bit n for value n."""

UNTOUCHED: Final = FREE + ANY_VALUE
"""A free field without occupied neighbours: only a start may be laid there, but any value will fit."""

Cells = list[int]
Six = tuple[int, ...]

AROUND_OF: Final = tuple(
    tuple(sorted({circle for field in (index, *NEIGHBOURS[index]) for circle in CIRCLES_OF[index] + CIRCLES_OF[field]}))
    for index in range(len(FIELDS))
)
"""The circles about which a die on a field changes anything: its own, and those of its neighbours."""


def cells_of(dice: Dice) -> Cells:
    """Return the cells of a board."""
    found: Room = room(dice)
    return [die or FREE + fitting for die, fitting in zip(dice, found, strict=True)]


def laid(cells: Cells, index: int, die: int) -> Cells:
    """Return the cells after a die has been put on a free field."""
    after = cells.copy()
    after[index] = die
    beside = BESIDE[die]
    for near in NEIGHBOURS[index]:
        if after[near] >= FREE:
            after[near] = FREE + (after[near] - FREE & beside)
    return after


def moved(cells: Cells, source: int, target: int, die: int) -> Cells:
    """Return the cells after a die has left a field and shows its new value on another one."""
    after = cells.copy()
    after[source] = FREE
    for index in (source, *NEIGHBOURS[source]):
        if after[index] >= FREE:
            fitting = ANY_VALUE
            for near in NEIGHBOURS[index]:
                if after[near] < FREE:
                    fitting &= BESIDE[after[near]]
            after[index] = FREE + fitting
    return laid(after, target, die)


def fitting_now(cells: Cells, index: int) -> int:
    """Return the values that may be placed on a field now, as bits: on an untouched one only a printed number."""
    cell = cells[index]
    return START[index] if cell == UNTOUCHED else max(0, cell - FREE)


def is_closed(cells: Cells) -> bool:
    """Tell whether no die can ever be placed again (end 1)."""
    return max(cells) <= FREE


CIRCLE_COUNT: Final = len(CIRCLE_FIELDS)
"""There are 19."""
