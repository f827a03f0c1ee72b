"""One of several processes that move as fast as they can: `python -m benchmarks.racer URL NUMBER COUNT SECONDS`.

It says when it is ready, begins when it is told so, and says what it has seen as JSON.
"""

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from itertools import cycle
from zlib import crc32

from benchmarks.club import Club, club, mover
from engine.ids import MatchId
from engine.matches.service.clock_service import FOR_EVER

AT_ONCE = 8
WARM_UP = 40


async def race(url: str, number: int, count: int, seconds: float) -> None:
    """Play for some seconds, several at once, in a share of the matches: told by names, as others end meanwhile."""
    async with club(url, is_timed=False) as made:
        running = await made.store.matches.due_before(FOR_EVER)
        names = [name for name in running if crc32(name.encode()) % count == number]
        for name in names[:WARM_UP]:
            await _move(made, name, [])
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        began, busy = time.perf_counter(), time.process_time()
        waited: list[float] = []
        parts = [names[player::AT_ONCE] for player in range(AT_ONCE)]
        await asyncio.gather(*(_play(made, part, waited, until=began + seconds) for part in parts))
        took, busy = time.perf_counter() - began, time.process_time() - busy
        print(json.dumps({"seconds": took, "busy": busy, "waited": waited}), flush=True)


async def _play(made: Club, names: Sequence[MatchId], waited: list[float], *, until: float) -> None:
    for name in cycle(names):
        if time.perf_counter() >= until:
            return
        await _move(made, name, waited)


async def _move(made: Club, name: MatchId, waited: list[float]) -> None:
    match = await made.match(name)
    if match.phase == "running":
        line = await made.line(match)
        began = time.perf_counter()
        change = await made.matches.play(name, mover(match), line)
        waited.append(time.perf_counter() - began)
        await made.post(change)


def main(words: Sequence[str]) -> None:
    """Take part."""
    url, number, count, seconds = words
    asyncio.run(race(url, int(number), int(count), float(seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
