"""Metrics by the names that Prometheus sees; docs/monitoring.md explains them.

No label grows with servers, matches or people: each has a closed list of values, so that the metrics stay small however
large the bot becomes, and reveal nothing about anybody.
"""

from itertools import product
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from bot.platform.traffic import KINDS, STATUSES, DiscordRequest
from bot.posts.timings import TimedAnswer
from storage.upkeep.vitals import Vitals

ANSWER_SECONDS: Final = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
"""An answer is due within three."""
REQUEST_SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LAG_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
OTHER: Final = "other"
"""The part of an answer that no other part claims."""
WAITING: Final = ("posts", "season posts", "deadlines", "notices")


class Catalogue:
    """The metrics of one process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.answers = Counter("fernzug_answers", "Answers to people.", ("command", "outcome"), registry=registry)
        self.answer_seconds = Histogram(
            "fernzug_answer_seconds",
            "Seconds from when somebody asked until the first answer was with Discord.",
            ("command",),
            buckets=ANSWER_SECONDS,
            registry=registry,
        )
        self.answer_parts = Counter(
            "fernzug_answer_part_seconds", "What these seconds were spent on.", ("command", "part"), registry=registry
        )
        self.requests = Counter("fernzug_requests", "Requests to Discord.", ("kind", "status"), registry=registry)
        for kind, status in product(KINDS, STATUSES):  # what begins above 0 is no increase to Prometheus
            self.requests.labels(kind, status)
        self.request_seconds = Histogram(
            "fernzug_request_seconds",
            "Seconds until Discord answered a request.",
            ("kind",),
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self.waiting = Gauge(
            "fernzug_waiting", "What could be done by now and is not, in all processes.", ("what",), registry=registry
        )
        self.waiting_seconds = Gauge(
            "fernzug_waiting_seconds", "For how long the first of it has waited.", ("what",), registry=registry
        )
        self.database_bytes = Gauge("fernzug_database_bytes", "The size of the database.", registry=registry)
        self.loop_lag = Histogram(
            "fernzug_loop_lag_seconds",
            "By how much the event loop was late, asked each second.",
            buckets=LAG_SECONDS,
            registry=registry,
        )
        self.connections = Counter(
            "fernzug_gateway_connections",
            "Connections to Discord's gateway that were made, taken up again, or lost.",
            ("how",),
            registry=registry,
        )

    def answered(self, answer: TimedAnswer) -> None:
        """Count an answer."""
        self.answers.labels(answer.command, answer.outcome).inc()
        self.answer_seconds.labels(answer.command).observe(answer.seconds)
        for part, seconds in (*answer.parts.items(), (OTHER, answer.other)):
            self.answer_parts.labels(answer.command, part).inc(seconds)

    def requested(self, request: DiscordRequest) -> None:
        """Count a request."""
        self.requests.labels(request.kind, request.status).inc()
        self.request_seconds.labels(request.kind).observe(request.seconds)

    def read(self, vitals: Vitals) -> None:
        """Show how the database is doing."""
        parts = vitals.matches, vitals.seasons, vitals.deadlines, vitals.notices
        for what, found in zip(WAITING, parts, strict=True):
            self.waiting.labels(what).set(found.count)
            self.waiting_seconds.labels(what).set(found.longest.total_seconds())
        self.database_bytes.set(vitals.size)
