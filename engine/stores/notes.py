"""The program's notes for itself: what it has told Discord or people, and where it has got to."""

from collections.abc import Callable
from typing import Protocol


class NoteStore(Protocol):
    """Keeps what the program notes for itself. Every method is one transaction."""

    async def read(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key (such as which commands are registered)."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Note something for later starts of the program."""
        ...

    async def change(self, key: str, before: str | None, after: str) -> bool:
        """Note something in the place of what was read; False: something else is noted by now, and stays."""
        ...


async def amend(notes: NoteStore, key: str, amended: Callable[[str | None], str]) -> None:
    """Note what follows from what is noted, again where somebody else was faster; what stays is not written."""
    while True:
        known = await notes.read(key)
        after = amended(known)
        if after == (known or "") or await notes.change(key, known, after):
            return
