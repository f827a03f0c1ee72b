"""One WebSocket of the bot: what is put in leaves it in that order, compressed as the bot asked for."""

from __future__ import annotations

import asyncio
import importlib
import json
import zlib
from contextlib import suppress
from enum import IntEnum
from typing import Any, Protocol

from aiohttp import web

Json = dict[str, Any]
TOLERANCE = 2.0


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Close codes."""

    UNKNOWN_ERROR = 4000
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


class Packer(Protocol):
    """A compression stream: one per connection, flushed after every message."""

    def __call__(self, text: str) -> bytes | str:
        """Return what goes over the wire for one message."""


class Connection:
    """One WebSocket of one of the bot's processes; `heartbeat_s` is how often the bot must say that it lives."""

    def __init__(self, socket: web.WebSocketResponse, compression: str, *, process: int, heartbeat_s: float) -> None:
        self.socket = socket
        self.process = process
        self.is_closed_here = False
        self._pack = packer(compression)
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._beats = asyncio.Event()
        self._writer = asyncio.create_task(self._write())
        self._deadline = asyncio.create_task(self._await_heartbeats(TOLERANCE * heartbeat_s))
        self.send(Op.HELLO, {"heartbeat_interval": round(1000 * heartbeat_s)})

    def send(self, op: Op, data: Any = None, *, event: str | None = None, sequence: int | None = None) -> None:
        """Put a message in the queue."""
        self._queue.put_nowait({"op": op, "d": data, "t": event, "s": sequence})

    def acknowledge(self) -> None:
        """Answer a heartbeat."""
        self._beats.set()
        self.send(Op.HEARTBEAT_ACK)

    async def close(self, code: int = 1000) -> None:
        """Send what is in the queue, then close."""
        self.is_closed_here = True
        self._queue.put_nowait(None)
        with suppress(asyncio.CancelledError):
            await self._writer
        await self.socket.close(code=code)

    def stop(self) -> None:
        """Send nothing more."""
        self._writer.cancel()
        self._deadline.cancel()

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while (message := await self._queue.get()) is not None:
                packed = self._pack(json.dumps(message, ensure_ascii=False))
                if isinstance(packed, bytes):
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(packed)

    async def _await_heartbeats(self, patience: float) -> None:
        """Close a connection whose client is silent; one that lives resumes."""
        with suppress(TimeoutError):
            while True:
                await asyncio.wait_for(self._beats.wait(), patience)
                self._beats.clear()
        self.is_closed_here = True
        self._writer.cancel()
        await self.socket.close(code=Close.UNKNOWN_ERROR)


def packer(compression: str) -> Packer:
    """Return what compresses a connection as its address asked for."""
    if compression == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if compression == "zstd-stream":
        zstandard = importlib.import_module("zstandard")
        frames = zstandard.ZstdCompressor().compressobj()
        flush_block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: bytes(frames.compress(text.encode()) + frames.flush(flush_block))
    return lambda text: text
