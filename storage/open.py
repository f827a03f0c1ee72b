"""Opens the database of an address: the one door for the bot."""

from storage.connection import Database, file_of
from storage.migrate import migrate
from storage.sealing import seal_of
from storage.sqlite import SqliteStore

PATIENCE = 2.0  # an answer to Discord is due within three seconds


async def open_store(url: str, *, secret_key: str | None = None, patience: float = PATIENCE) -> SqliteStore:
    """Open a database, made or brought up to date where needed.

    Args:
        url: like sqlite+aiosqlite:///path/to/file.db.
        secret_key: what secrets are sealed with; None for the key in a file beside the database.
        patience: how many seconds to wait for a foreign lock.

    Raises:
        StorageError: it cannot be used; nothing else is tried instead.
    """
    path = file_of(url)
    await migrate(path, patience=patience)
    store = SqliteStore(Database(path, patience=patience), seal_of(secret_key, path))
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    return store
