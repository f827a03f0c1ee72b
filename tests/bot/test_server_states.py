"""The state of a server towards the bot, as Discord tells it: there, unavailable, removed."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest

from bot.app import Fernzug
from bot.wiring import client_of
from tests.bot.bench import parts_over
from tests.memory.store import MemoryStore

SERVER: Final = 7 << 22
OTHER: Final = 8 << 22


class Gateway:
    """Tells a client, through discord.py, what Discord would."""

    def __init__(self, client: Fernzug) -> None:
        self.client = client
        self._state: Any = client._connection
        self._state.shard_count, self._state.shard_ids, self._state.guild_ready_timeout = 1, [0], 0.0

    async def ready(self, *servers: int) -> None:
        """Begin a session that names servers."""
        user = {"id": "1", "username": "Fernzug", "discriminator": "0", "avatar": None}
        guilds = [{"id": str(server), "unavailable": True} for server in servers]
        self._state.parse_ready(
            {"shard": [0, 1], "user": user, "guilds": guilds, "application": {"id": "1", "flags": 0}}
        )
        await settled()

    async def create(self, server: int) -> None:
        """Tell of a server that can be reached."""
        self._state.parse_guild_create({"id": str(server), "unavailable": False, "name": "Club", "members": []})
        await settled()

    async def delete(self, server: int, *, unavailable: bool) -> None:
        """Tell that a server is gone, for now or for good."""
        self._state.parse_guild_delete({"id": str(server), **({"unavailable": True} if unavailable else {})})
        await settled()

    async def cut(self) -> None:
        """Lose the connection."""
        self.client.dispatch("shard_disconnect", 0)
        await settled()

    def state(self, server: int) -> str:
        """Return how the bot takes a server to be."""
        return self.client.services.channels.server_state(server)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def gateway(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gateway]:
    async with client_of(parts_over(MemoryStore())) as client:

        async def greet(*_: object) -> None:
            """Say nothing."""

        monkeypatch.setattr(client, "_meet", greet)
        monkeypatch.setattr(client, "resume_background_tasks", lambda: None)
        yield Gateway(client)


async def test_a_server_is_unavailable_between_ready_and_its_guild_create_and_not_removed(gateway: Gateway) -> None:
    await gateway.ready(SERVER)
    assert gateway.state(SERVER) == "unavailable"
    await gateway.create(SERVER)
    assert gateway.state(SERVER) == "there"


async def test_guild_delete_says_whether_a_server_is_unavailable_or_has_removed_the_bot(gateway: Gateway) -> None:
    await gateway.ready(SERVER)
    await gateway.create(SERVER)
    await gateway.delete(SERVER, unavailable=True)
    assert gateway.state(SERVER) == "unavailable"
    await gateway.create(SERVER)
    await gateway.delete(SERVER, unavailable=False)
    assert gateway.state(SERVER) == "removed"


async def test_a_server_that_a_new_session_does_not_name_has_removed_the_bot(gateway: Gateway) -> None:
    await gateway.ready(SERVER, OTHER)
    await gateway.create(SERVER)
    await gateway.create(OTHER)
    await gateway.cut()
    await gateway.ready(OTHER)
    assert (gateway.state(SERVER), gateway.state(OTHER)) == ("removed", "unavailable")
    await gateway.create(OTHER)
    await gateway.create(SERVER)
    assert (gateway.state(SERVER), gateway.state(OTHER)) == ("there", "there")


async def test_a_server_where_the_bot_never_was_counts_as_one_that_has_removed_it(gateway: Gateway) -> None:
    await gateway.ready(SERVER)
    assert gateway.state(OTHER) == "removed"
