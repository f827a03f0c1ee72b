"""The connections of a process: on the shards that it holds, or is about to be given, and on no others."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import structlog
from discord import ShardInfo

from bot.cluster.interaction_gate import AnsweredInteractions, InteractionGate
from bot.cluster.leases import Leases
from bot.platform.background import BackgroundTask
from engine.share import Share

LOOKS_EVERY: Final = 1.0

log = structlog.get_logger(__name__)


class Client(Protocol):
    """The client of Discord, as far as its connections go."""

    @property
    def shards(self) -> Mapping[int, ShardInfo]:
        """Return the shards that were ever connected."""
        ...

    @property
    def heard(self) -> set[int]:
        """Return the shards whose servers are known."""
        ...

    async def connect_shard(self, shard: int) -> None:
        """Connect a shard as soon as it may identify; try until it is connected."""
        ...


class Connections(BackgroundTask):
    """Follows the leases: connects shards that come, and disconnects those that go.

    Args:
        client: the client of Discord.
        leases: which shards are held, or coming.
        gate: knows whose interactions are answered.
        answers: where processes note what they answer.
        recover: gives matches of a share back the time for which nobody looked after them.
        on_attended: called when there is one more shard to look after.
    """

    def __init__(
        self,
        client: Client,
        leases: Leases,
        gate: InteractionGate,
        answers: AnsweredInteractions,
        *,
        recover: Callable[[Share], Awaitable[None]],
        on_attended: Callable[[], None],
    ) -> None:
        super().__init__("connections", pause=LOOKS_EVERY)
        self._client = client
        self._leases = leases
        self._gate = gate
        self._answers = answers
        self._recover = recover
        self._on_attended = on_attended
        self._hearing: dict[int, asyncio.Task[None]] = {}
        leases.on_change(self.wake)

    @property
    def is_idle(self) -> bool:
        """Tell whether this process holds nothing."""
        return not self._leases.held

    async def poll(self) -> float:
        """Bring the connections to what the leases say."""
        held, coming = self._leases.held, self._leases.coming
        for shard in sorted(self._hearing.keys() - self._leases.kept - coming):
            await self._leave(shard)
        for shard in sorted(held | coming):
            self._hear(shard)
        for shard in sorted(self._client.heard & coming):
            await self._leases.ready(shard)
        for shard in sorted((self._client.heard & held) - self._leases.share().shards):
            await self._attend(shard)
        return self._pause

    async def stop(self) -> None:
        """End; the client closes what is connected."""
        await super().stop()
        for task in self._hearing.values():
            task.cancel()
        await asyncio.gather(*self._hearing.values(), return_exceptions=True)

    def _hear(self, shard: int) -> None:
        """Connect a shard unless it is connected; what is asked there waits until it is known who answers."""
        if self._gate.way(shard) == "shut":
            self._gate.keep([shard])
        if shard not in self._hearing or _has_failed(self._hearing[shard]):
            self._client.heard.discard(shard)
            self._hearing[shard] = asyncio.create_task(self._client.connect_shard(shard), name=f"shard {shard}")

    async def _leave(self, shard: int) -> None:
        """Disconnect a shard that is another process's; one that is just reconnecting is left for the next look."""
        self._gate.shut([shard])
        self._client.heard.discard(shard)
        task, connected = self._hearing[shard], self._client.shards.get(shard)
        if task.done() and not _has_failed(task) and connected is not None and connected.is_closed():
            return
        del self._hearing[shard]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if connected is not None:
            await connected.disconnect()
        log.info("shard left", shard=shard)

    async def _attend(self, shard: int) -> None:
        """Look after a shard, but first give its matches back the time for which nobody did."""
        await self._recover(Share(frozenset({shard}), self._leases.count))
        self._leases.attend(shard)
        await self._gate.note([shard], self._answers)
        log.info("shard looked after", shard=shard)
        self._on_attended()


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
