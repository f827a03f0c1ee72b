"""What the bot must be allowed to do in a channel for matches to be played there."""

from typing import Final

import discord

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "embed_links",
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
