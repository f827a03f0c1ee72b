"""The world as it is on the first day: one server, two channels, four people and the bot."""

from __future__ import annotations

from typing import Any

from sandbox.protocol import permissions

Json = dict[str, Any]

GUILD_ID = "900000000000000001"
BOT_ROLE_ID = "900000000000000002"
MODERATOR_ROLE_ID = "900000000000000003"
BOT_ID = "900000000000000010"
PEOPLE: tuple[tuple[str, str, str, str, list[str]], ...] = (
    ("anna", "900000000000000011", "Anna", "en-US", []),
    ("bernd", "900000000000000012", "Bernd", "de", []),
    ("carla", "900000000000000013", "Carla *the_third*", "en-US", []),
    ("mira", "900000000000000014", "Mira", "de", [MODERATOR_ROLE_ID]),
)
CHANNELS = (
    ("900000000000000021", "general", "Everything that is not a game"),
    ("900000000000000022", "spiele", "Matches are made and played here"),
)
BEGINNING = "2026-01-01T12:00:00+00:00"


def new_world() -> Json:
    """Return the records of a world in which nothing has happened yet."""
    return {
        "last_id": "0",
        "guild": {
            "id": GUILD_ID,
            "name": "Spieleabend",
            "owner_id": PEOPLE[-1][1],
            "system_channel_id": CHANNELS[0][0],
            "preferred_locale": "en-US",
        },
        "application": {
            "id": BOT_ID,
            "name": "Fernzug",
            "flags": 0,
            "integration_types_config": {"0": {}, "1": {}},
        },
        "people": {name: {"id": id_, "locale": locale, "dms_open": True} for name, id_, _, locale, _ in PEOPLE},
        "roles": {
            role["id"]: role
            for role in (
                role_record(GUILD_ID, "@everyone", permissions.EVERYONE, position=0),
                role_record(BOT_ROLE_ID, "Fernzug", permissions.BOT, position=1, bot_id=BOT_ID),
                role_record(
                    MODERATOR_ROLE_ID, "Moderator", permissions.Permission.MANAGE_MESSAGES, position=2, color=0xE67E22
                ),
            )
        },
        "members": {
            BOT_ID: _member(BOT_ID, "Fernzug", "Fernzug", [BOT_ROLE_ID], bot=True),
            **{id_: _member(id_, name, shown, roles) for name, id_, shown, _, roles in PEOPLE},
        },
        "channels": {id_: text_channel(id_, name, topic, position=n) for n, (id_, name, topic) in enumerate(CHANNELS)},
        "messages": {},
        "commands": {},
    }


def text_channel(
    channel_id: str, name: str, topic: str | None = None, *, position: int = 0, guild_id: str = GUILD_ID
) -> Json:
    """Return the record of a text channel that everybody sees."""
    return {
        "id": channel_id,
        "type": 0,
        "guild_id": guild_id,
        "name": name,
        "topic": topic,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "default_auto_archive_duration": 1440,
        "flags": 0,
    }


def role_record(
    role_id: str, name: str, bits: int, *, position: int, color: int = 0, bot_id: str | None = None
) -> Json:
    """Return the record of a role; one of a bot is managed by it."""
    role: Json = {
        "id": role_id,
        "name": name,
        "permissions": str(int(bits)),
        "position": position,
        "color": color,
        "colors": {"primary_color": color, "secondary_color": None, "tertiary_color": None},
        "hoist": bool(color),
        "mentionable": False,
        "managed": bot_id is not None,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return role | {"tags": {"bot_id": bot_id}} if bot_id else role


def _member(user_id: str, username: str, shown: str, roles: list[str], *, bot: bool = False) -> Json:
    user = {
        "id": user_id,
        "username": username,
        "global_name": None if bot else shown,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }
    return {
        "user": user,
        "nick": None,
        "avatar": None,
        "roles": [*roles],
        "joined_at": BEGINNING,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
