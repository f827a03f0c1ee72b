"""Dice as pieces: seat 0's with round corners, seat 1's with cut corners and a light line; pips on both."""

from typing import Final

from renderers.drawing.canvas import Brush, Point
from renderers.drawing.theme import Colour, Piece, Theme

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""The pips of each value, in steps from the middle, right and down."""


def draw_die(brush: Brush, theme: Theme, seat: int, value: int, x: float, y: float, size: float) -> None:
    """Draw a die of a seat around x, y."""
    piece = theme.pieces[seat]
    draw_body(brush, piece, seat, x, y, size)
    draw_pips(brush, value, x, y, size, piece.sign)


def draw_pips(brush: Brush, value: int, x: float, y: float, size: float, colour: Colour, *, pip: float = 0.105) -> None:
    """Draw the pips of a value on a die of a size."""
    for right, down in PIPS[value]:
        brush.disc(x + right * size * 0.265, y + down * size * 0.265, size * pip, colour)


def draw_body(brush: Brush, piece: Piece, seat: int, x: float, y: float, size: float) -> None:
    """Draw a blank die of a seat around x, y; the line is broader below."""
    half, edge = size / 2, size * 0.045
    outline = _round if seat == 0 else _cut
    outline(brush, x, y, half, half, piece.line)
    outline(brush, x, y - edge / 2, half - edge, half - edge * 1.5, piece.body)


def _round(brush: Brush, x: float, y: float, wide: float, high: float, fill: tuple[int, int, int]) -> None:
    brush.box(x - wide, y - high, x + wide, y + high, wide * 0.5, fill)


def _cut(brush: Brush, x: float, y: float, wide: float, high: float, fill: tuple[int, int, int]) -> None:
    cut = wide * 0.3
    corners: list[Point] = []
    for right, down in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        upright = (x + right * wide, y + down * (high - cut))
        level = (x + right * (wide - cut), y + down * high)
        corners += (level, upright) if right * down < 0 else (upright, level)
    brush.polygon(corners, fill)
