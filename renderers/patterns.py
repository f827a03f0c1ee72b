"""Movement patterns of Confusion as on the stickers: arrows around the middle, a bar behind who cannot go back.

Directions are those of the die's owner; `is_upright` tells whether the owner's forward points up in the picture.
"""

import math
from typing import Final

from games.confusion.view import PatternSeen
from renderers.canvas import Brush, Point
from renderers.theme import Colour

TURNS: Final = {"F": 0, "FR": 45, "R": 90, "BR": 135, "B": 180, "BL": 225, "L": 270, "FL": 315}
"""Where each direction points, in degrees clockwise from the top."""


def draw_pattern(
    brush: Brush,
    pattern: PatternSeen,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    is_upright: bool,
    depth: float = 0.32,
) -> None:
    """Draw the arrows of a pattern into a square around x, y; the middle is left free for a letter and a number.

    `depth` is how far an arrow reaches inwards, in halves of the square.
    """
    for direction in pattern.directions:
        turn = TURNS[direction] + (0 if is_upright else 180)
        brush.polygon(_arrow(x, y, size / 2, turn, depth), colour)
    if pattern.is_promotable:
        way = 1 if is_upright else -1
        bar = y + way * size * 0.36
        brush.line(((x - size * 0.22, bar), (x + size * 0.22, bar)), size * 0.055, colour)


def _arrow(x: float, y: float, reach: float, turn: int, depth: float) -> list[Point]:
    """Return an arrow head whose tip lies on the edge of the square; those to the corners lie a little further out."""
    is_diagonal = turn % 90 != 0
    tip = reach * (1.12 if is_diagonal else 0.92)
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    shape = ((0.0, tip), (-reach * 0.2, tip - reach * depth), (reach * 0.2, tip - reach * depth))
    return [(x + right * cos + up * sin, y + right * sin - up * cos) for right, up in shape]
