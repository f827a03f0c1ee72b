"""Stores under the service: in memory and as a database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.log.store import Store
from engine.matches.service.service import Matches
from storage.open import open_store
from tests.databases import KIND, settings_of
from tests.engine.hall import Hall
from tests.engine.serving import WaitingStore, serve


@pytest.fixture(params=["memory", KIND])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    settings = settings_of(tmp_path)
    made = (
        WaitingStore()
        if request.param == "memory"
        else await open_store(settings.database_url, secret_key=settings.key)
    )
    yield made
    await made.close()


@pytest.fixture
def matches(store: Store) -> Matches:
    return serve(store)


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store)
