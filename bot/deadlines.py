"""Lets time do what time alone does: one task that fires deadlines, reminders and absences, and notices outages.

While the bot is away from Discord nobody can play, so nothing is fired then; when it is back, the time is given back
first. How time is counted is the engine's.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime

import structlog

from bot.announcer import Announcer
from bot.errors import PostDelayed
from engine.errors import Refusal
from engine.facts import MatchId
from engine.service import Happened, Matches

log = structlog.get_logger(__name__)


class Deadlines:
    """Fires what is due.

    Args:
        matches: whose time runs.
        announcer: tells what time has brought about.
        is_connected: whether people can reach the bot.
        now: the clock.
        pause: seconds between two looks at most; what people do meanwhile may make something due earlier.
    """

    def __init__(
        self,
        matches: Matches,
        announcer: Announcer,
        *,
        is_connected: Callable[[], bool],
        now: Callable[[], datetime],
        pause: float,
    ) -> None:
        self._matches = matches
        self._announcer = announcer
        self._is_connected = is_connected
        self._now = now
        self._pause = pause
        self._was_connected = True
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def recover(self) -> None:
        """Give back the time in which the bot was not there; to be done before anybody can ask for anything.

        The announcements wait in the store until the announcer begins.
        """
        credited = await self._matches.recover()
        if credited:
            log.info("time of an outage given back", matches=len(credited))

    def start(self) -> None:
        """Begin to look at the clocks; may be called after every reconnect."""
        if self._task is None:
            self._task = asyncio.create_task(self._watch(), name="deadlines")

    async def stop(self) -> None:
        """End; what is due meanwhile is fired after the next start."""
        for task in filter(None, (self._task, *self._telling)):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def hurry(self) -> None:
        """Look at the clocks now: somebody has changed how their time runs."""
        self._news.set()

    async def look(self) -> None:
        """Fire everything that is due, and tell of it."""
        await self._tell(await self.fire())

    async def fire(self) -> Sequence[Happened]:
        """Fire everything that is due, the earliest first, or give time back after being away; return what happened."""
        if not self._is_connected():
            self._was_connected = False
            return ()
        if not self._was_connected:
            await self.recover()
            self._was_connected = True
        await self._matches.beat()
        return [
            happened for match in await self._matches.due_before(self._now()) for happened in await self._wake(match)
        ]

    async def _wake(self, match: MatchId) -> Sequence[Happened]:
        """Let time do its work in one match; a fault in one does not hold up the others."""
        try:
            return await self._matches.wake(match)
        except Refusal as refusal:
            log.info("time has nothing to do", match=match, why=refusal.code)
        except Exception:
            log.exception("deadline failed", match=match)
        return ()

    async def _tell(self, fired: Sequence[Happened]) -> None:
        """Tell of what has happened; what fails stays in the outbox."""
        for happened in fired:
            try:
                await self._announcer.tell(happened)
            except PostDelayed:
                continue
            except Exception:
                log.exception("deadline not told", match=happened.after.id)

    def _tell_meanwhile(self, fired: Sequence[Happened]) -> None:
        """Tell without holding up the clocks: while Discord does not answer, each post may take a minute."""
        task = asyncio.create_task(self._tell(fired), name="deadlines told")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            try:
                if fired := await self.fire():
                    self._tell_meanwhile(fired)
                due = await self._matches.next_due()
                until = self._pause if due is None else (due - self._now()).total_seconds()
            except Exception:
                log.exception("deadlines cannot be read")
                until = self._pause
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), min(self._pause, max(until, self._pause / 30)))
