"""Metrics for programs that watch over the bot: everything that happens, and no label that tells of anybody."""

import asyncio
import re
from collections.abc import AsyncIterator, Collection
from http import HTTPStatus
from itertools import product
from pathlib import Path
from typing import get_args

import aiohttp
import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.operations.metrics.catalogue import ANSWER_SECONDS, LAG_SECONDS, OTHER, REQUEST_SECONDS, WAITING
from bot.operations.metrics.server import EVENTS
from bot.platform.runtime import TaskName
from bot.platform.traffic import KINDS, STATUSES
from bot.posts.timings import OUTCOMES, PARTS
from bot.requests.answers import COMPLETION, UNKNOWN
from bot.routes import ROUTES
from sandbox.client import PATIENCE_S, Sandbox
from storage.sealing import ACTS
from tests.prometheus import needs_promtool, promtool
from tests.stories.conftest import mentioned, story
from tests.stories.table import CHANNEL, Table
from tests.truth import project

PORT = re.compile(r"metrics served.*port=(\d+)")


BOUNDS = (*ANSWER_SECONDS, *LAG_SECONDS, *REQUEST_SECONDS, float("inf"))
NAMED = re.compile(r"super\(\).__init__\(\"([a-z ]+)\", pause=")


def tasks() -> set[str]:
    """Return how the program calls what goes on in the background."""
    files = (project.ROOT / "bot").rglob("*.py")
    named = {name for file in files for name in NAMED.findall(file.read_text(encoding="utf-8"))}
    return {*named, *get_args(TaskName)}


def closed(sandbox: Sandbox) -> dict[str, Collection[str]]:
    """Return all values that labels may have: none comes from Discord or from what people do."""
    return {
        "command": {*(f"/{name}" for name, _ in mentioned(sandbox)), *ROUTES, COMPLETION, UNKNOWN},
        "outcome": OUTCOMES,
        "part": (*PARTS, OTHER),
        "kind": KINDS,
        "status": STATUSES,
        "what": WAITING,
        "how": EVENTS.values(),
        "act": ACTS,
        "task": tasks(),
        "le": [str(bound) for bound in BOUNDS] + ["+Inf"],
        "generation": "012",
    }


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A world whose bot shows how it is doing."""
    async with story(tmp_path, env={"METRICS_PORT": "0"}) as world:
        await ready(world)
        yield world


async def ready(sandbox: Sandbox) -> None:
    """Wait until the bot says that it is ready: it can be played with before discord.py knows that all servers came."""
    async with asyncio.timeout(PATIENCE_S):
        while await status(sandbox, "/ready") != HTTPStatus.OK:
            pass


async def status(sandbox: Sandbox, path: str) -> int:
    """Return with which status the bot answers at its port."""
    async with aiohttp.ClientSession() as session, session.get(address(sandbox, path)) as response:
        return response.status


def address(sandbox: Sandbox, path: str) -> str:
    (port,) = PORT.findall(sandbox.log)
    return f"http://127.0.0.1:{port}{path}"


async def asked(sandbox: Sandbox, path: str) -> str:
    """Return what the bot answers at its port."""
    async with aiohttp.ClientSession() as session, session.get(address(sandbox, path)) as response:
        response.raise_for_status()
        return await response.text()


async def families(sandbox: Sandbox) -> dict[str, Metric]:
    return {family.name: family for family in text_string_to_metric_families(await asked(sandbox, "/metrics"))}


def value(family: Metric, **labels: str) -> float:
    """Return the sum of a family's own series that bear some labels."""
    own = (family.name, f"{family.name}_total", f"{family.name}_count")
    return sum(
        sample.value for sample in family.samples if sample.name in own and labels.items() <= sample.labels.items()
    )


async def counted(sandbox: Sandbox, *commands: str) -> dict[str, Metric]:
    """Return what the bot shows as soon as it has counted the answers to some commands: they come before the count."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            seen = await families(sandbox)
            if {sample.labels["command"] for sample in seen["fernzug_answers"].samples} >= set(commands):
                return seen


async def test_what_happens_is_counted_and_no_label_grows(watched: Sandbox) -> None:
    table = await Table.set_up(watched)
    await table.play_first()
    await table.type("nonsense")
    await table.to_move.command(CHANNEL, "match list")
    seen = await counted(watched, "confirm", "/match list")
    answers = seen["fernzug_answers"]
    assert value(answers, command="/move", outcome="done") == 1
    assert value(answers, command="/move", outcome="refused") == 1
    assert value(answers, command="confirm", outcome="done") == 1
    assert value(answers, command="completion") == 1
    assert value(seen["fernzug_answer_seconds"], command="/move") == 2
    for part in ("load", "decide", "commit", "discord"):
        assert value(seen["fernzug_answer_part_seconds"], command="confirm", part=part) > 0, part
    assert value(seen["fernzug_answer_part_seconds"], command="/move", part="draw") > 0
    assert value(seen["fernzug_requests"], kind="message", status="2xx") >= 3
    assert value(seen["fernzug_connected"]) == 1
    assert value(seen["fernzug_requests"], status="429") == 0
    requests = {(sample.labels["kind"], sample.labels["status"]) for sample in seen["fernzug_requests"].samples}
    assert requests == set(product(KINDS, STATUSES)), "the first refused ones are seen as an increase, too"
    connections = {sample.labels["how"]: sample.value for sample in seen["fernzug_gateway_connections"].samples}
    assert connections == {"made": 1, "resumed": 0, "lost": 0}, "what begins at 1 is no increase to Prometheus"
    assert value(seen["fernzug_database_bytes"]) > 0
    assert value(seen["fernzug_seals"], act="sealed") > 0
    assert value(seen["fernzug_seals"], act="failed") == 0
    known = closed(watched)
    for family in seen.values():
        for sample in family.samples:
            for label, shown in sample.labels.items():
                assert shown in known[label], f"{sample.name}: {label}={shown}"
    assert await asked(watched, "/live") == "live\n"
    assert await asked(watched, "/ready") == "ready\n"


@needs_promtool
async def test_prometheus_finds_no_fault_with_what_it_is_given(watched: Sandbox) -> None:
    await Table.set_up(watched)
    promtool("check", "metrics", given=await asked(watched, "/metrics"))
