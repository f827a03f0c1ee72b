from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from sandbox.client import PATIENCE_S, Sandbox
from tests.browsing import browser, visit
from tests.forking import fork
from tests.stories.openapi import Specification

__all__ = ["browser", "sandbox", "visit"]


@cache
def specification() -> Specification | None:
    return Specification.load()


@asynccontextmanager
async def echoing(folder: Path) -> AsyncIterator[Sandbox]:
    """A sandbox with the echo bot; its bodies are held against Discord's document, which finds mistakes of the server.

    Where the document is absent, the stories' conftest says so.
    """
    async with Sandbox.start(folder, bot_module="tests.sandbox.echo_bot", spawn=fork) as running:
        running.set_patience(PATIENCE_S)
        yield running
        if document := specification():
            assert [line for request in running.requests for line in document.violations(request)] == []


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with echoing(tmp_path) as running:
        yield running
