"""A frozen process and a jumping clock cost no player time, and no fact stands before the one that it follows."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from engine.ids import MatchId
from engine.log.facts.codec import decode_fact
from engine.log.facts.time import TimeGiven, TimeRanOut, TimeSpent
from engine.matches.service.service import Matches
from engine.share import Share
from engine.time.policy import FAST, HOUR
from games.core import Seat
from games.registry import GAMES
from tests.engine.log_builders import ANNA, BERT
from tests.engine.matches.service.test_clock_service import facts
from tests.engine.service_fixtures import assert_sound, serve
from tests.engine.service_harness import LEFT, ServiceHarness
from tests.memory.store import MemoryStore


class Machine(ServiceHarness):
    """A bot at work on a machine that may sleep, and whose clock may be set."""

    def __init__(self) -> None:
        self.elapsed = 0.0
        super().__init__(MemoryStore())
        self.matches = serve(self.store, now=lambda: self.now, elapsed=lambda: self.elapsed * HOUR)

    async def work(self, hours: float) -> None:
        """Let time pass as it does."""
        end = self.elapsed + hours
        while self.elapsed < end:
            self.hour += 1 / 60
            self.elapsed += 1 / 60
            await self.matches.clocks.heartbeat()

    async def left(self, match: MatchId) -> float:
        return (await self.matches.match(match)).clocks[LEFT].left / HOUR


@pytest.fixture
async def machine() -> Machine:
    made = Machine()
    await made.matches.clocks.recover()
    return made


@pytest.mark.parametrize("elapsed", [0, 96], ids=["suspended, or its clock set forward", "stopped"])
async def test_four_days_without_a_heartbeat_are_given_back_before_anything_fires(
    machine: Machine, elapsed: float
) -> None:
    match = await machine.start()
    await machine.work(5)
    machine.hour += 96
    machine.elapsed += elapsed
    assert TimeRanOut not in facts(await machine.matches.clocks.wake(match))
    await machine.matches.clocks.heartbeat()
    log = await machine.matches.logs.log(match)
    assert sum('"time_given"' in entry.body for entry in log) == 1
    assert await machine.left(match) == pytest.approx(24 - 5, abs=0.05)
    await machine.work(20)
    await assert_sound(machine.store, match)


async def test_who_moves_before_anybody_looks_at_the_clocks_loses_nothing_either(machine: Machine) -> None:
    match = await machine.start()
    await machine.work(5)
    machine.hour += 96
    moved = await machine.matches.play(match, ANNA, "wait")
    assert facts(moved)[0] is TimeSpent
    given = (await machine.matches.logs.log(match))[-len(moved.facts) - 1]
    assert '"time_given"' in given.body
    assert moved.after.phase == "running"
    await assert_sound(machine.store, match)


async def test_a_short_pause_is_no_outage(machine: Machine) -> None:
    match = await machine.start()
    await machine.work(1)
    machine.hour += 1.9 / 60
    machine.elapsed += 1.9 / 60
    assert await machine.matches.clocks.heartbeat() == ()
    await machine.work(25)
    assert TimeRanOut in facts(await machine.matches.clocks.wake(match))


async def test_a_clock_that_is_set_back_writes_no_fact_before_the_last_one(machine: Machine) -> None:
    match = await machine.start()
    await machine.work(1)
    await machine.matches.play(match, ANNA, "wait")
    machine.hour -= 10
    await machine.matches.clocks.heartbeat()
    await machine.matches.play(match, BERT, "wait")
    await machine.work(1)
    await machine.matches.play(match, ANNA, "wait")
    log = await machine.matches.logs.log(match)
    assert all(entry.at <= other.at for entry, other in pairwise(log))
    await assert_sound(machine.store, match)


async def test_a_clock_that_is_set_back_and_right_again_gives_nobody_time(machine: Machine) -> None:
    match = await machine.start()
    await machine.work(5)
    machine.hour -= 3
    await machine.work(1)
    machine.hour += 3
    await machine.work(1)
    assert not any('"time_given"' in entry.body for entry in await machine.matches.logs.log(match))


async def test_a_machine_that_sleeps_while_its_clock_is_set_back_gives_back_what_clocks_have_run(
    machine: Machine,
) -> None:
    match = await machine.start()
    await machine.work(5)
    machine.hour += 1 / 60
    machine.elapsed += 3
    (given,) = await machine.matches.clocks.heartbeat()
    assert given.facts == (TimeGiven("time_given", LEFT, 60, "outage", None, ""),)
    assert await machine.left(match) == pytest.approx(24, abs=0.05)


async def test_a_request_heard_elsewhere_ends_no_match_that_nobody_could_play() -> None:
    """The process that looks after the server has been away, and its successor has not noticed yet."""
    store, times = MemoryStore(), [datetime(2026, 11, 23, 12, tzinfo=UTC)]
    here, there = (
        Matches(store, GAMES, now=lambda: times[-1], share=lambda share=share: share)
        for share in (Share(frozenset({0}), 2), Share(frozenset({1}), 2))
    )
    proposed = await there.invitations.propose(
        "colliding_circles", by=ANNA, server=3 << 22, channel=1, invited=[BERT], policy=FAST, wished_seat=Seat(0)
    )
    match = (await there.invitations.join(proposed.after.id, BERT)).after
    person = match.persons[match.due(there.game_of(match))[0]]
    await store.shards.divide(2)
    await there.clocks.heartbeat()
    times.append(times[0] + timedelta(days=3))
    await here.clocks.heartbeat()
    line = next(choice.line for choice in await here.suggest(match.id, person, ""))
    assert (await here.play(match.id, person, line)).after.phase == "running"
    kinds = [decode_fact(entry.body).kind for entry in await store.matches.log(match.id)]
    assert kinds.count("time_given") == 1
    assert "time_ran_out" not in kinds
    await there.clocks.adopt(Share(frozenset({1}), 2))
    assert len(await store.matches.log(match.id)) == len(kinds), "it is given back once"
