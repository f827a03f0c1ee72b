"""The table of a division as a picture: place, name, matches, points, a tie-break; promotion and relegation marked."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from renderers.drawing.canvas import Brush, Canvas, Sprite
from renderers.drawing.theme import Colour, Theme
from renderers.league.core import HEAD, LETTER, MARGIN, ROW, SMALL, WIDTH, Words, band, row_ground, text

ROWS_ON_PAGE: Final = 12

HEADS: Final = ("table-name", "table-played", "table-won", "table-drawn", "table-lost", "table-points")
"""The message ids of the headings; the name of the tie-break comes with the table."""

PLACE_RIGHT: Final = 92
NAME_LEFT: Final = 112
COLUMNS: Final = (408, 464, 520, 576, 650)
"""The right edges of matches, won, drawn, lost and points."""

FIGURE_RIGHT: Final = WIDTH - MARGIN - 4
SIGN: Final = 22


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's line.

    Attributes:
        place: as text: `1`, a shared `2=`, or a dash.
        name: of the person or team.
        counts: matches, won, drawn and lost.
        points: as text.
        figure: of the first tie-break that matters; None where none does.
        move: whether this place goes up or down as things stand.
        is_struck: nothing of this line counts.
        is_marked: this is the line of who looks, or of the champion.
    """

    place: str
    name: str
    counts: tuple[int, int, int, int]
    points: str
    figure: str | None = None
    move: Literal["up", "down"] | None = None
    is_struck: bool = False
    is_marked: bool = False


def pages(lines: Sequence[StandingRow]) -> int:
    """Return how many pages a table has."""
    return max(1, -(-len(lines) // ROWS_ON_PAGE))


def draw_table(
    lines: Sequence[StandingRow], *, title: str, figure: str | None, theme: Theme, words: Words, page: int = 0
) -> bytes:
    """Return a page of a table as a PNG; `figure` is the name of the tie-break shown, if any.

    Raises:
        IndexError: there is no such page.
    """
    start = range(0, pages(lines) * ROWS_ON_PAGE, ROWS_ON_PAGE)[page]
    shown = lines[start : start + ROWS_ON_PAGE]
    canvas = Canvas.blank(theme, WIDTH, 2 * HEAD + max(1, len(shown)) * ROW + MARGIN)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=WIDTH - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    _put_heads(canvas, words, figure)
    for index, line in enumerate(shown):
        _put_line(canvas, line, 2 * HEAD + index * ROW - 6, row_ground(theme, index))
    return canvas.png()


def _put_heads(canvas: Canvas, words: Words, figure: str | None) -> None:
    theme, middle = canvas.theme, HEAD * 1.5
    name, *rest = map(words, HEADS)
    text(canvas, name, NAME_LEFT, middle, theme.table, width=220, size=SMALL, colour=theme.quiet)
    for right, head in zip(COLUMNS, rest, strict=True):
        text(canvas, head, right, middle, theme.table, width=70, anchor="rm", size=SMALL, colour=theme.quiet)
    if figure:
        text(canvas, figure, FIGURE_RIGHT, middle, theme.table, width=86, anchor="rm", size=SMALL, colour=theme.quiet)


def _put_line(canvas: Canvas, line: StandingRow, top: int, ground: Colour) -> None:
    theme, middle = canvas.theme, top + ROW / 2
    band(canvas, top, ground)
    ink = theme.quiet if line.is_struck else theme.ink
    if line.move:
        canvas.put(_sign(theme, line.move, ground), MARGIN + 18, middle)
    text(canvas, line.place, PLACE_RIGHT, middle, ground, width=56, anchor="rm", colour=ink, is_bold=True)
    room = COLUMNS[0] - NAME_LEFT - 44
    text(canvas, line.name, NAME_LEFT, middle, ground, width=room, colour=ink, is_bold=line.is_marked)
    for right, count in zip(COLUMNS, line.counts, strict=False):
        text(canvas, str(count), right, middle, ground, width=50, anchor="rm", colour=theme.quiet)
    text(canvas, line.points, COLUMNS[-1], middle, ground, width=70, anchor="rm", colour=ink, is_bold=True)
    if line.figure is not None:
        text(canvas, line.figure, FIGURE_RIGHT, middle, ground, width=86, anchor="rm", colour=theme.quiet)
    if line.is_struck:
        canvas.put(_stroke(theme, ground, FIGURE_RIGHT - NAME_LEFT), NAME_LEFT, middle, "lm")


@lru_cache(maxsize=8)
def _sign(theme: Theme, move: Literal["up", "down"], ground: Colour) -> Sprite:
    """Return an arrow; up and down differ in shape and not only in colour."""
    brush = Brush(SIGN + 2, SIGN + 2, ground)
    tip, base = (1.0, float(SIGN)) if move == "up" else (float(SIGN), 1.0)
    points = [(SIGN / 2 + 1, tip), (SIGN + 1, base), (1, base)]
    brush.polygon(points, theme.accent if move == "up" else theme.alert)
    return brush.sprite(theme)


@lru_cache(maxsize=8)
def _stroke(theme: Theme, ground: Colour, width: int) -> Sprite:
    brush = Brush(width, 3, ground)
    brush.box(0, 0, width, 3, 1, theme.quiet)
    return brush.sprite(theme)
