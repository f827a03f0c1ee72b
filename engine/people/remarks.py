"""Moderators' remarks about members, for moderators only: notes, and what has become of a hint.

Both are facts with author and time, never changed. They belong to the data of the person whom they are about: they are
in the file that the person can ask for, and go when the person is forgotten.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol

from engine.ids import PersonId

MOST_NOTES: Final = 20
"""Notes about one person on one server."""

MarkKind = Literal["seen", "dismissed"]


@dataclass(frozen=True, slots=True)
class MemberNote:
    """A moderator's note about a member of a server; `number` counts the notes about one person there."""

    server: int
    person: PersonId
    number: int
    by: PersonId
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class HintMark:
    """A moderator's decision on a hint about one person or two; `hint` is its name (`engine.conduct.hints`)."""

    server: int
    hint: str
    person: PersonId
    other: PersonId
    by: PersonId
    at: datetime
    kind: MarkKind
    text: str = ""


class RemarkStore(Protocol):
    """Keeps remarks. Every method is one transaction."""

    async def notes_about(self, server: int, person: PersonId) -> Sequence[MemberNote]:
        """Return the notes about a member of a server, in order."""
        ...

    async def add_note(self, note: MemberNote) -> bool:
        """Keep a note; False where there is one of its number already."""
        ...

    async def marks(self, server: int) -> Sequence[HintMark]:
        """Return what has become of the hints of a server, in order."""
        ...

    async def add_mark(self, mark: HintMark) -> None:
        """Keep what has become of a hint."""
        ...

    async def notes_of(self, person: PersonId) -> Sequence[MemberNote]:
        """Return the notes about a person on all servers."""
        ...

    async def marks_of(self, person: PersonId) -> Sequence[HintMark]:
        """Return what has become of the hints about a person on all servers."""
        ...
