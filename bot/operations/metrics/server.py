"""The port for monitoring programs: /metrics, /live and /ready, served on the bot's own loop.

It has no password and reveals nothing about anybody; METRICS_HOST says who can reach it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Counter, generate_latest

from bot.app import Fernzug
from bot.operations.metrics.catalogue import Catalogue
from bot.operations.metrics.state import LoopLag, StateCollector, VitalSigns
from bot.platform.health import is_connected
from engine.matches.service.dependencies import utc_now
from storage.stores.store import SqlStore
from storage.upkeep.vitals import vitals

UNAVAILABLE: Final = 503
RETRY_SECONDS: Final = 2.0
EVENTS: Final = {"connect": "made", "resumed": "resumed", "disconnect": "lost"}
"""discord.py's events of a connection, and what each is counted as."""

log = structlog.get_logger(__name__)


@asynccontextmanager
async def serving(bot: Fernzug, *, host: str, port: int) -> AsyncIterator[None]:
    """Serve the metrics of a bot during the block, as soon as nobody else has the port.

    Args:
        bot: the bot.
        host: the address to listen at.
        port: the port, 0 for any free one, which is logged.
    """
    store = bot.services.store
    assert isinstance(store, SqlStore)
    catalogue = observing(bot)
    tasks = VitalSigns(catalogue, lambda: vitals(store.database, utc_now())), LoopLag(catalogue, perf_counter)
    catalogue.registry.register(StateCollector(bot, store.seal.tally, tasks))
    runner = web.AppRunner(application(bot, catalogue), access_log=None)
    await runner.setup()
    listening = asyncio.create_task(listen(runner, host, port), name="metrics port")
    for task in tasks:
        task.start()
    try:
        yield
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        for task in tasks:
            await task.stop()
        await runner.cleanup()


async def listen(runner: web.AppRunner, host: str, port: int) -> None:
    """Begin to listen as soon as the port is free: a bot that hands over keeps its port until it has ended."""
    while True:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            log.warning("metrics not served", host=host, port=port, error=str(error))
            await site.stop()
            await asyncio.sleep(RETRY_SECONDS)
        else:
            log.info("metrics served", host=host, port=runner.addresses[0][1])
            return


def observing(bot: Fernzug) -> Catalogue:
    """Return metrics that count from now on what a bot does; connections from 0, so that the first lost one shows."""
    catalogue = Catalogue()
    bot.answers.observers.append(catalogue.answered)
    bot.traffic.observers.append(catalogue.requested)
    for event, how in EVENTS.items():
        bot.add_listener(partial(_count, catalogue.connections.labels(how)), f"on_{event}")
    return catalogue


async def _count(connections: Counter) -> None:
    connections.inc()


def application(bot: Fernzug, catalogue: Catalogue) -> web.Application:
    """Return what answers at the port."""

    async def metrics(_: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=generate_latest(catalogue.registry), headers=headers)

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="live\n")

    async def ready(_: web.Request) -> web.Response:
        is_ready = is_connected(bot)
        text = "ready\n" if is_ready else "not connected to Discord\n"
        return web.Response(text=text, status=web.HTTPOk.status_code if is_ready else UNAVAILABLE)

    made = web.Application()
    made.add_routes([web.get("/metrics", metrics), web.get("/live", live), web.get("/ready", ready)])
    return made
