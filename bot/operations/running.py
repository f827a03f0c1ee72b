"""A run of the bot on a database, until it is told to end or another process goes on in its place."""

import asyncio
import gc
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from os import getpid
from typing import Any, Final

import structlog

from bot.app import Fernzug
from bot.cluster.handover_in import HandoverIn
from bot.cluster.handover_out import GivenShards, HandoverOut
from bot.cluster.interaction_gate import InteractionGate
from bot.delivery.servers.daily_summary import told_daily
from bot.i18n import Words
from bot.operations.backups import before_upgrade, require_room
from bot.operations.parts import Surroundings, opened, parts_over
from bot.operations.settings import Settings
from bot.platform.breaker import Breaker
from bot.platform.health import is_connected, shown_alive
from bot.platform.traffic import Traffic
from bot.wiring import BotDependencies, assemble, bare_client, client_of
from engine.people.preferences import Language
from engine.stores.shards import Lease, ShardStore
from storage.database.connection import Mark
from storage.open import PATIENCE
from storage.upkeep.handover import beside, try_mark

ALL: Final = frozenset({0})
"""The shards of a process that has a database file for itself."""
FOR_GOOD_SECONDS: Final = 1e9
"""The mark holds the file, so the lease on it need not be renewed."""
SWITCH_SECONDS: Final = 0.001
"""How long a thread beside the event loop keeps it waiting for Python's lock."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Running:
    """One run of the bot; `process` is its name in the leases, and `shard_count` is as for `bot.app.Fernzug`."""

    settings: Settings
    words: Mapping[Language, Words]
    surroundings: Surroundings
    shard_count: int | None = None
    process: str = field(default_factory=lambda: f"{socket.gethostname()}-{getpid()}-{secrets.token_hex(4)}")
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    async def begin(self, mark: Mark | None = None) -> None:
        """Work on a database that nobody else answers for."""
        await before_upgrade(self.settings)
        async with opened(self.settings, mark) as store:
            parts = parts_over(store, self.settings, self.words, self.surroundings)
            async with client_of(parts, self.traffic(), shard_count=self.shard_count) as bot, self._shown_alive(bot):
                await store.shards.seize(self.process, len(ALL), seconds=FOR_GOOD_SECONDS)
                await self.work(bot, self.connect(bot), self.giving(bot, store.shards))

    async def go_on(self) -> None:
        """Work in place of the process that has the database, as soon as it has handed over."""
        await require_room(self.settings)
        gate = InteractionGate(way="waiting")
        async with (
            bare_client(self.words, gate, self.traffic(), shard_count=self.shard_count) as bot,
            self._shown_alive(bot),
        ):
            async with beside(self.settings.database_url, secret_key=self.settings.key, patience=PATIENCE) as shards:
                client = self.connect(bot)
                mark = await self._taken(bot, client, shards)
            if mark is None:
                await _leave(bot, client)
                return
            await before_upgrade(self.settings)
            async with opened(self.settings, mark) as store:
                parts = parts_over(store, self.settings, self.words, self.surroundings)
                await bot.take_over(assemble(parts, bot), on_prepared=partial(self._open, bot, parts))
                log.info("taken over")
                await self.work(bot, client, self.giving(bot, store.shards))

    def connect(self, bot: Fernzug) -> asyncio.Task[None]:
        """Begin to hear what Discord says; the task ends with the client."""
        # Else each full collection of garbage looks through all that was imported: 50 ms in which nothing else is done.
        gc.freeze()
        sys.setswitchinterval(SWITCH_SECONDS)
        return asyncio.create_task(bot.start(self.settings.discord_token.get_secret_value()), name="client")

    async def _taken(self, bot: Fernzug, client: asyncio.Task[None], shards: ShardStore) -> Mark | None:
        """Return the mark of the database once this process has it; None if the process is to end before that."""
        taking = asyncio.create_task(self._take(bot, shards), name="taking over")
        try:
            await self._until_told(client, taking)
            return taking.result() if taking.done() else None
        finally:
            taking.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(taking, return_exceptions=True)

    async def _take(self, bot: Fernzug, shards: ShardStore) -> Mark:
        """Ask for the database as soon as Discord sends events here, too.

        The client is ready two seconds after the last server was named; by then everything that Discord sent only to
        the other process has arrived there.
        """
        marks: list[Mark] = []

        async def is_ours() -> bool:
            marks.extend(filter(None, [try_mark(self.settings.database_url)]))
            return bool(marks)

        await bot.wait_until_ready()
        await HandoverIn(shards, self.process, ALL, is_ours=is_ours).take()
        return marks[0]

    async def _open(self, bot: Fernzug, parts: BotDependencies) -> None:
        """Let in what has waited, except what the other process has answered.

        If that process died before it noted its answers, drop everything that has waited: nothing must be done twice.
        """
        shards = parts.store.shards
        if not any(is_noted_for(self.process, lease) for lease in await shards.leases()):
            bot.gate.shut(ALL)
        await shards.seize(self.process, len(ALL), seconds=FOR_GOOD_SECONDS)
        await bot.gate.note(ALL, shards)
        log.info("gate open", shards=sorted(ALL))

    def giving(self, bot: Fernzug, shards: GivenShards) -> HandoverOut:
        """Return what gives shards away to a process that asks for them."""
        return HandoverOut(
            shards,
            self.process,
            bot.gate,
            rest=bot.stop_background_tasks,
            go_on=bot.start_background_tasks,
            on_all_given=self.hand_over,
        )

    async def work(self, bot: Fernzug, client: asyncio.Task[None], giving: HandoverOut) -> None:
        """Let the bot work until its end, and give away what other processes ask for."""
        async with watched(self.settings, bot), told_daily(bot.services, self.settings.operator_server):
            giving.start()
            await self._until_told(client)
            await giving.stop()
            await _leave(bot, client)

    def hand_over(self) -> None:
        """End: another process goes on."""
        log.info("handed over")
        self.ended.set()

    async def _until_told(self, *tasks: asyncio.Task[Any]) -> None:
        """Wait until the process is told to end, or until one of the tasks has ended."""
        told = asyncio.create_task(self.ended.wait(), name="told to end")
        await asyncio.wait({told, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        told.cancel()

    def traffic(self) -> Traffic:
        """Return what all requests of this run pass."""
        return Traffic(Breaker(self.settings.refused_requests_limit, elapsed=self.surroundings.elapsed))

    def _shown_alive(self, bot: Fernzug) -> AbstractAsyncContextManager[None]:
        return shown_alive(self.settings.health_file, partial(is_connected, bot))


async def run_alone(running: Running, *, is_taking_over: bool) -> None:
    """Work on a database file until the end; if wanted, in place of the bot that has it open.

    Raises:
        HandoverFailed: that bot does not hand over.
        StorageError: the database cannot be used.
    """
    mark = await asyncio.to_thread(try_mark, running.settings.database_url) if is_taking_over else None
    if is_taking_over and mark is None:
        await running.go_on()
    else:
        await running.begin(mark)


def is_noted_for(process: str, lease: Lease) -> bool:
    """Tell whether the holder of a shard has noted what it answered for the process that asked for it."""
    return lease.holder == process or (lease.wanted_by == process and lease.is_noting)


async def _leave(bot: Fernzug, client: asyncio.Task[None]) -> None:
    """End the bot, and raise what has ended its client."""
    await bot.close()
    await client


@asynccontextmanager
async def watched(settings: Settings, bot: Fernzug) -> AsyncIterator[None]:
    """Serve metrics during the block if METRICS_PORT is set; else do not even load what they need."""
    if settings.metrics_port is None:
        yield
        return
    from bot.operations.metrics.server import serving

    async with serving(bot, host=settings.metrics_host, port=settings.metrics_port):
        yield
