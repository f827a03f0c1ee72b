"""The board of Columbiz: six columns below their dice, discs of up to four players, the dice on the table above.

Everything is read from the view. Below the board stand the receipt of the latest turn and the players. Lengths are
pixels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from games.columbiz.view import DieSeen, PlayerSeen, TurnSeen, View
from renderers.board import BoardRenderer
from renderers.core import Words
from renderers.drawing import pillow
from renderers.drawing.canvas import (
    BOLD,
    REGULAR,
    Brush,
    Canvas,
    Point,
    Sprite,
    disc_mask,
    shortened,
    text_sprite,
    text_width,
)
from renderers.drawing.marks import Spot
from renderers.drawing.panels import Heading, emblem, panel, pill, state_word
from renderers.drawing.theme import Colour, Theme
from renderers.pieces.dice import draw_body, draw_pips
from renderers.pieces.discs import COLOURS, DICE, draw_captive, draw_disc

COLUMNS: Final = 6
ROWS: Final = 6
THROWS: Final = 3

WIDTH: Final = 800
MARGIN: Final = 22
PITCH: Final = 92
LEFT: Final = (WIDTH - COLUMNS * PITCH) / 2
BOARD_TOP: Final = 206
BOARD: Final = (COLUMNS * PITCH + 24, ROWS * PITCH + 24)
"""The board begins at `BOARD_TOP`; the middle of the field 1/1 lies at its lower left corner."""

WELL: Final = 39
CUP: Final = WELL + 3
DISC: Final = 35
HEAD_DIE: Final = 52
NAME: Final = 28
BAR: Final = 30
"""Radius of a field, half the box of its sprite, radius of a disc, a die above a column, the letters of names, the
breadth of a line."""

HEADING: Final = Heading(MARGIN)
HEADING_OVER: Final = Heading(MARGIN, word=(62, 40))

TRAY: Final = (612, 108)
TRAY_TOP: Final = 14
TRAY_DIE: Final = 60
TRAY_STEP: Final = 69
TRAY_GAP: Final = 20

RECEIPT_TOP: Final = BOARD_TOP + BOARD[1] + 18
RECEIPT: Final = (WIDTH - 2 * MARGIN + 16, 126)
PANEL: Final = (378, 142)
PANELS_TOP: Final = RECEIPT_TOP + RECEIPT[1] + 14
PANEL_STEP: Final = PANEL[1] + 14

SEAT_WORDS: Final = ("picture-purple", "picture-blue", "picture-grey", "picture-black")
PICTURE_WORDS: Final = (
    "picture-last-round",
    "picture-throw",
    "picture-kept",
    "picture-left",
    "picture-lines",
    "picture-prisoners",
    "picture-supply",
)
SHEET_WORDS: Final = tuple(
    f"columbiz-column-{column}" for column in ("dice", "discs", "lines", "prisoners", "supply", "score")
)


def place(field: str) -> Point:
    """Return where a field (`5/3`) lies: columns from left to right, field 1 lowest."""
    column, number = (int(part) for part in field.split("/"))
    return LEFT + (column - 0.5) * PITCH, BOARD_TOP + 12 + (ROWS - number + 0.5) * PITCH


def height(players: int) -> int:
    """Return how high a picture is for so many players, two beside each other."""
    return PANELS_TOP + -(-players // 2) * PANEL_STEP


class Columbiz(BoardRenderer[View]):
    """Draws the views of Columbiz."""

    themes = COLOURS
    seat_words = SEAT_WORDS
    picture_words = PICTURE_WORDS
    sheet_words = SHEET_WORDS
    mark = re.compile(r"[1-6]/[1-6]")
    emblem = staticmethod(draw_disc)

    def tally(self, view: View) -> tuple[int, ...]:
        """Return the scores."""
        return tuple(player.score for player in view.players)

    def spot(self, view: View, name: str) -> Spot | None:
        """Return where a field lies."""
        del view
        return place(name), WELL

    def draw(self, view: View, theme: Theme, words: Words) -> Canvas:
        """Return the position, 800 wide and as high as the players need."""
        canvas = _background(theme, len(view.players)).copy()
        _put_heading(canvas, view, words)
        _put_tray(canvas, view, words)
        _put_board(canvas, view)
        if view.last:
            _put_receipt(canvas, view.last)
        for player in view.players:
            _put_player(canvas, view, player, words)
        return canvas


# --- The board without discs


@lru_cache(maxsize=8)
def _background(theme: Theme, players: int) -> Canvas:
    """Return the empty board with the dice above its columns, once for each theme and number of players."""
    canvas = Canvas.blank(theme, WIDTH, height(players))
    canvas.put(_wood(theme), WIDTH / 2, BOARD_TOP, "mt")
    for column in range(1, COLUMNS + 1):
        x, _ = place(f"{column}/1")
        canvas.put(_die(theme, column, HEAD_DIE, theme.table), x + 14, BOARD_TOP - 37)
        canvas.write(str(column), x - 26, BOARD_TOP - 37, NAME, theme.quiet, theme.table, weight=BOLD)
        for number in range(1, ROWS + 1):
            field = f"{column}/{number}"
            canvas.put(_free(theme, field, number), *place(field))
    for number in range(1, ROWS + 1):
        x, y = place(f"1/{number}")
        for edge in (LEFT - 38, WIDTH - LEFT + 38):
            canvas.write(str(number), edge, y, NAME, theme.quiet, theme.table, weight=BOLD)
    return canvas


@lru_cache(maxsize=4)
def _wood(theme: Theme) -> Sprite:
    wide, high = BOARD
    brush = Brush(wide, high, theme.table)
    brush.box(0, 0, wide, high, 26, theme.board)
    return brush.sprite(theme)


@lru_cache(maxsize=128)
def _free(theme: Theme, field: str, number: int) -> Sprite:
    """Return a free field with its name and as many pips as it needs dice."""
    brush = _well(theme)
    for step in range(number):
        brush.disc(CUP + (step - (number - 1) / 2) * 9.5, CUP + 19, 3.2, theme.quiet)
    canvas = brush.canvas(theme)
    canvas.write(field, CUP, CUP - 4, NAME, theme.quiet, theme.well)
    return canvas.sprite(disc_mask(2 * CUP, WELL))


def _well(theme: Theme) -> Brush:
    """Return a brush that has drawn an empty field on the board's wood."""
    brush = Brush(2 * CUP, 2 * CUP, theme.board)
    brush.disc(CUP, CUP, WELL, theme.well)
    return brush


# --- Discs and dice


@lru_cache(maxsize=128)
def _disc(theme: Theme, seat: int, *, marked: bool) -> Sprite:
    """Return a field with a disc, ringed if it was just laid."""
    brush = _well(theme)
    if marked:
        brush.ring(CUP, CUP, WELL, 4, theme.accent)
    draw_disc(brush, theme.pieces[seat], seat, CUP, CUP, 2 * DISC - 4 * marked)
    return brush.sprite(theme, disc_mask(2 * CUP, WELL))


@lru_cache(maxsize=16)
def _captured(theme: Theme, seat: int) -> Sprite:
    """Return a field from which a disc was just captured: dashed, with a small crossed disc."""
    brush = _well(theme)
    brush.dashes(CUP, CUP, WELL, 4, theme.accent, count=8, share=0.6)
    draw_captive(brush, theme, seat, CUP, CUP, 36)
    return brush.sprite(theme, disc_mask(2 * CUP, WELL))


@lru_cache(maxsize=16)
def _captive(theme: Theme, seat: int) -> Sprite:
    """Return a captured disc beside words."""
    brush = Brush(32, 32, theme.panel)
    draw_captive(brush, theme, seat, 16, 16, 24)
    return brush.sprite(theme)


@lru_cache(maxsize=64)
def _die(theme: Theme, face: int, size: int, ground: Colour) -> Sprite:
    """Return a die showing a face."""
    brush, middle, piece = Brush(size, size, ground), size / 2, theme.pieces[DICE]
    draw_body(brush, piece, 0, middle, middle, size - 1)
    draw_pips(brush, face, middle, middle, size, piece.sign, pip=0.115)
    return brush.sprite(theme)


@lru_cache(maxsize=4)
def _no_die(theme: Theme) -> Sprite:
    """Return the place of a die that is about to be thrown."""
    brush = Brush(TRAY_DIE, TRAY_DIE, theme.panel)
    brush.box(2, 2, TRAY_DIE - 2, TRAY_DIE - 2, 16, theme.quiet)
    brush.box(5, 5, TRAY_DIE - 5, TRAY_DIE - 5, 13, theme.panel)
    canvas = brush.canvas(theme)
    canvas.write("?", TRAY_DIE / 2, TRAY_DIE / 2, 30, theme.quiet, theme.panel, weight=BOLD)
    return canvas.sprite()


def _put_board(canvas: Canvas, view: View) -> None:
    """Put down bars along the lines just scored, fields just emptied, and all discs."""
    theme, last = canvas.theme, view.last
    for line in last.lines if last else ():
        for start, end in zip(line.fields, line.fields[1:], strict=False):
            _put_bar(canvas, place(start), place(end))
    for captive in last.captives if last else ():
        canvas.put(_captured(theme, captive.seat), *place(captive.field))
    new = last.discs if last else ()
    for disc in view.discs:
        canvas.put(_disc(theme, disc.seat, marked=disc.field in new), *place(disc.field))


def _put_bar(canvas: Canvas, start: Point, end: Point) -> None:
    """Join two neighbouring fields; the discs on them will hide its ends."""
    (x1, y1), (x2, y2) = start, end
    mask = _bar(round(x2 - x1), round(y2 - y1))
    canvas.blend(mask, canvas.theme.accent, round((x1 + x2 - mask.width) / 2), round((y1 + y2 - mask.height) / 2))


@lru_cache(maxsize=8)
def _bar(right: int, down: int) -> pillow.Image.Image:
    wide, high = abs(right) + BAR, abs(down) + BAR
    brush = Brush(wide, high, 0)
    brush.line([(wide / 2 + way * right / 2, high / 2 + way * down / 2) for way in (-1, 1)], BAR, 255)
    return brush.image()


# --- What stands above the board


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the round on the left, below it whether it is the last; the end on the right."""
    theme = canvas.theme
    HEADING.put_turn(canvas, words("picture-turn"), view.round)
    if view.outcome is not None:
        HEADING_OVER.put_notice(canvas, words("picture-over"), theme.alert)
    elif view.is_last_round:
        canvas.write(words("picture-last-round"), MARGIN, 126, 22, theme.alert, theme.table, anchor="lm", weight=BOLD)


def _put_tray(canvas: Canvas, view: View, words: Words) -> None:
    """Lay out the dice, those kept apart at the left; the label counts the throws."""
    if not view.dice and not view.due:
        return
    theme, left = canvas.theme, WIDTH - MARGIN + 8 - TRAY[0]
    canvas.put(panel(theme, TRAY), left, TRAY_TOP, "lt")
    kept = [die for die in view.dice if die.is_kept]
    x = left + 15.0
    if kept:
        wide = len(kept) * TRAY_STEP - (TRAY_STEP - TRAY_DIE)
        canvas.put(_line(theme, wide, theme.panel), x, TRAY_TOP + 75, "lt")
        canvas.write(words("picture-kept"), x + 2, TRAY_TOP + 93, 20, theme.accent, theme.panel, anchor="lm")
        x = _put_dice(canvas, kept, 0, x) + TRAY_GAP
    if not (view.is_stopped and kept):
        thrown = f"{words('picture-throw')} {min(THROWS, view.throws + bool(view.due))}/{THROWS}"
        at = min(x + 2, left + TRAY[0] - 14 - text_width(thrown, 20))
        canvas.write(thrown, at, TRAY_TOP + 93, 20, theme.quiet, theme.panel, anchor="lm")
    _put_dice(canvas, [die for die in view.dice if not die.is_kept], view.due, x)


def _put_dice(canvas: Canvas, dice: Sequence[DieSeen], due: int, x: float) -> float:
    """Put down dice in a row and then empty places; return where it ends."""
    theme = canvas.theme
    sprites = [*(_die(theme, die.face, TRAY_DIE, theme.panel) for die in dice), *[_no_die(theme)] * due]
    for sprite in sprites:
        canvas.put(sprite, x, TRAY_TOP + 9, "lt")
        x += TRAY_STEP
    return x


@lru_cache(maxsize=32)
def _line(theme: Theme, wide: int, ground: Colour) -> Sprite:
    brush = Brush(wide, 5, ground)
    brush.box(0, 0, wide, 5, 2.5, theme.accent)
    return brush.sprite(theme)


# --- What stands below the board


def _put_receipt(canvas: Canvas, last: TurnSeen) -> None:
    """Write what the latest turn did: its dice, discs, and what each line and the prisoners brought."""
    theme, top = canvas.theme, RECEIPT_TOP
    ground = theme.panel
    canvas.put(panel(theme, RECEIPT), MARGIN - 8, top, "lt")
    canvas.put(emblem(theme, draw_disc, last.seat, 40, ground, room=8), MARGIN + 26, top + 32)
    dice = text_sprite(theme, last.shown_dice, 22, REGULAR, theme.quiet, ground)
    canvas.put(dice, MARGIN + 60, top + 32, "lm")
    discs = f"\u2212{last.laid_away}" if last.laid_away else ", ".join(last.discs)
    canvas.write(discs, MARGIN + 80 + dice.size[0], top + 32, 27, theme.ink, ground, anchor="lm", weight=BOLD)
    total = f"+{last.points + last.prisoners_points}"
    canvas.write(total, WIDTH - MARGIN - 10, top + 34, 44, theme.ink, ground, anchor="rm", weight=BOLD)
    _put_items(canvas, _items(theme, last))


def _items(theme: Theme, last: TurnSeen) -> Iterator[tuple[Sprite, ...]]:
    """Yield what stands together: each line with its points, then the prisoners with theirs."""
    ground = theme.panel
    for line in last.lines:
        ends = text_sprite(theme, f"{line.fields[0]}\u2013{line.fields[-1]}", 24, REGULAR, theme.ink, ground)
        points = text_sprite(theme, f" +{line.points}", 24, BOLD, theme.accent, ground)
        yield (_stroke(theme, line.direction), ends, points)
    if last.captives:
        fields = " " + " ".join(taken.field for taken in last.captives)
        yield (
            *(_captive(theme, taken.seat) for taken in last.captives),
            text_sprite(theme, fields, 24, REGULAR, theme.ink, ground),
            text_sprite(theme, f" +{last.prisoners_points}", 24, BOLD, theme.accent, ground),
        )


def _put_items(canvas: Canvas, items: Iterator[tuple[Sprite, ...]]) -> None:
    """Write items one after the other in at most two rows; what has no room is left out, the total counts it."""
    rows: list[list[tuple[float, Sprite]]] = [[]]
    x = 0.0
    for item in items:
        if x + sum(sprite.size[0] for sprite in item) > RECEIPT[0] - 40:
            rows.append([])
            x = 0.0
        for sprite in item:
            rows[-1].append((x, sprite))
            x += sprite.size[0]
        x += 28
    first = RECEIPT_TOP + (86 if len(rows) == 1 else 72)
    for number, row in enumerate(rows[:2]):
        for offset, sprite in row:
            canvas.put(sprite, MARGIN + 12 + offset, first + 34 * number, "lm")


@lru_cache(maxsize=8)
def _stroke(theme: Theme, direction: str) -> Sprite:
    """Return a short bar that lies as a line does."""
    side, reach = 34, 10
    right, down = {"row": (1, 0), "column": (0, 1), "rising": (1, -1), "falling": (1, 1)}[direction]
    brush = Brush(side, side, theme.panel)
    ends = [(13 + way * right * reach, side / 2 + way * down * reach) for way in (-1, 1)]
    brush.line(ends, 7, theme.accent)
    return brush.sprite(theme)


def _put_player(canvas: Canvas, view: View, player: PlayerSeen, words: Words) -> None:
    """Put down a player's panel: disc, name, state and score, below them what the score is made of."""
    theme, seat = canvas.theme, player.seat
    ground = theme.panel
    left = MARGIN - 8 if seat % 2 == 0 else WIDTH - MARGIN + 8 - PANEL[0]
    top = PANELS_TOP + seat // 2 * PANEL_STEP
    canvas.put(panel(theme, PANEL, is_active=view.to_move == seat), left, top, "lt")
    canvas.put(emblem(theme, draw_disc, seat, 56, ground, room=8), left + 46, top + 46)
    score = text_sprite(theme, str(player.score), 62, BOLD, theme.ink, ground)
    name = shortened(words(SEAT_WORDS[seat]), PANEL[0] - 118 - score.size[0], 27, BOLD)
    canvas.write(name, left + 88, top + 30, 27, theme.ink, ground, anchor="lm", weight=BOLD)
    state = _state_word(view, player)
    if state:
        colour = theme.quiet if player.has_left else theme.alert
        canvas.put(pill(theme, words(state), colour, ground, size=20), left + 86, top + 64, "lm")
    canvas.put(score, left + PANEL[0] - 18, top + 46, "rm")
    figures = (
        ("picture-lines", str(player.line_points)),
        ("picture-prisoners", f"{player.prisoners} \u2192 {player.prisoners_points}"),
        ("picture-supply", str(player.supply)),
    )
    for (word, figure), x in zip(figures, (66, 190, 312), strict=True):
        canvas.write(figure, left + x, top + 100, 28, theme.ink, ground, weight=BOLD)
        canvas.write(words(word), left + x, top + 126, 19, theme.quiet, ground)


def _state_word(view: View, player: PlayerSeen) -> str | None:
    return "picture-left" if player.has_left else state_word(view.outcome, view.to_move, player.seat)
