"""The server itself, its members and roles, and the application: what the bot reads about the world around it."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.hub import Call, Handler, Hub, Json, Route
from sandbox.protocol.errors import MISSING_PERMISSIONS, UNKNOWN_GUILD, UNKNOWN_ROLE, UNKNOWN_USER, ApiError
from sandbox.protocol.permissions import Permission
from sandbox.rest.channels import thread_member
from sandbox.world.seed_world import role_record
from sandbox.world.world import BOT, THREADS, App, public, role_in, timestamp

FEATURES = ["COMMUNITY"]


def guild_record(hub: Hub, guild_id: str) -> Json:
    """Return a server as GET /guilds sends it."""
    world = hub.world
    nothing = dict.fromkeys(
        (
            "icon", "banner", "splash", "discovery_splash", "description", "vanity_url_code", "afk_channel_id",
            "system_channel_id", "rules_channel_id", "public_updates_channel_id", "safety_alerts_channel_id",
            "application_id", "widget_channel_id",
        )
    )  # fmt: skip
    zeros = dict.fromkeys(
        (
            "verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level",
            "nsfw_level", "premium_tier", "premium_subscription_count", "system_channel_flags",
        ),
        0,
    )  # fmt: skip
    own = {"roles": world.roles_in(guild_id), "emojis": [], "stickers": [], "features": FEATURES}
    more = {"afk_timeout": 300, "max_members": 500_000, "premium_progress_bar_enabled": False, "nsfw": False}
    return nothing | zeros | own | more | public(world.guilds[guild_id])


def join(hub: Hub) -> None:
    """Let the bot come to the server now, as when somebody has opened its link; it is told if it is there."""
    hub.world.member(hub.world.bot_id)["joined_at"] = timestamp()
    hub.world.changed()
    _tell_of_guild(hub, hub.world.guild["id"])


def add(hub: Hub, name: str, channel: str, is_wanted: Callable[[str], bool], app: App = BOT) -> str:
    """Make a sister of our server, where everybody is a member, with as much of the application as `app` says."""
    guild_id = str(hub.world.add_guild(name, channel, is_wanted, app)["id"])
    if app == BOT:
        _tell_of_guild(hub, guild_id)
    hub.audience.tell_all("channels", {})
    return guild_id


def _tell_of_guild(hub: Hub, guild_id: str) -> None:
    """Tell the bot of a server that it has come to."""
    hub.gateway.dispatch("GUILD_CREATE", {k: v for k, v in guild_create(hub, guild_id).items() if k != "unavailable"})


def guild_create(hub: Hub, guild_id: str) -> Json:
    """Return the GUILD_CREATE event; the bot is its only member, as for every bot without the members intent."""
    world, bot = hub.world, hub.world.bot_id
    seen = [c for c in world.channels.values() if c.get("guild_id") == guild_id and world.can_see(bot, c)]
    threads = [c for c in seen if c["type"] in THREADS and not c["thread_metadata"]["archived"]]
    empty: Json = {k: [] for k in ("voice_states", "presences", "stage_instances", "guild_scheduled_events")}
    return (
        guild_record(hub, guild_id)
        | empty
        | {
            "joined_at": world.member(bot)["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(world.members),
            "members": [world.member(bot)],
            "channels": [public(c) for c in seen if c["type"] not in THREADS],
            "threads": [
                public(t) | ({"member": thread_member(t, bot)} if bot in t["_members"] else {}) for t in threads
            ],
            "soundboard_sounds": [],
        }
    )


def ready(hub: Hub, process: int) -> Json:
    """Return the READY event, but for session, shard and guilds; sessions are resumed at this very server."""
    return {
        "v": 10,
        "user": hub.world.user(hub.world.bot_id) | {"verified": True, "mfa_enabled": True, "email": None},
        "resume_gateway_url": hub.address(process).replace("http", "ws", 1) + "/gateway",
        "application": {"id": hub.world.bot_id, "flags": hub.world.application["flags"]},
    }


def chunk_members(hub: Hub, request: Json) -> Json:
    """Return what the gateway answers to a request for members by name or by ids."""
    wanted = request.get("user_ids")
    ids = {str(i) for i in (wanted if isinstance(wanted, list) else [wanted])} if wanted else None
    query = (request.get("query") or "").lower()
    found = [
        m
        for user_id, m in hub.world.members.items()
        if (user_id in ids if ids is not None else m["user"]["username"].startswith(query))
    ]
    chunk = {"guild_id": request["guild_id"], "members": found, "chunk_index": 0, "chunk_count": 1}
    return chunk | {"not_found": [], "nonce": request.get("nonce")}


def set_locale(hub: Hub, locale: str) -> None:
    """Change our server's language and tell everybody."""
    hub.world.guild["preferred_locale"] = locale
    hub.world.changed()
    hub.gateway.dispatch("GUILD_UPDATE", guild_record(hub, hub.world.guild["id"]))
    hub.audience.tell_all("channels", {})


def set_role_permissions(hub: Hub, role_id: str, bits: int, *, mentionable: bool = False) -> None:
    """Change what a role may do, and whether everybody may mention it, and tell everybody.

    Raises:
        ApiError: 10011.
    """
    if role_id not in hub.world.roles:
        raise ApiError(UNKNOWN_ROLE)
    role = hub.world.roles[role_id]
    role |= {"permissions": str(bits), "mentionable": mentionable}
    hub.world.changed()
    _tell_of_role(hub, "GUILD_ROLE_UPDATE", role)


def _tell_of_role(hub: Hub, event: str, role: Json) -> None:
    for guild in hub.world.joined_guilds:
        own = role_in(guild, role, hub.world.guild["id"])
        hub.gateway.dispatch(event, {"guild_id": guild, "role": own})


def add_role(hub: Hub, name: str, bits: int, position: int) -> Json:
    """Make a role at a position, those from there on one higher, and tell everybody."""
    for other in hub.world.roles.values():
        if other["position"] >= position:
            other["position"] += 1
            _tell_of_role(hub, "GUILD_ROLE_UPDATE", other)
    role = role_record(hub.world.new_id(), name, bits, position=position)
    hub.world.roles[role["id"]] = role
    hub.world.changed()
    _tell_of_role(hub, "GUILD_ROLE_CREATE", role)
    return role


def delete_role(hub: Hub, role_id: str) -> None:
    """Delete a role, which everybody who had it loses.

    Raises:
        ApiError: 10011.
    """
    if hub.world.roles.pop(role_id, None) is None:
        raise ApiError(UNKNOWN_ROLE)
    for member in hub.world.members.values():
        member["roles"] = [role for role in member["roles"] if role != role_id]
    hub.world.changed()
    for guild in hub.world.joined_guilds:
        hub.gateway.dispatch("GUILD_ROLE_DELETE", {"guild_id": guild, "role_id": role_id})


def set_roles(hub: Hub, user_id: str, role_ids: list[str]) -> None:
    """Change the roles of a member; the bot, which lacks the members intent, hears of it with the next interaction.

    Raises:
        ApiError: 10007, 10011.
    """
    if not set(role_ids) <= set(hub.world.roles):
        raise ApiError(UNKNOWN_ROLE)
    hub.world.member(user_id)["roles"] = role_ids
    hub.world.changed()
    hub.audience.tell_all("channels", {})


def get_guild(hub: Hub, call: Call) -> Json:
    """GET /guilds/{guild}."""
    return guild_record(hub, _guild(hub, call))


def get_channels(hub: Hub, call: Call) -> list[Json]:
    """GET /guilds/{guild}/channels: no threads."""
    guild = _guild(hub, call)
    here = [c for c in hub.world.channels.values() if c.get("guild_id") == guild]
    return [public(c) for c in here if c["type"] not in THREADS]


def get_roles(hub: Hub, call: Call) -> list[Json]:
    """GET /guilds/{guild}/roles."""
    return hub.world.roles_in(_guild(hub, call))


def get_member(hub: Hub, call: Call) -> Json:
    """GET /guilds/{guild}/members/{user}."""
    _guild(hub, call)
    return hub.world.member(call.params["user"])


def post_role(hub: Hub, call: Call) -> Json:
    """POST /guilds/{guild}/roles: a new role is the lowest but that of everyone."""
    _guild(hub, call)
    hub.world.demand(hub.world.bot_id, None, Permission.MANAGE_ROLES)
    body = call.body or {}
    return add_role(hub, str(body.get("name") or "new role"), int(body.get("permissions") or 0), 1)


def role_route(*, is_added: bool) -> Handler:
    """Return the handler that gives or takes a role, which must be below the bot's own."""

    def handle(hub: Hub, call: Call) -> None:
        _guild(hub, call)
        hub.world.demand(hub.world.bot_id, None, Permission.MANAGE_ROLES)
        roles, role_id = hub.world.member(call.params["user"])["roles"], call.params["role"]
        if role_id not in hub.world.roles:
            raise ApiError(UNKNOWN_ROLE)
        own = max(hub.world.roles[role]["position"] for role in hub.world.member(hub.world.bot_id)["roles"])
        if hub.world.roles[role_id]["position"] >= own or hub.world.roles[role_id]["managed"]:
            raise ApiError(MISSING_PERMISSIONS)
        if (role_id in roles) != is_added:
            (roles.append if is_added else roles.remove)(role_id)
            hub.world.changed()

    return handle


def me(hub: Hub, _call: Call) -> Json:
    """GET /users/@me."""
    return hub.world.user(hub.world.bot_id) | {"verified": True, "mfa_enabled": True, "locale": "en-US"}


def my_guilds(hub: Hub, _call: Call) -> list[Json]:
    """GET /users/@me/guilds."""
    bits = str(hub.world.permissions(hub.world.bot_id))
    own: Json = {"owner": False, "permissions": bits}
    shown = ("id", "name", "icon", "banner", "features")
    records = [guild_record(hub, guild) for guild in hub.world.joined_guilds]
    return [own | {key: record[key] for key in shown} for record in records]


def get_user(hub: Hub, call: Call) -> Json:
    """GET /users/{user}."""
    if call.params["user"] not in hub.world.members:
        raise ApiError(UNKNOWN_USER)
    return hub.world.user(call.params["user"])


def application(hub: Hub, _call: Call) -> Json:
    """GET /oauth2/applications/@me and /applications/@me."""
    owner = hub.world.user(hub.world.guild["owner_id"])
    return hub.world.application | {
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": owner,
        "team": None,
        "rpc_origins": [],
        "approximate_guild_count": len(hub.world.joined_guilds),
    }


def gateway_bot(hub: Hub, call: Call) -> Json:
    """GET /gateway/bot."""
    return {
        "url": ready(hub, call.process)["resume_gateway_url"],
        "shards": hub.gateway.recommended_shards,
        "session_start_limit": hub.gateway.starts.record(),
    }


def no_emojis(_hub: Hub, _call: Call) -> Json:
    """GET /applications/{application}/emojis: this application has none."""
    return {"items": []}


def _guild(hub: Hub, call: Call) -> str:
    """Return the id of the server that a request speaks of.

    Raises:
        ApiError: 10004.
    """
    if call.params["guild"] not in hub.world.joined_guilds:
        raise ApiError(UNKNOWN_GUILD)
    return call.params["guild"]


ROUTES: tuple[Route, ...] = (
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/channels", get_channels),
    ("GET", "/guilds/{guild}/roles", get_roles),
    ("POST", "/guilds/{guild}/roles", post_role),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
    ("PUT", "/guilds/{guild}/members/{user}/roles/{role}", role_route(is_added=True)),
    ("DELETE", "/guilds/{guild}/members/{user}/roles/{role}", role_route(is_added=False)),
    ("GET", "/users/@me", me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("GET", "/users/{user}", get_user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/applications/{application}/emojis", no_emojis),
    ("GET", "/gateway/bot", gateway_bot),
)
