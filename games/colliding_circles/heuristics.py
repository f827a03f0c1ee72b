"""A rough worth of boards, for showing the likely moves first: points, and the promise of circles not yet complete.

Answers for an order of suggestions only; no rule depends on it. Must not know notation.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from games.colliding_circles.board import CIRCLES_OF, INDEX, RED
from games.colliding_circles.dice import NEXT_TO, POINTS, SIX_OF, Dice, kind_of
from games.colliding_circles.state import Manoeuvre, Placement, Step
from games.colliding_circles.turn import TurnSoFar

POINT: Final = 1000
"""Value of a point on the board, too large for any promise to outweigh."""

RETHROW: Final = -POINT // 10
"""Value of a rethrow, which changes nothing on the board: below placements that do little harm."""

Six = tuple[int, ...]


def gain(before: TurnSoFar, after: TurnSoFar) -> int:
    """Return what the last step of a turn is worth to the mover: points won, opponent's lost, and promises."""
    step = after.steps[-1]
    if step.kind == "rethrow":
        return RETHROW - step.value
    was, now = _worths(before.dice), after.dice
    change = 0
    for circle in _touched(step):
        change += _worth(SIX_OF[circle](now)) - was[circle]
    return change if after.seat == RED else -change


def _touched(step: Step) -> Collection[int]:
    match step:
        case Manoeuvre():
            return {*CIRCLES_OF[INDEX[step.source]], *CIRCLES_OF[INDEX[step.target]]}
        case Placement():
            return CIRCLES_OF[INDEX[step.field]]
        case _:
            return ()


@lru_cache(maxsize=4)
def _worths(dice: Dice) -> tuple[int, ...]:
    """Return what each circle of a board is worth; many steps are compared with the board before them."""
    return tuple(_worth(six_of(dice)) for six_of in SIX_OF)


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
    laid = [(place, abs(die)) for place, die in enumerate(six) if die]
    is_rising = len({(value - place) % 6 for place, value in laid}) <= 1
    if is_rising or len({(value + place) % 6 for place, value in laid}) <= 1:
        return POINTS["wolf"]
    ones, others = {value for place, value in laid if place % 2}, {value for place, value in laid if not place % 2}
    can_alternate = (
        len(ones) <= 1 and len(others) <= 1 and all(own in NEXT_TO[other] for own in ones for other in others)
    )
    return POINTS["fox" if can_alternate else "goose"]
