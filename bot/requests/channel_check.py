"""Permissions that the bot needs in a channel for matches to be played there."""

from typing import Final

import discord

from bot.errors import ChannelUnfit, MissingPermissions, OnlyInServer
from bot.markup import Markup
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)

WANTED: Final = (*NEEDED, "create_private_threads")
"""With what the invitation link asks for besides: without it disputes are talked about in the thread of the match."""


def missing_permissions(channel: discord.TextChannel) -> list[str]:
    """Return the names of the permissions that the bot lacks in a channel."""
    allowed = channel.permissions_for(channel.guild.me)
    return [name for name in NEEDED if not getattr(allowed, name)]


def require_fit(channel: object) -> discord.TextChannel:
    """Return a channel that can hold matches: their threads may be private, or hang below no message.

    Raises:
        OnlyInServer: this is not a server's text channel.
        ChannelUnfit: it is one for announcements, which can hold no private thread.
    """
    if not isinstance(channel, discord.TextChannel):
        raise OnlyInServer
    if channel.type is discord.ChannelType.news:
        raise ChannelUnfit(channel=str(channel.id))
    return channel


async def channel_for_matches(context: RequestContext) -> int:
    """Return where invitations are posted: the server's channel for matches, else this one (of a thread, its parent).

    A chosen channel that was deleted since counts as not chosen.

    Raises:
        OnlyInServer: this is not a server's text channel.
        ChannelUnfit: it cannot hold matches.
        MissingPermissions: the bot may not post or open threads there.
    """
    interaction = context.interaction
    chosen = (await context.store.people.server(context.server)).channel
    channel = (interaction.guild and interaction.guild.get_channel(chosen or 0)) or interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    channel = require_fit(channel)
    missing = missing_permissions(channel)
    if missing:
        words = context.words
        raise MissingPermissions(
            channel=str(channel.id), permissions=Markup(", ").join(words(f"permission-{name}") for name in missing)
        )
    return channel.id


def may_write(interaction: Interaction) -> bool:
    """Tell whether the person could write here themselves."""
    allowed = interaction.permissions
    channel = interaction.channel
    is_thread = channel is not None and "thread" in str(channel.type)
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages
