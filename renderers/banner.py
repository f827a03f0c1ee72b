"""A strip above a picture that says what it is, so that nobody takes it for something else."""

import io
from typing import Final

from renderers import pillow
from renderers.canvas import BOLD, Canvas, shortened
from renderers.png import png
from renderers.theme import Theme

HEIGHT: Final = 44
SIZE: Final = 24


def with_banner(board: bytes, text: str, theme: Theme) -> bytes:
    """Return a palette PNG with a strip above it in which a text stands, so much higher."""
    picture = pillow.Image.open(io.BytesIO(board))
    strip = Canvas.blank(theme, picture.width, HEIGHT, theme.gold)
    dark = min(theme.ink, theme.table, key=sum)
    said = shortened(text, picture.width - SIZE, SIZE, BOLD)
    strip.write(said, picture.width / 2, HEIGHT / 2, SIZE, dark, theme.gold, weight=BOLD)
    image = pillow.Image.new(picture.mode, (picture.width, picture.height + HEIGHT))
    image.paste(strip.image().convert("RGB").quantize(palette=picture, dither=pillow.Image.Dither.NONE), (0, 0))
    image.paste(picture, (0, HEIGHT))
    return png(image, bytes(picture.getpalette() or ()))
