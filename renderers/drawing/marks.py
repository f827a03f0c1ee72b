"""Marks on a board: rings around places, and arrows, lines and crosses of the latest steps. Knows no game."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from renderers.drawing import pillow
from renderers.drawing.canvas import Brush, Canvas, Point

Spot = tuple[Point, float]
"""The middle of a place and its radius."""

STROKE: Final = 5
HEAD: Final = 12
"""Width of a line, and half the box of an arrow's head and of a cross, in pixels."""


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


def put_arrow(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw an upright or level arrow that ends at a point."""
    (x1, y1), (x2, y2) = start, end
    length = max(abs(x2 - x1), abs(y2 - y1)) or 1
    right, down = (x2 - x1) / length, (y2 - y1) / length
    put_line(canvas, start, (x2 - right * 10, y2 - down * 10))
    canvas.blend(_head(round(right), round(down)), canvas.theme.accent, round(x2) - HEAD, round(y2) - HEAD)


def put_line(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw an upright or level line."""
    left, top = round(min(start[0], end[0])), round(min(start[1], end[1]))
    wide, high = round(abs(start[0] - end[0])), round(abs(start[1] - end[1]))
    canvas.blend(_stroke(wide, high), canvas.theme.accent, left - 4, top - 4)


def put_cross(canvas: Canvas, middle: Point) -> None:
    """Draw a small cross that must not be overlooked."""
    x, y = middle
    canvas.blend(_cross(), canvas.theme.alert, round(x) - HEAD, round(y) - HEAD)


@lru_cache(maxsize=64)
def _stroke(wide: int, high: int) -> pillow.Image.Image:
    brush = Brush(wide + 8, high + 8, 0)
    brush.line(((4, 4), (wide + 4, high + 4)), STROKE, 255)
    return brush.image()


@lru_cache(maxsize=8)
def _head(right: int, down: int) -> pillow.Image.Image:
    """Return the head of an arrow that points along an axis, its tip a little beyond the middle."""
    brush = Brush(2 * HEAD, 2 * HEAD, 0)
    tip, back = (HEAD + right * 2, HEAD + down * 2), (HEAD - right * 11, HEAD - down * 11)
    brush.polygon((tip, (back[0] + down * 9, back[1] + right * 9), (back[0] - down * 9, back[1] - right * 9)), 255)
    return brush.image()


@lru_cache(maxsize=1)
def _cross() -> pillow.Image.Image:
    brush = Brush(2 * HEAD, 2 * HEAD, 0)
    for way in (1, -1):
        brush.line(((5, HEAD - way * 7), (19, HEAD + way * 7)), 4.5, 255)
    return brush.image()
