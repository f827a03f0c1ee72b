"""The cost of an accepted move to the disk: counted, not timed.

A page that is full has to be split now and then, which takes more pages for that one commit; so the bound of four holds
for the usual commit, and the share of the others is bounded.
"""

import shutil
import sqlite3
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.stores.matches import Snapshot
from engine.stores.outbox import DiscordLocation, Stream
from storage.database.sqlite import PAGE_SIZE
from storage.stores.store import SqlStore
from tests.storage.samples import ANNA, BERT, commit, told

ROOT = Path(__file__).parents[3]
MATCHES = [f"{number * 7919 % 1000:03}match" for number in range(30)]  # names in no order, as real ones are
WAL_HEADER, FRAME_HEADER = 32, 24
MOVES, AT_ONCE = 5, 50


class Frames:
    """Counts the pages that commits have added to the write-ahead log."""

    def __init__(self, path: Path) -> None:
        self._log = Path(f"{path}-wal")
        self._client = sqlite3.connect(path, isolation_level=None)
        self._seen = 0

    def restart(self) -> None:
        self._client.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._seen = 0

    def new(self) -> int:
        count = max(0, self._log.stat().st_size - WAL_HEADER) // (PAGE_SIZE + FRAME_HEADER)
        count, self._seen = count - self._seen, count
        return count

    def close(self) -> None:
        self._client.close()


@pytest.fixture
def frames(path: Path, sqlite_store: SqlStore) -> Iterator[Frames]:
    with closing(Frames(path)) as counter:
        yield counter


async def play(store: SqlStore, heads: dict[str, Snapshot], match: str) -> None:
    head = heads.get(match)
    size = 1500 + 10 * (head.seq if head else 0)
    made = commit(match, after=head, due=(BERT,) if head and head.seq % 2 else (ANNA,), size=size)
    await store.matches.append(made)
    heads[match] = made.snapshot


@pytest.mark.slow
async def test_a_usual_move_takes_four_pages(sqlite_store: SqlStore, frames: Frames) -> None:
    heads: dict[str, Snapshot] = {}
    costs = []
    for round_ in range(12):
        frames.restart()
        for match in MATCHES:
            await play(sqlite_store, heads, match)
            if round_ > 1:
                costs.append(frames.new())
            made = heads[match]
            for announcement in await sqlite_store.outbox.announcements(Stream("match", made.match)):
                await sqlite_store.outbox.announced(announcement, DiscordLocation(made.match, thread=1, board=made.seq))
            frames.new()

    assert statistics.median(costs) <= 4
    assert sum(cost <= 4 for cost in costs) >= 0.85 * len(costs)


async def test_telling_a_move_takes_two_pages(sqlite_store: SqlStore, frames: Frames) -> None:
    made = commit("m1")
    await sqlite_store.matches.append(made)
    await sqlite_store.outbox.announced(told(made), DiscordLocation(made.snapshot.match, thread=2**62, board=2**62))
    made = commit("m1", after=made.snapshot)
    await sqlite_store.matches.append(made)
    frames.restart()

    await sqlite_store.outbox.announced(told(made), DiscordLocation(made.snapshot.match, thread=2**62, board=2**62 + 1))
    assert frames.new() == 2


async def test_saving_what_is_saved_already_takes_nothing(sqlite_store: SqlStore, frames: Frames) -> None:
    await sqlite_store.matches.append(commit("m1"))
    person = await sqlite_store.people.person(ANNA)
    place = DiscordLocation(commit("m1").snapshot.match, thread=5)
    await sqlite_store.people.save_person(person)
    await sqlite_store.outbox.save_location(place)
    frames.restart()
    await sqlite_store.people.save_person(person)
    await sqlite_store.outbox.save_location(place)
    assert frames.new() == 0


def can_trace() -> bool:
    strace = shutil.which("strace")
    return bool(strace) and subprocess.run([str(strace), "-qq", "true"], capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not can_trace(), reason="counts the syncs with strace, which is not there or not allowed")
def test_a_move_takes_one_sync(url: str, tmp_path: Path) -> None:
    assert traced("tests.storage.database.counted_moves", url, MOVES, tmp_path) == ["sync("] * MOVES


@pytest.mark.slow
@pytest.mark.skipif(not can_trace(), reason="looks for the sync with strace, which is not there or not allowed")
def test_moves_that_arrive_together_take_one_sync_and_none_is_acknowledged_before_it(url: str, tmp_path: Path) -> None:
    assert traced("tests.storage.database.moves_at_once", url, AT_ONCE, tmp_path) == ["sync(", *["<told>"] * AT_ONCE]


def traced(program: str, url: str, moves: int, folder: Path) -> list[str]:
    """Return the syncs and acknowledgements between the marks of a program, in their order."""
    trace = folder / "trace"
    strace = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync,write", "-s", "8", "-o", str(trace)]
    subprocess.run([*strace, sys.executable, "-m", program, url, str(moves)], cwd=ROOT, check=True, capture_output=True)
    words = ("sync(", "<told>", "<moves>", "<end>")
    seen = [word for line in trace.read_text().splitlines() for word in words if word in line]
    return seen[seen.index("<moves>") + 1 : seen.index("<end>")]
