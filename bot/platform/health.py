"""The sign of life for a container engine: a file that is touched as long as Discord answers.

`bot.operations.healthcheck` looks at the file. A blocked event loop cannot touch it, so that shows, too.
"""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator, Callable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Protocol

import discord
import structlog

from bot.platform.background import BackgroundTask

TOUCH_SECONDS = 10.0
PRIVATE = 0o600

log = structlog.get_logger(__name__)


@contextlib.asynccontextmanager
async def shown_alive(
    file: Path | None, is_alive: Callable[[], bool], *, seconds: float = TOUCH_SECONDS
) -> AsyncIterator[None]:
    """Touch a file every few seconds during the block while `is_alive`, and remove it at the end.

    Without a file, do nothing. A file that cannot be touched is logged and tried again; it never ends the bot, as the
    container engine notices by itself.
    """
    if file is None:
        yield
        return
    heart = _Heart(file, is_alive, seconds)
    heart.start()
    try:
        yield
    finally:
        await heart.stop()
        with contextlib.suppress(OSError):
            await asyncio.to_thread(file.unlink, missing_ok=True)


class Hearing(Protocol):
    """A client, as far as it says what it hears."""

    @property
    def heard(self) -> AbstractSet[int]:
        """Return the shards whose servers are known."""
        ...

    @property
    def is_idle(self) -> bool:
        """Tell whether other processes hear everything there is to hear."""
        ...

    @property
    def shards(self) -> Mapping[int, discord.ShardInfo]:
        """Return the shards that were ever connected."""
        ...


def is_connected(client: Hearing) -> bool:
    """Tell whether the client hears everything that it is to hear."""
    return bool(client.heard or client.is_idle) and all(is_open(client.shards[shard]) for shard in client.heard)


def is_open(shard: discord.ShardInfo) -> bool:
    """Tell whether the gateway of a shard is open and Discord has answered a heartbeat.

    One that is reconnecting keeps its last latency, so that is not enough by itself.
    """
    return not shard.is_closed() and math.isfinite(shard.latency)


class _Heart(BackgroundTask):
    """Touches a file every few seconds."""

    def __init__(self, file: Path, is_alive: Callable[[], bool], seconds: float) -> None:
        super().__init__("health", pause=seconds)
        self._file = file
        self._is_alive = is_alive

    async def poll(self) -> float:
        """Touch the file if the bot is alive."""
        try:
            if self._is_alive():
                await asyncio.to_thread(self._file.touch, mode=PRIVATE)
        except OSError as error:
            log.warning("health file not touched", file=str(self._file), error=str(error))
        return self._pause
