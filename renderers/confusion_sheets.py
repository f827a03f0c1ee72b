"""One player's private pictures of Confusion: the enemy's dice with their moves, and the evaluation sheets.

A sheet has a column for each die and a row for each type: a cross strikes out what answers exclude, a thin stroke what
only follows from each type occurring once. Arrows point as the viewer sees them. Lengths are pixels.
"""

import math
from functools import lru_cache
from typing import Final

from games.confusion.view import ColumnSeen, DieSeen, PatternSeen, View
from games.core import Seat
from renderers.core import Words
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite
from renderers.drawing.panels import emblem
from renderers.drawing.theme import Colour, Theme
from renderers.pieces.dice import draw_body

TYPES: Final = "abcdefghijkl"
MARGIN: Final = 24
TITLE: Final = 76

CELL: Final = 70
HEAD: Final = 104
ROW_HEAD: Final = 128
"""A cell of a sheet, the height of the heads of its columns and the width of those of its rows."""

TILE: Final = (226, 196)
ACROSS: Final = 4
FACE: Final = 132

SHEET_PICTURE_WORDS: Final = ("picture-my-dice", "picture-their-dice", "picture-blue-dice", "picture-black-dice")
SEATED_WORDS: Final = ("picture-blue-dice", "picture-black-dice")


def title_word(view: View, seat: Seat) -> str:
    """Return the message id that names a side's dice for the viewer; the public knows them by colour."""
    if view.viewer is None:
        return SEATED_WORDS[seat]
    return "picture-my-dice" if seat == view.viewer else "picture-their-dice"


def draw_dice(view: View, seat: Seat, theme: Theme, words: Words) -> bytes:
    """Return a side's dice as a PNG: letter, moves, type, and where each stands."""
    rows = len(view.side(seat)) // ACROSS
    canvas = Canvas.blank(theme, 2 * MARGIN + ACROSS * TILE[0], TITLE + rows * TILE[1] + MARGIN)
    _write_title(canvas, words(title_word(view, seat)), seat)
    for at, die in enumerate(view.side(seat)):
        left, top = MARGIN + at % ACROSS * TILE[0], TITLE + at // ACROSS * TILE[1]
        _put_tile(canvas, view, die, left, top)
    return canvas.png()


def draw_evaluation(view: View, seat: Seat, theme: Theme, words: Words) -> bytes:
    """Return the evaluation sheet about a side's dice as a PNG."""
    columns = view.sheets[seat] if view.sheets else ()
    wide, high = 2 * MARGIN + ROW_HEAD + len(TYPES) * CELL, TITLE + HEAD + len(TYPES) * CELL + MARGIN
    canvas = Canvas.blank(theme, wide, high)
    _write_title(canvas, words(title_word(view, seat)), seat)
    is_upright = seat == (view.viewer or 0)
    for at, (type_, pattern) in enumerate(zip(TYPES, view.patterns, strict=True)):
        y = TITLE + HEAD + (at + 0.5) * CELL
        canvas.put(_row_head(theme, seat, type_, pattern, is_upright=is_upright), MARGIN, y, "lm")
    for at, (die, column) in enumerate(zip(view.side(seat), columns, strict=True)):
        x = MARGIN + ROW_HEAD + (at + 0.5) * CELL
        canvas.put(_column_head(theme, die), x, TITLE + HEAD / 2)
        _put_column(canvas, die, column, x)
    return canvas.png()


def _write_title(canvas: Canvas, text: str, seat: Seat) -> None:
    theme = canvas.theme
    canvas.put(emblem(theme, draw_body, seat, 42, theme.table), MARGIN, TITLE / 2, "lm")
    canvas.write(text, MARGIN + 54, TITLE / 2, 36, theme.ink, theme.table, anchor="lm", weight=BOLD)


# --- The evaluation sheet


@lru_cache(maxsize=64)
def _row_head(theme: Theme, seat: int, type_: str, pattern: PatternSeen, *, is_upright: bool) -> Sprite:
    """Return a type with its moves."""
    piece = theme.pieces[seat]
    brush = Brush(ROW_HEAD, CELL, theme.table)
    draw_body(brush, piece, seat, 82, CELL / 2, CELL - 6)
    draw_pattern(brush, pattern, 82, CELL / 2, CELL - 6, piece.sign, is_upright=is_upright)
    canvas = brush.canvas(theme)
    canvas.write(str(pattern.reach), 82, CELL / 2, 27, piece.sign, piece.body, weight=BOLD)
    canvas.write(type_, 22, CELL / 2, 34, theme.ink, theme.table, weight=BOLD)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _column_head(theme: Theme, die: DieSeen) -> Sprite:
    """Return a die's letter: ringed if promoted, underlined if revealed, faint and crossed out if captured."""
    piece, middle = theme.pieces[die.seat], CELL / 2
    brush = Brush(CELL, HEAD - 4, theme.table)
    y = 44
    draw_body(brush, piece, die.seat, middle, y, 60)
    brush.disc(middle, y, 22, piece.sign)
    if die.is_promoted:
        brush.ring(middle, y, 27, 4.5, theme.gold)
    if die.is_revealed:
        brush.box(middle - 28, 82, middle + 28, 89, 3, theme.gold)
    canvas = brush.canvas(theme)
    canvas.write(die.letter, middle, y, 32, piece.body, piece.sign, weight=BOLD)
    if die.square is None:
        mask = Brush(CELL, HEAD - 4, 0)
        mask.line(((8, 74), (CELL - 8, 14)), 6, 255)
        canvas.blend(mask.image(), theme.alert, 0, 0)
    return canvas.sprite()


def _put_column(canvas: Canvas, die: DieSeen, column: ColumnSeen, x: float) -> None:
    """Put down the marks of one die; the type that the viewer knows it has is framed."""
    left = [type_ for type_ in TYPES if type_ not in column.struck + column.faint]
    for at, type_ in enumerate(TYPES):
        kind = "struck" if type_ in column.struck else "faint" if type_ in column.faint else "left"
        is_only = left == [type_]
        mark = _mark(canvas.theme, kind, type_, is_only=is_only, is_known=die.type == type_)
        canvas.put(mark, x, TITLE + HEAD + (at + 0.5) * CELL)


@lru_cache(maxsize=256)
def _mark(theme: Theme, kind: str, type_: str, *, is_only: bool, is_known: bool) -> Sprite:
    """Return one cell: the type's letter if it is left, else its strike."""
    middle, ground = CELL / 2, theme.panel if kind == "left" else theme.table
    fill = theme.accent if is_only else ground
    brush = Brush(CELL, CELL, theme.table)
    if is_known:
        brush.box(1, 1, CELL - 1, CELL - 1, 13, theme.ink)
        brush.box(5, 5, CELL - 5, CELL - 5, 9, fill)
    else:
        brush.box(3, 3, CELL - 3, CELL - 3, 11, fill)
    if kind == "struck":
        for way in (1, -1):
            brush.line(((middle - 16, middle - 16 * way), (middle + 16, middle + 16 * way)), 7, theme.ink)
    elif kind == "faint":
        brush.line(((middle - 15, middle + 15), (middle + 15, middle - 15)), 3, theme.quiet)
    canvas = brush.canvas(theme)
    if kind == "left":
        ink = theme.table if is_only else theme.ink
        canvas.write(type_, middle, middle, 34, ink, fill, weight=BOLD)
    return canvas.sprite()


# --- The enemy's dice


def _put_tile(canvas: Canvas, view: View, die: DieSeen, left: float, top: float) -> None:
    """Put down one die: its letter, its moves, its type, its square (a dash if it was captured)."""
    theme = canvas.theme
    pattern = view.patterns[ord(die.type) - ord("a")] if die.type else None
    is_upright = die.seat == (view.viewer or 0)
    canvas.put(_tile(theme, die, pattern, is_upright=is_upright), left, top, "lt")


@lru_cache(maxsize=256)
def _tile(theme: Theme, die: DieSeen, pattern: PatternSeen | None, *, is_upright: bool) -> Sprite:
    wide, high = TILE
    piece = theme.pieces[die.seat]
    brush = Brush(wide, high, theme.table)
    brush.box(4, 4, wide - 4, high - 4, 16, theme.panel)
    x, y = 84, high / 2
    draw_body(brush, piece, die.seat, x, y, FACE)
    if pattern:
        draw_pattern(brush, pattern, x, y, FACE, piece.sign, is_upright=is_upright)
    if die.is_promoted:
        brush.ring(x, y, 40, 5, theme.gold)
    canvas = brush.canvas(theme)
    reach = str(pattern.reach) if pattern else ""
    canvas.write(reach, x, y, 50, piece.sign, piece.body, weight=BOLD)
    canvas.write(die.letter, 190, 52, 50, theme.ink, theme.panel, weight=BOLD)
    canvas.write(die.type or "", 190, 104, 36, theme.quiet, theme.panel, weight=BOLD)
    colour = theme.ink if die.square else theme.alert
    canvas.write(die.square or "×", 190, 152, 30, colour, theme.panel, weight=BOLD)
    return canvas.sprite()


TURNS: Final = {"F": 0, "FR": 45, "R": 90, "BR": 135, "B": 180, "BL": 225, "L": 270, "FL": 315}
"""The angle of each direction, in degrees clockwise from the top."""


def draw_pattern(
    brush: Brush,
    pattern: PatternSeen,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    is_upright: bool,
    depth: float = 0.32,
) -> None:
    """Draw the arrows of a pattern into a square around x, y; the middle is left free for a letter and a number.

    `depth` is how far an arrow reaches inwards, in halves of the square.
    """
    for direction in pattern.directions:
        turn = TURNS[direction] + (0 if is_upright else 180)
        brush.polygon(_arrow(x, y, size / 2, turn, depth), colour)
    if pattern.is_promotable:
        way = 1 if is_upright else -1
        bar = y + way * size * 0.36
        brush.line(((x - size * 0.22, bar), (x + size * 0.22, bar)), size * 0.055, colour)


def _arrow(x: float, y: float, reach: float, turn: int, depth: float) -> list[Point]:
    """Return an arrow head whose tip lies on the edge of the square; those to the corners lie a little further out."""
    is_diagonal = turn % 90 != 0
    tip = reach * (1.12 if is_diagonal else 0.92)
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    shape = ((0.0, tip), (-reach * 0.2, tip - reach * depth), (reach * 0.2, tip - reach * depth))
    return [(x + right * cos + up * sin, y + right * sin - up * cos) for right, up in shape]
