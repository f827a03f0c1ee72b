"""Tasks in the background: one that polls, is woken early and survives what goes wrong; one at a time for each key."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import structlog

from bot.platform.faults import level_of

K = TypeVar("K")

SHORTEST_PAUSE: Final = 0.01
LONGEST_BACK_OFF: Final = 600.0
"""Seconds."""

log = structlog.get_logger(__name__)


class Bell:
    """Wakes a task early; it can be rung before the task is there, and by those who do not know the task."""

    def __init__(self) -> None:
        self.rings = 0
        self._is_ringing = asyncio.Event()

    def ring(self) -> None:
        """Let the task poll now: something has changed."""
        self.rings += 1
        self._is_ringing.set()

    def silence(self) -> None:
        """Let the next ring wake the task again."""
        self._is_ringing.clear()

    async def rung(self, *, within: float) -> None:
        """Wait until somebody rings, for so many seconds at most."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._is_ringing.wait()


class BackgroundTask(ABC):
    """Calls `poll` again and again.

    Args:
        name: what the task is called in logs.
        pause: seconds after a failed poll; doubled with each failure that follows.
        longest: seconds that it is never paused beyond.
        bell: wakes it; one of its own if nobody else is to ring.
    """

    def __init__(self, name: str, *, pause: float, longest: float = LONGEST_BACK_OFF, bell: Bell | None = None) -> None:
        self.failures = 0
        self._name: Final = name
        self._pause: Final = pause
        self._longest: Final = longest
        self._bell: Final = bell or Bell()
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
        self._bell.ring()

    async def stop(self) -> None:
        """End; what is left is done after the next start.

        Raises:
            CancelledError: the task that waits for the end is to end itself.
        """
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def _run(self) -> None:
        failures = 0
        while True:
            self._bell.silence()
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
            await self._bell.rung(within=max(pause, SHORTEST_PAUSE))


class KeyedTasks(Generic[K]):
    """Runs one task for each key at a time and several tasks at once, so that a slow one holds up no other.

    Args:
        name: what its tasks are called.
        most: how many run at once; the others wait their turn.
    """

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._turns = asyncio.Semaphore(most)
        self._going_on: dict[K, asyncio.Task[None]] = {}

    def __contains__(self, key: K) -> bool:
        """Tell whether something is being done, or waits its turn, for a key."""
        return key in self._going_on

    def begin(self, key: K, do: Callable[[K], Awaitable[object]]) -> None:
        """Do something for a key, for which nothing is being done; `do` logs what goes wrong by itself."""

        async def in_turn() -> None:
            try:
                async with self._turns:
                    await do(key)
            finally:
                del self._going_on[key]

        self._going_on[key] = asyncio.create_task(in_turn(), name=f"{self._name} {key}")

    async def done(self) -> None:
        """Wait for everything that has begun; what went wrong and was not logged goes on from here."""
        await asyncio.gather(*self._going_on.values())

    async def stop(self) -> None:
        """End everything that has begun."""
        ending = list(self._going_on.values())
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self._going_on.clear()  # what had not even begun to wait its turn has not left by itself
