"""Opens the database of an address: the one door for the bot."""

import asyncio

from storage.database.connection import Mark, Observe, ObservedDatabase
from storage.sealing import seal_of
from storage.stores.store import SqlStore
from storage.upkeep.migrate import make_and_upgrade
from storage.upkeep.places import place_of, require_database

PATIENCE = 2.0  # an answer to Discord is due within three seconds


async def open_store(
    url: str,
    *,
    secret_key: str | None = None,
    patience: float = PATIENCE,
    is_sole: bool = False,
    mark: Mark | None = None,
    observe: Observe | None = None,
) -> SqlStore:
    """Open a database, made or brought up to date where needed.

    Args:
        url: like sqlite+aiosqlite:///path/to/file.db or postgresql+psycopg://user@host/database.
        secret_key: what secrets are sealed with; None for the key in a file, beside the database file or in the folder
            of the program.
        patience: how many seconds to wait for a foreign lock.
        is_sole: refuse where another process has opened a file so; two bots on one would both answer. On a server bots
            share out what they answer by leases.
        mark: the mark of who opens it so, if this process has it already.
        observe: surrounds each transaction.

    Raises:
        DatabaseInUse: another bot has it open.
        StorageError: it cannot be used; nothing else is tried instead.
    """
    place = place_of(url)
    lock = await asyncio.to_thread(place.join, patience=patience) if is_sole and mark is None else mark
    try:
        is_sealed = await asyncio.to_thread(make_and_upgrade, place, patience=patience)
        seal = seal_of(secret_key, place.beside, is_needed=is_sealed)
        database = place.database(patience=patience, lock=lock)
        store = SqlStore.over(ObservedDatabase(database, observe) if observe else database, seal)
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


async def open_existing(url: str, *, secret_key: str | None = None) -> SqlStore:
    """Open a database that is there already, brought up to date where needed; no database and no key is made.

    Raises:
        MissingDatabase: it is not there.
        StorageError: it cannot be used.
    """
    await asyncio.to_thread(require_database, place_of(url))
    return await open_store(url, secret_key=secret_key)
