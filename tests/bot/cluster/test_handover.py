"""Handover of a shard from one process to another, step by step: if one dies or sleeps, only its turn is lost."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from structlog.testing import capture_logs

from bot.cluster.handover_in import PATIENCE_SECONDS, WISH_SECONDS, AskedByAnother, HandoverIn, NotAnswered
from bot.cluster.handover_out import HandoverOut
from bot.cluster.interaction_gate import LATELY_SECONDS, InteractionGate
from engine.stores.shards import Lease
from storage.errors import DatabaseLocked
from tests.memory.shards import MemoryShards

OLD, NEW, THIRD = "old", "new", "third"
FOR_LONG = 1e9


@dataclass
class Clock:
    """Seconds that pass when somebody sleeps."""

    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Holder:
    """The process that holds all shards, and what it does with what nobody asks for."""

    shards: MemoryShards
    clock: Clock
    count: int = 1
    done: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gate = InteractionGate(self.count)
        self.giving = HandoverOut(
            self.shards,
            OLD,
            self.gate,
            rest=self._rest,
            go_on=lambda: self.done.append("goes on"),
            on_all_given=lambda: self.done.append("ends"),
            elapsed=self.clock,
        )

    async def _rest(self) -> None:
        self.done.append("rests")


@pytest.fixture
async def clock() -> Clock:
    return Clock()


@pytest.fixture
async def shards(clock: Clock) -> MemoryShards:
    return MemoryShards(clock)


async def holder(shards: MemoryShards, clock: Clock, count: int = 1) -> Holder:
    await shards.seize(OLD, count, seconds=FOR_LONG)
    return Holder(shards, clock, count)


def taking(shards: MemoryShards, clock: Clock, *between: Callable[[], object], wanted: int = 1) -> HandoverIn:
    """Return what takes the first shards over; each time that it sleeps the next thing happens, then nothing."""
    turns = iter(between)

    async def is_ours() -> bool:
        return all(lease.holder == NEW for lease in (await shards.leases())[:wanted])

    async def sleep(seconds: float) -> None:
        clock.seconds += max(seconds, 0.25)
        happened = next(turns, lambda: None)()
        if asyncio.iscoroutine(happened):
            await happened

    return HandoverIn(shards, NEW, frozenset(range(wanted)), is_ours=is_ours, elapsed=clock, sleep=sleep)


async def only(shards: MemoryShards) -> Lease:
    (lease,) = await shards.leases()
    return lease


async def test_a_shard_is_handed_over_in_steps(shards: MemoryShards, clock: Clock) -> None:
    old = await holder(shards, clock)
    ways = []

    async def turn() -> None:
        await old.giving.poll()
        ways.append(old.gate.way(0))

    await taking(shards, clock, turn, turn, turn).take()
    assert ways == ["noting", "shut"]
    assert old.done == ["rests", "ends"]
    assert (await only(shards)).holder == NEW


async def test_two_of_four_shards_are_handed_over_and_the_holder_goes_on(shards: MemoryShards, clock: Clock) -> None:
    old = await holder(shards, clock, 4)
    await taking(shards, clock, *[old.giving.poll] * 4, wanted=2).take()
    assert [old.gate.way(shard) for shard in range(4)] == ["shut", "shut", "open", "open"]
    assert [lease.holder for lease in await shards.leases()] == [NEW, NEW, OLD, OLD]
    assert old.done[-1] == "goes on"


async def test_who_gets_no_answer_gives_up_and_leaves_no_wish(shards: MemoryShards, clock: Clock) -> None:
    await holder(shards, clock)
    with pytest.raises(NotAnswered, match="20 seconds"):
        await taking(shards, clock).take()
    assert clock.seconds > PATIENCE_SECONDS
    assert (await only(shards)).wanted_by is None


async def test_who_has_handed_over_and_does_not_end_is_told_of(shards: MemoryShards, clock: Clock) -> None:
    await shards.seize(NEW, 1, seconds=FOR_LONG)

    async def is_ours() -> bool:
        return clock.seconds > 2.5 * PATIENCE_SECONDS

    async def sleep(_: float) -> None:
        clock.seconds += 1

    with capture_logs() as logs:
        await HandoverIn(shards, NEW, frozenset({0}), is_ours=is_ours, elapsed=clock, sleep=sleep).take()
    assert sum("does not end" in told["event"] for told in logs) == 2


async def test_only_one_process_takes_over(shards: MemoryShards, clock: Clock) -> None:
    await holder(shards, clock)
    await shards.want(THIRD, [0], seconds=WISH_SECONDS)
    with pytest.raises(AskedByAnother):
        await taking(shards, clock).take()
    assert (await only(shards)).wanted_by == THIRD


async def test_a_holder_that_dies_leaves_the_shard_to_who_asks(shards: MemoryShards, clock: Clock) -> None:
    old = await holder(shards, clock)
    await taking(shards, clock, old.giving.poll, lambda: shards.seize(NEW, 1, seconds=FOR_LONG)).take()


async def test_a_holder_goes_on_when_who_asked_is_gone(shards: MemoryShards, clock: Clock) -> None:
    old = await holder(shards, clock)
    await shards.want(NEW, [0], seconds=WISH_SECONDS)
    await old.giving.poll()
    assert old.gate.way(0) == "noting"
    clock.seconds += WISH_SECONDS + 1
    await old.giving.poll()
    assert old.gate.way(0) == "noting", "who asked may still answer what it has heard"
    clock.seconds += LATELY_SECONDS
    await old.giving.poll()
    assert old.gate.way(0) == "open"
    assert await old.gate.admits(1, None)


async def test_a_wish_that_lapses_while_the_holder_drains_changes_nothing(shards: MemoryShards, clock: Clock) -> None:
    old = await holder(shards, clock)
    await shards.want(NEW, [0], seconds=WISH_SECONDS)
    await old.giving.poll()
    await shards.say_ready(NEW, 0)

    async def rest() -> None:
        clock.seconds += WISH_SECONDS + 1

    old.giving._rest = rest
    await old.giving.poll()
    assert old.done == ["goes on"]
    assert old.gate.way(0) == "noting"
    assert (await only(shards)).holder == OLD


async def test_a_shard_is_given_only_when_what_has_begun_is_answered(shards: MemoryShards, clock: Clock) -> None:
    old, is_given = await holder(shards, clock), asyncio.Event()

    async def answer() -> None:
        assert await old.gate.admits(1, None)
        await is_given.wait()

    begun = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await shards.want(NEW, [0], seconds=WISH_SECONDS)
    await old.giving.poll()
    await shards.say_ready(NEW, 0)
    giving = asyncio.create_task(old.giving.poll())
    while old.gate.way(0) != "waiting":  # noqa: ASYNC110 - a gate sends no event
        await asyncio.sleep(0)
    assert (await only(shards)).holder == OLD
    is_given.set()
    await giving
    await begun
    assert (await only(shards)).holder == NEW
    assert not await shards.record_answered([1]), "what was answered before is noted"


async def test_who_comes_back_to_a_shard_notes_what_it_answers_until_the_other_hears_no_more(
    shards: MemoryShards, clock: Clock
) -> None:
    old = await holder(shards, clock, 2)
    await taking(shards, clock, *[old.giving.poll] * 4).take()
    await old.giving.poll()
    await shards.renew(NEW, seconds=FOR_LONG)
    clock.seconds += LATELY_SECONDS + 1
    await shards.want(OLD, [0], seconds=WISH_SECONDS)
    await shards.say_ready(OLD, 0)
    assert await shards.hand_over(NEW, 0, seconds=FOR_LONG)
    await old.gate.note([0], shards)
    await old.giving.poll()
    assert old.gate.way(0) == "noting"
    clock.seconds += LATELY_SECONDS + 1
    await old.giving.poll()
    assert old.gate.way(0) == "open"


async def test_what_waits_until_it_is_known_who_answers_is_not_let_in_by_waiting(
    shards: MemoryShards, clock: Clock
) -> None:
    old = await holder(shards, clock)
    old.gate.keep([0])
    await old.giving.poll()
    clock.seconds += LATELY_SECONDS + 1
    await old.giving.poll()
    assert old.gate.way(0) == "waiting"


async def test_a_holder_that_is_ended_while_it_gives_notes_what_it_still_answers(
    shards: MemoryShards, clock: Clock
) -> None:
    old, is_resting = await holder(shards, clock), asyncio.Event()

    async def rest() -> None:
        is_resting.set()
        await asyncio.Event().wait()

    old.giving._rest = rest
    await shards.want(NEW, [0], seconds=WISH_SECONDS)
    await old.giving.poll()
    await shards.say_ready(NEW, 0)
    giving = asyncio.create_task(old.giving.poll())
    await is_resting.wait()
    answering = asyncio.create_task(old.gate.admits(7, None))
    giving.cancel()
    assert await answering
    assert not await shards.record_answered([7]), "who takes the place of this process has heard it, too"


class Unlucky(MemoryShards):
    """A database that is locked now and then."""

    is_locked = False

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        """Fail while the database is locked."""
        if self.is_locked:
            raise DatabaseLocked
        return await super().hand_over(holder, shard, seconds=seconds)

    async def want(self, by: str, shards: object, *, seconds: float) -> frozenset[int]:
        """Fail while the database is locked."""
        if self.is_locked:
            raise DatabaseLocked
        return await super().want(by, [0], seconds=seconds)


async def test_a_database_that_is_locked_holds_a_handover_up_but_does_not_end_it(clock: Clock) -> None:
    shards = Unlucky(clock)
    old = await holder(shards, clock)
    await shards.want(NEW, [0], seconds=WISH_SECONDS)
    await old.giving.poll()
    await shards.say_ready(NEW, 0)
    shards.is_locked = True
    with pytest.raises(DatabaseLocked):
        await old.giving.poll()
    assert old.gate.way(0) == "noting"
    assert old.done == ["rests", "goes on"]

    def unlocked() -> None:
        shards.is_locked = False

    await taking(shards, clock, unlocked, *[old.giving.poll] * 4).take()
    assert old.done[-1] == "ends"
