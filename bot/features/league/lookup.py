"""Lookup of the season that is meant, and the end of an organiser's decision."""

from collections.abc import Callable

from discord import app_commands

from bot.posts.league.core import Standing, season_name
from bot.posts.post import Key
from bot.requests.authority import naming_others
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import matching
from engine.letters import reading
from engine.seasons.errors import UnknownSeason
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import Facts
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import OVER, Season

UNDRAWN = frozenset({"announced", "open", "cancelled"})


async def season_named(context: RequestContext, typed: str | None, *, is_drawn: bool = False) -> Season:
    """Return the season of this server that was named, else the latest that is not over, else the latest.

    `is_drawn`: without a name only seasons with divisions are meant, as far as there are any.

    Raises:
        UnknownSeason: there is none, or it belongs to another server.
    """
    known = await context.services.seasons.store.of_server(context.server)
    if typed:
        wanted = reading(typed)
        found = [one for one in known if wanted in (one.season, reading(one.name))]
    else:
        drawn = [one for one in known if is_drawn and one.phase not in UNDRAWN] or known
        found = [one for one in drawn if one.phase not in OVER] or list(drawn)
    if not found:
        raise UnknownSeason(season=typed) if typed else UnknownSeason(reason="none")
    return await context.services.seasons.season(found[0].season)


async def season_of(context: RequestContext, key: Key) -> Season:
    """Return the season that a component is about, in its own server only.

    Raises:
        UnknownSeason: there is none here.
    """
    season = await context.services.seasons.season(SeasonId(key.match))
    if season.founded.server != context.server:
        raise UnknownSeason(season=key.match)
    return season


async def standing_of(context: RequestContext, season: Season) -> Standing:
    """Return a season as it stands."""
    return await context.services.season_posts.views.standing(season)


async def decide(context: RequestContext, season: Season, decision: Callable[[Season], Facts]) -> SeasonChange:
    """Carry out a decision and let everybody know.

    Raises:
        PartyToSeason: the person is concerned; says who may decide instead.
    """
    async with naming_others(context, season):
        change = await context.services.seasons.act(season.id, lambda now, _: decision(now))
    context.services.tasks.seasons.wake()
    return change


async def seasons_by_name(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the seasons of the server by name, the latest first."""
    context = await RequestContext.of(interaction)
    known = await context.services.seasons.store.of_server(context.server)
    words = context.words
    offered = [(season_name(one.name, one.season_number, words), str(one.season)) for one in known]
    return matching(offered, current)
