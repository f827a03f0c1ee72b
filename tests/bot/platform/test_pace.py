"""Direct messages leave at a pace that Discord does not take for spam, and in a fair order."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.platform.pace import BURST, BURST_TIME, Pace
from engine.share import Share
from tests.simulation.simulated_loop import SimulatedLoop, run

ANNA, BERND, CARLA, DORA = range(4)


class Clock:
    """A clock that sleeping puts forward."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 21, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)  # who was let go leaves before time goes on
        self.now += timedelta(seconds=seconds)


class Queue:
    """People who wait for their turns, and who was served when."""

    def __init__(self, per_minute: int = 20) -> None:
        self.clock = Clock()
        self.pace = Pace(per_minute, now=self.clock, sleep=self.clock.sleep)
        self.served: list[tuple[int, bool]] = []

    async def turn(self, person: int, *, is_notice: bool = False) -> None:
        await self.pace.turn(person, is_notice=is_notice)
        self.served.append((person, is_notice))

    async def use_up(self) -> None:
        """Let as many messages leave as may at once."""
        for _ in range(BURST):
            await self.turn(ANNA)
        self.served.clear()


@given(st.integers(1, 60), st.lists(st.tuples(st.integers(0, 40), st.integers(0, 3)), min_size=5, max_size=100))
def test_never_more_than_allowed_in_any_stretch(per_minute: int, asked: list[tuple[int, int]]) -> None:
    async def story(loop: SimulatedLoop) -> list[datetime]:
        pace, sent = Pace(per_minute, now=loop.now), list[datetime]()

        async def send(person: int) -> None:
            await pace.turn(person)
            sent.append(loop.now())

        async with asyncio.TaskGroup() as sending:
            for pause, person in asked:
                await asyncio.sleep(pause)
                sending.create_task(send(person))
        return sent

    sent = run(story, start=datetime(2026, 3, 2, tzinfo=UTC))
    assert len(sent) == len(asked)
    assert sent == sorted(sent)
    for count, span in ((per_minute, timedelta(minutes=1)), (min(BURST, per_minute), BURST_TIME)):
        assert all(later - first >= span for first, later in zip(sent, sent[count:], strict=False))


@pytest.mark.parametrize("per_minute", [1, 3, 20])
async def test_whoever_takes_a_turn_waits_for_it(per_minute: int) -> None:
    queue = Queue(per_minute)
    begun = queue.clock.now
    for _ in range(2 * per_minute):
        await queue.turn(ANNA)
    assert queue.clock.now - begun >= timedelta(minutes=1)
    assert queue.pace.wait > timedelta()


async def test_an_honest_pair_does_not_wait_behind_fifty_letters_of_two_others() -> None:
    queue = Queue()
    await queue.use_up()
    flood = [queue.turn(person) for _ in range(25) for person in (ANNA, BERND)]
    await asyncio.gather(*flood, queue.turn(CARLA), queue.turn(DORA))
    assert max(queue.served.index((person, False)) for person in (CARLA, DORA)) < 4
    assert len(queue.served) == 52


async def test_secrets_leave_before_notices() -> None:
    queue = Queue()
    await queue.use_up()
    notices = [queue.turn(BERND, is_notice=True) for _ in range(5)]
    await asyncio.gather(*notices, *(queue.turn(ANNA) for _ in range(3)))
    assert queue.served == [(ANNA, False)] * 3 + [(BERND, True)] * 5


async def test_among_equals_who_came_first_is_served_first() -> None:
    queue = Queue()
    await queue.use_up()
    await asyncio.gather(*(queue.turn(person) for person in (DORA, CARLA, BERND)))
    assert [person for person, _ in queue.served] == [DORA, CARLA, BERND]


async def test_who_waits_no_longer_takes_no_turn() -> None:
    clock, may_go_on = Clock(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        await may_go_on.wait()
        await clock.sleep(seconds)

    pace = Pace(20, now=clock, sleep=sleep)
    for _ in range(BURST):
        await pace.turn(ANNA)
    left, stays = asyncio.create_task(pace.turn(BERND)), asyncio.create_task(pace.turn(CARLA))
    await asyncio.sleep(0)
    left.cancel()
    may_go_on.set()
    await asyncio.wait({left, stays})
    assert left.cancelled()
    assert stays.result() is None
    await pace.turn(DORA)
    assert pace.wait <= timedelta()


async def test_who_leaves_as_it_is_its_turn_leaves_the_turn_to_the_next() -> None:
    clock, may_go_on = Clock(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        await may_go_on.wait()
        clock.now += timedelta(seconds=seconds)

    pace = Pace(20, now=clock, sleep=sleep)
    for _ in range(BURST):
        await pace.turn(ANNA)
    left, stays = asyncio.create_task(pace.turn(BERND)), asyncio.create_task(pace.turn(CARLA))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    may_go_on.set()
    left.cancel()
    serving = pace._serving
    assert serving is not None
    await asyncio.wait({left, serving})
    assert stays.done()


async def test_who_comes_as_the_last_one_leaves_is_served() -> None:
    clock, may_go_on = Clock(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        await may_go_on.wait()
        clock.now += timedelta(seconds=seconds)

    pace = Pace(20, now=clock, sleep=sleep)
    for _ in range(BURST):
        await pace.turn(ANNA)
    left = asyncio.create_task(pace.turn(BERND))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    left.cancel()
    comes = asyncio.create_task(pace.turn(CARLA))
    await asyncio.wait({left})
    may_go_on.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert comes.done()


async def test_each_process_sends_its_part_of_what_all_may() -> None:
    clock = Clock()
    pace = Pace(20, now=clock, share=lambda: Share(frozenset({0}), 4), sleep=clock.sleep)
    begun = clock.now
    for _ in range(10):
        await pace.turn(ANNA)
    assert clock.now - begun >= timedelta(seconds=100)


async def test_a_process_that_looks_after_little_still_sends() -> None:
    clock = Clock()
    pace = Pace(1, now=clock, share=lambda: Share(frozenset(), 16), sleep=clock.sleep)
    await pace.turn(ANNA)
    assert pace.wait == timedelta(minutes=1)


async def test_a_clock_that_is_put_back_makes_nobody_wait_longer_than_a_minute() -> None:
    queue = Queue(1)
    await queue.turn(ANNA)
    queue.clock.now -= timedelta(days=1)
    begun = queue.clock.now
    await queue.turn(BERND)
    assert queue.clock.now - begun == timedelta(minutes=1)
