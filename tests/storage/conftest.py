"""Stores to test: every one for the contract suite, an SQLite one for what only a file can do."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from engine.stores.store import Store
from storage.open import open_store
from storage.stores.store import SqlStore
from tests.databases import lay_database
from tests.memory.store import MemoryStore
from tests.servers import KEY, emptied_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def sqlite_store(path: Path, url: str) -> AsyncIterator[SqlStore]:
    lay_database(path)
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgresql", marks=pytest.mark.server)])
async def store(request: pytest.FixtureRequest, path: Path, url: str) -> AsyncIterator[Store]:
    made: Store
    match request.param:
        case "memory":
            made = MemoryStore()
        case "sqlite":
            lay_database(path)
            made = await open_store(url)
        case _:
            made = await open_store(emptied_database(), secret_key=KEY)
    yield made
    await made.close()


@pytest.fixture
def server_url() -> str:
    return emptied_database()


@pytest.fixture
async def server_store(server_url: str) -> AsyncIterator[SqlStore]:
    store = await open_store(server_url, secret_key=KEY)
    yield store
    await store.close()


@pytest.fixture
def client(server_url: str) -> Iterator[Connection]:
    """Somebody who may do everything, without any of our settings."""
    engine = create_engine(server_url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
