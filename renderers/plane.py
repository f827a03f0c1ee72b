"""The empty plane of Zirkeltanz in a window: raster, middle line, penalty areas, life circles, compass and scale.

Answers for where a place of the plane lies in a window. Lengths are pixels, those of the plane micro-units.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.zirkeltanz.view import UNIT
from renderers.drawing.canvas import BOLD, Brush, Canvas, Point, Sprite
from renderers.drawing.theme import Theme
from renderers.pieces.circles import LIFE

PLANE: Final = 760
"""The side of the whole plane in a picture."""

LETTERS: Final = 28
"""The size of the figures of places and directions."""

NARROW: Final = 60
"""The least distance between lines of the raster."""

DASH: Final = math.radians(4.5)
"""Half a dash of a penalty area's boundary, in radii."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window on the plane: what lies in its middle, how many pixels a unit has, and its side in pixels."""

    middle: tuple[int, int]
    scale: float
    side: int

    def place(self, at: tuple[int, int]) -> Point:
        """Return where a place of the plane lies in the window."""
        half = self.side / 2
        x, y = at[0] - self.middle[0], at[1] - self.middle[1]
        return half + x / UNIT * self.scale, half - y / UNIT * self.scale

    def shows(self, *places: float, reach: float = 4) -> bool:
        """Tell whether something at a place in the window, or around it, can be seen."""
        return all(-reach < place < self.side + reach for place in places)

    def length(self, length: int) -> float:
        """Return a length of the plane in pixels."""
        return length / UNIT * self.scale


@lru_cache(maxsize=8)
def whole_ground(theme: Theme, frame: Frame, lives: tuple[tuple[int, int], ...], life: int, area: int) -> Canvas:
    """Return the empty plane as `ground` draws it; kept, as few windows are in use."""
    return ground(theme, frame, lives, life, area)


def ground(theme: Theme, frame: Frame, lives: tuple[tuple[int, int], ...], life: int, area: int) -> Canvas:
    """Return the empty plane: a raster, the middle line, penalty areas and life circles, compass and scale."""
    brush = Brush(frame.side, frame.side, theme.well)
    for seat, centre in enumerate(lives):
        x, y = frame.place(centre)
        brush.disc(x, y, frame.length(area), theme.pieces[seat].land)
    step = _step(frame)
    for line in range(-20 * step, 21 * step, step):
        x, y = frame.place((line * UNIT, line * UNIT))
        if frame.shows(x):
            brush.line(((x, 0), (x, frame.side)), 1, theme.board)
        if frame.shows(y):
            brush.line(((0, y), (frame.side, y)), 1, theme.board)
    _draw_middle_line(brush, theme, frame)
    for seat, centre in enumerate(lives):
        _draw_life(brush, theme, frame, seat, centre, life, area)
    canvas = brush.canvas(theme)
    if frame.side == PLANE:
        _write_measures(canvas, frame, step)
    return canvas


def _step(frame: Frame) -> int:
    """Return how many units lie between two lines of the raster."""
    step = 10
    while step * frame.scale < NARROW:
        step *= 2
    return step


def _draw_middle_line(brush: Brush, theme: Theme, frame: Frame) -> None:
    _, y = frame.place((0, 0))
    if not frame.shows(y):
        return
    for left in range(0, frame.side, 26):
        brush.line(((left + 4, y), (left + 18, y)), 3, theme.quiet)


def _draw_life(
    brush: Brush, theme: Theme, frame: Frame, seat: int, centre: tuple[int, int], life: int, area: int
) -> None:
    """Draw a life circle with a heart on it, its penalty area bounded by dashes in the colour of its side."""
    (x, y), red = frame.place(centre), theme.pieces[LIFE]
    reach, radius = frame.length(area), frame.length(life)
    for start in range(0, 360, 15):
        turn = math.radians(start + 4.5)
        middle = x + reach * math.cos(turn), y + reach * math.sin(turn)
        if frame.shows(*middle, reach=reach * DASH + 4):
            brush.arc(x, y, reach, 2.5, theme.pieces[seat].land_line, start, start + 9)
    if not frame.shows(x, y, reach=radius + 4):
        return
    brush.disc(x, y, radius, red.line)
    brush.disc(x, y, radius - 1.6, red.body)
    size = radius * 0.27
    for side in (-1, 1):
        brush.disc(x + side * size * 0.8, y - size * 0.55, size, red.sign)
    brush.polygon(
        [(x - size * 1.62, y - size * 0.05), (x + size * 1.62, y - size * 0.05), (x, y + size * 1.9)], red.sign
    )


def _write_measures(canvas: Canvas, frame: Frame, step: int) -> None:
    """Write the coordinates along two edges, the compass of directions and a scale."""
    theme, side = canvas.theme, frame.side
    for line in range(-20 * step, 21 * step, step):
        x, y = frame.place((line * UNIT, line * UNIT))
        if 40 < x < side - 150 and line % (2 * step) == 0:
            canvas.write(str(line), x, side - 18, LETTERS, theme.quiet, theme.well)
        if 40 < y < side - 40:
            canvas.write(str(line), 8, y - 16, LETTERS, theme.quiet, theme.well, anchor="lm")
    canvas.put(_compass(theme), side - 4, 4, "rt")
    width = round(frame.length(step * UNIT))
    canvas.put(_scale_bar(theme, width, str(step)), side - 12, side - 8, "rb")


@lru_cache(maxsize=4)
def _compass(theme: Theme) -> Sprite:
    """Return the directions of the notation: 0 at the top, clockwise."""
    middle, down, radius = 82, 66, 26
    brush = Brush(2 * middle, down + radius + 2, theme.well)
    brush.ring(middle, down, radius, 2, theme.quiet)
    for turn in range(0, 360, 30):
        sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        inner = radius - (7 if turn % 90 == 0 else 3)
        brush.line(
            ((middle + inner * sine, down - inner * cosine), (middle + radius * sine, down - radius * cosine)),
            2,
            theme.quiet,
        )
    brush.polygon([(middle, down - 15), (middle - 7, down + 5), (middle + 7, down + 5)], theme.quiet)
    canvas = brush.canvas(theme)
    for text, x, y in (("0", 0, -1), ("90", 1, 0), ("270", -1, 0)):
        canvas.write(text, middle + x * 54, down + y * 48, LETTERS, theme.quiet, theme.well, weight=BOLD)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _scale_bar(theme: Theme, width: int, text: str) -> Sprite:
    """Return a bar that is as long as the text says in units."""
    brush = Brush(width + 4, 40, theme.well)
    brush.line(((2, 34), (width + 2, 34)), 3, theme.quiet)
    for x in (2, width + 2):
        brush.line(((x, 28), (x, 38)), 3, theme.quiet)
    canvas = brush.canvas(theme)
    canvas.write(text, (width + 4) / 2, 15, LETTERS, theme.quiet, theme.well, weight=BOLD)
    return canvas.sprite()
