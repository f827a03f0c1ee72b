"""A task that goes on beside everything else: it polls, is woken early, survives what goes wrong, and is stopped."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from typing import Final

import structlog

from bot.platform.faults import level_of

SHORTEST_PAUSE: Final = 0.01
LONGEST_BACK_OFF: Final = 600.0

log = structlog.get_logger(__name__)


class BackgroundTask(ABC):
    """Calls `poll` again and again.

    Args:
        name: what the task is called in logs.
        pause: seconds after a failed poll; doubled with each failure that follows.
        longest: up to so many seconds.
    """

    def __init__(self, name: str, *, pause: float, longest: float = LONGEST_BACK_OFF) -> None:
        self.failures = 0
        self._name: Final = name
        self._pause: Final = pause
        self._longest: Final = longest
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """Return what the task is called in logs."""
        return self._name

    @abstractmethod
    async def poll(self) -> float:
        """Do what is due, and return after how many seconds to poll again."""

    def start(self) -> None:
        """Begin to poll; may be called after every reconnect."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """Poll now: something has changed."""
        self._news.set()

    async def stop(self) -> None:
        """End; what is left is done after the next start.

        Raises:
            CancelledError: whoever waits for the end is to end itself.
        """
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def _run(self) -> None:
        failures = 0
        while True:
            self._news.clear()
            try:
                pause = await self.poll()
                failures = 0
            except Exception as error:
                self.failures += 1
                told = {"task": self._name, "failures": failures}
                log.log(level_of(error), "background task failed", exc_info=True, **told)
                await asyncio.sleep(min(self._pause * 2 ** min(failures, 10), self._longest))
                failures += 1
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(pause, SHORTEST_PAUSE)):
                    await self._news.wait()
