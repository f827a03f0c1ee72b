"""Letters that show nothing: whether a name can be seen, and what two names that look alike have in common."""

import unicodedata
from typing import Final

SHAPELESS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"})
"""Categories of characters without a shape: controls, marks of direction, blanks."""
FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that fill a place and show nothing themselves."""
VARIATIONS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that only vary the character before them."""


def has_shape(text: str) -> bool:
    """Tell whether anything of a text can be seen; marks alone, which belong to a letter, do not count."""
    return any(not _is_shapeless(character) and not unicodedata.combining(character) for character in text)


def shown(text: str) -> str:
    """Return a text without what shows nothing, blanks single."""
    blank = "".join(" " if character.isspace() else character for character in text)
    return " ".join("".join(sign for sign in blank if sign == " " or not _is_shapeless(sign)).split())


def reading(text: str) -> str:
    """Return a text as it reads, for comparing: what is shown, in plain small letters."""
    return " ".join(unicodedata.normalize("NFKC", shown(text)).casefold().split())


def _is_shapeless(character: str) -> bool:
    if unicodedata.category(character) in SHAPELESS or character in FILLERS:
        return True
    return any(ord(character) in marks for marks in VARIATIONS)
