"""/mod and /dispute: moderators and those who call for them. Whatever needs a reason asks for it in a form."""

import re
from functools import partial
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.moderation import components, disputes
from bot.features.moderation.disputes import cases_post
from bot.features.moderation.hints import show_hints
from bot.features.moderation.members import show_member
from bot.platform.channels import text_of
from bot.requests.authority import require_moderator_role
from bot.requests.context import RequestContext
from bot.requests.installs import in_servers
from bot.requests.interactions import Interaction
from bot.requests.options import command_on_match, disputed_matches, own_matches
from bot.requests.translation import command, text
from engine.ids import PersonId
from engine.moderation.moderator_policy import ACTS

MARKER: Final = re.compile(r"-# `(?P<match>[0-9a-z]{8})` · #\d+ · `[0-9a-f]+`")
"""The last line of a post about a match; what people write cannot look like it, since it is escaped."""


@app_commands.default_permissions(manage_guild=True)
@in_servers
class ModCommands(commands.GroupCog, group_name=text("command-mod"), group_description=text("command-mod.about")):
    """Commands of moderators: a command for each act, and two to look around."""

    def __init__(self) -> None:
        super().__init__()
        assert self.app_command is not None  # a cog of a group has one
        for name in ACTS:
            self.app_command.add_command(
                command_on_match(f"mod-{name}", partial(components.ask, text=name), disputed_matches)
            )

    @command("mod-evidence")
    @app_commands.autocomplete(match=disputed_matches)
    async def evidence(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what is known about a match."""
        context = await RequestContext.of(interaction)
        await components.show_evidence(context, await context.match_named(match))

    @command("mod-cases")
    async def cases(self, interaction: Interaction) -> None:
        """List the server's disputes."""
        context = await RequestContext.of(interaction)
        await require_moderator_role(context)
        await context.say_post(await cases_post(context, 1))

    @command("mod-member", member="/mod-member")
    async def member(self, interaction: Interaction, member: discord.Member | discord.User) -> None:
        """Show what is known of a member."""
        context = await RequestContext.of(interaction)
        await show_member(context, PersonId(member.id))

    @command("mod-hints")
    async def hints(self, interaction: Interaction) -> None:
        """Show what may not be fair play."""
        await show_hints(await RequestContext.of(interaction))


class DisputeCommands(commands.Cog):
    """Commands of players for when something is wrong."""

    @command("dispute")
    @app_commands.autocomplete(match=own_matches)
    async def dispute(self, interaction: Interaction, match: str | None = None) -> None:
        """Call a moderator, tell one's side, or appeal."""
        context = await RequestContext.of(interaction)
        await disputes.call(context, await context.match_named(match))


@app_commands.context_menu(name=text("menu-dispute"))
async def dispute_this(interaction: Interaction, message: discord.Message) -> None:
    """Call a moderator about the match that a post of the bot's is about, else about that of the thread."""
    context = await RequestContext.of(interaction)
    await disputes.call(context, await context.match_named(_match_of(message, interaction.client.user)))


def _match_of(message: discord.Message, bot: discord.ClientUser | None) -> str | None:
    """Return the match that a post of the bot's names in its last line; what others have written names none."""
    if bot is None or message.author.id != bot.id:
        return None
    return next((found["match"] for line in text_of(message).splitlines() if (found := MARKER.fullmatch(line))), None)
