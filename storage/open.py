"""Opens the database of an address: the one door for the bot."""

from storage.connection import Database, file_of
from storage.files import Lock
from storage.migrate import migrate
from storage.sealing import seal_of
from storage.sqlite import SqliteStore, is_sealed

PATIENCE = 2.0  # an answer to Discord is due within three seconds


async def open_store(
    url: str, *, secret_key: str | None = None, patience: float = PATIENCE, is_sole: bool = False
) -> SqliteStore:
    """Open a database, made or brought up to date where needed.

    Args:
        url: like sqlite+aiosqlite:///path/to/file.db.
        secret_key: what secrets are sealed with; None for the key in a file beside the database.
        patience: how many seconds to wait for a foreign lock.
        is_sole: refuse where another process has opened the database so; two bots on one file would both answer.

    Raises:
        DatabaseInUse: another bot has it open.
        StorageError: it cannot be used; nothing else is tried instead.
    """
    path = file_of(url)
    lock = Lock(path) if is_sole else None
    try:
        await migrate(path, patience=patience)
        seal = seal_of(secret_key, path, is_needed=is_sealed(path))
        store = SqliteStore.over(Database(path, patience=patience, lock=lock), seal)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    return store
