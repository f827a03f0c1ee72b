"""The time from the start of the bot's process until it is logged in."""

import asyncio
import statistics
import tempfile
from pathlib import Path

from benchmarks.child import BYTECODE_KEPT, keep_bytecode, run_child
from benchmarks.club import url_of
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import TIMES, Stopwatch
from sandbox.client import Sandbox
from sandbox.process.bot_process import spawn

TITLE = "From start to logged in"
SECONDS = "{:.2f} s"
SPAWN = spawn
DISCORD = "import discord"
LEAST = """
import sys, asyncio, discord
from storage.open import open_store
async def main():
    await (await open_store(sys.argv[1])).close()
asyncio.run(main())
"""
"""The least work of any start: the import of discord and the migrations."""


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Measure; `effort` scales the number of rounds."""
    watch = Stopwatch()
    keep_bytecode()
    for _ in range(max(1, round(9 * effort))):
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as apart:
            for state in ("new database", "old database"):
                with watch.time(f"{state}, least"):
                    run_child(LEAST, url_of(Path(apart) / "least.db"))
            with watch.time("import"):
                run_child(DISCORD)
            asyncio.run(_starts(Path(folder), watch))
    rows = [plain("import discord", watch.median("import"), form=SECONDS)]
    for state in ("new database", "old database"):
        least, whole = f"{state}, least", f"{state}, start"
        ratios = (seconds / other for seconds, other in zip(watch[whole], watch[least], strict=True))
        rows += [
            plain(f"{state}: import discord and migrations", watch.median(least), form=SECONDS),
            plain(f"{state}: from start to logged in", watch.median(whole), form=SECONDS),
            at_most(f"{state}: ratio", statistics.median(ratios), 1.5, form=TIMES),
        ]
    return rows


async def _starts(data: Path, watch: Stopwatch) -> None:
    """Time the bot on a database that it has to make, then on that database."""
    async with Sandbox.start(data, env=BYTECODE_KEPT, spawn=SPAWN) as sandbox:
        for state in ("new database", "old database"):
            await sandbox.stop_bot()
            if state == "new database":
                for file in (data / "fernzug.db", data / "fernzug.key"):
                    file.unlink()
            await watch.wait(f"{state}, start", sandbox.start_bot())
