"""The real bot as stories need it: with forced dice, or with a clock that can be put forward.

`SCRIPTED_DICE` holds the values of all draws of a match, from its first one on. `CLOCK` names a file that holds by how
many seconds the bot's clock is ahead; as soon as that changes the bot looks at what is due, and direct messages may
follow each other fast, so nobody has to wait. `HELD_FRAMES` names a pipe for which each frame of an animation waits.
"""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic

from bot.cluster.claims import Orders, parse_shards
from bot.operations.logs import set_up_logs
from bot.operations.parts import Surroundings
from bot.operations.settings import Settings
from bot.operations.sharing import Timing
from bot.operations.starting import run
from bot.platform import pace
from bot.platform.background import BackgroundTask
from engine.ids import MatchId
from engine.matches.decisions.dice import RecordedChance, ScriptedChance
from engine.matches.service import clock_service
from engine.time.clock import Span
from engine.time.presence import SHORT_GAP, Presence
from renderers import board
from renderers.core import Tell, unseen
from renderers.drawing import pillow
from renderers.replay import animate

PAUSE_SECONDS = 0.5
"""Between two looks while the clock goes on by itself: looking all the time is what takes most of a processor."""
WATCH_SECONDS = 0.02
BURST_SECONDS = 0.1
TIMING = Timing(lease=6.0, apart=0.0)
"""Who dies is missed sooner than the real one, and nobody waits to identify."""


def scripted(_seed: bytes, _match: MatchId, start: int) -> RecordedChance:
    """Return the dice that are left of the script; a restart goes on where the match stands."""
    script = [int(value) for value in os.environ["SCRIPTED_DICE"].split()]
    return ScriptedChance(script[start:], start=start)


class AtWork(Presence):
    """Presence of a bot that is at work while a story lets time pass: both of its clocks are put forward."""

    __slots__ = ()

    def outage(self, now: datetime, elapsed: float) -> Span | None:
        """Return the time that has passed on the wall only: then the bot was not running."""
        unattended = now - self.seen - timedelta(seconds=elapsed - self.elapsed)
        return (self.seen, now) if unattended > SHORT_GAP else None


def seconds_ahead() -> float:
    """Return by how many seconds a story has put the clocks forward."""
    return float(Path(os.environ["CLOCK"]).read_text(encoding="utf-8"))


class Clocks:
    """The clocks of a bot that stories put forward.

    Where both are asked, one after the other, the counter has to go with the time that was told just before: a story
    that puts them forward in between would look like days in which the bot was not running.
    """

    def __init__(self) -> None:
        self._ahead = seconds_ahead()

    def now(self) -> datetime:
        """Return the time on the wall."""
        self._ahead = seconds_ahead()
        return datetime.now(UTC) + timedelta(seconds=self._ahead)

    def elapsed(self) -> float:
        """Return what the counter of seconds shows."""
        return monotonic() + self._ahead


class Woken:
    """The tasks that look at what is due; all do so at once when the clock is put forward."""

    def __init__(self) -> None:
        self._tasks: list[BackgroundTask] = []
        self._start = BackgroundTask.start
        BackgroundTask.start = lambda task: self.begin(task)  # type: ignore[assignment, method-assign]

    def begin(self, task: BackgroundTask) -> None:
        """Begin a task, and wake it from here on."""
        if task not in self._tasks:
            self._tasks.append(task)
        self._start(task)

    async def during(self, work: Awaitable[None]) -> None:
        """Wake the tasks as often as the clock is put forward while something goes on."""
        watching = asyncio.create_task(self._watch())
        try:
            await work
        finally:
            watching.cancel()

    async def _watch(self) -> None:
        seen = seconds_ahead()
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if seen != (seen := seconds_ahead()):
                for task in self._tasks:
                    task.wake()


def surroundings() -> Surroundings:
    """Return what the story wants to be another than in the real bot."""
    around = Surroundings(chance_for=scripted) if os.environ.get("SCRIPTED_DICE") else Surroundings()
    if not os.environ.get("CLOCK"):
        return around
    clocks = Clocks()
    return replace(around, now=clocks.now, elapsed=clocks.elapsed, pause=PAUSE_SECONDS)


def held(draw: Callable[[int], pillow.Image.Image], steps: Sequence[int], tell: Tell = unseen) -> bytes:
    """Return an animation whose frames each wait for the pipe of a story, as long as there is one."""

    def wait(done: int, whole: int) -> None:
        tell(done, whole)
        pipe = Path(os.environ["HELD_FRAMES"])
        if pipe.exists():
            pipe.read_bytes()

    return animate(draw, steps, wait)


def orders() -> Orders:
    """Return what stands on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--take-over", action="store_true")
    parser.add_argument("--shards", type=parse_shards)
    chosen = parser.parse_args()
    return Orders(chosen.shards, chosen.take_over)


if __name__ == "__main__":
    settings = Settings()
    set_up_logs(settings)
    if os.environ.get("CLOCK"):
        clock_service.Presence = AtWork  # type: ignore[attr-defined]
        pace.BURST_TIME = timedelta(seconds=BURST_SECONDS)  # type: ignore[misc]
    if os.environ.get("HELD_FRAMES"):
        board.animate = held  # type: ignore[attr-defined]
    work = run(settings, orders=orders(), timing=TIMING, surroundings=surroundings())
    asyncio.run(Woken().during(work) if os.environ.get("CLOCK") else work)
