"""A ladder as a picture: rung, movement within a week, name, the rung that somebody challenges, days on the rung."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.drawing.canvas import Brush, Canvas, Sprite
from renderers.drawing.theme import Colour, Theme
from renderers.league.core import HEAD, LETTER, MARGIN, ROW, SMALL, WIDTH, Words, band, row_ground, text

ROWS_ON_PAGE: Final = 25
HEADS: Final = ("table-name", "ladder-head-challenge", "ladder-head-days")
"""The message ids of the headings."""

PLACE_RIGHT: Final = 82
MOVE_LEFT: Final = 100
MOVED_LEFT: Final = 124
NAME_LEFT: Final = 178
NAMES_WIDE: Final = 320
CHALLENGE_RIGHT: Final = 616
DAYS_RIGHT: Final = WIDTH - MARGIN - 4
SIGN: Final = 18


@dataclass(frozen=True, slots=True)
class Rung:
    """One rung and who stands on it.

    Attributes:
        place: the rung, from 1 at the top.
        name: of the person.
        days: how many days they have been on it.
        moved: how many rungs higher than a week ago, negative for lower; None for who was not there.
        challenges: the rung of whom they challenge, or play after a challenge.
        is_accepted: that challenge is being played.
        is_marked: this is the rung of who looks.
    """

    place: int
    name: str
    days: int
    moved: int | None = 0
    challenges: int | None = None
    is_accepted: bool = False
    is_marked: bool = False


def pages(rungs: Sequence[Rung]) -> int:
    """Return how many pages a ladder has."""
    return max(1, -(-len(rungs) // ROWS_ON_PAGE))


def draw_ladder(rungs: Sequence[Rung], *, title: str, theme: Theme, words: Words, page: int = 0) -> bytes:
    """Return a page of a ladder as a PNG.

    Raises:
        IndexError: there is no such page.
    """
    start = range(0, pages(rungs) * ROWS_ON_PAGE, ROWS_ON_PAGE)[page]
    shown = rungs[start : start + ROWS_ON_PAGE]
    canvas = Canvas.blank(theme, WIDTH, 2 * HEAD + max(1, len(shown)) * ROW + MARGIN)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=WIDTH - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    _put_heads(canvas, words)
    for index, rung in enumerate(shown):
        _put_rung(canvas, rung, 2 * HEAD + index * ROW - 6, row_ground(theme, index))
    return canvas.png()


def _put_heads(canvas: Canvas, words: Words) -> None:
    theme, middle = canvas.theme, HEAD * 1.5
    name, challenge, days = map(words, HEADS)
    text(canvas, name, NAME_LEFT, middle, theme.table, width=220, size=SMALL, colour=theme.quiet)
    for right, head, width in ((CHALLENGE_RIGHT, challenge, 170), (DAYS_RIGHT, days, 110)):
        text(canvas, head, right, middle, theme.table, width=width, anchor="rm", size=SMALL, colour=theme.quiet)


def _put_rung(canvas: Canvas, rung: Rung, top: int, ground: Colour) -> None:
    theme, middle = canvas.theme, top + ROW / 2
    band(canvas, top, ground)
    text(canvas, str(rung.place), PLACE_RIGHT, middle, ground, width=60, anchor="rm", is_bold=True)
    if rung.moved:
        canvas.put(_arrow(theme, ground, is_up=rung.moved > 0), MOVE_LEFT, middle, "lm")
        colour = theme.accent if rung.moved > 0 else theme.alert
        text(canvas, str(abs(rung.moved)), MOVED_LEFT, middle, ground, width=46, size=SMALL, colour=colour)
    text(canvas, rung.name, NAME_LEFT, middle, ground, width=NAMES_WIDE, is_bold=rung.is_marked)
    if rung.challenges is not None:
        said = f"{rung.challenges}" if rung.is_accepted else f"{rung.challenges} ?"
        text(canvas, said, CHALLENGE_RIGHT, middle, ground, width=90, anchor="rm", is_bold=True)
    text(canvas, str(rung.days), DAYS_RIGHT, middle, ground, width=96, anchor="rm", colour=theme.quiet)


@lru_cache(maxsize=8)
def _arrow(theme: Theme, ground: Colour, *, is_up: bool) -> Sprite:
    """Return an arrow; up and down differ in shape and not only in colour."""
    brush = Brush(SIGN + 2, SIGN + 2, ground)
    tip, base = (1.0, float(SIGN)) if is_up else (float(SIGN), 1.0)
    brush.polygon([(SIGN / 2 + 1, tip), (SIGN + 1, base), (1, base)], theme.accent if is_up else theme.alert)
    return brush.sprite(theme)
