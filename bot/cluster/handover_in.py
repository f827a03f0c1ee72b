"""Takeover of shards from the process that holds them, without losing what people press meanwhile (docs/adr/0026).

The process that takes over is connected already and makes what it hears wait. It asks for the shards, says that it is
ready as soon as their holder notes what it answers, and waits until they are its own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from time import monotonic
from typing import ClassVar, Final

import structlog

from engine.stores.shards import Lease, ShardStore
from storage.errors import StorageError

WISH_SECONDS: Final = 5.0
ASKS_EVERY: Final = 0.25
LOOKS_EVERY: Final = 0.02
PATIENCE_SECONDS: Final = 20.0

log = structlog.get_logger(__name__)


class HandoverFailed(Exception):
    """The running bot goes on; this process cannot take its place."""

    sentence: ClassVar[str]

    def __init__(self) -> None:
        super().__init__(self.sentence)


class NotAnswered(HandoverFailed):
    """The running bot does not do its part."""

    sentence = (
        f"The running bot was asked to hand over, but has not done so within {PATIENCE_SECONDS:.0f} seconds. "
        "It was left as it is: look at its log, or stop it and start this one."
    )


class AskedByAnother(HandoverFailed):
    """Another process is taking over."""

    sentence = "Another process is taking over from the running bot already. Wait for it, or stop it."


class HandoverIn:
    """Asks for shards until they are this process' own.

    Args:
        shards: the leases.
        process: the name of this process in them.
        wanted: the numbers of the shards.
        is_ours: tells whether this process has the shards by now, whether given away or left behind.
        elapsed: the counter of seconds.
        sleep: waits for some seconds.
    """

    def __init__(
        self,
        shards: ShardStore,
        process: str,
        wanted: Set[int],
        *,
        is_ours: Callable[[], Awaitable[bool]],
        elapsed: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._shards = shards
        self._process = process
        self._wanted = wanted
        self._is_ours = is_ours
        self._elapsed = elapsed
        self._sleep = sleep

    async def take(self) -> None:
        """Wait until this process has the shards; to be called once it hears them.

        Raises:
            HandoverFailed: they stay where they are.
        """
        log.info("asking the running bot to hand over", shards=sorted(self._wanted))
        begun = asked = self._elapsed()
        try:
            while not await self._is_ours():
                if self._elapsed() >= asked:
                    is_given = await self._ask()
                    if self._elapsed() - begun > PATIENCE_SECONDS:
                        if not is_given:
                            raise NotAnswered
                        log.warning("who has handed over does not end: stop that process", shards=sorted(self._wanted))
                        begun = self._elapsed()
                    asked = self._elapsed() + ASKS_EVERY
                await self._sleep(LOOKS_EVERY)
        except BaseException:
            with suppress(StorageError):
                await self._shards.stop_wanting(self._process)
            raise

    async def _ask(self) -> bool:
        """Ask for what is not ours, and say where we are ready; tell whether everything is ours already.

        A database that cannot be reached counts as no, and is asked again.
        """
        try:
            leases = [lease for lease in await self._shards.leases() if lease.shard in self._wanted]
            missing = {lease.shard for lease in leases if lease.holder != self._process}
            if missing:
                await self._want(leases, missing)
        except StorageError as error:
            log.warning("the handover waits for the database", error=str(error))
            return False
        return bool(leases) and not missing

    async def _want(self, leases: Sequence[Lease], missing: Set[int]) -> None:
        await self._shards.want(self._process, missing, seconds=WISH_SECONDS)
        if any(lease.wanted_by not in (None, self._process) for lease in leases):
            raise AskedByAnother
        for lease in leases:
            if lease.wanted_by == self._process and lease.is_noting and not lease.is_ready:
                await self._shards.say_ready(self._process, lease.shard)
