"""Threads of Discord: opened, joined, named, taken out of the archive and put there."""

import contextlib
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final, NamedTuple

import discord

from bot.platform.faults import THREAD_EXISTS, THREAD_LOCKED, is_about_name, passes
from bot.posts import limits

A_WEEK: Final = 10080


class OpenThread(NamedTuple):
    """A thread of ours that is not in the archive, and since when nobody has done anything there, as far as we know."""

    server: int
    id: int
    quiet_since: datetime


class Threads:
    """Does with threads what the announcer wants, through the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

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
            if passes(error) or is_about_name(error):
                raise
            return None
        await self.join(thread.id, members)
        return thread.id

    async def rename(self, thread: int, name: str) -> bool:
        """Give a thread another name; False if it bears that already, or is in the archive and so not looked at."""
        found = self._client.get_channel(thread)
        if not isinstance(found, discord.Thread) or found.archived or found.name == name:
            return False
        await found.edit(name=name)
        return True

    async def join(self, thread: int, members: Iterable[int]) -> None:
        """Let people take part in a thread, so that they have it in their list; nobody is pinged by it.

        Who cannot, because they have left the server, is left out.
        """
        for member in members:
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                await self._client.http.add_user_to_thread(thread, member)

    async def reopen(self, thread: int) -> bool:
        """Take a thread out of the archive unless it is open; False: it is gone. One that we may not see stays."""
        try:
            found = await self._client.fetch_channel(thread)
        except discord.Forbidden:
            return True
        except discord.NotFound:
            return False
        if isinstance(found, discord.Thread) and found.archived:
            await unarchive(found)
        return True

    async def archive(self, thread: int) -> None:
        """Put a thread into the archive, out of which any message takes it again."""
        found = self._client.get_channel(thread)
        if isinstance(found, discord.Thread):
            await found.edit(archived=True)

    def open_threads(self) -> Iterator[OpenThread]:
        """Yield the threads that we have opened and that Discord has told us to be open."""
        me = self._client.user
        for guild in self._client.guilds:
            for thread in guild.threads:
                if me is not None and thread.owner_id == me.id and not thread.archived:
                    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
                    yield OpenThread(guild.id, thread.id, max(thread.archive_timestamp, last))

    def knows(self, channel: int) -> bool:
        """Tell whether Discord has told us of a channel or thread; of archived threads it does not."""
        return self._client.get_channel(channel) is not None

    async def active_threads(self, server: int) -> int:
        """Return how many active threads a server has, as far as we see its channels; 0 if we are not in it."""
        guild = self._client.get_guild(server)
        return 0 if guild is None else len(await guild.active_threads())

    async def _text_channel(self, channel: int) -> discord.TextChannel:
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        assert isinstance(found, discord.TextChannel)
        return found


async def unarchive(thread: discord.Thread) -> None:
    """Take a thread out of the archive.

    Raises:
        discord.HTTPException: Discord does not let us; with code 160005 where the thread is locked.
    """
    try:
        await thread.edit(archived=False)
    except discord.Forbidden as error:
        if thread.locked:
            error.code = THREAD_LOCKED  # Discord only says that a permission is missing
        raise
