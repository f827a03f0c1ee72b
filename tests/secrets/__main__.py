"""The long form of the search for leaks: many positions of each game with secrets, on all cores, with a table.

    python -m tests.secrets                       # 100,000 positions, nearly an hour on two cores
    python -m tests.secrets --minutes 10 --state leaks.json    # as far as it gets; the same again goes on from there

Most of them are of Confusion, which hides most; fewest of Zirkeltanz, whose positions take longest. What is searched
and how says docs/security.md; one game alone, also with every picture drawn, is searched by `tests.secrets.twins`.
"""

import argparse
import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bot.operations.counting import Count
from tests.secrets.twins import QUESTIONS, SECRETIVE, Leak, search

SHARES: Final = {"confusion": 0.56, "lockbox": 0.42, "zirkeltanz": 0.02}
"""Which part of the positions is of which game."""
PARTS: Final = {"confusion": 400, "lockbox": 400, "zirkeltanz": 50}
LONGEST: Final = 100
"""Batch size of searched positions, and the most positions of one pair."""
APART: Final = 1_000_000


@dataclass
class Row:
    """What was compared of one game; `leaks` is what was found."""

    parts: int = 0
    positions: int = 0
    pairs: int = 0
    outputs: int = 0
    seconds: float = 0.0
    ways: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Row") -> None:
        """Add a part."""
        for name in ("parts", "positions", "pairs", "outputs", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.ways.update(other.ways)
        self.leaks += other.leaks


def searched(key: str, number: int) -> Row:
    """Search one part in a process of its own."""
    began = monotonic()
    try:
        tally = asyncio.run(search(SECRETIVE[key], positions=PARTS[key], seed=number * APART, longest=LONGEST))
    except Leak as leak:
        return Row(1, leaks=[f"part {number}: {leak}"], seconds=monotonic() - began)
    return Row(1, tally.positions, tally.pairs, tally.outputs, monotonic() - began, tally.ways)


def to_do(rows: dict[str, Row], positions: int) -> Iterator[tuple[str, int]]:
    """Yield the parts that are still to be searched, the games in turn by how far each is."""
    begun = {key: rows[key].parts for key in SHARES}
    wanted = {key: -(-int(positions * part) // PARTS[key]) for key, part in SHARES.items()}
    while left := [key for key in SHARES if begun[key] < wanted[key]]:
        key = min(left, key=lambda game: begun[game] / wanted[game])
        yield key, begun[key]
        begun[key] += 1


def run(rows: dict[str, Row], positions: int, minutes: float, state: Path | None) -> None:
    """Search what is left, until the time is over; what is done is written down after each part."""
    until, parts = monotonic() + minutes * 60, to_do(rows, positions)
    cores, count = os.cpu_count() or 1, Count()
    running: dict[Future[Row], tuple[str, int]] = {}
    waiting: dict[str, dict[int, Row]] = {key: {} for key in SHARES}
    with ProcessPoolExecutor(cores) as pool:
        while True:
            while len(running) < cores and monotonic() < until and (part := next(parts, None)) is not None:
                running[pool.submit(searched, *part)] = part
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                key, number = running.pop(done)
                waiting[key][number] = done.result()
                while rows[key].parts in waiting[key]:
                    rows[key].add(waiting[key].pop(rows[key].parts))
            if state is not None:
                state.write_text(json.dumps({name: vars(row) for name, row in rows.items()}))
            count.tell("positions", min(positions, sum(row.positions for row in rows.values())), positions)


def known(state: Path | None) -> dict[str, Row]:
    """Return what was searched before."""
    if state is None or not state.exists():
        return {key: Row() for key in SHARES}
    kept: dict[str, dict[str, Any]] = json.loads(state.read_text())
    return {key: Row(**{**row, "ways": Counter(row["ways"])}) for key, row in kept.items()}


def table(rows: dict[str, Row]) -> Iterator[str]:
    """Yield the lines of the table: by game, then how often each kind of thing was asked or happened."""
    yield f"{'game':12}{'positions':>11}{'pairs':>9}{'outputs':>13}{'core s':>9}{'leaks':>7}"
    for key, row in (*rows.items(), ("all", total(rows))):
        cells = f"{row.positions:11,}{row.pairs:9,}{row.outputs:13,}{row.seconds:9,.0f}{len(row.leaks):7}"
        yield f"{key:12}{cells}"
    ways = total(rows).ways
    yield ""
    for name, count in sorted(ways.items()):
        if name.startswith("scene "):
            yield f"{name.replace('_', ' '):34}{count:9,} times"
    asked = {question.way: ways[question.way] for question in QUESTIONS}
    kinds = Counter(name.partition(" ")[0] for name in asked)
    for kind, count in kinds.items():
        least = min(number for name, number in asked.items() if name.startswith(kind))
        yield f"{count} {kind}s, each asked at least {least:,} times"


def total(rows: dict[str, Row]) -> Row:
    """Return all rows as one."""
    whole = Row()
    for row in rows.values():
        whole.add(row)
    return whole


def main() -> None:
    """Search, print, and fail if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=inf, help="begin nothing new after so long")
    parser.add_argument("--state", type=Path, help="a file that keeps how far it is, so that it can go on")
    chosen = parser.parse_args()
    rows = known(chosen.state)
    run(rows, chosen.positions, chosen.minutes, chosen.state)
    print("\n".join(table(rows)))
    leaks = total(rows).leaks
    print("\n".join(leaks) or "No leak.")
    raise SystemExit(bool(leaks))


if __name__ == "__main__":
    main()
