"""Values shown as metrics: counted by the bot anyway, or measured at intervals, of the database and the event loop."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.app import Fernzug
from bot.operations.metrics.catalogue import Catalogue
from bot.platform.background import BackgroundTask
from bot.platform.health import is_connected
from storage.sealing import SealTally
from storage.upkeep.vitals import Vitals


class StateCollector(Collector):
    """The state of a bot.

    Args:
        bot: the bot.
        seals: how often something was sealed or opened.
        tasks: what goes on beside those of the bot.
    """

    def __init__(self, bot: Fernzug, seals: SealTally, tasks: Iterable[BackgroundTask]) -> None:
        self._bot = bot
        self._seals = seals
        self._tasks = tuple(tasks)

    def collect(self) -> Iterator[Metric]:
        """Yield each metric as it is now."""
        bot, breaker = self._bot, self._bot.traffic.breaker
        connected = is_connected(bot)
        yield GaugeMetricFamily("fernzug_connected", "Whether Discord answers heartbeats.", int(connected))
        yield GaugeMetricFamily("fernzug_servers", "Servers that are heard here.", len(bot.guilds))
        yield GaugeMetricFamily(
            "fernzug_gateway_latency_seconds", "The last heartbeat's way to Discord and back.", _latency(bot)
        )
        yield GaugeMetricFamily(
            "fernzug_sending_paused", "0: everything is sent, 1: answers only, 2: nothing.", int(breaker.depth)
        )
        yield CounterMetricFamily("fernzug_sending_pauses", "How often sending began to pause.", breaker.pauses)
        yield GaugeMetricFamily(
            "fernzug_refused_requests", "Requests refused by Discord within ten minutes.", breaker.refused
        )
        yield self._failures()
        yield self._sealed()

    def _failures(self) -> Metric:
        family = CounterMetricFamily("fernzug_task_failures", "Failures of tasks in the background.", labels=("task",))
        for task in (*self._bot.services.tasks, *self._tasks):
            if isinstance(task, BackgroundTask):
                family.add_metric((task.name,), task.failures)
        return family

    def _sealed(self) -> Metric:
        family = CounterMetricFamily("fernzug_seals", "Secrets sealed and opened, or not opened.", labels=("act",))
        for act, count in self._seals.counts().items():
            family.add_metric((act,), count)
        return family


def _latency(bot: Fernzug) -> float:
    return bot.latency if is_connected(bot) else float("nan")


VITALS_SECONDS: Final = 15.0
"""Prometheus asks about as often."""
LONGEST_PAUSE: Final = 60.0
"""Meanwhile the last values are shown, so a database that was away is soon looked at again."""
TICK_SECONDS: Final = 1.0


class VitalSigns(BackgroundTask):
    """Reads how the database is doing, however often somebody asks for it.

    Args:
        catalogue: where it is shown.
        read: reads it.
    """

    def __init__(self, catalogue: Catalogue, read: Callable[[], Awaitable[Vitals]]) -> None:
        super().__init__("vital signs", pause=VITALS_SECONDS, longest=LONGEST_PAUSE)
        self._catalogue = catalogue
        self._read = read

    async def poll(self) -> float:
        """Read it once."""
        self._catalogue.read(await self._read())
        return VITALS_SECONDS


class LoopLag(BackgroundTask):
    """Asks to be called every second, and notes how late it is.

    Args:
        catalogue: where it is noted.
        elapsed: a counter of seconds.
    """

    def __init__(self, catalogue: Catalogue, elapsed: Callable[[], float]) -> None:
        super().__init__("loop lag", pause=TICK_SECONDS)
        self._catalogue = catalogue
        self._elapsed = elapsed
        self._expected: float | None = None

    async def poll(self) -> float:
        """Note how late it is."""
        now = self._elapsed()
        if self._expected is not None:
            self._catalogue.loop_lag.observe(max(0.0, now - self._expected))
        self._expected = now + TICK_SECONDS
        return TICK_SECONDS
