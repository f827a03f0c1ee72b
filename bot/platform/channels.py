"""The channels of Discord, as far as matches need them: send, edit, open a thread, find a post again."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import discord
import structlog
from cachetools import LRUCache
from discord import ui

from bot.markup import Markup
from bot.platform.faults import (
    FAULTS,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    passes,
)
from bot.platform.layout import layout, mentions
from bot.platform.pace import Pace
from bot.platform.roles import caretakers, heard_by
from bot.platform.threads import Threads, unarchive
from bot.posts import limits, pushes
from bot.posts.post import Post
from bot.posts.pushes import NameOf
from bot.posts.recipients import Caretakers
from engine.ids import PersonId
from engine.matches.service.sight import ServerState
from engine.matches.state.match import Match
from engine.people.preferences import Server

T = TypeVar("T")

LOOK_BACK = 50
MAILBOXES: Final = 10_000
"""How many channels of direct messages are known as such."""

log = structlog.get_logger(__name__)


def _nameless(_: PersonId) -> None:
    return None


class Channels(Threads):
    """Does what the announcer wants, through the client.

    Args:
        client: the connection to Discord.
        pace: at which direct messages may leave.
        name_of: returns how somebody is called in a push, as far as that is known.
    """

    def __init__(self, client: discord.Client, pace: Pace, name_of: NameOf = _nameless) -> None:
        super().__init__(client)
        self._pace = pace
        self._name_of = name_of
        self._sending = Counter[int]()
        self._begun: LRUCache[int, dict[str, int]] = LRUCache(MAILBOXES)
        self._mailboxes: LRUCache[int, bool] = LRUCache(MAILBOXES)

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post into a channel or thread and return the message's id; the same nonce posts only once.

        What calls somebody says one line first, since a push shows nothing else (discord-api-docs issue 7854), and is
        laid out by an edit.
        """

        async def act() -> int:
            target, allowed = self._client.get_partial_messageable(channel), mentions(post)
            if not post.pings and channel not in self._mailboxes:
                view, files = layout(post)
                return (await target.send(view=view, files=files, allowed_mentions=allowed, nonce=nonce)).id
            line = pushes.content(post, self._name_of)
            begun = self._begun.get(channel, {}).pop(pushes.calls(post), None)
            self._sending[channel] += 1
            saying = asyncio.ensure_future(
                self._say_first(target, post, line, nonce) if begun is None else self._lay_out(target, begun, post)
            )
            try:
                return await asyncio.shield(saying)
            except asyncio.CancelledError:
                await asyncio.gather(saying, return_exceptions=True)  # nothing that was said stays without its post
                raise
            finally:
                self._sending.subtract([channel])
                if not self._sending[channel]:
                    del self._sending[channel]

        return await self._even_archived(channel, act)

    async def _say_first(self, target: discord.PartialMessageable, post: Post, line: str, nonce: str) -> int:
        """Say the line of a post and lay it out; return the message's id."""
        allowed = mentions(post)
        said = await target.send(content=line, allowed_mentions=allowed, nonce=nonce)
        if said.components:  # what was begun under this nonce before a crash has become another post since
            said = await target.send(content=line, allowed_mentions=allowed, nonce=f"+{nonce[1 - limits.NONCE :]}")
        return await self._lay_out(target, said.id, post)

    async def _lay_out(self, target: discord.PartialMessageable, number: int, post: Post) -> int:
        """Make a message that has said its line into the post; where Discord refuses that, it goes."""
        view, files = layout(post)
        message = target.get_partial_message(number)
        try:
            await message.edit(content=None, view=view, attachments=files, allowed_mentions=mentions(post))
        except discord.HTTPException as error:
            if not passes(error):
                with contextlib.suppress(*FAULTS):
                    await message.delete()
            raise
        return number

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Replace what an earlier post shows."""

        async def act() -> None:
            view, files = layout(post)
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            await partial.edit(view=view, attachments=files, allowed_mentions=mentions(post))

        await self._even_archived(channel, act)

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons and menus off one of our posts; all else stays."""

        async def act() -> None:
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            view = ui.LayoutView.from_message(await partial.fetch(), timeout=None)
            containers = [item for item in view.children if isinstance(item, ui.Container)]
            parents: list[ui.LayoutView | ui.Container[Any]] = [view, *containers]
            for parent in parents:
                for row in [item for item in parent.children if isinstance(item, ui.ActionRow)]:
                    parent.remove_item(row)
            view.stop()
            await partial.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

        await self._even_archived(channel, act)

    async def _even_archived(self, channel: int, act: Callable[[], Awaitable[T]]) -> T:
        """Do something in a thread, which is taken out of the archive if that is in the way; files are made again."""
        try:
            return await act()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        thread = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        assert isinstance(thread, discord.Thread)
        await unarchive(thread)
        return await act()

    async def delete(self, channel: int, message: int) -> None:
        """Take a post away."""
        await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def admit(self, thread: int, persons: Iterable[int]) -> tuple[int, ...]:
        """Let people into a thread, and return those who are in it then; who has left the server cannot be."""
        return tuple([person for person in persons if await self._is_admitted(thread, person)])

    async def _is_admitted(self, thread: int, person: int) -> bool:
        try:
            await self._even_archived(thread, lambda: self._client.http.add_user_to_thread(thread, person))
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return the channel for a direct message to a person, as soon as it is its turn; notices wait for secrets.

        Writing there fails if the person has them turned off.
        """
        await self._pace.turn(person, is_notice=is_notice)
        channel = (await self._client.create_dm(discord.Object(person))).id
        self._mailboxes[channel] = True
        return channel

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the id of our own recent post that bears a marker, None if there is none.

        A post that was begun before a crash and never laid out bears none: what next calls the same people there, and
        would say the same but for names that are not known any more, goes on with it.
        """
        me, begun = self._client.user, dict[str, int]()
        async for message in self._client.get_partial_messageable(channel).history(limit=LOOK_BACK):
            if me and message.author.id == me.id:
                if marker in text_of(message):
                    return message.id
                if message.content and not message.components:
                    begun[pushes.called_in(message.content)] = message.id
        if not self._sending[channel]:
            self._begun[channel] = begun
        return None

    async def has(self, channel: int, message: int) -> bool:
        """Ask Discord whether a message is there; one that we may not see counts as being there."""
        try:
            await self._client.get_partial_messageable(channel).fetch_message(message)
        except discord.Forbidden:
            return True
        except discord.NotFound:
            return False
        return True

    async def first_text(self, channel: int, message: int) -> Markup:
        """Return the first block of text of one of our posts."""
        found = await self._client.get_partial_messageable(channel).fetch_message(message)
        texts = (part.content for part in parts_of(found) if isinstance(part, discord.TextDisplay))
        return Markup(next(texts, ""))

    def server_state(self, server: int) -> ServerState:
        """Return how a server is: after a new session one is unavailable until Discord tells us of it."""
        guild = self._client.get_guild(server)
        if guild is None:
            return "removed"
        return "unavailable" if guild.unavailable else "there"

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell whether a server that can be reached has no such text channel any more, as far as we know."""
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return False
        found = guild.get_channel(channel)
        return found is None or found.type is not discord.ChannelType.text

    @property
    def messages_per_minute(self) -> int:
        """Return how many direct messages may leave in a minute."""
        return self._pace.per_minute

    async def is_member(self, server: int, person: int) -> bool:
        """Tell whether somebody is in a server, as far as Discord tells us; where it does not, they are."""
        try:
            return not await self.has_left(server, person)
        except FAULTS:
            return True

    async def has_left(self, server: int, person: int) -> bool:
        """Tell whether somebody is not in a server."""
        try:
            await self._client.http.get_member(server, person)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MEMBER:
                raise
            return True
        return False

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Return a person's names in a server, the one that Discord shows first; none where Discord does not tell.

        Server 0 stands for direct messages.
        """
        http = self._client.http
        try:
            member = await http.get_member(server, person) if server else None
            user = member["user"] if member else await http.get_user(person)
        except discord.HTTPException:
            return ()
        nick = member.get("nick") if member else None
        return tuple(name for name in (nick, user.get("global_name"), user["username"]) if name)

    def caretakers(self, server: Server, match: Match, home: int, *, is_private: bool) -> tuple[Caretakers, ...]:
        """Return whom to call about a match from a thread below a channel: each circle if none hears of those before.

        Of roles only those that hear it.
        """
        circles = caretakers(self._client.get_guild(server.id), server, match)
        channel = self._client.get_channel(home)
        if not isinstance(channel, discord.TextChannel):
            return tuple(replace(circle, roles=()) for circle in circles)
        return tuple(heard_by(channel, circle, is_private=is_private) for circle in circles)

    def report_destinations(self, server: int, chosen: int | None) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield where those in charge of a server read: the chosen channel, the one for news, the owner's messages."""
        guild = self._client.get_guild(server)
        if chosen is not None:
            yield lambda: _at_once(chosen)
        if guild and (news := guild.system_channel):
            yield lambda: _at_once(news.id)
        if guild and (owner := guild.owner_id):
            yield lambda: self.direct(owner, is_notice=True)

    def welcome_destinations(self, server: int) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield where a server first hears of the bot: its system channel, others where it may write, the owner."""
        guild = self._client.get_guild(server)
        if guild is None:
            return
        news = [guild.system_channel] if guild.system_channel else []
        for channel in (*news, *(other for other in guild.text_channels if other not in news)):
            allowed = channel.permissions_for(guild.me)
            if allowed.view_channel and allowed.send_messages:
                yield partial(_at_once, channel.id)
        if owner := guild.owner_id:
            yield lambda: self.direct(owner, is_notice=True)


async def _at_once(channel: int) -> int:
    return channel


def text_of(message: discord.Message) -> str:
    """Return all text that a message shows, in whatever components."""
    shown = [part.content for part in parts_of(message) if isinstance(part, discord.TextDisplay)]
    return "\n".join([message.content, *shown])


def parts_of(message: discord.Message) -> Iterator[discord.Component]:
    """Yield all components of a message, those inside of others after them."""
    pending: list[discord.Component] = list(message.components)
    while pending:
        component = pending.pop(0)
        yield component
        pending = [*getattr(component, "children", ()), *pending]


async def send_to_first(
    channels: Channels, destinations: Iterable[Callable[[], Awaitable[int]]], post: Post, *, nonce: str
) -> bool:
    """Post into the first of some channels that takes it; False if none does."""
    for channel in destinations:
        try:
            await channels.send(await channel(), post, nonce=nonce)
        except FAULTS as error:
            log.info("post not taken, trying another channel", error=repr(error))
        else:
            return True
    return False
