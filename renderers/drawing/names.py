"""Names of people on pictures: the first of somebody's names that can be drawn. Knows no game."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from renderers.core import Words
from renderers.drawing.canvas import drawable

SPOKEN: Final = ("L", "N")
"""The first letters of categories by which people call somebody: letters and digits, not signs, marks or emoji."""


def named(words: Words, seat_words: Sequence[str], names: Sequence[str]) -> Words:
    """Return words in which seats go by people's names, as far as there are names that can be drawn."""
    drawn = {word: shown for word, name in zip(seat_words, names, strict=False) if (shown := drawable_name(name))}
    return lambda key: drawn.get(key) or words(key)


def drawable_name(*names: str) -> str | None:
    """Return the first of somebody's names of which the font has all letters, as it can be drawn.

    Emoji and stacked marks are left out, fancy letters become plain ones, blanks single. None if there is no such name.
    """
    return next((" ".join(drawable(name).split()) for name in names if _can_be_drawn(name)), None)


def _can_be_drawn(name: str) -> bool:
    """Tell whether a name has letters or digits, and the font all of them, or the plain ones that they vary."""
    plain = unicodedata.normalize("NFKC", name)
    spoken = [character for character in plain if unicodedata.category(character)[0] in SPOKEN]
    return bool(spoken) and all(map(drawable, spoken))
