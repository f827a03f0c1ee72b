"""Pictures as files: what is written can be read, and is what was drawn."""

import io

import pytest
from PIL import Image

from renderers.drawing.canvas import Canvas
from renderers.drawing.theme import THEMES


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (800, 950)])
def test_every_pixel_is_read_as_it_was_drawn(size: tuple[int, int]) -> None:
    theme = THEMES["dark"]
    drawn = Canvas.blank(theme, *size)
    drawn.indices.putdata([at * 7 % len(theme.palette) for at in range(size[0] * size[1])])
    with Image.open(io.BytesIO(drawn.png())) as read:
        assert read.format == "PNG"
        assert read.mode == "P"
        assert read.convert("RGB").tobytes() == drawn.image().convert("RGB").tobytes()


def test_a_damaged_file_is_seen() -> None:
    written = bytearray(Canvas.blank(THEMES["dark"], 30, 20).png())
    written[-20] ^= 1
    with pytest.raises((SyntaxError, OSError)), Image.open(io.BytesIO(bytes(written))) as read:
        read.load()
