"""Traces of what becomes of threads: messages of the system that nobody can delete, lines in the audit log.

Source: Discord developer documentation, topics/threads, resources/message (types) and resources/audit-log.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from sandbox.hub import Hub, Json
from sandbox.rest import messages
from sandbox.world.world import timestamp


class Audited(IntEnum):
    """Kinds of entries in the audit log."""

    THREAD_CREATE = 110
    THREAD_UPDATE = 111


def system_message(
    hub: Hub, channel: Json, author_id: str, kind: int, text: str = "", reference: Json | None = None, about: str = ""
) -> None:
    """Leave a message of the system; `about` is whom it names."""
    message: Json = {
        "id": hub.world.new_id(),
        "channel_id": channel["id"],
        "guild_id": channel["guild_id"],
        "type": kind,
        "content": text,
        "timestamp": timestamp(),
        "edited_timestamp": None,
        "_author": author_id,
        "_mentions": [about] if about else [],
        **({"message_reference": reference} if reference else {}),
    }
    flags = {"tts": False, "pinned": False, "flags": 0, "nonce": None, "mention_everyone": False}
    lists: Json = {key: [] for key in ("attachments", "embeds", "components", "mention_roles")}
    messages.keep(hub, channel, message | flags | lists)


def note(hub: Hub, kind: Audited, user_id: str, channel: Json, before: Mapping[str, object]) -> None:
    """Write into the audit log that somebody made or changed a thread; `before` is what was there instead."""
    after = {**channel, **channel["thread_metadata"]}
    changed = [key for key in before if before[key] != after.get(key)]
    changes = [{"key": key, "old_value": before[key], "new_value": after.get(key)} for key in changed]
    if changes or kind is not Audited.THREAD_UPDATE:
        entry = {"id": hub.world.new_id(), "user_id": user_id, "target_id": channel["id"], "action_type": int(kind)}
        hub.world.audit_log.append(entry | {"changes": changes})
        hub.world.changed()
