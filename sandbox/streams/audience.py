"""Event streams for people: every open page or test client of a person hears what that person may see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from aiohttp import web

Json = dict[str, Any]


class Audience:
    """Open event streams by user id."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Queue[str]]] = {}

    def tell(self, user_ids: Iterable[str], kind: str, data: Json | Callable[[str], Json]) -> None:
        """Send an event to some people; data that differs from person to person is given as a function of the id."""
        for user_id in user_ids:
            if queues := self._listeners.get(user_id):
                own = data(user_id) if callable(data) else data
                text = json.dumps({"type": kind, "data": own}, ensure_ascii=False)
                for queue in queues:
                    queue.put_nowait(text)

    def tell_all(self, kind: str, data: Json) -> None:
        """Send an event to everybody."""
        self.tell(list(self._listeners), kind, data)

    def open(self, user_id: str) -> asyncio.Queue[str]:
        """Begin an event stream of a person; what they may see is put into the queue that is returned."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._listeners.setdefault(user_id, set()).add(queue)
        return queue

    def close(self, user_id: str, queue: asyncio.Queue[str]) -> None:
        """End an event stream; may be called again."""
        self._listeners[user_id].discard(queue)

    async def listen(self, request: web.Request, user_id: str) -> web.WebSocketResponse:
        """Serve one event stream until the other side closes it."""
        socket = web.WebSocketResponse(heartbeat=30, protocols=("sandbox",))
        await socket.prepare(request)
        queue = self.open(user_id)
        queue.put_nowait('{"type": "hello", "data": {}}')
        writer = asyncio.create_task(_forward(queue, socket))
        try:
            async for _ in socket:
                pass
        finally:
            self.close(user_id, queue)
            writer.cancel()
        return socket


async def _forward(queue: asyncio.Queue[str], socket: web.WebSocketResponse) -> None:
    with suppress(ConnectionError):
        while True:
            await socket.send_str(await queue.get())
