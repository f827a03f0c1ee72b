"""What the bot counts anyway, read when somebody asks: its tasks, the breaker, the connection, the seal."""

from collections.abc import Iterable, Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.app import Fernzug
from bot.platform.background import BackgroundTask
from bot.platform.health import is_connected
from storage.sealing import Tally


class State(Collector):
    """The state of a bot.

    Args:
        bot: the bot.
        seals: how often something was sealed or opened.
        tasks: what goes on beside those of the bot.
    """

    def __init__(self, bot: Fernzug, seals: Tally, tasks: Iterable[BackgroundTask]) -> None:
        self._bot = bot
        self._seals = seals
        self._tasks = tuple(tasks)

    def collect(self) -> Iterator[Metric]:
        """Yield each metric as it is now."""
        bot, breaker = self._bot, self._bot.requests.breaker
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
