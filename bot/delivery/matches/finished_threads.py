"""Threads of finished matches, archived when they have rested for a day: a server has room for a thousand open ones.

What is open, and since when nothing has happened there, Discord itself says: so no thread is archived twice, and one
that somebody opens again has another day.
"""

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from bot.delivery.matches.threads import MatchThreads
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.faults import FAULTS, trouble_of

LOOKS_EVERY: Final = 3600.0
RESTS_FOR: Final = timedelta(days=1)
PAUSE_SECONDS: Final = 2.0
"""After each thread that is archived."""

log = structlog.get_logger(__name__)


class FinishedThreads(DeliveryTask):
    """Archives the threads of finished matches.

    Args:
        services: what delivery works with.
        threads: the threads of matches.
    """

    def __init__(self, services: DeliveryServices, threads: MatchThreads) -> None:
        super().__init__("finished threads", services)
        self._threads = threads
        self._pause_after_each = PAUSE_SECONDS

    async def poll(self) -> float:
        """Archive what has rested for a day, as far as Discord lets us now."""
        if not self._runtime.can_post:
            return self._pause
        services, before = self._services, self._services.now() - RESTS_FOR
        running = {location.thread for location in await services.store.outbox.locations(services.share())}
        resting = [
            thread.id
            for thread in services.channels.open_threads()
            if thread.id not in running and services.share().has(thread.server) and thread.quiet_since <= before
        ]
        for thread in resting:
            try:
                await self._archive(thread)
            except FAULTS as error:
                log.info("thread not archived", thread=thread, error=repr(error))
                if trouble_of(error) is None:
                    break
        return LOOKS_EVERY

    async def _archive(self, thread: int) -> None:
        """Archive a thread if a match was played there that is over for a day; its name is made true before."""
        store = self._services.store
        found = await store.matches.snapshot_in(thread)
        if found is None or (await store.outbox.location(found.match)).thread != thread:
            return
        match = await self._services.matches.match(found.match)
        if match.phase != "over" or self._services.now() - match.updated_at < RESTS_FOR:
            return
        await self._threads.names.renew(match, thread, await self._services.recipients.of_match(match))
        await self._services.channels.archive(thread)
        await asyncio.sleep(self._pause_after_each)
