"""Notes of the program in memory, for tests."""

from engine.ids import PersonId
from engine.seasons.service.drafts import PREFIX as DRAFTS


class MemoryNotes:
    """Notes of the program; implements `engine.stores.notes.NoteStore`."""

    def __init__(self) -> None:
        self._notes: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key."""
        return self._notes.get(key)

    async def write(self, key: str, value: str) -> None:
        self._notes[key] = value

    async def change(self, key: str, before: str | None, after: str) -> bool:
        """Note something in the place of what was read."""
        is_as_read = self._notes.get(key) == before
        if is_as_read:
            self._notes[key] = after
        return is_as_read

    def drop(self, person: PersonId) -> None:
        """Drop the drafts of seasons that a person was making."""
        self._notes = {
            key: value
            for key, value in self._notes.items()
            if not (key.startswith(DRAFTS) and key.endswith(f"-{person}"))
        }
