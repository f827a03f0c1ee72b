"""Shows a container engine that the bot is alive: touches a file as long as Discord answers.

`bot.healthcheck` looks at the file. Must not know what the bot does. A blocked event loop touches nothing: it shows.
"""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import structlog

TOUCH_SECONDS = 10.0

log = structlog.get_logger(__name__)


@contextlib.asynccontextmanager
async def shown_alive(
    file: Path | None, is_alive: Callable[[], bool], *, seconds: float = TOUCH_SECONDS
) -> AsyncIterator[None]:
    """Touch a file every few seconds during the block while `is_alive`, and remove it at the end.

    Nothing is shown where no file is named. A file that cannot be touched is logged and tried again: it never ends
    the bot, the container engine notices by itself.
    """
    if file is None:
        yield
        return
    task = asyncio.create_task(_keep_touching(file, is_alive, seconds), name="health")
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        with contextlib.suppress(OSError):
            await asyncio.to_thread(file.unlink, missing_ok=True)


def is_connected(client: discord.Client) -> bool:
    """Tell whether the client is logged in, its gateway is open and Discord has answered a heartbeat.

    A client that is reconnecting still counts as ready and keeps its last latency, so neither is enough by itself.
    """
    return client.is_ready() and client.ws.open and math.isfinite(client.latency)


async def _keep_touching(file: Path, is_alive: Callable[[], bool], seconds: float) -> None:
    while True:
        try:
            if is_alive():
                await asyncio.to_thread(file.touch)
        except OSError as error:
            log.warning("health file not touched", file=str(file), error=str(error))
        await asyncio.sleep(seconds)
