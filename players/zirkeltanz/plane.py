"""The plane as the computer sees it: twenty centres in floating point, where circles fit, who can win with what.

Answers for what a search asks ten thousand times. It never decides: what is chosen comes from the rules' own places. A
circle is its index: Blue's ten by name, then Yellow's.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot, sqrt
from typing import Final, NamedTuple

from games.core import Seat
from games.zirkeltanz.measures import NAMES, NUMBERS, UNIT, measures_of
from games.zirkeltanz.placement import neighbours
from games.zirkeltanz.state import SEATS, State

Point = tuple[float, float]

EACH: Final = len(NAMES)
"""Circles of a seat."""

SLACK: Final = 2e-6
"""In units; what overlaps by less is edge contact."""

Disc = tuple[float, float, float]
"""Something in the way: its centre, and how near it lets the centre of the moved circle come."""


class Edition(NamedTuple):
    """The measures of an edition in units, by index of the circle or by seat."""

    radius: tuple[float, ...]
    targets: tuple[tuple[int, ...], ...]
    life: float
    area: float
    centres: tuple[Point, Point]


Plane = tuple[Point, ...]


@cache
def edition_of(number: int) -> Edition:
    """Return the measures of an edition."""
    measures = measures_of(number)
    targets = tuple(
        tuple(EACH * seat + at for at, other in enumerate(NAMES) if other[0] in neighbours(number, name[0]))
        for seat in SEATS
        for name in NAMES
    )
    far = measures.life_centre(1)[1] / UNIT
    return Edition(
        tuple(measures.radius(name) / UNIT for name in NAMES) * len(SEATS),
        targets,
        measures.life / UNIT,
        measures.area / UNIT,
        ((0.0, -far), (0.0, far)),
    )


def plane_of(state: State) -> Plane:
    """Return the centres of all circles of a play whose set-up is over."""
    return tuple([(circle.x / UNIT, circle.y / UNIT) for circle in state.circles])


def with_circle(plane: Plane, index: int, at: Point) -> Plane:
    """Return the plane after a circle has been laid somewhere else."""
    return (*plane[:index], at, *plane[index + 1 :])


def movable(seat: Seat, thrown: int) -> range:
    """Return the circles one of which must be moved: two of one's own, on a six any of the other's."""
    if thrown in NUMBERS:
        first = EACH * seat + 2 * (thrown - 1)
        return range(first, first + 2)
    return range(EACH * (1 - seat), EACH * (2 - seat))


def in_the_way(edition: Edition, plane: Plane, circle: int, target: int, *, is_six: bool) -> list[Disc]:
    """Return what a circle that is laid to a target may come to overlap there (tests 2 to 5)."""
    radius = edition.radius
    own, (x, y) = radius[circle], plane[target]
    reach = own + radius[target]
    found = []
    for index, (far_x, far_y) in enumerate(plane):
        if index == target:
            continue
        keep = own + radius[index]
        if (far_x - x) ** 2 + (far_y - y) ** 2 <= (reach + keep + SLACK) ** 2:
            found.append((far_x, far_y, keep))
    seat = circle // EACH
    others = [(*edition.centres[seat], own + edition.area)]
    if is_six:
        others.append((*edition.centres[1 - seat], own + edition.life))
    found += [other for other in others if hypot(other[0] - x, other[1] - y) <= reach + other[2] + SLACK]
    return found


def is_free(x: float, y: float, discs: Sequence[Disc]) -> bool:
    """Tell whether nothing is in the way at a place."""
    for far_x, far_y, keep in discs:  # noqa: SIM110  # three times as quick as a generator
        if (x - far_x) ** 2 + (y - far_y) ** 2 < (keep - SLACK) ** 2:
            return False
    return True


def pockets(target: Point, reach: float, discs: Sequence[Disc]) -> Iterator[Point]:
    """Yield the free places that touch a target and a second thing."""
    x, y = target
    for far_x, far_y, keep in discs:
        dx, dy = far_x - x, far_y - y
        gap = dx * dx + dy * dy
        along = gap + reach * reach - keep * keep
        across = 4 * reach * reach * gap - along * along
        if across < 0 or not gap:
            continue
        part, aside = along / (2 * gap), sqrt(across) / (2 * gap)
        for side in (aside, -aside):
            px, py = x + dx * part - dy * side, y + dy * part + dx * side
            if is_free(px, py, discs):
                yield px, py


def places(edition: Edition, plane: Plane, seat: Seat, thrown: int) -> Iterator[tuple[int, Point]]:
    """Yield the pockets of a throw: which circle, and where."""
    is_six = thrown not in NUMBERS
    for circle in movable(seat, thrown):
        for target in edition.targets[circle]:
            discs = in_the_way(edition, plane, circle, target, is_six=is_six)
            reach = edition.radius[circle] + edition.radius[target]
            for at in pockets(plane[target], reach, discs):
                yield circle, at


def can_win(edition: Edition, plane: Plane, seat: Seat, number: int) -> bool:
    """Tell whether a seat that throws a number can cover the other's life circle.

    Of the stretch of places around a target that cover it, either the middle is free or one of its ends that are
    pockets: so no other place need be tried.
    """
    x, y = edition.centres[1 - seat]
    for circle in movable(seat, number):
        cover = edition.radius[circle] + edition.life - SLACK
        for target in edition.targets[circle]:
            reach = edition.radius[circle] + edition.radius[target]
            far_x, far_y = plane[target]
            away = hypot(x - far_x, y - far_y)
            if away >= reach + cover:
                continue
            discs = in_the_way(edition, plane, circle, target, is_six=False)
            if away and is_free(far_x + (x - far_x) * reach / away, far_y + (y - far_y) * reach / away, discs):
                return True
            if any(hypot(px - x, py - y) < cover for px, py in pockets((far_x, far_y), reach, discs)):
                return True
    return False
