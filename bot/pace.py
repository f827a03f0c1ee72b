"""The pace of direct messages: Discord quarantines bots that send many at once, so they are spread."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

MINUTE: Final = timedelta(minutes=1)
BURST: Final = 4
BURST_TIME: Final = timedelta(seconds=10)


class Pace:
    """Says when the next direct message may leave: never more than a number in a minute, nor a few at once.

    Args:
        per_minute: the most direct messages in any minute.
        now: the clock.
        sleep: how to wait.
    """

    def __init__(
        self,
        per_minute: int,
        *,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._limits = ((per_minute, MINUTE), (min(BURST, per_minute), BURST_TIME))
        self._taken: deque[datetime] = deque(maxlen=max(per_minute, BURST))
        self._now = now
        self._sleep = sleep

    @property
    def wait(self) -> timedelta:
        """Return how long it is until the next message may leave."""
        free = [self._taken[-count] + span for count, span in self._limits if len(self._taken) >= count]
        return max((at - self._now() for at in free), default=timedelta())

    def take(self) -> timedelta:
        """Take the next place and return how long it is until then."""
        wait = max(timedelta(), self.wait)
        self._taken.append(self._now() + wait)
        return wait

    async def turn(self) -> None:
        """Take the next place and wait for it."""
        wait = self.take()
        if wait:
            await self._sleep(wait.total_seconds())
