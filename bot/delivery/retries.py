"""Another try at what Discord has not taken: when it is due, and a plainer form of a post that is refused for good.

A fault of Discord passes: what it has held up is tried every few seconds, so that it comes as soon as Discord is well
again. A refusal stands until somebody does something about it, and Discord counts refused requests: those are made ever
more rarely, at least once an hour, and at once when something has changed. A post may be refused for a word or a
picture that a filter dislikes; its plainer form has neither.
"""

from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

import discord
import structlog

from bot.markup import Markup
from bot.platform.faults import passes, reason_of
from bot.posts.post import Buttons, Post
from bot.posts.speech import mention

K = TypeVar("K")
T = TypeVar("T")

RETRY_SECONDS: Final = 30.0
"""Seconds between two rounds."""

FAULT_WAIT: Final = timedelta(seconds=20)
"""Longest wait after a fault; less than a round, so that none is left out."""
LONGEST_WAIT: Final = timedelta(hours=1)

log = structlog.get_logger(__name__)


class Backoff(Generic[K]):
    """Keeps for each key when it may be tried again: after twice as long a wait each time that it fails.

    Args:
        first: how long to wait after the first failure.
        longest: how long at most.
        now: the clock.
    """

    def __init__(self, first: timedelta, longest: timedelta, now: Callable[[], datetime]) -> None:
        self._first = first
        self._longest = longest
        self._now = now
        self._waits: dict[K, tuple[datetime, timedelta]] = {}

    def is_due(self, key: K) -> bool:
        """Tell whether a key may be tried now."""
        return key not in self._waits or self._now() >= self._waits[key][0]

    def failed(self, key: K, at_most: timedelta | None = None) -> None:
        """Note that a try has failed; this time the key waits no longer than `at_most`."""
        wait = min(self._waits[key][1] if key in self._waits else self._first, at_most or self._longest)
        self._waits[key] = (self._now() + wait, min(wait * 2, self._longest))

    def hold(self, key: K, span: timedelta) -> None:
        """Let a key wait exactly for this span; what fails then is a first failure."""
        self._waits[key] = (self._now() + span, self._first)

    def succeeded(self, key: K) -> None:
        """Let a key wait for the longest time; the next failure is a first one again."""
        self._waits[key] = (self._now() + self._longest, self._first)

    def forget(self, key: K) -> None:
        """Let a key be tried at once."""
        self._waits.pop(key, None)

    def keep(self, keys: Collection[K]) -> None:
        """Forget all keys but these."""
        self._waits = {key: wait for key, wait in self._waits.items() if key in keys}

    def clear(self) -> None:
        """Let everything be tried at once."""
        self._waits.clear()


class Retries(Backoff[K]):
    """Knows of each key from when on it may be tried again.

    Args:
        pause: seconds between two rounds.
        now: the clock.
    """

    def __init__(self, pause: float, now: Callable[[], datetime]) -> None:
        super().__init__(timedelta(seconds=pause), LONGEST_WAIT, now)

    def failed_with(self, key: K, error: Exception) -> None:
        """Note that Discord has not taken something, and why; it may have said how long to wait."""
        if isinstance(error, discord.RateLimited):
            self.hold(key, timedelta(seconds=error.retry_after))
        else:
            super().failed(key, at_most=longest_wait(error))


def longest_wait(error: Exception) -> timedelta:
    """Return after how long at most something that has failed is tried again."""
    return FAULT_WAIT if passes(error) else LONGEST_WAIT


def plain_form(post: Post, said: Markup, mark: Markup) -> Post:
    """Return a post that says something else, with nothing that people have written, no picture and no link.

    It pings the same people and has the same buttons, and is found by the same mark.
    """
    kept = (tuple(button for button in row.items if button.key) for row in post.blocks if isinstance(row, Buttons))
    buttons = (Buttons(row) for row in kept if row)
    called = [*map(mention, post.mentions), *(Markup("<@&{}>").format(role) for role in post.roles)]
    text, found_by = Markup(" ").join([*called, said]), Markup("-# {}").format(mark)
    return Post.of(text, *buttons, found_by, mentions=post.mentions, roles=post.roles, push=post.push)


async def even_plainly(act: Callable[[Post], Awaitable[T]], post: Post, plainer: Post) -> T:
    """Do something with a post, or with its plainer form where Discord refuses the post for good."""
    try:
        return await act(post)
    except discord.HTTPException as error:
        if reason_of(error) != "refused":
            raise
        log.info("post refused, trying a plainer one", error=repr(error))
    return await act(plainer)
