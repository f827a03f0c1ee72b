"""A run of the bot as one of several processes that share the database of a server."""

from dataclasses import dataclass
from functools import partial

from bot.app import Fernzug
from bot.cluster.claims import Orders
from bot.cluster.connections import Connections
from bot.cluster.identifying import APART_SECONDS, Identifying
from bot.cluster.interaction_gate import InteractionGate
from bot.cluster.leases import LEASE_SECONDS, Leases
from bot.operations.parts import opened, parts_over
from bot.operations.running import Running
from bot.platform.brief_client import brief_client
from bot.platform.health import is_connected, shown_alive
from bot.wiring import BotDependencies, assemble, bare_client
from engine.stores.shards import ShardStore


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a lease lasts, and how far apart shards identify, in seconds; only stories give others."""

    lease: float = LEASE_SECONDS
    apart: float = APART_SECONDS


async def share(running: Running, orders: Orders, timing: Timing) -> None:
    """Work beside other processes until the end, then give everything back.

    Raises:
        CannotJoin: the other processes are in the way.
        StorageError: the database cannot be used.
    """
    async with opened(running.settings) as store:
        leases = Leases(store.shards, running.process, orders, seconds=timing.lease)
        parts = parts_over(store, running.settings, running.words, running.surroundings, share=leases.share)
        try:
            await leases.begin(await _count(running, orders, store.shards))
            gate = InteractionGate(leases.count, way="shut", holds=leases.holds)
            async with bare_client(running.words, gate, running.traffic(), shard_count=leases.count) as bot:
                await _work(running, parts, bot, leases, timing)
        finally:
            await leases.stop()


async def _work(running: Running, parts: BotDependencies, bot: Fernzug, leases: Leases, timing: Timing) -> None:
    bot.attach_services(assemble(parts, bot))
    connections = Connections(
        bot,
        leases,
        bot.gate,
        leases,
        recover=bot.services.tasks.deadlines.adopt,
        on_attended=bot.resume_background_tasks,
    )
    limits = bot.fetch_session_start_limits
    bot.follow(connections, Identifying(limits, parts.store.shards, seconds=timing.apart))
    async with shown_alive(running.settings.health_file, partial(is_connected, bot)):
        await running.work(bot, running.connect(bot), running.giving(bot, leases))


async def _count(running: Running, orders: Orders, shards: ShardStore) -> int:
    """Return how many shards there are: as the operator says, as other processes have it, or as Discord recommends."""
    if orders.share is not None:
        return orders.share.count
    held = {lease.count for lease in await shards.leases() if not lease.is_free}
    if held:
        return held.pop()
    async with brief_client() as client:
        await client.login(running.settings.discord_token.get_secret_value())
        count, _, _ = await client.http.get_bot_gateway()
        return count
