"""Runs a simulation from its first day to the verdict."""

import asyncio
import logging
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import structlog

from bot.operations.maintenance import check
from bot.operations.settings import Settings
from storage.sealing import seal_of
from tests.simulation.judge import Verdict, judge
from tests.simulation.life import Life
from tests.simulation.records import Fault
from tests.simulation.simulated_loop import run
from tests.simulation.world import Evidence, Scale, World


def simulate(folder: Path, scale: Scale, *, life: type[Life] = Life) -> tuple[Evidence, Verdict]:
    """Let the days pass over a database in a folder, then judge what they left."""
    path = folder / "fernzug.db"
    with alarms() as heard:
        evidence = run(lambda loop: World(loop, path, scale, life=life).run(), start=scale.start)
    verdict = judge(evidence, seal_of(None, path))
    verdict.faults += [Fault("the bot logs an error", alarm) for alarm in heard]
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}")  # type: ignore[call-arg]
    if asyncio.run(check(settings)):
        verdict.faults.append(Fault("check", "see above"))
    return evidence, verdict


@contextmanager
def alarms() -> Iterator[list[str]]:
    """Collect the errors that the bot logs, and let everything else pass unsaid."""
    heard: list[str] = []

    def listen(_logger: object, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        heard.append(", ".join(f"{key}={value}" for key, value in event.items()))
        raise structlog.DropEvent

    before = structlog.get_config()
    logging.disable(logging.CRITICAL)
    structlog.configure(
        processors=[structlog.processors.format_exc_info, listen],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
    )
    try:
        yield heard
    finally:
        structlog.configure(**before)
        logging.disable(logging.NOTSET)
