"""A process is connected on the shards that it holds or is about to be given, and on no others."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.cluster.claims import Orders
from bot.cluster.connections import Connections
from bot.cluster.interaction_gate import InteractionGate
from bot.cluster.leases import Leases
from engine.share import Share
from tests.memory.shards import MemoryShards

LONG = 600.0


class Client:
    """A client that connects at once, or not until it is let."""

    def __init__(self) -> None:
        self.shards: dict[int, Any] = {}
        self.heard: set[int] = set()
        self.may_connect = asyncio.Event()
        self.may_connect.set()

    async def connect_shard(self, shard: int) -> None:
        await self.may_connect.wait()
        self.shards[shard] = connected = SimpleNamespace(is_open=True)
        connected.is_closed = lambda: not connected.is_open
        self.heard.add(shard)

        async def disconnect() -> None:
            connected.is_open = False

        connected.disconnect = disconnect

    @property
    def open(self) -> set[int]:
        return {shard for shard, connected in self.shards.items() if connected.is_open}


class Process:
    """Leases, a gate and connections; they look when they are told to."""

    def __init__(self, name: str, shards: MemoryShards, *own: int) -> None:
        self.leases = Leases(shards, name, Orders(Share(frozenset(own), 2)))
        self.gate = InteractionGate(2, way="shut", holds=self.leases.holds)
        self.client = Client()
        self.recovered: list[Share] = []
        self.attended = 0
        self.connections = Connections(
            cast("Any", self.client),
            self.leases,
            self.gate,
            shards,
            recover=self.recover,
            on_attended=self.on_attended,
        )

    async def recover(self, share: Share) -> None:
        assert share.shards.isdisjoint(self.leases.share().shards), "time is given back before it is looked after"
        self.recovered.append(share)

    def on_attended(self) -> None:
        self.attended += 1

    async def look(self) -> None:
        """Let the leases look, and the connections twice: what is begun has happened by then."""
        await self.leases.look()
        for _ in range(2):
            await self.connections.poll()
            await asyncio.sleep(0)


@pytest.fixture
async def shards() -> MemoryShards:
    made = MemoryShards()
    await made.divide(2)
    return made


async def test_what_is_held_is_connected_its_time_given_back_and_then_looked_after(shards: MemoryShards) -> None:
    one = Process("one", shards, 0)
    one.leases.count = 2
    await one.look()
    assert one.client.open == {0}
    assert one.recovered == [Share(frozenset({0}), 2)]
    assert one.leases.share() == Share(frozenset({0}), 2)
    assert one.attended == 1
    assert (one.gate.way(0), one.gate.way(1)) == ("noting", "shut")
    await one.look()
    assert one.attended == 1


async def test_what_is_asked_before_a_shard_is_looked_after_waits(shards: MemoryShards) -> None:
    one = Process("one", shards, 0)
    one.client.may_connect.clear()
    await one.look()
    assert one.gate.way(0) == "waiting"
    assert one.leases.share().shards == frozenset()
    await one.connections.stop()


async def test_what_another_one_has_got_is_disconnected(shards: MemoryShards) -> None:
    one = Process("one", shards, 0, 1)
    await one.look()
    await shards.want("two", [1], seconds=LONG)
    await shards.say_ready("two", 1)
    await one.leases.hand_over("one", 1, seconds=LONG)
    await one.look()
    assert one.client.open == one.client.heard == {0}
    assert one.gate.way(1) == "shut"


async def test_what_is_coming_is_heard_and_said_to_be_ready_but_nobody_is_answered(shards: MemoryShards) -> None:
    await shards.claim("one", [0], seconds=LONG)
    two = Process("two", shards, 0)
    await two.look()
    await two.look()
    assert two.client.open == set()
    await shards.note("one", 0)
    await two.look()
    assert two.client.open == {0}
    assert (await shards.leases())[0].is_ready
    assert two.gate.way(0) == "waiting"
    assert two.recovered == []
    assert await shards.hand_over("one", 0, seconds=LONG)
    await two.look()
    assert two.recovered == [Share(frozenset({0}), 1)]
    assert two.gate.way(0) == "noting"


async def test_a_shard_that_could_not_be_connected_is_tried_again(shards: MemoryShards) -> None:
    one = Process("one", shards, 0)
    tries = 0

    async def fails(_: int) -> None:
        nonlocal tries
        tries += 1
        raise ConnectionError

    one.client.connect_shard = fails  # type: ignore[assignment, method-assign]
    await one.look()
    assert tries == 2
    await one.connections.stop()
