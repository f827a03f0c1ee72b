"""The strip of Gamwin: nine fields one above the other, stones beside them, dice above, stones off and home below.

Everything is read from the view. Blue's stones are round, Red's square; both bear their letter. The dice are ivory
with pips in their own colours. Lengths are pixels; field 9 lies on top, L on the left, a field's inner stone next to
it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from games.core import Seat
from games.gamwin.view import DieSeen, PlaceSeen, View
from renderers.board import BoardRenderer
from renderers.core import Words
from renderers.drawing import pillow
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite
from renderers.drawing.marks import Spot, put_arrow, put_cross, put_line
from renderers.drawing.panels import Heading, Label, panel, state_word
from renderers.drawing.theme import Colour, Piece, Theme, game_themes, piece
from renderers.pieces import miwin

WIDTH: Final = 800
HEIGHT: Final = 970
FIELDS: Final = 9
QUIET_WARNING: Final = 30
QUIET_END: Final = 40
STONES: Final = 3

MIDDLE: Final = WIDTH / 2
TOP: Final = 202
ROW: Final = 62
FIELD: Final = 82
"""The place of the strip: its middle, its upper edge, the height and the width of a field."""

STONE: Final = 46
SLOT: Final = 57
TRAY: Final = STONES * SLOT + 10
INNER: Final = FIELD / 2 + 8
"""The size of a stone, the way from one to the next, the length of a place's tray and its distance from the middle."""

LANE: Final = INNER + TRAY + 22
NAME: Final = LANE + 26
TRACKS: Final = (NAME + 46, NAME + 92)
"""Distances from the middle: marks of the latest steps, names of places, paths of both colours."""

LETTERS_HIGH: Final = 28
"""The size of the letters of names."""

DIE_STEP: Final = 128
DICE: Final = 74
MARGIN: Final = 24
HEADING: Final = Heading(MARGIN, figure=(76, 57), count=(76, 44))
LABEL: Final = Label(MARGIN, 812, 27, gap=10)
PANEL: Final = (366, 104)
PANEL_TOP: Final = 842

SEAT_WORDS: Final = ("picture-blue", "picture-red")
LETTERS: Final = ("B", "R")
SIDES: Final = ("L", "R")
PICTURE_WORDS: Final = ("picture-off", "picture-home", "picture-first-throw", "picture-quiet")
SHEET_WORDS: Final = tuple(f"gamwin-column-{column}" for column in ("dice", "moves", "home"))


COLOURS: Final = game_themes(
    dark=(
        piece("2F7DE1", "A9CCF7", "FFFFFF", "2C3746", "5E9BEA"),
        piece("E4572E", "F7B7A3", "FFFFFF", "2C3746", "E4572E"),
        *miwin.PIECES,
    ),
    light=(
        piece("1B66C9", "0C3D80", "FFFFFF", "D3C5AC", "1B66C9"),
        piece("D9481E", "8F2A0B", "FFFFFF", "D3C5AC", "D9481E"),
        *miwin.PIECES,
    ),
    has_blue=True,
)
"""The computer's themes with this game's stones and dice, and with marks that are neither blue nor red."""


def place(name: str) -> Point:
    """Return where a place's inner stone stands."""
    way = -1 if name[0] == "L" else 1
    return MIDDLE + way * (INNER + 5 + SLOT / 2), row_of(int(name[1:]))


def row_of(number: int) -> float:
    """Return the height of the middle of a field."""
    return TOP + (FIELDS - number + 0.5) * ROW


def draw_stone(brush: Brush, piece: Piece, seat: int, x: float, y: float, size: float) -> None:
    """Draw a stone without its letter around x, y: Blue's round, Red's square."""
    half, edge = size / 2, size * 0.07
    if seat == 0:
        brush.disc(x, y, half, piece.line)
        brush.disc(x, y, half - edge, piece.body)
        return
    half *= 0.94
    brush.box(x - half, y - half, x + half, y + half, size * 0.16, piece.line)
    brush.box(x - half + edge, y - half + edge, x + half - edge, y + half - edge, size * 0.11, piece.body)


class Gamwin(BoardRenderer[View]):
    """Draws the views of Gamwin."""

    themes = COLOURS
    seat_words = SEAT_WORDS
    picture_words = PICTURE_WORDS
    sheet_words = SHEET_WORDS
    mark = re.compile(r"[LR][1-9]")
    emblem = staticmethod(draw_stone)

    def tally(self, view: View) -> tuple[int, ...]:
        """Return how many stones each player has home and off."""
        return (*view.home, *view.off)

    def spot(self, view: View, name: str) -> Spot | None:
        """Return where a place's tray begins lies."""
        del view
        return place(name), STONE / 2 + 3

    def draw(self, view: View, theme: Theme, words: Words) -> Canvas:
        """Return the position, 800 x 970."""
        canvas = _background(theme).copy()
        reached = {target for _, target in view.last_ways}
        for seen in view.places:
            _put_place(canvas, seen, marked=seen.name in reached)
        for source, target in view.last_ways:
            _put_way(canvas, source, target, view.last_seat or Seat(0))
        for name in view.captured:
            _put_capture(canvas, name)
        _put_dice(canvas, view)
        _put_heading(canvas, view, words)
        for seat in (Seat(0), Seat(1)):
            _put_player(canvas, view, seat, words)
        return canvas


# --- The strip without stones


@lru_cache(maxsize=4)
def _background(theme: Theme) -> Canvas:
    """Return the empty strip with all names and both ways, once for each theme."""
    canvas = Canvas.blank(theme, WIDTH, HEIGHT)
    canvas.put(_strip(theme), MIDDLE, TOP - 8, "mt")
    for number in range(1, FIELDS + 1):
        canvas.write(str(number), MIDDLE, row_of(number), 36, theme.ink, theme.board, weight=BOLD)
        for side, way in (("L", -1), ("R", 1)):
            y = row_of(number)
            canvas.put(_tray(theme, is_wall=False, marked=False), MIDDLE + way * (INNER + TRAY / 2), y)
            canvas.write(f"{side}{number}", MIDDLE + way * NAME, y, LETTERS_HIGH, theme.quiet, theme.table, weight=BOLD)
    for seat, tracks in ((0, (-TRACKS[0], TRACKS[1])), (1, (TRACKS[0], -TRACKS[1]))):
        for x, is_up in zip(tracks, (True, False), strict=True):
            canvas.put(_track(theme, seat, is_up=is_up), MIDDLE + x, TOP, "mt")
    return canvas


@lru_cache(maxsize=4)
def _strip(theme: Theme) -> Sprite:
    """Return the leather strip with a seam between each two fields."""
    high = FIELDS * ROW + 16
    brush = Brush(FIELD, high, theme.table)
    brush.box(0, 0, FIELD, high, 16, theme.well)
    brush.box(3, 3, FIELD - 3, high - 3, 14, theme.board)
    for seam in range(1, FIELDS):
        for left in range(12, FIELD - 14, 12):
            brush.line(((left, 8 + seam * ROW), (left + 6, 8 + seam * ROW)), 1.6, theme.quiet)
    return brush.sprite(theme)


@lru_cache(maxsize=16)
def _tray(theme: Theme, *, is_wall: bool, marked: bool) -> Sprite:
    """Return the tray of a place with room for three stones; a wall and a place just reached have an edge."""
    high = ROW - 6
    brush = Brush(TRAY, high, theme.table)
    edge = theme.accent if marked else theme.alert if is_wall else theme.panel
    brush.box(0, 0, TRAY, high, 14, edge)
    brush.box(3, 3, TRAY - 3, high - 3, 11.5, _ground(theme, is_wall=is_wall))
    if not is_wall:
        for slot in range(STONES):
            brush.disc(5 + (slot + 0.5) * SLOT, high / 2, 5, theme.well)
    return brush.sprite(theme)


def _ground(theme: Theme, *, is_wall: bool) -> Colour:
    """Return the colour on which stones stand: that of the strip itself where they are a wall."""
    return theme.board if is_wall else theme.panel


@lru_cache(maxsize=16)
def _track(theme: Theme, seat: int, *, is_up: bool) -> Sprite:
    """Return the long arrow that shows which way a colour goes on one side, with its stone in the middle."""
    wide, high, piece = 40, FIELDS * ROW, theme.pieces[seat]
    brush = Brush(wide, high, theme.table)
    tip, tail = (6, high - 8) if is_up else (high - 6, 8)
    way = -1 if is_up else 1
    x = wide / 2
    brush.line(((x, tail), (x, tip - way * 18)), 6, piece.land_line)
    brush.polygon(((x, tip), (x - 13, tip - way * 22), (x + 13, tip - way * 22)), piece.land_line)
    draw_stone(brush, piece, seat, x, high / 2, 36)
    canvas = brush.canvas(theme)
    canvas.write(LETTERS[seat], x, high / 2, 19, piece.sign, piece.body, weight=BOLD)
    return canvas.sprite()


# --- Stones


@lru_cache(maxsize=64)
def _stone(theme: Theme, seat: int, ground: Colour, *, held: bool, size: int = STONE) -> Sprite:
    """Return a stone with its letter; one that is blocked has a bar across."""
    piece = theme.pieces[seat]
    brush = Brush(size + 2, size + 2, ground)
    middle = size / 2 + 1
    draw_stone(brush, piece, seat, middle, middle, size)
    canvas = brush.canvas(theme)
    canvas.write(LETTERS[seat], middle, middle, round(size * 0.54), piece.sign, piece.body, weight=BOLD)
    if held:
        canvas.blend(_bar(size), theme.hole, 0, 0)
        canvas.blend(_bar(size, thin=True), theme.alert, 0, 0)
    return canvas.sprite()


@lru_cache(maxsize=4)
def _bar(size: int, *, thin: bool = False) -> pillow.Image.Image:
    """Return the shape of the bar across a blocked stone."""
    brush = Brush(size + 2, size + 2, 0)
    reach = size * 0.3
    middle = size / 2 + 1
    brush.line(((middle - reach, middle + reach), (middle + reach, middle - reach)), 4 if thin else 9, 255)
    return brush.image()


def _put_place(canvas: Canvas, seen: PlaceSeen, *, marked: bool) -> None:
    """Put down a place's tray and its stones from the strip outwards."""
    way = -1 if seen.name[0] == "L" else 1
    x, y = place(seen.name)
    ground = _ground(canvas.theme, is_wall=seen.is_wall)
    canvas.put(_tray(canvas.theme, is_wall=seen.is_wall, marked=marked), MIDDLE + way * (INNER + TRAY / 2), y)
    for slot, seat in enumerate(seen.stones):
        held = seen.blocked_seat == seat
        canvas.put(_stone(canvas.theme, seat, ground, held=held), x + way * slot * SLOT, y)


# --- The latest steps


def _put_way(canvas: Canvas, source: str, target: str, seat: Seat) -> None:
    """Mark a step beside the trays: along its side, across above the strip, in from outside or out below."""
    if source == "off":
        put_arrow(canvas, _lane(target, 13), _lane(target, -9))
    elif target == "home":
        side = SIDES[1 - seat]
        put_arrow(canvas, _lane(source), (_lane(f"{side}1")[0], row_of(1) + ROW * 0.5 + 14))
    elif source[0] == target[0]:
        put_arrow(canvas, _lane(source), _lane(target))
    else:
        _put_crossing(canvas, source, target)


def _lane(name: str, out: float = 0) -> Point:
    """Return the point beside a place's tray at which its steps are marked, or one further out."""
    way = -1 if name[0] == "L" else 1
    return MIDDLE + way * (LANE - 10 + out), row_of(int(name[1:]))


def _put_crossing(canvas: Canvas, source: str, target: str) -> None:
    (x1, y), (x2, _) = _lane(source), _lane(target)
    above = TOP - 20
    for start, end in (((x1, y), (x1, above)), ((x1, above), (x2, above))):
        put_line(canvas, start, end)
    put_arrow(canvas, (x2, above), (x2, y))


def _put_capture(canvas: Canvas, name: str) -> None:
    """Cross the place at which a stone was captured, on the strip's side of its tray."""
    way = -1 if name[0] == "L" else 1
    x, y = MIDDLE + way * (FIELD / 2 - 12), row_of(int(name[1:]))
    put_cross(canvas, (x, y))


# --- Dice


def _put_dice(canvas: Canvas, view: View) -> None:
    """Put the dice in a row above the strip, each with its name; one that was never thrown is blank."""
    theme = canvas.theme
    lying = {die.name: die for die in view.dice}
    for index, name in enumerate(miwin.NAMES):
        x = MIDDLE + (index - 1) * DIE_STEP
        blank = DieSeen(name, 1, is_fresh=False, is_used=False, is_due=True)
        canvas.put(miwin.die_sprite(theme, lying.get(name, blank)), x, DICE)
        canvas.write(name, x, DICE + miwin.SIZE / 2 + 25, LETTERS_HIGH, theme.ink, theme.table, weight=BOLD)


# --- What stands around the strip


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the round on the left; on the right the end, the first throw, or how long nothing has changed."""
    HEADING.put_turn(canvas, words("picture-turn"), view.turn)
    alert = canvas.theme.alert
    if view.outcome is not None or view.is_first_throw:
        word = "picture-first-throw" if view.outcome is None else "picture-over"
        HEADING.put_notice(canvas, words(word), alert)
    elif view.quiet_turns >= QUIET_WARNING:
        HEADING.put_count(canvas, words("picture-quiet"), view.quiet_turns, QUIET_END, (alert, alert))


def _put_player(canvas: Canvas, view: View, seat: Seat, words: Words) -> None:
    """Put down a player's name and state, and the trays with the stones off and home; Blue's left, Red's right."""
    theme = canvas.theme
    state = state_word(view.outcome, view.to_move, seat)
    sign = _stone(theme, seat, theme.table, held=False, size=34)
    LABEL.put(canvas, seat, sign, words(SEAT_WORDS[seat]), words(state) if state else None)
    left = MARGIN - 6 if seat == 0 else WIDTH - MARGIN + 6 - PANEL[0]
    canvas.put(panel(theme, PANEL, is_active=view.to_move == seat), left, PANEL_TOP, "lt")
    for index, (word, count) in enumerate((("picture-off", view.off[seat]), ("picture-home", view.home[seat]))):
        middle = left + PANEL[0] * (0.26 + 0.48 * index)
        canvas.write(words(word), middle, PANEL_TOP + 84, 20, theme.quiet, theme.panel)
        for slot in range(STONES):
            x = middle + (slot - 1) * (STONE + 4)
            is_there = slot < count
            sprite = _stone(theme, seat, theme.panel, held=False) if is_there else _slot(theme)
            canvas.put(sprite, x, PANEL_TOP + 40)


@lru_cache(maxsize=4)
def _slot(theme: Theme) -> Sprite:
    """Return the place of a stone that is elsewhere."""
    brush = Brush(STONE, STONE, theme.panel)
    brush.disc(STONE / 2, STONE / 2, 8, theme.well)
    return brush.sprite(theme)
