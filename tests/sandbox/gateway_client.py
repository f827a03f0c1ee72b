"""A client of the gateway without a library: it sends and hears what a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox.client import Sandbox
from sandbox.streams.connection import Op

INTENTS = 1 << 0 | 1 << 9 | 1 << 12
Json = dict[str, Any]


class Client:
    """One connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self._socket = socket
        self.token = token

    async def identify(self, *shard: Any, **more: Any) -> None:
        """Ask for a session."""
        about = {"shard": list(shard)} if shard else {}
        await self.send(Op.IDENTIFY, {"token": self.token, "intents": INTENTS, **about, **more})

    async def resume(self, session: str, sequence: int) -> None:
        """Ask for a session that was there before."""
        await self.send(Op.RESUME, {"token": self.token, "session_id": session, "seq": sequence})

    async def send(self, op: int, data: Any = None) -> None:
        """Send a message."""
        await self._socket.send_json({"op": op, "d": data})

    async def next(self) -> Json:
        """Return the next message."""
        heard: Json = await self._socket.receive_json()
        return heard

    async def hear(self, event: str) -> Json:
        """Return the data of the next event, which must be this one."""
        heard = await self.next()
        assert heard["t"] == event, heard
        data: Json = heard["d"]
        return data

    async def close(self, code: int) -> None:
        """End the connection."""
        await self._socket.close(code=code)

    async def close_code(self) -> int:
        """Return the code with which the other side closes, whatever comes before."""
        while (message := await self._socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.type is aiohttp.WSMsgType.CLOSE, message
        return int(message.data)


@asynccontextmanager
async def connected(sandbox: Sandbox, *, process: int = 0) -> AsyncIterator[Client]:
    """Open a connection, past its greeting, as one of the bot's processes."""
    address = sandbox.server.hub.address(process) + "/gateway"
    async with sandbox.session.ws_connect(address) as socket:
        client = Client(socket, sandbox.server.hub.gateway.token)
        assert (await client.next())["op"] == Op.HELLO
        yield client
