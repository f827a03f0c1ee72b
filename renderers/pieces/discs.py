"""Discs of Columbiz: the colours of its four seats, in every theme, and their signs ring, triangle, cross and square.

The colours are the rulebook's, chosen so that they differ in luminance and stay apart for colour-blind eyes.
"""

import math
from typing import Final

from renderers.drawing.canvas import Brush
from renderers.drawing.theme import Colour, Piece, Theme, game_themes, piece

COLOURS: Final = game_themes(
    dark=(
        piece("D3A0EA", "8A55A5", "2A1033"),
        piece("1F6FD0", "7FB4F2", "FFFFFF"),
        piece("8D949C", "D5DAE0", "0D1117"),
        piece("07090C", "DCE3EC", "FFFFFF"),
        piece("F1F4F8", "9AA7B8", "171C24"),
    ),
    light=(
        piece("D7A3EE", "7C4299", "2A1033"),
        piece("0F5FB8", "083A75", "FFFFFF"),
        piece("8A9098", "4D535B", "101317"),
        piece("1C1E22", "000000", "FFFFFF"),
        piece("FFFFFF", "8C8270", "1C1E22"),
    ),
)
"""For each theme the discs of the four seats, then the dice, which belong to nobody."""

DICE: Final = 4
"""The index of the dice among the pieces."""

THIRDS: Final = (0, 2 * math.pi / 3, 4 * math.pi / 3)
SQUARE: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))


def draw_disc(brush: Brush, piece: Piece, seat: int, x: float, y: float, size: float) -> None:
    """Draw a disc of a seat around x, y, with the seat's sign on it."""
    radius = size / 2
    brush.disc(x, y, radius, piece.line)
    brush.disc(x, y, radius * 0.91, piece.body)
    brush.ring(x, y, radius * 0.76, radius * 0.045, piece.line)
    _draw_sign(brush, piece.sign, seat, x, y, radius)


def _draw_sign(brush: Brush, colour: Colour, seat: int, x: float, y: float, radius: float) -> None:
    """Draw a ring, triangle, cross or square."""
    reach, broad = radius * 0.42, radius * 0.15
    match seat:
        case 0:
            brush.ring(x, y, reach, broad, colour)
        case 1:
            corners = [
                (x + reach * 1.1 * math.sin(turn), y + reach * 0.1 - reach * 1.1 * math.cos(turn)) for turn in THIRDS
            ]
            brush.line((*corners, corners[0]), broad, colour)
        case 2:
            brush.line(((x - reach * 0.8, y - reach * 0.8), (x + reach * 0.8, y + reach * 0.8)), broad, colour)
            brush.line(((x - reach * 0.8, y + reach * 0.8), (x + reach * 0.8, y - reach * 0.8)), broad, colour)
        case _:
            brush.line([(x + right * reach * 0.8, y + down * reach * 0.8) for right, down in SQUARE], broad, colour)


def draw_captive(brush: Brush, theme: Theme, seat: int, x: float, y: float, size: float) -> None:
    """Draw a small disc that is crossed out."""
    draw_disc(brush, theme.pieces[seat], seat, x, y, size)
    reach = size * 0.5
    brush.line(((x - reach, y + reach), (x + reach, y - reach)), size * 0.13, theme.accent)
