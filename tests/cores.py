"""Long searches on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

APART: Final = 10_000_000
"""Distance between the seeds of two cores."""


def on_all_cores(search: Callable[[int, int], T], positions: int, seed: int) -> list[T]:
    """Let each core search a share of the positions, with seeds of its own; raise what one of them raises."""
    cores = os.cpu_count() or 1
    share = -(-positions // cores)
    with ProcessPoolExecutor(cores) as pool:
        return list(pool.map(search, [share] * cores, [seed + APART * core for core in range(cores)]))
