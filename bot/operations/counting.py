"""Progress of a command, shown while it runs; told to end, it ends where it counts.

At a terminal a count moves in its line; in a log there is a line from time to time.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from threading import Event
from time import monotonic
from typing import Final, TextIO, TypeVar

from bot.posts.progress import Stopped, through

T = TypeVar("T")

EVERY: Final = 0.2
EVERY_IN_LOG: Final = 30.0
"""Seconds between two counts."""


class Count:
    """A count that moves.

    Args:
        stream: where it is shown.
        elapsed: counts seconds.
        say: takes the lines of a log, where that is no stream.
    """

    def __init__(
        self,
        stream: TextIO | None = None,
        *,
        elapsed: Callable[[], float] = monotonic,
        say: Callable[[str], None] | None = None,
    ) -> None:
        self._stream = stream or sys.stderr
        self._elapsed = elapsed
        self._say = say
        self._is_screen = say is None and self._stream.isatty()
        self._every = EVERY if self._is_screen else EVERY_IN_LOG
        self._shown = -EVERY if self._is_screen else elapsed()
        self._said = ""
        self._is_open = False
        self._is_to_stop = Event()

    def tell(self, what: str, done: int, whole: int = 0) -> None:
        """Show how much of what is done, if it was not shown just before; the last count of a screen always is.

        Raises:
            Stopped: the work is to end here.
        """
        if self._is_to_stop.is_set():
            raise Stopped
        is_last = self._is_screen and 0 < whole == done
        if not is_last and self._elapsed() - self._shown < self._every:
            return None
        said = f"{done:,} of {whole:,} {what}" if whole else f"{done:,} {what}"
        if said == self._said:
            return None
        self._said, self._shown = said, self._elapsed()
        if self._say is not None:
            return self._say(said)
        start, end = ("\r\033[K", "\n" if is_last else "") if self._is_screen else ("", "\n")
        print(f"{start}{said}", end=end, file=self._stream, flush=True)
        self._is_open = not end
        return None

    def through(self, items: Sequence[T], what: str) -> Iterator[T]:
        """Return items one after the other, and show how many are done."""
        return through(items, partial(self.tell, what))

    def stop(self) -> None:
        """End the work where it tells next how far it is."""
        self._is_to_stop.set()

    @property
    def is_stopped(self) -> bool:
        """Tell whether the work is to end."""
        return self._is_to_stop.is_set()

    def end_line(self) -> None:
        """Let what is printed next begin in a line of its own."""
        if self._is_open:
            print(file=self._stream, flush=True)
            self._is_open = False


async def off_loop(work: Callable[[Count], T], count: Count | None = None) -> T:
    """Do something in a thread; who is told to end meanwhile ends as soon as the thread has, in which nothing is left.

    Raises:
        Stopped: it was ended; what was finished all the same is returned.
    """
    count = count or Count()
    running = asyncio.ensure_future(asyncio.to_thread(work, count))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        count.stop()
        return await running
    finally:
        count.end_line()


async def waited_for(work: Awaitable[T], what: str) -> T:
    """Return what something results in, and show for how many seconds it has gone on."""
    count, began, running = Count(), monotonic(), asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({running}, timeout=1.0))[0]:
            count.tell(f"s: {what}", round(monotonic() - began))
        return running.result()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        count.end_line()


def counted(items: Sequence[T], what: str) -> Iterator[T]:
    """Yield items, and show how many are done."""
    return Count().through(items, what)
