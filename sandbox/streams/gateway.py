"""The gateway: the WebSocket on which the bot hears what happens.

It answers for identify, heartbeat, resume with replay, invalid sessions and the bot's transport compression. What is
dispatched while no session is alive is lost, as on Discord. Source: events/gateway of Discord's documentation.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol

from aiohttp import WSMsgType, web

Json = dict[str, Any]
log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
REPLAY = 2_000
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
AUTHENTICATION_FAILED, SESSION_TIMED_OUT, DISALLOWED_INTENTS, UNKNOWN_ERROR = 4004, 4009, 4014, 4000
INTENTS = {
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_ADD": (1 << 10, 1 << 13),
    "MESSAGE_REACTION_REMOVE": (1 << 10, 1 << 13),
    "TYPING_START": (1 << 11, 1 << 14),
    "INTERACTION_CREATE": (0, 0),
}
GUILDS = 1 << 0


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


class Packer(Protocol):
    """A compression stream: one per connection, flushed after every message."""

    def __call__(self, text: str) -> bytes | str:
        """Return what goes over the wire for one message."""


@dataclass
class Session:
    """What survives a lost connection: the number of the last event and the events themselves."""

    id: str
    intents: int
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    connection: Connection | None = None


class Connection:
    """One WebSocket; messages leave it in the order in which they were put in."""

    def __init__(self, socket: web.WebSocketResponse, pack: Packer) -> None:
        self.socket = socket
        self.is_closed_here = False
        self._pack = pack
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: Op, data: Any = None, *, event: str | None = None, sequence: int | None = None) -> None:
        """Put a message in the queue."""
        self._queue.put_nowait({"op": op, "d": data, "t": event, "s": sequence})

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

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while (message := await self._queue.get()) is not None:
                packed = self._pack(json.dumps(message, ensure_ascii=False))
                if isinstance(packed, bytes):
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(packed)


class Gateway:
    """All sessions of the bot: at most one is alive, the last that identified itself."""

    def __init__(self, *, ready: Callable[[], Json], guilds: Callable[[], list[Json]], token: str) -> None:
        self._ready = ready
        self._guilds = guilds
        self._token = token
        self.session: Session | None = None
        self.identified = 0
        self.resumed = 0
        self.on_change: Callable[[], None] = lambda: None
        self.on_members: Callable[[Json], None] = lambda _request: None
        self._connections: set[Connection] = set()

    @property
    def is_connected(self) -> bool:
        """Tell whether the bot hears events at this moment."""
        return self.session is not None and self.session.connection is not None

    def dispatch(self, event: str, data: Json) -> bool:
        """Tell the bot, now or when it resumes; return False when there is no session to tell."""
        session = self.session
        if session is None or not _is_wanted(session.intents, event, data):
            return False
        session.sequence += 1
        session.sent.append({"event": event, "data": data, "sequence": session.sequence})
        if session.connection:
            session.connection.send(Op.DISPATCH, data, event=event, sequence=session.sequence)
        return True

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket until it ends."""
        socket = web.WebSocketResponse(max_msg_size=65_536)
        await socket.prepare(request)
        connection = Connection(socket, _packer(request.query.get("compress", "")))
        self._connections.add(connection)
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._hear(connection, json.loads(message.data))
        finally:
            self._connections.discard(connection)
            connection.stop()
            self._lose(connection)
        return socket

    async def drop(self, *, resumable: bool) -> None:
        """Cut the connection; without a resumable session the bot must identify anew."""
        connection = self.session.connection if self.session else None
        if not resumable:
            self.session = None
        if connection:
            await connection.close(UNKNOWN_ERROR if resumable else SESSION_TIMED_OUT)

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT; the bot closes and resumes by itself."""
        if self.session and self.session.connection:
            self.session.connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Send INVALID_SESSION."""
        session = self.session
        if session and session.connection:
            session.connection.send(Op.INVALID_SESSION, resumable)
        if not resumable:
            self.session = None

    def forget(self) -> None:
        """End the session for good, as when the bot's process has ended."""
        self.session = None
        self.on_change()

    async def close(self) -> None:
        """Close every connection."""
        for connection in list(self._connections):
            await connection.close(1001)

    async def _hear(self, connection: Connection, message: Json) -> None:
        match message.get("op"):
            case Op.HEARTBEAT:
                connection.send(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                await self._identify(connection, message["d"])
            case Op.RESUME:
                await self._resume(connection, message["d"])
            case Op.REQUEST_MEMBERS:
                self.on_members(message["d"])
            case _:
                log.debug("not understood: %s", message)

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._token:
            await connection.close(AUTHENTICATION_FAILED)
        elif data["intents"] & PRIVILEGED:
            log.error("The bot asks for privileged intents (%d); none are switched on here.", data["intents"])
            await connection.close(DISALLOWED_INTENTS)
        else:
            self.session = Session(secrets.token_hex(16), data["intents"], connection=connection)
            self.identified += 1
            self.dispatch("READY", self._ready() | {"session_id": self.session.id})
            for guild in self._guilds():
                self.dispatch("GUILD_CREATE", guild)
            self.on_change()

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.session
        if data.get("token") != self._token:
            await connection.close(AUTHENTICATION_FAILED)
        elif session is None or session.id != data.get("session_id") or not _can_replay(session, data["seq"]):
            connection.send(Op.INVALID_SESSION, data=False)
        else:
            session.connection = connection
            for event in session.sent:
                if event["sequence"] > data["seq"]:
                    connection.send(Op.DISPATCH, event["data"], event=event["event"], sequence=event["sequence"])
            self.resumed += 1
            self.dispatch("RESUMED", {})
            self.on_change()

    def _lose(self, connection: Connection) -> None:
        if self.session and self.session.connection is connection:
            self.session.connection = None
            # A client that closes with one of these codes ends its session; with any other it means to resume.
            if not connection.is_closed_here and connection.socket.close_code in (1000, 1001):
                self.session = None
            self.on_change()


def _can_replay(session: Session, sequence: int) -> bool:
    oldest = session.sent[0]["sequence"] if session.sent else session.sequence + 1
    return sequence >= int(oldest) - 1 and sequence <= session.sequence


def _is_wanted(intents: int, event: str, data: Json) -> bool:
    in_guild, in_dm = INTENTS.get(event, (GUILDS, 0) if event not in {"READY", "RESUMED"} else (0, 0))
    needed = in_guild if data.get("guild_id") else in_dm
    return intents & needed == needed


def _packer(compression: str) -> Packer:
    if compression == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if compression == "zstd-stream":
        zstandard = importlib.import_module("zstandard")
        frames = zstandard.ZstdCompressor().compressobj()
        flush_block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: bytes(frames.compress(text.encode()) + frames.flush(flush_block))
    return lambda text: text
