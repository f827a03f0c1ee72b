"""/move, /plan, /secrets and /why."""

from discord import app_commands
from discord.ext import commands

from bot.features.play import plans, private_views
from bot.features.play.components import take_line
from bot.requests.context import RequestContext
from bot.requests.installs import anywhere
from bot.requests.interactions import Interaction
from bot.requests.options import next_conditions, next_lines, next_replies, own_matches
from bot.requests.translation import command


class PlayCommands(commands.Cog):
    """Moves, and what a player alone may look at."""

    @anywhere
    @command("move")
    @app_commands.autocomplete(line=next_lines, match=own_matches)
    async def move(self, interaction: Interaction, line: str, match: str | None = None) -> None:
        """Take a move in notation: preview first, unless switched off."""
        context = await RequestContext.of(interaction)
        await take_line(context, await context.match_named(match), line, position=None)

    @command("plan", line="reply")
    @app_commands.autocomplete(condition=next_conditions, line=next_replies, match=own_matches)
    async def plan(
        self,
        interaction: Interaction,
        condition: str | None = None,
        line: str | None = None,
        match: str | None = None,
    ) -> None:
        """Plan the answer to the opponent's next move; without anything named, show one's own plans."""
        context = await RequestContext.of(interaction)
        await plans.plan(context, await context.match_named(match), condition, line)

    @anywhere
    @command("secrets")
    @app_commands.autocomplete(match=own_matches)
    async def secrets(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what only this player may know."""
        context = await RequestContext.of(interaction)
        await private_views.show_secrets(context, await context.match_named(match))

    @anywhere
    @command("why", line="/why")
    @app_commands.autocomplete(match=own_matches)
    async def why(self, interaction: Interaction, line: str, match: str | None = None) -> None:
        """Say whether a line is legal, and if not which rule forbids it and what is legal near it."""
        context = await RequestContext.of(interaction)
        await private_views.explain(context, await context.match_named(match), line)
