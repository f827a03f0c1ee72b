"""Lets monitoring programs see how the bot is doing, if the operator wants that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Fernzug
from bot.settings import Settings


@asynccontextmanager
async def watched(settings: Settings, bot: Fernzug) -> AsyncIterator[None]:
    """Serve metrics during the block if METRICS_PORT is set; else do not even load what they need."""
    if settings.metrics_port is None:
        yield
        return
    from bot.operations.metrics.server import serving

    async with serving(bot, host=settings.metrics_host, port=settings.metrics_port):
        yield
