"""Time that somebody else turns: an event loop whose clock jumps to the next thing to do, so that nothing ever waits.

Everything that happens between two jumps happens at the same moment. The loop must not wait for threads or sockets: it
would jump over them.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar
from weakref import WeakSet

T = TypeVar("T")

MOMENT: Final = 1e-6
"""Seconds."""
OWNER: ContextVar[object | None] = ContextVar("owner", default=None)
"""For whom a task works; tasks that it begins work for the same."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop that begins at a given time and knows the tasks of each owner."""

    def __init__(self, start: datetime) -> None:
        self._start = start
        self._elapsed = 0.0
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._owners: dict[int, object] = {}
        super().__init__(_Jumping(self._jump))
        # asyncio runs what is due within a nanosecond; after 194 days numbers of seconds lie farther apart than that.
        self._clock_resolution = MOMENT
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        """Return the simulated seconds since the start."""
        return self._elapsed

    def now(self) -> datetime:
        """Return what every clock shows."""
        return self._start + timedelta(seconds=self._elapsed)

    def tasks_of(self, owner: object) -> list[asyncio.Task[Any]]:
        """Return the unfinished tasks that work for somebody."""
        return [task for task in self._tasks if not task.done() and self._owners[id(task)] is owner]

    def _jump(self, seconds: float) -> None:
        self._elapsed += seconds

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Any, **named: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **named)
        self._tasks.add(task)
        self._owners[id(task)] = OWNER.get()
        task.add_done_callback(lambda done: self._owners.pop(id(done), None))
        return task


class _Jumping(selectors.DefaultSelector):
    """Waits for nothing: the time that it was to wait for has passed at once."""

    def __init__(self, jump: Callable[[float], None]) -> None:
        super().__init__()
        self._pass = jump

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing is left to do, and nothing will ever be")
        if timeout > 0:
            self._pass(timeout)
        return super().select(0)


def run(story: Callable[[SimulatedLoop], Awaitable[T]], *, start: datetime) -> T:
    """Run a story in simulated time."""
    loop = SimulatedLoop(start)
    try:
        return loop.run_until_complete(story(loop))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
