"""The circles of Zirkeltanz one by one: their colours and patterns, and the marks that stand on a plane.

Blue's circles are plain with a bright ring, Yellow's are striped; life circles are red. Knows no views.
"""

import math
from functools import lru_cache
from typing import Final

from renderers.drawing.canvas import BOLD, Brush, Sprite, disc_mask, text_width
from renderers.drawing.theme import Piece, Theme, game_themes, piece

COLOURS: Final = game_themes(
    dark=(
        piece("2F7DE1", "B5D4FA", "FFFFFF", "22304A", "5E9BEA"),
        piece("F2C62E", "9C7608", "231A00", "3A3520", "F2C62E"),
        piece("E5383B", "FFB3AC", "FFFFFF", "1C232E", "E5383B"),
    ),
    light=(
        piece("1B66C9", "0B3570", "FFFFFF", "DCE7F5", "1B66C9"),
        piece("FFC928", "7A5B00", "231A00", "FBEFC4", "B58900"),
        piece("D92B2F", "7E1013", "FFFFFF", "FBF8F2", "D92B2F"),
    ),
    has_blue=True,
)
"""The computer's themes with this game's circles: Blue's, Yellow's, and the life circles."""

LIFE: Final = 2
"""The index of the life circles among the pieces."""


def draw_disc(brush: Brush, piece: Piece, seat: int, x: float, y: float, radius: float) -> None:
    """Draw a number circle: Blue's with a bright ring, Yellow's striped around a plain middle."""
    rim = max(1.2, radius * 0.06)
    brush.disc(x, y, radius, piece.line)
    brush.disc(x, y, radius - rim, piece.body)
    if seat == 0:
        brush.ring(x, y, radius * 0.84, max(1.0, radius * 0.05), piece.line)
        return
    for step in range(-4, 5):
        across = step * radius * 0.22
        half = math.sqrt(max(0.0, (radius - rim) ** 2 - across**2))
        turn = math.sqrt(0.5)
        start = (x + (across - half) * turn, y + (across + half) * turn)
        end = (x + (across + half) * turn, y + (across - half) * turn)
        brush.line((start, end), max(0.8, radius * 0.045), piece.line)
    brush.disc(x, y, radius * 0.66, piece.body)


def draw_emblem(brush: Brush, piece: Piece, seat: int, x: float, y: float, size: float) -> None:
    """Draw the sign of a seat: a circle without a number."""
    draw_disc(brush, piece, seat, x, y, size / 2)


@lru_cache(maxsize=256)
def disc(theme: Theme, seat: int, radius: float, *, marked: bool) -> Sprite:
    """Return a number circle without its name, ringed if it was just laid."""
    side = 2 * math.ceil(radius) + 4
    brush = Brush(side, side, theme.well)
    draw_disc(brush, theme.pieces[seat], seat, side / 2, side / 2, radius)
    if marked:
        brush.ring(side / 2, side / 2, radius, max(2.5, min(6, radius * 0.14)), theme.accent)
    return brush.sprite(theme, disc_mask(side, radius + 0.5))


@lru_cache(maxsize=64)
def ghost(theme: Theme, radius: float) -> Sprite:
    """Return the dashed rim of the place that a circle has left."""
    side = 2 * math.ceil(radius) + 4
    brush = Brush(side, side, theme.well)
    count = max(6, round(radius / 4))
    brush.dashes(side / 2, side / 2, radius, 3.2, theme.accent, count=count, share=5 / 9)
    return brush.sprite(theme, disc_mask(side, radius + 0.5))


@lru_cache(maxsize=8)
def rim(theme: Theme, radius: float) -> Sprite:
    """Return the rim of a life circle, to be seen on what covers it."""
    side = 2 * math.ceil(radius) + 6
    brush, mask = Brush(side, side, theme.pieces[LIFE].body), Brush(side, side, 0)
    mask.ring(side / 2, side / 2, radius + 1, 4, 255)
    return brush.sprite(theme, mask.mask())


@lru_cache(maxsize=4)
def contact(theme: Theme) -> Sprite:
    """Return the mark of a contact."""
    brush, mask = Brush(14, 14, theme.table), Brush(14, 14, 0)
    brush.disc(7, 7, 6, theme.table)
    brush.disc(7, 7, 4, theme.accent)
    mask.disc(7, 7, 6, 255)
    return brush.sprite(theme, mask.mask())


@lru_cache(maxsize=4)
def dot(theme: Theme) -> Sprite:
    """Return the mark of a place that a tag stands for."""
    brush, mask = Brush(10, 10, theme.accent), Brush(10, 10, 0)
    mask.disc(5, 5, 4, 255)
    return brush.sprite(theme, mask.mask())


@lru_cache(maxsize=64)
def name_label(theme: Theme, seat: int, name: str, size: int) -> Sprite:
    """Return the name of a circle on a label in its colours."""
    piece = theme.pieces[seat]
    wide, high = text_width(name, size, BOLD) + 10, size
    brush, mask = Brush(wide, high, piece.line), Brush(wide, high, 0)
    brush.box(2, 2, wide - 2, high - 2, 8, piece.body)
    mask.box(0, 0, wide, high, 10, 255)
    canvas = brush.canvas(theme)
    canvas.write(name, wide / 2, high / 2, size, piece.sign, piece.body, weight=BOLD)
    return canvas.sprite(mask.mask())


TAG: Final = 21


@lru_cache(maxsize=256)
def tag(theme: Theme, number: int, *, is_winning: bool) -> Sprite:
    """Return the number of a place; a place that wins is marked in another colour and with a square."""
    side = 2 * TAG + 2
    fill = theme.alert if is_winning else theme.accent
    brush, mask = Brush(side, side, theme.table), Brush(side, side, 0)
    if is_winning:
        brush.box(2, 2, side - 2, side - 2, 5, fill)
        mask.box(0, 0, side, side, 6, 255)
    else:
        brush.disc(side / 2, side / 2, TAG - 1, fill)
        mask.disc(side / 2, side / 2, TAG + 0.5, 255)
    canvas = brush.canvas(theme)
    canvas.write(str(number), side / 2, side / 2, 28 if number < 100 else 20, theme.table, fill, weight=BOLD)
    return canvas.sprite(mask.mask())
