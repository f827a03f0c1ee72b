"""Roles of a server: those of the people who moderate and manage it, and those that the bot gives.

Moderators are the members of the role chosen with /setup and the people named there; without such a role, also those
who manage the server.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

import discord

from bot.platform.faults import FAULTS
from bot.posts.recipients import Caretakers
from engine.ids import PersonId
from engine.matches.state.match import Match
from engine.people.preferences import Server


def caretakers(guild: discord.Guild | None, server: Server, match: Match) -> tuple[Caretakers, ...]:
    """Return whom to call about a match: those who moderate, and where none of them hears it those who manage.

    The role counts as somebody: Discord tells us of roles and of the owner, not of all members. Of single people, the
    named ones and the owner, nobody is called who plays in the match.
    """
    if guild is None:
        return ()
    owner = [PersonId(guild.owner_id)] if guild.owner_id else []
    managers = Caretakers(_neutral(owner, match), tuple(managing_roles(guild)))
    role = guild.get_role(server.moderator_role or 0)
    moderators = Caretakers(_neutral(server.moderators, match), () if role is None else (role.id,))
    return (moderators, managers) if moderators else (managers,)


def _neutral(persons: Iterable[PersonId], match: Match) -> tuple[PersonId, ...]:
    return tuple(person for person in persons if not match.has_played(person))


Obstacle = Literal["mention_everyone", "view_channel", "manage_threads"]
"""The permission for whose lack a role does not hear us: the first is ours, the others the role's."""


def obstacles(channel: discord.TextChannel, role: discord.Role, *, is_private: bool) -> list[Obstacle]:
    """Return what keeps the members of a role from hearing a call from a thread below a channel.

    Of members with more rights by other roles Discord does not tell us.
    """
    found: list[Obstacle] = []
    if not role.mentionable and not channel.permissions_for(channel.guild.me).mention_everyone:
        found.append("mention_everyone")
    seen = channel.permissions_for(role)
    if not seen.view_channel:
        found.append("view_channel")
    elif is_private and not seen.manage_threads:
        found.append("manage_threads")
    return found


def heard_by(channel: discord.TextChannel, called: Caretakers, *, is_private: bool) -> Caretakers:
    """Return the called without the roles that would not hear it from a thread below a channel."""
    roles = [role for role in map(channel.guild.get_role, called.roles) if role is not None]
    hearing = [role.id for role in roles if not obstacles(channel, role, is_private=is_private)]
    return replace(called, roles=tuple(hearing))


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
