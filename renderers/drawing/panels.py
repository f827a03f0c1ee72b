"""Surroundings of every game's board: panels, pills, emblems, a banner above. Knows no game."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.core import Outcome, Seat
from renderers.drawing import pillow
from renderers.drawing.canvas import BOLD, Brush, Canvas, Sprite, shortened, text_sprite, text_width
from renderers.drawing.png import png
from renderers.drawing.theme import Colour, Piece, Theme

BANNER: Final = 44
BANNER_LETTERS: Final = 24
"""Height of the strip above a picture, and size of its letters, in pixels."""

Emblem = Callable[[Brush, Piece, int, float, float, float], None]
"""Draws the sign of a seat around x, y in a size: brush, its piece, the seat, x, y, size."""

_PILLS: Final = {20: (24, 31), 22: (28, 36), 24: (30, 40)}
"""For each size of letters how much wider than its word a pill is, and how high."""


@lru_cache(maxsize=64)
def panel(theme: Theme, size: tuple[int, int], *, is_active: bool = False, radius: int = 18) -> Sprite:
    """Return the ground of what belongs together, outlined for the player to move."""
    wide, high = size
    brush = Brush(wide, high, theme.table)
    brush.box(0, 0, wide, high, radius, theme.alert if is_active else theme.panel)
    brush.box(3.5, 3.5, wide - 3.5, high - 3.5, radius - 3, theme.panel)
    return brush.sprite(theme)


@lru_cache(maxsize=64)
def pill(theme: Theme, text: str, fill: Colour, ground: Colour, *, size: int = 22) -> Sprite:
    """Return a word on a round label."""
    room, high = _PILLS[size]
    wide = text_width(text, size, BOLD) + room
    brush = Brush(wide, high, ground)
    brush.box(0, 0, wide, high, high // 2, fill)
    canvas = brush.canvas(theme)
    canvas.write(text, wide / 2, high / 2, size, theme.table, fill, weight=BOLD)
    return canvas.sprite()


@lru_cache(maxsize=128)
def emblem(theme: Theme, draw: Emblem, seat: int, size: int, ground: Colour, *, room: int = 2) -> Sprite:
    """Return the sign of a seat in a square that is larger than it by some pixels."""
    side = size + room
    brush = Brush(side, side, ground)
    draw(brush, theme.pieces[seat], seat, side / 2, side / 2, size)
    return brush.sprite(theme)


@dataclass(frozen=True, slots=True)
class Heading:
    """The place of words and the figures below them at the top of a picture: heights of their middles and sizes."""

    margin: int
    word: tuple[float, int] = (31, 25)
    figure: tuple[float, int] = (75, 57)
    count: tuple[float, int] = (75, 44)

    def put_turn(self, canvas: Canvas, word: str, turn: int) -> None:
        """Write which turn it is on the left."""
        theme, (y, size), (below, large) = canvas.theme, self.word, self.figure
        canvas.write(word, self.margin, y, size, theme.quiet, theme.table, anchor="lm")
        canvas.write(str(turn), self.margin, below, large, theme.ink, theme.table, anchor="lm", weight=BOLD)

    def put_notice(self, canvas: Canvas, word: str, colour: Colour) -> None:
        """Write what must not be overlooked on the right."""
        (y, size), ground, right = self.word, canvas.theme.table, canvas.indices.width - self.margin
        canvas.write(word, right, y, size, colour, ground, anchor="rm", weight=BOLD)

    def put_count(self, canvas: Canvas, word: str, count: int, limit: int, colours: tuple[Colour, Colour]) -> None:
        """Write how far something has gone towards its limit on the right: the word, the figures below it."""
        (y, size), (below, large), ground = self.word, self.count, canvas.theme.table
        right = canvas.indices.width - self.margin
        canvas.write(word, right, y, size, colours[0], ground, anchor="rm")
        canvas.write(f"{count}/{limit}", right, below, large, colours[1], ground, anchor="rm", weight=BOLD)


@dataclass(frozen=True, slots=True)
class Label:
    """The line of a player's sign, name and state: seat 0's from the left edge, seat 1's from the right.

    `height` is that of the line's middle, `gap` what lies between the sign and the name, `room` how wide a line may be.
    """

    margin: int
    height: float
    size: int
    gap: int = 8
    room: int = 366
    pill_size: int = 22

    def put(self, canvas: Canvas, seat: Seat, sign: Sprite, name: str, state: str | None) -> None:
        """Put down a line."""
        theme, y = canvas.theme, self.height
        x, way, anchor = ((self.margin, 1, "lm"), (canvas.indices.width - self.margin, -1, "rm"))[seat]
        canvas.put(sign, x, y, anchor)
        x += way * (sign.size[0] + self.gap)
        label = pill(theme, state, theme.alert, theme.table, size=self.pill_size) if state else None
        room = self.room - sign.size[0] - self.gap - (label.size[0] + self.size - 11 if label else 0)
        written = text_sprite(theme, shortened(name, room, self.size, BOLD), self.size, BOLD, theme.ink, theme.table)
        canvas.put(written, x, y, anchor)
        if label:
            canvas.put(label, x + way * (written.size[0] + self.size - 11), y, anchor)


def state_word(outcome: Outcome | None, to_move: Seat | None, seat: Seat) -> str | None:
    """Return the message id of what is to be said of a seat: to move, won, drawn."""
    if outcome is None:
        return "picture-to-move" if to_move == seat else None
    if outcome.is_draw:
        return "picture-drawn"
    return "picture-won" if seat in outcome.winners else None


def with_banner(board: bytes, text: str, theme: Theme) -> bytes:
    """Return a palette PNG with a strip above it in which a text stands, so much higher."""
    picture = pillow.Image.open(io.BytesIO(board))
    strip = Canvas.blank(theme, picture.width, BANNER, theme.gold)
    dark = min(theme.ink, theme.table, key=sum)
    said = shortened(text, picture.width - BANNER_LETTERS, BANNER_LETTERS, BOLD)
    strip.write(said, picture.width / 2, BANNER / 2, BANNER_LETTERS, dark, theme.gold, weight=BOLD)
    image = pillow.Image.new(picture.mode, (picture.width, picture.height + BANNER))
    image.paste(strip.image().convert("RGB").quantize(palette=picture, dither=pillow.Image.Dither.NONE), (0, 0))
    image.paste(picture, (0, BANNER))
    return png(image, bytes(picture.getpalette() or ()))
