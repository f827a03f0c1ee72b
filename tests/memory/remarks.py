"""Remarks of moderators in memory, for tests."""

from collections.abc import Sequence

from engine.ids import PersonId
from engine.people.remarks import HintMark, MemberNote


class MemoryRemarks:
    """Notes and marks; implements `engine.people.remarks.RemarkStore`."""

    def __init__(self) -> None:
        self._notes: dict[tuple[int, PersonId, int], MemberNote] = {}
        self._marks: list[HintMark] = []

    async def notes_about(self, server: int, person: PersonId) -> Sequence[MemberNote]:
        return [note for key, note in sorted(self._notes.items()) if key[:2] == (server, person)]

    async def add_note(self, note: MemberNote) -> bool:
        key = (note.server, note.person, note.number)
        return self._notes.setdefault(key, note) is note

    async def marks(self, server: int) -> Sequence[HintMark]:
        return [mark for mark in self._marks if mark.server == server]

    async def add_mark(self, mark: HintMark) -> None:
        self._marks.append(mark)

    async def notes_of(self, person: PersonId) -> Sequence[MemberNote]:
        return [note for _, note in sorted(self._notes.items()) if note.person == person]

    async def marks_of(self, person: PersonId) -> Sequence[HintMark]:
        return [mark for mark in self._marks if person in (mark.person, mark.other)]

    def drop(self, person: PersonId) -> None:
        """Delete what is written about a person."""
        self._notes = {key: note for key, note in self._notes.items() if note.person != person}
        self._marks = [mark for mark in self._marks if person not in (mark.person, mark.other)]
