"""Plane geometry in whole micro-units: what touches, what overlaps, pockets, places in a direction.

Everything that decides is worked out in integers, so that every machine gives the same ones. Knows points and lengths,
no circles of the game. Points are (x, y); y grows upwards, directions are clockwise from there, in millionths of a
degree.
"""

from functools import lru_cache
from math import isqrt, sqrt
from typing import Final, Literal

Point = tuple[int, int]

Side = Literal["<", ">", ""]
"""On which side of the way from one point to another a place lies."""

SLACK: Final = 2
"""Tolerance of a contact in micro-units: two roundings are up to 1.71."""

SURE: Final = 0.4999
FAR: Final = 2**32
"""Distance from an integer, and the largest integer, at which no floating-point error can change the rounding."""

DEGREE: Final = 1_000_000
TURN: Final = 360 * DEGREE
"""A degree and a full turn in the unit of directions."""

_DIGITS: Final = 40
_ONE: Final = 10**_DIGITS
_PI: Final = 31415926535897932384626433832795028841971
"""Sines and cosines are fixed-point numbers of 40 digits."""


def square(one: Point, other: Point) -> int:
    """Return the square of the distance of two points."""
    across, up = one[0] - other[0], one[1] - other[1]
    return across * across + up * up


def is_touching(one: Point, other: Point, reach: int) -> bool:
    """Tell whether two circles touch, `reach` being the sum of their radii."""
    return (reach - SLACK) ** 2 <= square(one, other) <= (reach + SLACK) ** 2


def is_overlapping(one: Point, other: Point, reach: int) -> bool:
    """Tell whether two circles overlap, `reach` being the sum of their radii."""
    return square(one, other) < (reach - SLACK) ** 2


def overlap(one: Point, other: Point, reach: int) -> int:
    """Return how deep two circles lie in each other, in whole micro-units; negative if they are apart."""
    return reach - isqrt(square(one, other))


def pockets(target: Point, radius: int, other: Point, reach: int) -> tuple[tuple[Side, Point], ...]:
    """Return the places at a distance from each of two points, with their sides, each coordinate rounded.

    `<` lies left and `>` right of the way from the target to the other point. Where the two distances reach from one
    point to the other, with a residue of at most `SLACK`, there is one place, without a side, on the line between them.
    """
    gap = square(target, other)
    if (radius + reach - SLACK) ** 2 <= gap <= (radius + reach + SLACK) ** 2:
        return (("", _exact_fit(target, radius, other, reach, gap)),)
    along = gap + radius**2 - reach**2
    across = 4 * radius**2 * gap - along**2
    if across < 0 or not gap:
        return ()
    dx, dy = other[0] - target[0], other[1] - target[1]
    ahead, aside = along / (2 * gap), sqrt(across) / (2 * gap)
    x, y, right, up = target[0] + dx * ahead, target[1] + dy * ahead, dy * aside, dx * aside
    if (one := _surely(x - right, y + up)) and (two := _surely(x + right, y - up)):
        return ("<", one), (">", two)
    whole_x, whole_y = 2 * gap * target[0] + dx * along, 2 * gap * target[1] + dy * along
    return (
        ("<", (_rounded(whole_x, -dy, across, 2 * gap), _rounded(whole_y, dx, across, 2 * gap))),
        (">", (_rounded(whole_x, dy, across, 2 * gap), _rounded(whole_y, -dx, across, 2 * gap))),
    )


def _surely(x: float, y: float) -> Point | None:
    """Return the rounded place, None if its error in floating point could change it."""
    across, up = round(x), round(y)
    is_sure = -SURE < x - across < SURE and -SURE < y - up < SURE and -FAR < x < FAR and -FAR < y < FAR
    return (across, up) if is_sure else None


def _exact_fit(target: Point, radius: int, other: Point, reach: int, gap: int) -> Point:
    """Return the place between two points, the residue of the distances shared equally."""
    x, y = (
        _rounded((here + there) * gap, (there - here) * (radius - reach), gap, 2 * gap)
        for here, there in zip(target, other, strict=True)
    )
    return x, y


def _rounded(whole: int, factor: int, root: int, divisor: int) -> int:
    """Return (whole + factor * sqrt(root)) / divisor, rounded to the nearest integer, ties to even."""
    under = 4 * factor**2 * root
    size = isqrt(under)
    if factor < 0:
        size = -size - (size * size != under)
    rounded, rest = divmod(2 * whole + size + divisor, 2 * divisor)
    is_tie = rest == 0 and size * size == under
    return rounded - (is_tie and rounded % 2)


def place_at(target: Point, radius: int, direction: int) -> Point:
    """Return the place at a distance from a point in a direction, each coordinate rounded."""
    right, up = _unit_way(direction)
    if near := _surely(target[0] + radius * right, target[1] + radius * up):
        return near
    sine, cosine = sine_cosine(direction)
    return _nearest(target[0] * _ONE + radius * sine), _nearest(target[1] * _ONE + radius * cosine)


@lru_cache(maxsize=1024)
def _unit_way(direction: int) -> tuple[float, float]:
    """Return sine and cosine of a direction as the nearest floating point numbers."""
    sine, cosine = sine_cosine(direction)
    return sine / _ONE, cosine / _ONE


def _nearest(value: int) -> int:
    """Return a fixed-point number as the nearest integer; its error is far below 0.001."""
    rounded, rest = divmod(value + _ONE // 2, _ONE)
    return rounded - (rest == 0 and rounded % 2)


@lru_cache(maxsize=1024)
def sine_cosine(direction: int) -> tuple[int, int]:
    """Return sine and cosine of a direction, times 10**40."""
    quarters, rest = divmod(direction % TURN, TURN // 4)
    is_steep = rest > TURN // 8
    arc = (TURN // 4 - rest if is_steep else rest) * _PI // (TURN // 2)
    sine, cosine = _series(arc, arc), _series(arc, _ONE)
    if is_steep:
        sine, cosine = cosine, sine
    for _ in range(quarters):
        sine, cosine = cosine, -sine
    return sine, cosine


def _series(arc: int, first: int) -> int:
    """Return the sine of an arc of up to an eighth turn if `first` is the arc, its cosine if it is one."""
    total = term = first
    number = 1 if first == arc else 0
    while term:
        term = -term * arc // _ONE * arc // _ONE // ((number + 1) * (number + 2))
        if term == -1:
            break
        total += term
        number += 2
    return total


def turn_between(direction: int, way: Point) -> int:
    """Return by how much a way deviates from a direction, clockwise, in degrees times 10**40.

    Exact far beyond a billionth of a degree for small angles; a right angle stands for all that are not small.
    """
    sine, cosine = sine_cosine(direction)
    across, along = way[0] * cosine - way[1] * sine, way[0] * sine + way[1] * cosine
    if along <= 0 or abs(across) * 100 > along:
        return 90 * _ONE if across > 0 else -90 * _ONE
    tangent = across * _ONE // along
    term, total = tangent, 0
    for divisor in range(1, 40, 2):
        total += term // divisor
        term = -term * tangent // _ONE * tangent // _ONE
    return total * 180 * _ONE // _PI


def degrees(text: str) -> int:
    """Return a decimal number of degrees in the unit of `turn_between`."""
    whole, _, part = text.partition(".")
    return int(whole + part.ljust(_DIGITS, "0"))


def finely(target: Point, radius: int, other: Point, reach: int, side: Side) -> Point:
    """Return the way from a target to a pocket much finer than in micro-units, in a unit of its own."""
    if not side:
        return other[0] - target[0], other[1] - target[1]
    fine = 10**12
    places = dict(
        pockets((0, 0), radius * fine, ((other[0] - target[0]) * fine, (other[1] - target[1]) * fine), reach * fine)
    )
    return places[side]
