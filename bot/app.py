"""The client of Discord: connects discord.py with the services, the commands and the routes of components."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.cluster.connections import Connections
from bot.cluster.identifying import APART_SECONDS, Identifying, left
from bot.cluster.interaction_gate import InteractionGate
from bot.cluster.leases import fence
from bot.delivery.servers.registration import register_commands
from bot.errors import BotAbsent
from bot.i18n import Words, forget_sources, learn_commands
from bot.platform.brief_client import silence_voice_warnings
from bot.platform.traffic import Traffic
from bot.requests.answers import AnswerTimes, name_of
from bot.requests.installs import SERVERS_ONLY, WHERE_THE_BOT_IS, require_presence
from bot.requests.interactions import Interaction
from bot.requests.routing import Routes, dispatch
from bot.requests.services import Services
from bot.requests.translation import CommandTranslator
from engine.people.preferences import Language
from storage.errors import StorageError

PATIENCE_SECONDS = 5.0
LONGEST_WAIT_SECONDS: Final = 30.0
"""How long a request may wait for a limit of Discord; what would wait longer is tried again later."""
SEEN_AT_THE_START: Final = frozenset(
    {
        "ready",
        "guild_join",
        "guild_available",
        "guild_unavailable",
        "guild_remove",
        "raw_thread_delete",
        "guild_channel_delete",
        "guild_channel_update",
        "guild_role_update",
        "thread_update",
    }
)
"""Events that may be missed before there are services: what begins to work then looks by itself."""

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

log = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree["Fernzug"]):
    """The commands; what goes wrong in them takes the one error path."""

    def __init__(self, client: "Fernzug") -> None:
        super().__init__(client, allowed_contexts=WHERE_THE_BOT_IS, allowed_installs=SERVERS_ONLY)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Ask at the gate whether to answer, remember names on the way, and look whether the bot is there."""
        self.client.answers.begin(interaction)
        if not await self.client.admits(interaction):
            return False
        self.client.services.known_names.learn(interaction)
        try:
            require_presence(interaction)
        except BotAbsent as absent:
            await self.client.failed(interaction, absent)
            self.client.answers.end(name_of(interaction))
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell what went wrong."""
        await self.client.failed(interaction, error)
        self.client.answers.end(name_of(interaction))


class Fernzug(commands.AutoShardedBot):
    """The client of Discord: connects discord.py with the services.

    Needs no privileged intent and keeps no member, message or match in memory.

    It may be connected before it has services: while another process still has the database, the gate lets all
    interactions wait.

    Args:
        words: the words of every language.
        gate: knows which interactions are answered here.
        traffic: every request to Discord passes there.
        cogs: the commands.
        routes: which function answers which component.
        menus: what the menus of members and messages offer.
        shard_count: into how many shards servers are divided; None: as many as Discord recommends.
    """

    def __init__(
        self,
        words: Mapping[Language, Words],
        gate: InteractionGate,
        traffic: Traffic,
        *,
        cogs: Sequence[Callable[[], commands.Cog]],
        routes: Routes,
        menus: Sequence[app_commands.ContextMenu] = (),
        shard_count: int | None = None,
    ) -> None:
        silence_voice_warnings()
        super().__init__(
            shard_count=shard_count,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            http_trace=fence(traffic.trace(), self._may_post),
        )
        self.gate = gate
        self.traffic = traffic
        self.answers = AnswerTimes()
        self.heard: set[int] = set()
        self._connections: Connections | None = None
        self._identifying: Identifying | None = None
        self._has_turn: set[int] = set()
        self._services: Services | None = None
        self._words = words
        self._cogs = cogs
        self._routes = routes
        self._menus = menus
        self._is_leaving = False
        self._before_session: dict[int, tuple[discord.Guild, ...]] = {}
        self._left: set[int] = set()

    @property
    def services(self) -> Services:
        """Return the services; nobody asks for them before they are there."""
        assert self._services is not None
        return self._services

    def attach_services(self, services: Services) -> None:
        """Give the client its services: the database is its own."""
        self._services = services

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 - as discord.py has it
        """Return a server that the bot is in; discord.py still knows some that have removed it while it was cut off."""
        return None if id in self._left else super().get_guild(id)

    def follow(self, connections: Connections, identifying: Identifying) -> None:
        """Let other processes hear some of the shards: connect those of this one only, in turn with all."""
        self._connections, self._identifying = connections, identifying

    @property
    def is_idle(self) -> bool:
        """Tell whether other processes hear everything there is to hear."""
        return self._connections is not None and self._connections.is_idle

    def _may_post(self, channel: int) -> bool:
        """Tell whether this process still holds what a channel belongs to; one of no server goes with any shard."""
        guild = getattr(self.get_channel(channel), "guild", None)
        return self.gate.holds(None if guild is None else guild.id)

    async def launch_shards(self) -> None:
        """Connect all shards, or those that this process holds as they come and go."""
        if self._connections is not None:
            return self._connections.start()
        await left(self.fetch_session_start_limits)
        return await super().launch_shards()

    async def connect_shard(self, shard: int) -> None:
        """Connect a shard as soon as it may identify; try until it is connected."""
        assert self._identifying is not None
        await self._identifying.turn(shard)
        self._has_turn.add(shard)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a shard's turn, unless it was waited for before it was connected."""
        if self._identifying is None or shard_id is None:
            return await super().before_identify_hook(shard_id, initial=initial)
        if shard_id in self._has_turn:
            return self._has_turn.remove(shard_id)
        try:
            await self._identifying.turn(shard_id)
        except StorageError:
            await asyncio.sleep(APART_SECONDS)
        return None

    async def on_shard_ready(self, shard: int) -> None:
        """Remember that the servers of a shard are known."""
        self.heard.add(shard)
        if self._connections is not None:
            self._connections.wake()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Remember which servers a shard knows, in case a new session begins."""
        self._before_session[shard] = tuple(guild for guild in self.guilds if guild.shard_id == shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Notice which servers a new session does not name; of those that it names there are other objects."""
        before = self._before_session.pop(shard, ())
        self._left |= {guild.id for guild in before if self.get_guild(guild.id) is guild}

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; after the end there is no loop for it any more, though discord.py may still say `ready`."""
        if not self.is_closed() and (self._services is not None or event not in SEEN_AT_THE_START):
            super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Learn commands and components before the first event; with services give back the time of an outage, too."""
        for cog in self._cogs:
            await self.add_cog(cog())
        for menu in self._menus:
            self.tree.add_command(menu)
        await self.tree.set_translator(CommandTranslator(self._words))
        if self._services is not None:
            await self._prepare()
            await self._register()

    async def take_over(self, services: Services, *, on_prepared: Callable[[], Awaitable[None]]) -> None:
        """Begin to work in the place of another process, connected as this one is already.

        Args:
            services: over the database that the other one has let go of.
            on_prepared: called as soon as interactions can be answered.
        """
        self.attach_services(services)
        await self._prepare()
        await on_prepared()
        await self._register()
        await self.on_ready()
        for guild in self.guilds:
            self.dispatch("guild_available", guild)

    async def _prepare(self) -> None:
        """Do what must be done before anybody can ask for anything."""
        await self.services.tasks.deadlines.recover()

    async def _register(self) -> None:
        assert self.application_id is not None
        is_for_people = self.application is None or self.application.user_integration_config is not None
        ids = await register_commands(
            self.tree, self.application_id, self.services.store.notes, is_for_people=is_for_people
        )
        learn_commands(self._words, ids)
        forget_sources()  # the names of commands have been read in all languages

    async def on_ready(self) -> None:
        """Begin to post, first what an earlier run has left; a bot that was told to end meanwhile begins nothing."""
        if self._is_leaving:
            return
        log.info("ready", user=str(self.user), servers=len(self.guilds))
        self.resume_background_tasks()

    def resume_background_tasks(self) -> None:
        """Begin with what nobody asks for, or go on with it: there is more to look after than before."""
        if not self._is_leaving:
            self.start_background_tasks()
            self.services.tasks.lost_threads.look()

    def start_background_tasks(self) -> None:
        """Begin with what nobody asks for; may be called again after `stop_background_tasks`."""
        for task in self.services.tasks:
            task.start()

    async def stop_background_tasks(self) -> None:
        """End what nobody asks for, for now: what is left is done by the process that begins it next."""
        for task in reversed(tuple(self.services.tasks)):
            await task.stop()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Introduce the bot to a server."""
        self._left.discard(guild.id)
        self._look_at_servers()
        await self._meet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Introduce the bot to a server that it has joined while it was away, or while it began."""
        self._left.discard(guild.id)
        self._look_at_servers()
        await self._meet(guild)

    async def on_guild_unavailable(self, _: discord.Guild) -> None:
        """Note at once since when a server cannot be reached."""
        self._look_at_servers()

    async def on_guild_remove(self, _: discord.Guild) -> None:
        """Note at once since when the bot is not in a server any more."""
        self._look_at_servers()

    def _look_at_servers(self) -> None:
        self.services.tasks.deadlines.wake()
        self.services.tasks.seasons.wake()

    async def _meet(self, guild: discord.Guild) -> None:
        if guild.me.joined_at is None:
            return
        try:
            await self.services.greeter.greet(guild.id, guild.me.joined_at)
        except StorageError:
            if not self._is_leaving:  # else the store has been closed meanwhile: the next start greets
                raise

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Go on in another thread if that of a match was deleted."""
        await self.services.tasks.lost_threads.lost(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Look what has gone with a channel: of its archived threads and of its messages nobody tells."""
        self.services.tasks.lost_threads.look()
        self.services.tasks.seasons.retry(channel.guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again what was refused as soon as there are other permissions in a channel."""
        if before.overwrites != after.overwrites:
            self.services.retry(after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Try again what was refused as soon as a thread is not locked any more."""
        if before.locked and not after.locked:
            self.services.retry(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what was refused as soon as a role has other permissions."""
        if before.permissions != after.permissions:
            self.services.retry(after.guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer components and forms; commands are answered by the tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        self.answers.begin(interaction)
        if await self.admits(interaction):
            if interaction.type is discord.InteractionType.component:
                self.services.known_names.learn(interaction)
            self.answers.end(await dispatch(interaction, self._routes, self.services.replies))

    async def on_app_command_completion(self, interaction: Interaction, _: AnyCommand) -> None:
        """Note that a command is answered."""
        self.answers.end(name_of(interaction))

    async def admits(self, interaction: Interaction) -> bool:
        """Ask the gate whether to answer an interaction; a database that cannot say is told of."""
        try:
            return await self.gate.admits(interaction.id, interaction.guild_id)
        except StorageError as error:
            await self.failed(interaction, error)
            return False

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Tell what went wrong; autocompletion has nowhere to say it."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error)
            return
        await self.services.replies.failed(interaction, error)

    async def close(self) -> None:
        """Finish what people have begun, leave Discord, then let go of everything."""
        self._is_leaving = True
        await self.gate.drained(patience=PATIENCE_SECONDS)
        if self._connections is not None:
            await self._connections.stop()
        if self._services is None:
            return await super().close()
        await self.stop_background_tasks()
        await self.services.known_names.stop()
        await super().close()
        await self.services.computer_pool.stop()
        self.services.painter.close()
        return None
