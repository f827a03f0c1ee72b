"""The dashboard while many matches are played at once: the bot of `load`, watched by a Prometheus.

Every query of docs/monitoring/dashboard.json is asked over the whole run, as Grafana asks it. The port of the bot and
that of Prometheus, both open to this machine only, are free ones.
"""

import asyncio
import json
import math
import os
import re
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp

from benchmarks import load
from benchmarks.child import BYTECODE_KEPT, ROOT, keep_bytecode
from benchmarks.table import Measurement
from benchmarks.timing import Stopwatch
from sandbox.client import PATIENCE_S, Sandbox

TITLE = "What the dashboard shows of a load run"
DASHBOARD: Final = ROOT / "docs/monitoring/dashboard.json"
LOCALHOST: Final = "127.0.0.1"
SCRAPE_SECONDS: Final = 1
RATE: Final = "15s"
"""Grafana's value of $__rate_interval: a few scrapes."""
SETTLE_SECONDS: Final = 15
"""As often the bot reads its database for the metrics."""

Series = Mapping[str, Any]
"""Prometheus's description of one line: its labels as `metric`, and `values`, pairs of a time and a number as text."""


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Watch; `effort` scales for how long.

    Raises:
        SystemExit: there is no Prometheus here.
    """
    program = shutil.which("prometheus", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    if program is None:
        raise SystemExit("Missing: Prometheus. Install it with: sudo apt-get install prometheus")
    keep_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_watched(Path(folder), program, load.SECONDS * effort))


async def _watched(folder: Path, program: str, seconds: float) -> list[Measurement]:
    port = _free_port()
    env = {**BYTECODE_KEPT, **load.ROOM, "METRICS_PORT": str(port)}
    async with (
        _prometheus(folder, program, f"{LOCALHOST}:{port}") as url,
        Sandbox.start(folder / "world", env=env) as sandbox,
    ):
        sandbox.set_patience(PATIENCE_S)
        began = time.time()
        table = await load.all_begun(sandbox)
        await load.spread(table, Stopwatch(), seconds)
        await asyncio.sleep(SETTLE_SECONDS)
        async with aiohttp.ClientSession(url) as session:
            return [row for panel in _panels() for row in await _rows(session, panel, began)]


@asynccontextmanager
async def _prometheus(folder: Path, program: str, target: str) -> AsyncIterator[str]:
    """Let a Prometheus ask the bot every second during the block, and yield its address."""
    scraped = {"job_name": "fernzug", "static_configs": [{"targets": [target]}]}
    settings = folder / "prometheus.json"
    settings.write_text(
        json.dumps({"global": {"scrape_interval": f"{SCRAPE_SECONDS}s"}, "scrape_configs": [scraped]}), "utf-8"
    )
    address = f"{LOCALHOST}:{_free_port()}"
    words = f"--config.file={settings}", f"--storage.tsdb.path={folder / 'series'}", f"--web.listen-address={address}"
    running = await asyncio.create_subprocess_exec(program, *words, "--log.level=error")
    try:
        yield f"http://{address}"
    finally:
        running.terminate()
        await running.wait()


def _free_port() -> int:
    with socket.create_server((LOCALHOST, 0)) as server:
        port: int = server.getsockname()[1]
        return port


def _panels() -> Sequence[Mapping[str, Any]]:
    panels: Sequence[Mapping[str, Any]] = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return panels


async def _rows(session: aiohttp.ClientSession, panel: Mapping[str, Any], began: float) -> list[Measurement]:
    """Ask for all that a panel shows."""
    rows = []
    for target in panel["targets"]:
        query = target["expr"].replace("$__rate_interval", RATE)
        asked = {"query": query, "start": str(began), "end": str(time.time()), "step": str(SCRAPE_SECONDS)}
        async with session.get("/api/v1/query_range", params=asked) as response:
            response.raise_for_status()
            found: Sequence[Series] = (await response.json())["data"]["result"]
        rows += shown(panel, target["legendFormat"], found)
    return rows


def shown(panel: Mapping[str, Any], legend: str, found: Sequence[Series]) -> list[Measurement]:
    """Return a row for each line of a panel: the least and the most that it shows; a panel without one misses it."""
    unit = panel["fieldConfig"]["defaults"]["unit"]
    rows = []
    for series in found:
        name = re.sub(r"{{(\w+)}}", lambda label: series["metric"].get(label[1], "?"), legend)  # noqa: B023 - called at once
        values = [value for value in (float(text) for _, text in series["values"]) if not math.isnan(value)]
        seen = f"{min(values):.4g} to {max(values):.4g} {unit}" if values else ""
        rows.append(Measurement(f"{panel['title']}: {name}".rstrip(": "), seen, "a line", bool(values)))
    return sorted(rows, key=lambda row: row.what) or [
        Measurement(f"{panel['title']}: {legend}", "", "a line", is_met=False)
    ]
