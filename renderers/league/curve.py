"""A rating over time as a picture: the line, and how sure it is as a band around it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderers.drawing.canvas import Brush
from renderers.drawing.theme import Theme
from renderers.league.core import HEAD, LETTER, MARGIN, SMALL, WIDTH, text

HEIGHT: Final = 460
LEFT: Final = 96
RIGHT: Final = WIDTH - MARGIN - 10
TOP: Final = HEAD + 20
BOTTOM: Final = HEIGHT - 62
STEPS: Final = (10, 20, 50, 100, 200, 500)
MOST_LINES: Final = 5
MOST_POINTS: Final = 300


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A rating after a match: when (seconds since the epoch), its shown value, and one standard deviation."""

    at: int
    value: float
    deviation: float


def draw_curve(points: Sequence[CurvePoint], *, title: str, first: str, last: str, theme: Theme) -> bytes:
    """Return a curve as a PNG; `first` and `last` name the days at which it begins and ends.

    Raises:
        ValueError: there are no points.
    """
    if not points:
        raise ValueError(points)
    shown = thinned(points)
    low, high, step = _scale(shown)

    def x(at: int) -> float:
        span = max(1, shown[-1].at - shown[0].at)
        return LEFT + 8 + (at - shown[0].at) / span * (RIGHT - LEFT - 16)

    def y(value: float) -> float:
        return BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP)

    brush = Brush(WIDTH, HEIGHT, theme.table)
    brush.box(LEFT, TOP - 8, RIGHT, BOTTOM + 8, 10, theme.well)
    lines = range(low, high + 1, step)
    for value in lines:
        brush.line([(LEFT + 6, y(value)), (RIGHT - 6, y(value))], 1.5, theme.panel)
    upper = [(x(point.at), y(point.value + point.deviation)) for point in shown]
    lower = [(x(point.at), y(point.value - point.deviation)) for point in shown]
    if len(shown) > 1:
        brush.polygon([*upper, *reversed(lower)], theme.panel)
    middle = [(x(point.at), y(point.value)) for point in shown]
    brush.line(middle, 4, theme.accent)
    brush.disc(*middle[-1], 8, theme.accent)
    canvas = brush.canvas(theme)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=WIDTH - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    for value in lines:
        text(
            canvas, str(value), LEFT - 12, y(value), theme.table, width=80, anchor="rm", size=SMALL, colour=theme.quiet
        )
    foot = HEIGHT - 26
    text(canvas, first, LEFT, foot, theme.table, width=300, size=SMALL, colour=theme.quiet)
    text(canvas, last, RIGHT, foot, theme.table, width=300, anchor="rm", size=SMALL, colour=theme.quiet)
    return canvas.png()


def thinned(points: Sequence[CurvePoint]) -> Sequence[CurvePoint]:
    """Return at most so many points as a picture can show, first and last among them."""
    if len(points) <= MOST_POINTS:
        return points
    last = len(points) - 1
    return [points[round(index * last / (MOST_POINTS - 1))] for index in range(MOST_POINTS)]


def _scale(points: Sequence[CurvePoint]) -> tuple[int, int, int]:
    """Return lowest and highest value of the scale and its step, all round numbers."""
    least = min(point.value - point.deviation for point in points)
    most = max(point.value + point.deviation for point in points)
    step = next((step for step in STEPS if (most - least) / step <= MOST_LINES - 1), STEPS[-1])
    low = int(least // step) * step
    high = max(low + step, -int(-most // step) * step)
    return low, high, step
