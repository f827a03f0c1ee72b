"""One of the bot's processes, as a program handles it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sandbox.client.person import PATIENCE_S
from sandbox.process.bot_process import BotProcess
from sandbox.server import Server
from sandbox.streams.session import Shard

LOOK_AGAIN_S = 0.05
"""How often a log is read that is waited for."""


class Bot:
    """One of the bot's processes; `number` is the name under which records of requests and sessions know it."""

    def __init__(
        self, server: Server, process: BotProcess, until: Callable[[Callable[[], bool]], Awaitable[None]]
    ) -> None:
        self.number = server.bots.index(process)
        self.process = process
        self._server = server
        self._until = until

    @property
    def log(self) -> str:
        """What the process wrote to its output."""
        path = self._server.log_of(self.number)
        return path.read_text("utf-8", "replace") if path and path.exists() else ""

    @property
    def shards(self) -> set[Shard]:
        """The shards that the process hears at this moment."""
        return self._server.hub.gateway.shards(self.number)

    async def start(self) -> None:
        """Start the process again and wait until it listens."""
        await self.process.start()
        await self.listens()

    async def listens(self) -> None:
        """Wait until the process hears a shard.

        Raises:
            RuntimeError: it has ended, or the time is over.
        """
        await self._until(lambda: bool(self.shards or not self.process.pid))
        if not self.shards:
            raise RuntimeError(f"process {self.number} has ended by itself:\n{self.log[-4000:]}")

    async def says(self, *words: str) -> None:
        """Wait until one of some texts is in the log.

        Raises:
            TimeoutError: the time is over.
        """
        async with asyncio.timeout(PATIENCE_S):
            while not any(word in self.log for word in words):  # noqa: ASYNC110 - a file sends no event
                await asyncio.sleep(LOOK_AGAIN_S)

    async def stop(self) -> int | None:
        """End the process with SIGTERM and return its exit code."""
        return await self.process.stop()

    async def kill(self) -> int | None:
        """End the process with SIGKILL."""
        return await self.process.kill()

    def suspend(self) -> None:
        """Let the process sleep (SIGSTOP), its connections open."""
        self.process.suspend()

    def wake(self) -> None:
        """Let the process go on (SIGCONT)."""
        self.process.wake()

    async def wait(self) -> int | None:
        """Wait until the process has ended by itself and return its exit code."""
        return await self.process.wait()
