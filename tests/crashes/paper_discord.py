"""A Discord on paper: what was posted, line by line in a file, so that it outlives the bot as the real one does.

Any number of processes write there. It forgets nonces at once: after a crash nobody can rely on them.
"""

import fcntl
import json
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from discord.utils import time_snowflake

from bot.markup import Markup
from bot.posts.post import Post
from engine.log.chain import from_microseconds
from engine.matches.service.sight import ServerState

MAILBOXES: Final = 2**62
"""Above are the channels of direct messages, each by its person."""
EPOCH: Final = from_microseconds(1_600_000_000_000_000)
MESSAGE, THREAD = "message", "thread"


@dataclass(frozen=True, slots=True)
class Posted:
    """A message on paper, with everything that it has shown, the latest last."""

    id: int
    channel: int
    shown: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return what it shows now."""
        return self.shown[-1]


class PaperDiscord:
    """Does for the announcer what `bot.platform.channels.Channels` does, without a network."""

    is_cut_off = False

    def __init__(self, path: Path, now: Callable[[], datetime] = lambda: EPOCH) -> None:
        self._path = path
        self._now = now
        self._read = 0
        self._posts: dict[int, Posted] = {}
        self.threads: list[int] = []

    def posts(self) -> list[Posted]:
        """Return every message, in order; an edit shows under the old id."""
        self._catch_up()
        return list(self._posts.values())

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message."""
        del nonce
        return self._write(kind=MESSAGE, channel=channel, text=post.text)

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""
        self._write(kind=MESSAGE, id=message, channel=channel, text=post.text)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away; who got it has seen it."""

    def knows(self, channel: int) -> bool:
        """Tell whether a thread is there."""
        return True

    async def has(self, channel: int, message: int) -> bool:
        """Tell that every message is there."""
        return True

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell that every channel is there."""
        return False

    def server_state(self, server: int) -> ServerState:
        """Return how a server is: each can be reached."""
        return "there"

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message; it has the message's id, as on Discord, and is there only once."""
        del channel, name
        return message

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below nothing."""
        del channel, name
        return self._write(kind=THREAD)

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int:
        """Open a thread that only some see."""
        del channel, name, members
        return self._write(kind=THREAD)

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox."""
        del is_notice
        return MAILBOXES + person

    async def has_left(self, server: int, person: int) -> bool:
        """Tell whether somebody is in a server no more: nobody leaves."""
        return False

    async def exists(self, channel: int) -> bool:
        """Tell whether a channel is there: nobody deletes any."""
        return True

    async def active_threads(self, server: int) -> int:
        """Return how many threads are active in a server: there is always room."""
        return 0

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the message of a channel that bears a marker."""
        return next((post.id for post in self.posts() if post.channel == channel and marker in post.text), None)

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def first_text(self, channel: int, message: int) -> Markup:
        """Return the text of a message."""
        self._catch_up()
        return Markup(self._posts[message].text)

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Return the only name."""
        return (f"{server}-{person}",)

    def report_destinations(self, server: int, chosen: int | None) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield nothing: nobody looks after these servers."""
        return iter(())

    def _catch_up(self) -> None:
        """Read what has been written since, by whomever; the last line may still be written."""
        if not self._path.exists():
            return
        with self._path.open("rb") as file:
            file.seek(self._read)
            whole, _, _ = file.read().rpartition(b"\n")
        self._read += len(whole) + bool(whole)
        for line in whole.splitlines():
            self._take(json.loads(line))

    def _take(self, record: dict[str, Any]) -> None:
        number = record["id"]
        if record["kind"] == THREAD:
            self.threads.append(number)
            return
        known = self._posts.get(number)
        shown = (*(known.shown if known else ()), record["text"])
        self._posts[number] = Posted(number, record["channel"], shown)

    def _write(self, **record: Any) -> int:
        """Write a line, with an id that tells the time, as Discord's do, unless it has one."""
        with self._path.open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            record.setdefault("id", time_snowflake(self._now()) + os.fstat(file.fileno()).st_size)
            file.write(json.dumps(record).encode() + b"\n")
        return int(record["id"])
