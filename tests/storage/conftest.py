"""Stores to test: every one for the contract suite, an SQLite one for what only a file can do."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.store import Store
from storage.memory import MemoryStore
from storage.open import open_store
from storage.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def sqlite_store(url: str) -> AsyncIterator[SqliteStore]:
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, url: str) -> AsyncIterator[Store]:
    made = MemoryStore() if request.param == "memory" else await open_store(url)
    yield made
    await made.close()
