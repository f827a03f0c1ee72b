"""The tables of a round as a picture: who sits where, and how many points everybody has brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderers.drawing.canvas import Canvas, Sprite
from renderers.drawing.theme import Theme
from renderers.league.core import HEAD, LETTER, MARGIN, SMALL, WIDTH, text

MOST_TABLES: Final = 16
"""Tables on one picture."""

TOP: Final = HEAD + 10
COLUMNS: Final = 2
GAP: Final = 16
SEAT: Final = 44
CARD_HEAD: Final = 52
CARD_FOOT: Final = 10
POINTS_WIDE: Final = 68
NUMBER_WIDE: Final = 34


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at a table, and the points they have before the round."""

    name: str
    points: str


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table: how it is called, and who sits at it in the order of the seats."""

    name: str
    seated: tuple[Seated, ...]


def draw_round(tables: Sequence[TableCard], *, title: str, theme: Theme) -> bytes:
    """Return the tables of a round as a PNG, two beside each other, the best first.

    Raises:
        ValueError: there are more tables than fit.
    """
    if len(tables) > MOST_TABLES:
        raise ValueError(len(tables))
    width = WIDTH if len(tables) > 1 else (WIDTH + 2 * MARGIN) // 2
    most = max((len(table.seated) for table in tables), default=0)
    tall = CARD_HEAD + most * SEAT + CARD_FOOT
    lines = -(-len(tables) // COLUMNS)
    canvas = Canvas.blank(theme, width, TOP + lines * (tall + GAP) + MARGIN - GAP)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=width - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    wide = (WIDTH - 2 * MARGIN - GAP) // COLUMNS
    for index, table in enumerate(tables):
        line, column = divmod(index, COLUMNS)
        _put_card(canvas, table, MARGIN + column * (wide + GAP), TOP + line * (tall + GAP), wide, tall)
    return canvas.png()


def _put_card(canvas: Canvas, table: TableCard, left: int, top: int, wide: int, tall: int) -> None:
    theme = canvas.theme
    ground = theme.panel
    canvas.put(Sprite(Canvas.blank(theme, wide, tall, ground).indices), left + wide / 2, top, "mt")
    text(canvas, table.name, left + 14, top + CARD_HEAD / 2, ground, width=wide - 28, size=SMALL, is_bold=True)
    for seat, player in enumerate(table.seated):
        middle = top + CARD_HEAD + (seat + 0.5) * SEAT
        name_left = left + 14 + NUMBER_WIDE
        name_wide = wide - 28 - NUMBER_WIDE - POINTS_WIDE
        text(canvas, str(seat + 1), left + 14, middle, ground, width=NUMBER_WIDE, size=SMALL, colour=theme.quiet)
        text(canvas, player.name, name_left, middle, ground, width=name_wide)
        text(
            canvas,
            player.points,
            left + wide - 14,
            middle,
            ground,
            width=POINTS_WIDE,
            anchor="rm",
            size=SMALL,
            colour=theme.quiet,
        )
