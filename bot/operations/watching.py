"""Lets programs see how the bot is doing, where the operator wants that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Fernzug
from bot.settings import Settings


@asynccontextmanager
async def watched(settings: Settings, bot: Fernzug) -> AsyncIterator[None]:
    """Serve metrics during the block if METRICS_PORT is set; else nothing of what they need is even loaded."""
    if settings.metrics_port is None:
        yield
        return
    from bot.operations.metrics.server import serving

    async with serving(bot, host=settings.metrics_host, port=settings.metrics_port):
        yield
