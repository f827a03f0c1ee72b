"""Scheduled events of the server: made, listed, changed and deleted by the bot; others delete them by a switch.

Source: Discord developer documentation, resources/guild-scheduled-event. Only events at a place outside of Discord's
channels; the bot asks for no news of them.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sandbox.hub import Call, Hub, Json, Route
from sandbox.protocol.errors import (
    MISSING_PERMISSIONS,
    TOO_MANY_EVENTS,
    UNKNOWN_EVENT,
    UNKNOWN_GUILD,
    ApiError,
    Violation,
    refuse_if,
)
from sandbox.protocol.permissions import Permission

MOST = 100
EXTERNAL = 3
GUILD_ONLY = 2
SCHEDULED = 1
OWN = Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS
"""Either is enough to change or delete an event of one's own."""
NAME, DESCRIPTION, PLACE = 100, 1000, 100
NEVER = "1970-01-01T00:00:00+00:00"


def get_events(hub: Hub, call: Call) -> list[Json]:
    """Return the events of a server."""
    guild = _guild(hub, call)
    return [event for event in hub.world.events.values() if event["guild_id"] == guild]


def create_event(hub: Hub, call: Call) -> Json:
    """Make an event.

    Raises:
        ApiError: 50013 without the permission, 50035 for a bad body, 30038 for one too many.
    """
    guild = _guild(hub, call)
    _demand(hub, Permission.CREATE_EVENTS)
    body = call.record()
    refuse_if([*_check(body), *_past(body)])
    if len(hub.world.events) >= MOST:
        raise ApiError(TOO_MANY_EVENTS)
    event: Json = {
        "id": hub.world.new_id(),
        "guild_id": guild,
        "channel_id": None,
        "creator_id": hub.world.bot_id,
        "description": None,
        "status": SCHEDULED,
        "entity_id": None,
        "image": None,
        "recurrence_rule": None,
        **body,
    }
    hub.world.events[event["id"]] = event
    hub.world.changed()
    return event


def edit_event(hub: Hub, call: Call) -> Json:
    """Change an event.

    Raises:
        ApiError: 10070 if it is not there, 50013, 50035.
    """
    event = _event(hub, call)
    _demand(hub)
    body = call.record()
    changed = {**event, **body}
    refuse_if([*_check(changed), *(_past(changed) if "scheduled_start_time" in body else [])])
    event.update(body)
    hub.world.changed()
    return event


def delete_event(hub: Hub, call: Call) -> None:
    """Delete an event.

    Raises:
        ApiError: 10070 if it is not there, 50013.
    """
    event = _event(hub, call)
    _demand(hub)
    remove(hub, event["id"])


def remove(hub: Hub, event: str) -> None:
    """Delete an event, as somebody who manages the server does by hand."""
    del hub.world.events[event]
    hub.world.changed()


def _event(hub: Hub, call: Call) -> Json:
    _guild(hub, call)
    found: Json | None = hub.world.events.get(call.params["event"])
    if found is None:
        raise ApiError(UNKNOWN_EVENT)
    return found


def _demand(hub: Hub, needed: Permission = OWN) -> None:
    """Insist that the bot may make events; to change one of its own Manage Events does as well."""
    allowed = hub.world.permissions(hub.world.bot_id)
    if not allowed & (needed | Permission.ADMINISTRATOR):
        raise ApiError(MISSING_PERMISSIONS)


def _past(body: Json) -> list[Violation]:
    """Return the fault that an event begins in the past."""
    begins = datetime.fromisoformat(body["scheduled_start_time"])
    if begins > datetime.now(UTC):
        return []
    text = "Cannot schedule event in the past."
    return [Violation(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", text)]


def _guild(hub: Hub, call: Call) -> str:
    if call.params["guild"] not in hub.world.joined_guilds:
        raise ApiError(UNKNOWN_GUILD)
    return call.params["guild"]


def _check(body: Json) -> list[Violation]:
    """Return what Discord would not accept in an event: too long, without an end or a place, or of another kind."""
    found = [
        Violation((name,), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        for name, least, most in (("name", 1, NAME), ("description", 0, DESCRIPTION))
        if not least <= len(body.get(name) or "") <= most
    ]
    place = (body.get("entity_metadata") or {}).get("location") or ""
    if not 1 <= len(place) <= PLACE:
        text = f"Must be between 1 and {PLACE} in length."
        found.append(Violation(("entity_metadata", "location"), "BASE_TYPE_BAD_LENGTH", text))
    if (body.get("entity_type"), body.get("privacy_level")) != (EXTERNAL, GUILD_ONLY):
        found.append(Violation(("entity_type",), "BASE_TYPE_CHOICES", "Value must be one of {3}."))
    begins, ends = (datetime.fromisoformat(body.get(f"scheduled_{at}_time") or NEVER) for at in ("start", "end"))
    if not begins < ends:
        text = "Cannot end event before it starts."
        found.append(Violation(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_END", text))
    return found


ROUTES: tuple[Route, ...] = (
    ("GET", "/guilds/{guild}/scheduled-events", get_events),
    ("POST", "/guilds/{guild}/scheduled-events", create_event),
    ("PATCH", "/guilds/{guild}/scheduled-events/{event}", edit_event),
    ("DELETE", "/guilds/{guild}/scheduled-events/{event}", delete_event),
)
