"""A database file that a running bot has open, as the process sees it that is to go on in its place.

It talks to the running bot through the tables of `storage.schema.shards`, whose shape never changes, and leaves
everything else to the bot until that has closed the file; but first it looks whether it could go on at all.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from storage.database.connection import Mark
from storage.database.shards import SqlShards
from storage.errors import CannotHandOver, DatabaseInUse, translated
from storage.sealing import seal_of
from storage.stores.store import key_note, require_key
from storage.upkeep.migrate import prepare_upgrade, revision
from storage.upkeep.places import DatabasePlace, place_of


def try_mark(url: str) -> Mark | None:
    """Mark a database as answered for by this process; None if another one does."""
    try:
        return place_of(url).lock(patience=0)
    except DatabaseInUse:
        return None


@asynccontextmanager
async def beside(url: str, *, secret_key: str | None, patience: float) -> AsyncIterator[SqlShards]:
    """Return the leases in a database that a running bot has open.

    Raises:
        CannotHandOver: the running bot has not made them yet.
        NewerDatabase: it is of a later version than this program.
        WrongKey: this program has another key for secrets.
        StorageError: the database cannot be used.
    """
    place = place_of(url)
    await asyncio.to_thread(require_fit, place, secret_key, patience=patience)
    database = place.database(patience=patience, lock=None)
    try:
        await database.open()
        yield SqlShards(database)
    finally:
        await database.close()


def require_fit(place: DatabasePlace, secret_key: str | None, *, patience: float) -> None:
    """Do nothing if this program could go on with a database, whatever is to be changed in it first.

    Raises:
        StorageError: it could not.
    """
    reader = place.migrator(patience=patience)
    try:
        with translated(), reader.begin() as connection:
            found = revision(connection)
            if found is None:
                raise CannotHandOver(place.name)
            prepare_upgrade(found)
            noted = key_note(connection)
    finally:
        reader.dispose()
    if noted is not None:
        require_key(seal_of(secret_key, place.beside, is_needed=True), noted)
