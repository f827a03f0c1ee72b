"""Every story gets a world of its own; at its end all that the bot has sent and stored is held against the rules."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from bot import maintenance
from bot.settings import Settings
from engine.codec import Games
from engine.export import exported
from engine.service import Matches
from games.registry import GAMES
from sandbox.client import Sandbox
from storage.open import open_store
from tests.browsing import browser, visit
from tests.stories import openapi
from tools import verify

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
    settings = Settings(database_url=url)
    assert await maintenance.check(settings, games=games) == bool(dice)
    async for fault in faults_of_exports(settings, games):
        assert dice, fault
        assert "but the seed gives" in fault


async def faults_of_exports(settings: Settings, games: Games) -> AsyncIterator[str]:
    """Yield what tools/verify.py has against the export of any match in a database."""
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches = Matches(store, games)
    for name in await store.match_ids():
        match = await matches.match(name)
        text = exported(matches.game_of(match), match, await store.log(name)).decode()
        for fault in verify.faults(verify.read(text)):
            yield f"{name}: {fault}"
    await store.close()


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
