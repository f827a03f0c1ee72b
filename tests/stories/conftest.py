"""Every story gets a world of its own; at its end all that the bot has sent and stored is held against the rules."""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from bot.delivery.servers.greeter import note_of
from bot.i18n import learn_commands
from bot.operations import maintenance
from bot.operations.settings import Settings
from engine.log.codec import Games
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from games.registry import GAMES
from sandbox.client import PATIENCE_S, Sandbox
from sandbox.rest.messages import is_bare
from sandbox.streams.gateway import Gateway
from sandbox.world.seed_world import BEGINNING, GUILD_ID
from storage.open import open_store
from tests.browsing import browser, visit
from tests.databases import KIND, new_database, settings_of
from tests.forking import fork
from tests.stories import openapi
from tests.stories.telling import WORDS
from tools import verify

__all__ = ["browser", "sandbox", "story", "visit"]

LOG_SHOWN = 4000
SUBCOMMAND = 1


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
    database: str = KIND,
    processes: Sequence[Sequence[str]] = ((),),
    prepare: Callable[[Gateway], None] = lambda _: None,
) -> AsyncIterator[Sandbox]:
    """Open a world with the real bot in it; afterwards nothing that was sent or stored may break a rule.

    With `dice`, the values of all draws of a match, they fall as the story wants them; then no seed explains them.
    `processes` are the arguments of each process of the bot; several need "postgresql" as their `database`. `prepare`
    is given the gateway before the first of them begins.
    """
    laid = new_database(folder, kind=database, **{note_of(int(GUILD_ID)): BEGINNING})
    env = {**laid, "SCRIPTED_DICE": dice, **(env or {})}
    module = "tests.stories.scripted_bot" if dice else module
    async with Sandbox.start(
        folder, bot_module=module, processes=processes, prepare=prepare, env=env, spawn=fork
    ) as sandbox:
        sandbox.wait_for_layout()
        sandbox.set_patience(PATIENCE_S)  # Discord waits three seconds; a busy machine is no fault of the bot
        learn_commands(WORDS, dict(mentioned(sandbox)))
        try:
            yield sandbox
        finally:
            await sandbox.stop_bot()
            print(sandbox.log[-LOG_SHOWN:])
        assert openapi.violations(sandbox.requests, specification()) == []
        assert [push for push in sandbox.server.hub.pushes if not push.text] == [], "a push that says nothing"
        assert list(bare_messages(sandbox)) == []
        assert "[error" not in sandbox.log, sandbox.log
    settings = settings_of(folder)
    assert await maintenance.check(settings, games=games) == bool(dice)
    async for fault in faults_of_exports(settings, games):
        assert dice, fault
        assert "but the seed gives" in fault


def bare_messages(sandbox: Sandbox) -> Iterator[str]:
    """Yield what the bot has said for a push and never laid out."""
    world = sandbox.server.hub.world
    for messages in world.messages.values():
        for message in messages.values():
            if message["_author"] == world.bot_id and is_bare(message):
                yield message["content"]


def mentioned(sandbox: Sandbox) -> Iterator[tuple[str, int]]:
    """Yield the ids of the commands that the bot has registered, by their whole names, as texts mention them."""
    for registered in sandbox.server.hub.world.commands.values():
        for command in registered:
            below = [option for option in command.get("options") or [] if option["type"] == SUBCOMMAND]
            for option in below:
                yield f"{command['name']} {option['name']}", int(command["id"])
            if not below:
                yield command["name"], int(command["id"])


async def faults_of_exports(settings: Settings, games: Games) -> AsyncIterator[str]:
    """Yield what tools/verify has against the export of any match in a database."""
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches = Matches(store, games)
    for name in await store.matches.ids():
        match = await matches.match(name)
        text = exported(matches.game_of(match), match, await store.matches.log(name)).decode()
        for fault in verify.faults(verify.read(text), games=games):
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
