"""Legal arcs: the directions from a target in which a circle finds room, for showing and offering only.

Worked out in floating point, so they never decide; whatever is offered from them is tested in integers. Directions are
degrees, clockwise from the top.
"""

from dataclasses import dataclass
from math import acos, atan2, degrees, hypot
from typing import Final

from games.zirkeltanz.geometry import DEGREE, SLACK, TURN, Point
from games.zirkeltanz.placement import Placement

FULL: Final = 360.0


@dataclass(frozen=True, slots=True)
class Arc:
    """Directions from `start` clockwise to `end`, both included; `end` is beyond 360 where the arc passes the top."""

    start: float
    end: float

    @property
    def middle(self) -> float:
        """Return the direction half way."""
        return (self.start + self.end) / 2 % FULL


WHOLE: Final = Arc(0.0, FULL)


def direction_to(here: Point, there: Point) -> int:
    """Return the direction from one point to another, in millionths of a degree."""
    return round(_bearing(here, there) * DEGREE) % TURN


def legal_arcs(placement: Placement) -> tuple[Arc, ...]:
    """Return the arcs around the target on which the circle finds room, by their starts."""
    closed = [
        arc
        for obstacle in placement.close_obstacles
        if (arc := _within(placement.target.at, placement.distance, obstacle.at, obstacle.reach - SLACK))
    ]
    return _complement(closed)


def covering(placement: Placement, centre: Point, reach: int) -> tuple[Arc, ...]:
    """Return the legal arcs on which the circle comes nearer than `reach` to a centre."""
    arc = _within(placement.target.at, placement.distance, centre, reach - SLACK)
    if arc is None:
        return ()
    return tuple(part for legal in legal_arcs(placement) for part in _common(legal, arc))


def _bearing(here: Point, there: Point) -> float:
    return degrees(atan2(there[0] - here[0], there[1] - here[1])) % FULL


def _within(target: Point, radius: int, centre: Point, reach: int) -> Arc | None:
    """Return the directions in which a place at `radius` from the target lies nearer than `reach` to a centre."""
    gap = hypot(centre[0] - target[0], centre[1] - target[1])
    if gap >= radius + reach or gap <= radius - reach:
        return None
    if gap <= reach - radius:
        return WHOLE
    half = degrees(acos((gap * gap + radius * radius - reach * reach) / (2 * gap * radius)))
    start = (_bearing(target, centre) - half) % FULL
    return Arc(start, start + 2 * half)


def _complement(closed: list[Arc]) -> tuple[Arc, ...]:
    """Return what arcs leave of a full turn, the gaps in order."""
    if not closed:
        return (WHOLE,)
    ordered = sorted(closed, key=lambda arc: arc.start)
    reached = max(arc.end for arc in ordered) - FULL
    found = []
    for arc in ordered:
        if arc.start > reached:
            found.append(Arc(reached, arc.start))
        reached = max(reached, arc.end)
    return tuple(arc if arc.start >= 0 else Arc(arc.start + FULL, arc.end + FULL) for arc in found)


def _common(one: Arc, other: Arc) -> list[Arc]:
    """Return the parts that two arcs share."""
    found = []
    for turn in (-FULL, 0.0, FULL):
        start, end = max(one.start, other.start + turn), min(one.end, other.end + turn)
        if start < end:
            found.append(Arc(start % FULL, start % FULL + end - start))
    return found
