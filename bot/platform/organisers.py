"""Who organises the leagues of a server, and who else may decide where somebody is concerned.

Organisers manage the server, or have the role chosen for them or the moderators' role. Asked at every act anew, as
commands, buttons and forms can be old or forged.
"""

from collections.abc import Collection, Iterator

import discord

from bot.errors import NotAnOrganiser
from bot.platform.context import RequestContext
from bot.platform.roles import managing_roles
from engine.errors import PartyToSeason
from engine.ids import PersonId
from engine.people.preferences import Server
from engine.seasons.organisers import neutrality
from engine.seasons.state.season import Season


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
        raise NotAnOrganiser(persons=tuple(_who(guild, server)))


async def require_neutral(context: RequestContext, season: Season, divisions: Collection[int]) -> None:
    """Refuse whoever plays, or has played, where it matters what is decided about divisions.

    Raises:
        PartyToSeason: says in which division, and who may decide instead.
    """
    try:
        neutrality.require_neutral(season, context.person, divisions)
    except PartyToSeason as refusal:
        raise await named(context, season, refusal) from None


async def named(context: RequestContext, season: Season, refusal: PartyToSeason) -> PartyToSeason:
    """Return a refusal of somebody who is concerned, with those who are not and may decide instead.

    Discord tells us of roles and of the owner, not of all members; who has a role and plays there is refused as well.
    """
    about = refusal.params["divisions"]
    assert isinstance(about, tuple)
    divisions = [int(each) for each in about]
    server = await context.store.people.server(context.server)
    who = list(_who(context.interaction.guild, server))
    others = [PersonId(int(one)) for one in who if not one.startswith("&") and int(one) != context.person]
    neutral = neutrality.who_may(season, divisions, others)
    persons = (*(one for one in who if one.startswith("&")), *map(str, neutral))
    return PartyToSeason(**{**refusal.params, "persons": persons})


def _roles(server: Server) -> list[int]:
    return [role for role in (server.organiser_role, server.moderator_role) if role is not None]


def _who(guild: discord.Guild | None, server: Server) -> Iterator[str]:
    """Yield the ids of who organises, those of roles with `&` before them, as mentions are written."""
    if guild is None:
        return
    chosen = [role for role in _roles(server) if guild.get_role(role) is not None]
    for role in dict.fromkeys((*chosen, *managing_roles(guild))):
        yield f"&{role}"
    if guild.owner_id:
        yield str(guild.owner_id)
