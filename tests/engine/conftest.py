"""Stores under the service: in memory and as a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.log.store import Store
from engine.matches.service import Matches
from storage.open import open_store
from tests.databases import lay_database
from tests.engine.hall import Hall
from tests.engine.serving import WaitingStore, serve


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    lay_database(tmp_path / "bot.db")
    made = WaitingStore() if request.param == "memory" else await open_store(f"sqlite+aiosqlite:///{tmp_path}/bot.db")
    yield made
    await made.close()


@pytest.fixture
def matches(store: Store) -> Matches:
    return serve(store)


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store)
