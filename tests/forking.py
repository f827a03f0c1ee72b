"""Bots by the hundred: each is forked from a process that has all of the bot imported and warmed up.

A real start (`python -m sandbox.process.launcher`) takes a second or two of a processor, a forked one some hundredths.
From the launcher's first line on there are three differences: discord.py waits two seconds for more servers before it
says that it is ready, and here not so long; nor five before each session but the first, as it is left to the sandbox to
say that somebody is too hasty; and what waits at the gate may wait as long as the sandbox waits for an answer.
tests/stories has a story that starts the real way.
"""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partialmethod
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sandbox.client import PATIENCE_S
from tests.seeded import DRAWS, cast_alike

ROOT = Path(__file__).resolve().parent.parent
ALL_SERVERS_S = 0.25
"""The sandbox names all servers at once."""
FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["tests.preloaded"])


class Forked:
    """A forked child, as `sandbox.process.bot_process` sees it; its standard input ends when this process does."""

    def __init__(self, child: ForkServerProcess, lifeline: Connection) -> None:
        self._child = child
        self._lifeline = lifeline
        self._ended = asyncio.get_running_loop().create_future()
        assert child.pid is not None
        self.pid: int = child.pid
        asyncio.get_running_loop().add_reader(child.sentinel, self._end)

    async def wait(self) -> int:
        """Wait for its end and return the exit code."""
        return int(await asyncio.shield(self._ended))

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal."""
        if self._ended.done():
            raise ProcessLookupError
        os.kill(self.pid, signal)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._child.sentinel)
        self._child.join()
        self._lifeline.close()
        self._ended.set_result(self._child.exitcode)
        self._child.close()


async def fork(module: str, arguments: Sequence[str], env: Mapping[str, str], output: Path | None) -> Forked:
    """Start a module as a bot, with arguments, in an environment, with a file for its words."""
    theirs, ours = FORKING.Pipe(duplex=False)
    command = ["--module", module, "--", *arguments]
    child = FORKING.Process(target=live, args=(command, dict(env), output, theirs, DRAWS.random()), daemon=True)
    child.start()
    theirs.close()
    return Forked(child, ours)


def live(command: list[str], env: Mapping[str, str], output: Path | None, lifeline: Connection, lot: float) -> None:
    """Become what `sandbox.process.bot_process.spawn` would have started; its lots follow from those of the test."""
    DRAWS.seed(lot)
    cast_alike()
    os.setsid()
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(env)
    os.dup2(lifeline.fileno(), 0)
    lifeline.close()
    if output:
        with output.open("ab") as file:
            os.dup2(file.fileno(), sys.stdout.fileno())
            os.dup2(file.fileno(), sys.stderr.fileno())
    sys.argv = ["sandbox.process.launcher", *command]
    from discord import Client
    from discord.state import ConnectionState

    from bot.cluster.interaction_gate import InteractionGate
    from sandbox.process import launcher

    patient = ConnectionState.__init__
    ConnectionState.__init__ = partialmethod(patient, guild_ready_timeout=ALL_SERVERS_S)  # type: ignore[assignment, method-assign]
    InteractionGate.__init__ = partialmethod(InteractionGate.__init__, patience=PATIENCE_S)  # type: ignore[assignment, method-assign]
    Client.before_identify_hook = at_once  # type: ignore[assignment, method-assign]
    launcher.main()


async def at_once(_client: object, _shard: int | None, *, initial: bool = False) -> None:
    """Begin a session without waiting."""
