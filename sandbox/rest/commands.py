"""Application commands: registered by the bot, for all servers or for one, with their localisations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.hub import Call, Hub, Json, Route
from sandbox.protocol import limits
from sandbox.protocol.errors import TOO_MANY_COMMANDS, UNKNOWN_COMMAND, ApiError, Violation, refuse_if
from sandbox.protocol.permissions import ALL, Permission
from sandbox.world.world import DM, GROUP_DM

GLOBAL = "global"
CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
IN_GUILD, IN_BOT_DM, IN_PRIVATE = range(3)
DEFAULTS: Json = {
    "type": CHAT_INPUT,
    "description": "",
    "name_localizations": None,
    "description_localizations": None,
    "options": [],
    "default_member_permissions": None,
    "dm_permission": True,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
}


def context_of(channel: Json) -> int:
    """Return as which kind of place a channel counts for commands."""
    return {DM: IN_BOT_DM, GROUP_DM: IN_PRIVATE}.get(channel["type"], IN_GUILD)


def offered(hub: Hub, user_id: str, channel: Json) -> Iterator[Json]:
    """Yield the commands that a person is offered in a channel: context and default permissions are heeded."""
    context = context_of(channel)
    bits = hub.world.permissions(user_id, channel)
    if context == IN_GUILD and not bits & Permission.USE_APPLICATION_COMMANDS:
        return
    for scope, registered in hub.world.commands.items():
        if scope not in (GLOBAL, channel.get("guild_id")):
            continue
        for command in registered:
            contexts = command["contexts"]
            is_here = (
                context in contexts
                if contexts
                else context == IN_GUILD or (context == IN_BOT_DM and command["dm_permission"])
            )
            needed = command["default_member_permissions"]
            if (
                is_here
                and owners(hub, user_id, channel, command)
                and (needed is None or bits == ALL or (int(needed) and bits & int(needed) == int(needed)))
            ):
                yield command


def owners(hub: Hub, user_id: str, channel: Json, command: Json) -> Json:
    """Return by whose installation a person is offered a command in a channel: none, the server's, their own, both."""
    installs = hub.world.installs(user_id, channel)
    return {kind: owner for kind, owner in installs.items() if int(kind) in command["integration_types"]}


def find(hub: Hub, user_id: str, channel: Json, words: list[str]) -> tuple[Json, list[Json], list[Json]]:
    """Return a command, the chain of group and subcommand below it, and the options that can be filled in.

    Raises:
        LookupError: nothing is offered under these words.
    """
    command = next((c for c in offered(hub, user_id, channel) if c["name"] == words[0]), None)
    if command is None:
        raise LookupError(f"no command /{words[0]} is offered here")
    chain: list[Json] = []
    options: list[Json] = command["options"]
    for word in words[1:]:
        below = next((o for o in options if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)), None)
        if below is None:
            raise LookupError(f"no command /{' '.join(words)}")
        chain.append(below)
        options = below.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        raise LookupError(f"/{' '.join(words)} needs a subcommand")
    return command, chain, options


def overwrite(hub: Hub, call: Call) -> list[Json]:
    """PUT the whole list of a scope; a command that keeps its name keeps its id."""
    wanted: list[Json] = call.body
    refuse_if([v._replace(path=(n, *v.path)) for n, c in enumerate(wanted) for v in _faults(hub, c)])
    if sum(c.get("type", CHAT_INPUT) == CHAT_INPUT for c in wanted) > limits.COMMANDS:
        raise ApiError(TOO_MANY_COMMANDS)
    scope = call.params.get("guild", GLOBAL)
    known = {(c["name"], c["type"]): c["id"] for c in hub.world.commands.get(scope, [])}
    hub.world.commands[scope] = [
        _record(hub, scope, c, known.get((c["name"], c.get("type", CHAT_INPUT)))) for c in wanted
    ]
    _changed(hub)
    return hub.world.commands[scope]


def listing(hub: Hub, call: Call) -> list[Json]:
    """GET the list of a scope; localisations only when asked for."""
    found = hub.world.commands.get(call.params.get("guild", GLOBAL), [])
    return found if call.wants("with_localizations") else [_without_localisations(c) for c in found]


def create(hub: Hub, call: Call) -> Json:
    """POST one command; one of the same name is replaced."""
    scope, body = call.params.get("guild", GLOBAL), call.record()
    refuse_if(_faults(hub, body))
    registered = hub.world.commands.setdefault(scope, [])
    twin = next((c for c in registered if c["name"] == body["name"]), None)
    record = _record(hub, scope, body, twin["id"] if twin else None)
    registered[:] = [c for c in registered if c is not twin] + [record]
    _changed(hub)
    return record


def edit(hub: Hub, call: Call) -> Json:
    """PATCH one command."""
    record = _find_by_id(hub, call)
    refuse_if(_faults(hub, record | call.record()))
    record |= call.record()
    record["version"] = hub.world.new_id()
    _changed(hub)
    return record


def get(hub: Hub, call: Call) -> Json:
    """GET one command."""
    return _find_by_id(hub, call)


def delete(hub: Hub, call: Call) -> None:
    """DELETE one command."""
    record = _find_by_id(hub, call)
    hub.world.commands[call.params.get("guild", GLOBAL)].remove(record)
    _changed(hub)


def _faults(hub: Hub, command: Json) -> list[Violation]:
    """Return what Discord would not accept in a command; it may ask for the installations of its application only."""
    configured = hub.world.application["integration_types_config"]
    if any(str(kind) not in configured for kind in command.get("integration_types") or ()):
        text = "Integration type is not enabled for this application."
        return [Violation(("integration_types",), "BASE_TYPE_CHOICES", text)]
    return limits.check_command(command)


def _record(hub: Hub, scope: str, body: Json, known_id: str | None) -> Json:
    ids = {"id": known_id or hub.world.new_id(), "application_id": hub.world.bot_id, "version": hub.world.new_id()}
    place = {} if scope == GLOBAL else {"guild_id": scope}
    return DEFAULTS | {k: v for k, v in body.items() if v is not None} | ids | place


def _find_by_id(hub: Hub, call: Call) -> Json:
    registered = hub.world.commands.get(call.params.get("guild", GLOBAL), [])
    found = next((c for c in registered if c["id"] == call.params["command"]), None)
    if found is None:
        raise ApiError(UNKNOWN_COMMAND)
    return found


def _without_localisations(node: Any) -> Any:
    if isinstance(node, list):
        return [_without_localisations(child) for child in node]
    if isinstance(node, dict):
        return {k: _without_localisations(v) for k, v in node.items() if not k.endswith("_localizations")}
    return node


def _changed(hub: Hub) -> None:
    hub.world.changed()
    hub.audience.tell_all("commands", {})


_SCOPES = ("/applications/{application}", "/applications/{application}/guilds/{guild}")
ROUTES: tuple[Route, ...] = tuple(
    route
    for scope in _SCOPES
    for route in (
        ("GET", scope + "/commands", listing),
        ("PUT", scope + "/commands", overwrite),
        ("POST", scope + "/commands", create),
        ("GET", scope + "/commands/{command}", get),
        ("PATCH", scope + "/commands/{command}", edit),
        ("DELETE", scope + "/commands/{command}", delete),
    )
)
