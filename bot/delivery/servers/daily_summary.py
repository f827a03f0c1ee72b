"""One line a day for the operator, and only if something went wrong the day before.

Everything that goes wrong is logged; here it is counted on the way to the log. The counts of the day are noted in the
database every five minutes, so that a restart forgets little.
"""

import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import date, datetime
from typing import Final

import structlog

from bot import markup
from bot.delivery.services import DeliveryServices
from bot.i18n import Words
from bot.markup import Markup
from bot.platform.background import BackgroundTask
from bot.platform.channels import send_to_first
from bot.posts.post import Post

EVENTS: Final[Mapping[str, str]] = {
    "late answer": "late",
    "unexpected error": "fault",
    "post held up": "held-up",
    "background task failed": "task",
    "sending pauses": "pause",
    "backup failed": "backup",
}
"""Events of the log and the words that tell of them, in this order."""
POLLS_EVERY: Final = 300.0

log = structlog.get_logger(__name__)


class Troubles(logging.Handler):
    """Counts what is logged of `EVENTS`, and writes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        event = record.msg.get("event", "") if isinstance(record.msg, dict) else ""
        if event in EVENTS:
            self._counts[EVENTS[event]] += 1

    def taken(self) -> Counter[str]:
        """Return what has been counted since this was asked last."""
        taken, self._counts = self._counts, Counter()
        return taken


class DailySummary(BackgroundTask):
    """Notes what goes wrong, and tells it when the day (UTC) is over; each of several processes tells of itself.

    Args:
        services: those of delivery.
        troubles: counts what goes wrong.
        server: where the operator reads: in the channel for reports of that server.
        pause: seconds before a failed poll is tried again.
    """

    def __init__(
        self, services: DeliveryServices, troubles: Troubles, *, server: int, pause: float = POLLS_EVERY
    ) -> None:
        super().__init__("daily line", pause=pause)
        self._services = services
        self._troubles = troubles
        self._server = server

    async def poll(self) -> float:
        """Note what has gone wrong since the last time; first tell of a day that is over."""
        notes, today = self._services.store.notes, self._services.now().date()
        key = f"troubles-{self._first_shard()}"
        day, counts = _read(await notes.read(key), today)
        is_over = day < today
        if is_over and counts and not await self._tell(day, counts):
            return self._pause
        if fresh := self._troubles.taken():
            counts = fresh if is_over else counts + fresh
            await notes.write(key, json.dumps({"day": today.isoformat(), "counts": counts}))
        elif is_over and counts:
            await notes.write(key, json.dumps({"day": today.isoformat(), "counts": {}}))
        return POLLS_EVERY

    async def _tell(self, day: date, counts: Mapping[str, int]) -> bool:
        """Tell what was wrong; False if nobody can be told now."""
        services = self._services
        words = (await services.recipients.public(self._server)).words
        post = Post.of(line(words, day, counts), Markup("-# `{} operator`").format(day.isoformat()))
        chosen = (await services.store.people.server(self._server)).report_channel
        channels = services.channels
        return await send_to_first(
            channels,
            channels.report_destinations(self._server, chosen),
            post,
            nonce=f"{day}-operator-{self._first_shard()}",
        )

    def _first_shard(self) -> int:
        """Return what tells this process from the others."""
        return min(self._services.share().shards, default=0)


def line(words: Words, day: date, counts: Mapping[str, int]) -> Markup:
    """Return what was wrong on a day, in words."""
    told = [words(f"trouble-{kind}", count=counts[kind]) for kind in EVENTS.values() if counts.get(kind)]
    return words("report-troubles", day=markup.day(day.isoformat()), troubles=Markup(", ").join(told))


def _read(noted: str | None, today: date) -> tuple[date, Counter[str]]:
    if noted is None:
        return today, Counter()
    record = json.loads(noted)
    return datetime.fromisoformat(record["day"]).date(), Counter(record["counts"])


@asynccontextmanager
async def told_daily(services: DeliveryServices, server: int | None) -> AsyncIterator[None]:
    """Tell the operator what goes wrong during the block, if a server is chosen for that."""
    if server is None:
        yield
        return
    troubles, logger = Troubles(), logging.getLogger("bot")
    task = DailySummary(services, troubles, server=server)
    logger.addHandler(troubles)
    task.start()
    try:
        yield
    finally:
        logger.removeHandler(troubles)
        await task.stop()
