from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client import Sandbox
from tests.sandbox.checker import violations


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A sandbox with the echo bot; what the bot sent is held against Discord's documents."""
    async with Sandbox.start(tmp_path, bot_module="tests.sandbox.echo_bot") as running:
        yield running
        assert list(violations(running.requests)) == []
