"""/settings and /profile: a person's own choices, and what somebody has achieved."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord.ext import commands

from bot.features.person.own_data import ask_forget, send_data
from bot.features.person.record import reliability_blocks, show_profile
from bot.features.person.settings import LISTS, SETTINGS, change, overview
from bot.posts.post import Text
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.preferences import Option, command_of, texts
from bot.requests.translation import command
from engine.ids import PersonId

DATA: Final = Option("data", choices={value: f"choice-data-{value}" for value in ("export", "delete")})
OPTIONS: Final = (*(row.option for table in (SETTINGS, LISTS) for row in table.values()), DATA)


class PersonCommands(commands.Cog):
    """One's own choices."""

    @command_of("settings", OPTIONS)
    async def settings(self, interaction: Interaction, **chosen: Any) -> None:
        """Show one's own choices, after changing those that are named."""
        context, named = await RequestContext.of(interaction), texts(chosen)
        if DATA.name in named:
            return await (send_data(context) if named[DATA.name] == "export" else ask_forget(context))
        said = await change(context, {name: value for name, value in named.items() if name in SETTINGS})
        said += [await kept.change(context, named[name]) for name, kept in LISTS.items() if name in named]
        context = await RequestContext.of(interaction)  # the language may be another one by now
        shown, reliable = await overview(context), await reliability_blocks(context)
        return await context.say_post(replace(shown, blocks=(*map(Text, said), *shown.blocks, *reliable)))

    @command("profile", member="/profile-member")
    async def profile(self, interaction: Interaction, member: discord.Member | discord.User | None = None) -> None:
        """Show what somebody has achieved, as far as they let others see it; without a name one's own profile."""
        context = await RequestContext.of(interaction)
        await show_profile(context, context.person if member is None else PersonId(member.id))
