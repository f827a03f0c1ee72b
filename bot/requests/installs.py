"""The places where commands are offered, and the answer where they are installed but the bot is not.

Discord lets a person install an application to themselves, and a server install its commands alone. Then commands come
from servers that the bot cannot see: it may answer the person who asks, and post nothing.
"""

from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.errors import BotAbsent
from bot.requests.channel_check import WANTED
from bot.requests.interactions import Interaction

Commands = TypeVar("Commands")

SERVERS_ONLY: Final = app_commands.AppInstallationType(guild=True, user=False)
WHERE_THE_BOT_IS: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""The places of commands that say nothing else: servers, and direct messages of the bot."""


def anywhere(made: Commands) -> Commands:
    """Offer a command also to people who have installed the bot to themselves, wherever they are."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(made)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)


def in_servers(made: Commands) -> Commands:
    """Offer a command on servers only, not in direct messages."""
    placed = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(made)
    return app_commands.guild_only(placed)


def invitation_link(application: int | str | None) -> str:
    """Return the link that brings the bot to a server, with all permissions that it wants."""
    asked = discord.Permissions(**dict.fromkeys(WANTED, True))
    return discord.utils.oauth_url(application or "", permissions=asked)


def require_presence(interaction: Interaction) -> None:
    """Refuse commands on a server where the bot is not, but for those that work anywhere; completions offer as ever.

    Raises:
        BotAbsent: with the link that brings it there.
    """
    client, server = interaction.client, interaction.guild_id
    is_completion = interaction.type is discord.InteractionType.autocomplete
    if is_completion or server is None or client.get_guild(server) is not None or _is_anywhere(interaction.command):
        return
    raise BotAbsent(link=invitation_link(client.application_id))


def _is_anywhere(command: Any) -> bool:
    installs = getattr(command, "allowed_installs", None)
    return installs is not None and bool(installs.user)
