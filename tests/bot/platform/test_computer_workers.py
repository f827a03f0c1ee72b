"""Computer players think in processes of their own: modest, replaced when they die or hang, serving people in turn."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import ComputerFailed, ComputerIsBusy
from bot.platform import computer_workers
from bot.platform.computer_workers import ComputerWorkers
from engine.ids import PersonId
from players.rng import SeededRng
from players.worker import NICENESS
from tests.bot.platform import thoughts

ANNA, BERT = PersonId(11), PersonId(12)


@pytest.fixture
async def workers() -> AsyncIterator[ComputerWorkers]:
    workers = ComputerWorkers()
    yield workers
    await workers.stop()


async def test_a_worker_answers_from_a_process_that_knows_no_token_and_nothing_but_the_library(
    workers: ComputerWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert await workers.do(thoughts.twice, 21) == 42
    assert "DISCORD_TOKEN" not in await workers.do(thoughts.environment)
    assert await workers.do(thoughts.niceness) == min(19, thoughts.niceness() + NICENESS)
    assert not await workers.do(thoughts.modules) & {"discord", "pydantic", "engine", "bot", "PIL"}


async def test_one_process_does_everything_and_goes_on_after_a_failure(workers: ComputerWorkers) -> None:
    first = await workers.do(thoughts.process)
    with pytest.raises(ComputerFailed):
        await workers.do(thoughts.fail)
    with pytest.raises(ComputerFailed):
        await workers.do(thoughts.remember_too_much)
    assert await workers.do(thoughts.process) == first


async def test_a_worker_that_dies_is_replaced(workers: ComputerWorkers) -> None:
    first = await workers.do(thoughts.process)
    with pytest.raises(ComputerFailed):
        await workers.do(thoughts.die)
    assert await workers.do(thoughts.process) != first


async def test_nobody_waits_for_ever_for_an_answer_that_cannot_be_read(workers: ComputerWorkers) -> None:
    async with asyncio.timeout(30):
        with pytest.raises(ComputerFailed):
            await workers.do(thoughts.unreadable)
        assert await workers.do(thoughts.twice, 2) == 4


async def test_a_worker_that_hangs_is_given_up() -> None:
    workers = ComputerWorkers(answers_within=0.01)
    with pytest.raises(ComputerFailed):
        await workers.do(thoughts.think_for_ever)
    await workers.stop()


async def test_a_worker_that_cannot_be_started_is_no_disaster() -> None:
    workers = ComputerWorkers(command=["/nonexistent/python"])
    with pytest.raises(ComputerFailed):
        await workers.do(thoughts.twice, 1)
    await workers.stop()


async def test_moves_come_before_questions_and_questions_in_turn(workers: ComputerWorkers) -> None:
    answered: list[str] = []

    async def ask(name: str) -> None:
        await workers.do(thoughts.twice, 1)
        answered.append(name)

    async def move() -> None:
        await workers._do(thoughts.twice, (1,), person=None, is_question=False)
        answered.append("move")

    async with asyncio.TaskGroup() as group:
        group.create_task(ask("first"))
        group.create_task(ask("second"))
        group.create_task(move())
    assert answered == ["move", "first", "second"]


async def test_one_person_cannot_fill_the_queue_and_everybody_together_only_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computer_workers, "MOST_OF_ONE", 2)
    monkeypatch.setattr(computer_workers, "MOST_WAITING", 3)
    workers = ComputerWorkers(0)
    for person, refused in ((ANNA, False), (ANNA, False), (ANNA, True), (BERT, False), (BERT, True)):
        asked = asyncio.create_task(workers.do(thoughts.twice, 1, person=person))
        await asyncio.sleep(0)
        assert asked.done() == refused
        if refused:
            with pytest.raises(ComputerIsBusy):
                await asked
    await workers.stop()


async def test_nobody_thinks_about_what_nobody_waits_for(workers: ComputerWorkers) -> None:
    given_up = asyncio.create_task(workers.do(thoughts.die))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await workers.do(thoughts.twice, 2) == 4


async def test_a_thought_ends_with_the_last_who_waits_for_it(workers: ComputerWorkers, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    given_up = asyncio.create_task(workers.do(thoughts.think_for_ever_aloud, str(pipe)))
    assert await asyncio.to_thread(pipe.read_text) == "begun"
    given_up.cancel()
    assert await workers.do(thoughts.twice, 2) == 4


async def test_an_idle_worker_ends_and_another_one_comes_when_it_is_needed() -> None:
    workers = ComputerWorkers(idle=0.0)
    first = await workers.do(thoughts.process)
    await asyncio.gather(*workers._tasks)
    assert await workers.do(thoughts.process) != first
    await workers.stop()


async def test_whoever_waits_at_the_end_is_not_left_waiting() -> None:
    workers = ComputerWorkers()
    waiting = asyncio.create_task(workers.do(thoughts.think_for_ever))
    queued = asyncio.create_task(workers.do(thoughts.twice, 1))
    await asyncio.sleep(0)
    await workers.stop()
    ended = await asyncio.gather(waiting, queued, return_exceptions=True)
    assert [type(result) for result in ended] == [asyncio.CancelledError] * 2


def test_the_same_seed_gives_the_same_luck_on_every_die() -> None:
    first, second, other = SeededRng(b"a"), SeededRng(b"a"), SeededRng(b"b")
    throws = [first.die(6) for _ in range(60)]
    assert throws == [second.die(6) for _ in range(60)]
    assert throws != [other.die(6) for _ in range(60)]
    assert set(throws) == set(range(1, 7))
