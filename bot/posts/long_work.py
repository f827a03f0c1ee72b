"""Long work beside what has to be quick: in threads of its own, one piece at a time for each person.

A large request delays only the person who made it. What is light (a page, some tenths of a second) never waits behind
what is heavy (an animation, some seconds). Results are kept by what they were made from, as long as there is room.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from typing import Any, Final, Generic, Literal, TypeVar

from cachetools import LRUCache

from bot.errors import Busy
from bot.posts.progress import Stopped, WorkProgress
from bot.posts.timings import spent
from engine.ids import PersonId

T = TypeVar("T")
Weight = Literal["light", "heavy"]
Work = Callable[[WorkProgress], Awaitable[T]]
"""Tells how far it is."""

MOST_WAITING: Final = 2
"""How much of one person's may wait while something of theirs is being done."""
ROOM: Final = 24 * 1024 * 1024
"""Bytes of results that are kept."""


@dataclass(frozen=True, slots=True)
class Begun(Generic[T]):
    """Work that was begun for somebody, who may stop it by its name."""

    name: str
    progress: WorkProgress
    task: asyncio.Task[T]


@dataclass(slots=True)
class _Shared:
    """Work that several may wait for; it ends with the last of them."""

    progress: WorkProgress
    task: asyncio.Task[Any]
    waiting: int = 0


class LongWork:
    """Does long work in turns.

    Args:
        room: bytes of results that are kept.
    """

    def __init__(self, *, room: int = ROOM) -> None:
        self._threads = {weight: ThreadPoolExecutor(1, thread_name_prefix=weight) for weight in ("light", "heavy")}
        self._turns: defaultdict[tuple[PersonId, Weight], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: Counter[tuple[PersonId, Weight]] = Counter()
        self._shared: dict[Hashable, _Shared] = {}
        self._begun: dict[tuple[PersonId, str], Begun[Any]] = {}
        self._kept: LRUCache[Hashable, tuple[Any, int]] = LRUCache(room, getsizeof=lambda kept: kept[1])

    async def off_loop(self, work: Callable[[], T], *, weight: Weight = "heavy") -> T:
        """Do something in the thread for work of its weight, after what is there already."""
        with spent("draw"):
            return await asyncio.get_running_loop().run_in_executor(self._threads[weight], work)

    async def do(
        self,
        person: PersonId,
        key: Hashable,
        work: Work[T],
        *,
        size: Callable[[T], int],
        weight: Weight = "heavy",
        progress: WorkProgress | None = None,
    ) -> T:
        """Return what some work results in: from before, from somebody's request for the same, or by doing it in turn.

        Args:
            person: who wants it.
            key: all that the result is made from.
            work: makes the result.
            size: how many bytes a result takes.
            weight: whether it may take more than some tenths of a second.
            progress: shows to the person who waits how far it is.

        Raises:
            Busy: the person has asked for too much at once.
        """
        watched = progress or WorkProgress()
        if key in self._kept or key in self._shared:
            return await self._made(key, work, size, watched)
        async with self.turn(person, weight=weight):
            return await self._made(key, work, size, watched)

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

    def begin(self, person: PersonId, work: Work[T]) -> Begun[T]:
        """Begin work that the person may stop."""
        name, progress = token_hex(4), WorkProgress()

        async def do() -> T:
            try:
                return await work(progress)
            except Stopped:
                raise asyncio.CancelledError from None

        begun = Begun(name, progress, asyncio.create_task(do(), name="long-work"))
        self._begun[person, name] = begun
        begun.task.add_done_callback(lambda _: self._begun.pop((person, name)))
        return begun

    def stop(self, person: PersonId, name: str) -> bool:
        """Stop work that was begun for a person; tell whether there is any that still can be stopped."""
        begun = self._begun.get((person, name))
        if begun is None or not begun.progress.stop():
            return False
        return begun.progress.is_by_steps or begun.task.cancel()

    def require_room(self, person: PersonId, *, weight: Weight = "heavy") -> None:
        """Refuse people who have asked for too much at once.

        Raises:
            Busy: as many things as may wait are waiting.
        """
        if self._asked[person, weight] > MOST_WAITING:
            raise Busy

    def close(self) -> None:
        """Let the threads end; what waits is not begun any more."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    async def _made(self, key: Hashable, work: Work[T], size: Callable[[T], int], watched: WorkProgress) -> T:
        """Return what was kept, or wait with others for what is made; it is stopped when nobody waits any more."""
        if key in self._kept:
            kept: T = self._kept[key][0]
            return kept
        if key not in self._shared:
            progress = WorkProgress()
            task = asyncio.create_task(self._make(key, partial(work, progress), size), name="long-work")
            self._shared[key] = _Shared(progress, task)
        shared = self._shared[key]
        watched.follow(shared.progress)
        shared.waiting += 1
        try:
            result: T = await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if not shared.waiting:
                del self._shared[key]
                shared.progress.stop()
                shared.task.cancel()
        return result

    async def _make(self, key: Hashable, work: Callable[[], Awaitable[T]], size: Callable[[T], int]) -> T:
        result = await work()
        if (taken := size(result)) <= self._kept.maxsize:
            self._kept[key] = (result, taken)
        return result
