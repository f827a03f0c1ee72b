"""A world in which the test game can be played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.registry import GAMES
from sandbox.client import Sandbox
from tests.engine.lockbox import Lockbox
from tests.stories.conftest import story


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with story(tmp_path, module="tests.secrets.bot", games={**GAMES, "lockbox": Lockbox().game}) as world:
        yield world
