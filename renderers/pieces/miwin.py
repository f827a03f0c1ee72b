"""The Miwin dice: ivory with red, blue and black pips, up to nine on a side. Knows views of dice, no rules."""

from functools import lru_cache
from typing import Final

from games.gamwin.view import DieSeen
from renderers.drawing.canvas import Brush, Point, Sprite
from renderers.drawing.theme import Piece, Theme, hex_colour

NAMES: Final = ("III", "IV", "V")
SIZE: Final = 92
MARGIN: Final = 6
"""The edge of a die, and the room around it for the line below one that was just thrown."""

_IVORY: Final = hex_colour("F4EDDD")
_DULL: Final = hex_colour("B9AE99")


def _piece(line: str, pip: str) -> Piece:
    edge, sign = hex_colour(line), hex_colour(pip)
    return Piece(body=_IVORY, line=edge, sign=sign, land=_IVORY, land_line=_DULL, land_sign=sign)


PIECES: Final = (_piece("C2330F", "C2330F"), _piece("1459B8", "1459B8"), _piece("77736A", "1B1D21"))
"""The dice III, IV and V; a theme that shows them has these as its last pieces."""


@lru_cache(maxsize=128)
def die_sprite(theme: Theme, die: DieSeen) -> Sprite:
    """Return a die: underlined if just thrown, sunken if used up, blank if it is about to be thrown."""
    piece = theme.pieces[NAMES.index(die.name) - len(NAMES)]
    size = SIZE + 2 * MARGIN
    brush = Brush(size, size, theme.table)
    middle, half = size / 2, SIZE / 2
    is_dull = die.is_used or die.is_due
    line = piece.land_line if is_dull else piece.line
    brush.box(middle - half, middle - half, middle + half, middle + half, 18, line)
    inner = half - 4
    body = theme.panel if is_dull else piece.body
    brush.box(middle - inner, middle - inner, middle + inner, middle + inner, 14.5, body)
    for right, down in () if die.is_due else pips(die.number):
        sign = piece.land_line if die.is_used else piece.sign
        brush.disc(middle + right * SIZE * 0.27, middle + down * SIZE * 0.27, SIZE * 0.095, sign)
    if die.is_fresh and not die.is_due:
        brush.box(middle - 26, size - 5, middle + 26, size, 2.5, theme.accent)
    return brush.sprite(theme)


def pips(number: int) -> tuple[Point, ...]:
    """Return where the pips of a number lie, in steps from the middle, right and down."""
    corners = ((-1, 1), (1, -1), (-1, -1), (1, 1))
    sides = ((-1, 0), (1, 0), (0, -1), (0, 1))
    even = number - number % 2
    outer = corners if even >= len(corners) else corners[:even]
    return (*outer, *sides[: max(0, even - len(corners))], *(((0, 0),) if number % 2 else ()))
