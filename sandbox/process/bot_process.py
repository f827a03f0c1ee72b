"""The bot as a child process: started, stopped, killed, and started again when it ends unasked."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Protocol

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0
HEALTHY_S = 60.0
PATIENCE_S = 60.0


class BotState(Enum):
    """The state of the process as the page shows it."""

    STOPPED = "stopped"
    RUNNING = "running"
    SUSPENDED = "suspended"
    WAITING = "waiting"


class Process(Protocol):
    """A running child: what asyncio's own processes can do, as far as it is needed here."""

    pid: int

    async def wait(self) -> int:
        """Wait for its end and return the exit code, the negative number of the signal that ended it."""
        ...

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal."""
        ...


Spawn = Callable[[str, Sequence[str], Mapping[str, str], Path | None], Awaitable[Process]]
"""Starts a module as a bot, with arguments, in an environment, with a file for its words; None for our own output."""


async def spawn(module: str, arguments: Sequence[str], env: Mapping[str, str], output: Path | None) -> Process:
    """Start `python -m sandbox.process.launcher`; its input ends when this process does."""
    out = output.open("ab") if output else None
    try:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox.process.launcher", "--module", module, "--", *arguments),
            env=env,
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    finally:
        if out:
            out.close()


class BotProcess:
    """One child process that runs a bot.

    Args:
        module: what is run.
        env: what its environment has besides ours.
        arguments: what stands behind the module's name.
        is_kept: whether it is started again when it ends by itself.
        output: a file for its words; None is our own output.
    """

    def __init__(
        self,
        module: str,
        env: Mapping[str, str],
        *,
        arguments: Sequence[str] = (),
        is_kept: bool = True,
        output: Path | None = None,
        spawn: Spawn = spawn,
        on_change: Callable[[], None] = lambda: None,
        on_exit: Callable[[], None] = lambda: None,
    ) -> None:
        self.module = module
        self.arguments = tuple(arguments)
        self.is_kept = is_kept
        self.state = BotState.STOPPED
        self.exit_code: int | None = None
        self._env = dict(env)
        self._output = output
        self._start_process = spawn
        self._on_change = on_change
        self._on_exit = on_exit
        self._process: Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Return the process id, None while no process runs."""
        return self._process.pid if self._process else None

    async def start(self) -> None:
        """Start the bot, unless it runs; one that is kept is started again whenever it fails."""
        if self._keeper is None:
            await self._spawn()
            self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> int | None:
        """Ask the bot to end (SIGTERM), insist after some seconds, and return its exit code."""
        return await self._end(signal.SIGTERM)

    async def kill(self) -> int | None:
        """End the bot as a power cut would (SIGKILL) and leave it ended."""
        return await self._end(signal.SIGKILL)

    def suspend(self) -> None:
        """Let the bot do nothing, as a machine does that is asleep (SIGSTOP)."""
        if self._process:
            self._process.send_signal(signal.SIGSTOP)
            self._become(BotState.SUSPENDED)

    def wake(self) -> None:
        """Let a bot that was suspended go on (SIGCONT)."""
        if self._process and self.state is BotState.SUSPENDED:
            self._process.send_signal(signal.SIGCONT)
            self._become(BotState.RUNNING)

    async def wait(self) -> int | None:
        """Wait until the present process has ended and return its exit code."""
        if process := self._process:
            self._ended(process, await process.wait())
        return self.exit_code

    async def _end(self, signal_: signal.Signals) -> int | None:
        if self._keeper:
            self._keeper.cancel()
            self._keeper = None
        process, code = self._process, None
        self.wake()
        if process:
            with suppress(ProcessLookupError):
                process.send_signal(signal_)
            try:
                code = await asyncio.wait_for(process.wait(), PATIENCE_S)
            except TimeoutError:
                log.warning("The bot did not end in %.0f s; it is killed.", PATIENCE_S)
                process.send_signal(signal.SIGKILL)
                code = await process.wait()
            self._ended(process, code)
        self._become(BotState.STOPPED)
        return code

    async def _keep(self) -> None:
        pause, loop = FIRST_PAUSE_S, asyncio.get_running_loop()
        while process := self._process:
            started = loop.time()
            code = await process.wait()
            self._ended(process, code)
            if not (self.is_kept and code):
                break
            pause = FIRST_PAUSE_S if loop.time() - started > HEALTHY_S else min(2 * pause, LONGEST_PAUSE_S)
            log.warning("The bot ended with code %s; it is started again in %.0f s.", code, pause)
            self._become(BotState.WAITING)
            await asyncio.sleep(pause)
            await self._spawn()
        self._keeper = None
        self._become(BotState.STOPPED)

    async def _spawn(self) -> None:
        self._process = await self._start_process(
            self.module, self.arguments, {**os.environ, **self._env}, self._output
        )
        self._become(BotState.RUNNING)

    def _ended(self, process: Process, code: int) -> None:
        """Note the end of a process, which several may have waited for."""
        if self._process is process:
            self._process, self.exit_code = None, code
            self._on_exit()

    def _become(self, state: BotState) -> None:
        self.state = state
        self._on_change()
