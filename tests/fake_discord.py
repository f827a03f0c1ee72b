"""A Discord for tests, which stands where `bot.platform.channels.Channels` stands: messages, threads, mailboxes.

It outlives the bot, as the real one does. The mailbox of a person is the channel with the person's number.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.markup import Markup
from bot.platform.channels import Channels
from bot.platform.faults import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.platform.pace import Pace
from bot.platform.threads import OpenThread
from bot.posts import limits
from bot.posts.post import Post
from bot.posts.recipients import Caretakers
from engine.matches.service.sight import ServerState
from engine.matches.state.match import Match
from engine.people.preferences import Server

Refusing = Callable[[Post], Exception | None]
"""Returns why a post is refused, None where it is taken."""

FIRST_MESSAGE: Final = 1001
FIRST_THREAD: Final = 5001
LONG_AGO: Final = datetime(2015, 1, 1, tzinfo=UTC)
CLOSED_MAILBOX: Final = 50007
NO_PERMISSION: Final = 50013
BAD_FORM: Final = 50035
BAD_NAME: Final = {"name": {"_errors": [{"code": "INVALID_COMMUNITY_PROPERTY_NAME", "message": "Contains words"}]}}
KINDS: Final[dict[int, type[discord.HTTPException]]] = {
    403: discord.Forbidden,
    404: discord.NotFound,
    500: discord.DiscordServerError,
    503: discord.DiscordServerError,
}


def refusal(code: int, status: int = 400, **more: Any) -> discord.HTTPException:
    """Return what discord.py raises when Discord refuses something."""
    answer: Any = SimpleNamespace(status=status, reason="no")
    return KINDS.get(status, discord.HTTPException)(answer, {"code": code, "message": "no", **more})


def always(error: Exception) -> Refusing:
    """Refuse every post."""
    return lambda _: error


@dataclass(eq=False)
class FakeDiscord(Channels):
    """What was done, in order, and what goes wrong.

    Each post raises the next of `faults`; or it arrives, and the next of `lost` is raised. The next call of a name
    raises what `breaks` holds for it. What `refuses` tells for a channel is not taken there, what `no_threads` holds
    keeps threads from being opened, and none may bear a word of `bad_names`. Channels and threads in `gone` were
    deleted, messages in `deleted`.
    """

    pace: Pace | None = None
    posts: list[tuple[int, str]] = field(default_factory=list)
    shown: dict[int, tuple[int, Post]] = field(default_factory=dict)
    edits: list[Post] = field(default_factory=list)
    pings: list[tuple[int, int]] = field(default_factory=list)
    calls: list[tuple[str, int]] = field(default_factory=list)
    retired: list[tuple[int, int]] = field(default_factory=list)
    threads: dict[int, int] = field(default_factory=dict)
    thread_names: dict[int, str] = field(default_factory=dict)
    names_given: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    faults: list[Exception] = field(default_factory=list)
    lost: list[Exception] = field(default_factory=list)
    breaks: dict[str, Exception] = field(default_factory=dict)
    refuses: dict[int, Refusing] = field(default_factory=dict)
    no_threads: dict[int, Exception] = field(default_factory=dict)
    bad_names: tuple[str, ...] = ()
    gone: set[int] = field(default_factory=set)
    leavers: set[int] = field(default_factory=set)
    archived: set[int] = field(default_factory=set)
    joined: list[tuple[int, int]] = field(default_factory=list)
    quiet_since: dict[int, datetime] = field(default_factory=dict)
    deleted: set[int] = field(default_factory=set)
    called: tuple[Caretakers, ...] = ()
    reports_to: tuple[int, ...] = ()
    welcomes_in: tuple[int, ...] = ()
    is_cut_off: bool = False
    active: int = 0
    first: int = FIRST_MESSAGE
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def told(self, channel: int) -> list[str]:
        """Return what was posted in a channel, thread or mailbox."""
        return [text for at, text in self.posts if at == channel]

    @property
    def latest(self) -> Post:
        """Return what the latest message shows."""
        return list(self.shown.values())[-1][1]

    def in_channel(self, channel: int) -> list[Post]:
        """Return what a channel shows now."""
        return [post for at, post in self.shown.values() if at == channel]

    def close(self, *channels: int, code: int = NO_PERMISSION) -> None:
        """Let channels or mailboxes take nothing any more."""
        self.refuses |= dict.fromkeys(channels, always(refusal(code, 403)))

    def delete_channel(self, channel: int) -> None:
        """Delete a channel with its threads, or a thread."""
        self.gone |= {channel, *(thread for thread, parent in self.threads.items() if parent == channel)}
        self.threads = {thread: parent for thread, parent in self.threads.items() if thread not in self.gone}

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message."""
        assert len(nonce) <= limits.NONCE
        self._take(channel, post)
        if self.faults:
            raise self.faults.pop(0)
        message = self.first + len(self.shown)
        self._note("send", channel)
        self.posts.append((channel, post.text))
        self.shown[message] = channel, post
        self.pings += [(channel, person) for person in post.mentions]
        self.news.set()
        if self.lost:
            raise self.lost.pop(0)
        return message

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""
        if message in self.deleted:
            raise refusal(UNKNOWN_MESSAGE, 404)
        self._note("edit", channel)
        self.edits.append(post)
        self.shown[message] = channel, post

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a message."""
        self._note("retire", channel)
        self.retired.append((channel, message))

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""
        self.deleted.add(message)

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the message of a channel that bears a marker."""
        found = (number for number, (at, post) in self.shown.items() if at == channel and marker in post.text)
        return next(found, None)

    async def has(self, channel: int, message: int) -> bool:
        """Tell whether a message is there."""
        return message not in self.deleted

    async def first_text(self, channel: int, message: int) -> Markup:
        """Return what a message says."""
        return Markup(self.shown[message][1].text)

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message; it has the message's number."""
        return self._opened(channel, message, name)

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below nothing."""
        return self._opened(channel, FIRST_THREAD + len(self.thread_names), name)

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Open a thread that only some see."""
        return self._opened(channel, FIRST_THREAD + len(self.thread_names), name)

    async def rename(self, thread: int, name: str) -> bool:
        """Give a thread another name; False if it bears that already."""
        self._check_name(name)
        is_new = self.thread_names.get(thread) != name
        self.thread_names[thread] = name
        self.names_given += [name] if is_new else []
        return is_new

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox, as soon as it is its turn."""
        if self.pace is not None:
            await self.pace.turn(person, is_notice=is_notice)
        self._note("direct", person)
        return person

    def knows(self, channel: int) -> bool:
        """Tell of channels and threads that are neither deleted nor archived."""
        return channel not in self.gone | self.archived

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell whether a channel was deleted."""
        return channel in self.gone

    async def reopen(self, thread: int) -> bool:
        """Take a thread out of the archive; False if it was deleted."""
        self._note("reopen", thread)
        self.archived.discard(thread)
        return thread not in self.gone

    async def archive(self, thread: int) -> None:
        """Put a thread into the archive."""
        self._note("archive", thread)
        self.archived.add(thread)

    async def join(self, thread: int, members: Iterable[int]) -> None:
        """Let people take part in a thread."""
        for member in members:
            self.joined.append((thread, member))

    def open_threads(self) -> Iterator[OpenThread]:
        """Yield the threads that are not archived."""
        for thread in self.threads:
            if thread not in self.archived:
                yield OpenThread(0, thread, self.quiet_since.get(thread, LONG_AGO))

    def server_state(self, server: int) -> ServerState:
        """Return how a server is: each can be reached."""
        return "there"

    async def active_threads(self, server: int) -> int:
        """Return how many threads are active."""
        self._note("active_threads", server)
        return self.active

    async def has_left(self, server: int, person: int) -> bool:
        """Tell whether somebody is in a server no more."""
        return person in self.leavers

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Return the only name."""
        return (self.names.get(person, str(person)),)

    def caretakers(self, server: Server, match: Match, home: int, *, is_private: bool) -> tuple[Caretakers, ...]:
        """Return whom to call about a match."""
        return self.called

    async def admit(self, thread: int, persons: Iterable[int]) -> tuple[int, ...]:
        """Let people into a thread who are on the server."""
        return tuple(person for person in persons if person not in self.leavers)

    def report_destinations(self, server: int, chosen: int | None) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield where those in charge read."""
        chosen_too = () if chosen is None else (chosen,)
        yield from (partial(self.direct, channel) for channel in (*chosen_too, *self.reports_to))

    def welcome_destinations(self, server: int) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield where a server first hears of the bot."""
        yield from (partial(self.direct, channel) for channel in self.welcomes_in)

    def _note(self, call: str, about: int) -> None:
        if call in self.breaks:
            raise self.breaks.pop(call)
        self.calls.append((call, about))

    def _take(self, channel: int, post: Post) -> None:
        """Refuse a post that is not taken."""
        if channel in self.gone:
            raise refusal(UNKNOWN_CHANNEL, 404)
        if (refuses := self.refuses.get(channel)) is not None and (error := refuses(post)) is not None:
            self.calls.append(("refused", channel))
            raise error

    def _opened(self, channel: int, thread: int, name: str) -> int:
        if channel in self.gone:
            raise refusal(UNKNOWN_CHANNEL, 404)
        if channel in self.no_threads:
            raise self.no_threads[channel]
        self._check_name(name)
        self.threads[thread] = channel
        self.thread_names[thread] = name
        self.names_given.append(name)
        return thread

    def _check_name(self, name: str) -> None:
        if any(bad in name for bad in self.bad_names):
            raise refusal(BAD_FORM, errors=BAD_NAME)
