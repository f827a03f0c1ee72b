"""A strip above a picture that says what it is, so that nobody takes it for something else."""

import io
from typing import Final

from renderers import pillow
from renderers.canvas import BOLD, shortened, text_width
from renderers.canvas import font as face_of
from renderers.png import png
from renderers.theme import Theme

HEIGHT: Final = 44
SIZE: Final = 24


def with_banner(board: bytes, text: str, theme: Theme) -> bytes:
    """Return a palette PNG with a strip above it in which a text stands, so much higher."""
    picture = pillow.Image.open(io.BytesIO(board))
    strip = pillow.Image.new("RGB", (picture.width, HEIGHT), theme.gold)
    said = shortened(text, picture.width - SIZE, SIZE, BOLD)
    left = (picture.width - text_width(said, SIZE, BOLD)) / 2
    line = round(HEIGHT / 2 + SIZE * 0.36)
    dark = min(theme.ink, theme.table, key=sum)
    pillow.ImageDraw.Draw(strip).text((left, line), said, fill=dark, font=face_of(SIZE, BOLD), anchor="ls")
    image = pillow.Image.new(picture.mode, (picture.width, picture.height + HEIGHT))
    image.paste(strip.quantize(palette=picture, dither=pillow.Image.Dither.NONE), (0, 0))
    image.paste(picture, (0, HEIGHT))
    return png(image, bytes(picture.getpalette() or ()))
