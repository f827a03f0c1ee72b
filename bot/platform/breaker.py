"""A breaker that stops sending to Discord while that does harm, and begins again slowly.

Discord shuts an address out for a while after refusing 10,000 of its requests (401, 403, 429) within ten minutes; and
when most requests fail, more of them do not help. Answers to interactions matter more than what nobody has just asked
for: that pauses first, and everything only if it does not help. Source: topics/rate-limits of Discord's documentation,
"Invalid Request Limit".
"""

from collections import deque
from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import Final, Literal

import structlog

SLOT_SECONDS: Final = 10.0
REFUSALS_SECONDS: Final = 600.0
FAILURES_SECONDS: Final = 60.0
MOST_REFUSED: Final = 5000
FEWEST: Final = 20
"""From how many requests in a minute half of them failing means that Discord is ill; fewer do no harm."""
FEWEST_AT_FIRST: Final = 3
"""The same while sending begins again."""
FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 600.0
FIRST_ALLOWANCE: Final = 4
LAST_ALLOWANCE: Final = 128
"""How many requests pass in ten seconds when sending begins again; doubled each time, and above the last no limit."""

Why = Literal["refused", "failing"]

log = structlog.get_logger(__name__)


class Paused(ConnectionError):
    """A request is not made, as sending pauses; like every fault on the way to Discord it is tried again later."""


class Depth(IntEnum):
    """The requests that do not go through."""

    NOTHING = 0
    BACKGROUND = 1
    EVERYTHING = 2


class Window:
    """Counts what has happened lately, in slots of ten seconds.

    Args:
        span: how many seconds are counted, in whole slots.
    """

    def __init__(self, span: float) -> None:
        self._slots: deque[list[int]] = deque()
        self._span = int(span / SLOT_SECONDS)

    def add(self, now: float) -> None:
        """Count one more."""
        slot = int(now // SLOT_SECONDS)
        if not self._slots or self._slots[-1][0] != slot:
            self._slots.append([slot, 0])
        self._slots[-1][1] += 1
        self._forget(now)

    def count(self, now: float) -> int:
        """Return how many there were lately."""
        self._forget(now)
        return sum(count for _, count in self._slots)

    def clear(self) -> None:
        """Forget everything."""
        self._slots.clear()

    def _forget(self, now: float) -> None:
        oldest = int(now // SLOT_SECONDS) - self._span
        while self._slots and self._slots[0][0] <= oldest:
            self._slots.popleft()


class Breaker:
    """Says of each request whether it may be made now, and learns from how requests end.

    It opens when too many requests were refused lately, or half of a minute's have failed. After a pause, twice as long
    each time, it lets a few requests through, then more; if half of these fail, too, it opens again.

    Args:
        most_refused: after this many refused requests within ten minutes nothing goes through; after half of them only
            what somebody has just asked for.
        elapsed: a counter of seconds.
    """

    def __init__(self, most_refused: int = MOST_REFUSED, *, elapsed: Callable[[], float] = monotonic) -> None:
        self.pauses = 0
        self._most_refused = most_refused
        self._elapsed = elapsed
        self._refused = Window(REFUSALS_SECONDS)
        self._recent = Window(FAILURES_SECONDS)
        self._failed = Window(FAILURES_SECONDS)
        self._depth = Depth.NOTHING
        self._since = 0.0
        self._until = 0.0
        self._pause = FIRST_PAUSE
        self._let_through = Window(SLOT_SECONDS)

    @property
    def depth(self) -> Depth:
        """Return what does not go through now, or only slowly."""
        self._advance(self._elapsed())
        return self._depth

    @property
    def refused(self) -> int:
        """Return how many requests were refused in the last ten minutes."""
        return self._refused.count(self._elapsed())

    def is_paused(self) -> bool:
        """Tell whether nothing goes through that nobody has just asked for."""
        return self.depth > Depth.NOTHING and self._elapsed() < self._until

    def admit(self, *, is_answer: bool) -> float:
        """Let a request pass, and return when it did.

        Raises:
            Paused: it must not be made now.
        """
        now = self._elapsed()
        self._advance(now)
        if self._depth is Depth.NOTHING or (is_answer and self._depth is Depth.BACKGROUND):
            return now
        allowed = self._allowance(now) if now >= self._until else 0
        if self._let_through.count(now) >= (allowed if is_answer else allowed // 2):
            raise Paused("sending pauses")
        self._let_through.add(now)
        return now

    def note(self, admitted: float, *, is_failure: bool, is_refusal: bool) -> None:
        """Learn how a request ended that was let pass at a time; a refusal is what Discord counts, failure or not.

        What was on its way when sending began to pause says nothing about how it goes since.
        """
        now = self._elapsed()
        self._advance(now)
        if is_refusal:
            self._refused.add(now)
        if admitted >= self._since:
            self._recent.add(now)
            if is_failure:
                self._failed.add(now)
        if is_failure or is_refusal:
            self._judge(now)

    def _judge(self, now: float) -> None:
        """Open if there is reason to."""
        by_refusals = self._depth_by_refusals(now)
        if by_refusals > self._depth:
            self._open(by_refusals, now, "refused")
        elif self._is_failing(now):
            is_in_pause = self._depth is not Depth.NOTHING and now < self._until
            self._open(Depth.EVERYTHING if is_in_pause else max(self._depth, Depth.BACKGROUND), now, "failing")

    def _depth_by_refusals(self, now: float) -> Depth:
        refused = self._refused.count(now)
        if refused >= self._most_refused:
            return Depth.EVERYTHING
        return Depth.BACKGROUND if refused * 2 >= self._most_refused else Depth.NOTHING

    def _is_failing(self, now: float) -> bool:
        """Tell whether at least half of the requests fail, of the last minute or since sending paused or began again.

        A late post is looked for before it is made, so even if no post gets through every other request succeeds.
        """
        all_, failed = self._recent.count(now), self._failed.count(now)
        begins_again = self._depth is not Depth.NOTHING and now >= self._until
        return all_ >= (FEWEST_AT_FIRST if begins_again else FEWEST) and failed * 2 >= all_

    def _open(self, depth: Depth, now: float, why: Why) -> None:
        self.pauses += 1
        self._depth, self._since = depth, now
        self._until = now + self._pause
        log.warning("sending pauses", why=why, what=depth.name.lower(), seconds=self._pause, refused=self.refused)
        self._pause = min(self._pause * 2, LONGEST_PAUSE)
        self._forget()

    def _forget(self) -> None:
        self._recent.clear()
        self._failed.clear()
        self._let_through.clear()

    def _advance(self, now: float) -> None:
        """Let time do its work: go on pausing while too much was refused lately, begin again, go on as usual."""
        if self._depth is Depth.NOTHING or now < self._until:
            return
        if by_refusals := self._depth_by_refusals(now):
            self._depth, self._until = by_refusals, now + FIRST_PAUSE
        elif self._allowance(now) > LAST_ALLOWANCE:
            self._depth, self._pause = Depth.NOTHING, FIRST_PAUSE
            self._forget()
            log.info("sending goes on as usual")

    def _allowance(self, now: float) -> int:
        """Return how many requests may be made in ten seconds, some time after a pause."""
        return FIRST_ALLOWANCE << min(int((now - self._until) // SLOT_SECONDS), 16)
