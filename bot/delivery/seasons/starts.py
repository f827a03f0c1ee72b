"""Capacity for the matches of a season that start: Discord limits the active threads of a server.

The threads are counted before each batch, with those that are still to be opened. Where there is no room, those who
look after the server are told once a day, and matches go on starting as soon as there is some.
"""

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from bot.delivery.retries import Backoff
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.platform.background import KeyedTasks
from bot.platform.faults import FAULTS, level_of
from bot.posts.league.forecast import room_left
from engine.seasons.state.season import Season

BATCH: Final = 10
"""Matches that start at once, so that their posts come along."""
PATIENCE_SECONDS: Final = 5.0
"""Timeout for counting a server's threads, as all seasons wait for it."""
ASKED_AGAIN: Final = timedelta(seconds=15)
LONGEST_WAIT: Final = timedelta(minutes=2)

log = structlog.get_logger(__name__)


class SeasonStarts:
    """Counts threads before matches start."""

    def __init__(self, services: DeliveryServices, reports: Reports) -> None:
        self._services = services
        self._reports = reports
        self._waits = Backoff[int](ASKED_AGAIN, LONGEST_WAIT, services.now)
        self._reporting = KeyedTasks[int]("season starts", 1)

    async def room(self, season: Season, waiting: int) -> int:
        """Return how many of the waiting matches of a season may start now; none while threads cannot be counted."""
        server = season.founded.server
        if not self._waits.is_due(server):
            return 0
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                active = await self._services.channels.active_threads(server)
        except FAULTS as error:
            self._waits.failed(server)
            log.warning("threads cannot be counted", server=server, error=repr(error))
            return 0
        self._waits.forget(server)
        free = room_left(active + await self._not_opened(server))
        if free < waiting and server not in self._reporting:
            self._reporting.begin(server, lambda _: self._report(season, waiting - free, active))
        return min(BATCH, waiting, free)

    async def done(self) -> None:
        """Wait until what is reported has been."""
        await self._reporting.done()

    async def stop(self) -> None:
        """End; what is left to report is reported after the next start."""
        await self._reporting.stop()

    async def _report(self, season: Season, waiting: int, active: int) -> None:
        try:
            await self._reports.report_full(season, waiting, active)
        except Exception as error:
            log.log(level_of(error), "full server not reported", season=season.id, exc_info=True)

    async def _not_opened(self, server: int) -> int:
        """Return how many matches of a server have begun and are still to get their threads."""
        return await self._services.store.outbox.threadless(server)
