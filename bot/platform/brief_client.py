"""Clients of Discord that need nothing of what voice needs, and those that only ask something and hear nothing."""

import discord


def silence_voice_warnings() -> None:
    """Keep discord.py from warning with each client that it cannot speak."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def brief_client() -> discord.AutoShardedClient:
    """Return a client that is to log in, ask something and be closed; without this intent discord.py would warn."""
    silence_voice_warnings()
    return discord.AutoShardedClient(intents=discord.Intents(guilds=True))
