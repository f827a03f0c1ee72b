"""/setup: what a server has chosen, and whether the bot may do there what it needs."""

from dataclasses import replace
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel_check import missing_permissions
from bot.cogs.options import choices, policies_by_name
from bot.cogs.person import chosen_language
from bot.components import policies
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.errors import OnlyInServer
from bot.i18n import Words, text
from bot.policies import title
from bot.post import Post, rows
from engine.preferences import Language, Server, ThemeName


class ServerCommands(commands.Cog):
    """A server's choices; for those who manage it."""

    @app_commands.command(name=text("command-setup"), description=text("command-setup.about"))
    @app_commands.rename(
        channel=text("option-channel"),
        reports=text("option-reports"),
        moderators=text("option-moderators"),
        appeals=text("option-appeals"),
        language=text("option-language"),
        theme=text("option-theme"),
        policy=text("option-policy"),
    )
    @app_commands.describe(
        channel=text("option-channel.about"),
        reports=text("option-reports.about"),
        moderators=text("option-moderators.about"),
        appeals=text("option-appeals.about"),
        language=text("option-language.about"),
        theme=text("option-theme.about"),
        policy=text("option-policy.about"),
    )
    @app_commands.autocomplete(policy=policies_by_name)
    @app_commands.choices(
        language=choices("language-auto", "language-en", "language-de"),
        theme=choices("theme-dark", "theme-light"),
        appeals=choices("appeals-on", "appeals-off"),
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        reports: discord.TextChannel | None = None,
        moderators: discord.Role | None = None,
        appeals: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
        theme: app_commands.Choice[str] | None = None,
        policy: str | None = None,
    ) -> None:
        """Show the server's choices, after changing those that are named, and what the bot lacks.

        A policy that is named is shown instead, to be changed or made.
        """
        desk = await Desk.of(interaction)
        store = interaction.client.store
        server = await store.server(desk.server)
        if channel is not None:
            server = replace(server, channel=channel.id)
        if reports is not None:
            server = replace(server, report_channel=reports.id)
        if moderators is not None:
            server = replace(server, moderator_role=moderators.id)
        if appeals is not None:
            server = replace(server, has_appeals=appeals.value == "on")
        if language is not None:
            server = replace(server, language=cast("Language | None", chosen_language(language.value)))
        if theme is not None:
            server = replace(server, theme=cast("ThemeName", theme.value))
        if channel or reports or moderators or appeals or language or theme:
            await store.save_server(server)
            interaction.client.announcer.look()
        if policy is not None:
            return await policies.show_named(desk, policy)
        words = desk.reader.words
        usual = words("setup-policy", name=title(await policies.default_policy(desk), words))
        said = [*_choices_of(server, words), usual, "", *_check(interaction, server, words)]
        return await desk.say_post(Post.of("\n".join(said), *rows([policies.button(words)])))


def _choices_of(server: Server, words: Words) -> list[str]:
    nothing = words("setup-none")
    return [
        words("setup-title"),
        words("setup-channel", channel=f"<#{server.channel}>" if server.channel else words("setup-any-channel")),
        words(
            "setup-reports",
            channel=f"<#{server.report_channel}>" if server.report_channel else words("setup-usual-reports"),
        ),
        words("setup-moderators", role=f"<@&{server.moderator_role}>" if server.moderator_role else nothing),
        words("setup-appeals", appeals=words(f"choice-appeals-{'on' if server.has_appeals else 'off'}")),
        words("setup-language", language=words(f"choice-language-{server.language or 'auto'}")),
        words("setup-theme", theme=words(f"choice-theme-{server.theme or 'dark'}")),
    ]


def _check(interaction: Interaction, server: Server, words: Words) -> list[str]:
    """Return what the bot lacks in the channel where matches are played, or that nothing is missing."""
    if interaction.guild is None:
        raise OnlyInServer
    channel = interaction.guild.get_channel(server.channel or interaction.channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        return [words("setup-no-channel")]
    advice = _advice(channel, server, words)
    missing = missing_permissions(channel)
    if not missing:
        return [words("setup-all-there", channel=f"<#{channel.id}>"), *advice]
    lines = [f"- {words(f'permission-{name}')}" for name in missing]
    return [words("setup-missing", channel=f"<#{channel.id}>"), *lines, *advice]


def _advice(channel: discord.TextChannel, server: Server, words: Words) -> list[str]:
    """Return what would make disputes easier: private threads, and a role that can be called."""
    allowed, role = channel.permissions_for(channel.guild.me), channel.guild.get_role(server.moderator_role or 0)
    advice = []
    if not allowed.create_private_threads:
        advice.append(words("setup-no-private-threads", permission=words("permission-create_private_threads")))
    if role is not None and not role.mentionable and not allowed.mention_everyone:
        advice.append(words("setup-silent-role", role=role.mention))
    return advice
