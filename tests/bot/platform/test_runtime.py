"""The runtime of all tasks: bells that may be rung before their tasks are there, and when something can be said."""

import asyncio
from itertools import product

import pytest

from bot.platform.background import BackgroundTask, Bell
from bot.platform.runtime import Bells, Runtime

LONG = 3600.0


class Sleeper(BackgroundTask):
    """A task that sleeps for an hour after each poll."""

    def __init__(self, bell: Bell) -> None:
        super().__init__("sleeper", pause=LONG, bell=bell)
        self.polls = 0
        self.has_polled = asyncio.Event()

    async def poll(self) -> float:
        self.polls += 1
        self.has_polled.set()
        return LONG


async def test_who_rings_knows_the_bell_and_not_the_task() -> None:
    bells = Bells()
    bells.ring("notices")
    sleeper = Sleeper(bells["notices"])
    sleeper.start()
    for polls in range(1, 4):
        await sleeper.has_polled.wait()
        sleeper.has_polled.clear()
        assert (sleeper.polls, bells["notices"].rings) == (polls, polls)
        bells.ring("seasons", "notices")
    await sleeper.stop()


def test_all_bells_are_rung_and_no_other_one() -> None:
    bells, stranger = Bells(), Bell()
    known = [bells["roles"], bells["puzzles"]]
    bells.ring_all()
    assert [bell.rings for bell in (*known, stranger)] == [1, 1, 0]


@pytest.mark.parametrize(("is_connected", "is_paused"), list(product((True, False), repeat=2)))
def test_something_can_be_said_while_discord_hears_us_and_sending_does_not_pause(
    is_connected: bool, is_paused: bool
) -> None:
    runtime = Runtime(is_connected=lambda: is_connected, is_paused=lambda: is_paused)
    assert runtime.can_post == (is_connected and not is_paused)
