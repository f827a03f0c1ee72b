"""A bracket as a picture: up to three rounds side by side, each meeting a box whose winner goes on along a line.

A bracket of more than three rounds is shown in parts, each of which can be read on a phone. What a winner looks like
does not hang on colour: the name is bold, a triangle points onwards, and a star marks who has won the whole.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.drawing.canvas import BOLD, Brush, Canvas, Sprite, text_width
from renderers.drawing.theme import Theme
from renderers.league.core import HEAD, LETTER, MARGIN, SMALL, WIDTH, text

ROUNDS: Final = 3
"""Rounds in a part, at most."""

BOXES: Final = 2 ** (ROUNDS - 1)
"""Meetings of the first round of a part, at most."""

LINE: Final = 44
BOX: Final = 2 * LINE
NOTE: Final = 34
PITCH: Final = BOX + NOTE + 18
"""From one box of the first round to the next."""

CHANNEL: Final = 32
"""Between two rounds, where the lines run."""

HEADS: Final = 56
SIGN: Final = 16
PAD: Final = 10
POINTS: Final = 40


@dataclass(frozen=True, slots=True)
class Side:
    """One of two who meet.

    Attributes:
        name: of the person or team, or words for a bye or for somebody not known yet.
        points: so far, as text; empty where none are to be shown.
        is_entrant: there is somebody, or will be; else the name says why not.
        is_winner: this side advances.
        is_marked: this is the side of who looks.
    """

    name: str
    points: str = ""
    is_entrant: bool = True
    is_winner: bool = False
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A meeting of two: the upper side, the lower one, and a word about how it stands."""

    upper: Side
    lower: Side
    note: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A round: its name, and its meetings from the top."""

    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class BracketPart:
    """The part of a bracket in one picture: rounds `first` (from 1) to `last`, the meetings of the first from `top`."""

    first: int
    last: int
    top: int

    def boxes(self, number: int) -> range:
        """Return which meetings of a round the part shows, counted from the top of the bracket."""
        count = 2 ** (self.last - number)
        top = self.top >> (number - self.first)
        return range(top, top + count)


def parts(rounds: int) -> tuple[BracketPart, ...]:
    """Return the parts of a bracket: the last rounds first, then the earlier ones, each from the top."""
    if rounds <= ROUNDS:
        return (BracketPart(1, rounds, 0),)
    found = [BracketPart(rounds - ROUNDS + 1, rounds, 0)]
    for first in range(1, rounds - ROUNDS + 1, ROUNDS):
        meetings = 2 ** (rounds - first)
        found += [BracketPart(first, first + ROUNDS - 1, top) for top in range(0, meetings, BOXES)]
    return tuple(found)


def draw_bracket(
    columns: Sequence[Column], *, title: str, theme: Theme, is_end: bool = True, third: Column | None = None
) -> bytes:
    """Return a part of a bracket as a PNG; each column has half as many boxes as the one before it.

    `is_end`: the last column is the final, whose winner has a star; `third` stands below it.

    Raises:
        ValueError: there are more rounds than can be read on a phone.
    """
    if not 1 <= len(columns) <= ROUNDS:
        raise ValueError(len(columns))
    depth = len(columns) - 1
    wide = (WIDTH - 2 * MARGIN - CHANNEL * depth) // len(columns)
    below = _middle(depth, 0) + BOX / 2 + NOTE
    lowest = max(_middle(0, len(columns[0].boxes) - 1) + BOX / 2 + NOTE, below + HEADS + BOX + NOTE if third else 0)
    canvas = Canvas.blank(theme, WIDTH, math.ceil(lowest) + MARGIN // 2)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=WIDTH - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    for at, column in enumerate(columns):
        left = MARGIN + at * (wide + CHANNEL)
        _head(canvas, column.title, left, wide, HEAD + HEADS / 2)
        for index, box in enumerate(column.boxes):
            middle = _middle(at, index)
            if at < depth:
                _lines(canvas, left + wide, middle, _middle(at + 1, index // 2))
            _box(canvas, box, left, middle, wide, has_star=is_end and at == depth)
    if third is not None:
        left = MARGIN + depth * (wide + CHANNEL)
        _head(canvas, third.title, left, wide, below + HEADS / 2)
        _box(canvas, third.boxes[0], left, below + HEADS + BOX / 2, wide, has_star=False)
    return canvas.png()


def _middle(at: int, index: int) -> float:
    """Return the height of a box's middle: between the two boxes whose winners meet in it."""
    return HEAD + HEADS + BOX / 2 + PITCH * ((1 << at) * (index + 0.5) - 0.5)


def _head(canvas: Canvas, title: str, left: int, wide: int, middle: float) -> None:
    text(canvas, title, left + PAD, middle, canvas.theme.table, width=wide, size=SMALL, colour=canvas.theme.quiet)


def _lines(canvas: Canvas, right: int, middle: float, target: float) -> None:
    """Draw the way of a winner: to the middle between the rounds, to the height of the next box, and to it."""
    theme, half = canvas.theme, CHANNEL // 2
    strokes = ((right, middle, half + 1, 3), (right + half, target, half, 3))
    for left, at, width, thick in strokes:
        canvas.put(_block(theme, width, thick), left, at, "lm")
    canvas.put(_block(theme, 3, round(abs(target - middle))), right + half, (middle + target) / 2, "mm")


def _box(canvas: Canvas, box: Box, left: int, middle: float, wide: int, *, has_star: bool) -> None:
    theme = canvas.theme
    canvas.put(_ground(theme, wide), left, middle, "lm")
    for side, at in ((box.upper, middle - LINE / 2), (box.lower, middle + LINE / 2)):
        _side(canvas, side, left, at, wide, has_star=has_star)
    under = middle + BOX / 2 + NOTE / 2
    text(canvas, box.note, left + PAD, under, theme.table, width=wide - PAD, size=SMALL, colour=theme.quiet)


def _side(canvas: Canvas, side: Side, left: int, middle: float, wide: int, *, has_star: bool) -> None:
    theme = canvas.theme
    colour = theme.ink if side.is_entrant else theme.quiet
    right = left + wide - PAD
    edge = right - SIGN - 6
    if side.is_winner:
        canvas.put(_star(theme) if has_star else _onward(theme), right + 6, middle, "rm")
    room = edge - left - 2 * PAD - (text_width(side.points, LETTER, BOLD) if side.points else 0)
    if side.is_marked:
        canvas.put(_block(theme, 6, LINE - 14, is_accent=True), left, middle, "lm")
    text(canvas, side.name, left + PAD, middle, theme.panel, width=room, colour=colour, is_bold=side.is_winner)
    text(
        canvas, side.points, edge, middle, theme.panel, width=POINTS, anchor="rm", colour=colour, is_bold=side.is_winner
    )


@lru_cache(maxsize=16)
def _block(theme: Theme, width: int, height: int, *, is_accent: bool = False) -> Sprite:
    return Sprite(
        Canvas.blank(theme, max(1, width), max(1, height), theme.accent if is_accent else theme.quiet).indices
    )


@lru_cache(maxsize=8)
def _ground(theme: Theme, wide: int) -> Sprite:
    """Return the ground of a box, with a line between the two sides."""
    brush = Brush(wide, BOX, theme.table)
    brush.box(0, 0, wide, BOX, 8, theme.panel)
    brush.box(PAD, BOX / 2 - 1, wide - PAD, BOX / 2 + 1, 0, theme.board)
    return brush.sprite(theme)


@lru_cache(maxsize=4)
def _onward(theme: Theme) -> Sprite:
    """Return a triangle that points to the next round."""
    brush = Brush(SIGN, SIGN, theme.panel)
    brush.polygon([(2, 1), (SIGN - 2, SIGN / 2), (2, SIGN - 1)], theme.accent)
    return brush.sprite(theme)


@lru_cache(maxsize=4)
def _star(theme: Theme) -> Sprite:
    side = SIGN + 8
    brush, middle = Brush(side, side, theme.panel), side / 2
    points = []
    for corner in range(10):
        reach, angle = (middle - 1, middle * 0.42)[corner % 2], math.pi * (corner / 5 - 0.5)
        points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    brush.polygon(points, theme.alert)
    return brush.sprite(theme)
