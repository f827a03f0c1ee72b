"""/verify: dice, secrets and log, checked and explained."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import own_matches
from bot.components.proof import show_proof
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.i18n import text


class ProofCommands(commands.Cog):
    """What anybody may check."""

    @app_commands.command(name=text("command-verify"), description=text("command-verify.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check dice, secrets and log of a match."""
        desk = await Desk.of(interaction)
        await show_proof(desk, await desk.match_named(match))
