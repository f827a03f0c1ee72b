"""A second, slow set of rules for laying, written from the specification alone, in decimals of 60 digits.

Knows positions as plain dictionaries of centres and radii; shares no code with the game but its table of measures.
"""

from collections.abc import Iterator
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from math import cos, radians, sin

from games.zirkeltanz.state import Circle, State

DIGITS = 60
UNIT = 1_000_000
Place = tuple[int, int]
Thing = tuple[Place, int]
"""Something round: its centre and how near the centre of the moved circle may come, the sum of both radii."""


def radius(circle: Circle) -> int:
    return int(circle.name[0]) * UNIT


def distance(one: Place, other: Place) -> Decimal:
    with localcontext() as context:
        context.prec = DIGITS
        return (Decimal(one[0] - other[0]) ** 2 + Decimal(one[1] - other[1]) ** 2).sqrt()


def beside(one: Circle, other: Circle) -> bool:
    """Tell whether two circles are neighbours by colour and number."""
    numbers = {int(one.name[0]), int(other.name[0])}
    return one.seat == other.seat and (max(numbers) - min(numbers) == 1 or numbers == {1, 5})


def movable(state: State) -> list[Circle]:
    if state.thrown == 6:
        return [circle for circle in state.circles if circle.seat != state.to_move]
    return [c for c in state.circles if c.seat == state.to_move and c.name[0] == str(state.thrown)]


def things(state: State, circle: Circle, target: Circle) -> list[Thing]:
    """Return what the moved circle must not overlap."""
    own = radius(circle)
    found = [(other.at, own + radius(other)) for other in state.circles if other not in (circle, target)]
    found.append((circle.at, 2 * own))
    found.append(((0, -22 * UNIT if circle.seat == 0 else 22 * UNIT), own + 6 * UNIT))
    if state.thrown == 6:
        found.append(((0, -22 * UNIT if state.to_move == 0 else 22 * UNIT), own + 2 * UNIT))
    return found


def is_legal(state: State, circle: Circle, target: Circle, at: Place) -> bool:
    """Tell whether a rounded centre passes tests 1 to 5."""
    reach = radius(circle) + radius(target)
    if not beside(circle, target) or abs(distance(at, target.at) - reach) > 2:
        return False
    return all(distance(at, place) >= near - 2 for place, near in things(state, circle, target))


def pockets(target: Place, reach: int, other: Place, near: int) -> list[Place]:
    """Return the rounded places that touch the target and another thing."""
    if (target[0] - other[0]) ** 2 + (target[1] - other[1]) ** 2 > (reach + near + 3) ** 2:
        return []
    with localcontext() as context:
        context.prec = DIGITS
        gap = distance(target, other)
        if abs(gap - (reach + near)) <= 2:
            share = Decimal(reach - near) / (2 * gap)
            return [_rounded([(Decimal(t) + u) / 2 + (u - t) * share for t, u in zip(target, other, strict=True)])]
        if gap > reach + near or gap < abs(reach - near):
            return []
        along = (gap * gap + Decimal(reach) ** 2 - Decimal(near) ** 2) / (2 * gap)
        across = (Decimal(reach) ** 2 - along**2).sqrt()
        right, up = ((Decimal(u) - t) / gap for t, u in zip(target, other, strict=True))
        return [
            _rounded([target[0] + right * along - way * up * across, target[1] + up * along + way * right * across])
            for way in (1, -1)
        ]


def _rounded(place: list[Decimal]) -> Place:
    x, y = (int(value.to_integral_value(ROUND_HALF_EVEN)) for value in place)
    return x, y


def legal_pockets(state: State, circle: Circle, target: Circle) -> set[Place]:
    reach = radius(circle) + radius(target)
    return {
        at
        for place, near in things(state, circle, target)
        for at in pockets(target.at, reach, place, near)
        if is_legal(state, circle, target, at)
    }


def scan(state: State, circle: Circle, target: Circle, steps: int) -> Iterator[tuple[float, Place, float]]:
    """Yield directions all around, each with its place and by how much it is free (negative: it overlaps), in units."""
    reach = radius(circle) + radius(target)
    around = [
        (place, near)
        for place, near in things(state, circle, target)
        if (place[0] - target.x) ** 2 + (place[1] - target.y) ** 2 < (reach + near + UNIT) ** 2
    ]
    for step in range(steps):
        direction = 360 * step / steps
        x = target.x + reach * sin(radians(direction))
        y = target.y + reach * cos(radians(direction))
        free = min((((x - place[0]) ** 2 + (y - place[1]) ** 2) ** 0.5 - near for place, near in around), default=UNIT)
        yield direction, (round(x), round(y)), free


def has_move(state: State, steps: int = 720) -> bool:
    """Tell whether a dense scan of directions or a pocket finds a legal place."""
    for circle in movable(state):
        for target in state.circles:
            if beside(circle, target) and (
                any(
                    is_legal(state, circle, target, at)
                    for _, at, free in scan(state, circle, target, steps)
                    if free > -9
                )
                or legal_pockets(state, circle, target)
            ):
                return True
    return False
