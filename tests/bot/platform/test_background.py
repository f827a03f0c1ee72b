"""A task beside everything else, when it and those who stop it are ended in whatever order."""

import asyncio

import pytest

from bot.platform.background import BackgroundTask


class Slow(BackgroundTask):
    """A task that has to end something before it ends itself."""

    def __init__(self) -> None:
        super().__init__("slow", pause=1.0)
        self.polls = 0
        self.is_ending, self.may_end = asyncio.Event(), asyncio.Event()

    async def poll(self) -> float:
        self.polls += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.is_ending.set()
            await self.may_end.wait()
        return 1.0


async def test_who_is_to_end_while_it_stops_a_task_ends() -> None:
    slow = Slow()
    slow.start()
    await asyncio.sleep(0)
    stopping = asyncio.create_task(slow.stop())
    await slow.is_ending.wait()
    stopping.cancel()
    slow.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await stopping


async def test_a_task_that_has_ended_unseen_can_begin_again() -> None:
    slow = Slow()
    slow.may_end.set()
    for polls in (1, 2):
        slow.start()
        await asyncio.sleep(0)
        assert slow.polls == polls
        stopping = asyncio.create_task(slow.stop())
        await slow.is_ending.wait()
        slow.is_ending.clear()
        stopping.cancel()
        await asyncio.gather(stopping, return_exceptions=True)
    await slow.stop()
