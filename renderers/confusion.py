"""The board of Confusion: 121 squares, twelve dice a side with their letters, the puck, captured dice below.

Everything is read from the view; a die shows how it moves only where the view says so. Blue's dice have round corners,
Black's cut corners. Pictures for one player alone are in `confusion_sheets.py`. Lengths are pixels; rank 1 lies at the
bottom, unless the view is turned.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from games.confusion.view import DieSeen, PatternSeen, TrySeen, View
from games.core import Seat
from renderers.board import BoardRenderer
from renderers.confusion_sheets import (
    SHEET_PICTURE_WORDS,
    draw_dice,
    draw_evaluation,
    draw_pattern,
)
from renderers.core import NamedPicture, Words
from renderers.drawing import pillow
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite, disc_mask, indexed, text_sprite
from renderers.drawing.marks import Spot
from renderers.drawing.names import named
from renderers.drawing.panels import Heading, Label, emblem, panel, pill, state_word
from renderers.drawing.theme import Colour, Theme, game_themes, piece
from renderers.pieces.dice import draw_body

SQUARES: Final = 11
FILES: Final = "abcdefghijk"
CELL: Final = 76
LEFT: Final = 52
TOP: Final = 144
WIDTH: Final = 2 * LEFT + SQUARES * CELL
BOTTOM: Final = TOP + SQUARES * CELL
STATE: Final = BOTTOM + 78
PANEL_TOP: Final = STATE + 28
PANEL: Final = (WIDTH // 2 - 26, 136)
HEIGHT: Final = PANEL_TOP + PANEL[1] + 18
MARGIN: Final = 24
LABEL: Final = Label(MARGIN, STATE, 27, room=430, pill_size=24)
HEADING: Final = Heading(MARGIN, word=(28, 24), figure=(68, 50), count=(68, 44))
HEADING_OVER: Final = Heading(MARGIN, word=(30, 26))

DIE: Final = 56
OPEN_DIE: Final = 62
DIE_ON_PUCK: Final = 54
LETTER: Final = 34
PUCK: Final = 26
MINI: Final = 48
ARROW: Final = 30
"""Sizes: a die, one that shows its moves, one on the puck, their letters, the puck's radius, a captured die, and how
far from the middles of squares the arrow of the latest try begins and ends."""

WARNING: Final = 20

SEAT_WORDS: Final = ("picture-blue", "picture-black")
ANSWER_WORDS: Final = {True: "picture-allowed", False: "picture-forbidden", None: "picture-tried"}
PICTURE_WORDS: Final = (*ANSWER_WORDS.values(), "picture-one-answer", "picture-quiet", *SHEET_PICTURE_WORDS)
SHEET_WORDS: Final = tuple(f"confusion-column-{column}" for column in ("record", "left"))


COLOURS: Final = game_themes(
    dark=(
        piece("2F7DE1", "A9CCF7", "FFFFFF", "1D3A63", "5E9BEA"),
        piece("07090C", "DCE3EC", "FFFFFF", "0D1117", "8594A6", "DCE3EC"),
        piece("FFFFFF", "8594A6", "171C24"),
    ),
    light=(
        piece("1B66C9", "0C3D80", "FFFFFF", "BFD6F5", "1B66C9", "0C3D80"),
        piece("1C1E22", "000000", "FFFFFF", "C9C3B8", "1C1E22", "000000"),
        piece("FFFFFF", "5A5246", "1C1E22"),
    ),
    has_blue=True,
)
"""The computer's themes with this game's dice and, last, the puck; marks are neither blue nor black."""


def place(square: str, *, is_turned: bool = False) -> Point:
    """Return the middle of a square."""
    over, up = FILES.index(square[0]), int(square[1:]) - 1
    if is_turned:
        over, up = SQUARES - 1 - over, SQUARES - 1 - up
    return LEFT + (over + 0.5) * CELL, BOTTOM - (up + 0.5) * CELL


class Confusion(BoardRenderer[View]):
    """Draws the views of Confusion."""

    themes = COLOURS
    seat_words = SEAT_WORDS
    picture_words = PICTURE_WORDS
    sheet_words = SHEET_WORDS
    mark = re.compile(r"[a-k](?:1[01]|[1-9])")

    def tally(self, view: View) -> tuple[int, ...]:
        """Return whose dice were captured."""
        return tuple(die.seat for die in view.dice if die.square is None)

    def spot(self, view: View, name: str) -> Spot | None:
        """Return where a square lies."""
        return place(name, is_turned=view.is_turned), CELL / 2 - 4

    def draw(self, view: View, theme: Theme, words: Words) -> Canvas:
        """Return the position, 940 x 1240."""
        canvas = _background(theme, is_turned=view.is_turned).copy()
        if view.last:
            _mark_squares(canvas, view, view.last)
        _put_dice(canvas, view)
        if view.last:
            _put_arrow(canvas, view, view.last)
        _put_heading(canvas, view, words)
        for seat in (Seat(0), Seat(1)):
            _put_player(canvas, view, seat, words)
        return canvas

    def private(self, view: View, *, theme: Theme, words: Words, names: Sequence[str] = ()) -> tuple[NamedPicture, ...]:
        """Return the enemy's dice and both evaluation sheets; for the public the sheets, if they are open."""
        words = named(words, self.seat_words, names)
        own, colours = Seat(view.viewer or 0), COLOURS[theme.key]
        enemy = Seat(1 - own)
        pictures = []
        if view.viewer is not None:
            pictures.append(NamedPicture("dice", draw_dice(view, enemy, colours, words), view.dice_notes(enemy)))
        if view.sheets is not None:
            for name, seat in (("mine", own), ("yours", enemy)):
                png = draw_evaluation(view, seat, colours, words)
                pictures.append(NamedPicture(name, png, view.sheet_notes(seat)))
        return tuple(pictures)


# --- The board without pieces


def ground_of(theme: Theme, square: str) -> Colour:
    """Return the colour of a square: the base rows are their owners' land."""
    base = {1: 0, SQUARES: 1}.get(int(square[1:]))
    return theme.well if base is None else theme.pieces[base].land


@lru_cache(maxsize=8)
def _background(theme: Theme, *, is_turned: bool) -> Canvas:
    canvas = Canvas.blank(theme, WIDTH, HEIGHT)
    frame = Brush(SQUARES * CELL + 12, SQUARES * CELL + 12, theme.table)
    frame.box(0, 0, SQUARES * CELL + 12, SQUARES * CELL + 12, 14, theme.board)
    canvas.put(Sprite(indexed(frame.image(), theme)), LEFT - 6, TOP - 6, "lt")
    for file in FILES:
        for rank in range(1, SQUARES + 1):
            square = f"{file}{rank}"
            canvas.put(_square(theme, ground_of(theme, square)), *place(square, is_turned=is_turned))
    _write_edges(canvas, is_turned=is_turned)
    return canvas


@lru_cache(maxsize=16)
def _square(theme: Theme, ground: Colour, mark: Colour | None = None, *, is_dashed: bool = False) -> Sprite:
    """Return a square, outlined if something has just happened there."""
    brush = Brush(CELL, CELL, theme.board)
    brush.box(2, 2, CELL - 2, CELL - 2, 8, mark or ground)
    if mark:
        brush.box(7, 7, CELL - 7, CELL - 7, 5, ground)
    for at in (0.25, 0.5, 0.75) if is_dashed else ():
        gap = at * CELL - 5
        for edge in (0, CELL - 7):
            brush.box(gap, edge, gap + 10, edge + 7, 0, ground)
            brush.box(edge, gap, edge + 7, gap + 10, 0, ground)
    return brush.sprite(theme)


def _write_edges(canvas: Canvas, *, is_turned: bool) -> None:
    """Write ranks left and right of the board, files below and above it."""
    theme = canvas.theme
    for at, file in enumerate(FILES, start=1):
        x, _ = place(f"{file}1", is_turned=is_turned)
        _, y = place(f"a{at}", is_turned=is_turned)
        for edge in (TOP - 26, BOTTOM + 24):
            canvas.write(file, x, edge, 44, theme.quiet, theme.table)
        for edge in (LEFT - 28, WIDTH - LEFT + 28):
            canvas.write(str(at), edge, y, 34, theme.quiet, theme.table)


# --- Pieces


def _put_dice(canvas: Canvas, view: View) -> None:
    theme = canvas.theme
    if view.holder is None:
        canvas.put(_puck(theme, ground_of(theme, view.puck)), *place(view.puck, is_turned=view.is_turned))
    for die in view.dice:
        if die.square:
            face = _die(
                theme,
                die.seat,
                die.letter,
                shown_pattern(view, die),
                ground_of(theme, die.square),
                has_puck=die.square == view.puck,
                is_promoted=die.is_promoted,
                is_revealed=die.is_revealed,
                is_upright=(die.seat == 0) != view.is_turned,
            )
            canvas.put(face, *place(die.square, is_turned=view.is_turned))


def shown_pattern(view: View, die: DieSeen) -> PatternSeen | None:
    """Return how a die moves, as far as this view shows it: promoted, revealed, or known to its viewer."""
    if die.is_promoted:
        return view.promoted
    return view.patterns[ord(die.type) - ord("a")] if die.type else None


@lru_cache(maxsize=8)
def _puck(theme: Theme, ground: Colour) -> Sprite:
    """Return the puck lying free."""
    brush = Brush(CELL - 16, CELL - 16, ground)
    middle = (CELL - 16) / 2
    brush.disc(middle, middle, PUCK + 3, theme.pieces[2].line)
    brush.disc(middle, middle - 1.5, PUCK - 1.5, theme.pieces[2].body)
    brush.ring(middle, middle - 1.5, PUCK - 8, 3, theme.pieces[2].line)
    return brush.sprite(theme)


@lru_cache(maxsize=512)
def _die(
    theme: Theme,
    seat: int,
    letter: str,
    pattern: PatternSeen | None,
    ground: Colour,
    *,
    has_puck: bool,
    is_promoted: bool,
    is_revealed: bool,
    is_upright: bool,
) -> Sprite:
    """Return a die with its chip, or with its moves where they are seen; on the puck if it controls it."""
    side = CELL - 4 if has_puck else CELL - 14
    middle, piece = side / 2, theme.pieces[seat]
    brush = Brush(side, side, ground)
    size = OPEN_DIE if pattern else DIE
    if has_puck:
        brush.disc(middle, middle, middle, theme.pieces[2].line)
        brush.disc(middle, middle, middle - 2.5, theme.pieces[2].body)
        size = DIE_ON_PUCK
    draw_body(brush, replace(piece, line=theme.gold) if is_promoted else piece, seat, middle, middle, size)
    if pattern is None:
        brush.disc(middle, middle, size * 0.36, piece.sign)
    else:
        draw_pattern(brush, pattern, middle, middle, size, piece.sign, is_upright=is_upright, depth=0.24)
    if is_revealed and not is_promoted:
        brush.box(middle - size * 0.2, middle + size * 0.25, middle + size * 0.2, middle + size * 0.3, 1, theme.gold)
    canvas = brush.canvas(theme)
    if pattern is None:
        canvas.write(letter, middle, middle, LETTER, piece.body, piece.sign, weight=BOLD)
    else:
        canvas.write(letter, middle - 6.5, middle, LETTER, piece.sign, piece.body, weight=BOLD)
        canvas.write(str(pattern.reach), middle + 13, middle + 5, 19, piece.sign, piece.body, weight=BOLD)
    return canvas.sprite(disc_mask(side, side / 2) if has_puck else None)


# --- The latest try


def _mark_squares(canvas: Canvas, view: View, last: TrySeen) -> None:
    """Outline where the latest try came from and where it went or would have gone."""
    theme = canvas.theme
    colour = _answer_colour(theme, last)
    for square in (last.source, last.target):
        is_dashed = square == last.source or last.is_allowed is not True
        sprite = _square(theme, ground_of(theme, square), colour, is_dashed=is_dashed)
        canvas.put(sprite, *place(square, is_turned=view.is_turned))


def _answer_colour(theme: Theme, last: TrySeen) -> Colour:
    return theme.alert if last.is_allowed is False else theme.accent


def _put_arrow(canvas: Canvas, view: View, last: TrySeen) -> None:
    """Draw an arrow between the squares of the latest try; a cross ends it if it was forbidden."""
    (x1, y1), (x2, y2) = (place(square, is_turned=view.is_turned) for square in (last.source, last.target))
    left, top = round(min(x1, x2) - ARROW), round(min(y1, y2) - ARROW)
    wide, high = round(abs(x1 - x2)) + 2 * ARROW, round(abs(y1 - y2)) + 2 * ARROW
    ends = (x1 - left, y1 - top, x2 - left, y2 - top)
    for grow, colour in ((3.0, canvas.theme.table), (0.0, _answer_colour(canvas.theme, last))):
        mask = _arrow_mask(wide, high, ends, grow, is_crossed=last.is_allowed is False)
        canvas.blend(mask, colour, left, top)


@lru_cache(maxsize=64)
def _arrow_mask(
    wide: int, high: int, ends: tuple[float, float, float, float], grow: float, *, is_crossed: bool
) -> pillow.Image.Image:
    """Return the shape of an arrow from one point to another, both a little short of the middles of their squares."""
    x1, y1, x2, y2 = ends
    far = math.dist((x1, y1), (x2, y2))
    over, down = (x2 - x1) / far, (y2 - y1) / far
    start, tip = ARROW - 4, far - ARROW + 4
    brush = Brush(wide, high, 0)

    def at(along: float, aside: float = 0.0) -> Point:
        return x1 + over * along - down * aside, y1 + down * along + over * aside

    if tip - 14 > start:
        brush.line((at(start), at(tip - 12)), 5 + 2 * grow, 255)
    if is_crossed:
        for way in (1, -1):
            brush.line((at(tip - 9, -9 * way), at(tip + 9, 9 * way)), 5 + 2 * grow, 255)
    else:
        head = (at(tip + 2), at(tip - 14, 10), at(tip - 14, -10))
        brush.polygon(head, 255)
        brush.line((*head, head[0]), 2 + 2 * grow, 255)
    return brush.image()


# --- What stands around the board


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the turn on the left, the latest try with its answer beside it, warnings on the right."""
    HEADING.put_turn(canvas, words("picture-turn"), view.turn)
    if view.last:
        _put_last(canvas, view.last, words)
    alert = canvas.theme.alert
    if view.outcome is not None:
        HEADING_OVER.put_notice(canvas, words("picture-over"), alert)
    elif view.quiet_limit - view.quiet_turns <= WARNING:
        HEADING.put_count(canvas, words("picture-quiet"), view.quiet_turns, view.quiet_limit, (alert, alert))


def _put_last(canvas: Canvas, last: TrySeen, words: Words) -> None:
    """Write the latest try, who tried it, and the answer as a word."""
    theme, x = canvas.theme, 190
    canvas.put(emblem(theme, draw_body, last.seat, 34, theme.table), x, 66, "lm")
    line = text_sprite(theme, last.record, 44, BOLD, theme.ink, theme.table)
    canvas.put(line, x + 46, 66, "lm")
    word = words(ANSWER_WORDS[last.is_allowed])
    canvas.put(pill(theme, word, _answer_colour(theme, last), theme.table, size=24), x + 64 + line.size[0], 66, "lm")


def _put_player(canvas: Canvas, view: View, seat: Seat, words: Words) -> None:
    """Put down a player's colour and state, and below the enemy dice captured: Blue's left, Black's right."""
    theme = canvas.theme
    edge, way, side = ((MARGIN, 1, "l"), (WIDTH - MARGIN, -1, "r"))[seat]
    state = _state_word(view, seat)
    sign = emblem(theme, draw_body, seat, 34, theme.table)
    LABEL.put(canvas, seat, sign, words(SEAT_WORDS[seat]), words(state) if state else None)
    is_active = view.to_move == seat and view.outcome is None
    canvas.put(panel(theme, PANEL, is_active=is_active), edge - way * 8, PANEL_TOP, side + "t")
    captured = [die for die in view.dice if die.square is None and die.seat != seat]
    left = MARGIN - 4 if seat == 0 else WIDTH - MARGIN + 4 - 6 * 72
    for at, die in enumerate(captured):
        x, y = left + at % 6 * 72 + 36, PANEL_TOP + 36 + at // 6 * 62
        canvas.put(_mini(theme, die.seat, die.letter, die.type), x, y)


def _state_word(view: View, seat: Seat) -> str | None:
    is_answering = view.outcome is None and view.to_move == seat == view.answering
    return "picture-one-answer" if is_answering else state_word(view.outcome, view.to_move, seat)


@lru_cache(maxsize=512)
def _mini(theme: Theme, seat: int, letter: str, type_: str | None) -> Sprite:
    """Return a captured die, with its type beside it if this viewer knows it."""
    piece = theme.pieces[seat]
    brush = Brush(72, MINI + 4, theme.panel)
    draw_body(brush, piece, seat, 26, MINI / 2 + 2, MINI)
    canvas = brush.canvas(theme)
    canvas.write(letter, 26, MINI / 2 + 2, LETTER, piece.sign, piece.body, weight=BOLD)
    if type_:
        canvas.write(type_, 60, MINI / 2 + 2, 26, theme.ink, theme.panel, weight=BOLD)
    return canvas.sprite()
