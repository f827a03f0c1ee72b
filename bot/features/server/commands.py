"""/setup: the choices of a server, and whether the bot may do there what it needs."""

from dataclasses import replace
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.server import policies
from bot.features.server.page import move_to_zone, page
from bot.requests.channel_check import require_fit
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import choices, language_choices, language_chosen, policies_by_name, zones_by_city
from bot.requests.translation import command
from engine.people.preferences import ThemeName


class ServerCommands(commands.Cog):
    """A server's choices; for those who manage it."""

    @command("setup", zone="/server-zone")
    @app_commands.autocomplete(policy=policies_by_name, zone=zones_by_city)
    @app_commands.choices(
        language=language_choices(),
        theme=choices("theme-dark", "theme-light"),
        appeals=choices("appeals-on", "appeals-off"),
        events=choices("events-on", "events-off"),
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        reports: discord.TextChannel | None = None,
        results: discord.TextChannel | None = None,
        puzzle: discord.TextChannel | None = None,
        moderators: discord.Role | None = None,
        organisers: discord.Role | None = None,
        appeals: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
        theme: app_commands.Choice[str] | None = None,
        policy: str | None = None,
        zone: str | None = None,
        events: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show the server's choices, after changing those that are named, and what the bot lacks.

        A policy that is named is shown instead, to be changed or made.
        """
        context = await RequestContext.of(interaction)
        server = await context.store.people.server(context.server)
        if channel is not None:
            require_fit(channel)
            server = replace(server, channel=channel.id)
        if reports is not None:
            server = replace(server, report_channel=reports.id)
        if moderators is not None:
            server = replace(server, moderator_role=moderators.id)
        if organisers is not None:
            server = replace(server, organiser_role=organisers.id)
        if appeals is not None:
            server = replace(server, has_appeals=appeals.value == "on")
        if language is not None:
            server = replace(server, language=language_chosen(language.value))
        if theme is not None:
            server = replace(server, theme=cast("ThemeName", theme.value))
        if results is not None:
            server = replace(server, results_channel=results.id)
        if puzzle is not None:
            server = replace(server, puzzle_channel=puzzle.id)
        if events is not None:
            server = replace(server, has_events=events.value == "on")
        chosen = channel, reports, results, puzzle, moderators, organisers, appeals, language, theme, events
        if any(chosen):
            await context.services.people.change_server(server)
            context.services.retry(context.server)
        if zone is not None:
            server = await move_to_zone(context, server, zone)
        if policy is not None:
            return await policies.show_named(context, policy)
        return await context.say_post(await page(context, server))
