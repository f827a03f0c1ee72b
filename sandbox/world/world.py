"""The world of the sandbox: one server, its people, channels, threads and messages, kept in one file.

It answers for what exists and what survives a restart. Records have the shape in which Discord sends them; keys that
begin with an underscore are the sandbox's own and never leave it. It knows nothing of HTTP, sessions or interactions.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from sandbox.protocol import permissions
from sandbox.protocol.errors import (
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    ApiError,
)
from sandbox.world.seed_world import new_world, text_channel

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22
SAVE_DELAY_S = 1.0
App = Literal["bot", "commands", "none"]
"""The application on a server: with its bot, only with its commands, or not at all."""
BOT: Final = "bot"
DM = 1
GROUP_DM = 3
"""A conversation of people, without the bot."""
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


class World:
    """Everything that exists on this Discord; call `changed()` after changing a record, which saves a moment later.

    `save_delay_s` is how much later; None means that only `save()` saves.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        self.file = folder / "world.json"
        self.save_delay_s: float | None = SAVE_DELAY_S
        self._timer: asyncio.TimerHandle | None = None
        self._data: Json = json.loads(self.file.read_text("utf-8")) if self.file.exists() else new_world()
        self.guild: Json = self._data["guild"]
        self._sisters: dict[str, Json] = self._data.setdefault("sisters", {})
        self.application: Json = self._data["application"]
        self.people: dict[str, Json] = self._data["people"]
        self.roles: dict[str, Json] = self._data["roles"]
        self.members: dict[str, Json] = self._data["members"]
        self.channels: dict[str, Json] = self._data["channels"]
        self.messages: dict[str, dict[str, Json]] = self._data["messages"]
        self.commands: dict[str, list[Json]] = self._data["commands"]
        self.events: dict[str, Json] = self._data.setdefault("events", {})
        self.audit_log: list[Json] = self._data.setdefault("audit_log", [])
        self.page_token: str = self._data.setdefault("page_token", secrets.token_urlsafe(32))

    @property
    def bot_id(self) -> str:
        """Return the user id of the bot, which is its application's id as well."""
        return str(self.application["id"])

    @property
    def guilds(self) -> dict[str, Json]:
        """Return the servers: ours, and its sisters, which have the same people and roles."""
        return {self.guild["id"]: self.guild, **self._sisters}

    @property
    def joined_guilds(self) -> dict[str, Json]:
        """Return the servers that the bot is in."""
        return {id_: guild for id_, guild in self.guilds.items() if guild.get("_app", BOT) == BOT}

    def add_guild(
        self, name: str, channel: str, is_wanted: Callable[[str], bool] = lambda _: True, app: App = BOT
    ) -> Json:
        """Make a sister of our server, with one channel and an id that is wanted: it says which shard hears of it."""
        guild_id = self.new_id()
        while not is_wanted(guild_id):
            guild_id = self._data["last_id"] = str(int(guild_id) + (1 << TIME_SHIFT))
        home = text_channel(self.new_id(), channel, guild_id=guild_id)
        self.channels[home["id"]] = home
        guild = self.guild | {"id": guild_id, "name": name, "system_channel_id": home["id"], "_app": app}
        self._sisters[guild_id] = guild
        self.changed()
        return guild

    def roles_in(self, guild_id: str) -> list[Json]:
        """Return the roles as a server has them: that of everyone has the id of the server."""
        return [role_in(guild_id, role, self.guild["id"]) for role in self.roles.values()]

    def new_id(self) -> str:
        """Return a snowflake later than every one before, also when the clock was set back."""
        now = (time.time_ns() // 1_000_000 - DISCORD_EPOCH_MS) << TIME_SHIFT
        last = max(now, int(self._data["last_id"]) + 1)
        self._data["last_id"] = str(last)
        return str(last)

    def changed(self) -> None:
        """Save in a moment; changes that follow soon are saved together."""
        if self._timer is None and self.save_delay_s is not None:
            self._timer = asyncio.get_running_loop().call_later(self.save_delay_s, self.save)

    def save(self) -> None:
        """Write the world's file whole or not at all; nobody else on the machine may read it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        draft = self.file.with_suffix(".tmp")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            os.fchmod(out.fileno(), 0o600)
            out.write(json.dumps(self._data, ensure_ascii=False))
            out.flush()
            os.fsync(out.fileno())
        draft.replace(self.file)

    def channel(self, channel_id: str) -> Json:
        """Return a channel, thread or direct message channel.

        Raises:
            ApiError: 10003.
        """
        try:
            return self.channels[channel_id]
        except KeyError:
            raise ApiError(UNKNOWN_CHANNEL) from None

    def message(self, channel_id: str, message_id: str) -> Json:
        """Return a message that is not ephemeral.

        Raises:
            ApiError: 10003 or 10008.
        """
        self.channel(channel_id)
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None or message.get("_for"):
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    def member(self, user_id: str) -> Json:
        """Return a member of the server.

        Raises:
            ApiError: 10007.
        """
        try:
            return self.members[user_id]
        except KeyError:
            raise ApiError(UNKNOWN_MEMBER) from None

    def user(self, user_id: str) -> Json:
        """Return the user record inside of a member."""
        user: Json = self.member(user_id)["user"]
        return user

    def installs(self, user_id: str, channel: Json) -> Json:
        """Return for whom the application is installed where somebody acts, as interactions tell it: server, person."""
        guild = channel.get("guild_id", "0")
        is_absent = channel["type"] == GROUP_DM or self.guilds.get(guild, {}).get("_app") == "none"
        owners = {} if is_absent else {"0": guild}
        person = self.person_of(user_id)
        return owners | ({"1": user_id} if person is not None and person.get("installed") else {})

    def person_of(self, user_id: str) -> Json | None:
        """Return language and settings of a person, None for the bot."""
        return next((p for p in self.people.values() if p["id"] == user_id), None)

    def threads(self, parent_id: str | None = None) -> Iterator[Json]:
        """Yield all threads, or those of one channel."""
        for channel in self.channels.values():
            if channel["type"] in THREADS and parent_id in (None, channel["parent_id"]):
                yield channel

    def dm_with(self, user_id: str) -> Json | None:
        """Return the bot's direct message channel with a person, if it was ever opened."""
        dms = (c for c in self.channels.values() if c["type"] == DM)
        return next((c for c in dms if c["recipients"][0]["id"] == user_id), None)

    def permissions(self, user_id: str, channel: Json | None = None) -> int:
        """Return what a member may do in a channel, or in the server as a whole."""
        member = self.member(user_id)
        base = permissions.in_guild(self.guild, self.roles, member)
        if channel is None:
            return base
        if channel["type"] in (DM, GROUP_DM):
            return int(permissions.IN_DM) if self.can_see(user_id, channel) else 0
        home = self.channel(channel["parent_id"]) if channel["type"] in THREADS else channel
        if user_id == self.bot_id and home["guild_id"] not in self.joined_guilds:
            return 0
        return permissions.in_channel(base, home["guild_id"], member, home["permission_overwrites"])

    def can_see(self, user_id: str, channel: Json) -> bool:
        """Tell whether somebody has a channel in the list: a private thread needs membership or MANAGE_THREADS."""
        if channel["type"] == DM:
            return user_id in (self.bot_id, channel["recipients"][0]["id"])
        if channel["type"] == GROUP_DM:
            return user_id in [person["id"] for person in channel["recipients"]]
        bits = self.permissions(user_id, channel)
        if not bits & permissions.Permission.VIEW_CHANNEL:
            return False
        is_open = channel["type"] != PRIVATE_THREAD or bool(bits & permissions.Permission.MANAGE_THREADS)
        return is_open or user_id in channel["_members"]

    def demand(self, user_id: str, channel: Json | None, needed: int) -> None:
        """Insist on permissions.

        Raises:
            ApiError: 50013.
        """
        if self.permissions(user_id, channel) & needed != needed:
            raise ApiError(MISSING_PERMISSIONS)


def timestamp() -> str:
    """Return the present moment as Discord writes it."""
    return datetime.now(UTC).isoformat()


def made_at(snowflake: str) -> datetime:
    """Return when an id was made."""
    return datetime.fromtimestamp(((int(snowflake) >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000, UTC)


def role_in(guild_id: str, role: Json, everyone: str) -> Json:
    """Return a role as a server has it; `everyone` is the id of that of everyone in our own."""
    return role | {"id": guild_id} if role["id"] == everyone else role


def public(record: Json) -> Json:
    """Return a record without the sandbox's own keys."""
    return {key: value for key, value in record.items() if not key.startswith("_")}
