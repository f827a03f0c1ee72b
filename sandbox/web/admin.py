"""The sandbox's own switches over HTTP: faults, gateway, clock, the server's settings and the bot's process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from aiohttp import web

from sandbox.hub import Hub, Json
from sandbox.process.bot_process import BotProcess, BotState
from sandbox.protocol.errors import ApiError
from sandbox.rest import guilds

Bots = Sequence[BotProcess]
Switch = Callable[[Hub, Bots, Json], Awaitable[Any]]


def add_to(app: web.Application, hub: Hub, bots: Bots) -> None:
    """Register the switches; nonsense is refused with 400 and a text."""
    for method, path, switch in ROUTES:
        app.router.add_route(method, "/sandbox" + path, _serve(hub, bots, switch))


def bot_status(hub: Hub, bots: Bots) -> Json:
    """Return how the bot is: its processes, with the shards that each hears, and whether it listens at all.

    `process` is the state that all of them have, or else that of the first that is not running.
    """
    states = [bot.state.value for bot in bots]
    processes = [
        {"state": state, "shards": [shard.record() for shard in sorted(hub.gateway.shards(number))]}
        for number, state in enumerate(states)
    ]
    odd = next((state for state in states if state != BotState.RUNNING.value), None)
    state = odd or (states[0] if states else "none")
    return {"process": state, "processes": processes, "connected": hub.gateway.is_connected}


def _serve(hub: Hub, bots: Bots, switch: Switch) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            body = await request.json() if request.can_read_body else {}
            return web.json_response(await switch(hub, bots, body))
        except (LookupError, ValueError, TypeError, ApiError) as error:
            return web.json_response({"error": str(error)}, status=400)

    return serve


async def list_faults(hub: Hub, _bots: Bots, _body: Json) -> list[Json]:
    """Return the rules in force."""
    return hub.faults.listing()


async def add_faults(hub: Hub, _bots: Bots, body: Any) -> list[Json]:
    """Add one rule or a list of rules (faults.Fault tells the fields)."""
    for record in body if isinstance(body, list) else [body]:
        hub.faults.add(record)
    return hub.faults.listing()


async def clear_faults(hub: Hub, _bots: Bots, _body: Json) -> list[Json]:
    """Forget every rule."""
    hub.faults.rules.clear()
    return []


async def disturb_gateway(hub: Hub, _bots: Bots, body: Json) -> Json:
    """Disturb the connection: `{"action": "drop" | "reconnect" | "invalidate", "resumable": true | false}`."""
    is_resumable = bool(body.get("resumable", True))
    match body["action"]:
        case "drop":
            await hub.gateway.drop(resumable=is_resumable)
        case "reconnect":
            hub.gateway.ask_to_reconnect()
        case "invalidate":
            hub.gateway.invalidate(resumable=is_resumable)
        case unknown:
            raise ValueError(f"unknown action {unknown!r}")
    return {}


async def join(hub: Hub, _bots: Bots, _body: Json) -> Json:
    """Let the bot come to the server once more."""
    guilds.join(hub)
    return {}


async def skip_time(hub: Hub, _bots: Bots, body: Json) -> Json:
    """Let interaction tokens age: `{"seconds": 900}`."""
    hub.interactions.skip(float(body["seconds"]))
    return {}


async def change_guild(hub: Hub, _bots: Bots, body: Json) -> Json:
    """Change the server's language or a role's permissions: `{"preferred_locale": "de", "roles": {id: bits}}`."""
    if "preferred_locale" in body:
        guilds.set_locale(hub, body["preferred_locale"])
    for role_id, bits in (body.get("roles") or {}).items():
        guilds.set_role_permissions(hub, role_id, int(bits))
    return hub.world.guild


async def get_bot(hub: Hub, bots: Bots, _body: Json) -> Json:
    """Return how the bot is."""
    return bot_status(hub, bots)


def _meant(bots: Bots, body: Json) -> Bots:
    return [bots[int(body["process"])]] if "process" in body else bots


async def start_bot(hub: Hub, bots: Bots, body: Json) -> Json:
    """Start the bot, or one of its processes: `{"process": 1}`."""
    for bot in _meant(bots, body):
        await bot.start()
    return bot_status(hub, bots)


async def stop_bot(hub: Hub, bots: Bots, body: Json) -> Json:
    """Stop the bot, or one of its processes."""
    for bot in _meant(bots, body):
        await bot.stop()
    return bot_status(hub, bots)


ROUTES: tuple[tuple[str, str, Switch], ...] = (
    ("GET", "/faults", list_faults),
    ("POST", "/faults", add_faults),
    ("DELETE", "/faults", clear_faults),
    ("POST", "/gateway", disturb_gateway),
    ("POST", "/clock", skip_time),
    ("PATCH", "/guild", change_guild),
    ("POST", "/guild/join", join),
    ("GET", "/bot", get_bot),
    ("POST", "/bot/start", start_bot),
    ("POST", "/bot/stop", stop_bot),
)
