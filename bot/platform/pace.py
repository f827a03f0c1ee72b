"""The pace of direct messages: Discord quarantines bots that send many at once, so they are spread, and fairly.

People are served in this order: secrets before notifications, as a match waits for them; then those who have got least
lately, so that nobody's many messages hold up another's first; then first come, first served.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from engine.share import EVERYTHING, Share

MINUTE: Final = timedelta(minutes=1)
BURST: Final = 4
BURST_TIME: Final = timedelta(seconds=10)
LATELY: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True, eq=False)
class PendingMessage:
    """A message that waits for its turn."""

    person: int
    is_notice: bool
    number: int
    may_leave: asyncio.Future[None]


class Pace:
    """Says when the next direct message may leave: never more than a number in a minute, nor a few at once.

    Discord counts the messages of a bot whichever of its processes sends them, so each has its part of them.

    Args:
        per_minute: the most direct messages of all processes in any minute.
        now: the clock.
        share: what this process looks after.
        sleep: how to wait.
    """

    def __init__(
        self,
        per_minute: int,
        *,
        now: Callable[[], datetime],
        share: Callable[[], Share] = lambda: EVERYTHING,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.per_minute: Final = per_minute
        self._share = share
        self._taken: deque[datetime] = deque(maxlen=max(per_minute, BURST))
        self._sent: deque[tuple[datetime, int]] = deque()
        self._waiting: list[PendingMessage] = []
        self._numbers = count()
        self._serving: asyncio.Task[None] | None = None
        self._now = now
        self._sleep = sleep

    @property
    def wait(self) -> timedelta:
        """Return how long it is until the next message may leave."""
        limits = ((self._part(self.per_minute), MINUTE), (self._part(min(BURST, self.per_minute)), BURST_TIME))
        now = self._now()
        if self._taken and self._taken[-1] > now:  # the clock was put back
            self._taken = deque((min(at, now) for at in self._taken), self._taken.maxlen)
        free = [self._taken[-count] + span for count, span in limits if len(self._taken) >= count]
        return max((at - now for at in free), default=timedelta())

    def _part(self, messages: int) -> int:
        """Return how many of some messages may be this process'; one at least, as answers may need one, too."""
        share = self._share()
        return max(1, messages * len(share.shards) // share.count)

    async def turn(self, person: int, *, is_notice: bool = False) -> None:
        """Wait until the next message to a person may leave."""
        if not self._waiting and self.wait <= timedelta():
            return self._take(person)
        ticket = PendingMessage(person, is_notice, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="pace")
        try:
            return await ticket.may_leave
        except asyncio.CancelledError:
            self._leave(ticket)
            raise

    def _leave(self, ticket: PendingMessage) -> None:
        """Let who is not wanted any more wait no longer; the last one ends the serving."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        if not self._waiting and self._serving is not None:
            self._serving.cancel()
            self._serving = None

    async def _serve(self) -> None:
        while self._waiting:
            while (wait := self.wait) > timedelta():
                await self._sleep(wait.total_seconds())
            if self._waiting:
                chosen = min(self._waiting, key=self._rank)
                self._waiting.remove(chosen)
                if not chosen.may_leave.cancelled():
                    self._take(chosen.person)
                    chosen.may_leave.set_result(None)

    def _rank(self, ticket: PendingMessage) -> tuple[bool, int, int]:
        got = sum(person == ticket.person for _, person in self._sent)
        return ticket.is_notice, got, ticket.number

    def _take(self, person: int) -> None:
        now = self._now()
        self._taken.append(now)
        self._sent.append((now, person))
        while self._sent[0][0] <= now - LATELY:
            self._sent.popleft()
