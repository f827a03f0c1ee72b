"""Moves of several processes on one PostgreSQL, each in matches of its own, a post noted after each move."""

import asyncio
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Final

from benchmarks.child import BYTECODE_KEPT, ROOT
from benchmarks.crowd import database_on, fill
from benchmarks.table import Measurement
from benchmarks.timing import percentile

TITLE = "Moves a second of 1, 2 and 4 processes on one PostgreSQL"
COUNTS: Final = (1, 2, 4)
AMONG = 20_000
ROUNDS: Final = 3
SECONDS: Final = 5.0

Seen = Sequence[Mapping[str, Any]]
"""The reports of several processes on a race."""


def run(*, effort: float = 1.0, server: str = "") -> list[Measurement]:
    """Measure on the server of an address; `effort` scales for how long."""
    url = database_on(server, f"fernzug_bench_{AMONG}")
    asyncio.run(fill(url, AMONG))
    rounds = [{count: _race(url, count, SECONDS * effort) for count in COUNTS} for _ in range(ROUNDS)]
    return [_row(count, [seen[count] for seen in rounds], [seen[COUNTS[0]] for seen in rounds]) for count in COUNTS]


def _race(url: str, count: int, seconds: float) -> Seen:
    """Let so many processes move at the same time and return what each has seen."""
    with ExitStack() as stack:
        racers = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-m", "benchmarks.racer", url, str(number), str(count), str(seconds)],
                    cwd=ROOT,
                    env={**os.environ, **BYTECODE_KEPT},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for number in range(count)
        ]
        for racer in racers:
            assert racer.stdout is not None
            assert racer.stdout.readline() == "ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        return [json.loads(racer.communicate()[0]) for racer in racers]


def _row(count: int, rounds: Sequence[Seen], alone: Sequence[Seen]) -> Measurement:
    waited = [second for racers in rounds for racer in racers for second in racer["waited"]]
    ratio = statistics.median(_rate(together) / _rate(other) for together, other in zip(rounds, alone, strict=True))
    median, worst = (1000 * percentile(waited, percent) for percent in (50, 99))
    busy = 1000 * sum(racer["busy"] for racers in rounds for racer in racers) / len(waited)
    seen = f"{statistics.median(map(_rate, rounds)):6.0f}/s  p50 {median:6.1f} ms  p99 {worst:6.1f} ms"
    return Measurement(f"{count} of them, on {os.cpu_count()} cores", f"{seen}  cpu {busy:.2f} ms  {ratio:.2f} x")


def _rate(racers: Seen) -> float:
    return float(sum(len(racer["waited"]) / racer["seconds"] for racer in racers))
