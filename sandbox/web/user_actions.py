"""Actions of people as Discord's client sends them: commands, completions, presses, choices, modals.

It checks what the client checks before anything reaches the bot, builds the INTERACTION_CREATE event and waits for the
first answer. Wrong input of a person is a `ClientRefusal`, never an error of the bot.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import Any

from sandbox.hub import Hub, Json
from sandbox.protocol import limits
from sandbox.protocol.permissions import WITHOUT_BOT
from sandbox.rest import commands, messages
from sandbox.rest.content import wire
from sandbox.world import interactions
from sandbox.world.interactions import Interaction
from sandbox.world.world import THREADS, public

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
RESOLVED = {
    USER: ("users", "members"),
    CHANNEL: ("channels",),
    ROLE: ("roles",),
    MENTIONABLE: ("users", "members", "roles"),
}
SELECT_TO_OPTION = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


class ClientRefusal(Exception):
    """Discord's own client would not let the person do this."""


async def run_command(hub: Hub, user_id: str, channel: Json, words: list[str], values: Json) -> Json:
    """Run a slash command; `values` are its options by their English names."""
    _refuse_archived(channel)
    command, chain, known = _find(hub, user_id, channel, words)
    resolved: Json = {}
    options = _typed_options(hub, channel, known, values, resolved)
    data = _command_data(command, chain, options)
    if resolved:
        data["resolved"] = resolved
    installed = commands.owners(hub, user_id, channel, command)
    return await _act(hub, interactions.COMMAND, user_id, channel, data, owners=installed)


async def complete(hub: Hub, user_id: str, channel: Json, words: list[str], values: Json, focused: str) -> Json:
    """Ask for completions of one option, given what the others hold so far."""
    _refuse_archived(channel)
    command, chain, known = _find(hub, user_id, channel, words)
    option = next((o for o in known if o["name"] == focused and o.get("autocomplete")), None)
    if option is None:
        raise ClientRefusal(f"{focused} has no completions")
    filled = [
        {"name": o["name"], "type": o["type"], "value": values[o["name"]]}
        | ({"focused": True} if o["name"] == focused else {})
        for o in known
        if o["name"] in values
    ]
    data = _command_data(command, chain, filled)
    installed = commands.owners(hub, user_id, channel, command)
    return await _act(hub, interactions.AUTOCOMPLETE, user_id, channel, data, owners=installed)


async def use_component(hub: Hub, user_id: str, message: Json, custom_id: str, values: list[str] | None) -> Json:
    """Press a button, or choose the values of a select."""
    channel = hub.world.channel(message["channel_id"])
    _refuse_archived(channel)
    found = (c for _, c in limits.walk(message["components"]) if c.get("custom_id") == custom_id)
    component = next(found, None)
    if component is None or component.get("disabled"):
        raise ClientRefusal(f"{custom_id} is not there to be used")
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if component["type"] in limits.SELECTS:
        data |= _chosen(hub, component, values or [])
    return await _act(hub, interactions.COMPONENT, user_id, channel, data, message)


async def forge(
    hub: Hub, user_id: str, message: Json, custom_id: str, values: Json | None, *, guild: str | None
) -> Json:
    """Press a button that the message does not have; with `values` by custom_id send a modal that nobody opened.

    `guild` is another server where that is said to happen.
    """
    button: Json = {"type": limits.BUTTON, "style": 2, "label": "?", "custom_id": custom_id, "id": 2}
    forged = message | {"components": [{"type": limits.ROW, "id": 1, "components": [button]}]}
    data: Json = {"custom_id": custom_id, "component_type": limits.BUTTON, "id": 2}
    kind = interactions.COMPONENT
    if values is not None:
        kind = interactions.MODAL_SUBMIT
        typed = [{"type": limits.TEXT_FIELD, "id": 2, "custom_id": name, "value": values[name]} for name in values]
        rows = [{"type": limits.LABELLED, "id": 1, "component": field} for field in typed]
        data = {"custom_id": custom_id, "components": rows, "resolved": {}}
    channel = hub.world.channel(message["channel_id"])
    return await _act(hub, kind, user_id, channel, data, forged, guild=guild)


async def submit_modal(hub: Hub, user_id: str, interaction_id: str, values: Json) -> Json:
    """Submit the modal that an interaction opened; `values` by custom_id, what is missing keeps its default."""
    opener = hub.interactions.find(interaction_id)
    if opener is None or opener.modal is None or opener.user_id != user_id:
        raise ClientRefusal("this modal is not open")
    resolved: Json = {}
    parts = [_submitted(hub, part, values, resolved) for part in opener.modal["components"]]
    data: Json = {"custom_id": opener.modal["custom_id"], "components": parts, "resolved": resolved}
    message = hub.world.messages.get(opener.channel_id, {}).get(opener.source_id or "")
    channel = hub.world.channel(opener.channel_id)
    return await _act(hub, interactions.MODAL_SUBMIT, user_id, channel, data, message)


def _refuse_archived(channel: Json) -> None:
    """Insist that a thread is open: in the archive buttons are grey, and no command is offered."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ClientRefusal("this thread is archived")


def _find(hub: Hub, user_id: str, channel: Json, words: list[str]) -> tuple[Json, list[Json], list[Json]]:
    try:
        return commands.find(hub, user_id, channel, words)
    except LookupError as error:
        raise ClientRefusal(str(error.args[0])) from None


async def _act(
    hub: Hub,
    kind: int,
    user_id: str,
    channel: Json,
    data: Json,
    message: Json | None = None,
    *,
    guild: str | None = None,
    owners: Json | None = None,
) -> Json:
    """Send the interaction to the bot and return its first answer, or `failed` after three seconds.

    `owners` say by whose installation it happens; they are those of the message whose component is used.
    """
    asked: Json = (message or {}).get("interaction_metadata") or {}
    metadata: Json = {
        "id": hub.world.new_id(),
        "type": kind,
        "user": hub.world.user(user_id),
        "authorizing_integration_owners": owners
        or asked.get("authorizing_integration_owners")
        or {"0": channel.get("guild_id", "0")},
    }
    interaction = hub.interactions.open(metadata["id"], kind, user_id, channel["id"], metadata)
    interaction.command = _full_name(data)
    event = _event(hub, interaction, channel, data)
    if message:
        interaction.source_id = message["id"]
        event["message"] = wire(hub, message)
    if guild:
        event |= {"guild_id": guild, "guild": {**event["guild"], "id": guild}}
    told = hub.gateway.dispatch("INTERACTION_CREATE", event)
    interaction.heard_by = tuple(sorted(session.process for session in told))
    if not interaction.heard_by:
        interactions.fail(interaction)
    hub.on_change()
    try:
        outcome = await asyncio.wait_for(asyncio.shield(interaction.first_answer), hub.interactions.patience_s)
    except TimeoutError:
        interactions.fail(interaction)
        outcome = interaction.first_answer.result()
    return {"interaction": interaction.id, **outcome}


def _full_name(data: Json) -> str:
    """Return the words of a command as typed, with groups and subcommands; other actions have none."""
    words, below = [data.get("name", "")], data.get("options") or []
    while below and below[0]["type"] in (commands.SUBCOMMAND, commands.GROUP):
        words.append(below[0]["name"])
        below = below[0]["options"]
    return " ".join(words)


def _event(hub: Hub, interaction: Interaction, channel: Json, data: Json) -> Json:
    world, guild = hub.world, hub.world.guilds.get(channel.get("guild_id", ""), hub.world.guild)
    user_id, context = interaction.user_id, commands.context_of(channel)
    member = world.member(user_id) | {"permissions": str(world.permissions(user_id, channel))}
    person = world.person_of(user_id) or {}
    event: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel["id"],
        "channel": public(channel) | {"permissions": member["permissions"]},
        "locale": person.get("locale", "en-US"),
        "app_permissions": str(int(world.permissions(world.bot_id, channel) or WITHOUT_BOT)),
        "entitlements": [],
        "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
        "context": context,
        "attachment_size_limit": limits.ATTACHMENT_BYTES,
    }
    if context != commands.IN_GUILD:
        return event | {"user": world.user(user_id)}
    place = {"guild_id": guild["id"], "guild_locale": guild["preferred_locale"], "member": member}
    return event | place | {"guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []}}


def _command_data(command: Json, chain: list[Json], options: list[Json]) -> Json:
    for link in reversed(chain):
        options = [{"name": link["name"], "type": link["type"], "options": options}]
    data = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _typed_options(hub: Hub, channel: Json, known: list[Json], values: Json, resolved: Json) -> list[Json]:
    names = [option["name"] for option in known]
    if unknown := [name for name in values if name not in names]:
        raise ClientRefusal(f"unknown option {unknown[0]}; there are: {', '.join(names) or 'none'}")
    if missing := [o["name"] for o in known if o.get("required") and values.get(o["name"]) in (None, "")]:
        raise ClientRefusal(f"{missing[0]} is required")
    return [
        {
            "name": o["name"],
            "type": o["type"],
            "value": _typed(hub, channel, o, values[o["name"]], resolved),
        }
        for o in known
        if values.get(o["name"]) is not None
    ]


def _typed(hub: Hub, channel: Json, option: Json, value: Any, resolved: Json) -> Any:
    kind = option["type"]
    if choices := option.get("choices"):
        found = next((c["value"] for c in choices if value in (c["value"], c["name"])), None)
        if found is None:
            raise ClientRefusal(f"{value!r} is no choice of {option['name']}")
        return found
    if kind in RESOLVED:
        return _resolve(hub, kind, str(value), resolved)
    if kind == FILE:
        return _upload(hub, channel, value, resolved)
    try:
        typed = READ[kind](value)
    except ValueError:
        raise ClientRefusal(f"{value!r} does not fit {option['name']}") from None
    _check_range(option, typed)
    return typed


def _boolean(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() not in {"true", "false"}:
        raise ValueError(value)
    return str(value).lower() == "true"


READ: dict[int, Callable[[Any], Any]] = {STRING: str, INTEGER: int, NUMBER: float, BOOLEAN: _boolean}


def _check_range(option: Json, value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    least = option.get("min_length" if isinstance(value, str) else "min_value")
    most = option.get("max_length" if isinstance(value, str) else "max_value")
    if (least is not None and size < least) or (most is not None and size > most):
        raise ClientRefusal(f"{option['name']} must be between {least} and {most}")


def _resolve(hub: Hub, kind: int, value: str, resolved: Json) -> str:
    """Return the id that a name or id stands for, and add the record that Discord sends along to `resolved`."""
    world = hub.world
    records: list[tuple[str, str, str, Json]] = []
    for user_id, member in world.members.items():
        records.append(("users", user_id, member["user"]["username"], member["user"]))
    records += [("roles", role["id"], role["name"], role) for role in world.roles.values()]
    records += [("channels", c["id"], c["name"], c) for c in world.channels.values() if "name" in c]
    for group, record_id, name, record in records:
        if group in RESOLVED[kind] and value in (record_id, name):
            shown = public(record)
            if group == "channels":
                shown["permissions"] = str(world.permissions(world.bot_id, record))
            resolved.setdefault(group, {})[record_id] = shown
            if group == "users":
                member = {k: v for k, v in world.members[record_id].items() if k not in ("user", "deaf", "mute")}
                member["permissions"] = str(world.permissions(record_id))
                resolved.setdefault("members", {})[record_id] = member
            return record_id
    raise ClientRefusal(f"there is no {value!r}")


def _upload(hub: Hub, channel: Json, value: Json, resolved: Json) -> str:
    """Keep a file that a person gave as `{"name": ..., "data": base64}`; return its id."""
    attachment = hub.files.keep(hub.world.new_id(), value["name"], base64.b64decode(value["data"]), None)
    url = hub.files.link(channel["id"], attachment)
    resolved.setdefault("attachments", {})[attachment["id"]] = attachment | {"url": url, "proxy_url": url}
    return str(attachment["id"])


def _chosen(hub: Hub, select: Json, values: list[str]) -> Json:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        raise ClientRefusal(f"between {least} and {most} values are wanted")
    if select["type"] == limits.STRING_SELECT:
        offered = [option["value"] for option in select["options"]]
        if wrong := [value for value in values if value not in offered]:
            raise ClientRefusal(f"{wrong[0]!r} is not offered")
        return {"values": values}
    resolved: Json = {}
    chosen = [_resolve(hub, SELECT_TO_OPTION[select["type"]], value, resolved) for value in values]
    return {"values": chosen, "resolved": resolved}


def _submitted(hub: Hub, part: Json, values: Json, resolved: Json) -> Json:
    """Return one component of a submitted modal, with what the person put in."""
    kind = part["type"]
    shared = {"type": kind, "id": part.get("id", 0)}
    if kind == limits.ROW:
        return shared | {"components": [_submitted(hub, child, values, resolved) for child in part["components"]]}
    if kind == limits.LABELLED:
        return shared | {"component": _submitted(hub, part["component"], values, resolved)}
    if kind == limits.TEXT_DISPLAY:
        return shared
    shared["custom_id"] = part["custom_id"]
    value = values.get(part["custom_id"])
    if kind == limits.TEXT_FIELD:
        text = part.get("value") or "" if value is None else str(value)
        _check_text(part, text)
        return shared | {"value": text}
    if kind in limits.SELECTS:
        defaults = [o["value"] for o in part.get("options") or [] if o.get("default")]
        wanted = {"min_values": 1 if part.get("required", True) else 0, **part}
        chosen = _chosen(hub, wanted, defaults if value is None else [value] if isinstance(value, str) else value)
        for group, records in chosen.pop("resolved", {}).items():
            resolved.setdefault(group, {}).update(records)
        return shared | chosen
    return shared | ({"values": value or []} if kind in (19, 22) else {"value": value})


def _check_text(field: Json, text: str) -> None:
    least = field.get("min_length", 1 if field.get("required", True) else 0)
    if not text and not field.get("required", True):
        return
    if not least <= len(text) <= field.get("max_length", limits.TEXT_INPUT):
        raise ClientRefusal(f"{field['custom_id']} must have {least} to {field.get('max_length', 4000)} characters")


def visible_message(hub: Hub, user_id: str, channel_id: str, message_id: str) -> Json:
    """Return a message that the person sees, including their ephemeral ones."""
    channel = hub.world.channel(channel_id)
    shown = messages.visible(hub, channel, user_id) if hub.world.can_see(user_id, channel) else []
    found = next((m for m in shown if m["id"] == message_id), None)
    if found is None:
        raise ClientRefusal("this message is not there")
    return found
