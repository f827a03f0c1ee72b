"""Leases of several processes on one database, all clocks put forward by hand."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import pytest

from bot.cluster.claims import Orders
from bot.cluster.leases import LEASE_SECONDS, Leases, OtherCount, ShardsHeld
from engine.share import Share
from engine.stores.shards import Lease
from storage.errors import DatabaseLocked
from tests.memory.shards import MemoryShards


class Database(MemoryShards):
    """Leases in memory, in a database that can be away, or slow to answer."""

    def __init__(self, world: "World") -> None:
        super().__init__(lambda: world.now)
        self._world = world
        self.is_away = False
        self.answers_after = 0.0
        self.is_read = asyncio.Event()
        self.lets_answer: asyncio.Event | None = None

    async def renew(self, holder: str, *, seconds: float, own: Collection[int] = ()) -> Sequence[Lease]:
        if self.is_away:
            raise DatabaseLocked("away")
        found = await super().renew(holder, seconds=seconds, own=own)
        self._world.now += self.answers_after
        return found

    async def leases(self) -> Sequence[Lease]:
        if self.is_away:
            raise DatabaseLocked("away")
        found = await super().leases()
        if self.lets_answer is not None:
            self.is_read.set()
            await self.lets_answer.wait()
        return found


@dataclass
class World:
    """A clock, a database, and the processes that share it."""

    now: float = 1000.0
    processes: list[Leases] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.database = Database(self)

    async def process(self, name: str, count: int, *own: int, is_taking_over: bool = False) -> Leases:
        """Begin a process; it looks when the world lets it."""
        orders = Orders(Share(frozenset(own), count) if own else None, is_taking_over)

        async def sleep(seconds: float) -> None:
            await self.pass_seconds(seconds)

        made = Leases(self.database, name, orders, elapsed=lambda: self.now, sleep=sleep)
        await made.begin(count)
        assert made._task is not None
        made._task.cancel()  # the world says when it looks
        self.processes.append(made)
        return made

    async def pass_seconds(self, seconds: float) -> None:
        """Let time pass; every process looks once a second, and hands over what it is asked for."""
        for _ in range(int(seconds)):
            self.now += 1
            for process in self.processes:
                await process.poll()
            for process in self.processes:
                for lease in await MemoryShards.leases(self.database):
                    if lease.wanted_by is not None and process.holds(lease.shard):
                        await self.database.say_ready(lease.wanted_by, lease.shard)
                        await process.hand_over(process.process, lease.shard, seconds=LEASE_SECONDS)

    def kill(self, process: Leases) -> None:
        """Let a process die without a word."""
        self.processes.remove(process)


@pytest.fixture
def world() -> World:
    return World()


def held(*processes: Leases) -> list[set[int]]:
    return [set(process.held) for process in processes]


async def test_one_that_is_alone_has_everything_and_keeps_it(world: World) -> None:
    one = await world.process("one", 4)
    await world.pass_seconds(100)
    assert held(one) == [{0, 1, 2, 3}]
    for shard in range(4):
        one.attend(shard)
    assert one.share().is_whole


async def test_what_is_held_is_looked_after_only_when_it_is_attended(world: World) -> None:
    one = await world.process("one", 4)
    one.attend(2)
    one.attend(9)
    assert one.share() == Share(frozenset({2}), 4)


async def test_another_one_gets_its_half_and_a_third_its_third(world: World) -> None:
    one, two = await world.process("one", 6), await world.process("two", 6)
    await world.pass_seconds(3)
    assert [len(shards) for shards in held(one, two)] == [3, 3]
    three = await world.process("three", 6)
    await world.pass_seconds(5)
    assert [len(shards) for shards in held(one, two, three)] == [2, 2, 2]
    assert set.union(*held(one, two, three)) == set(range(6))


async def test_of_one_that_dies_the_others_have_everything_within_thirty_seconds(world: World) -> None:
    one, two = await world.process("one", 4), await world.process("two", 4)
    await world.pass_seconds(5)
    world.kill(one)
    await world.pass_seconds(20)
    assert held(two) == [{0, 1, 2, 3}]
    assert held(one) == [set()]


async def test_one_that_sleeps_too_long_holds_nothing_when_it_wakes(world: World) -> None:
    one = await world.process("one", 2)
    one.attend(0)
    world.processes.remove(one)
    world.now += LEASE_SECONDS
    assert held(one) == [set()]
    assert one.share() == Share(frozenset(), 2)
    two = await world.process("two", 2)
    assert held(two) == [{0, 1}]
    world.processes.append(one)
    await one.poll()
    assert held(one) == [set()], "what another one has claimed is not its own any more"


async def test_a_lease_is_counted_from_when_it_was_asked_for(world: World) -> None:
    one = await world.process("one", 1)
    world.database.answers_after = 10.0
    world.now += 3
    asked = world.now
    await one.poll()
    world.now = asked + LEASE_SECONDS - 0.5
    assert one.holds(0)
    world.now = asked + LEASE_SECONDS
    assert not one.holds(0)


async def test_while_the_database_is_away_nothing_is_held_for_longer_than_a_lease_and_then_all_goes_on(
    world: World,
) -> None:
    one = await world.process("one", 2)
    one.attend(0)
    world.database.is_away = True
    await world.pass_seconds(10)
    assert held(one) == [{0, 1}]
    await world.pass_seconds(10)
    assert held(one) == [set()]
    assert one.kept == {0, 1}, "nobody else is known to have them, so they stay connected"
    world.database.is_away = False
    await world.pass_seconds(1)
    assert held(one) == [{0, 1}]
    assert one.share() == Share(frozenset({0}), 2), "nobody else has looked after it meanwhile"


async def test_of_two_that_claim_at_once_each_shard_has_one(world: World) -> None:
    one, two = (Leases(world.database, name, Orders(), elapsed=lambda: world.now) for name in ("one", "two"))
    await asyncio.gather(one.begin(3), two.begin(3))
    assert sorted(shard for shards in held(one, two) for shard in shards) == [0, 1, 2]
    for process in (one, two):
        await process.stop()


async def test_who_was_told_what_to_have_fosters_what_others_have_left_until_they_come_again(world: World) -> None:
    one, two = await world.process("one", 4, 0, 1), await world.process("two", 4, 2, 3)
    assert held(one, two) == [{0, 1}, {2, 3}]
    world.kill(two)
    await world.pass_seconds(20)
    assert held(one) == [{0, 1, 2, 3}]
    two = await world.process("two again", 4, 2, 3)
    await world.pass_seconds(3)
    assert held(one, two) == [{0, 1}, {2, 3}]


async def test_what_is_given_back_waits_a_while_for_its_owner(world: World) -> None:
    one, two = await world.process("one", 2, 0), await world.process("two", 2, 1)
    world.kill(two)
    await two.stop()
    await world.pass_seconds(10)
    assert held(one, two) == [{0}, set()]
    two = await world.process("two again", 2, 1)
    assert held(one, two) == [{0}, {1}]
    world.kill(two)
    await two.stop()
    await world.pass_seconds(20)
    assert held(one) == [{0, 1}]


async def test_shards_that_another_one_was_told_to_have_are_refused(world: World) -> None:
    await world.process("one", 2, 0)
    with pytest.raises(ShardsHeld, match=r"Shard 0 of 2 is held by another process \(one\)"):
        await world.process("two", 2, 0, 1)


async def test_who_is_started_again_after_a_crash_waits_for_its_own_lease(world: World) -> None:
    one = await world.process("one", 2, 0, 1)
    await world.pass_seconds(2)
    world.kill(one)
    again = await world.process("one again", 2, 0, 1)
    assert held(one, again) == [set(), {0, 1}]


async def test_who_takes_over_asks_even_those_that_were_told_the_same(world: World) -> None:
    one = await world.process("one", 2, 0, 1)
    two = await world.process("two", 2, 0, 1, is_taking_over=True)
    for _ in range(5):
        await world.pass_seconds(3)
        assert held(one, two) == [set(), {0, 1}]


async def test_who_has_taken_over_everything_gives_it_to_the_next_one(world: World) -> None:
    old = await world.process("old", 4)
    for name in ("new", "newer"):
        new = await world.process(name, 4, is_taking_over=True)
        await world.pass_seconds(1)
        assert held(old) == [set()]
        world.kill(old)  # it ends as soon as it has given everything away
        await world.pass_seconds(2)
        assert held(new) == [{0, 1, 2, 3}]
        old = new


async def test_another_number_of_shards_is_refused_while_somebody_lives(world: World) -> None:
    one = await world.process("one", 2)
    with pytest.raises(OtherCount, match="into 2 shards, not 3"):
        await world.process("two", 3)
    world.kill(one)
    await one.stop()
    assert held(await world.process("two", 3)) == [{0, 1, 2}]


async def test_what_is_handed_over_is_not_held_for_a_moment_longer_and_what_is_not_taken_is(world: World) -> None:
    one = await world.process("one", 1)
    assert not await one.hand_over("one", 0, seconds=LEASE_SECONDS)
    assert one.holds(0)
    await world.database.want("two", [0], seconds=5.0)
    assert not await one.hand_over("one", 0, seconds=LEASE_SECONDS), "it is not connected yet"
    await world.database.say_ready("two", 0)
    assert await one.hand_over("one", 0, seconds=LEASE_SECONDS)
    assert not one.holds(0)


async def test_shards_whose_holders_note_what_they_answer_are_coming(world: World) -> None:
    await world.process("one", 1, 0)
    two = await world.process("two", 1, 0, is_taking_over=True)
    assert two.coming == frozenset()
    await world.database.note("one", 0)
    changes = 0

    def changed() -> None:
        nonlocal changes
        changes += 1

    two.on_change(changed)
    for _ in range(2):
        await two.poll()
    assert two.coming == {0}
    assert changes == 1
    await two.ready(0)
    assert (await world.database.leases())[0].is_ready


async def test_what_was_read_before_a_shard_was_given_away_does_not_bring_it_back(world: World) -> None:
    one = await world.process("one", 1)
    await world.database.want("two", [0], seconds=5.0)
    await world.database.say_ready("two", 0)
    world.database.lets_answer = asyncio.Event()
    looking = asyncio.create_task(one.poll())
    await world.database.is_read.wait()
    giving = asyncio.create_task(one.hand_over("one", 0, seconds=LEASE_SECONDS))
    await asyncio.sleep(0)
    world.database.lets_answer.set()
    await asyncio.gather(looking, giving)
    assert giving.result()
    assert not one.holds(0)


async def test_a_renewal_that_fails_is_tried_again_at_the_next_look(world: World) -> None:
    one = await world.process("one", 1)
    await world.pass_seconds(2)
    world.database.is_away = True
    await world.pass_seconds(1)
    world.database.is_away = False
    await world.pass_seconds(1)
    world.database.is_away = True
    await world.pass_seconds(14)
    assert one.holds(0)


async def test_a_clock_of_the_database_that_is_put_back_makes_no_lease_longer(world: World) -> None:
    one = await world.process("one", 1)
    asked, looked = world.now, one._elapsed
    one._elapsed = lambda: looked() + 3600
    world.now -= 3600
    await one.poll()
    world.now = asked - 3600 + LEASE_SECONDS
    assert not one.holds(0)


async def test_who_starts_is_not_held_up_by_the_dead_of_a_clock_that_was_put_back(world: World) -> None:
    dead = await world.process("dead", 2, 0, 1)
    world.kill(dead)
    world.now -= 3600
    again = await world.process("again", 2, 0, 1)
    assert held(again) == [{0, 1}]
    assert world.now < 1000.0 - 3600 + 3 * LEASE_SECONDS


async def test_of_two_that_take_over_at_once_one_gives_way(world: World) -> None:
    old = await world.process("old", 6)
    one, two = [await world.process(name, 6, is_taking_over=True) for name in ("one", "two")]
    by_name, found = {"old": old, "one": one, "two": two}, []
    for _ in range(40):
        for process in world.processes:
            await process.poll()
        world.now += 1
        wanted = [lease for lease in await MemoryShards.leases(world.database) if lease.wanted_by is not None]
        from_old = [lease for lease in wanted if lease.holder == "old"]
        for lease in [lease for lease in wanted if lease not in from_old] + from_old[
            :1
        ]:  # a shard a second may identify
            await world.database.say_ready(str(lease.wanted_by), lease.shard)
            await by_name[str(lease.holder)].hand_over(str(lease.holder), lease.shard, seconds=LEASE_SECONDS)
        found.append([lease.holder for lease in await MemoryShards.leases(world.database)])
        if "old" not in found[-1] and old in world.processes:
            world.kill(old)  # it ends as soon as it has given everything away
    assert found[-10:] == [found[-1]] * 10
    assert "old" not in found[-1]
