"""The bot's end: whoever stops it may do so while discord.py is just becoming ready."""

import asyncio

from structlog.testing import capture_logs

from bot.app import Fernzug, Services
from bot.components.table import ROUTES
from bot.i18n import load_words
from bot.painter import Painter
from engine.service import Matches
from games.registry import GAMES
from storage.memory import MemoryStore


def unconnected() -> Fernzug:
    """Return a bot that has never heard of Discord."""
    store = MemoryStore()
    return Fernzug(Services(store, Matches(store, GAMES), Painter({}), load_words(strict=True), ROUTES))


async def test_a_bot_that_is_ready_only_when_it_leaves_begins_nothing() -> None:
    async with unconnected() as bot:
        before = asyncio.all_tasks()
        bot.dispatch("ready")
        with capture_logs() as logs:
            await bot.close()
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == before
        assert [entry["event"] for entry in logs] == []


async def test_an_event_after_the_end_is_not_passed_on() -> None:
    async with unconnected() as bot:
        await bot.close()
        before = asyncio.all_tasks()
        bot.dispatch("ready")
        assert asyncio.all_tasks() == before
