"""The score sheet of any game as a picture: one row a turn of a seat, the game's columns, new dice underlined.

Long plays take several pages. Knows no game; a renderer names the columns.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import nlargest
from typing import Final

from games.core import Cell, SheetRow
from renderers.core import MAX_SIDE, Words
from renderers.drawing.canvas import BOLD, REGULAR, Brush, Canvas, Sprite, shortened, text_width
from renderers.drawing.panels import Emblem, emblem
from renderers.drawing.theme import Colour, Theme
from renderers.pieces.dice import draw_body

ROWS_ON_PAGE: Final = 24
TURN_WORD: Final = "sheet-turn"

ROW: Final = 46
HEAD: Final = 58
MARGIN: Final = 22
GAP: Final = 30
EMBLEM: Final = 28
SIZES: Final = (27, 24, 21, 18, 15)
"""Sizes of letters in pixels; the first that fits is taken."""

ABSENT: Final = "–"


def pages(rows: Sequence[SheetRow]) -> int:
    """Return how many pages a sheet has; an empty one has one."""
    return max(1, -(-len(rows) // ROWS_ON_PAGE))


def draw_sheet(
    rows: Sequence[SheetRow],
    page: int,
    *,
    columns: Sequence[str],
    theme: Theme,
    words: Words,
    draw: Emblem = draw_body,
) -> bytes:
    """Return one page of a score sheet as a PNG; pages count from 0, -1 is the last.

    The last page is full, and what is left over stands on the first, as on the pages of a log.

    `columns` are the message ids of the headings of the cells; `draw` draws the sign of a seat, a die without one.

    Raises:
        IndexError: there is no such page.
    """
    end = len(rows) - ROWS_ON_PAGE * range(pages(rows))[::-1][page]
    heads = [words(TURN_WORD), *(words(column) for column in columns)]
    shown = rows[max(0, end - ROWS_ON_PAGE) : end]
    layout = _layout(_measured_rows(rows, shown), heads)
    canvas = Canvas.blank(theme, layout.width, HEAD + max(1, len(shown)) * ROW + MARGIN)
    for head, left in zip(heads, layout.lefts, strict=True):
        canvas.write(head, left, HEAD / 2 + 2, layout.size - 3, theme.quiet, theme.table, anchor="lm", weight=BOLD)
    previous = None
    for index, row in enumerate(shown):
        _put_row(canvas, layout, row, HEAD + index * ROW, draw, is_first=row.turn != previous)
        previous = row.turn
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Layout:
    """The columns of the whole sheet: where they begin, the turn's first, and the greatest width of their texts."""

    size: int
    lefts: tuple[int, ...]
    widths: tuple[int, ...]
    width: int


def _measured_rows(rows: Sequence[SheetRow], shown: Sequence[SheetRow]) -> list[list[str]]:
    """Return texts by column: those of a page, and of the whole sheet only the longest, so that it stays cheap."""
    columns = zip(*([str(row.turn), *(cell.text for cell in row.cells)] for row in rows), strict=True)
    page = zip(*([str(row.turn), *(cell.text for cell in row.cells)] for row in shown), strict=True)
    return [[*here, *nlargest(ROWS_ON_PAGE, every, key=len)] for every, here in zip(columns, page, strict=True)]


def _layout(texts: Sequence[Sequence[str]], heads: Sequence[str]) -> _Layout:
    """Return columns as wide as what stands in them, in the largest letters with which they fit into a picture.

    Where even the smallest do not fit, the widest column is cut.
    """
    for size in SIZES:
        layout = _placed(_widths(texts, heads, size), size)
        if layout.width <= MAX_SIDE:
            return layout
    widths = _widths(texts, heads, SIZES[-1])
    while (over := _placed(widths, SIZES[-1]).width - MAX_SIDE) > 0:
        widest = widths.index(max(widths))
        widths[widest] -= min(over, -(-widths[widest] // 2))
    return _placed(widths, SIZES[-1])


def _widths(texts: Sequence[Sequence[str]], heads: Sequence[str], size: int) -> list[int]:
    bodies = [max((text_width(text[:MAX_SIDE], size) for text in column), default=0) for column in texts]
    bodies = bodies or [0] * len(heads)
    bodies[0] += EMBLEM + 12
    return [max(text_width(head, size - 3, BOLD), body) for head, body in zip(heads, bodies, strict=True)]


def _placed(widths: Sequence[int], size: int) -> _Layout:
    lefts = [MARGIN + 4 + sum(widths[:column]) + GAP * column for column in range(len(widths))]
    return _Layout(size, tuple(lefts), tuple(widths), lefts[-1] + widths[-1] + MARGIN + 4)


def _put_row(canvas: Canvas, layout: _Layout, row: SheetRow, top: int, draw: Emblem, *, is_first: bool) -> None:
    """Put down a row, on a band for every other turn, with the number at the first row of a turn."""
    theme = canvas.theme
    ground = theme.panel if row.turn % 2 else theme.table
    canvas.put(_band(theme, ground, layout.width - 2 * MARGIN + 16), layout.width / 2, top, "mt")
    middle, (turn_left, *lefts) = top + ROW / 2, layout.lefts
    if is_first:
        canvas.write(str(row.turn), turn_left, middle, layout.size, theme.ink, ground, anchor="lm", weight=BOLD)
    canvas.put(emblem(theme, draw, row.seat, EMBLEM, ground, room=0), lefts[0] - GAP + 8, middle, "rm")
    for cell, left, wide in zip(row.cells, lefts, layout.widths[1:], strict=True):
        text = shortened(cell.text, wide, layout.size)
        _write_cell(canvas, replace(cell, text=text), left, middle, layout.size, ground)


def _write_cell(canvas: Canvas, cell: Cell, left: float, middle: float, size: int, ground: Colour) -> None:
    """Write a cell word by word, and a line under the marked ones."""
    theme = canvas.theme
    if not cell.text:
        canvas.write(ABSENT, left, middle, size, theme.quiet, ground, anchor="lm")
    blank = text_width(" ", size)
    for index, word in enumerate(cell.text.split()):
        wide = text_width(word, size, REGULAR)
        canvas.write(word, left, middle, size, theme.ink, ground, anchor="lm")
        if index in cell.marked:
            canvas.put(_underline(theme, wide, ground), left, middle + size * 0.5, "lt")
        left += wide + blank


@lru_cache(maxsize=16)
def _band(theme: Theme, ground: Colour, wide: int) -> Sprite:
    return Sprite(Canvas.blank(theme, wide, ROW, ground).indices)


@lru_cache(maxsize=64)
def _underline(theme: Theme, wide: int, ground: Colour) -> Sprite:
    brush = Brush(wide, 4, ground)
    brush.box(0, 0, wide, 3.5, 1.5, theme.accent)
    return brush.sprite(theme)
