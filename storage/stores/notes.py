"""What the program notes for itself. Table: notes."""

from sqlalchemy import Connection, bindparam, select

from storage.database.connection import Database, put
from storage.schema.core import notes

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

    async def change(self, key: str, before: str | None, after: str) -> bool:

        def work(connection: Connection) -> bool:
            is_as_read = connection.execute(SELECT_NOTE, {"of_key": key}).scalar_one_or_none() == before
            if is_as_read:
                put(connection, notes, {"key": key, "value": after})
            return is_as_read

        return await self._database.write(work)
