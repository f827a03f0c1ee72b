"""What goes on beside a background task because it waits for Discord: whoever is slow holds up no other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

K = TypeVar("K")


class Errands(Generic[K]):
    """Does one thing for a key at a time, and so many things at once.

    Args:
        name: what its tasks are called.
        most: so many at once; the others wait their turn.
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
