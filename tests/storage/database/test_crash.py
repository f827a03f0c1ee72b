"""Killed at any moment, the program has lost no acknowledged move and half-done nothing."""

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from engine.ids import MatchId
from engine.log.chain import first_fault
from engine.stores.outbox import Stream
from storage.open import open_store

ROOT = Path(__file__).parents[3]
ROUNDS = 3


@pytest.mark.slow
async def test_a_killed_program_loses_no_acknowledged_move(url: str) -> None:
    rng = random.Random(0)
    for _ in range(ROUNDS):
        program = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.storage.database.endless_play", url, cwd=ROOT, stdout=PIPE
        )
        acknowledged = await lines(program, count=rng.randint(1, 40))
        await asyncio.sleep(rng.random() / 500)
        program.kill()
        acknowledged += await lines(program)
        await program.wait()
        await check(url, acknowledged)


async def lines(program: Process, *, count: int | None = None) -> list[str]:
    """Return the next lines that the program prints, all of them without a count."""
    assert program.stdout is not None
    if count is None:
        # What comes after the last line feed was cut off by the kill.
        return (await program.stdout.read()).decode().split("\n")[:-1]
    return [(await program.stdout.readline()).decode().strip() for _ in range(count)]


async def check(url: str, acknowledged: list[str]) -> None:
    store = await open_store(url)
    logs = {match: await store.matches.log(match) for match in await store.matches.ids()}
    for line in acknowledged:
        match, seq, digest = line.split()
        assert logs[MatchId(match)][int(seq) - 1].digest == digest
    for match, entries in logs.items():
        snapshot = await store.matches.snapshot(match)
        assert snapshot is not None
        assert first_fault(entries) is None
        assert (snapshot.seq, snapshot.digest) == (len(entries), entries[-1].digest)
        # The program tells every other commit of three facts, those that end with an odd number.
        undelivered = [announcement.last for announcement in await store.outbox.announcements(Stream("match", match))]
        assert [seq for seq in undelivered if seq % 2 == 0] == list(range(6, len(entries) + 1, 6))
    await store.close()
