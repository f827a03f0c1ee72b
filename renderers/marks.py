"""Marks on places that somebody may choose or that an answer speaks of: a ring in the colour of what must be seen."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers import pillow
from renderers.canvas import Brush, Canvas, Point

Spot = tuple[Point, float]
"""The middle of a place and its radius."""


def put_mark(canvas: Canvas, spot: Spot) -> None:
    """Draw a ring around a place, with a dark edge by which it is seen on any ground."""
    (x, y), radius = spot
    for width, colour in ((9, canvas.theme.table), (5, canvas.theme.alert)):
        mask = _ring(math.ceil(radius), width)
        canvas.blend(mask, colour, round(x - mask.width / 2), round(y - mask.height / 2))


@lru_cache(maxsize=64)
def _ring(radius: int, width: int) -> pillow.Image.Image:
    side = 2 * radius + 12
    brush = Brush(side, side, 0)
    brush.ring(side / 2, side / 2, radius + width / 2, width, 255)
    return brush.image()
