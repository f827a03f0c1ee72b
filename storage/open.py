"""Opens the database of an address: the one door for the bot."""

from storage.connection import Database, file_of
from storage.migrate import migrate
from storage.sqlite import SqliteStore

PATIENCE = 2.0  # an answer to Discord is due within three seconds


async def open_store(url: str, *, patience: float = PATIENCE) -> SqliteStore:
    """Open a database, made or brought up to date where needed.

    `url` is like sqlite+aiosqlite:///path/to/file.db; `patience` says how many seconds to wait for a foreign lock.

    Raises:
        StorageError: it cannot be used; nothing else is tried instead.
    """
    path = file_of(url)
    await migrate(path, patience=patience)
    database = Database(path, patience=patience)
    try:
        await database.open()
    except BaseException:
        await database.close()
        raise
    return SqliteStore(database)
