"""Messages: written, edited, deleted, listed and pinned, and announced to the bot and to everybody who may see them."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.hub import Call, Handler, Hub, Json, Push, Route, Upload
from sandbox.protocol import limits
from sandbox.protocol.errors import (
    DM_REFUSED,
    MISSING_ACCESS,
    NOT_THE_AUTHOR,
    SYSTEM_MESSAGE,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_MANY_PINS,
    ApiError,
)
from sandbox.protocol.permissions import Permission
from sandbox.rest import content
from sandbox.world.world import DM, THREADS, public, timestamp

PINS = 250
NORMAL, MEMBER_ADDED, MEMBER_REMOVED, RENAMED = 0, 1, 2, 4
THREAD_CREATED, REPLY, COMMAND, THREAD_STARTER = 18, 19, 20, 21
UNDELETABLE = frozenset({MEMBER_ADDED, MEMBER_REMOVED, RENAMED, THREAD_STARTER})
"""Kinds of messages that stay for good, and ping nobody."""


def is_bare(message: Json) -> bool:
    """Tell whether a message says something in words only, that is not laid out."""
    return message["type"] == NORMAL and bool(message["content"]) and not message["flags"] & limits.COMPONENTS_V2


def post(
    hub: Hub,
    channel: Json,
    author_id: str,
    body: Json,
    uploads: Sequence[Upload] = (),
    extra: Json | None = None,
) -> Json:
    """Write a message and tell everybody; `extra` are fields that the author cannot choose.

    Raises:
        ApiError: the body is refused; nothing has happened then.
    """
    made = content.fields(hub, body, uploads)
    revive(hub, channel)
    reference = body.get("message_reference")
    replied = hub.world.messages.get(channel["id"], {}).get(str((reference or {}).get("message_id")))
    message: Json = {
        "id": hub.world.new_id(),
        "channel_id": channel["id"],
        "type": REPLY if reference else NORMAL,
        **made,
        "timestamp": timestamp(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "pinned": False,
        "_author": author_id,
        "nonce": body.get("nonce"),
        **({"message_reference": {**reference, "channel_id": channel["id"]}} if reference else {}),
    }
    replied_user = replied["_author"] if replied else None
    allowed = body.get("allowed_mentions")
    message |= content.mentions(hub, author_id, content.text_of(message), allowed, replied_user)
    place = {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}
    return keep(hub, channel, message | place | (extra or {}))


def keep(hub: Hub, channel: Json, message: Json) -> Json:
    """Store a new message and tell everybody who may see it."""
    hub.world.messages.setdefault(channel["id"], {})[message["id"]] = message
    if not message.get("_for"):
        channel["last_message_id"] = message["id"]
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            if message["type"] not in UNDELETABLE:
                _join_mentioned(hub, channel, message)
    _announce(hub, "MESSAGE_CREATE", message)
    _push(hub, channel, message)
    return message


def _push(hub: Hub, channel: Json, message: Json) -> None:
    """Show a new message on the lock screens of those whom it calls; in a direct message that is the reader."""
    for user_id in readers(hub, message):
        is_direct = channel["type"] == DM and message["_author"] != user_id
        if not message.get("_for") and (is_direct or for_person(hub, message, user_id)["pings"]):
            embedded = " ".join(embed.get("description") or "" for embed in message["embeds"])
            hub.pushes.append(Push(user_id, channel["id"], message["content"] or embedded))


def amend(hub: Hub, message: Json, body: Json, uploads: Sequence[Upload] = (), *, is_first: bool = False) -> Json:
    """Change a message and tell everybody; what fills a waiting message first does not count as an edit.

    Raises:
        ApiError: the body is refused; nothing has happened then.
    """
    message |= content.fields(hub, body, uploads, message)
    message["edited_timestamp"] = None if is_first else timestamp()
    allowed = body.get("allowed_mentions")
    message |= content.mentions(hub, message["_author"], content.text_of(message), allowed, None)
    _announce(hub, "MESSAGE_UPDATE", message)
    hub.interactions.note_edit(message)
    return message


def remove(hub: Hub, message: Json) -> None:
    """Delete a message and tell everybody.

    Raises:
        ApiError: 50021, for most messages of the system.
    """
    if message["type"] in UNDELETABLE:
        raise ApiError(SYSTEM_MESSAGE)
    hub.world.messages[message["channel_id"]].pop(message["id"], None)
    hub.world.changed()
    gone: Json = {key: message[key] for key in ("id", "channel_id", "guild_id") if key in message}
    if not message.get("_for"):
        hub.gateway.dispatch("MESSAGE_DELETE", gone)
    hub.audience.tell(readers(hub, message), "message_delete", gone)


def readers(hub: Hub, message: Json) -> list[str]:
    """Return the ids of the people who may see a message."""
    channel = hub.world.channels.get(message["channel_id"])
    if channel is None:
        return []
    if message.get("_for"):
        return [message["_for"]]
    return [p["id"] for p in hub.world.people.values() if hub.world.can_see(p["id"], channel)]


def for_person(hub: Hub, message: Json, user_id: str) -> Json:
    """Return a message as a person's client shows it: whether it pings, and whether only that person sees it."""
    roles = hub.world.member(user_id)["roles"]
    is_meant = user_id in message["_mentions"] or message["mention_everyone"]
    pings = is_meant or bool(set(roles) & set(message["mention_roles"]))
    is_silent = bool(message["flags"] & content.SILENT) or message["type"] in UNDELETABLE
    return content.wire(hub, message) | {"pings": pings and not is_silent, "ephemeral": bool(message.get("_for"))}


def visible(hub: Hub, channel: Json, user_id: str | None) -> list[Json]:
    """Return a channel's messages, oldest first: with the ephemeral ones of `user_id`; None means the bot."""
    messages = hub.world.messages.get(channel["id"], {}).values()
    return sorted((m for m in messages if m.get("_for") in (None, user_id)), key=lambda m: int(m["id"]))


def revive(hub: Hub, channel: Json) -> None:
    """Writing takes a thread out of the archive, unless it is locked.

    Raises:
        ApiError: 50083.
    """
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        if _is_locked(channel):
            raise ApiError(THREAD_ARCHIVED)
        channel["thread_metadata"] |= {"archived": False, "archive_timestamp": timestamp()}
        announce_channel(hub, "THREAD_UPDATE", channel)


def _is_locked(channel: Json) -> bool:
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["locked"])


def announce_channel(hub: Hub, event: str, channel: Json) -> None:
    """Tell the bot and everybody that a channel or thread came, changed or went."""
    hub.world.changed()
    if channel["type"] == DM:
        hub.audience.tell([channel["recipients"][0]["id"]], "channels", {})
        return
    hub.gateway.dispatch(event, public(channel) | ({"newly_created": True} if event == "THREAD_CREATE" else {}))
    hub.audience.tell_all("channels", {})


def readable(hub: Hub, call: Call) -> Json:
    """Return the channel of a request, if the bot sees it.

    Raises:
        ApiError: 10003 or 50001.
    """
    channel = hub.world.channel(call.params["channel"])
    if not hub.world.can_see(hub.world.bot_id, channel):
        raise ApiError(MISSING_ACCESS)
    return channel


def _announce(hub: Hub, event: str, message: Json) -> None:
    hub.world.changed()
    if not message.get("_for"):
        sent = content.wire(hub, message)
        if "guild_id" in message:
            sent["member"] = {k: v for k, v in hub.world.member(message["_author"]).items() if k != "user"}
            if message["_author"] != hub.world.bot_id and hub.world.bot_id not in message["_mentions"]:
                sent |= {"content": "", "embeds": [], "attachments": [], "components": []}
        hub.gateway.dispatch(event, sent)
    hub.audience.tell(readers(hub, message), event.lower(), lambda user_id: for_person(hub, message, user_id))


def _join_mentioned(hub: Hub, thread: Json, message: Json) -> None:
    """Add to a thread everybody who writes there or is mentioned, by name or by role."""
    roles = set(message["mention_roles"])
    called = [user_id for user_id, member in hub.world.members.items() if roles & set(member["roles"])]
    newcomers = [u for u in (message["_author"], *message["_mentions"], *called) if u not in thread["_members"]]
    if newcomers:
        thread["_members"] += dict.fromkeys(newcomers)
        thread["member_count"] = len(thread["_members"])
        hub.audience.tell_all("channels", {})


def create(hub: Hub, call: Call) -> Json:
    """POST /channels/{channel}/messages; an enforced nonce makes a repeated request harmless."""
    channel, body, world = readable(hub, call), call.record(), hub.world
    if channel["type"] == DM:
        person = world.person_of(channel["recipients"][0]["id"])
        if person is None or not person["dms_open"]:
            raise ApiError(DM_REFUSED)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES
    world.demand(world.bot_id, channel, needed | (Permission.ATTACH_FILES if call.uploads else 0))
    if _is_locked(channel) and not world.permissions(world.bot_id, channel) & Permission.MANAGE_THREADS:
        raise ApiError(THREAD_LOCKED)
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        recent = list(world.messages.get(channel["id"], {}).values())[-50:]
        twin = next((m for m in recent if m.get("nonce") == body["nonce"] and m["_author"] == world.bot_id), None)
        if twin:
            return content.wire(hub, twin)
    if not world.permissions(world.bot_id, channel) & Permission.EMBED_LINKS:
        body = body | {"embeds": []}
    return content.wire(hub, post(hub, channel, world.bot_id, body, call.uploads))


def edit(hub: Hub, call: Call) -> Json:
    """PATCH /channels/{channel}/messages/{message}; only the bot's own, and not in an archived thread."""
    channel = readable(hub, call)
    message = hub.world.message(channel["id"], call.params["message"])
    if message["_author"] != hub.world.bot_id:
        raise ApiError(NOT_THE_AUTHOR)
    _refuse_archived(channel)
    return content.wire(hub, amend(hub, message, call.record(), call.uploads))


def get(hub: Hub, call: Call) -> Json:
    """GET /channels/{channel}/messages/{message}."""
    channel = readable(hub, call)
    return content.wire(hub, hub.world.message(channel["id"], call.params["message"]))


def listing(hub: Hub, call: Call) -> list[Json]:
    """GET /channels/{channel}/messages, newest first, with before, after, around and limit."""
    found = visible(hub, readable(hub, call), None)
    most = int(call.query.get("limit", 50))
    if "before" in call.query:
        found = [m for m in found if int(m["id"]) < int(call.query["before"])]
    elif "after" in call.query:
        found = [m for m in found if int(m["id"]) > int(call.query["after"])][:most]
    return [content.wire(hub, m) for m in reversed(found[-most:])]


def delete(hub: Hub, call: Call) -> None:
    """DELETE /channels/{channel}/messages/{message}; others' messages need MANAGE_MESSAGES."""
    channel = readable(hub, call)
    message = hub.world.message(channel["id"], call.params["message"])
    if message["_author"] != hub.world.bot_id:
        hub.world.demand(hub.world.bot_id, channel, Permission.MANAGE_MESSAGES)
    _refuse_archived(channel)
    remove(hub, message)


def delete_many(hub: Hub, call: Call) -> None:
    """POST /channels/{channel}/messages/bulk-delete."""
    channel = readable(hub, call)
    hub.world.demand(hub.world.bot_id, channel, Permission.MANAGE_MESSAGES)
    for message_id in call.record()["messages"]:
        if found := hub.world.messages.get(channel["id"], {}).get(str(message_id)):
            remove(hub, found)


def pins(hub: Hub, call: Call) -> Json:
    """GET /channels/{channel}/messages/pins."""
    pinned = [m for m in visible(hub, readable(hub, call), None) if m["pinned"]]
    items = [{"pinned_at": m["timestamp"], "message": content.wire(hub, m)} for m in reversed(pinned)]
    return {"items": items, "has_more": False}


def pin(*, is_pinned: bool) -> Handler:
    """Return the handler that pins or unpins; both need PIN_MESSAGES."""

    def handle(hub: Hub, call: Call) -> None:
        channel = readable(hub, call)
        message = hub.world.message(channel["id"], call.params["message"])
        hub.world.demand(hub.world.bot_id, channel, Permission.PIN_MESSAGES)
        _refuse_archived(channel)
        if is_pinned and sum(m["pinned"] for m in visible(hub, channel, None)) >= PINS:
            raise ApiError(TOO_MANY_PINS)
        message["pinned"] = is_pinned
        _announce(hub, "MESSAGE_UPDATE", message)

    return handle


def react(*, is_added: bool) -> Handler:
    """Return the handler of the bot's own reactions."""

    def handle(hub: Hub, call: Call) -> None:
        channel = readable(hub, call)
        message = hub.world.message(channel["id"], call.params["message"])
        hub.world.demand(hub.world.bot_id, channel, Permission.ADD_REACTIONS)
        _refuse_archived(channel)
        others = [r for r in message.get("reactions", []) if r["emoji"]["name"] != call.params["emoji"]]
        emoji = {"id": None, "name": call.params["emoji"]}
        details = {"count_details": {"burst": 0, "normal": 1}, "me_burst": False, "burst_colors": []}
        message["reactions"] = others + ([{"emoji": emoji, "count": 1, "me": True, **details}] if is_added else [])
        _announce(hub, "MESSAGE_UPDATE", message)

    return handle


def typing(hub: Hub, call: Call) -> None:
    """POST /channels/{channel}/typing."""
    channel = readable(hub, call)
    people = [p["id"] for p in hub.world.people.values() if hub.world.can_see(p["id"], channel)]
    hub.audience.tell(people, "typing", {"channel_id": channel["id"]})


def _refuse_archived(channel: Json) -> None:
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(THREAD_ARCHIVED)


_ONE = "/channels/{channel}/messages/{message}"
ROUTES: tuple[Route, ...] = (
    ("GET", "/channels/{channel}/messages/pins", pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin(is_pinned=True)),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", pin(is_pinned=False)),
    ("POST", "/channels/{channel}/messages/bulk-delete", delete_many),
    ("GET", "/channels/{channel}/messages", listing),
    ("POST", "/channels/{channel}/messages", create),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("PUT", _ONE + "/reactions/{emoji}/@me", react(is_added=True)),
    ("DELETE", _ONE + "/reactions/{emoji}/@me", react(is_added=False)),
    ("POST", "/channels/{channel}/typing", typing),
)
