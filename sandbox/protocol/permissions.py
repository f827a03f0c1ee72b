"""Permissions of a member in a channel: Discord's bits and the order in which they apply.

Source: Discord developer documentation, topics/permissions. Users, roles and channels are the records of the world.
"""

from __future__ import annotations

from enum import IntFlag
from typing import Any


class Permission(IntFlag):
    """The bits that the sandbox looks at; the others are carried along unread."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
BOT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""The permissions of the invitation link in the README, and nothing more."""
WITHOUT_BOT = (
    Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS
)
"""The permissions of answers where an application has no bot."""
IN_DM = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.PIN_MESSAGES
)


def in_guild(guild: dict[str, Any], roles: dict[str, dict[str, Any]], member: dict[str, Any]) -> int:
    """Return the member's permissions before any channel's overwrites; the owner has all."""
    if member["user"]["id"] == guild["owner_id"]:
        return ALL
    bits = int(roles[guild["id"]]["permissions"])
    for role_id in member["roles"]:
        bits |= int(roles[role_id]["permissions"])
    return ALL if bits & Permission.ADMINISTRATOR else bits


def in_channel(base: int, guild_id: str, member: dict[str, Any], overwrites: list[dict[str, Any]]) -> int:
    """Return `base` after the channel's overwrites: everyone's, then all roles' together, then the member's own."""
    if base == ALL:
        return ALL
    own = {o["id"]: o for o in overwrites}
    bits = _overwrite(base, [own[guild_id]] if guild_id in own else [])
    bits = _overwrite(bits, [own[role] for role in member["roles"] if role in own])
    user_id = member["user"]["id"]
    bits = _overwrite(bits, [own[user_id]] if user_id in own else [])
    return bits if bits & Permission.VIEW_CHANNEL else 0


def _overwrite(bits: int, overwrites: list[dict[str, Any]]) -> int:
    deny = allow = 0
    for overwrite in overwrites:
        deny |= int(overwrite["deny"])
        allow |= int(overwrite["allow"])
    return bits & ~deny | allow
