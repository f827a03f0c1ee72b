"""Drawing for all pictures: smooth shapes, text, sprites, a canvas of palette indices, and PNG.

A canvas holds one byte a pixel, an index into its theme's palette, so that copying and encoding are cheap and nothing
is quantised at the end. Sprites are drawn once, four times as fine and on the colour they will lie on, reduced,
mapped to the palette and kept; ImageDraw itself does not smooth edges. Knows no game.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import fontpkg_inter

from renderers.drawing import pillow
from renderers.drawing.png import png
from renderers.drawing.theme import Colour, Theme

FINENESS: Final = 4

REGULAR: Final = 500
BOLD: Final = 700

Point = tuple[float, float]

_UNKNOWN: Final = "\U0010ffff"
"""A character that no font has."""
_FONT: Final = Path(fontpkg_inter.__file__).parent / "files" / "Inter[opsz,wght].ttf"


class Brush:
    """Draws smooth shapes, in pixels of the finished picture from its top left corner, on one colour or a mask."""

    def __init__(self, width: int, height: int, ground: Colour | int, *, fineness: int = FINENESS) -> None:
        self._fineness = fineness
        mode = "L" if isinstance(ground, int) else "RGB"
        self._image = pillow.Image.new(mode, (width * fineness, height * fineness), ground)
        self._draw = pillow.ImageDraw.Draw(self._image)

    def disc(self, x: float, y: float, radius: float, fill: Colour | int) -> None:
        """Fill a circle."""
        self._draw.ellipse(self._scaled([(x - radius, y - radius), (x + radius, y + radius)]), fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour | int) -> None:
        """Draw a circle's line; `radius` is its outer edge."""
        box = self._scaled([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.ellipse(box, outline=fill, width=round(width * self._fineness))

    def arc(self, x: float, y: float, radius: float, width: float, fill: Colour, start: float, end: float) -> None:
        """Draw part of a circle's line, clockwise between two angles in degrees; 0 points right."""
        box = self._scaled([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.arc(box, start, end, fill=fill, width=round(width * self._fineness))

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, fill: Colour | int) -> None:
        """Fill a rectangle with round corners."""
        self._draw.rounded_rectangle(self._scaled([(left, top), (right, bottom)]), radius * self._fineness, fill=fill)

    def dashes(
        self, x: float, y: float, radius: float, width: float, fill: Colour, *, count: int, share: float
    ) -> None:
        """Draw a circle's line in dashes that take up a share of it."""
        step = 360 / count
        for dash in range(count):
            self.arc(x, y, radius, width, fill, dash * step, (dash + share) * step)

    def polygon(self, points: Sequence[Point], fill: Colour | int) -> None:
        """Fill a polygon."""
        self._draw.polygon(self._scaled(points), fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: Colour | int) -> None:
        """Draw a line with round joints and ends."""
        self._draw.line(self._scaled(points), fill=fill, width=round(width * self._fineness), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def image(self) -> pillow.Image.Image:
        """Return what was drawn at its final size."""
        return self._image.reduce(self._fineness)

    def canvas(self, theme: Theme) -> Canvas:
        """Return what was drawn as a canvas to write on."""
        return Canvas(theme, indexed(self.image(), theme))

    def sprite(self, theme: Theme, mask: pillow.Image.Image | None = None) -> Sprite:
        """Return what was drawn as a sprite."""
        return Sprite(indexed(self.image(), theme), mask)

    def mask(self) -> pillow.Image.Image:
        """Return what was drawn as a mask without half tones."""
        return self.image().point(lambda level: 255 * (level > 127)).convert("1")

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._fineness, y * self._fineness) for x, y in points]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece of a picture in palette indices; only what the mask shows is put down."""

    image: pillow.Image.Image
    mask: pillow.Image.Image | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        return self.image.size


class Canvas:
    """A picture in the making, one palette index a pixel."""

    def __init__(self, theme: Theme, image: pillow.Image.Image) -> None:
        self.theme = theme
        self.indices = image

    @classmethod
    def blank(cls, theme: Theme, width: int, height: int, ground: Colour | None = None) -> Canvas:
        """Return a canvas of one of the theme's colours, the table's if none is named."""
        return cls(theme, pillow.Image.new("L", (width, height), theme.palette.index(ground or theme.table)))

    def copy(self) -> Canvas:
        """Return a canvas of its own that looks the same."""
        return Canvas(self.theme, self.indices.copy())

    def sprite(self, mask: pillow.Image.Image | None = None) -> Sprite:
        """Return the canvas as a sprite."""
        return Sprite(self.indices, mask)

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "mm") -> None:
        """Put down a sprite; the anchor says which of its points lies at x, y: l m r, then t m b."""
        width, height = sprite.size
        left = round(x - {"l": 0, "m": width / 2, "r": width}[anchor[0]])
        top = round(y - {"t": 0, "m": height / 2, "b": height}[anchor[1]])
        self.indices.paste(sprite.image, (left, top), sprite.mask)

    def blend(self, mask: pillow.Image.Image, colour: Colour, left: int, top: int) -> None:
        """Paint a colour through a smooth mask over whatever is there; slower than a sprite, for few small things."""
        right, bottom = min(left + mask.width, self.indices.width), min(top + mask.height, self.indices.height)
        box = (max(left, 0), max(top, 0), right, bottom)
        mask = mask.crop((box[0] - left, box[1] - top, right - left, bottom - top))
        region = palette_image(self.indices.crop(box), self.theme).convert("RGB")
        region.paste(colour, (0, 0), mask)
        self.indices.paste(indexed(region, self.theme), box)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: Colour,
        ground: Colour,
        *,
        anchor: str = "mm",
        weight: int = REGULAR,
    ) -> None:
        """Write a line on one colour; the anchor's second letter means the middle of capitals (m) or its edges."""
        self.put(text_sprite(self.theme, text, size, weight, colour, ground), x, y, anchor)

    def image(self) -> pillow.Image.Image:
        """Return the picture with its palette."""
        return palette_image(self.indices, self.theme)

    def png(self) -> bytes:
        """Return the picture as a palette PNG."""
        return png(self.indices, _levels(self.theme))


@lru_cache(maxsize=16)
def disc_mask(side: int, radius: float) -> pillow.Image.Image:
    """Return a mask that shows a circle in the middle of a square."""
    brush = Brush(side, side, 0)
    brush.disc(side / 2, side / 2, radius, 255)
    return brush.mask()


@lru_cache(maxsize=512)
def text_sprite(theme: Theme, text: str, size: int, weight: int, colour: Colour, ground: Colour) -> Sprite:
    """Return one line of text on one colour, its capitals in the middle of its height; nothing else draws text.

    Characters that the font cannot draw are left out, whatever their source.
    """
    text, face = drawable(text), font(size, weight)
    cap = round(size * 0.73)
    reach = math.ceil(size * 0.3)
    cover = pillow.Image.new("L", (math.ceil(face.getlength(text)) or 1, cap + 2 * reach), 0)
    pillow.ImageDraw.Draw(cover).text((0, reach + cap), text, fill=255, font=face, anchor="ls")
    image = pillow.Image.new("RGB", cover.size, ground)
    image.paste(colour, (0, 0), cover)
    return Sprite(indexed(image, theme), cover.point(lambda level: 255 * (level > 0)).convert("1"))


@lru_cache(maxsize=1024)
def text_width(text: str, size: int, weight: int = REGULAR) -> int:
    """Return how wide a line would be, in pixels."""
    return math.ceil(font(size, weight).getlength(drawable(text)))


def shortened(text: str, width: float, size: int, weight: int = REGULAR) -> str:
    """Return the line, or as much of its beginning as fits into a width with an ellipsis behind it."""
    text = drawable(text)
    if text_width(text, size, weight) <= width:
        return text
    fits = range(min(len(text), int(width)), 0, -1)
    return next((cut for end in fits if text_width(cut := f"{text[:end].rstrip()}…", size, weight) <= width), "…")


def drawable(text: str) -> str:
    """Return a text without what the font cannot draw; fancy and wide letters become plain ones."""
    if text.isascii() and text.isprintable():
        return text
    composed = unicodedata.normalize("NFC", " ".join(text.splitlines()))
    return "".join(map(_drawable, composed))


@lru_cache(maxsize=1024)
def _drawable(character: str) -> str:
    """Return a character if the font can draw it, else what it is a variant of, else nothing."""
    plain = unicodedata.normalize("NFKC", character)
    return next((text for text in (character, plain) if all(map(_has, text))), "")


def _has(character: str) -> bool:
    """Tell whether the font has a character of its own, one that stands for itself."""
    if character == " ":
        return True
    if not character.isprintable() or unicodedata.combining(character):
        return False
    face = font(32, BOLD)
    shape, box = face.getmask(character), face.getmask(_UNKNOWN)
    return bool(shape.getbbox()) and (shape.size, bytes(shape)) != (box.size, bytes(box))


@lru_cache(maxsize=4)
def font(size: int, weight: int) -> pillow.ImageFont.FreeTypeFont:
    """Return the font at a size in pixels and a weight (100-900).

    Few are kept, because each holds the whole file. Basic layout, because the other engine is found on some machines
    only and sets letters differently.
    """
    face = pillow.ImageFont.truetype(_FONT, size, layout_engine=pillow.ImageFont.Layout.BASIC)
    face.set_variation_by_axes([max(14, min(32, size)), weight])
    return face


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> pillow.Image.Image:
    """Return an image that carries the theme's palette.

    Its cache of nearest colours is filled while it is used; entries do not depend on order, so threads may share it.
    """
    return palette_image(pillow.Image.new("L", (1, 1)), theme)


def indexed(image: pillow.Image.Image, theme: Theme) -> pillow.Image.Image:
    """Return an RGB image as indices of the nearest colours in the palette, undithered."""
    found = image.quantize(palette=_palette(theme), dither=pillow.Image.Dither.NONE)
    return pillow.Image.frombytes("L", found.size, found.tobytes())


def palette_image(indices: pillow.Image.Image, theme: Theme) -> pillow.Image.Image:
    """Return indices as an image of mode P that carries the palette."""
    image = indices.copy()
    image.putpalette(_levels(theme))
    return image


@lru_cache(maxsize=8)
def _levels(theme: Theme) -> bytes:
    """Return the palette as red, green and blue levels in a row."""
    return bytes(part for colour in theme.palette for part in colour)
