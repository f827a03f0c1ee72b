"""Roles of a server: those of the people who moderate and manage it, and those that the bot gives.

Moderators are the members of the role chosen with /setup; without such a role, those who manage the server.
"""

from dataclasses import dataclass
from typing import Final, Literal

import discord

from bot.platform.faults import FAULTS
from engine.ids import PersonId
from engine.matches.state.match import Match


@dataclass(frozen=True, slots=True)
class Caretakers:
    """The people to call: single persons, and roles with everybody who has them."""

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


def managing_roles(guild: discord.Guild) -> list[int]:
    """Return the roles that manage a server."""
    return [role.id for role in guild.roles if _manages(role)]


def _manages(role: discord.Role) -> bool:
    """Tell whether people are given a role with which they manage the server; that of a bot is none."""
    may = role.permissions.administrator or role.permissions.manage_guild
    return may and not role.managed and not role.is_default()


RoleTrouble = Literal["gone", "above", "managed", "powerful", "order", "not-allowed", "fault"]
"""A reason for which a role cannot be given: deleted, above the bot's own, another program's, one of moderators, not
below the highest role of the person who chose it, or we may not."""

POWERFUL: Final = (
    "administrator",
    "ban_members",
    "kick_members",
    "manage_channels",
    "manage_events",
    "manage_expressions",
    "manage_guild",
    "manage_messages",
    "manage_nicknames",
    "manage_roles",
    "manage_threads",
    "manage_webhooks",
    "mention_everyone",
    "moderate_members",
    "move_members",
    "mute_members",
    "deafen_members",
    "view_audit_log",
)
"""The permissions that moderators have; a role with any of them is nobody's prize."""


class Roles:
    """Does what leagues want with roles, through the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def trouble(self, server: int, role: int) -> RoleTrouble | None:
        """Say why we cannot give a role, or must not; None if nothing speaks against it."""
        guild = self._client.get_guild(server)
        found = guild.get_role(role) if guild else None
        if guild is None or found is None:
            return "gone"
        if found.managed or found.is_default():
            return "managed"
        if any(getattr(found.permissions, name) for name in POWERFUL):
            return "powerful"
        if not guild.me.guild_permissions.manage_roles:
            return "not-allowed"
        return None if found < guild.me.top_role else "above"

    async def chooser_trouble(self, server: int, person: int, role: int) -> RoleTrouble | None:
        """Say why somebody may not have a role given whom Discord would not let give it; None if it would.

        Asked when the role is chosen and again when it is given, as roles move and people lose theirs.
        """
        guild = self._client.get_guild(server)
        found = guild.get_role(role) if guild else None
        if guild is None or found is None:
            return "gone"
        if person == guild.owner_id:
            return None
        try:
            member = await self._client.http.get_member(server, person)
        except discord.NotFound:
            return "order"
        except FAULTS:
            return "fault"
        held = (guild.get_role(int(each)) for each in member["roles"])
        own = [guild.default_role, *(each for each in held if each is not None)]
        may_give = any(each.permissions.manage_roles or each.permissions.administrator for each in own)
        return None if may_give and max(own) > found else "order"

    async def give(self, server: int, person: int, role: int, *, reason: str) -> None:
        """Give a role to a member; one who has it keeps it."""
        await self._client.http.add_role(server, person, role, reason=reason)

    async def take(self, server: int, person: int, role: int, *, reason: str) -> None:
        """Take a role from a member; from one who does not have it nothing is taken."""
        await self._client.http.remove_role(server, person, role, reason=reason)

    async def make(self, server: int, name: str, *, reason: str) -> int:
        """Make a role without any permission and return its id."""
        made = await self._client.http.create_role(server, reason=reason, name=name, permissions=0)
        return int(made["id"])
