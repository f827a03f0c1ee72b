"""A Discord in a file: what was posted, line by line, so that it outlives the bot's process as the real one does.

Any number of processes write there. It forgets nonces at once: after a crash nobody can rely on them.
"""

import fcntl
import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from discord.utils import time_snowflake

from bot.markup import Markup
from bot.posts.post import Post
from engine.log.chain import from_microseconds
from tests.fake_discord import FakeDiscord

MAILBOXES: Final = 2**62
"""Above are the channels of direct messages, each by its person."""
EPOCH: Final = from_microseconds(1_600_000_000_000_000)
MESSAGE, THREAD = "message", "thread"


@dataclass(frozen=True, slots=True)
class Posted:
    """A message, with everything that it has shown, the latest last."""

    id: int
    channel: int
    shown: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return what it shows now."""
        return self.shown[-1]


class DiscordOnFile(FakeDiscord):
    """The fake Discord, whose posts several processes share."""

    def __init__(self, path: Path, now: Callable[[], datetime] = lambda: EPOCH) -> None:
        super().__init__()
        self._path = path
        self._now = now
        self._read = 0
        self._posted: dict[int, Posted] = {}

    def messages(self) -> list[Posted]:
        """Return every message, in order; an edit shows under the old id."""
        self._catch_up()
        return list(self._posted.values())

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message."""
        del nonce
        return self._write(kind=MESSAGE, channel=channel, text=post.text)

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""
        self._write(kind=MESSAGE, id=message, channel=channel, text=post.text)

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

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the message of a channel that bears a marker."""
        return next((post.id for post in self.messages() if post.channel == channel and marker in post.text), None)

    async def first_text(self, channel: int, message: int) -> Markup:
        """Return the text of a message."""
        self._catch_up()
        return Markup(self._posted[message].text)

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    def _catch_up(self) -> None:
        """Read what has been written since, by whomever; the last line may still be written."""
        if not self._path.exists():
            return
        with self._path.open("rb") as file:
            file.seek(self._read)
            whole, _, _ = file.read().rpartition(b"\n")
        self._read += len(whole) + bool(whole)
        for line in whole.splitlines():
            self._take_up(json.loads(line))

    def _take_up(self, record: dict[str, Any]) -> None:
        number = record["id"]
        if record["kind"] == THREAD:
            return
        known = self._posted.get(number)
        shown = (*(known.shown if known else ()), record["text"])
        self._posted[number] = Posted(number, record["channel"], shown)

    def _write(self, **record: Any) -> int:
        """Write a line, with an id that tells the time, as Discord's do, unless it has one."""
        with self._path.open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            record.setdefault("id", time_snowflake(self._now()) + os.fstat(file.fileno()).st_size)
            file.write(json.dumps(record).encode() + b"\n")
        return int(record["id"])
