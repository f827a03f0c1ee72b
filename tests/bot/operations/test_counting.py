"""Progress at a terminal: a count that moves, a log line from time to time, and an interrupt that ends the work."""

import asyncio
import io
from threading import Event

import pytest

from bot.operations.counting import EVERY_IN_LOG, Count, off_loop, waited_for
from bot.posts.progress import Stopped


class Terminal(io.StringIO):
    """A screen, or a file."""

    def __init__(self, *, is_screen: bool) -> None:
        super().__init__()
        self._is_screen = is_screen

    def isatty(self) -> bool:
        return self._is_screen


def test_a_count_moves_in_its_line_and_ends_it() -> None:
    screen = Terminal(is_screen=True)
    assert list(Count(screen).through(["a", "b", "c"], "matches")) == ["a", "b", "c"]
    first, *_, last = screen.getvalue().split("\r\033[K")[1:]
    assert (first, last) == ("0 of 3 matches", "3 of 3 matches\n")
    count = Count(screen)
    count.tell("rows", 1000, 20000)
    assert screen.getvalue().endswith("1,000 of 20,000 rows")
    count.end_line()
    count.end_line()
    assert screen.getvalue().endswith(" rows\n")


def test_a_log_gets_a_line_from_time_to_time() -> None:
    file, now = Terminal(is_screen=False), [0.0]
    said = list[str]()
    counts = Count(file, elapsed=lambda: now[0]), Count(elapsed=lambda: now[0], say=said.append)
    for number in range(100):
        for count in counts:
            count.tell("matches", number, 99)
        now[0] += EVERY_IN_LOG / 20
    assert said == file.getvalue().splitlines() == [f"{number} of 99 matches" for number in (20, 40, 60, 80)]


async def test_who_is_told_to_end_ends_with_the_thread_at_its_next_count() -> None:
    has_begun, ended = Event(), Event()

    def work(count: Count) -> None:
        try:
            while True:
                count.tell("steps", 1)
                has_begun.set()
        finally:
            ended.set()

    working = asyncio.create_task(off_loop(work))
    await asyncio.to_thread(has_begun.wait)
    working.cancel()
    with pytest.raises(Stopped):
        await working
    assert ended.is_set()


async def test_what_was_finished_all_the_same_is_no_lie() -> None:
    has_begun, may_end = Event(), Event()

    def work(_: Count) -> str:
        has_begun.set()
        may_end.wait()
        return "done"

    working = asyncio.create_task(off_loop(work))
    await asyncio.to_thread(has_begun.wait)
    working.cancel()
    await asyncio.sleep(0)
    may_end.set()
    assert await working == "done"


async def test_nothing_goes_on_that_nobody_waits_for() -> None:
    gone = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            gone.set()

    waiting = asyncio.create_task(waited_for(work(), "nothing happens"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    await gone.wait()
