"""Interactions as Discord hands them over."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.errors import BotInvited, NotAMember
from engine.ids import PersonId
from engine.people.preferences import Server

Interaction = discord.Interaction[Any]
"""An interaction with whatever client; the function that answers it finds its services by `bot.requests.context`."""


def custom_id_of(interaction: Interaction) -> str:
    """Return the custom_id of the component that was used or of the form that was sent."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def filled_in(interaction: Interaction) -> dict[str, str]:
    """Return what was typed or chosen: a menu's value (several with commas), or each field of a form."""
    data: Any = interaction.data or {}
    pending, fields = [data] if "values" in data else list(data.get("components", ())), {}
    while pending:
        component = pending.pop(0)
        if "custom_id" in component:
            chosen = component.get("values") or [component.get("value") or ""]
            fields[str(component["custom_id"])] = ",".join(map(str, chosen))
        pending += component.get("components", ())
        if "component" in component:
            pending.append(component["component"])
    return fields


def people_chosen(interaction: Interaction) -> Mapping[str, bool]:
    """Return the people chosen in a menu, by their ids, and of each whether it is a bot."""
    return {user: bool(record.get("bot")) for user, record in _resolved(interaction, "users").items()}


def require_people(interaction: Interaction) -> None:
    """Refuse bots, as far as Discord says who is one.

    Raises:
        BotInvited: somebody chosen is a bot.
    """
    if any(people_chosen(interaction).values()):
        raise BotInvited


def require_members(interaction: Interaction, persons: Sequence[PersonId]) -> None:
    """Refuse people who cannot play here: Discord resolves people of other servers as users without membership.

    Raises:
        BotInvited: somebody chosen is a bot.
        NotAMember: somebody is no member of this server.
    """
    require_people(interaction)
    members = _resolved(interaction, "members")
    strangers = tuple(str(person) for person in persons if str(person) not in members)
    if strangers:
        raise NotAMember(persons=strangers)


def _resolved(interaction: Interaction, what: str) -> dict[str, Any]:
    """Return what Discord says about those who were chosen, by their ids."""
    data: Any = interaction.data or {}
    found: dict[str, Any] = data.get("resolved", {}).get(what, {})
    return found


def moderates(interaction: Interaction, server: Server) -> bool:
    """Tell whether who acts on a server moderates it."""
    if interaction.user.id in server.moderators:
        return True
    chosen = server.moderator_role
    role = interaction.guild.get_role(chosen) if interaction.guild and chosen else None
    if role is None:
        return interaction.permissions.manage_guild
    return any(own.id == role.id for own in getattr(interaction.user, "roles", ()))
