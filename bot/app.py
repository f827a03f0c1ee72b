"""The client of Discord: connects discord.py with the services, the commands and the routes of components."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.delivery.registration import register_commands
from bot.i18n import learn_commands
from bot.platform.interactions import Interaction
from bot.platform.routing import Routes, dispatch
from bot.platform.services import Services
from bot.platform.translation import CommandTranslator

PATIENCE_SECONDS = 5.0
ANSWERING = ("CommandTree-invoker", "discord.py: on_interaction")
"""How discord.py names the tasks in which interactions are answered."""

log = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree["Fernzug"]):
    """The commands; what goes wrong in them takes the one error path."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Remember names on the way; every command may be used."""
        self.client.services.known_names.learn(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell what went wrong; autocompletion has nowhere to say it."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error)
            return
        await self.client.services.replies.failed(interaction, error)


class Fernzug(commands.Bot):
    """The client of Discord: connects discord.py with the services.

    Needs no privileged intent and keeps no member, message or match in memory.

    Args:
        services_of: returns the services, given the client through which they reach Discord.
        cogs: the commands.
        routes: which function answers which component.
        menus: what the menus of members and messages offer.
    """

    def __init__(
        self,
        services_of: Callable[[discord.Client], Services],
        *,
        cogs: Sequence[Callable[[], commands.Cog]],
        routes: Routes,
        menus: Sequence[app_commands.ContextMenu] = (),
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.services = services_of(self)
        self._cogs = cogs
        self._routes = routes
        self._menus = menus
        self._is_leaving = False

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; after the end there is no loop for it any more, though discord.py may still say `ready`."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Register commands and components before the first event, and give back the time of an outage."""
        await self.services.greeter.begin()
        await self.services.deadlines.recover()
        for cog in self._cogs:
            await self.add_cog(cog())
        for menu in self._menus:
            self.tree.add_command(menu)
        await self.tree.set_translator(CommandTranslator(self.services.words))
        ids = await register_commands(self.tree, self.application_id, self.services.store.notes)
        learn_commands(self.services.words, ids)

    async def on_ready(self) -> None:
        """Begin to post, first what an earlier run has left; a bot that was told to end meanwhile begins nothing."""
        if self._is_leaving:
            return
        log.info("ready", user=str(self.user), servers=len(self.guilds))
        for task in self.services.tasks:
            task.start()
        self.services.places.look()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Introduce the bot to a server."""
        await self._meet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Introduce the bot to a server that it has joined while it was away, or while it began."""
        await self._meet(guild)

    async def _meet(self, guild: discord.Guild) -> None:
        if guild.me.joined_at is not None:
            await self.services.greeter.greet(guild.id, guild.me.joined_at)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Go on in another thread if that of a match was deleted."""
        await self.services.places.lost(payload.thread_id)

    async def on_guild_channel_delete(self, _: discord.abc.GuildChannel) -> None:
        """Look what has gone with a channel: its archived threads are told of by nobody."""
        self.services.places.look()

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again what was refused as soon as there are other permissions in a channel."""
        if before.overwrites != after.overwrites:
            self._retry()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what was refused as soon as a role has other permissions."""
        if before.permissions != after.permissions:
            self._retry()

    def _retry(self) -> None:
        self.services.announcer.retry()
        self.services.places.retry()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer components and forms; commands are answered by the tree."""
        if interaction.type is discord.InteractionType.component:
            self.services.known_names.learn(interaction)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await dispatch(interaction, self._routes, self.services.replies)

    async def close(self) -> None:
        """Finish what people have begun, leave Discord, then let go of everything."""
        self._is_leaving = True
        if begun := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
            await asyncio.wait(begun, timeout=PATIENCE_SECONDS)
        for task in reversed(self.services.tasks):
            await task.stop()
        await self.services.known_names.stop()
        await super().close()
        await self.services.thinkers.stop()
        self.services.painter.close()
