"""Turns at identifying shards: Discord allows a few at a time and a number a day, for all processes of a bot together.

Source: events/gateway of Discord's documentation, "Session Start Limit Object" and "Rate Limiting and Concurrency".
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from discord import SessionStartLimits

from engine.stores.shards import ShardStore

APART_SECONDS: Final = 5.0
"""How long after one shard of a bucket the next may identify."""

log = structlog.get_logger(__name__)


class Identifying:
    """Says when a shard may identify.

    Args:
        limits: asks Discord how many sessions may begin.
        shards: where the processes of a bot tell each other when they identify.
        seconds: how far apart the shards of a bucket identify.
        sleep: waits for some seconds.
    """

    def __init__(
        self,
        limits: Callable[[], Awaitable[SessionStartLimits]],
        shards: ShardStore,
        *,
        seconds: float = APART_SECONDS,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._limits = limits
        self._shards = shards
        self._seconds = seconds
        self._sleep = sleep

    async def turn(self, shard: int) -> None:
        """Wait until it is a shard's turn; if no session is left for today, until Discord grants more.

        Raises:
            GatewayNotFound: Discord does not say how many sessions may begin.
            StorageError: the database cannot be used.
        """
        limits = await left(self._limits, sleep=self._sleep)
        bucket = shard % max(1, limits.max_concurrency)
        await self._sleep(await self._shards.reserve_identify(bucket, seconds=self._seconds))


async def left(
    limits: Callable[[], Awaitable[SessionStartLimits]], *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> SessionStartLimits:
    """Return how many sessions may begin, as soon as there is one: Discord takes the token of a bot that begins more.

    Raises:
        GatewayNotFound: Discord does not say.
    """
    while (found := await limits()).remaining <= 0:
        seconds = found.reset_after / 1000
        log.warning("no session may begin before Discord grants others", seconds=seconds, a_day=found.total)
        await sleep(max(1.0, seconds))
    return found
