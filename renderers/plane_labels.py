"""Where names, numbered tags and the inset lie on the plane of Zirkeltanz, so that they hide least.

Answers for places in pixels; draws nothing.
"""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.zirkeltanz.view import UNIT, CircleSeen, MoveSeen, View
from renderers.canvas import Point
from renderers.circles import TAG
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

TAG_GAP: Final = 43
"""How far numbered tags keep from each other."""


def labels_of(view: View, frame: Frame, inset: Point | None = None) -> list[tuple[CircleSeen, Point]]:
    """Return where the name of each circle stands: in its middle, or beside it where it has no room there."""
    placed: list[tuple[CircleSeen, Point]] = []
    discs = [(frame.place(each.at), frame.length(each.radius)) for each in view.circles]
    discs += [(frame.place(life), frame.length(view.life)) for life in view.lives]
    discs += [((PLANE - 86, 50), 60), ((PLANE - 60, PLANE - 20), 50)]
    if inset:
        steps = (30, INSET / 2, INSET - 30)
        discs += [((inset[0] + over, inset[1] + down), 60) for over in steps for down in steps]
    discs += [(frame.place(pocket.at), 14) for pocket in (view.offers.pockets if view.offers else ())]
    taken: list[Point] = []
    for circle, (at, radius) in zip(view.circles, discs, strict=False):
        if frame.side == PLANE and radius < ROOM:
            at = min(_around(at, radius), key=partial(_in_the_way, discs, tuple(taken)))
            taken.append(at)
        placed.append((circle, at))
    return placed


def _around(at: Point, radius: float) -> Iterator[Point]:
    """Yield where a label may lie beside a circle, the nearest places first, all within the plane."""
    for far in (radius + 26, radius + 42, radius + 64):
        for turn in range(0, 360, 20):
            x, y = at[0] + (far + 8) * math.sin(math.radians(turn)), at[1] - far * math.cos(math.radians(turn))
            if LABEL[0] / 2 < x < PLANE - LABEL[0] / 2 and LABEL[1] / 2 < y < PLANE - LABEL[1] / 2:
                yield round(x), round(y)


def _in_the_way(discs: Sequence[tuple[Point, float]], taken: Sequence[Point], place: Point) -> float:
    """Return how much a label would hide of circles and of other labels."""
    (x, y), (half, high) = place, (LABEL[0] / 2 + 3, LABEL[1] / 2 + 3)
    hidden = sum(
        max(0.0, radius - math.hypot(max(abs(x - over) - half, 0), max(abs(y - down) - high, 0)))
        for (over, down), radius in discs
    )
    return hidden + sum(
        5 * (max(0.0, 2 * half - abs(x - over)) > 0) * max(0.0, 2 * high - abs(y - down)) for over, down in taken
    )


def shown_around(last: MoveSeen) -> float:
    """Return how many units the inset shows in each direction from the laid circle."""
    return max(INSET_LEAST, last.circle.radius / UNIT + INSET_ROOM)


def inset_places() -> Iterator[Point]:
    """Yield where the upper left corner of an inset may lie, the corners of the plane first.

    It lies so near to the edge that it hides whole figures there, none by half.
    """
    steps = [EDGE + step * (PLANE - INSET - 2 * EDGE) / (INSET_STEPS - 1) for step in range(INSET_STEPS)]
    places = [(left, top) for left in steps for top in steps]
    yield from sorted(places, key=lambda place: -math.dist(place, ((PLANE - INSET) / 2, (PLANE - INSET) / 2)))


def hidden_by_inset(view: View, frame: Frame, last: MoveSeen, corner: Point) -> float:
    """Return how much an inset hides: circles, the latest move and life circles above all, compass and scale."""
    (x, y), reach = frame.place(last.circle.at), shown_around(last) * frame.scale
    old = frame.place(last.old)
    discs = [(frame.place(each.at), frame.length(each.radius), 4.0) for each in view.circles]
    discs += [(frame.place(life), frame.length(view.area), 2.0) for life in view.lives]
    discs += [((x, y), reach, 20.0), (old, frame.length(last.circle.radius), 8.0)]
    discs += [((PLANE - 86, 50), 60, 1.0), ((PLANE - 60, PLANE - 20), 50, 1.0)]
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
