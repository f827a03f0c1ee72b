"""The gateway: the WebSockets on which the bot hears what happens.

Any number of sessions are alive at a time, each a shard of so many, several also of the same shard and of different
numbers of shards ("zero-downtime scaling/updating"). It answers for identify, heartbeat, resume with replay and invalid
sessions. What is dispatched while no session is alive is lost, as on Discord. Source: events/gateway of Discord's
documentation, "Connections" and "Sharding"; topics/opcodes-and-status-codes for the codes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.streams.connection import Close, Connection, Op
from sandbox.streams.session import Session, Shard
from sandbox.streams.session_starts import SessionStarts, Start

Json = dict[str, Any]
log = logging.getLogger(__name__)

HEARTBEAT_S = 41.25
RESUMABLE_S = 180.0
GUILDS_PER_SHARD = 2500
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15


class Gateway:
    """All sessions of the bot.

    Args:
        ready: returns the READY event for a process, but for what belongs to one session.
        guilds: returns the ids of all guilds that the bot is in.
        guild: returns the GUILD_CREATE event of a guild.
        members: answers the request for members of a guild.
        token: the bot's.
    """

    def __init__(
        self,
        *,
        ready: Callable[[int], Json],
        guilds: Callable[[], Collection[str]],
        guild: Callable[[str], Json],
        members: Callable[[Json], Json],
        token: str,
    ) -> None:
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStarts()
        self.recommended_shards = 1
        self.guilds_per_shard = GUILDS_PER_SHARD
        self.heartbeat_s = HEARTBEAT_S
        self.identified = 0
        self.resumed = 0
        self.on_change: Callable[[], None] = lambda: None
        self._ready = ready
        self._guilds = guilds
        self._guild = guild
        self._members = members
        self._connections: set[Connection] = set()

    @property
    def is_connected(self) -> bool:
        """Tell whether the bot hears events at this moment."""
        return any(True for _ in self.connected())

    def connected(self, *, process: int | None = None, shard: int | None = None) -> Iterator[Session]:
        """Yield the sessions that hear events at this moment: all, or those of a process or a shard."""
        for session in list(self.sessions.values()):
            if session.connection and process in (None, session.process) and shard in (None, session.shard.id):
                yield session

    def shards(self, process: int) -> set[Shard]:
        """Return the shards that a process hears at this moment."""
        return {session.shard for session in self.connected(process=process)}

    def dispatch(self, event: str, data: Json) -> list[Session]:
        """Tell every session whom it concerns, now or when it resumes; return those, none when nobody listens.

        Of a server that the bot is not in it hears nothing but what people ask of it there.
        """
        guild = data.get("guild_id")
        if guild is not None and event != "INTERACTION_CREATE" and guild not in self._guilds():
            return []
        told = [session for session in self.sessions.values() if session.wants(event, data)]
        for session in told:
            session.tell(event, data)
        return told

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket until it ends."""
        socket = web.WebSocketResponse(max_msg_size=65_536)
        await socket.prepare(request)
        process = int(request.match_info.get("process", 0))
        compression = request.query.get("compress", "")
        connection = Connection(socket, compression, process=process, heartbeat_s=self.heartbeat_s)
        self._connections.add(connection)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._hear(connection, json.loads(message.data))
        finally:
            self._connections.discard(connection)
            connection.stop()
            self._lose(connection)
        return socket

    async def drop(self, *, resumable: bool, shard: int | None = None) -> None:
        """Cut the connections, of one shard or of all; without resumable sessions the bot must identify again."""
        code = Close.UNKNOWN_ERROR if resumable else Close.SESSION_TIMED_OUT
        lost = list(self.connected(shard=shard))
        for session in lost if not resumable else ():
            del self.sessions[session.id]
        await _close([session.connection for session in lost if session.connection], code)

    def ask_to_reconnect(self, *, shard: int | None = None) -> None:
        """Send RECONNECT, to one shard or to all; the bot closes and resumes by itself."""
        for session in self.connected(shard=shard):
            if session.connection:
                session.connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool, shard: int | None = None) -> None:
        """Send INVALID_SESSION, to one shard or to all."""
        for session in self.connected(shard=shard):
            if session.connection:
                session.connection.send(Op.INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    def forget(self, process: int = 0) -> None:
        """End the sessions of a process for good, as when it has ended."""
        self.sessions = {id_: session for id_, session in self.sessions.items() if session.process != process}
        self.on_change()

    async def close(self) -> None:
        """Close every connection."""
        await _close(self._connections, WSCloseCode.GOING_AWAY)

    async def _hear(self, connection: Connection, message: Json) -> None:
        match message.get("op"):
            case Op.HEARTBEAT:
                connection.acknowledge()
            case Op.IDENTIFY:
                await self._identify(connection, message["d"])
            case Op.RESUME:
                await self._resume(connection, message["d"])
            case _ if (session := self._session_of(connection)) is None:
                await connection.close(Close.NOT_AUTHENTICATED)
            case Op.REQUEST_MEMBERS:
                session.tell("GUILD_MEMBERS_CHUNK", self._members(message["d"]))
            case _:
                log.debug("not understood: %s", message)

    async def _identify(self, connection: Connection, data: Json) -> None:
        shard = _shard(data)
        if refused := self._refused(connection, data, shard):
            await connection.close(refused)
            return
        assert shard
        match self.starts.start(shard.id):
            case Start.TOO_SOON:
                connection.send(Op.INVALID_SESSION, data=False)
            case Start.EXHAUSTED:
                await self._reset_token()
            case Start.ALLOWED:
                self._begin(Session(data["intents"], shard, connection.process, connection))

    def _refused(self, connection: Connection, data: Json, shard: Shard | None) -> Close | None:
        """Return why a connection is closed instead of getting a session, None where it gets one."""
        if self._session_of(connection):
            return Close.ALREADY_AUTHENTICATED
        if data.get("token") != self.token:
            return Close.AUTHENTICATION_FAILED
        if shard is None:
            return Close.INVALID_SHARD
        if data["intents"] & PRIVILEGED:
            log.error("The bot asks for privileged intents (%d); none are switched on here.", data["intents"])
            return Close.DISALLOWED_INTENTS
        if sum(map(shard.has, self._guilds())) > self.guilds_per_shard:
            return Close.SHARDING_REQUIRED
        return None

    def _begin(self, session: Session) -> None:
        now = asyncio.get_running_loop().time()
        for old in list(self.sessions.values()):
            if old.connection is None and now - old.lost_at > RESUMABLE_S:
                del self.sessions[old.id]
        self.sessions[session.id] = session
        self.identified += 1
        guilds = list(filter(session.shard.has, self._guilds()))
        named = [{"id": guild, "unavailable": True} for guild in guilds]
        own: Json = {"session_id": session.id, "shard": session.shard.record(), "guilds": named}
        session.tell("READY", self._ready(session.process) | own)
        for event in map(self._guild, guilds):
            if session.wants("GUILD_CREATE", event):
                session.tell("GUILD_CREATE", event)
        self.on_change()

    async def _reset_token(self) -> None:
        """Do what Discord does to a bot that starts too many sessions in a day: end them all, and its token."""
        log.error("The bot has started %d sessions: its token holds no more.", self.starts.total)
        self.token = secrets.token_urlsafe(32)
        self.sessions.clear()
        await _close(self._connections, Close.AUTHENTICATION_FAILED)

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self.token:
            await connection.close(Close.AUTHENTICATION_FAILED)
        elif session is None or not session.can_replay(data["seq"]):
            connection.send(Op.INVALID_SESSION, data=False)
        else:
            session.replay(connection, data["seq"])
            self.resumed += 1
            session.tell("RESUMED", {})
            self.on_change()

    def _session_of(self, connection: Connection) -> Session | None:
        return next((session for session in self.sessions.values() if session.connection is connection), None)

    def _lose(self, connection: Connection) -> None:
        if session := self._session_of(connection):
            session.connection, session.lost_at = None, asyncio.get_running_loop().time()
            # A client that closes with one of these codes ends its session; with any other it means to resume.
            if not connection.is_closed_here and connection.socket.close_code in (1000, 1001):
                del self.sessions[session.id]
            self.on_change()


async def _close(connections: Iterable[Connection], code: int) -> None:
    await asyncio.gather(*(connection.close(code) for connection in connections))


def _shard(data: Json) -> Shard | None:
    """Return the shard that a client identifies as, None for nonsense."""
    match data.get("shard") or [0, 1]:
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
        case _:
            return None
