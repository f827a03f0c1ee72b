"""Several processes of the real bot that share shards and a PostgreSQL: time, memory, connections."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from benchmarks.child import BYTECODE_KEPT, keep_bytecode
from benchmarks.club import KEY
from benchmarks.crowd import database_on
from benchmarks.memory import MIB, resident
from benchmarks.table import Measurement
from sandbox.client import Sandbox
from sandbox.process.bot_process import spawn
from sandbox.streams.gateway import Gateway
from storage.database.postgres import server_of

TITLE = "Sixteen shards of the real bot in 1, 2 and 4 processes"
SHARDS = 16
COUNTS = (1, 2, 4)
SETTLE_SECONDS = 2.0
SPAWN = spawn
CONNECTIONS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'fernzug' AND datname = current_database()"
)


def run(*, effort: float = 1.0, server: str = "") -> list[Measurement]:  # noqa: ARG001 - each is started once
    """Measure on the server of an address."""
    keep_bytecode()
    return [asyncio.run(_shared(count, database_on(server, "fernzug_bench_shards", is_new=True))) for count in COUNTS]


async def _shared(count: int, url: str) -> Measurement:
    """Start so many processes and return what they take when all shards are heard."""
    each = SHARDS // count
    processes = [["--shards", f"{first}-{first + each - 1}/{SHARDS}"] for first in range(0, SHARDS, each)]
    env = {**BYTECODE_KEPT, "DATABASE_URL": url, "SECRET_KEY": KEY}
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox.start(Path(folder), processes=processes, prepare=_divide, env=env, spawn=SPAWN) as sandbox:
            await sandbox.until(lambda: sum(len(bot.shards) for bot in sandbox.bots) == SHARDS)
            took = time.monotonic() - began
            await asyncio.sleep(SETTLE_SECONDS)
            memory = [resident(bot.process.pid) for bot in sandbox.bots if bot.process.pid]
            connections = await asyncio.to_thread(_connections, url)
    usual = MIB.format(statistics.mean(memory))
    seen = f"{took:5.1f} s  {usual} each, {MIB.format(sum(memory))} in all  {connections} connections"
    return Measurement(f"{count} of them, {each} shards each", seen)


def _divide(gateway: Gateway) -> None:
    gateway.recommended_shards = SHARDS


def _connections(url: str) -> int:
    address = server_of(url)
    assert address is not None
    with create_engine(address, poolclass=NullPool).connect() as connection:
        return int(connection.execute(CONNECTIONS).scalar_one())
