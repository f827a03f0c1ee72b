"""Times that hold on a noisy machine: what is compared runs by turns, and rounds are summed up by medians."""

import gc
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
MS = "{:.2f} ms"
TIMES = "{:.2f} x"


class Stopwatch:
    """Gathers the seconds of many runs by name."""

    def __init__(self) -> None:
        self._seconds: dict[str, list[float]] = {}

    @contextmanager
    def time(self, name: str) -> Iterator[None]:
        """Time the block."""
        began = time.perf_counter()
        yield
        self._seconds.setdefault(name, []).append(time.perf_counter() - began)

    async def wait(self, name: str, awaited: Awaitable[T]) -> T:
        """Time what is awaited and return its result."""
        with self.time(name):
            return await awaited

    def __iter__(self) -> Iterator[str]:
        return iter(self._seconds)

    def __getitem__(self, name: str) -> Sequence[float]:
        return self._seconds[name]

    def median(self, name: str) -> float:
        """Return the median in seconds."""
        return statistics.median(self._seconds[name])


@contextmanager
def without_collecting() -> Iterator[None]:
    """Disable garbage collection meanwhile: a collection would take a tenth of a second of the measuring process."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def by_turns(candidates: Mapping[str, Callable[[], object]], *, rounds: int) -> Stopwatch:
    """Run each candidate once a round, so that what disturbs the machine disturbs all alike."""
    watch = Stopwatch()
    for _ in range(rounds):
        for name, run in candidates.items():
            with watch.time(name):
                run()
    return watch


def percentile(seconds: Sequence[float], percent: float) -> float:
    """Return the value below which so many percent of the values lie."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
