"""Puts the parts together; the only module that knows which concrete class plays which role."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import structlog

from bot.app import Fernzug, Services
from bot.components.table import ROUTES
from bot.health import is_connected, shown_alive
from bot.i18n import LOCALES, load_words
from bot.notices import PAUSE_SECONDS
from bot.painter import Painter
from bot.settings import Settings
from engine.codec import Games
from engine.service import ChanceFor, Matches, seeded, utc_now
from games.registry import GAMES
from renderers.core import Renderer
from renderers.registry import RENDERERS
from storage.open import open_store

log = structlog.get_logger(__name__)


@asynccontextmanager
async def fernzug(
    settings: Settings,
    *,
    chance_for: ChanceFor = seeded,
    games: Games = GAMES,
    renderers: Mapping[str, Renderer[Any]] = RENDERERS,
    locales: Path = LOCALES,
    now: Callable[[], datetime] = utc_now,
    pause: float = PAUSE_SECONDS,
) -> AsyncIterator[Fernzug]:
    """Build the bot on its database, and close both in the right order.

    Args:
        settings: what the operator has set.
        chance_for: where luck comes from; only stories that replay a printed game give another one.
        games: what can be played; only stories give others, with their renderers and words.
        renderers: what draws them.
        locales: the words.
        now: the clock; only stories give another one.
        pause: seconds between two looks at what is due.

    Raises:
        storage.errors.StorageError: the database cannot be used.
    """
    store = await open_store(settings.database_url, secret_key=settings.key)
    try:
        services = Services(
            store=store,
            matches=Matches(store, games, now=now, chance_for=chance_for),
            painter=Painter(renderers),
            words=load_words(locales=locales),
            routes=ROUTES,
            now=now,
            messages_per_minute=settings.messages_per_minute,
            pause=pause,
        )
        async with Fernzug(services) as bot:
            yield bot
    finally:
        await store.close()


async def run(settings: Settings, **parts: Any) -> None:
    """Run the bot until it is told to end (SIGTERM, Ctrl-C); what has begun is finished first.

    `parts` are those of `fernzug`.
    """
    async with (
        fernzug(settings, **parts) as bot,
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
