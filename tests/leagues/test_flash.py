"""A pool: the one who has waited longest starts first, and nobody is lost."""

import random

from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId
from leagues.flash import Entered, Fact, Gone, Pool, WithoutCapacity, pool

ANNA, BERND, CARLA, DORA = map(EntrantId, range(1, 5))


@st.composite
def logs(draw: st.DrawFn) -> list[Fact]:
    """Return what may happen, at times that may be equal."""
    facts: list[Fact] = []
    for number in range(draw(st.integers(0, 60))):
        at, who = number // 3, EntrantId(draw(st.integers(1, 9)))
        rare: list[Fact] = [Gone(at, number, who), WithoutCapacity(at, number, who, draw(st.booleans()))]
        made: list[Fact] = [*[Entered(at, number, who)] * 4, *rare]
        facts.append(draw(st.sampled_from(made)))
    return facts


@given(facts=logs(), size=st.integers(2, 6), seed=st.integers(0, 99))
def test_groups_have_their_size_and_never_change(facts: list[Fact], size: int, seed: int) -> None:
    made = pool(facts, size)
    mixed = list(facts)
    random.Random(seed).shuffle(mixed)
    assert pool(mixed, size) == made
    assert all(len(set(group)) == len(group) == size for group in made.groups)
    assert len(made.ready) < size
    assert set(made.ready) <= set(made.waiting)
    assert len(set(made.waiting)) == len(made.waiting)
    early = pool(facts[: len(facts) // 2], size)
    assert made.groups[: len(early.groups)] == early.groups


@given(facts=logs(), size=st.integers(2, 6))
def test_who_entered_and_did_not_go_waits_or_plays(facts: list[Fact], size: int) -> None:
    made = pool(facts, size)
    entered = {fact.entrant for fact in facts if isinstance(fact, Entered)}
    gone = {fact.entrant for fact in facts if isinstance(fact, Gone)}
    seen = set(made.waiting).union(*made.groups)
    assert entered - gone <= seen <= entered


def test_the_last_one_needed_starts_the_group() -> None:
    waits: list[Fact] = [Entered(1, 1, ANNA), Entered(2, 2, BERND)]
    assert pool(waits, 3) == Pool((ANNA, BERND), (ANNA, BERND), ())
    assert pool([*waits, Entered(3, 3, CARLA)], 3) == Pool((), (), ((ANNA, BERND, CARLA),))


def test_who_has_no_room_keeps_their_turn() -> None:
    facts: list[Fact] = [
        WithoutCapacity(0, 1, ANNA, True),
        *(Entered(1, number + 2, one) for number, one in enumerate((ANNA, BERND))),
    ]
    assert pool(facts, 2) == Pool((ANNA, BERND), (BERND,), ())
    assert pool([*facts, Entered(2, 5, CARLA)], 2).groups == ((BERND, CARLA),)
    assert pool([*facts, WithoutCapacity(2, 5, ANNA, False)], 2).groups == ((ANNA, BERND),)


def test_who_goes_waits_no_longer_and_enters_again_at_the_end() -> None:
    facts: list[Fact] = [Entered(1, 1, ANNA), Entered(1, 2, BERND), Gone(2, 3, ANNA), Entered(3, 4, ANNA)]
    assert pool(facts, 4).waiting == (BERND, ANNA)
