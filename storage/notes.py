"""What the program notes for itself. Table: notes."""

from sqlalchemy import bindparam, select

from storage.connection import Database
from storage.schema import notes

SELECT_NOTE = select(notes.c.value).where(notes.c.key == bindparam("of_key"))


class SqlNotes:
    """Keeps notes; implements `engine.log.note_store.NoteStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return what the program has noted for itself under a key."""
        row = await self._database.row(SELECT_NOTE, of_key=key)
        return row["value"] if row else None

    async def write(self, key: str, value: str) -> None:
        await self._database.put(notes, {"key": key, "value": value})
