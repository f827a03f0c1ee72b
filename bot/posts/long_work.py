"""Work that takes long, beside what has to be quick: in threads of its own, one piece at a time for each person.

Whoever asks for a lot waits for themselves only. What is light (a page, some tenths of a second) never waits behind
what is heavy (an animation, some seconds). Results are kept by what they were made from, as long as there is room.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, TypeVar

from cachetools import LRUCache

from bot.errors import Busy
from bot.posts.timings import spent
from engine.log.facts import PersonId

T = TypeVar("T")
Weight = Literal["light", "heavy"]

MOST_WAITING: Final = 2
"""How much of one person's may wait while something of theirs is being done."""
ROOM: Final = 24 * 1024 * 1024
"""Bytes of results that are kept."""


class LongWork:
    """Does long work in turns.

    Args:
        room: bytes of results that are kept.
    """

    def __init__(self, *, room: int = ROOM) -> None:
        self._threads = {weight: ThreadPoolExecutor(1, thread_name_prefix=weight) for weight in ("light", "heavy")}
        self._turns: defaultdict[tuple[PersonId, Weight], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: Counter[tuple[PersonId, Weight]] = Counter()
        self._begun: dict[Hashable, asyncio.Task[Any]] = {}
        self._stoppable: dict[Hashable, asyncio.Task[Any]] = {}
        self._kept: LRUCache[Hashable, tuple[Any, int]] = LRUCache(room, getsizeof=lambda kept: kept[1])

    async def aside(self, work: Callable[[], T], *, weight: Weight = "heavy") -> T:
        """Do something in the thread for work of its weight, after what is there already."""
        with spent("draw"):
            return await asyncio.get_running_loop().run_in_executor(self._threads[weight], work)

    async def do(
        self,
        person: PersonId,
        key: Hashable,
        work: Callable[[], Awaitable[T]],
        *,
        size: Callable[[T], int],
        weight: Weight = "heavy",
    ) -> T:
        """Return what some work results in: from before, from whoever is having it done, or by doing it in turn.

        Args:
            person: who wants it.
            key: all that the result is made from.
            work: makes the result.
            size: how many bytes a result takes.
            weight: whether it may take more than some tenths of a second.

        Raises:
            Busy: the person has asked for too much at once.
        """
        if key in self._kept or key in self._begun:
            return await self._shared(key, work, size)
        async with self.turn(person, weight=weight):
            return await self._shared(key, work, size)

    @asynccontextmanager
    async def turn(self, person: PersonId, *, weight: Weight = "heavy") -> AsyncIterator[None]:
        """Wait until nothing else of a weight is being done for a person, and let nothing else begin meanwhile.

        Raises:
            Busy: the person has asked for too much at once.
        """
        self.require_room(person, weight=weight)
        self._asked[person, weight] += 1
        try:
            async with self._turns[person, weight]:
                yield
        finally:
            self._asked[person, weight] -= 1
            if not self._asked[person, weight]:
                del self._asked[person, weight], self._turns[person, weight]

    def begin(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        """Begin work that whoever knows its key may stop."""

        async def do() -> T:
            try:
                return await work()
            finally:
                del self._stoppable[key]

        self._stoppable[key] = asyncio.create_task(do(), name="long-work")
        return self._stoppable[key]

    def stop(self, key: Hashable) -> bool:
        """Stop work that was begun; tell whether there was any."""
        task = self._stoppable.get(key)
        return task is not None and task.cancel()

    def require_room(self, person: PersonId, *, weight: Weight = "heavy") -> None:
        """Refuse whoever has asked for too much at once.

        Raises:
            Busy: as many things as may wait are waiting.
        """
        if self._asked[person, weight] > MOST_WAITING:
            raise Busy

    def close(self) -> None:
        """Let the threads end; what waits is not begun any more."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    async def _shared(self, key: Hashable, work: Callable[[], Awaitable[T]], size: Callable[[T], int]) -> T:
        if key in self._kept:
            kept: T = self._kept[key][0]
            return kept
        if key not in self._begun:
            self._begun[key] = asyncio.create_task(self._make(key, work, size), name="long-work")
        result: T = await asyncio.shield(self._begun[key])
        return result

    async def _make(self, key: Hashable, work: Callable[[], Awaitable[T]], size: Callable[[T], int]) -> T:
        try:
            result = await work()
        finally:
            del self._begun[key]
        if (taken := size(result)) <= self._kept.maxsize:
            self._kept[key] = (result, taken)
        return result
