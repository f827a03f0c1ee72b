"""Shards that a process claims and asks for, from leases as a row of letters, one for each holder, a dot for nobody.

A small letter is a lease that was taken from the free ones, a capital one that its holder was told to have.
"""

import pytest

from bot.cluster.claims import Claims, Orders, claims, gives_way, rivals
from engine.share import Share
from engine.stores.shards import Lease

AUTOMATIC = Orders()


def leases(row: str, *, wanted: str = "", free: float = -1.0, dead: str = "") -> list[Lease]:
    """Return leases; `wanted` says in the same order who wants each, `dead` whose have lapsed."""
    return [
        Lease(
            shard,
            len(row),
            None if letter == "." else letter.lower(),
            free if letter == "." or letter in dead else 10.0,
            is_own=letter.isupper(),
            wanted_by=by if by != "." else None,
        )
        for shard, (letter, by) in enumerate(zip(row, wanted or "." * len(row), strict=True))
    ]


def told(*shards: int, count: int, is_taking_over: bool = False) -> Orders:
    return Orders(Share(frozenset(shards), count), is_taking_over)


@pytest.mark.parametrize(
    ("found", "free", "wanted"),
    [
        (leases("...."), {0, 1, 2, 3}, set()),
        (leases("bb.."), {2, 3}, set()),
        (leases("b..."), {1, 2}, set()),
        (leases("abab"), set(), set()),
        (leases("bbbb"), set(), {0, 1}),
        (leases("bbba"), set(), {0}),
        (leases("bbbbbcca"), set(), {0, 1}),
        (leases("bbbb", wanted="a..."), set(), {0, 1}),
        (leases("bbbb", wanted="c..."), set(), {1}),
        (leases("BBBB"), set(), set()),
        (leases("bbba", wanted="...b"), set(), set()),
        (leases("b"), set(), set()),
        (leases("bcbc"), set(), {0}),
        (leases("bbcc", dead="b"), {0, 1}, set()),
        (leases("a"), set(), set()),
    ],
    ids=range(15),
)
def test_who_was_told_nothing_takes_a_fair_share(found: list[Lease], free: set[int], wanted: set[int]) -> None:
    assert claims(found, "a", AUTOMATIC) == Claims(frozenset(free), frozenset(wanted))


@pytest.mark.slow
def test_of_those_who_live_all_get_some_and_nobody_asks_any_more() -> None:
    for count in range(1, 13):
        for living in range(1, count + 1):
            held: list[str] = ["."] * count
            names = "abcdefghijklmnopqrstu"[:living]
            for _ in range(2 * count):
                for name in names:
                    next_ones = claims(leases("".join(held)), name, AUTOMATIC)
                    for shard in next_ones.free | next_ones.wanted:
                        held[shard] = name
            assert "." not in held
            shares = sorted(held.count(name) for name in names)
            assert shares[-1] - shares[0] <= 1, (count, living)


@pytest.mark.parametrize(
    ("found", "orders", "free", "wanted"),
    [
        (leases("...."), told(0, 1, count=4), {0, 1}, set()),
        (leases("....", free=-20), told(0, 1, count=4), {0, 1, 2, 3}, set()),
        (leases("BBBB", dead="B"), told(0, count=4), {0, 1, 2, 3}, set()),
        (leases("bBb."), told(0, 1, 3, count=4), {3}, {0}),
        (leases("BB.."), told(0, count=4), set(), set()),
        (leases("BB.."), told(0, count=4, is_taking_over=True), set(), {0}),
        (leases("BBCCDDDD", dead="D"), told(0, count=8), {4, 5, 6}, set()),
        (leases("bAbb", wanted=".b.."), told(0, 1, count=4), set(), set()),
        (leases("bAab", wanted="..b."), told(0, 1, count=4), set(), {0}),
    ],
    ids=range(9),
)
def test_who_was_told_what_to_have_has_that_and_fosters_what_nobody_comes_for(
    found: list[Lease], orders: Orders, free: set[int], wanted: set[int]
) -> None:
    assert claims(found, "a", orders) == Claims(frozenset(free), frozenset(wanted))


def test_who_takes_over_without_being_told_what_takes_everything() -> None:
    orders = Orders(is_taking_over=True)
    assert claims(leases("bBc."), "a", orders) == Claims(frozenset({3}), frozenset({0, 1, 2}))
    assert claims(leases("aaa"), "a", orders) == Claims()


def test_rivals_were_told_the_same_and_live() -> None:
    orders = told(0, 1, 2, count=4)
    assert rivals(leases("BbaB"), "a", orders) == {0}
    assert rivals(leases("BbAB", dead="B"), "a", orders) == frozenset()
    assert rivals(leases("BBBB"), "a", AUTOMATIC) == frozenset()


def test_of_two_that_take_over_from_each_other_the_first_by_name_goes_on() -> None:
    assert gives_way(leases("bbaa", wanted="aabb"), "b")
    assert not gives_way(leases("bbaa", wanted="aabb"), "a")
    assert not gives_way(leases("bbaa", wanted="a.bb"), "b"), "it asks for a fair share only"
    assert not gives_way(leases("bbaa", wanted="acbb"), "b")
    assert not gives_way(leases("aaaa", wanted="bbbb"), "b"), "it has nothing yet"
