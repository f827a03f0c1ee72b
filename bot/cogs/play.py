"""/move, /plan, /board, /secrets and /why."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import next_conditions, next_lines, next_replies, own_matches
from bot.components import looking, plans
from bot.components.play import take_line
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.i18n import text


class PlayCommands(commands.Cog):
    """Moves, and looking at positions."""

    @app_commands.command(name=text("command-move"), description=text("command-move.about"))
    @app_commands.rename(line=text("option-line"), match=text("option-match"))
    @app_commands.describe(line=text("option-line.about"), match=text("option-match.about"))
    @app_commands.autocomplete(line=next_lines, match=own_matches)
    async def move(self, interaction: Interaction, line: str, match: str | None = None) -> None:
        """Take a move in notation: preview first, unless switched off."""
        desk = await Desk.of(interaction)
        await take_line(desk, await desk.match_named(match), line, position=None)

    @app_commands.command(name=text("command-plan"), description=text("command-plan.about"))
    @app_commands.rename(condition=text("option-condition"), line=text("option-reply"), match=text("option-match"))
    @app_commands.describe(
        condition=text("option-condition.about"), line=text("option-reply.about"), match=text("option-match.about")
    )
    @app_commands.autocomplete(condition=next_conditions, line=next_replies, match=own_matches)
    async def plan(
        self,
        interaction: Interaction,
        condition: str | None = None,
        line: str | None = None,
        match: str | None = None,
    ) -> None:
        """Plan the answer to the opponent's next move; without anything named, show the own plans."""
        desk = await Desk.of(interaction)
        await plans.plan(desk, await desk.match_named(match), condition, line)

    @app_commands.command(name=text("command-board"), description=text("command-board.about"))
    @app_commands.rename(number=text("option-number"), undone=text("option-undone"), match=text("option-match"))
    @app_commands.describe(
        number=text("option-number.about"), undone=text("option-undone.about"), match=text("option-match.about")
    )
    @app_commands.autocomplete(match=own_matches)
    async def board(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 0, 10_000] | None = None,
        undone: app_commands.Range[int, 1, 1000] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the present position or any past one, undone ones included."""
        desk = await Desk.of(interaction)
        await looking.show_board(desk, await desk.match_named(match), number, undone=undone)

    @app_commands.command(name=text("command-secrets"), description=text("command-secrets.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def secrets(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what only this player may know."""
        desk = await Desk.of(interaction)
        await looking.show_secrets(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-why"), description=text("command-why.about"))
    @app_commands.rename(line=text("option-line"), match=text("option-match"))
    @app_commands.describe(line=text("option-why.about"), match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def why(self, interaction: Interaction, line: str, match: str | None = None) -> None:
        """Say whether a line is legal, and if not which rule forbids it and what is legal near it."""
        desk = await Desk.of(interaction)
        await looking.explain(desk, await desk.match_named(match), line)
