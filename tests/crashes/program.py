"""Strikes the bot between any two calls of its store and of Discord, and looks whether anything was lost or doubled.

    python -m tests.crashes --database sqlite --crashes 10000
    python -m tests.crashes --database postgresql --kills 1000 --seed 7

In each world four people play with each other and the computer, by invitation and in a league, on a real database. Each
life of the bot is a process of its own: it takes up what the last one left and goes on, until it is struck at a lot.
Whatever people were told to count must be there after each death, and nothing may be posted twice; at the end
everything is done and told, and the database agrees with itself.
"""

import argparse
import gc
import multiprocessing
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Final

from tests.crashes import updates
from tests.crashes.course import Course, Ground, Struck, Tally
from tests.crashes.on_file import OnFile
from tests.crashes.on_server import OnServer
from tests.crashes.world import QUICK
from tests.seeded import DRAWS, cast_alike

A_WORLD: Final = 100
"""How often the bot is struck in one world."""
OF_UPDATES: Final = 50
"""One crash in N on a file befalls an update."""
MOMENTS: Final = ("before", "begun", "inside", "written", "committed", "after")
GROUNDS: Final[Mapping[str, Callable[[], Ground]]] = {"sqlite": OnFile, "postgresql": OnServer}


def play(ground: Ground, crashes: int, *, seed: int, give_up: float = inf) -> Tally:
    """Let worlds go on, one after the other, until their bots were struck so often; updates have their share.

    After `give_up`, as `time.monotonic` counts, no other world begins.
    """
    tally = Tally()
    DRAWS.seed(seed)
    gc.freeze()  # else each life looks through all that was imported, and copies it
    with ground, tempfile.TemporaryDirectory(prefix="fernzug-crashes-", dir=QUICK) as place:
        while (left := crashes - tally.blows.total()) > 0 and time.monotonic() < give_up:
            number = seed + tally.seen["worlds"]
            world = Path(place) / str(number)
            world.mkdir()
            most = min(left, A_WORLD)
            tally.add(Course(ground, world, number).run(most))
            shutil.rmtree(world)
            if isinstance(ground, OnFile):
                tally.add(updates.play(most // OF_UPDATES, Path(place), seed=number))
    return tally


def play_beside(ground: Callable[[], Ground], crashes: int, *, seed: int, workers: int, give_up: float = inf) -> Tally:
    """Share the work out among processes."""
    tally, context = Tally(), multiprocessing.get_context("fork")
    share = -(-crashes // workers)
    with context.Pool(workers) as pool:
        lots = [(ground(), share, seed + 10_000 * number, give_up) for number in range(workers)]
        for part in pool.starmap(_play, lots):
            tally.add(part)
    return tally


def _play(ground: Ground, crashes: int, seed: int, give_up: float) -> Tally:
    return play(ground, crashes, seed=seed, give_up=give_up)


def table(tally: Tally) -> Iterator[str]:
    """Yield how often each place was struck, by moment, and how often something was wrong after it."""
    faults = Counter(place for (_, place, _), _ in tally.faults)
    rows: dict[str, Counter[str]] = {}
    for (_, place, moment), times in tally.blows.items():
        rows.setdefault(place, Counter())[moment] += times
    yield f"{'place':34}" + "".join(f"{name:>10}" for name in (*MOMENTS, "all", "faults"))
    for place, row in sorted(rows.items()):
        cells = (*(row[moment] for moment in MOMENTS), row.total(), faults[place])
        yield f"{place:34}" + "".join(f"{cell or '.':>10}" for cell in cells)


def kinds(tally: Tally) -> Iterator[tuple[str, int]]:
    """Yield how often the bot was struck in each way."""
    counted = Counter[str]()
    for (kind, _, _), times in tally.blows.items():
        counted[kind] += times
    yield from sorted(counted.items())


def report(rows: Iterable[tuple[str, int]], faults: Sequence[str], *, began: float) -> int:
    """Print what a program of crashes has covered and found, and return its exit code."""
    for name, value in (*rows, ("lost, missing or doubled", len(faults)), ("seconds", round(time.monotonic() - began))):
        print(f"{name:32}{value:>8}")
    print("\n".join(faults[:20]))
    return 1 if faults else 0


def told(fault: tuple[Struck, str]) -> str:
    """Return what is wrong, and after what."""
    return f"{fault[1]} (after {' '.join(fault[0])})"


def main() -> int:
    """Run the program and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--database", choices=GROUNDS, default="sqlite")
    parser.add_argument("--crashes", "--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=inf, help="begin no other world after so long")
    chosen = parser.parse_args()
    cast_alike()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    began = time.monotonic()
    lots = {"seed": chosen.seed, "workers": chosen.workers, "give_up": began + chosen.minutes * 60}
    tally = play_beside(GROUNDS[chosen.database], chosen.crashes, **lots)
    print("\n".join(table(tally)), end="\n\n")
    return report([*kinds(tally), *sorted(tally.seen.items())], [*map(told, tally.faults)], began=began)
