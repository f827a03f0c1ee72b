"""/follow: news about matches, divisions and people without playing in them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.follow.components import follow_division, follow_match, follow_person, show_list
from bot.posts.league.core import season_name
from bot.requests.context import RequestContext
from bot.requests.installs import in_servers
from bot.requests.interactions import Interaction
from bot.requests.options import choices, matching
from bot.requests.translation import command, text
from engine.ids import PersonId
from engine.seasons.errors import NoSuchDivision, UnknownSeason

Choice = app_commands.Choice[str]
TOLD = choices("follow-end", "follow-each")


@in_servers
class FollowCommands(
    commands.GroupCog, group_name=text("command-follow"), group_description=text("command-follow.about")
):
    """Following matches, divisions and people."""

    @command("follow-match", match="/follow-match", told="follow-told")
    @app_commands.choices(told=TOLD)
    async def match(self, interaction: Interaction, match: str | None = None, told: Choice | None = None) -> None:
        """Follow a match: the one that is named, else the one of this thread."""
        context = await RequestContext.of(interaction)
        await follow_match(context, await context.match_named(match), is_each=_is_each(told))

    @command("follow-member", member="/follow-member", told="follow-told")
    @app_commands.choices(told=TOLD)
    async def member(self, interaction: Interaction, member: discord.Member, told: Choice | None = None) -> None:
        """Follow a member of this server."""
        await follow_person(await RequestContext.of(interaction), PersonId(member.id), is_each=_is_each(told))

    @command("follow-season", told="follow-told")
    @app_commands.choices(told=TOLD)
    async def season(
        self,
        interaction: Interaction,
        season: str | None = None,
        division: app_commands.Range[int, 1, 100] = 1,
        told: Choice | None = None,
    ) -> None:
        """Follow a division of a season."""
        context = await RequestContext.of(interaction)
        known = await context.services.seasons.store.of_server(context.server)
        named = [summary.season for summary in known if season is None or summary.season == season.strip().lower()]
        if not named:
            raise UnknownSeason(season=season) if season else UnknownSeason(reason="none")
        found = await context.services.seasons.season(named[0])
        if division > len(found.divisions):
            raise NoSuchDivision(most=len(found.divisions))
        await follow_division(context, found, division, is_each=_is_each(told))

    @season.autocomplete("season")
    async def seasons(self, interaction: Interaction, current: str) -> list[Choice]:
        """Offer the seasons of the server by name, the latest first."""
        context = await RequestContext.of(interaction)
        known = await context.services.seasons.store.of_server(context.server)
        words = context.words
        named = [(season_name(summary.name, summary.season_number, words), str(summary.season)) for summary in known]
        return matching(named, current)

    @command("follow-list")
    async def list(self, interaction: Interaction) -> None:
        """Show what the person follows."""
        await show_list(await RequestContext.of(interaction))


def _is_each(told: Choice | None) -> bool:
    return told is not None and told.value == "each"
