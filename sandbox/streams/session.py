"""One session of the bot: which shard it is, what it wants to hear, and what it has heard.

A session survives its connection: a bot that resumes hears what it has missed.
"""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from sandbox.streams.connection import Connection, Op

Json = dict[str, Any]

REPLAY = 2_000
ID_TIME_SHIFT = 22
GUILDS = 1 << 0
INTENTS = {
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_ADD": (1 << 10, 1 << 13),
    "MESSAGE_REACTION_REMOVE": (1 << 10, 1 << 13),
    "TYPING_START": (1 << 11, 1 << 14),
    "INTERACTION_CREATE": (0, 0),
    "READY": (0, 0),
    "RESUMED": (0, 0),
}
OF_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""Events whose `id` is that of the guild."""


@dataclass(frozen=True, order=True, slots=True)
class Shard:
    """The shard of a session, of how many."""

    id: int
    count: int

    def has(self, guild: str | None) -> bool:
        """Tell whether a guild belongs to this shard; what belongs to none is heard by the first."""
        return (int(guild) >> ID_TIME_SHIFT) % self.count == self.id if guild else self.id == 0

    def record(self) -> list[int]:
        """Return the shard as the protocol writes it."""
        return [self.id, self.count]


ALL = Shard(0, 1)


@dataclass
class Session:
    """The part of a session that survives a lost connection: the number of the last event and the events themselves."""

    intents: int
    shard: Shard
    process: int
    connection: Connection | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    lost_at: float = 0.0

    def wants(self, event: str, data: Json) -> bool:
        """Tell whether an event belongs to this shard and was asked for."""
        guild = data["id"] if event in OF_GUILDS else data.get("guild_id")
        in_guild, in_dm = INTENTS.get(event, (GUILDS, 0))
        needed = in_guild if data.get("guild_id") else in_dm
        return self.shard.has(guild) and self.intents & needed == needed

    def tell(self, event: str, data: Json) -> None:
        """Send an event, now or when the session is resumed."""
        self.sequence += 1
        self.sent.append({"event": event, "data": data, "sequence": self.sequence})
        if self.connection:
            self.connection.send(Op.DISPATCH, data, event=event, sequence=self.sequence)

    def can_replay(self, sequence: int) -> bool:
        """Tell whether everything after an event is still here."""
        oldest = self.sent[0]["sequence"] if self.sent else self.sequence + 1
        return int(oldest) - 1 <= sequence <= self.sequence

    def replay(self, connection: Connection, sequence: int) -> None:
        """Go on over another connection, first with everything after an event."""
        self.connection, self.process = connection, connection.process
        for event in self.sent:
            if event["sequence"] > sequence:
                connection.send(Op.DISPATCH, event["data"], event=event["event"], sequence=event["sequence"])
