"""A Discord on paper: what was posted, line by line in a file, so that it outlives the bot as the real one does."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.posts.post import Post


@dataclass(frozen=True, slots=True)
class Posted:
    """A message on paper."""

    id: int
    channel: int
    text: str


class PaperDiscord:
    """Does for the announcer what `bot.platform.channels.Channels` does, without a network."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def posts(self) -> list[Posted]:
        """Return every message, in order; an edit shows under the old id."""
        posts: dict[int, Posted] = {}
        for record in self._records():
            if record["kind"] == "message":
                posts[record["id"]] = Posted(record["id"], record["channel"], record["text"])
        return list(posts.values())

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message."""
        del nonce  # Discord forgets nonces within minutes; after a crash they cannot be relied on
        return self._write({"kind": "message", "id": self._next(), "channel": channel, "text": post.text})

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""
        self._write({"kind": "message", "id": message, "channel": channel, "text": post.text})

    def knows(self, channel: int) -> bool:
        """Tell whether a thread is there."""
        return True

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message; it has the message's id, as on Discord, and is there only once."""
        del channel, name
        return message

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread that hangs below nothing."""
        del channel, name
        return self._write({"kind": "thread", "id": self._next()})

    async def is_member(self, server: int, person: int) -> bool:
        """Tell whether somebody is in a server: everybody is."""
        return True

    async def active_threads(self, server: int) -> int:
        """Return how many threads are active in a server: there is always room."""
        return 0

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the message of a channel that bears a marker."""
        return next((post.id for post in self.posts() if post.channel == channel and marker in post.text), None)

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def first_text(self, channel: int, message: int) -> str:
        """Return the text of a message."""
        return next(post.text for post in self.posts() if (post.channel, post.id) == (channel, message))

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def display_name(self, server: int, person: int) -> str:
        """Return a name."""
        return f"{server}-{person}"

    def _records(self) -> list[dict[str, Any]]:
        if not self._path.exists():
            return []
        return [json.loads(line) for line in self._path.read_text(encoding="utf-8").splitlines()]

    def _next(self) -> int:
        return len(self._records()) + 1000

    def _write(self, record: dict[str, Any]) -> int:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
            file.flush()
            os.fsync(file.fileno())
        return int(record["id"])
