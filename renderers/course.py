"""The course of a play as a picture: every seat's share of the win over the moves, and what the dice gave to whom.

The shares lie upon one another in the colours of the seats and are always the whole height. Knows no game.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.core import Seat
from renderers.core import PlayCourse, Words
from renderers.drawing.canvas import BOLD, REGULAR, Brush, Canvas, Point, Sprite, disc_mask, shortened
from renderers.drawing.panels import Emblem, emblem
from renderers.drawing.theme import Colour, Theme

WIDTH: Final = 760
MARGIN: Final = 24
HEAD: Final = 52
ROW: Final = 56
SIGN: Final = 34
LETTER: Final = 28
SMALL: Final = 27
"""The smallest letters: their digits and capitals are 9 pixels high where the picture is shown 360 wide."""

LEFT: Final = 108
RIGHT: Final = WIDTH - MARGIN
HEIGHT: Final = 300
FOOT: Final = 56
SHARES: Final = (0, 50, 100)

BAR: Final = (430, 620)
"""The ends of the longest bars of luck; each bar begins in the middle."""

LEAST_SCALE: Final = 0.1
"""A bar as long as there is room stands for at least so much."""


def draw_course(course: PlayCourse, *, seats: Sequence[str], theme: Theme, words: Words, draw: Emblem) -> bytes:
    """Return the picture as a PNG.

    `seats` are the message ids of the seats' names, `draw` draws the sign of a seat.

    Raises:
        ValueError: there are no shares.
    """
    if not course.shares:
        raise ValueError(course)
    count = len(course.shares[0])
    top = HEAD + count * ROW + 26
    brush = Brush(WIDTH, top + HEIGHT + FOOT, theme.table)
    _draw_areas(brush, course, top, theme)
    canvas = brush.canvas(theme)
    _put_heads(canvas, words, has_luck=bool(course.luck))
    for at in range(count):
        _put_seat(canvas, course, Seat(at), words(seats[at]), draw)
    _put_scale(canvas, course, top, words)
    for number, move in enumerate(course.turns, start=1):
        at = course.moves.index(move)
        canvas.put(_mark(theme, str(number)), *_point(course, at, top, course.shares[at][0]))
    return canvas.png()


def _draw_areas(brush: Brush, course: PlayCourse, top: float, theme: Theme) -> None:
    """Fill the height with the seats' shares, the first at the bottom, and part them by lines."""
    brush.box(LEFT - 4, top - 4, RIGHT + 4, top + HEIGHT + 4, 6, theme.quiet)
    below = [0.0] * len(course.shares)
    edges: list[list[Point]] = []
    for seat in range(len(course.shares[0])):
        above = [under + shares[seat] for under, shares in zip(below, course.shares, strict=True)]
        lower, upper = _edge(course, top, below), _edge(course, top, above)
        brush.polygon([*lower, *reversed(upper)], theme.pieces[seat].body)
        edges.append(upper)
        below = above
    for edge in edges[:-1]:
        brush.line(edge, 7, theme.table)
        brush.line(edge, 3.5, theme.ink)


def _edge(course: PlayCourse, top: float, shares: Sequence[float]) -> list[Point]:
    points = [_point(course, at, top, share) for at, share in enumerate(shares)]
    (_, first), (_, last) = points[0], points[-1]
    return [(LEFT, first), *points[1:-1], (RIGHT, last)]


def _point(course: PlayCourse, at: int, top: float, share: float) -> Point:
    """Return where a share lies at one of the positions."""
    x = LEFT + course.moves[at] / max(1, course.moves[-1]) * (RIGHT - LEFT)
    return x, top + HEIGHT * (1 - min(1.0, max(0.0, share)))


def _put_heads(canvas: Canvas, words: Words, *, has_luck: bool) -> None:
    theme, middle = canvas.theme, HEAD / 2 + 4
    heads = [("picture-win", MARGIN, "lm"), *([("picture-luck", RIGHT, "rm")] if has_luck else [])]
    for name, x, anchor in heads:
        canvas.write(words(name), x, middle, SMALL, theme.quiet, theme.table, anchor=anchor)


def _put_seat(canvas: Canvas, course: PlayCourse, seat: Seat, name: str, draw: Emblem) -> None:
    """Put down a seat's row: its sign, its name, and what the dice gave it."""
    theme, middle = canvas.theme, HEAD + (seat + 0.5) * ROW
    canvas.put(emblem(theme, draw, seat, SIGN, theme.table), MARGIN, middle, "lm")
    room = (BAR[0] if course.luck else RIGHT) - MARGIN - SIGN - 30
    said = shortened(name, room, LETTER, BOLD)
    canvas.write(said, MARGIN + SIGN + 14, middle, LETTER, theme.ink, theme.table, anchor="lm", weight=BOLD)
    if not course.luck:
        return
    scale = max(LEAST_SCALE, *map(abs, course.luck))
    canvas.put(_bar(theme, seat, round(course.luck[seat] / scale * 100)), BAR[0], middle, "lm")
    _write(canvas, f"{round(100 * course.luck[seat]):+d} %".replace("-", "−"), RIGHT, middle, anchor="rm")


def _put_scale(canvas: Canvas, course: PlayCourse, top: float, words: Words) -> None:
    theme = canvas.theme
    for share in SHARES:
        y = top + HEIGHT * (1 - share / 100)
        canvas.write(f"{share} %", LEFT - 12, y, SMALL, theme.quiet, theme.table, anchor="rm")
    foot = top + HEIGHT + FOOT / 2 + 4
    _write(canvas, "0", LEFT, foot, anchor="lm", colour=theme.quiet)
    _write(canvas, f"{words('picture-move')} {course.moves[-1]}", RIGHT, foot, anchor="rm", colour=theme.quiet)


def _write(canvas: Canvas, text: str, x: float, y: float, *, anchor: str, colour: Colour | None = None) -> None:
    theme = canvas.theme
    canvas.write(text, x, y, SMALL, colour or theme.ink, theme.table, anchor=anchor, weight=REGULAR)


@lru_cache(maxsize=64)
def _bar(theme: Theme, seat: int, length: int) -> Sprite:
    """Return a bar from the middle to the right or to the left, its length in percent of the room."""
    wide, high = BAR[1] - BAR[0], 22
    brush, middle = Brush(wide, high + 10, theme.table), wide / 2
    end = middle + length / 100 * (middle - 4)
    if abs(end - middle) >= 1:
        left, right = sorted((middle, end))
        piece = theme.pieces[seat]
        brush.box(left, 5, right, high + 5, 2, piece.line)
        if right - left > 5:
            brush.box(left + 2, 7, right - 2, high + 3, 1, piece.body)
    brush.box(middle - 1.5, 0, middle + 1.5, high + 10, 1, theme.quiet)
    return brush.sprite(theme)


@lru_cache(maxsize=16)
def _mark(theme: Theme, number: str) -> Sprite:
    """Return the mark of a turning point: its number on a disc."""
    side = 44
    brush = Brush(side, side, theme.table)
    brush.disc(side / 2, side / 2, side / 2, theme.table)
    brush.disc(side / 2, side / 2, side / 2 - 3, theme.alert)
    canvas = brush.canvas(theme)
    canvas.write(number, side / 2, side / 2, SMALL, theme.table, theme.alert, weight=BOLD)
    return canvas.sprite(disc_mask(side, side / 2))
