"""Every story gets a world of its own; at its end all that the bot has sent and stored is held against the rules."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from bot import maintenance
from bot.settings import Settings
from engine.codec import Games
from games.registry import GAMES
from sandbox.client import Sandbox
from tests.browsing import browser, visit
from tests.stories import openapi

__all__ = ["browser", "sandbox", "story", "visit"]

LOG_SHOWN = 4000


@cache
def specification() -> openapi.Specification | None:
    """Return Discord's document, read once."""
    return openapi.Specification.load()


@asynccontextmanager
async def story(
    folder: Path,
    *,
    module: str = "bot",
    dice: str = "",
    games: Games = GAMES,
    env: Mapping[str, str] | None = None,
) -> AsyncIterator[Sandbox]:
    """Open a world with the real bot in it; afterwards nothing that was sent or stored may break a rule.

    With `dice`, the values of all draws of a match, they fall as the story wants them; then no seed explains them.
    """
    url = f"sqlite+aiosqlite:///{folder}/fernzug.db"
    env = {"DATABASE_URL": url, "SCRIPTED_DICE": dice, **(env or {})}
    module = "tests.stories.scripted_bot" if dice else module
    async with Sandbox.start(folder, bot_module=module, env=env) as sandbox:
        try:
            yield sandbox
        finally:
            await sandbox.stop_bot()
            print(sandbox.log[-LOG_SHOWN:])
        assert openapi.violations(sandbox.requests, specification()) == []
        assert "[error" not in sandbox.log, sandbox.log
    assert await maintenance.check(Settings(database_url=url), games=games) == bool(dice)


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """Return a world of one's own with the bot in it."""
    async with story(tmp_path) as world:
        yield world


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say so where requests were held against the documented limits only."""
    if specification() is None:
        terminalreporter.write_line(
            "Discord's OpenAPI document is not here: what the bot sent was not compared with it."
        )
