"""Stores to test: every one for the contract suite, an SQLite one for what only a file can do."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.log.store import Store
from storage.open import open_store
from storage.sqlite import SqliteStore
from tests.databases import lay_database
from tests.memory.store import MemoryStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def sqlite_store(path: Path, url: str) -> AsyncIterator[SqliteStore]:
    lay_database(path)
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, path: Path, url: str) -> AsyncIterator[Store]:
    lay_database(path)
    made = MemoryStore() if request.param == "memory" else await open_store(url)
    yield made
    await made.close()
