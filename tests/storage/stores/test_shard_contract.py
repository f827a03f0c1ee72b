"""The contract of every store on leases of shards (`engine.stores.shards`)."""

import asyncio
from dataclasses import replace
from datetime import timedelta

from engine.stores.shards import Lease
from engine.stores.store import Store
from storage.database.shards import FEWEST_PLACES
from tests.storage.samples import NOON

LONG, GONE = 600.0, 0.0
"""Seconds: no test lasts for the one; the other is over at once."""


async def held_by(store: Store) -> list[str | None]:
    """Return who holds each shard, None where it is free."""
    return [None if lease.is_free else lease.holder for lease in await store.shards.leases()]


async def test_everything_is_divided_once_and_anew_only_while_nobody_holds_anything(store: Store) -> None:
    assert list(await store.shards.leases()) == []
    assert [lease.shard for lease in await store.shards.divide(2)] == [0, 1]
    assert [lease.count for lease in await store.shards.divide(3)] == [3, 3, 3]
    await store.shards.claim("one", [1], seconds=LONG)
    assert [lease.count for lease in await store.shards.divide(4)] == [3, 3, 3]
    await store.shards.give_back("one", [1])
    assert [lease.count for lease in await store.shards.divide(4)] == [4] * 4


async def test_processes_that_divide_at_once_find_the_same(store: Store) -> None:
    found = await asyncio.gather(*(store.shards.divide(3) for _ in range(5)))
    assert {tuple(lease.count for lease in leases) for leases in found} == {(3, 3, 3)}


async def test_a_shard_is_claimed_by_one(store: Store) -> None:
    await store.shards.divide(4)
    won = await asyncio.gather(*(store.shards.claim(name, range(4), seconds=LONG) for name in "abcde"))
    assert sorted(shard for shards in won for shard in shards) == [0, 1, 2, 3]
    assert await store.shards.claim("late", range(4), seconds=LONG) == frozenset()


async def test_only_what_is_asked_for_is_claimed(store: Store) -> None:
    await store.shards.divide(4)
    assert await store.shards.claim("one", [1, 3, 9], seconds=LONG, own=[2, 3]) == {1, 3}
    assert await held_by(store) == [None, "one", None, "one"]
    assert [lease.is_own for lease in await store.shards.leases()] == [False, False, False, True]


async def test_a_lease_lapses_and_goes_on_if_nobody_has_claimed_it(store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.claim("one", [0, 1], seconds=GONE)
    assert await held_by(store) == [None, None]
    assert await store.shards.claim("two", [1], seconds=LONG) == {1}
    found = await store.shards.renew("one", seconds=LONG, own=[0, 1])
    assert [lease.holder for lease in found] == await held_by(store) == ["one", "two"]
    assert [lease.is_own for lease in found] == [True, False]
    assert LONG - 60 < found[0].seconds <= LONG


async def test_what_is_given_back_is_free_and_nobody_else_can_give_it_back(store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.claim("one", [0, 1], seconds=LONG)
    await store.shards.give_back("two", [0, 1])
    await store.shards.give_back("one", [0])
    assert await held_by(store) == [None, "one"]


async def test_a_shard_is_handed_over_in_steps(store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.claim("old", [0, 1], seconds=LONG)
    assert await store.shards.want("new", [0], seconds=LONG) == {0}
    assert await store.shards.want("other", [0, 1], seconds=LONG) == {1}
    await store.shards.note("new", 0)
    await store.shards.say_ready("other", 0)
    asked = (await store.shards.leases())[0]
    assert (asked.wanted_by, asked.is_noting, asked.is_ready) == ("new", False, False)

    await store.shards.note("old", 0)
    await store.shards.say_ready("new", 0)
    assert await store.shards.want("new", [0], seconds=LONG) == {0}
    begun = (await store.shards.leases())[0]
    assert (begun.holder, begun.wanted_by, begun.is_noting, begun.is_ready) == ("old", "new", True, True)

    assert not await store.shards.hand_over("new", 0, seconds=LONG)
    assert await store.shards.hand_over("old", 0, seconds=LONG)
    assert not await store.shards.hand_over("old", 0, seconds=LONG)
    given = (await store.shards.leases())[0]
    assert (given.holder, given.wanted_by, given.is_noting, given.is_ready) == ("new", None, False, False)
    assert not given.is_free


async def test_a_wish_lapses_is_renewed_and_is_taken_back(store: Store) -> None:
    await store.shards.divide(3)
    await store.shards.claim("old", range(3), seconds=LONG)
    await store.shards.want("new", range(3), seconds=GONE)
    assert not await store.shards.hand_over("old", 0, seconds=LONG)
    await store.shards.want("new", [1], seconds=LONG)
    await store.shards.note("old", 1)
    await store.shards.want("new", [1], seconds=GONE)
    await store.shards.want("new", [1], seconds=LONG)
    assert not (await store.shards.leases())[1].is_noting, "a wish that has lapsed is another one"
    assert await store.shards.want("other", [2], seconds=LONG) == {2}
    assert [lease.wanted_by for lease in await store.shards.renew("new", seconds=LONG)] == ["new", "new", "other"]
    await store.shards.stop_wanting("new")
    assert [lease.wanted_by for lease in await store.shards.leases()] == [None, None, "other"]


async def test_who_wants_a_shard_whose_holder_dies_claims_it(store: Store) -> None:
    await store.shards.divide(1)
    await store.shards.claim("old", [0], seconds=LONG)
    await store.shards.want("new", [0], seconds=LONG)
    await store.shards.renew("old", seconds=GONE)
    assert not await store.shards.hand_over("old", 0, seconds=LONG)
    assert await store.shards.claim("new", [0], seconds=LONG) == {0}
    (claimed,) = await store.shards.leases()
    assert replace(claimed, seconds=LONG) == Lease(0, 1, "new", LONG)


async def test_when_shards_were_looked_after_is_kept_and_the_earliest_time_counts_for_another_division(
    store: Store,
) -> None:
    await store.shards.beat([0], NOON)
    assert await store.shards.beats() == {}
    await store.shards.divide(3)
    await store.shards.beat([0, 2], NOON)
    await store.shards.beat([2, 7], NOON + timedelta(seconds=1))
    assert await store.shards.beats() == {0: NOON, 2: NOON + timedelta(seconds=1)}
    await store.shards.divide(2)
    assert await store.shards.beats() == {0: NOON, 1: NOON}


async def test_what_was_answered_is_known_until_it_is_forgotten(store: Store) -> None:
    assert await store.shards.record_answered([2**62, 3, 3]) == {2**62, 3}
    assert await store.shards.record_answered([3, 4]) == {4}
    assert await store.shards.record_answered([]) == frozenset()
    assert await store.shards.answered([2**62, 3, 5]) == {2**62, 3}
    await store.shards.forget_answered(seconds=LONG)
    assert await store.shards.answered([3]) == {3}
    await store.shards.forget_answered(seconds=-LONG)
    assert await store.shards.answered([2**62, 3, 4]) == frozenset()


async def test_of_those_who_record_an_answer_at_once_one_is_first(store: Store) -> None:
    won = await asyncio.gather(*(store.shards.record_answered([7, 8]) for _ in range(5)))
    assert sorted(number for numbers in won for number in numbers) == [7, 8]


async def test_who_is_known_to_be_alone_takes_everything(store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.claim("dead", [0, 1], seconds=LONG)
    await store.shards.want("late", [0], seconds=LONG)
    for count in (2, 3):
        await store.shards.seize("alone", count, seconds=LONG)
        leases = await store.shards.leases()
        assert [(lease.count, lease.holder, lease.is_own, lease.wanted_by) for lease in leases] == [
            (count, "alone", True, None)
        ] * count


async def test_times_to_identify_lie_apart_in_a_bucket_whoever_asks(store: Store) -> None:
    waits = await asyncio.gather(*(store.shards.reserve_identify(0, seconds=LONG) for _ in range(3)))
    first, second, third = sorted(waits)
    assert first == 0
    assert LONG - 60 < second <= LONG
    assert 2 * LONG - 60 < third <= 2 * LONG
    assert await store.shards.reserve_identify(1, seconds=LONG) == 0


async def test_the_line_of_those_who_wait_to_identify_is_never_longer_than_all_shards(store: Store) -> None:
    waits = [await store.shards.reserve_identify(0, seconds=LONG) for _ in range(FEWEST_PLACES + 2)]
    assert waits[FEWEST_PLACES] > LONG
    assert waits[-1] == 0
    assert 0 < await store.shards.reserve_identify(0, seconds=LONG) <= LONG


async def test_what_the_dead_have_left_ends_soon_even_if_the_clock_was_put_back(store: Store) -> None:
    await store.shards.divide(3)
    await store.shards.claim("dead", [0], seconds=1000 * LONG)
    await store.shards.claim("living", [1], seconds=LONG)
    await store.shards.want("dead", [1], seconds=1000 * LONG)
    found = await store.shards.renew("third", seconds=LONG)
    assert [lease.holder for lease in found] == ["dead", "living", None]
    assert LONG < found[0].seconds <= 2 * LONG
    assert LONG - 60 < found[1].seconds <= LONG
    assert found[1].wanted_by == "dead"
    assert (await store.shards.renew("third", seconds=GONE))[1].wanted_by is None
