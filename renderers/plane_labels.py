"""Placement of names, numbered tags and the inset on the plane of Zirkeltanz, so that they hide least.

Answers for places in pixels; draws nothing.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.zirkeltanz.view import UNIT, CircleSeen, MoveSeen, View
from renderers.drawing.canvas import Point
from renderers.pieces.circles import TAG
from renderers.plane import PLANE, Frame

INSET: Final = 200
INSET_LEAST: Final = 4.5
INSET_ROOM: Final = 3.2
INSET_STEPS: Final = 10
EDGE: Final = 5
"""The side of the inset; how many units it shows in each direction at least, and around the laid circle; in how many
places across the plane it may lie, and how near to its edge."""

NAME: Final = 38
ROOM: Final = 30
LABEL: Final = (56, 38)
"""The letters of a circle's name, the least radius of a circle that has room for it, and the label beside others."""

LABEL_GAPS: Final = (26, 42, 64)
"""Possible distances of a label's middle from its circle."""
LABEL_REACH: Final = 8 + LABEL[0]
"""The reach of a label beyond that."""

TAG_GAP: Final = 43
"""The least distance between numbered tags."""


def labels_of(view: View, frame: Frame, inset: Point | None = None) -> list[tuple[CircleSeen, Point]]:
    """Return where the name of each circle stands: in its middle, or beside it where it has no room there."""
    placed: list[tuple[CircleSeen, Point]] = []
    discs = [(frame.place(circle.at), frame.length(circle.radius)) for circle in view.circles]
    discs += [(frame.place(life), frame.length(view.life)) for life in view.lives]
    discs += [((PLANE - 86, 50), 60), ((PLANE - 60, PLANE - 20), 50)]
    if inset:
        steps = (30, INSET / 2, INSET - 30)
        discs += [((inset[0] + over, inset[1] + down), 60) for over in steps for down in steps]
    discs += [(frame.place(pocket.at), 14) for pocket in (view.offers.pockets if view.offers else ())]
    taken: list[Point] = []
    for circle, (at, radius) in zip(view.circles, discs, strict=False):
        if frame.side == PLANE and radius < ROOM:
            at = _least(_beside(at, radius, discs, taken))
            taken.append(at)
        placed.append((circle, at))
    return placed


def _least(places: Iterable[tuple[Point, float]]) -> Point:
    """Return the first of some places that hides nothing, else the first of those that hide least."""
    found: list[tuple[Point, float]] = []
    for place in places:
        found.append(place)
        if not place[1]:
            break
    return min(found, key=lambda place: place[1])[0]


def _beside(
    at: Point, radius: float, discs: Sequence[tuple[Point, float]], taken: Sequence[Point]
) -> Iterator[tuple[Point, float]]:
    """Yield where a label may lie beside a circle and how much it would hide there, the nearest places first."""
    for gap in LABEL_GAPS:
        far = radius + gap
        near = [disc for disc in discs if math.dist(disc[0], at) < disc[1] + far + LABEL_REACH]
        for place in _around(at, far):
            yield place, _in_the_way(near, taken, place)


def _around(at: Point, far: float) -> Iterator[Point]:
    """Yield where a label may lie at a distance, all within the plane."""
    for turn in range(0, 360, 20):
        x, y = at[0] + (far + 8) * math.sin(math.radians(turn)), at[1] - far * math.cos(math.radians(turn))
        if LABEL[0] / 2 < x < PLANE - LABEL[0] / 2 and LABEL[1] / 2 < y < PLANE - LABEL[1] / 2:
            yield round(x), round(y)


def _in_the_way(discs: Sequence[tuple[Point, float]], taken: Sequence[Point], place: Point) -> float:
    """Return how much a label would hide of circles and of other labels."""
    (x, y), (half, high), hidden = place, (LABEL[0] / 2 + 3, LABEL[1] / 2 + 3), 0.0
    for (over, down), radius in discs:
        aside, below = abs(x - over) - half, abs(y - down) - high
        if aside < radius and below < radius:
            hidden += max(0.0, radius - math.hypot(max(aside, 0), max(below, 0)))
    for over, down in taken:
        if abs(x - over) < 2 * half:
            hidden += 5 * max(0.0, 2 * high - abs(y - down))
    return hidden


def shown_around(last: MoveSeen) -> float:
    """Return how many units the inset shows in each direction from the laid circle."""
    return max(INSET_LEAST, last.circle.radius / UNIT + INSET_ROOM)


def inset_place(view: View, frame: Frame, last: MoveSeen) -> Point:
    """Return where the upper left corner of an inset lies, so that it hides least, the corners of the plane first.

    It lies so near to the edge that it hides whole figures there, none by half.
    """
    steps = [EDGE + step * (PLANE - INSET - 2 * EDGE) / (INSET_STEPS - 1) for step in range(INSET_STEPS)]
    places = [(left, top) for left in steps for top in steps]
    places.sort(key=lambda place: -math.dist(place, ((PLANE - INSET) / 2, (PLANE - INSET) / 2)))
    discs = _worth_seeing(view, frame, last)
    return _least((place, _hidden_by_inset(discs, place)) for place in places)


def _worth_seeing(view: View, frame: Frame, last: MoveSeen) -> Sequence[tuple[Point, float, float]]:
    """Return what an inset may hide, with what that is worth: the latest move above all, compass and scale least."""
    laid, old = frame.place(last.circle.at), frame.place(last.old)
    discs = [(frame.place(circle.at), frame.length(circle.radius), 4.0) for circle in view.circles]
    discs += [(frame.place(life), frame.length(view.area), 2.0) for life in view.lives]
    discs += [(laid, shown_around(last) * frame.scale, 20.0), (old, frame.length(last.circle.radius), 8.0)]
    return [*discs, ((PLANE - 86, 50), 60, 1.0), ((PLANE - 60, PLANE - 20), 50, 1.0)]


def _hidden_by_inset(discs: Sequence[tuple[Point, float, float]], corner: Point) -> float:
    """Return how much an inset hides."""
    return sum(worth * max(0.0, min(_deep(place, radius, corner), 2 * radius)) for place, radius, worth in discs)


def _deep(place: Point, radius: float, corner: Point) -> float:
    """Return how deep a disc reaches into an inset; negative if it stays outside."""
    return min(
        min(here + radius - edge, edge + INSET - here + radius) for here, edge in zip(place, corner, strict=True)
    )


def spread_tags(places: Sequence[Point], names: Sequence[tuple[Point, float]]) -> Iterator[Point]:
    """Yield where tags lie, each as near to its place as the earlier ones allow, and on no name if there is room."""
    taken: list[Point] = []
    around = [(0.0, 0.0)]
    for ring in (1, 2, 3, 4):
        around += [
            (ring * TAG_GAP * 0.8 * math.cos(turn * math.pi / 6), ring * TAG_GAP * 0.8 * math.sin(turn * math.pi / 6))
            for turn in range(12)
        ]
    for x, y in places:
        options = [
            (min(max(x + right, TAG), PLANE - TAG), min(max(y + down, TAG), PLANE - TAG)) for right, down in around
        ]
        free = [option for option in options if all(math.dist(option, other) >= TAG_GAP for other in taken)]
        clear = (option for option in free if all(math.dist(option, at) >= TAG + reach for at, reach in names))
        taken.append(next(clear, free[0] if free else (x, y)))
        yield taken[-1]
