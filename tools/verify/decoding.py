"""Files as other programs leave them: text in any of its encodings, and the folders and litter of repacked archives."""

import json
from collections.abc import Callable, Sequence
from typing import Final

ZIP: Final = b"PK\x03\x04"
"""The first bytes of a zip, whether all of it is there or not."""
LITTER: Final = frozenset(["__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini"])
"""Folders and files that file managers put into archives."""


def decoded(data: bytes) -> str:
    """Return a text in UTF-8, or in UTF-16 or UTF-32 as editors save it, without the mark of its encoding.

    Raises:
        UnicodeDecodeError: it is no text.
    """
    return data.decode(json.detect_encoding(data))


def is_litter(name: str) -> bool:
    """Tell whether a file manager has put something into an archive: its own files, or a folder as such."""
    return name.endswith("/") or not LITTER.isdisjoint(name.split("/"))


def wrapping(names: Sequence[str], is_known: Callable[[str], bool]) -> str:
    """Return the folder, `/` at its end, in which everything lies whose names are not known as they stand."""
    folder = ""
    while names and not any(is_known(name[len(folder) :]) for name in names):
        inner, slash, _ = names[0][len(folder) :].partition("/")
        if not slash or not all(name.startswith(f"{folder}{inner}/") for name in names):
            return ""
        folder = f"{folder}{inner}/"
    return folder
