"""Who organises the leagues of a server, and who else may decide where somebody is concerned.

Organisers manage the server, or have the role chosen for them or the moderators' role. Asked at every act anew, as
commands, buttons and forms can be old or forged.
"""

from collections.abc import Iterator

import discord

from bot.errors import NotAnOrganiser
from bot.platform.caretakers import managing_roles
from bot.platform.context import RequestContext
from engine.errors import PartyToSeason
from engine.ids import PersonId
from engine.people.preferences import Server
from engine.seasons.season import Season


async def is_organiser(context: RequestContext) -> bool:
    """Tell whether somebody organises leagues here.

    Raises:
        OnlyInServer: this happens in direct messages.
    """
    interaction = context.interaction
    chosen = _roles(await context.store.people.server(context.server))
    if interaction.permissions.manage_guild:
        return True
    return any(role.id in chosen for role in getattr(interaction.user, "roles", ()))


async def require_organiser(context: RequestContext) -> None:
    """Refuse whoever does not organise leagues here.

    Raises:
        OnlyInServer: this happens in direct messages.
        NotAnOrganiser: says who does.
    """
    if not await is_organiser(context):
        server, guild = await context.store.people.server(context.server), context.interaction.guild
        raise NotAnOrganiser(persons=tuple(_who(guild, server, frozenset())))


async def named(context: RequestContext, season: Season, refusal: PartyToSeason) -> PartyToSeason:
    """Return a refusal of somebody who is concerned, with those who are not and may decide instead.

    Discord tells us of roles and of the owner, not of all members; who has a role and plays there is refused as well.
    """
    division = refusal.params["division"]
    concerned = {
        person
        for entrant in season.entrants.values()
        if season.division_of(entrant.id) == division
        for person in entrant.persons
    }
    server = await context.store.people.server(context.server)
    persons = tuple(_who(context.interaction.guild, server, concerned))
    return PartyToSeason(**{**refusal.params, "persons": persons})


def _roles(server: Server) -> list[int]:
    return [role for role in (server.organiser_role, server.moderator_role) if role is not None]


def _who(guild: discord.Guild | None, server: Server, concerned: frozenset[PersonId] | set[PersonId]) -> Iterator[str]:
    """Yield the ids of who may decide, those of roles with `&` before them, as mentions are written."""
    if guild is None:
        return
    chosen = [role for role in _roles(server) if guild.get_role(role) is not None]
    for role in dict.fromkeys((*chosen, *managing_roles(guild))):
        yield f"&{role}"
    if guild.owner_id and guild.owner_id not in concerned:
        yield str(guild.owner_id)
