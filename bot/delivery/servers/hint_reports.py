"""A weekly word to those who look after a server that there are new hints for moderators, never about whom."""

from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.faults import FAULTS
from engine.conduct.watch import Watch
from engine.people.preferences import Server

POLLS_EVERY: Final = 3600.0
FIRST_HOUR: Final = 8
"""A week begins on Monday at that hour, by UTC."""

log = structlog.get_logger(__name__)


class HintReports(DeliveryTask):
    """Looks for new hints on the servers that have chosen a channel for reports.

    Args:
        services: what delivery works with.
        watch: where hints come from.
        reports: where they are told.
    """

    def __init__(self, services: DeliveryServices, watch: Watch, reports: Reports) -> None:
        super().__init__("hint reports", services)
        self._watch = watch
        self._reports = reports

    async def poll(self) -> float:
        """Tell of what is new, once a week on each server."""
        if not self._runtime.can_post:
            return self._pause
        for server in await self._services.store.people.report_servers(self._services.share()):
            try:
                await self._tell(server)
            except FAULTS as error:
                log.warning("hints not reported", server=server.id, error=repr(error))
        return POLLS_EVERY

    async def _tell(self, server: Server) -> None:
        """Tell a server of hints that have come up since it was told last, unless that was this week."""
        now, key, notes = self._services.now(), f"hints-{server.id}", self._services.store.notes
        noted = await notes.read(key)
        last = None if noted is None else datetime.fromisoformat(noted)
        if last is not None and last >= week_of(now):
            return
        fresh = [hint for hint in await self._watch.fresh(server.id) if last is None or hint.at > last]
        if fresh and not await self._reports.report_hints(server.id, len(fresh), now):
            return
        await notes.write(key, now.isoformat())


def week_of(now: datetime) -> datetime:
    """Return when the week began that a time falls into."""
    monday = (now - timedelta(days=now.weekday())).replace(hour=FIRST_HOUR, minute=0, second=0, microsecond=0)
    return monday if monday <= now else monday - timedelta(days=7)
