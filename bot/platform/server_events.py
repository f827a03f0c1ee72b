"""Discord's scheduled events of a server, as far as seasons need them: make, change, delete, find again."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord

UNKNOWN_EVENT: Final = 10070
EXTERNAL: Final = discord.EntityType.external.value
GUILD_ONLY: Final = discord.PrivacyLevel.guild_only.value
LONGEST_NAME: Final = 100
LONGEST_PLACE: Final = 100


@dataclass(frozen=True, slots=True)
class EventShape:
    """The content of an event, as plain text; `about` bears what it is found by."""

    name: str
    about: str
    place: str
    begins: datetime
    ends: datetime

    def payload(self) -> dict[str, Any]:
        """Return it as Discord takes it."""
        return {
            "name": self.name[:LONGEST_NAME],
            "description": self.about,
            "entity_metadata": {"location": self.place[:LONGEST_PLACE]},
            "scheduled_start_time": self.begins.isoformat(),
            "scheduled_end_time": self.ends.isoformat(),
            "entity_type": EXTERNAL,
            "privacy_level": GUILD_ONLY,
        }


class ServerEvents:
    """Does what delivery wants, through the client. Every fault of Discord comes through as it is."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_create(self, server: int) -> bool:
        """Tell whether we may make events in a server; what we have made we may change then."""
        guild = self._client.get_guild(server)
        return guild is not None and not guild.unavailable and may_create_events(guild.me.guild_permissions)

    async def create(self, server: int, shape: EventShape) -> int:
        """Make an event and return its id."""
        made = await self._client.http.create_guild_scheduled_event(server, **shape.payload())
        return int(made["id"])

    async def edit(self, server: int, event: int, shape: EventShape) -> bool:
        """Change what an event shows; False: it is not there any more."""
        return await _is_there(self._client.http.edit_scheduled_event(server, event, **shape.payload()))

    async def delete(self, server: int, event: int) -> bool:
        """Delete an event; False: it was not there any more."""
        return await _is_there(self._client.http.delete_scheduled_event(server, event))

    async def find(self, server: int, marker: str) -> int | None:
        """Return the id of our own event that bears a marker, None if there is none."""
        me = self._client.user
        events: list[Any] = await self._client.http.get_scheduled_events(server, with_user_count=False)
        own = (event for event in events if me is not None and str(event.get("creator_id")) == str(me.id))
        return next((int(each["id"]) for each in own if marker in (each.get("description") or "")), None)


def may_create_events(allowed: discord.Permissions) -> bool:
    """Tell whether permissions allow making events, which Manage Events alone has not allowed since February 2026."""
    return allowed.create_events


async def _is_there(request: Any) -> bool:
    try:
        await request
    except discord.NotFound as error:
        if error.code != UNKNOWN_EVENT:
            raise
        return False
    return True
