"""/league and /rating: every command has its button on the season's page or below what it shows."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.league.draft import preview
from bot.features.league.formats import ladder as ladder_actions
from bot.features.league.lookup import season_named, seasons_by_name
from bot.features.league.organisers import acts, dry_run
from bot.features.league.season import archive, records
from bot.features.league.season import page as components
from bot.markup import Markup
from bot.posts.league.core import season_name
from bot.posts.post import Post
from bot.requests.context import RequestContext
from bot.requests.installs import in_servers
from bot.requests.interactions import Interaction
from bot.requests.options import games_by_name
from bot.requests.translation import command, text
from bot.typed.nearest import game_named
from engine.ids import PersonId
from engine.seasons.organisers.acts import ACTS
from engine.seasons.state.season import Season

Member = discord.Member | discord.User
MOST_LISTED = 25


def on_season(
    name: str, act: Callable[[RequestContext, Season], Awaitable[None]]
) -> app_commands.Command[Any, ..., None]:
    """Return a command that does something with one season; its words are `command-league-<name>`."""

    @command(f"league-{name}")
    @app_commands.autocomplete(season=seasons_by_name)
    async def command_on_season(interaction: Interaction, season: str | None = None) -> None:
        context = await RequestContext.of(interaction)
        await act(context, await season_named(context, season))

    return command_on_season


NAMED_ACTS = [app_commands.Choice(name=text(f"league-act-{act}"), value=act) for act in ACTS]

ON_SEASON: dict[str, Callable[[RequestContext, Season], Awaitable[None]]] = {
    "show": components.show_page,
    "join": components.sign_up,
    "leave": components.leave,
    "standby": components.stand_by,
    "check": dry_run.show_check,
    "edit": preview.edit,
    "export": archive.send_file,
}


@in_servers
class LeagueCommands(
    commands.GroupCog, group_name=text("command-league"), group_description=text("command-league.about")
):
    """Seasons of leagues."""

    def __init__(self) -> None:
        super().__init__()
        assert self.app_command is not None  # a cog of a group has one
        for name, act in ON_SEASON.items():
            self.app_command.add_command(on_season(name, act))

    @command("league-list")
    async def list(self, interaction: Interaction) -> None:
        """List the seasons of the server."""
        context = await RequestContext.of(interaction)
        known = await context.services.seasons.store.of_server(context.server)
        words = context.words
        lines = [
            words(
                "league-list-line",
                season=season_name(one.name, one.season_number, words),
                phase=words(f"league-list-{one.phase}"),
                count=len(one.persons),
                id=one.season,
            )
            for one in known[:MOST_LISTED]
        ]
        await context.say_post(Post.of(words("league-list"), Markup("\n").join(lines) or words("league-list-empty")))

    @command("league-organise", act="league-act")
    @app_commands.autocomplete(season=seasons_by_name)
    @app_commands.choices(act=NAMED_ACTS)
    async def organise(self, interaction: Interaction, act: str | None = None, season: str | None = None) -> None:
        """Open the form of an organiser's act, the menu of all acts unless one is named."""
        context = await RequestContext.of(interaction)
        found = await season_named(context, season)
        await (acts.ask(context, found, act) if act else acts.show_acts(context, found))

    @command("league-new", name="league-name")
    @app_commands.autocomplete(game=games_by_name)
    async def new(
        self, interaction: Interaction, game: str, name: app_commands.Range[str, 1, preview.LONGEST_NAME] = ""
    ) -> None:
        """Make a season: a preview that menus change, and a button that announces it."""
        context = await RequestContext.of(interaction)
        await preview.begin(context, game_named(game, context.matches.games, context.spoken), name)

    @command("league-history", member="/league-member")
    async def history(self, interaction: Interaction, member: Member | None = None) -> None:
        """Show the seasons of a member, one's own unless a member is given."""
        context = await RequestContext.of(interaction)
        await records.show_history(context, context.person if member is None else PersonId(member.id))

    @command("league-challenge", opponent="league-opponent")
    @app_commands.autocomplete(season=seasons_by_name)
    async def challenge(
        self, interaction: Interaction, opponent: Member | None = None, season: str | None = None
    ) -> None:
        """Challenge somebody on a ladder, from a menu unless they are named."""
        context = await RequestContext.of(interaction)
        found = await ladder_actions.ladder_named(context, season)
        if opponent is None:
            await ladder_actions.choose(context, found)
        else:
            await ladder_actions.challenge_person(context, found, PersonId(opponent.id))

    @command("league-table")
    @app_commands.autocomplete(season=seasons_by_name)
    async def table(
        self, interaction: Interaction, season: str | None = None, division: app_commands.Range[int, 1, 99] = 1
    ) -> None:
        """Show the table of a division."""
        context = await RequestContext.of(interaction)
        await components.show_table(context, await season_named(context, season, is_drawn=True), division)

    @command("league-fixtures")
    @app_commands.autocomplete(season=seasons_by_name)
    async def fixtures(
        self, interaction: Interaction, season: str | None = None, division: app_commands.Range[int, 1, 99] = 1
    ) -> None:
        """Show the fixtures of a division."""
        context = await RequestContext.of(interaction)
        await components.show_fixtures(context, await season_named(context, season, is_drawn=True), division)


@in_servers
class RatingCommands(
    commands.GroupCog, group_name=text("command-rating"), group_description=text("command-rating.about")
):
    """Ratings of people in a game."""

    @command("rating-show", member="/league-member")
    @app_commands.autocomplete(game=games_by_name)
    async def show(self, interaction: Interaction, game: str, member: Member | None = None) -> None:
        """Show the rating of a member, one's own unless a member is given."""
        context = await RequestContext.of(interaction)
        found = game_named(game, context.matches.games, context.spoken)
        await records.show_rating(context, found, context.person if member is None else PersonId(member.id))

    @command("rating-table")
    @app_commands.autocomplete(game=games_by_name)
    async def table(self, interaction: Interaction, game: str) -> None:
        """Show the ratings of a game, the highest first."""
        context = await RequestContext.of(interaction)
        await records.show_ladder(context, game_named(game, context.matches.games, context.spoken))
