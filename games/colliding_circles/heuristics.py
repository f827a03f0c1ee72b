"""A rough worth of boards, for showing the likely moves first: points, and the promise of circles not yet complete.

Answers for an order of suggestions only; no rule depends on it. Must not know notation.
"""

from functools import lru_cache
from typing import Final

from games.colliding_circles.board import CIRCLE_FIELDS, CIRCLES_OF, INDEX
from games.colliding_circles.dice import NEXT_TO, POINTS, Dice, kind_of
from games.colliding_circles.state import RED, Manoeuvre, Placement, Step
from games.colliding_circles.turn import Progress

POINT: Final = 1000
"""A point on the board in the unit of worth, so large that no promise outweighs it."""

RETHROW: Final = -POINT // 10
"""A rethrow changes nothing on the board; it stands behind placements that do little harm."""

Six = tuple[int, ...]

WOLVES: Final = frozenset(
    tuple((first + turn * place) % 6 + 1 for place in range(6)) for first in range(6) for turn in (1, -1)
)
FOXES: Final = frozenset((one, other) * 3 for one in range(1, 7) for other in NEXT_TO[one])


def gain(before: Progress, after: Progress) -> int:
    """Return what the last step of a turn is worth to the mover: points won, opponent's lost, and promises."""
    step = after.steps[-1]
    if step.kind == "rethrow":
        return RETHROW - step.value
    change = sum(_worth(_six(after.dice, circle)) - _worth(_six(before.dice, circle)) for circle in _touched(step))
    return change if after.seat == RED else -change


def _touched(step: Step) -> frozenset[int]:
    match step:
        case Manoeuvre():
            return frozenset(CIRCLES_OF[INDEX[step.source]] + CIRCLES_OF[INDEX[step.target]])
        case Placement():
            return frozenset(CIRCLES_OF[INDEX[step.field]])
        case _:
            return frozenset()


def _six(dice: Dice, circle: int) -> Six:
    return tuple(dice[index] for index in CIRCLE_FIELDS[circle])


@lru_cache(maxsize=1024)
def _worth(six: Six) -> int:
    """Return what a circle is worth to Red.

    Complete it is worth its points; open it promises what it may still become, the more dice lie there and the
    clearer one colour leads.
    """
    lead = sum(six)
    if all(six):
        points = POINT * POINTS[kind_of([abs(die) for die in six])]
        return points if lead > 0 else -points
    filled = sum(die != 0 for die in six)
    return _best_points(six) * filled**2 * max(-6, min(6, lead)) // 6


def _best_points(six: Six) -> int:
    """Return the points of the best that an open circle may still become."""
    for kind, patterns in (("wolf", WOLVES), ("fox", FOXES)):
        if any(_agrees(six, pattern) for pattern in patterns):
            return POINTS[kind]
    return POINTS["goose"]


def _agrees(six: Six, pattern: Six) -> bool:
    return all(not die or abs(die) == value for die, value in zip(six, pattern, strict=True))
