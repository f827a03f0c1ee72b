"""Names of people on pictures: what the font can draw takes the place of a seat's name. Knows no game."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from renderers.canvas import BOLD, font
from renderers.core import Words

_UNKNOWN: Final = "\U0010ffff"
"""A character that no font has."""


def named(words: Words, seat_words: Sequence[str], names: Sequence[str]) -> Words:
    """Return words in which seats go by people's names, as far as there are names that can be drawn."""
    drawable = {word: drawn for word, name in zip(seat_words, names, strict=False) if (drawn := drawable_name(name))}
    return lambda key: drawable.get(key) or words(key)


def drawable_name(name: str) -> str | None:
    """Return a name as it can be drawn, its blanks single, or None if the font lacks a sign of it."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    return composed if composed and all(_has(character) for character in composed) else None


@lru_cache(maxsize=1024)
def _has(character: str) -> bool:
    """Tell whether the font has a character of its own, one that stands for itself."""
    if character == " ":
        return True
    if not character.isprintable() or unicodedata.combining(character):
        return False
    face = font(32, BOLD)
    shape, box = face.getmask(character), face.getmask(_UNKNOWN)
    return bool(shape.getbbox()) and (shape.size, bytes(shape)) != (box.size, bytes(box))
