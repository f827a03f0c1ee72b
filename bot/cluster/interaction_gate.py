"""The gate of interactions: every one passes it, and is answered once, whichever process hears it first.

While a shard is handed over two processes hear the same. The one that holds it notes each interaction, then answers it;
the other one makes interactions wait, and answers those that are not noted once the shard is its own. At all other
times the gate needs nothing but what the process itself knows.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Literal, Protocol

from engine.share import shard_of

PATIENCE_SECONDS: Final = 3.0
"""How long Discord waits for an answer to an interaction."""
LATELY_SECONDS: Final = 15.0
"""How long an answer is remembered: another process may still hear of the interaction, and asks."""

Way = Literal["open", "noting", "waiting", "shut"]
"""The handling of a shard's interactions: answered at once, answered if nobody has noted them, kept, left alone."""


class AnsweredInteractions(Protocol):
    """The notes of processes on what they answer (`engine.stores.shards.ShardStore`)."""

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        """Note interactions as answered; return those that nobody had noted."""
        ...


@dataclass(frozen=True, slots=True)
class _Heard:
    """An interaction that was let through."""

    at: float
    interaction: int
    shard: int


class InteractionGate:
    """Lets interactions through, shard by shard.

    Args:
        count: how many shards there are.
        way: what becomes of interactions until something else is said.
        patience: how many seconds an interaction may wait.
        holds: tells whether this process surely holds a shard at this moment; asked last, as a process may sleep.
        elapsed: the counter of seconds.
    """

    def __init__(
        self,
        count: int = 1,
        *,
        way: Way = "open",
        patience: float = PATIENCE_SECONDS,
        holds: Callable[[int], bool] = lambda _: True,
        elapsed: Callable[[], float] = monotonic,
    ) -> None:
        self._count = count
        self._ways: dict[int, Way] = dict.fromkeys(range(count), way)
        self._patience = patience
        self._holds = holds
        self._elapsed = elapsed
        self._answers: AnsweredInteractions | None = None
        self._lately: deque[_Heard] = deque()
        self._answering: dict[asyncio.Task[Any], int] = {}
        self._changed = asyncio.Event()

    def way(self, shard: int) -> Way:
        """Tell what becomes of the interactions of a shard."""
        return self._ways[shard]

    def holds(self, server: int | None) -> bool:
        """Tell whether this process surely holds the shard of a server; for no server, whether it holds any."""
        shards = range(self._count) if server is None else [shard_of(server, self._count)]
        return any(map(self._holds, shards))

    async def admits(self, interaction: int, server: int | None) -> bool:
        """Tell whether to answer an interaction; wait until that is known.

        The task that asks counts as answering from now until it ends.

        Args:
            interaction: its id.
            server: where it comes from; direct messages belong to no server and are heard on shard 0.

        Raises:
            StorageError: it could not be noted.
        """
        shard = shard_of(server or 0, self._count)
        if not await self._is_ours(shard):
            return False
        self._remember(interaction, shard)
        if self._ways[shard] == "open":
            return True
        assert self._answers is not None
        return bool(await self._answers.record_answered((interaction,)))

    def open(self, shards: Iterable[int]) -> None:
        """Answer at once whatever comes: nobody else hears it."""
        self._become(shards, "open")

    def keep(self, shards: Iterable[int]) -> None:
        """Make what comes wait until it is known who answers."""
        self._become(shards, "waiting")

    def shut(self, shards: Iterable[int]) -> None:
        """Drop what comes and what waits: somebody else answers it."""
        self._become(shards, "shut")

    async def note(self, shards: Collection[int], answers: AnsweredInteractions) -> None:
        """Note what is answered from now on, and what was answered lately: somebody else hears it, too.

        Raises:
            StorageError: what was answered lately could not be noted.
        """
        self._answers = answers
        self._become(shards, "noting")
        self._forget()
        if lately := [heard.interaction for heard in self._lately if heard.shard in shards]:
            await answers.record_answered(lately)

    def note_again(self, shards: Iterable[int]) -> None:
        """Answer what has waited, and note it as before: somebody else may still hear it, too."""
        self._become(shards, "noting")

    async def drained(self, shards: Collection[int] | None = None, *, patience: float) -> None:
        """Wait until every answer that has begun is given, at most `patience` seconds."""
        begun = [task for task, shard in self._answering.items() if shards is None or shard in shards]
        if begun:
            await asyncio.wait(begun, timeout=patience)

    async def _is_ours(self, shard: int) -> bool:
        """Wait until it is known whether a shard's interactions are answered here."""
        try:
            async with asyncio.timeout(self._patience):
                while self._ways[shard] == "waiting":
                    await self._changed.wait()
        except TimeoutError:
            return False
        return self._ways[shard] != "shut" and self._holds(shard)

    def _remember(self, interaction: int, shard: int) -> None:
        self._forget()
        self._lately.append(_Heard(self._elapsed(), interaction, shard))
        task = asyncio.current_task()
        assert task is not None
        self._answering[task] = shard
        task.add_done_callback(self._answering.pop)

    def _forget(self) -> None:
        while self._lately and self._lately[0].at < self._elapsed() - LATELY_SECONDS:
            self._lately.popleft()

    def _become(self, shards: Iterable[int], way: Way) -> None:
        self._ways.update(dict.fromkeys(shards, way))
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
