"""The store over one database, put together from its parts."""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from storage.database.connection import Database, put
from storage.database.shards import SqlShards
from storage.errors import WrongKey
from storage.schema.core import notes
from storage.sealing import AesSeal
from storage.stores.comments import SqlComments, SqlFollows, SqlRemarks
from storage.stores.disputes import SqlDisputes
from storage.stores.matches import SqlMatches
from storage.stores.outbox import SqlOutbox
from storage.stores.people import SqlPeople
from storage.stores.plans import SqlPlans
from storage.stores.practice import SqlPuzzles, SqlReviews
from storage.stores.seasons import SqlSeasons
from storage.stores.studies import SqlStudies

SELECT_NOTE = select(notes.c.value).where(notes.c.key == bindparam("of_key"))

KEY_NOTE = "key"
KEY_PLACE = "notes|key"
KEY_TEXT = "This is the key that the secrets of this database are sealed with."


class SqlNotes:
    """Keeps notes; implements `engine.stores.notes.NoteStore`."""

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


@dataclass(frozen=True)
class SqlStore:
    """Everything that is kept in one database; implements `engine.stores.store.Store`.

    Every method of its parts may raise `storage.errors.StorageError`; then it has changed nothing.
    """

    database: Database
    seal: AesSeal
    matches: SqlMatches
    outbox: SqlOutbox
    people: SqlPeople
    plans: SqlPlans
    studies: SqlStudies
    disputes: SqlDisputes
    notes: SqlNotes
    seasons: SqlSeasons
    reviews: SqlReviews
    puzzles: SqlPuzzles
    remarks: SqlRemarks
    follows: SqlFollows
    comments: SqlComments
    shards: SqlShards

    @classmethod
    def over(cls, database: Database, seal: AesSeal) -> "SqlStore":
        """Return the store over a database."""
        return cls(
            database,
            seal,
            matches=SqlMatches(database, seal),
            outbox=SqlOutbox(database),
            people=SqlPeople(database),
            plans=SqlPlans(database, seal),
            studies=SqlStudies(database, seal),
            disputes=SqlDisputes(database),
            notes=SqlNotes(database),
            seasons=SqlSeasons(database, seal),
            reviews=SqlReviews(database),
            puzzles=SqlPuzzles(database),
            remarks=SqlRemarks(database),
            follows=SqlFollows(database),
            comments=SqlComments(database),
            shards=SqlShards(database),
        )

    async def open(self) -> None:
        """Open the database and make sure that secrets are sealed with this key.

        Raises:
            WrongKey: they are sealed with another one.
        """
        await self.database.open()
        await self.database.write(lambda connection: settle_key(connection, self.seal))

    async def close(self) -> None:
        """Close the database; may be called again."""
        await self.database.close()


def is_sealed(connection: Connection) -> bool:
    """Tell whether a database holds secrets that are sealed with some key."""
    return key_note(connection) is not None


def key_note(connection: Connection) -> str | None:
    """Return the sealed note by which the key is known, None as long as there is none."""
    noted: str | None = connection.execute(SELECT_NOTE, {"of_key": KEY_NOTE}).scalar_one_or_none()
    return noted


def settle_key(connection: Connection, seal: AesSeal) -> None:
    """Note which key secrets are sealed with, or compare.

    Raises:
        WrongKey: they are sealed with another key.
    """
    if (noted := key_note(connection)) is None:
        put(connection, notes, {"key": KEY_NOTE, "value": seal.close(KEY_TEXT, place=KEY_PLACE)})
    else:
        require_key(seal, noted)


def require_key(seal: AesSeal, noted: str) -> None:
    """Do nothing if a note was sealed with this key.

    Raises:
        WrongKey: it was not.
    """
    try:
        seal.open(noted, place=KEY_PLACE)
    except ValueError as error:
        raise WrongKey(str(error)) from error
