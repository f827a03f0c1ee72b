"""Common pieces of the league pictures: sizes legible on a phone, rows on bands, and texts that always fit."""

from collections.abc import Callable
from typing import Final

from renderers.drawing.canvas import BOLD, REGULAR, Canvas, Sprite, drawable, shortened
from renderers.drawing.theme import Colour, Theme

Words = Callable[[str], str]

WIDTH: Final = 760
MARGIN: Final = 20
ROW: Final = 54
HEAD: Final = 62
LETTER: Final = 28
SMALL: Final = 27
"""The smallest letters: their digits and capitals are 9 pixels high where the picture is shown 360 wide."""


def band(canvas: Canvas, top: int, ground: Colour, height: int = ROW) -> None:
    """Lay a row's ground."""
    width = canvas.indices.width - 2 * MARGIN + 16
    canvas.put(Sprite(Canvas.blank(canvas.theme, width, height, ground).indices), canvas.indices.width / 2, top, "mt")


def row_ground(theme: Theme, index: int) -> Colour:
    """Return the colour on which a row stands: every other one on a band."""
    return theme.panel if index % 2 == 0 else theme.table


def text(
    canvas: Canvas,
    words: str,
    x: float,
    middle: float,
    ground: Colour,
    *,
    width: float,
    anchor: str = "lm",
    size: int = LETTER,
    colour: Colour | None = None,
    is_bold: bool = False,
) -> None:
    """Write a text that is shortened to a width; where something cannot be drawn, no gap is left."""
    weight = BOLD if is_bold else REGULAR
    fitting = shortened(" ".join(drawable(words).split()), width, size, weight)
    canvas.write(fitting, x, middle, size, colour or canvas.theme.ink, ground, anchor=anchor, weight=weight)
