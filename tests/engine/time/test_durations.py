"""Policies that nobody should play by are refused, with the reason; how long a match lasts is foretold."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.time.durations import ANSWER, SLEEP, TOO_LONG, TRIAL_TURNS, check, duration
from engine.time.errors import BadPolicy
from engine.time.policy import FAST, HOUR, RELAXED, SHIPPED, Policy
from games.registry import GAMES
from tests.searching import examples

DAYS = 24 * HOUR


@pytest.mark.parametrize("policy", [policy for policy in SHIPPED.values() if policy])
def test_shipped_policies_are_fit_to_play_by(policy: Policy) -> None:
    check(policy)


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("title", {"name": ""}),
        ("title", {"name": "x" * 33}),
        ("title", {"name": "none"}),
        ("bank", {"bank": 0}),
        ("bank", {"bank": 400 * DAYS, "cap": 400 * DAYS}),
        ("increment", {"increment": -1}),
        ("cap", {"cap": RELAXED.bank - 1}),
        ("cap", {"increment": 200 * HOUR}),
        ("rest", {"rest_days": (0, 1, 2, 3, 4, 5, 6)}),
        ("rest", {"rest_days": (7,)}),
        ("vacation", {"vacation_days": 91}),
        ("vacation", {"vacation_days": -1}),
        ("reminders", {"reminders": (100,)}),
        ("reminders", {"reminders": (0,)}),
        ("reminders", {"reminders": (60, 50, 40, 30, 20, 10)}),
        ("for-ever", {"increment": 10 * DAYS, "cap": 20 * DAYS}),
        ("for-ever", {"rest_days": (1, 2, 3, 4, 5, 6), "increment": 2 * DAYS}),
        ("starves", {"bank": HOUR, "increment": 0, "cap": HOUR}),
        ("starves", {"increment": HOUR // 2, "bank": 10 * HOUR, "cap": 10 * HOUR}),
        ("starves", {"sleeps": False, "increment": 6 * HOUR}),
    ],
)
def test_a_bad_policy_is_refused_with_the_reason(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPolicy) as refused:
        check(replace(RELAXED, **changes))
    assert refused.value.params["reason"] == reason


def test_who_is_starved_is_told_when() -> None:
    with pytest.raises(BadPolicy) as refused:
        check(replace(FAST, bank=3 * HOUR, increment=0, cap=3 * HOUR))
    assert refused.value.params == {"reason": "starves", "turn": 3, "hours": 1}


@examples(30)
@given(
    bank=st.integers(1, 40 * DAYS),
    increment=st.integers(0, 5 * DAYS),
    room=st.integers(0, 10 * DAYS),
    sleeps=st.booleans(),
    rest=st.sets(st.integers(0, 6), max_size=6),
    vacation=st.integers(0, 90),
)
def test_what_is_accepted_ends_and_starves_nobody(
    bank: int, increment: int, room: int, *, sleeps: bool, rest: set[int], vacation: int
) -> None:
    policy = Policy(
        name="own",
        bank=bank,
        increment=increment,
        cap=max(bank, increment) + room,
        sleeps=sleeps,
        rest_days=tuple(sorted(rest)),
        vacation_days=vacation,
        reminders=(),
        on_timeout="loss",
    )
    try:
        check(policy)
    except BadPolicy as refused:
        assert refused.params["reason"] in {"for-ever", "starves"}  # noqa: PT017
        return
    # What can be used at most, at a third of a day where six of seven days are for rest: still within the limit.
    least = bank * 2 + increment * (TRIAL_TURNS - 2)
    assert timedelta(seconds=least) <= TOO_LONG
    turns = TRIAL_TURNS // 2
    cost = ANSWER + (0 if sleeps else SLEEP)
    assert bank + increment * turns > cost * turns - increment


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("policy", [RELAXED, FAST])
def test_the_expected_duration_lies_before_the_longest(key: str, policy: Policy) -> None:
    info = GAMES[key].info
    foretold = duration(policy, info, seats=info.min_seats)
    assert timedelta(0) < foretold.expected < foretold.longest
    assert info.usual_turns < info.most_turns


def test_a_match_of_columbiz_by_two_takes_so_long() -> None:
    foretold = duration(replace(FAST, sleeps=False), GAMES["columbiz"].info, seats=2)
    assert foretold.expected == timedelta(hours=2 * 16)
    assert foretold.longest == timedelta(hours=2 * 24 + 22 * 8)


def test_sleep_and_vacation_make_it_longer() -> None:
    info = GAMES["columbiz"].info
    plain = duration(replace(RELAXED, sleeps=False, vacation_days=0), info, seats=2).longest
    assert duration(replace(RELAXED, sleeps=False, vacation_days=10), info, seats=2).longest == plain + timedelta(
        days=20
    )
    assert duration(replace(RELAXED, vacation_days=0), info, seats=2).longest > plain * 1.9
