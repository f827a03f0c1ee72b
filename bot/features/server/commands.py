"""/setup: the choices of a server, and whether the bot may do there what it needs."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.features.server import policies
from bot.features.server.page import page
from bot.features.server.settings import SETTINGS, change
from bot.requests.context import RequestContext
from bot.requests.installs import in_servers
from bot.requests.interactions import Interaction
from bot.requests.preferences import command_of, texts


class ServerCommands(commands.Cog):
    """A server's choices; for those who manage it."""

    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    @in_servers
    @command_of("setup", [setting.option for setting in SETTINGS.values() if setting.is_typed])
    async def setup(self, interaction: Interaction, **chosen: Any) -> None:
        """Show the server's choices, after changing those that are named, and what the bot lacks.

        A time control that is named is shown instead, to be changed or made; its page makes it the usual one.
        """
        context = await RequestContext.of(interaction)
        named = dict(texts(chosen))
        policy = named.pop("policy", None)
        server = await (change(context, named) if named else context.store.people.server(context.server))
        if policy is not None:
            return await policies.show_named(context, policy)
        return await context.say_post(await page(context, server))
