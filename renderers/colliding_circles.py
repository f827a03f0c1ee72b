"""The board of Colliding Circles: 54 fields around 19 star-shaped centres, hands and pools below.

Everything is read from the view. Red's pieces are vermilion with round corners, Black's black with a light line and
cut corners. Lengths are pixels; `SIDE` is the side of a circle's hexagon, row 1 lies at the bottom.
"""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache
from typing import Final

from games.colliding_circles.view import StepSeen, View
from games.core import Seat
from renderers.board import BoardRenderer
from renderers.core import Words
from renderers.drawing import pillow
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite, disc_mask, text_width
from renderers.drawing.marks import Spot
from renderers.drawing.panels import Heading, Label, emblem, panel, state_word
from renderers.drawing.theme import Colour, Theme
from renderers.pieces.dice import draw_body, draw_die
from renderers.pieces.heads import draw_head

WIDTH: Final = 800
HEIGHT: Final = 950
MIDDLE: Final = (WIDTH / 2, 420)
SIDE: Final = 80
ROW: Final = SIDE * math.sqrt(3) / 2

WELL: Final = 36
CUP: Final = WELL + 1
DIE: Final = 42
LIFT: Final = 12
NAME: Final = 28
NAME_DROP: Final = 21
RIM: Final = 46
LABEL: Final = 60
STAR_GAP: Final = 5
ARROW: Final = 16
"""The radius of a field, half the box of its sprite, a die and how far it stands above the middle of its field, the
letters of a field's name and how far they stand below it, the
radius of the wood around a field, the distance of a label, of a star from its fields, and half the box of an arrow."""

MARGIN: Final = 21
HEADING: Final = Heading(MARGIN, count=(75, 48))
LABEL_LINE: Final = Label(MARGIN, 824, 25, room=300)
PANEL: Final = (374, 86)
PANEL_TOP: Final = 852
HAND_DIE: Final = 54
HAND_STEP: Final = 60
"""The surroundings of the board: the edge, the line with colour and state, and the trays with the hands."""

ROWS: Final = {"A": (3, 9), "B": (2, 10), "C": (1, 11), "D": (1, 11), "E": (2, 10), "F": (3, 9)}
CENTRE_ROWS: Final = {"AB": (4, 8), "BC": (3, 9), "CD": (2, 10), "DE": (3, 9), "EF": (4, 8)}
FIELDS: Final = tuple(f"{column}{row}" for column, (low, high) in ROWS.items() for row in range(low, high + 1))
CENTRES: Final = tuple(f"{pair}{row}" for pair, (low, high) in CENTRE_ROWS.items() for row in range(low, high + 1, 2))
PRINTED: Final = {"C5": 4, "C6": 5, "C7": 6, "D7": 1, "D6": 2, "D5": 3}

QUIET_WARNING: Final = 8
QUIET_END: Final = 12

SEAT_WORDS: Final = ("picture-red", "picture-black")
PICTURE_WORDS: Final = ("picture-pool", "picture-quiet")
SHEET_WORDS: Final = tuple(
    f"colliding_circles-column-{column}" for column in ("manoeuvre", "first", "second", "hand", "pool", "score")
)


@cache
def place(name: str) -> Point:
    """Return where a field (`C6`) or a centre (`CD6`) lies: columns bend left and right around a straight line."""
    letters, row = name.rstrip("0123456789"), int(name.lstrip("ABCDEF"))
    column = sum("ABCDEF".index(letter) for letter in letters) / len(letters)
    bend = 0.0 if len(letters) == 2 else 0.25 if (column + row) % 2 else -0.25
    return MIDDLE[0] + ((column - 2.5) * 1.5 + bend) * SIDE, MIDDLE[1] - (row - 6) * ROW


class CollidingCircles(BoardRenderer[View]):
    """Draws the views of Colliding Circles."""

    seat_words = SEAT_WORDS
    picture_words = PICTURE_WORDS
    sheet_words = SHEET_WORDS
    mark = re.compile(r"[A-F]\d+")

    def tally(self, view: View) -> tuple[int, ...]:
        """Return the scores."""
        return view.scores

    def spot(self, view: View, name: str) -> Spot | None:
        """Return where a field lies."""
        del view
        return (place(name), WELL) if name in FIELDS else None

    def draw(self, view: View, theme: Theme, words: Words) -> Canvas:
        """Return the position, 800 x 950."""
        canvas = _background(theme).copy()
        for circle in view.circles:
            canvas.put(
                _star(theme, circle.centre, circle.owner_seat, circle.kind, circle.points), *place(circle.centre)
            )
        for hole in view.holes:
            canvas.put(_hole(theme, hole), *place(hole))
        _put_dice(canvas, view)
        for step in view.last_steps:
            _put_way(canvas, step)
        _put_heading(canvas, view, words)
        for seat in (Seat(0), Seat(1)):
            _put_player(canvas, view, seat, words)
        return canvas


# --- The board without pieces


@lru_cache(maxsize=4)
def _background(theme: Theme) -> Canvas:
    """Return the empty board with all names, once for each theme."""
    canvas = Canvas.blank(theme, WIDTH, HEIGHT)
    canvas.blend(_board_mask(), theme.board, 0, 0)
    for centre in CENTRES:
        canvas.write(centre, *place(centre), 23, theme.quiet, theme.board)
    for field in FIELDS:
        canvas.put(_free(theme, field, marked=False), *place(field))
    _write_edges(canvas)
    return canvas


def _board_mask() -> pillow.Image.Image:
    """Return the shape of the board: 19 hexagons with a round bay about every field."""
    brush = Brush(WIDTH, HEIGHT, 0, fineness=2)
    for centre in CENTRES:
        brush.polygon(_hexagon(*place(centre), SIDE), 255)
    for field in FIELDS:
        brush.disc(*place(field), RIM, 255)
    return brush.image()


def _hexagon(x: float, y: float, side: float) -> list[Point]:
    return [
        (x + side * math.cos(math.radians(turn)), y + side * math.sin(math.radians(turn))) for turn in range(0, 360, 60)
    ]


def _write_edges(canvas: Canvas) -> None:
    """Write the row numbers left and right of the board and the column letters above and below it, as printed."""
    theme = canvas.theme
    for row in range(1, 12):
        columns = [column for column, (low, high) in ROWS.items() if low <= row <= high]
        for column, way in ((columns[0], -1), (columns[-1], 1)):
            x, y = place(f"{column}{row}")
            canvas.write(str(row), x + way * (LABEL + 3), y, 24, theme.quiet, theme.table, weight=BOLD)
    for column, (low, high) in ROWS.items():
        for row, way in ((low, 1), (high, -1)):
            x, y = place(f"{column}{row}")
            canvas.write(column, x, y + way * LABEL, 24, theme.quiet, theme.table, weight=BOLD)


def _well(theme: Theme) -> Brush:
    """Return a brush that has drawn an empty field on the board's wood."""
    brush = Brush(2 * CUP, 2 * CUP, theme.board)
    brush.disc(CUP, CUP, WELL, theme.well)
    return brush


@lru_cache(maxsize=256)
def _free(theme: Theme, field: str, *, marked: bool) -> Sprite:
    """Return a free field with its name and, on the middle circle, the printed number; dashed if a die just left it."""
    brush = _well(theme)
    if marked:
        brush.dashes(CUP, CUP, WELL, 4, theme.accent, count=8, share=0.6)
    if field in PRINTED:
        brush.box(CUP - 13, CUP - 31, CUP + 13, CUP - 3, 7, theme.quiet)
        brush.box(CUP - 11, CUP - 29, CUP + 11, CUP - 5, 5, theme.well)
    canvas = brush.canvas(theme)
    if field in PRINTED:
        canvas.write(str(PRINTED[field]), CUP, CUP - 17, 22, theme.quiet, theme.well, weight=BOLD)
        canvas.write(field, CUP, CUP + 15, NAME, theme.quiet, theme.well)
    else:
        canvas.write(field, CUP, CUP, NAME, theme.quiet, theme.well)
    return canvas.sprite(disc_mask(2 * CUP, CUP))


@lru_cache(maxsize=64)
def _hole(theme: Theme, field: str) -> Sprite:
    """Return a field on which no value fits: dark and crossed out."""
    return _named(_nameless_hole(theme, _tab(field)), field, theme, theme.hole_sign, theme.hole)


@lru_cache(maxsize=64)
def _nameless_hole(theme: Theme, tab: float) -> Sprite:
    brush, middle, reach = _well(theme), CUP - LIFT - 1, 11
    brush.disc(CUP, CUP, WELL - 2, theme.hole)
    for way in (1, -1):
        brush.line(((CUP - reach, middle - way * reach), (CUP + reach, middle + way * reach)), 5.5, theme.gold)
    return _with_tab(theme, brush, tab, theme.hole)


def _tab(field: str) -> float:
    """Return half the width of the tab that a field's name stands on; many fields have one as wide."""
    return text_width(field, NAME) / 2 + 3


def _with_tab(theme: Theme, brush: Brush, tab: float, ground: Colour) -> Sprite:
    """Return a field with room for its name at its lower edge, on a tab that reaches a little over it."""
    edges = CUP - tab, CUP + NAME_DROP - 13, CUP + tab, CUP + NAME_DROP + 14
    brush.box(*edges, 8, ground)
    mask = Brush(2 * CUP, 2 * CUP, 0)
    mask.disc(CUP, CUP, CUP, 255)
    mask.box(*edges, 8, 255)
    return brush.sprite(theme, mask.mask())


def _named(nameless: Sprite, field: str, theme: Theme, colour: Colour, ground: Colour) -> Sprite:
    """Return a field with its name on its tab."""
    canvas = Canvas(theme, nameless.image.copy())
    canvas.write(field, CUP, CUP + NAME_DROP, NAME, colour, ground)
    return canvas.sprite(nameless.mask)


# --- Pieces


def _put_dice(canvas: Canvas, view: View) -> None:
    """Put down the dice, those of the last turn with a ring, and dash the fields that were left and are still free."""
    moved = {step.way[-1] for step in view.last_steps if step.way}
    taken = {die.field for die in view.dice}
    for die in view.dice:
        sprite = _die(canvas.theme, die.seat, die.value, die.field, marked=die.field in moved)
        canvas.put(sprite, *place(die.field))
    for step in view.last_steps:
        if len(step.way) > 1 and step.way[0] not in taken:
            canvas.put(_free(canvas.theme, step.way[0], marked=True), *place(step.way[0]))


@lru_cache(maxsize=1024)
def _die(theme: Theme, seat: int, value: int, field: str, *, marked: bool) -> Sprite:
    """Return a die in its field, a little above the middle to leave room for the field's name."""
    nameless = _nameless_die(theme, seat, value, _tab(field), marked=marked)
    return _named(nameless, field, theme, theme.quiet, theme.well)


@lru_cache(maxsize=256)
def _nameless_die(theme: Theme, seat: int, value: int, tab: float, *, marked: bool) -> Sprite:
    brush = _well(theme)
    if marked:
        brush.ring(CUP, CUP, WELL, 4, theme.accent)
    draw_die(brush, theme, seat, value, CUP, CUP - LIFT, DIE)
    return _with_tab(theme, brush, tab, theme.well)


@lru_cache(maxsize=256)
def _star(theme: Theme, centre: str, owner: int, kind: str, points: int) -> Sprite:
    """Return a complete circle's star in its owner's colours, with a marker and the centre's name below it."""
    wide, high = 2 * SIDE, round(2 * ROW)
    x, y = wide / 2, high / 2
    piece = theme.pieces[owner]
    brush = Brush(wide, high, theme.board)
    brush.polygon(_hexagon(x, y, SIDE - 4), piece.land_line)
    brush.polygon(_hexagon(x, y, SIDE - 6), piece.land)
    for radius, fill in ((WELL + STAR_GAP + 2, piece.land_line), (WELL + STAR_GAP, theme.board)):
        for corner in _hexagon(x, y, SIDE):
            brush.disc(*corner, radius, fill)
    draw_head(brush, theme, owner, kind, x, y - 6)
    canvas = brush.canvas(theme)
    canvas.write(str(points), x, y - 3, 29, piece.sign, piece.body, weight=BOLD)
    canvas.write(centre, x, y + 33, 14, piece.land_sign, piece.land)
    return canvas.sprite(_star_mask())


@lru_cache(maxsize=1)
def _star_mask() -> pillow.Image.Image:
    brush = Brush(2 * SIDE, round(2 * ROW), 0)
    brush.polygon(_hexagon(SIDE, round(2 * ROW) / 2, SIDE - 2), 255)
    return brush.mask()


def _put_way(canvas: Canvas, step: StepSeen) -> None:
    """Mark a manoeuvre with an arrow head between each two fields of its way."""
    for start, end in zip(step.way, step.way[1:], strict=False):
        (x1, y1), (x2, y2) = place(start), place(end)
        turn = round(math.degrees(math.atan2(y2 - y1, x2 - x1)))
        left, top = round((x1 + x2) / 2) - ARROW, round((y1 + y2) / 2) - ARROW
        canvas.blend(_arrow(turn, 2.5), canvas.theme.table, left, top)
        canvas.blend(_arrow(turn, 0.0), canvas.theme.accent, left, top)


@lru_cache(maxsize=16)
def _arrow(turn: int, grow: float) -> pillow.Image.Image:
    """Return the shape of an arrow head that points `turn` degrees clockwise from the right."""
    brush = Brush(2 * ARROW, 2 * ARROW, 0)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    head = [(ARROW + x * cos - y * sin, ARROW + x * sin + y * cos) for x, y in ((10, 0), (-6, -9), (-2, 0), (-6, 9))]
    brush.polygon(head, 255)
    brush.line((*head, head[0]), 2 + 2 * grow, 255)
    return brush.image()


# --- What stands around the board


def _put_heading(canvas: Canvas, view: View, words: Words) -> None:
    """Write the turn on the left; on the right the end, or how many quiet turns are left to it."""
    HEADING.put_turn(canvas, words("picture-turn"), view.turn)
    alert = canvas.theme.alert
    if view.outcome is not None:
        HEADING.put_notice(canvas, words("picture-over"), alert)
    elif view.quiet_turns >= QUIET_WARNING:
        HEADING.put_count(canvas, words("picture-quiet"), view.quiet_turns, QUIET_END, (alert, alert))


def _put_player(canvas: Canvas, view: View, seat: Seat, words: Words) -> None:
    """Put down a player's score, colour, state, hand and pool: Red's at the left, Black's at the right edge."""
    theme = canvas.theme
    edge, way, side = ((MARGIN, 1, "l"), (WIDTH - MARGIN, -1, "r"))[seat]
    canvas.write(str(view.scores[seat]), edge, 760, 82, theme.ink, theme.table, anchor=side + "m", weight=BOLD)
    state = state_word(view.outcome, view.to_move, seat)
    sign = emblem(theme, draw_body, seat, 32, theme.table)
    LABEL_LINE.put(canvas, seat, sign, words(SEAT_WORDS[seat]), words(state) if state else None)
    canvas.put(panel(theme, PANEL, is_active=view.to_move == seat), edge - way * 8, PANEL_TOP, side + "t")
    _put_hand(canvas, view, seat, edge + way * (HAND_DIE // 2 + 5), way)
    pool_x = edge + way * 334
    canvas.write(str(view.pools[seat]), pool_x, PANEL_TOP + 33, 32, theme.ink, theme.panel, weight=BOLD)
    canvas.write(words("picture-pool"), pool_x, PANEL_TOP + 61, 19, theme.quiet, theme.panel)


def _put_hand(canvas: Canvas, view: View, seat: Seat, x: float, way: int) -> None:
    """Lay out a hand from the picture's edge inwards, always falling from left to right."""
    hand = list(enumerate(view.hands[seat]))
    for place_in_row, (index, value) in enumerate(hand[::way]):
        die = _hand_die(canvas.theme, seat, value, fresh=index in view.fresh[seat])
        canvas.put(die, x + way * place_in_row * HAND_STEP, PANEL_TOP + PANEL[1] / 2)


@lru_cache(maxsize=64)
def _hand_die(theme: Theme, seat: int, value: int, *, fresh: bool) -> Sprite:
    """Return a die of a hand, underlined if it was just thrown."""
    middle = HAND_DIE / 2
    brush = Brush(HAND_DIE, HAND_DIE + 24, theme.panel)
    draw_die(brush, theme, seat, value, middle, middle + 12, HAND_DIE - 2)
    if fresh:
        brush.box(12, HAND_DIE + 16, HAND_DIE - 12, HAND_DIE + 21, 2.5, theme.accent)
    return brush.sprite(theme)
