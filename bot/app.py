"""The bot itself: one client of Discord with the services that its commands and components use."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.announcer import Announcer
from bot.channels import Channels
from bot.cogs.help import HelpCommands
from bot.cogs.match import MatchCommands
from bot.cogs.mod import DisputeCommands, ModCommands
from bot.cogs.person import PersonCommands
from bot.cogs.play import PlayCommands
from bot.cogs.proof import ProofCommands
from bot.cogs.server import ServerCommands
from bot.components.routes import Interaction, Pressed, RoutedButton, RoutedSelect, Routes, dispatch
from bot.deadlines import Deadlines
from bot.health import is_connected
from bot.i18n import CommandTranslator, Words
from bot.names import KnownNames
from bot.notices import PAUSE_SECONDS, Notices
from bot.pace import Pace
from bot.painter import Painter
from bot.post import Key
from bot.presenter import Presenter
from bot.readers import Readers
from bot.replies import Replies
from bot.reports import Reports
from bot.telling import Telling
from engine.moderators import Moderators
from engine.preferences import Language
from engine.service import Matches, utc_now
from engine.store import Store

COGS = (
    MatchCommands,
    PlayCommands,
    ProofCommands,
    PersonCommands,
    ServerCommands,
    ModCommands,
    DisputeCommands,
    HelpCommands,
)
COMMANDS_KEY = "registered-commands"
PATIENCE_SECONDS = 5.0
ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction")
"""How discord.py names the tasks in which interactions are answered."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Services:
    """What the wiring hands to the bot."""

    store: Store
    matches: Matches
    painter: Painter
    words: Mapping[Language, Words]
    routes: Routes
    now: Callable[[], datetime] = utc_now
    messages_per_minute: int = 20
    pause: float = PAUSE_SECONDS
    channels: Callable[["Fernzug", Pace], Channels] = Channels


class Tree(app_commands.CommandTree["Fernzug"]):
    """The commands; what goes wrong in them takes the one error path."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Remember names on the way; every command may be used."""
        self.client.known_names.learn(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell what went wrong; autocompletion has no place for it."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error)
            return
        await self.client.replies.failed(interaction, error)


class Fernzug(commands.Bot):
    """The client of Discord. Needs no privileged intent and keeps no member, message or match in memory."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.store = services.store
        self.matches = services.matches
        self.painter = services.painter
        self.words = services.words
        self.routes = services.routes
        self.known_names = KnownNames()
        self.readers = Readers(self.store, self.words, locale_of_server=self._locale_of_server)
        self.replies = Replies(self.readers)
        self.presenter = Presenter(self.matches.games, self.painter)
        self.moderators = Moderators(self.matches, self.store)
        self.now = services.now
        pace = Pace(services.messages_per_minute, now=services.now)
        channels = services.channels(self, pace)
        self.telling = Telling(self.store, self.matches, self.readers)
        self.notices = Notices(
            self.store,
            self.matches,
            self.telling,
            channels,
            now=services.now,
            pace=pace,
            pause=services.pause,
        )
        self.announcer = Announcer(
            self.store,
            self.matches,
            self.presenter,
            self.readers,
            channels,
            now=services.now,
            on_notice=self.notices.look,
            reports=Reports(self.store, self.readers, channels, now=services.now),
        )

        self.deadlines = Deadlines(
            self.matches,
            self.announcer,
            is_connected=partial(is_connected, self),
            now=services.now,
            pause=services.pause,
        )
        self._is_leaving = False

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; after the end there is no loop for it any more, though discord.py may still say `ready`."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Register commands and components before the first event, and give back the time of an outage."""
        await self.deadlines.recover()
        for cog in COGS:
            await self.add_cog(cog())
        self.add_dynamic_items(RoutedButton, RoutedSelect)
        await self.tree.set_translator(CommandTranslator(self.words))
        await self._register_commands()

    async def on_ready(self) -> None:
        """Begin to post; what an earlier run has left comes first. Who is told to leave meanwhile does not begin."""
        if self._is_leaving:
            return
        log.info("ready", user=str(self.user), servers=len(self.guilds))
        self.announcer.start()
        self.notices.start()
        self.deadlines.start()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Go on in another thread if that of a match was deleted."""
        await self.announcer.restore(payload.thread_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms: their custom_id carries their state, so that one opened before a restart still counts."""
        if interaction.type is discord.InteractionType.component:
            self.known_names.learn(interaction)
        if interaction.type is not discord.InteractionType.modal_submit:
            return None
        assert interaction.data is not None
        fields = filled_in(interaction.data)
        try:
            key = Key.decode(str(interaction.data.get("custom_id")))
        except ValueError:
            return await self.replies.unknown_component(interaction)
        return await dispatch(Pressed(interaction, key, value=next(iter(fields.values()), ""), fields=fields))

    async def close(self) -> None:
        """Finish what people have begun, leave Discord, then let go of everything."""
        self._is_leaving = True
        if begun := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
            await asyncio.wait(begun, timeout=PATIENCE_SECONDS)
        await self.deadlines.stop()
        await self.announcer.stop()
        await self.notices.stop()
        await super().close()
        self.painter.close()

    async def _register_commands(self) -> None:
        """Tell Discord the commands if they differ from what was told last (it counts new ones per day)."""
        translator = self.tree.translator
        assert translator is not None
        told = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        text = f"{self.application_id} {json.dumps(told, sort_keys=True)}"
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.remembered(COMMANDS_KEY) == digest:
            return
        await self.tree.sync()
        await self.store.remember(COMMANDS_KEY, digest)
        log.info("commands registered", count=len(told))

    def _locale_of_server(self, server: int) -> str | None:
        guild = self.get_guild(server)
        return guild.preferred_locale.value if guild else None


def filled_in(data: Any) -> dict[str, str]:
    """Return what was typed or chosen in each field of a form, however deep Discord nests it."""
    pending, fields = list(data.get("components", ())), {}
    while pending:
        component = pending.pop(0)
        if "custom_id" in component:
            chosen = component.get("values") or [component.get("value") or ""]
            fields[str(component["custom_id"])] = str(chosen[0])
        pending += component.get("components", ())
        if "component" in component:
            pending.append(component["component"])
    return fields
