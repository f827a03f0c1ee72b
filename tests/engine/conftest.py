"""Stores under the service: in memory and as a database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.matches.service.service import Matches
from engine.stores.store import Store
from storage.open import open_store
from tests.databases import KIND, settings_of
from tests.engine.service_fixtures import WaitingStore, serve
from tests.engine.service_harness import ServiceHarness


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
def harness(store: Store) -> ServiceHarness:
    return ServiceHarness(store)
