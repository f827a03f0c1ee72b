"""When to try again what Discord has not taken.

A fault of Discord passes: what it has held up is tried every few seconds, so that it comes as soon as Discord is well
again. A refusal stands until somebody does something about it, and Discord counts refused requests: those are made ever
more rarely, at least once an hour, and at once when something has changed.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, TypeVar

import discord

from bot.delivery.backoff import Backoff
from bot.platform.faults import passes

K = TypeVar("K")

RETRY_SECONDS: Final = 30.0
"""Between two rounds."""

FAULT_WAIT: Final = timedelta(seconds=20)
"""Less than a round, so that none is left out."""
LONGEST_WAIT: Final = timedelta(hours=1)


class Retries(Backoff[K]):
    """Knows of each key from when on it may be tried again.

    Args:
        pause: seconds between two rounds.
        now: the clock.
    """

    def __init__(self, pause: float, now: Callable[[], datetime]) -> None:
        super().__init__(timedelta(seconds=pause), LONGEST_WAIT, now)

    def failed(self, key: K, error: Exception) -> None:
        """Note that a key was tried in vain, and why; Discord may have said how long to wait."""
        if isinstance(error, discord.RateLimited):
            self.hold(key, timedelta(seconds=error.retry_after))
        else:
            self.in_vain(key, at_most=longest_wait(error))


def longest_wait(error: Exception) -> timedelta:
    """Return after how long at most something that has failed is tried again."""
    return FAULT_WAIT if passes(error) else LONGEST_WAIT
