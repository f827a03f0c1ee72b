"""Channels, threads, their members, and direct message channels."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

from sandbox.hub import Call, Handler, Hub, Json, Route
from sandbox.protocol import limits
from sandbox.protocol.errors import (
    MISSING_ACCESS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    UNKNOWN_MEMBER,
    WRONG_CHANNEL_TYPE,
    ApiError,
    RateLimited,
    Violation,
    refuse_if,
)
from sandbox.protocol.permissions import Permission
from sandbox.rest import messages, traces
from sandbox.rest.messages import announce_channel, readable
from sandbox.rest.traces import Audited
from sandbox.world import seed_world
from sandbox.world.world import DM, GROUP_DM, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, made_at, public, timestamp

METADATA = ("archived", "locked", "auto_archive_duration", "invitable")
CHANGEABLE = (*METADATA, "name", "rate_limit_per_user")
RENAMES, RENAME_SPAN_S = 2, 600.0
"""How often Discord takes a new name of a channel from a bot, and within how many seconds."""


def open_thread(hub: Hub, parent: Json, owner_id: str, body: Json, *, message: Json | None = None) -> Json:
    """Create a thread, from a message or without one, and tell everybody.

    Raises:
        ApiError: 50035 for a name or duration that Discord refuses, 160004 for a message that has one.
    """
    refuse_if(limits.check_thread({"name": "", **body}))
    if parent["type"] in THREADS or parent["type"] == DM:
        raise ApiError(WRONG_CHANNEL_TYPE)
    if message and message["id"] in hub.world.channels:
        raise ApiError(THREAD_EXISTS)
    kind = PUBLIC_THREAD if message else body.get("type", PRIVATE_THREAD)
    thread = _new_thread(message["id"] if message else hub.world.new_id(), parent, owner_id, body, kind)
    hub.world.channels[thread["id"]] = thread
    traces.note(hub, Audited.THREAD_CREATE, owner_id, thread, {})
    announce_channel(hub, "THREAD_CREATE", thread)
    if kind == PUBLIC_THREAD:
        _tell_of_thread(hub, parent, thread, message)
    return thread


def add_member(hub: Hub, thread: Json, user_id: str, by: str) -> None:
    """Add somebody to a thread; adding twice changes nothing."""
    if user_id not in thread["_members"]:
        thread["_members"].append(user_id)
        _members_changed(hub, thread)
        traces.system_message(hub, thread, by, messages.MEMBER_ADDED, about=user_id)


def remove_member(hub: Hub, thread: Json, user_id: str, by: str) -> None:
    """Take somebody out of a thread."""
    if user_id in thread["_members"]:
        thread["_members"].remove(user_id)
        _members_changed(hub, thread)
        traces.system_message(hub, thread, by, messages.MEMBER_REMOVED, about=user_id)


def archive_idle(hub: Hub, ahead: timedelta = timedelta()) -> None:
    """Archive the threads in which nothing has happened for as long as each allows, now or a span later."""
    now = datetime.now(UTC) + ahead
    for thread in hub.world.threads():
        metadata = thread["thread_metadata"]
        last = made_at(thread["last_message_id"] or thread["id"])
        quiet = now - max(last, datetime.fromisoformat(metadata["archive_timestamp"]))
        if not metadata["archived"] and quiet >= timedelta(minutes=metadata["auto_archive_duration"]):
            metadata |= {"archived": True, "archive_timestamp": timestamp()}
            announce_channel(hub, "THREAD_UPDATE", thread)


def change(hub: Hub, channel: Json, body: Json, by: str) -> Json:
    """Change name, topic, archive state or lock of a channel or thread, and tell everybody.

    Raises:
        ApiError: 50035, or 50083 for anything but taking an archived thread out of the archive.
    """
    if channel["type"] not in THREADS:
        channel |= {k: body[k] for k in ("name", "topic", "permission_overwrites") if k in body}
        announce_channel(hub, "CHANNEL_UPDATE", channel)
        return channel
    refuse_if(limits.check_thread(body))
    metadata = channel["thread_metadata"]
    if metadata["archived"] and body.get("archived") is not False and "locked" not in body:
        raise ApiError(THREAD_ARCHIVED)
    if "archived" in body and body["archived"] != metadata["archived"]:
        metadata["archive_timestamp"] = timestamp()
    before = {key: {**channel, **metadata}.get(key) for key in CHANGEABLE if key in body}
    metadata |= {k: body[k] for k in METADATA if k in body}
    channel |= {k: body[k] for k in ("name", "rate_limit_per_user") if k in body}
    announce_channel(hub, "THREAD_UPDATE", channel)
    traces.note(hub, Audited.THREAD_UPDATE, by, channel, before)
    if channel["name"] != before.get("name", channel["name"]):
        traces.system_message(hub, channel, by, messages.RENAMED, channel["name"])
    return channel


def add(hub: Hub, name: str) -> str:
    """Make another text channel of our server, tell everybody, and return its id."""
    channel = seed_world.text_channel(hub.world.new_id(), name, position=len(hub.world.channels))
    hub.world.channels[channel["id"]] = channel
    announce_channel(hub, "CHANNEL_CREATE", channel)
    return str(channel["id"])


def destroy(hub: Hub, channel: Json) -> None:
    """Delete a channel with its threads, or a thread, and tell everybody."""
    for thread in list(hub.world.threads(channel["id"])):
        destroy(hub, thread)
    del hub.world.channels[channel["id"]]
    hub.world.messages.pop(channel["id"], None)
    announce_channel(hub, "THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE", channel)


def open_dm(hub: Hub, user_id: str) -> Json:
    """Return the bot's direct message channel with a person, made when there is none."""
    if found := hub.world.dm_with(user_id):
        return found
    channel: Json = {
        "id": hub.world.new_id(),
        "type": DM,
        "last_message_id": None,
        "flags": 0,
        "recipients": [hub.world.user(user_id)],
    }
    hub.world.channels[channel["id"]] = channel
    hub.world.changed()
    hub.gateway.dispatch("CHANNEL_CREATE", channel)
    hub.audience.tell([user_id], "channels", {})
    return channel


def add_group(hub: Hub, name: str, people: list[str]) -> str:
    """Make a conversation of people, of which the bot knows nothing, and return its id."""
    recipients = [hub.world.user(person) for person in people]
    group: Json = {"id": hub.world.new_id(), "type": GROUP_DM, "name": name, "last_message_id": None, "flags": 0}
    hub.world.channels[group["id"]] = group | {"recipients": recipients}
    hub.world.changed()
    hub.audience.tell(people, "channels", {})
    return str(group["id"])


def thread_member(thread: Json, user_id: str) -> Json:
    """Return a thread's member as Discord sends it."""
    return {"id": thread["id"], "user_id": user_id, "join_timestamp": timestamp(), "flags": 0}


def _new_thread(thread_id: str, parent: Json, owner_id: str, body: Json, kind: int) -> Json:
    now = timestamp()
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": body["name"],
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "total_message_sent": 0,
        "member_count": 1,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration") or parent["default_auto_archive_duration"],
            "archive_timestamp": now,
            "create_timestamp": now,
            "locked": False,
            "invitable": body.get("invitable", True),
        },
        "_members": [owner_id],
    }


def _tell_of_thread(hub: Hub, parent: Json, thread: Json, message: Json | None) -> None:
    """Leave Discord's system messages: the first in the thread, or the notice in the channel."""
    reference = {"channel_id": parent["id"], "guild_id": parent["guild_id"]}
    if message:
        message["flags"] |= 1 << 5
        reference["message_id"] = message["id"]
        traces.system_message(hub, thread, thread["owner_id"], messages.THREAD_STARTER, reference=reference)
    else:
        reference["channel_id"] = thread["id"]
        traces.system_message(hub, parent, thread["owner_id"], messages.THREAD_CREATED, thread["name"], reference)


def _members_changed(hub: Hub, thread: Json) -> None:
    thread["member_count"] = len(thread["_members"])
    hub.world.changed()
    counts = {key: thread[key] for key in ("id", "guild_id", "member_count")}
    hub.gateway.dispatch("THREAD_MEMBERS_UPDATE", counts)
    hub.audience.tell_all("channels", {})


def get(hub: Hub, call: Call) -> Json:
    """GET /channels/{channel}."""
    return public(readable(hub, call))


def edit(hub: Hub, call: Call) -> Json:
    """PATCH /channels/{channel}; an owner may rename and archive a thread that is not locked, else MANAGE_THREADS."""
    channel, bot = readable(hub, call), hub.world.bot_id
    if channel["type"] not in THREADS:
        hub.world.demand(bot, channel, Permission.MANAGE_CHANNELS)
    elif channel["owner_id"] != bot or channel["thread_metadata"]["locked"] or "locked" in call.record():
        hub.world.demand(bot, channel, Permission.MANAGE_THREADS)
    if "name" in call.record():
        _count_name(channel)
    return public(change(hub, channel, call.record(), bot))


def _count_name(channel: Json) -> None:
    now = time.time()
    recent = [at for at in channel.get("_named_at", ()) if now - at < RENAME_SPAN_S]
    if len(recent) >= RENAMES:
        raise RateLimited(recent[0] + RENAME_SPAN_S - now)
    channel["_named_at"] = [*recent, now]


def delete(hub: Hub, call: Call) -> Json:
    """DELETE /channels/{channel}."""
    channel = readable(hub, call)
    needed = Permission.MANAGE_THREADS if channel["type"] in THREADS else Permission.MANAGE_CHANNELS
    hub.world.demand(hub.world.bot_id, channel, needed)
    destroy(hub, channel)
    return public(channel)


def create_thread(hub: Hub, call: Call) -> Json:
    """POST /channels/{channel}/threads."""
    channel, body = readable(hub, call), call.record()
    is_public = body.get("type", PRIVATE_THREAD) == PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS
    hub.world.demand(hub.world.bot_id, channel, needed)
    return _with_membership(hub, open_thread(hub, channel, hub.world.bot_id, body))


def create_thread_on(hub: Hub, call: Call) -> Json:
    """POST /channels/{channel}/messages/{message}/threads."""
    channel = readable(hub, call)
    message = hub.world.message(channel["id"], call.params["message"])
    hub.world.demand(hub.world.bot_id, channel, Permission.CREATE_PUBLIC_THREADS)
    thread = open_thread(hub, channel, hub.world.bot_id, call.record(), message=message)
    return _with_membership(hub, thread)


def member_route(*, is_added: bool) -> Handler:
    """Return the handler that adds or removes a member of a thread; `@me` is the bot."""

    def handle(hub: Hub, call: Call) -> None:
        thread = _thread(hub, call)
        if thread["thread_metadata"]["archived"]:
            raise ApiError(THREAD_ARCHIVED)
        user_id = hub.world.bot_id if call.params["user"] == "@me" else call.params["user"]
        hub.world.member(user_id)
        if is_added:
            hub.world.demand(hub.world.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
            if thread["owner_id"] != hub.world.bot_id and not thread["thread_metadata"]["invitable"]:
                hub.world.demand(hub.world.bot_id, thread, Permission.MANAGE_THREADS)
            add_member(hub, thread, user_id, hub.world.bot_id)
        else:
            remove_member(hub, thread, user_id, hub.world.bot_id)

    return handle


def members(hub: Hub, call: Call) -> list[Json]:
    """GET /channels/{channel}/thread-members."""
    thread = _thread(hub, call)
    return [thread_member(thread, user_id) for user_id in thread["_members"]]


def member(hub: Hub, call: Call) -> Json:
    """GET /channels/{channel}/thread-members/{user}."""
    thread = _thread(hub, call)
    if call.params["user"] not in thread["_members"]:
        raise ApiError(UNKNOWN_MEMBER)
    return thread_member(thread, call.params["user"])


def archived(hub: Hub, call: Call) -> Json:
    """GET /channels/{channel}/threads/archived/{kind}."""
    kind = PUBLIC_THREAD if call.params["kind"] == "public" else PRIVATE_THREAD
    found = [t for t in hub.world.threads(readable(hub, call)["id"]) if t["type"] == kind]
    gone = [public(t) for t in found if t["thread_metadata"]["archived"]]
    return {"threads": gone, "members": [], "has_more": False}


def active(hub: Hub, call: Call) -> Json:
    """GET /guilds/{guild}/threads/active."""
    here = [t for t in hub.world.threads() if t["guild_id"] == call.params["guild"]]
    seen = [t for t in here if hub.world.can_see(hub.world.bot_id, t)]
    return {"threads": [public(t) for t in seen if not t["thread_metadata"]["archived"]], "members": []}


def create_channel(hub: Hub, call: Call) -> Json:
    """POST /guilds/{guild}/channels: a text channel."""
    hub.world.demand(hub.world.bot_id, None, Permission.MANAGE_CHANNELS)
    body = call.record()
    position, guild = len(hub.world.channels), call.params["guild"]
    channel = seed_world.text_channel(
        hub.world.new_id(), body["name"], body.get("topic"), position=position, guild_id=guild
    )
    channel["permission_overwrites"] = body.get("permission_overwrites", [])
    hub.world.channels[channel["id"]] = channel
    announce_channel(hub, "CHANNEL_CREATE", channel)
    return public(channel)


def create_dm(hub: Hub, call: Call) -> Json:
    """POST /users/@me/channels; works even for people who have direct messages turned off; sending fails then."""
    user_id = str(call.record().get("recipient_id"))
    if user_id == hub.world.bot_id or user_id not in hub.world.members:
        text = "This user cannot be written to."
        refuse_if([Violation(("recipient_id",), "BASE_TYPE_CHOICES", text)])
    return public(open_dm(hub, user_id))


def _thread(hub: Hub, call: Call) -> Json:
    thread = readable(hub, call)
    if thread["type"] not in THREADS:
        raise ApiError(MISSING_ACCESS)
    return thread


def _with_membership(hub: Hub, thread: Json) -> Json:
    return public(thread) | {"member": thread_member(thread, hub.world.bot_id)}


_MEMBER = "/channels/{channel}/thread-members/{user}"
ROUTES: tuple[Route, ...] = (
    ("GET", "/channels/{channel}", get),
    ("PATCH", "/channels/{channel}", edit),
    ("DELETE", "/channels/{channel}", delete),
    ("POST", "/channels/{channel}/threads", create_thread),
    ("POST", "/channels/{channel}/messages/{message}/threads", create_thread_on),
    ("GET", "/channels/{channel}/threads/archived/{kind}", archived),
    ("GET", "/channels/{channel}/thread-members", members),
    ("GET", _MEMBER, member),
    ("PUT", _MEMBER, member_route(is_added=True)),
    ("DELETE", _MEMBER, member_route(is_added=False)),
    ("GET", "/guilds/{guild}/threads/active", active),
    ("POST", "/guilds/{guild}/channels", create_channel),
    ("POST", "/users/@me/channels", create_dm),
)
