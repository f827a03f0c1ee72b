"""The people's side of the sandbox: what the page asks for and does over HTTP, and programs without it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from sandbox.hub import Hub, Json
from sandbox.protocol.errors import ApiError
from sandbox.protocol.permissions import Permission
from sandbox.rest import channels, commands, messages
from sandbox.web import user_actions
from sandbox.web.user_actions import ClientRefusal, visible_message
from sandbox.world.world import DM, THREADS, public

BASE = "/sandbox/api/people"


@dataclass(frozen=True, slots=True)
class PersonRequest:
    """A person's request: `params` name the person and what it is about."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Json


Act = Callable[[Hub, str, PersonRequest], Awaitable[Any]]


def add_to(app: web.Application, hub: Hub) -> None:
    """Register the people's routes; refusals come back as 400 with a text."""
    app.router.add_get(BASE, _listing(hub))
    app.router.add_get(BASE + "/{person}/events", _listen(hub))
    for method, path, act in ROUTES:
        app.router.add_route(method, BASE + "/{person}" + path, _serve(hub, act))


def _listing(hub: Hub) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(_request: web.Request) -> web.Response:
        return web.json_response([profile(hub, name) for name in hub.world.people])

    return serve


def _serve(hub: Hub, act: Act) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        if request.match_info["person"] not in hub.world.people:
            return _unknown()
        try:
            body = await request.json() if request.can_read_body else {}
            return web.json_response(await carry_out(hub, act, PersonRequest(request.match_info, request.query, body)))
        except (ClientRefusal, ValueError) as error:
            return web.json_response({"error": str(error)}, status=400)

    return serve


def _listen(hub: Hub) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Open the stream of news of a person."""

    async def serve(request: web.Request) -> web.StreamResponse:
        person = hub.world.people.get(request.match_info["person"])
        return _unknown() if person is None else await hub.audience.listen(request, person["id"])

    return serve


def _unknown() -> web.Response:
    return web.json_response({"error": "there is no such person"}, status=404)


async def carry_out(hub: Hub, act: Act, asked: PersonRequest) -> Any:
    """Do what a person asks for and return what their client is told.

    Raises:
        ClientRefusal: it is not possible.
    """
    try:
        return await act(hub, hub.world.people[asked.params["person"]]["id"], asked)
    except (ApiError, KeyError, ValueError, TypeError) as error:
        raise ClientRefusal(str(error)) from error


def profile(hub: Hub, name: str) -> Json:
    """Return a person with name, language and settings."""
    person = hub.world.people[name]
    member = hub.world.member(person["id"])
    return {"person": name, "display_name": member["user"]["global_name"], "roles": member["roles"], **person}


async def state(hub: Hub, user_id: str, _asked: PersonRequest) -> Json:
    """Return everything but messages that a person's client shows."""
    world = hub.world
    seen = [c for c in world.channels.values() if world.can_see(user_id, c)]
    return {
        "guild": world.guild,
        "guilds": list(map(public, world.guilds.values())),
        "me": next(profile(hub, name) for name, p in world.people.items() if p["id"] == user_id),
        "members": list(world.members.values()),
        "roles": list(world.roles.values()),
        "channels": [_shown_channel(hub, user_id, c) for c in seen],
        "bot": {"id": world.bot_id, "connected": hub.gateway.is_connected},
    }


async def change_profile(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Change the language, whether direct messages are open, or whether the application is installed to the person."""
    person = hub.world.people[asked.params["person"]]
    person |= {key: asked.body[key] for key in ("locale", "dms_open", "installed") if key in asked.body}
    hub.world.changed()
    hub.audience.tell([user_id], "profile", {})
    return profile(hub, asked.params["person"])


async def offered(hub: Hub, user_id: str, asked: PersonRequest) -> list[Json]:
    """Return the commands that are offered in a channel, with all localisations."""
    return list(commands.offered(hub, user_id, _channel(hub, user_id, asked)))


async def read(hub: Hub, user_id: str, asked: PersonRequest) -> list[Json]:
    """Return a channel's last messages, oldest first."""
    channel = _channel(hub, user_id, asked)
    found = messages.visible(hub, channel, user_id)
    if before := asked.query.get("before"):
        found = [m for m in found if int(m["id"]) < int(before)]
    last = found[-int(asked.query.get("limit", "50")) :]
    return [messages.for_person(hub, m, user_id) for m in last]


async def read_one(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Return one message."""
    return messages.for_person(hub, _message(hub, user_id, asked), user_id)


async def write(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Write a message."""
    channel = _channel(hub, user_id, asked)
    is_thread = channel["type"] in THREADS
    hub.world.demand(user_id, channel, Permission.SEND_MESSAGES_IN_THREADS if is_thread else Permission.SEND_MESSAGES)
    written = messages.post(hub, channel, user_id, {"content": str(asked.body.get("content", ""))})
    return messages.for_person(hub, written, user_id)


async def erase(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Delete one's own message, dismiss an ephemeral one, or moderate."""
    message = _message(hub, user_id, asked)
    if message["_author"] != user_id and not message.get("_for"):
        hub.world.demand(user_id, hub.world.channel(message["channel_id"]), Permission.MANAGE_MESSAGES)
    messages.remove(hub, message)
    return {}


async def open_thread(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Open a public thread, on a message or without one."""
    channel = _channel(hub, user_id, asked)
    hub.world.demand(user_id, channel, Permission.CREATE_PUBLIC_THREADS)
    message = visible_message(hub, user_id, channel["id"], asked.body["message"]) if asked.body.get("message") else None
    thread = channels.open_thread(hub, channel, user_id, {"type": 11, "name": asked.body["name"]}, message=message)
    return _shown_channel(hub, user_id, thread)


async def change_channel(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Rename, archive or lock a thread or channel."""
    channel = _channel(hub, user_id, asked)
    if channel.get("owner_id") != user_id:
        is_thread = channel["type"] in THREADS
        hub.world.demand(user_id, channel, Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS)
    return _shown_channel(hub, user_id, channels.change(hub, channel, asked.body, user_id))


async def delete_channel(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Delete a thread or channel."""
    channel = _channel(hub, user_id, asked)
    is_thread = channel["type"] in THREADS
    hub.world.demand(user_id, channel, Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS)
    channels.destroy(hub, channel)
    return {}


async def open_dm(hub: Hub, user_id: str, _asked: PersonRequest) -> Json:
    """Open the direct message channel with the bot."""
    return _shown_channel(hub, user_id, channels.open_dm(hub, user_id))


async def run(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Run a command: `{"command": ["match", "new"], "options": {...}}`."""
    channel = _channel(hub, user_id, asked)
    return await user_actions.run_command(hub, user_id, channel, asked.body["command"], asked.body.get("options") or {})


async def complete(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Ask for completions: as `run`, with the name of the option in `focused`."""
    channel = _channel(hub, user_id, asked)
    return await user_actions.complete(
        hub, user_id, channel, asked.body["command"], asked.body.get("options") or {}, asked.body["focused"]
    )


async def use(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Press a button, or choose: `{"custom_id": ..., "values": [...]}`."""
    message = _message(hub, user_id, asked)
    return await user_actions.use_component(hub, user_id, message, asked.body["custom_id"], asked.body.get("values"))


async def submit(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    """Submit the modal that an interaction opened: `{"values": {custom_id: value}}`."""
    return await user_actions.submit_modal(hub, user_id, asked.params["interaction"], asked.body.get("values") or {})


def _channel(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    channel = hub.world.channel(asked.params["channel"])
    if not hub.world.can_see(user_id, channel):
        raise ClientRefusal("this channel is not there")
    return channel


def _message(hub: Hub, user_id: str, asked: PersonRequest) -> Json:
    return visible_message(hub, user_id, asked.params["channel"], asked.params["message"])


def _shown_channel(hub: Hub, user_id: str, channel: Json) -> Json:
    is_mine = channel["type"] == DM or user_id in channel.get("_members", [user_id])
    bits = str(hub.world.permissions(user_id, channel))
    return public(channel) | {"joined": is_mine, "members": channel.get("_members", []), "permissions": bits}


_CHANNEL = "/channels/{channel}"
_MESSAGE = _CHANNEL + "/messages/{message}"
ROUTES: tuple[tuple[str, str, Act], ...] = (
    ("GET", "", state),
    ("PATCH", "", change_profile),
    ("POST", "/dm", open_dm),
    ("PATCH", _CHANNEL, change_channel),
    ("DELETE", _CHANNEL, delete_channel),
    ("GET", _CHANNEL + "/commands", offered),
    ("POST", _CHANNEL + "/commands", run),
    ("POST", _CHANNEL + "/completions", complete),
    ("POST", _CHANNEL + "/threads", open_thread),
    ("GET", _CHANNEL + "/messages", read),
    ("POST", _CHANNEL + "/messages", write),
    ("GET", _MESSAGE, read_one),
    ("DELETE", _MESSAGE, erase),
    ("POST", _MESSAGE + "/components", use),
    ("POST", "/interactions/{interaction}/modal", submit),
)
