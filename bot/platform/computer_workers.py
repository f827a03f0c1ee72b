"""Processes in which computer players think, so that the bot never waits for them: few, modest, and replaced when ill.

A worker knows games and players only (`players.worker`). It is started when there is something to think about, ends
when there was nothing for a while, and is killed when it does not answer.
"""

import asyncio
import heapq
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import structlog

import players
from bot.errors import ComputerFailed, ComputerIsBusy
from engine.ids import PersonId
from games.core import Seat
from players import registry
from players.core import Level
from players.worker import LENGTH, framed

P = ParamSpec("P")
T = TypeVar("T")

ANSWERS_WITHIN: Final = 60.0
"""Seconds after which a worker counts as hanging: seven times what the slowest thought takes on an idle core."""
IDLE: Final = 600.0
"""Seconds without work after which a worker ends."""
MOST_WAITING: Final = 500
MOST_OF_ONE: Final = 20
"""Questions of one person that may wait; moves in matches have their own limit, as matches do."""
COMMAND: Final = (sys.executable, "-S", "-m", "players.worker")

log = structlog.get_logger(__name__)


class Unwanted(Exception):
    """Nobody waits for the answer any more, so the process that still thinks about it is ended."""


@dataclass(order=True)
class Job:
    """Something to think about: moves first, then by how long it has waited."""

    is_question: bool
    number: int
    pickled: bytes = field(compare=False)
    person: PersonId | None = field(compare=False)
    result: asyncio.Future[Any] = field(compare=False)


class ComputerPool(Protocol):
    """Lets computer players think, elsewhere and in turn."""

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        """Return the action that the computer takes in a match, None to resign; `state` is what the seat may know.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        """Tell whether the computer agrees to a draw in a match.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def estimates(
        self, game: str, states: Sequence[Any], *, person: PersonId | None = None
    ) -> list[tuple[float, ...]]:
        """Return for each position the share of the win that every seat may expect."""
        ...

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        """Return what a function of `players` returns for a person.

        Raises:
            ComputerIsBusy: too much is waiting.
            ComputerFailed: it has failed, or taken too long.
        """
        ...

    async def stop(self) -> None:
        """End; who still waits is cancelled."""
        ...


class ComputerWorkers:
    """Lets functions of `players` be done elsewhere.

    Args:
        most: how many processes there may be.
        answers_within: seconds after which a worker is killed.
        idle: seconds without work after which a worker ends.
        command: what starts a worker.
    """

    def __init__(
        self,
        most: int = 1,
        *,
        answers_within: float = ANSWERS_WITHIN,
        idle: float = IDLE,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._most = most
        self._answers_within = answers_within
        self._idle = idle
        self._command = command
        self._waiting: list[Job] = []
        self._counter = count()
        self._news = asyncio.Event()
        self._resting = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        """Return the action that the computer takes in a match, None to resign; `state` is what the seat may know."""
        return await self._do(registry.turn, (game, state, seat, level, seed), person=None, is_question=False)

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        """Tell whether the computer agrees to a draw in a match."""
        return await self._do(registry.agrees, (game, state, seat, seed), person=None, is_question=False)

    async def estimates(
        self, game: str, states: Sequence[Any], *, person: PersonId | None = None
    ) -> list[tuple[float, ...]]:
        """Return for each position the share of the win that every seat may expect."""
        return await self.do(registry.estimates, game, states, person=person)

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        """Return what a function of `players` returns, asked for by a person; moves in matches come before it.

        The function is found by its name in its module; arguments and result are plain data.

        Raises:
            ComputerIsBusy: too much is waiting, of everybody or of this person.
            ComputerFailed: the function has failed, or taken too long.
        """
        result: T = await self._do(function, arguments, person=person, is_question=True)
        return result

    async def stop(self) -> None:
        """End all workers; who still waits is cancelled."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._waiting:
            job.result.cancel()
        self._waiting.clear()

    async def _do(
        self, function: Callable[..., T], arguments: Sequence[Any], *, person: PersonId | None, is_question: bool
    ) -> T:
        self._waiting = [job for job in self._waiting if not job.result.done()]
        heapq.heapify(self._waiting)
        of_one = Counter(job.person for job in self._waiting if job.person is not None)
        if is_question and (len(self._waiting) >= MOST_WAITING or (person and of_one[person] >= MOST_OF_ONE)):
            raise ComputerIsBusy
        result = asyncio.get_running_loop().create_future()
        pickled = framed(pickle.dumps((function, tuple(arguments))))
        heapq.heappush(self._waiting, Job(is_question, next(self._counter), pickled, person, result))
        if self._resting:
            self._news.set()
        else:
            self._hire()
        answer: T = await result
        return answer

    def _hire(self) -> None:
        """Start a worker if something is waiting and there may be one more."""
        if self._waiting and len(self._tasks) < self._most:
            task = asyncio.create_task(self._work(), name="computer worker")
            self._tasks.add(task)
            task.add_done_callback(self._leave)

    def _leave(self, task: asyncio.Task[None]) -> None:
        """Let a worker go; what has come while it was leaving is for another one."""
        self._tasks.discard(task)
        if not task.cancelled():
            self._hire()

    async def _work(self) -> None:
        """Do what is waiting in one process until there was nothing for long; another process follows an ill one."""
        process: Process | None = None
        try:
            while (job := await self._next()) is not None:
                try:
                    process = process or await self._start()
                    await self._think(process, job)
                except Exception as error:  # whatever it was: nobody waits for ever
                    if not isinstance(error, Unwanted):
                        log.warning("computer worker is replaced", error=repr(error))
                    _fail(job)
                    await _end(process)
                    process = None
        finally:
            await _end(process)

    async def _next(self) -> Job | None:
        """Return what has waited longest, None if nothing has come for long."""
        self._resting += 1
        try:
            async with asyncio.timeout(self._idle):
                while not self._waiting:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass
        finally:
            self._resting -= 1
        return heapq.heappop(self._waiting) if self._waiting else None

    async def _start(self) -> Process:
        """Start a process; it is told nothing of the bot's environment, in which the token stands."""
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env={}, cwd=Path(players.__file__).parents[1]
        )

    async def _think(self, process: Process, job: Job) -> None:
        """Let a process do a job, unless nobody waits for it any more.

        Raises:
            Exception: the process has to be replaced.
        """
        if job.result.done():
            return
        try:
            async with asyncio.timeout(self._answers_within):
                is_done, result = await _wanted(process, job)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        if not is_done:
            log.error("computer player failed", error=result)
            _fail(job)
        elif not job.result.done():
            job.result.set_result(result)


async def _wanted(process: Process, job: Job) -> tuple[bool, Any]:
    """Return what a process answers.

    Raises:
        Unwanted: nobody waits for it any more.
    """
    answering = asyncio.ensure_future(_answer(process, job.pickled))
    try:
        await asyncio.wait({answering, job.result}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise Unwanted
        return answering.result()
    finally:
        answering.cancel()


async def _answer(process: Process, pickled: bytes) -> tuple[bool, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(pickled)
    await process.stdin.drain()
    length = await process.stdout.readexactly(LENGTH.size)
    answer: tuple[bool, Any] = pickle.loads(await process.stdout.readexactly(*LENGTH.unpack(length)))  # noqa: S301 - of our own process
    return answer


def _fail(job: Job) -> None:
    if not job.result.done():
        job.result.set_exception(ComputerFailed())


async def _end(process: Process | None) -> None:
    if process is None:
        return
    if process.returncode is None:
        process.kill()
    await process.wait()
