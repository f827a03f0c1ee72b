"""The channels of Discord, as far as matches need them: send, edit, open a thread, find a post again."""

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeVar

import discord

from bot import limits
from bot.components.layout import layout, mentions
from bot.pace import Pace
from bot.post import Post

if TYPE_CHECKING:
    from bot.app import Fernzug

T = TypeVar("T")

THREAD_EXISTS = 160004
TOO_MANY_THREADS = 160006
THREAD_ARCHIVED = 50083
A_WEEK: Final = 10080
LOOK_BACK = 50


class Channels:
    """Does what the announcer wants, through the client."""

    def __init__(self, client: "Fernzug", pace: Pace) -> None:
        self._client = client
        self._pace = pace

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post into a channel or thread and return the message's id; the same nonce posts only once."""

        async def act() -> int:
            view, files = layout(post)
            target = self._client.get_partial_messageable(channel)
            message = await target.send(view=view, files=files, allowed_mentions=mentions(post), nonce=nonce)
            return message.id

        return await self._even_archived(channel, act)

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Replace what an earlier post shows."""

        async def act() -> None:
            view, files = layout(post)
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            await partial.edit(view=view, attachments=files, allowed_mentions=mentions(post))

        await self._even_archived(channel, act)

    async def _even_archived(self, channel: int, act: Callable[[], Awaitable[T]]) -> T:
        """Do something in a thread, which is taken out of the archive if that is in the way; files are made anew."""
        try:
            return await act()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        thread = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        assert isinstance(thread, discord.Thread)
        await thread.edit(archived=False)
        return await act()

    async def delete(self, channel: int, message: int) -> None:
        """Take a post away."""
        await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message and return its id; a thread that is there already is taken."""
        parent = await self._text_channel(channel)
        try:
            thread = await parent.get_partial_message(message).create_thread(
                name=limits.clip(name, limits.THREAD_NAME), auto_archive_duration=A_WEEK
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message
            raise
        return thread.id

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below no message, for a match whose thread was deleted."""
        parent = await self._text_channel(channel)
        thread = await parent.create_thread(
            name=limits.clip(name, limits.THREAD_NAME),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=A_WEEK,
        )
        return thread.id

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Open a thread that only its members and moderators see; None where the server does not let us.

        Members who cannot be added, because they have left the server, are left out.
        """
        try:
            parent = await self._text_channel(channel)
            thread = await parent.create_thread(
                name=limits.clip(name, limits.THREAD_NAME),
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=A_WEEK,
            )
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden | discord.NotFound) or error.code == TOO_MANY_THREADS:
                return None
            raise
        for member in members:
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                await thread.add_user(discord.Object(member))
        return thread.id

    async def direct(self, person: int) -> int:
        """Return the channel for a direct message to a person, as soon as it is its turn.

        Writing there fails if the person takes none.
        """
        await self._pace.turn()
        return (await self._client.create_dm(discord.Object(person))).id

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the id of our own recent post that bears a marker, None if there is none."""
        me = self._client.user
        async for message in self._client.get_partial_messageable(channel).history(limit=LOOK_BACK):
            if me and message.author.id == me.id and marker in text_of(message):
                return message.id
        return None

    async def first_text(self, channel: int, message: int) -> str:
        """Return the first block of text of one of our posts."""
        found = await self._client.get_partial_messageable(channel).fetch_message(message)
        texts = (part.content for part in parts_of(found) if isinstance(part, discord.TextDisplay))
        return next(texts, "")

    async def display_name(self, server: int, person: int) -> str:
        """Return how a member is called in a server, as plain text for places where mentions do not work."""
        guild = self._client.get_guild(server)
        try:
            member = guild and (guild.get_member(person) or await guild.fetch_member(person))
        except discord.HTTPException:
            member = None
        return member.display_name if member else "?"

    def ways_to_moderators(self, server: int, chosen: int | None) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield ways to who looks after a server, best first: the chosen channel, the one for news, the owner."""
        guild = self._client.get_guild(server)
        if chosen is not None:
            yield lambda: _at_once(chosen)
        if guild and (news := guild.system_channel):
            yield lambda: _at_once(news.id)
        if guild and (owner := guild.owner_id):
            yield lambda: self.direct(owner)

    async def _text_channel(self, channel: int) -> discord.TextChannel:
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        assert isinstance(found, discord.TextChannel)
        return found


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
