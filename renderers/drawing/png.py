"""Palette PNG written in one pass (PNG 1.2, W3C): four chunks around rows of indices, deflated by ISA-L.

Pillow would write the same picture, but spend most of its time in zlib; ISA-L makes as small a file in a fifth of that
time (docs/adr/0031-pictures-deflated-by-isal.md).
"""

from __future__ import annotations

from struct import pack
from typing import Final
from zlib import crc32

from isal.isal_zlib import compress

from renderers.drawing import pillow

LEVEL: Final = 1
"""ISA-L's level 0 is no faster and makes larger files; level 3 takes three times as long for files no smaller."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FORMAT: Final = bytes((8, 3, 0, 0, 0))
"""Eight bits a pixel, palette, deflate, filters by row, not interlaced."""


def png(indices: pillow.Image.Image, palette: bytes) -> bytes:
    """Return an image of palette indices as a PNG; `palette` is the red, green and blue of each index in a row."""
    size = pack(">II", *indices.size)
    pixels = compress(scan_lines(indices), LEVEL)
    chunks = ((b"IHDR", size + _FORMAT), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def scan_lines(indices: pillow.Image.Image) -> bytes:
    """Return the rows of pixels, each after the number of its filter, which is 0 for none."""
    width, height = indices.size
    rows = pillow.Image.new(indices.mode, (width + 1, height), 0)
    rows.paste(indices, (1, 0))
    return rows.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(data, crc32(kind)))
