"""The fake Discord of the simulations: it takes time, has bad days, and keeps what it has shown with the time."""

import asyncio
import random
from array import array
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, TypeVar

import discord

from bot.markup import Markup
from bot.platform.faults import UNKNOWN_CHANNEL
from bot.platform.threads import OpenThread
from bot.posts.post import Post
from engine.ids import PersonId
from tests.fake_discord import CLOSED_MAILBOX, FakeDiscord, refusal

T = TypeVar("T")

Weather = Literal["fine", "limited", "broken", "silent"]
"""How Discord is: it works, answers 429, answers 500, or does not answer."""

MAILBOXES: Final = 2**41
REMEMBERED: Final = timedelta(minutes=3)
LOOK_BACK: Final = 50
PATIENCE: Final = {"limited": 20.0, "broken": 25.0, "silent": 60.0}
"""Seconds after which discord.py gives up."""


@dataclass(eq=False)
class Message:
    """A message as it was sent, and everything that it has shown since."""

    id: int
    at: datetime
    channel: int
    mentions: frozenset[int]
    nonce: str
    texts: list[str]
    changed_at: list[datetime] = field(default_factory=list)

    @property
    def mailbox(self) -> PersonId | None:
        """Return who got it as a direct message."""
        return PersonId(self.channel - MAILBOXES) if self.channel > MAILBOXES and self.channel < MAILBOXES * 2 else None


@dataclass(kw_only=True, eq=False)
class PaperDiscord(FakeDiscord):
    """Discord; `closed` are the people who take no direct messages, `flaws` the share of requests that fail anyhow.

    While it is cut off nobody can reach the bot either. `hangs` is when somebody waited for an answer that never came.
    """

    now: Callable[[], datetime]
    rng: random.Random
    flaws: float = 0.0
    weather: Weather = "fine"
    closed: set[PersonId] = field(default_factory=set)
    messages: MutableMapping[int, Message] = field(default_factory=dict)
    requests: int = 0
    failures: int = 0
    hangs: list[tuple[datetime, datetime]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._by_channel: dict[int, array[int]] = {}
        self._count = 0

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message; the same nonce posts only once within some minutes."""
        return await self._ask(lambda: self._send(channel, post, nonce))

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""

        def change() -> None:
            self._check(channel)
            changed = self.messages[message]
            changed.texts.append(post.text)
            changed.changed_at.append(self.now())

        await self._ask(change)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away; who got it has seen it."""
        await self._ask(lambda: self._check(channel))

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message; it has the message's id and is there only once."""
        return await self._ask(lambda: message)

    def posted(self, channel: int, since: int) -> Sequence[Message]:
        """Return the messages of a channel from a number on, in order."""
        return [self.messages[number] for number in self._by_channel.get(channel, ())[since:]]

    def count(self, channel: int) -> int:
        """Return how many messages of a channel there are."""
        return len(self._by_channel.get(channel, ()))

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell that every channel is there."""
        return False

    async def has_left(self, server: int, person: int) -> bool:
        """Ask whether somebody is in a server no more: nobody leaves."""
        return await self._ask(lambda: False)

    async def active_threads(self, server: int) -> int:
        """Count the threads that are active: never too many."""
        return await self._ask(lambda: 0)

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below nothing."""
        return await self._ask(self._next)

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Open a thread for some people, all of whom join."""
        return await self._ask(self._next)

    def open_threads(self) -> Iterator[OpenThread]:
        """Yield nothing: no thread is ever archived."""
        return iter(())

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox."""
        return await self._ask(lambda: MAILBOXES + person)

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the recent message of a channel that bears a marker."""
        return await self._ask(lambda: self._find(channel, marker))

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def first_text(self, channel: int, message: int) -> Markup:
        """Return what a message says."""
        return await self._ask(lambda: Markup(self.messages[message].texts[-1]))

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    def delete_thread(self, thread: int) -> None:
        """Let somebody delete a thread; what was posted there has been seen."""
        self.gone.add(thread)

    def _send(self, channel: int, post: Post, nonce: str) -> int:
        self._check(channel)
        earlier = self._by_channel.setdefault(channel, array("Q"))
        for message in map(self.messages.__getitem__, reversed(earlier)):
            if self.now() - message.at >= REMEMBERED:
                break
            if message.nonce == nonce:
                return message.id
        sent = Message(self._next(), self.now(), channel, frozenset(post.mentions), nonce, [post.text])
        self.messages[sent.id] = sent
        earlier.append(sent.id)
        return sent.id

    def _find(self, channel: int, marker: str) -> int | None:
        self._check(channel)
        recent = self._by_channel.get(channel, ())[-LOOK_BACK:]
        return next((number for number in recent if marker in self.messages[number].texts[-1]), None)

    def _check(self, channel: int) -> None:
        if channel in self.gone:
            raise refusal(UNKNOWN_CHANNEL, 404)
        if channel - MAILBOXES in self.closed:
            raise refusal(CLOSED_MAILBOX, 403)

    def _next(self) -> int:
        self._count += 1
        return discord.utils.time_snowflake(self.now()) + self._count % 2**22

    async def _ask(self, do: Callable[[], T]) -> T:
        """Do what is asked after a while; on a bad day it fails, sometimes after it was done."""
        self.requests += 1
        await asyncio.sleep(self.rng.uniform(0.05, 0.5))
        weather = self.weather
        if weather == "fine" and self.rng.random() < self.flaws:
            weather = self.rng.choice(("limited", "broken", "silent"))
        if weather == "fine":
            return do()
        self.failures += 1
        if weather != "limited" and self.rng.random() < 0.3:
            do()
        self.hangs.append((self.now(), self.now() + timedelta(seconds=PATIENCE[weather])))
        await asyncio.sleep(PATIENCE[weather])
        raise fault(weather)


def fault(weather: Weather) -> Exception:
    """Return what discord.py raises."""
    return TimeoutError() if weather == "silent" else refusal(0, {"limited": 429, "broken": 500}[weather])
