"""The cross table of a division as a picture: what everybody has against everybody, for up to twelve people."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.drawing.canvas import Brush, Canvas, Sprite
from renderers.drawing.theme import Colour, Theme
from renderers.league.core import HEAD, LETTER, MARGIN, ROW, SMALL, Words, band, row_ground, text

MOST: Final = 12
NAME_LEFT: Final = 76
NAMES_WIDE: Final = 200
CELL: Final = 54
POINTS_WIDE: Final = 84
MOST_WIDE: Final = 800
"""Cells of many people are narrower, so that the picture can be read on a phone."""

SECOND_LOWER: Final = 34
"""Two results of the same pair stand one below the other, the first meeting above."""


@dataclass(frozen=True, slots=True)
class CrossLine:
    """One entrant's line: its place as text, the name, a cell for everybody (its own is None), and the points."""

    place: str
    name: str
    cells: tuple[str | None, ...]
    points: str


def draw_cross_table(lines: Sequence[CrossLine], *, title: str, theme: Theme, words: Words) -> bytes:
    """Return a cross table as a PNG; columns are numbered as the lines are.

    Raises:
        ValueError: there are more people than fit.
    """
    if len(lines) > MOST:
        raise ValueError(len(lines))
    left = NAME_LEFT + NAMES_WIDE
    cell = min(CELL, (MOST_WIDE - left - POINTS_WIDE - MARGIN) // max(1, len(lines)))
    is_double = any(len(mark or "") > 1 for line in lines for mark in line.cells)
    row = ROW + SECOND_LOWER if is_double else ROW
    width = left + len(lines) * cell + POINTS_WIDE + MARGIN
    canvas = Canvas.blank(theme, width, 2 * HEAD + len(lines) * row + MARGIN)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=width - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    middle = HEAD * 1.5
    for column in range(len(lines)):
        x = left + (column + 0.5) * cell
        text(canvas, str(column + 1), x, middle, theme.table, width=cell, anchor="mm", size=SMALL, colour=theme.quiet)
    heading, edge = words("table-points"), width - MARGIN - 4
    text(canvas, heading, edge, middle, theme.table, width=80, anchor="rm", size=SMALL, colour=theme.quiet)
    for index, line in enumerate(lines):
        _put_line(canvas, index, line, left, (cell, row))
    return canvas.png()


def _put_line(canvas: Canvas, index: int, line: CrossLine, left: int, size: tuple[int, int]) -> None:
    cell, row = size
    theme, top = canvas.theme, 2 * HEAD + index * row - 6
    ground, middle = row_ground(theme, index), top + row / 2
    band(canvas, top, ground, row)
    number = str(index + 1)
    text(canvas, number, NAME_LEFT - 18, middle, ground, width=44, anchor="rm", colour=theme.quiet)
    text(canvas, line.name, NAME_LEFT, middle, ground, width=NAMES_WIDE - 20)
    for column, mark in enumerate(line.cells):
        x = left + (column + 0.5) * cell
        if mark is None:
            canvas.put(_diagonal(theme, cell - 10, row - 10), x, middle)
            continue
        for at, sign in enumerate(mark):
            lower = (at - (len(mark) - 1) / 2) * SECOND_LOWER
            text(canvas, sign, x, middle + lower, ground, width=cell, anchor="mm")
    edge = canvas.indices.width - MARGIN - 4
    text(canvas, line.points, edge, middle, ground, width=POINTS_WIDE, anchor="rm", is_bold=True)


@lru_cache(maxsize=8)
def _diagonal(theme: Theme, side: int, height: int) -> Sprite:
    brush = Brush(side, height, theme.table)
    ground: Colour = theme.well
    brush.box(0, 0, side, height, 8, ground)
    return brush.sprite(theme)
