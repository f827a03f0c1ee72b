"""/verify: dice, secrets and log, checked and explained."""

from discord import app_commands
from discord.ext import commands

from bot.features.proof.components import show_proof
from bot.platform.context import RequestContext
from bot.platform.interactions import Interaction
from bot.platform.options import own_matches
from bot.platform.translation import command


class ProofCommands(commands.Cog):
    """What anybody may check."""

    @command("verify")
    @app_commands.autocomplete(match=own_matches)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check dice, secrets and log of a match."""
        context = await RequestContext.of(interaction)
        await show_proof(context, await context.match_named(match))
