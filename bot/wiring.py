"""Puts the parts together; the only module that knows which concrete class plays which role."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog

from bot.app import Fernzug, Services
from bot.components.table import ROUTES
from bot.health import is_connected, shown_alive
from bot.i18n import load_words
from bot.painter import Painter
from bot.settings import Settings
from engine.service import ChanceFor, Matches, seeded
from games.registry import GAMES
from renderers.registry import RENDERERS
from storage.open import open_store

log = structlog.get_logger(__name__)


@asynccontextmanager
async def fernzug(settings: Settings, *, chance_for: ChanceFor = seeded) -> AsyncIterator[Fernzug]:
    """Build the bot on its database, and close both in the right order.

    Args:
        settings: what the operator has set.
        chance_for: where luck comes from; only stories that replay a printed game give another one.

    Raises:
        storage.errors.StorageError: the database cannot be used.
    """
    store = await open_store(settings.database_url)
    try:
        matches = Matches(store, GAMES, chance_for=chance_for)
        services = Services(store, matches, Painter(RENDERERS), load_words(), ROUTES)
        async with Fernzug(services) as bot:
            yield bot
    finally:
        await store.close()


async def run(settings: Settings, *, chance_for: ChanceFor = seeded) -> None:
    """Run the bot until it is told to end (SIGTERM, Ctrl-C); what has begun is finished first."""
    async with (
        fernzug(settings, chance_for=chance_for) as bot,
        shown_alive(settings.health_file, partial(is_connected, bot)),
    ):
        # Else each full collection of garbage looks through all that was imported: 50 ms in which nothing else is done.
        gc.freeze()
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for wanted in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(wanted, ended.set)
        client = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()), name="client")
        stop = asyncio.create_task(ended.wait(), name="stop")
        await asyncio.wait({client, stop}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        await bot.close()
        await client
    log.info("ended")
