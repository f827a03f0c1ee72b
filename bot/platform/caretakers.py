"""Who decides about disputes on a server: its moderators, else its owner and those who manage it.

Moderators are the members of the role chosen with /setup; without such a role, those who manage the server.
"""

from dataclasses import dataclass

import discord

from bot.platform.interactions import Interaction
from engine.log.facts import PersonId
from engine.matches.state.match import Match


@dataclass(frozen=True, slots=True)
class Caretakers:
    """Whom to call: single persons, and roles with everybody who has them."""

    persons: tuple[PersonId, ...] = ()
    roles: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anybody can be called."""
        return bool(self.persons or self.roles)


def caretakers(guild: discord.Guild | None, chosen: int | None, match: Match) -> Caretakers:
    """Return whom to call about a match: the chosen role, else the owner, who must not play in it, and administrators.

    Discord tells us of roles and of the owner, not of all members: a role may be nobody's.
    """
    if guild is None:
        return Caretakers()
    if chosen is not None and guild.get_role(chosen) is not None:
        return Caretakers(roles=(chosen,))
    owner = PersonId(guild.owner_id) if guild.owner_id else None
    return Caretakers(() if owner is None or match.has_played(owner) else (owner,), tuple(managing_roles(guild)))


def moderates(interaction: Interaction, chosen: int | None) -> bool:
    """Tell whether who acts on a server moderates it; `chosen` is the moderators' role."""
    role = interaction.guild.get_role(chosen) if interaction.guild and chosen else None
    if role is None:
        return interaction.permissions.manage_guild
    return any(own.id == role.id for own in getattr(interaction.user, "roles", ()))


def managing_roles(guild: discord.Guild) -> list[int]:
    """Return the roles that manage a server."""
    return [role.id for role in guild.roles if _manages(role)]


def _manages(role: discord.Role) -> bool:
    """Tell whether people are given a role with which they manage the server; that of a bot is none."""
    may = role.permissions.administrator or role.permissions.manage_guild
    return may and not role.managed and not role.is_default()
