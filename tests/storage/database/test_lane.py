"""Transactions that arrive together share one commit; none is answered before it, and none is another's misfortune."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from storage.database.lane import MOST_TOGETHER, Lane
from storage.database.sqlite import BEGIN_WRITING, make_file, pragmas
from storage.errors import CannotOpen, DatabaseLocked, DiskFailure, DiskFull, StorageError

ROOT = Path(__file__).parents[3]
COUNT = 50
LARGE = "x" * 200_000
EXIT_WHEN_KILLED = -signal.SIGKILL
KILLED_BEFORE_COMMIT = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.storage.database.test_lane import mark, noted, opened, together

def die_at(statement):
    if statement == "COMMIT":
        os.kill(os.getpid(), signal.SIGKILL)

def arm(connection):
    connection.connection.dbapi_connection.set_trace_callback(die_at)

async def main():
    async with opened(Path(sys.argv[1])) as lane:
        await noted(lane, 0)
        print("told 0", flush=True)
        await together(lane, [arm, *(mark(number) for number in range(1, 4))])
        print("told more", flush=True)

asyncio.run(main())
"""


class Refused(Exception):
    """What a transaction says that does not want to be kept."""


@pytest.fixture
async def lane(path: Path) -> AsyncIterator[Lane]:
    async with opened(path) as lane:
        yield lane


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Lane]:
    """Open a file with a table of marks."""
    make_file(path, patience=0.05)
    lane = Lane(path, begin=BEGIN_WRITING, pragmas=pragmas(patience=0.05))
    await lane.open()
    try:
        await lane.run(lambda connection: connection.exec_driver_sql("CREATE TABLE marks (number, body)"))
        yield lane
    finally:
        await lane.close()


def mark(number: int, body: str = "") -> Callable[[Connection], int]:
    """Return the transaction that leaves a mark; it returns how many there then are."""

    def work(connection: Connection) -> int:
        connection.exec_driver_sql("INSERT INTO marks VALUES (?, ?)", (number, body))
        count: int = connection.exec_driver_sql("SELECT count(*) FROM marks").scalar_one()
        return count

    return work


def refused(connection: Connection) -> None:
    """Leave a mark, and then have it refused."""
    mark(-1)(connection)
    raise Refused


async def noted(lane: Lane, number: int) -> None:
    """Leave a mark alone."""
    await lane.run(mark(number))


def marks(path: Path) -> list[int]:
    """Return the marks that another program sees."""
    with closing(sqlite3.connect(path)) as other:
        return [number for (number,) in other.execute("SELECT number FROM marks ORDER BY rowid")]


@asynccontextmanager
async def held(lane: Lane) -> AsyncIterator[None]:
    """Keep the lane busy until the end of the block, so that what is asked for meanwhile waits."""
    busy, free = threading.Event(), threading.Event()

    def hold() -> None:
        busy.set()
        free.wait()

    await lane._driver.create_function("hold", 0, hold)
    holding = asyncio.create_task(lane._driver.execute_fetchall("SELECT hold()"))
    await asyncio.to_thread(busy.wait)
    try:
        yield
    finally:
        free.set()
        await holding


async def together(lane: Lane, works: Sequence[Callable[[Connection], object]]) -> list[object]:
    """Run transactions that arrive while the lane is busy; return what they return or raise."""
    async with held(lane):
        tasks = await waiting(lane, works)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def waiting(lane: Lane, works: Sequence[Callable[[Connection], object]]) -> list["asyncio.Task[object]"]:
    """Return the tasks of transactions that wait."""
    tasks = [asyncio.create_task(lane.run(work)) for work in works]
    await asyncio.sleep(0)
    assert len(lane) == len(works)
    return tasks


async def traced(lane: Lane) -> list[str]:
    """Return a list to which every statement is added from now on."""
    statements: list[str] = []

    def trace(connection: Connection) -> None:
        driver = connection.connection.dbapi_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(statements.append)

    await lane.run(trace)
    statements.clear()
    return statements


async def test_what_arrives_together_shares_one_commit(lane: Lane, path: Path) -> None:
    statements = await traced(lane)
    assert await together(lane, [mark(number) for number in range(COUNT)]) == list(range(1, COUNT + 1))
    assert (statements.count(BEGIN_WRITING), statements.count("COMMIT")) == (1, 1)
    assert marks(path) == list(range(COUNT))


async def test_a_crowd_is_carried_out_in_its_order_in_bounded_groups(lane: Lane, path: Path) -> None:
    statements = await traced(lane)
    answered = []

    async def run(number: int) -> None:
        await lane.run(mark(number))
        answered.append((number, statements.count("COMMIT")))

    async with held(lane):
        crowd = [asyncio.create_task(run(number)) for number in range(2 * MOST_TOGETHER + 1)]
        await asyncio.sleep(0)
    await asyncio.gather(*crowd)
    assert [number for number, _ in answered] == list(range(len(crowd)))
    assert statements.count("COMMIT") == 3
    assert all(commits > number // MOST_TOGETHER for number, commits in answered)
    assert marks(path) == list(range(len(crowd)))


async def test_one_that_fails_leaves_nothing_and_the_others_as_they_are(lane: Lane, path: Path) -> None:
    found = await together(lane, [mark(1), refused, mark(2), lambda c: c.exec_driver_sql("nonsense"), mark(3)])
    assert [type(result) for result in found] == [int, Refused, int, StorageError, int]
    assert marks(path) == [1, 2, 3]


def breaking_a_promise(connection: Connection) -> None:
    """Do what SQLite refuses only when it is asked to commit."""
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    connection.exec_driver_sql("INSERT INTO children VALUES (1)")


async def test_when_the_commit_fails_all_have_failed(lane: Lane, path: Path) -> None:
    await lane.run(lambda c: c.exec_driver_sql("CREATE TABLE parents (number PRIMARY KEY)"))
    await lane.run(lambda c: c.exec_driver_sql("CREATE TABLE children (parent REFERENCES parents)"))
    found = await together(lane, [mark(1), refused, breaking_a_promise, mark(2)])
    assert [type(result) for result in found] == [StorageError] * 4
    assert len({id(result) for result in found}) == 4
    assert marks(path) == []
    await noted(lane, 3)
    assert marks(path) == [3]


async def test_when_the_database_undoes_the_transaction_all_have_failed(lane: Lane, path: Path) -> None:

    def undone(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself when the disk fails
        raise Refused

    found = await together(lane, [mark(1), undone, mark(2)])
    assert [type(result) for result in found] == [Refused] * 3
    assert marks(path) == []
    await noted(lane, 3)
    assert marks(path) == [3]


async def test_a_savepoint_that_the_database_has_undone_troubles_nobody_later(lane: Lane, path: Path) -> None:

    def undone(connection: Connection) -> None:
        with connection.begin_nested():
            connection.exec_driver_sql("ROLLBACK")

    assert [type(result) for result in await together(lane, [mark(1), undone])] == [StorageError] * 2
    assert await together(lane, [mark(2), mark(3)]) == [1, 2]
    assert marks(path) == [2, 3]


async def test_a_lock_of_another_program_fails_all_and_nothing_is_half_done(lane: Lane, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        found = await together(lane, [mark(1), refused, mark(2)])
    assert [type(result) for result in found] == [DatabaseLocked] * 3
    assert marks(path) == []
    await noted(lane, 3)
    assert marks(path) == [3]


async def test_a_full_disk_fails_all(lane: Lane, path: Path) -> None:
    await noted(lane, 0)
    await lane.run(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1"))  # as many as there are
    found = await together(lane, [mark(1), mark(2, LARGE), mark(3)])
    assert [type(result) for result in found] == [DiskFull] * 3
    await noted(lane, 4)
    assert marks(path) == [0, 4]


async def test_a_disk_that_fails_at_the_commit_fails_all(lane: Lane, path: Path) -> None:
    await noted(lane, 0)
    with no_longer_than(Path(f"{path}-wal").stat().st_size):
        found = await together(lane, [mark(1), refused, mark(2)])
    assert [type(result) for result in found] == [DiskFailure] * 3
    assert marks(path) == [0]
    await noted(lane, 3)
    assert marks(path) == [0, 3]


@contextmanager
def no_longer_than(size: int) -> Iterator[None]:
    """Let no file of this process become longer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_who_is_cancelled_confuses_nobody(lane: Lane, path: Path) -> None:
    async with held(lane):
        tasks = await waiting(lane, [mark(number) for number in range(6)])
        for task in tasks[::2]:
            task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in found] == [asyncio.CancelledError, int] * 3
    assert found[1::2] == [2, 4, 6]
    assert marks(path) == list(range(6))


async def test_what_waits_is_carried_out_before_the_lane_closes(lane: Lane, path: Path) -> None:
    async with held(lane):
        tasks = await waiting(lane, [mark(number) for number in range(4)])
        closing_lane = asyncio.create_task(lane.close())
        await asyncio.sleep(0)
        with pytest.raises(CannotOpen):
            await noted(lane, 4)
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4]
    await closing_lane
    with pytest.raises(CannotOpen):
        await noted(lane, 5)
    await lane.close()
    assert marks(path) == [0, 1, 2, 3]


async def test_no_thread_is_left_when_it_is_closed(path: Path) -> None:
    before = set(threading.enumerate())
    async with opened(path):
        own = set(threading.enumerate()) - before
    assert len(own) == 1
    for thread in own:
        thread.join()


@pytest.mark.slow
def test_killed_between_the_last_savepoint_and_the_commit_nothing_of_the_group_is_kept(path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED_BEFORE_COMMIT, str(path)], cwd=ROOT, capture_output=True)
    assert killed.returncode == EXIT_WHEN_KILLED, killed.stderr.decode()
    assert killed.stdout.decode().split("\n") == ["told 0", ""]
    assert marks(path) == [0]


def count(connection: Connection) -> int:
    """Return how many marks there are, with a single query."""
    found: int = connection.exec_driver_sql("SELECT count(*) FROM marks").scalar_one()
    return found


def wrongly_asked(connection: Connection) -> None:
    """Ask for what is not there."""
    connection.exec_driver_sql("SELECT nothing FROM marks").all()


async def test_a_single_query_needs_no_transaction(lane: Lane) -> None:
    statements = await traced(lane)
    await lane.run(count, is_one_query=True)
    assert statements == ["SELECT count(*) FROM marks"]


async def test_queries_keep_their_place_among_transactions(lane: Lane) -> None:
    async with held(lane):
        asked = [
            asyncio.create_task(lane.run(work, is_one_query=is_one_query))
            for work, is_one_query in (
                (mark(1), False),
                (count, True),
                (mark(2), False),
                (mark(3), False),
                (count, True),
            )
        ]
        await asyncio.sleep(0)
    assert await asyncio.gather(*asked) == [1, 1, 2, 3, 3]


async def test_a_query_that_fails_is_nobody_elses_misfortune(lane: Lane) -> None:
    async with held(lane):
        works = ((mark(1), False), (wrongly_asked, True), (count, True), (mark(2), False))
        asked = [asyncio.create_task(lane.run(work, is_one_query=is_one_query)) for work, is_one_query in works]
        await asyncio.sleep(0)
    first, failed, counted, last = await asyncio.gather(*asked, return_exceptions=True)
    assert (first, counted, last) == (1, 1, 2)
    assert isinstance(failed, StorageError)
