"""The score sheet of any game as a picture: one row a turn of a seat, the game's columns, new dice underlined.

Long plays take several pages. Knows no game; a renderer names the columns.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.core import Cell, SheetRow
from renderers.canvas import BOLD, REGULAR, Brush, Canvas, Sprite, indexed, text_width
from renderers.core import MAX_SIDE, Words
from renderers.dice import draw_body
from renderers.theme import Colour, Piece, Theme

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

Emblem = Callable[[Brush, Piece, int, float, float, float], None]
"""Draws the sign of a seat around x, y in a size: brush, its piece, the seat, x, y, size."""


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
    emblem: Emblem = draw_body,
) -> bytes:
    """Return one page of a score sheet as a PNG; pages count from 0, -1 is the last.

    `columns` are the message ids of the headings of the cells; `emblem` draws the sign of a seat, a die without one.

    Raises:
        IndexError: there is no such page.
    """
    start = range(0, pages(rows) * ROWS_ON_PAGE, ROWS_ON_PAGE)[page]
    heads = [words(TURN_WORD), *(words(column) for column in columns)]
    layout = _layout(rows, heads)
    shown = rows[start : start + ROWS_ON_PAGE]
    canvas = Canvas.blank(theme, layout.width, HEAD + max(1, len(shown)) * ROW + MARGIN)
    for head, left in zip(heads, layout.lefts, strict=True):
        canvas.write(head, left, HEAD / 2 + 2, layout.size - 3, theme.quiet, theme.table, anchor="lm", weight=BOLD)
    previous = None
    for index, row in enumerate(shown):
        _put_row(canvas, layout, row, HEAD + index * ROW, emblem, is_first=row.turn != previous)
        previous = row.turn
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the columns begin, the turn's first, for the whole sheet alike."""

    size: int
    lefts: tuple[int, ...]
    width: int


def _layout(rows: Sequence[SheetRow], heads: Sequence[str]) -> _Layout:
    """Return columns as wide as what stands in them, in the largest letters with which they fit into a picture."""
    layouts = (_measured(rows, heads, size) for size in SIZES)
    return next((layout for layout in layouts if layout.width <= MAX_SIDE), _measured(rows, heads, SIZES[-1]))


def _measured(rows: Sequence[SheetRow], heads: Sequence[str], size: int) -> _Layout:
    texts = [[str(row.turn), *(cell.text for cell in row.cells)] for row in rows]
    left = MARGIN + 4
    lefts = []
    for column, head in enumerate(heads):
        lefts.append(left)
        body = max((text_width(line[column], size) for line in texts), default=0)
        left += max(text_width(head, size - 3, BOLD), body + (EMBLEM + 12) * (column == 0)) + GAP
    return _Layout(size, tuple(lefts), left - GAP + MARGIN + 4)


def _put_row(canvas: Canvas, layout: _Layout, row: SheetRow, top: int, emblem: Emblem, *, is_first: bool) -> None:
    """Put down a row, on a band for every other turn, with the number at the first row of a turn."""
    theme = canvas.theme
    ground = theme.panel if row.turn % 2 else theme.table
    canvas.put(_band(theme, ground, layout.width - 2 * MARGIN + 16), layout.width / 2, top, "mt")
    middle, (turn_left, *lefts) = top + ROW / 2, layout.lefts
    if is_first:
        canvas.write(str(row.turn), turn_left, middle, layout.size, theme.ink, ground, anchor="lm", weight=BOLD)
    canvas.put(_emblem(theme, row.seat, ground, emblem), lefts[0] - GAP + 8, middle, "rm")
    for cell, left in zip(row.cells, lefts, strict=True):
        _write_cell(canvas, cell, left, middle, layout.size, ground)


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
    return Sprite(indexed(brush.image(), theme))


@lru_cache(maxsize=16)
def _emblem(theme: Theme, seat: int, ground: Colour, emblem: Emblem) -> Sprite:
    brush = Brush(EMBLEM, EMBLEM, ground)
    emblem(brush, theme.pieces[seat], seat, EMBLEM / 2, EMBLEM / 2, EMBLEM)
    return Sprite(indexed(brush.image(), theme))
