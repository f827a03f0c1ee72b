"""Authority in a server: who organises its leagues, who moderates its matches, and who else decides for the concerned.

Organisers manage the server, have the role chosen for them, or are moderators by role or by name. Moderators
(`bot.platform.roles`) moderate the matches of their own server only, and none in which they play or have played. Asked
again at every act, as commands, buttons and forms can be old or forged.
"""

from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager

import discord

from bot.errors import NotAModerator, NotAnOrganiser
from bot.platform.roles import managing_roles
from bot.requests.context import RequestContext
from engine.ids import PersonId
from engine.matches.errors import UnknownMatch
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import require_neutral
from engine.people.preferences import Server
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts.rules import SeasonId
from engine.seasons.organisers import neutrality
from engine.seasons.state.season import Season


async def is_organiser(context: RequestContext) -> bool:
    """Tell whether somebody organises leagues here.

    Raises:
        OnlyInServer: this happens in direct messages.
    """
    interaction = context.interaction
    server = await context.store.people.server(context.server)
    if interaction.permissions.manage_guild or context.person in server.moderators:
        return True
    return any(role.id in _roles(server) for role in getattr(interaction.user, "roles", ()))


async def require_organiser(context: RequestContext) -> None:
    """Refuse people who do not organise leagues here.

    Raises:
        OnlyInServer: this happens in direct messages.
        NotAnOrganiser: says who does.
    """
    if not await is_organiser(context):
        server, guild = await context.store.people.server(context.server), context.interaction.guild
        raise NotAnOrganiser(persons=tuple(_who(guild, server)))


async def require_no_party(context: RequestContext, season: Season, divisions: Collection[int]) -> None:
    """Refuse people who play, or have played, where it matters what is decided about divisions.

    Raises:
        PartyToSeason: says in which division, and who may decide instead.
    """
    async with naming_others(context, season):
        neutrality.require_neutral(season, context.person, divisions)


@asynccontextmanager
async def naming_others(context: RequestContext, season: Season) -> AsyncIterator[None]:
    """Let the refusal of somebody who is concerned also say who may decide instead.

    Raises:
        PartyToSeason: says so.
    """
    try:
        yield
    except PartyToSeason as refusal:
        raise await named(context, season, refusal) from None


async def named(context: RequestContext, season: Season, refusal: PartyToSeason) -> PartyToSeason:
    """Return a refusal of somebody who is concerned, with those who are not and may decide instead.

    Discord tells us of roles and of the owner, not of all members; who has a role and plays there is refused as well.
    """
    about = refusal.params["divisions"]
    assert isinstance(about, tuple)
    divisions = [int(division) for division in about]
    server = await context.store.people.server(context.server)
    who = list(_who(context.interaction.guild, server))
    roles = [mention for mention in who if mention.startswith("&")]
    others = [PersonId(int(mention)) for mention in who if mention not in (*roles, str(context.person))]
    neutral = neutrality.who_may(season, divisions, others)
    persons = (*roles, *map(str, neutral))
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
    owner = [PersonId(guild.owner_id)] if guild.owner_id else []
    yield from map(str, dict.fromkeys((*server.moderators, *owner)))


async def require_moderator(context: RequestContext, match: Match) -> None:
    """Refuse people who may not moderate a match, here and now.

    Raises:
        OnlyInServer: this happens in direct messages.
        UnknownMatch: the match belongs to another server.
        NotAModerator: the person does not moderate this server.
        PlaysInMatch: the person plays or has played in the match.
        PartyToSeason: the match belongs to a division in which the person plays.
    """
    if context.server != match.proposal.server:
        raise UnknownMatch(match=match.id)
    await require_moderator_role(context)
    require_neutral(match, context.person)
    await require_other_division(context, match)


async def require_other_division(context: RequestContext, match: Match) -> None:
    """Refuse moderators of a season's match who play, or have played, in the same division.

    Raises:
        PartyToSeason: says in which division.
    """
    if match.proposal.fixture is None:
        return
    season = await context.services.seasons.season(SeasonId(match.proposal.fixture.partition("/")[0]))
    fixture = season.fixture_in(match.id)
    if fixture is not None:
        await require_no_party(context, season, {fixture.division})


async def require_moderator_role(context: RequestContext) -> None:
    """Refuse people who do not moderate this server.

    Raises:
        OnlyInServer: this happens in direct messages.
        NotAModerator: the person does not.
    """
    if not await context.is_moderator():
        raise NotAModerator
