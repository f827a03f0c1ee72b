"""A program that makes moves one after the other and all at once: address of the database, matches, rounds.

It prints how many a second there were, as JSON.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from unittest.mock import patch

from benchmarks.club import Club, club, mover
from benchmarks.timing import Stopwatch
from engine.ids import MatchId
from engine.stores.matches import Commit
from engine.stores.outbox import Stream
from storage.stores.matches import SqlMatches

WAYS = ("apart", "together")


async def main(url: str, matches: int, rounds: int) -> None:
    """Make whole moves, then only their commits, which is what the disk has to do with."""
    watch = Stopwatch()
    async with club(url, is_timed=False) as made:
        await _whole_moves(made, watch, matches, rounds)
        await _commits(made, watch, matches, rounds)
    each = [f"{what} {way}" for what in ("moves", "commits") for way in WAYS]
    print(json.dumps({name: matches / watch.median(name) for name in each}))


async def _whole_moves(made: Club, watch: Stopwatch, matches: int, rounds: int) -> None:
    """Let every match move: load, decide, commit."""
    running = await made.start_matches(matches)
    for _ in range(rounds):
        for way in WAYS:
            running = [await made.or_new(match) for match in running]
            lines = [await made.line(match) for match in running]
            moves = [
                made.matches.play(match.id, mover(match), line) for match, line in zip(running, lines, strict=True)
            ]
            await watch.wait(f"moves {way}", _done(moves, way))
            running = [await made.match(match.id) for match in running]


async def _commits(made: Club, watch: Stopwatch, matches: int, rounds: int) -> None:
    """Play one match, then write what it wrote again under other names."""
    written: list[Commit] = []
    append = SqlMatches.append

    async def noted(store: SqlMatches, commit: Commit) -> None:
        await append(store, commit)
        written.append(commit)

    with patch.object(SqlMatches, "append", noted):
        await made.play_on(await made.start_match(), 2 * rounds)
    for number, commit in enumerate(written):
        way = WAYS[number % len(WAYS)]
        appends = [made.store.matches.append(_of_copy(commit, copy)) for copy in range(matches)]
        await watch.wait(f"commits {way}", _done(appends, way))


async def _done(waiting: Sequence[Awaitable[object]], way: str) -> None:
    """Wait for each before the next is begun, or for all at once."""
    if way == "together":
        await asyncio.gather(*waiting)
    else:
        for move in waiting:
            await move


def _of_copy(commit: Commit, number: int) -> Commit:
    """Return a commit as that of another match."""
    name = MatchId(f"{number * 7919 % 1000:03}copy")  # names in no order, as real ones are
    return replace(
        commit,
        entries=[replace(entry, match=name) for entry in commit.entries],
        snapshot=replace(commit.snapshot, match=name),
        summary=replace(commit.summary, match=name),
        announcement=commit.announcement and replace(commit.announcement, stream=Stream("match", name)),
        claim=None,
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
