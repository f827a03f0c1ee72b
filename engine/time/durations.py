"""Durations of matches under a policy, and whether one is fit to play by: found by playing it out.

Two kinds of players are simulated. The slowest use all the time there is, sleep as long as is allowed and go on
vacation in the first turn of each year. The diligent one always becomes due at bedtime, and moves within an hour of
getting up.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

from engine.time.clock import ALL, DAY, LONGEST_SLEEP, Calendar, Clock, deadline
from engine.time.errors import BadPolicy
from engine.time.policy import HOUR, NO_CLOCK, Policy
from games.core import GameInfo

WEEK: Final = 7
NAME_LENGTH: Final = 32
LONGEST_TIME: Final = 366 * 24 * HOUR
MOST_REMINDERS: Final = 5
MOST_VACATION: Final = 90

TRIAL_TURNS: Final = 60
"""Turns of a match that a policy is tried with, over both players."""

TOO_LONG: Final = timedelta(days=3 * 365)
"""A trial match that can last longer lasts for ever, as people see it."""

ANSWER: Final = 1 * HOUR
"""How long a diligent player, once awake, takes to see a turn and to make it."""

KNOWN: Final = 256
"""Policies and lengths whose trial match is remembered: each is a thousand days long, and asked for again and again."""

NEW_YEAR: Final = datetime(2027, 1, 1, tzinfo=UTC)
LONG_NIGHT: Final = (12 * 60, 12 * 60 + LONGEST_SLEEP - 1)
USUAL_NIGHT: Final = (23 * 60, 7 * 60)
SLEEP: Final = 8 * HOUR
USUAL_SHARE: Final = 4
"""A usual turn takes one part in so many of what may be used at a stretch without losing ground."""


@dataclass(frozen=True, slots=True)
class Duration:
    """How long a match usually takes, and how long it can take."""

    expected: timedelta
    longest: timedelta


def duration(policy: Policy, info: GameInfo, *, seats: int) -> Duration:
    """Return how long a game lasts: its `usual_turns` at a usual pace, its `most_turns` between the slowest players."""
    longest = _longest(policy, seats=seats, turns=info.most_turns)
    return Duration(expected_duration(policy, info, seats=seats), longest)


def expected_duration(policy: Policy, info: GameInfo, *, seats: int) -> timedelta:
    """Return how long the `usual_turns` of a game last at a usual pace."""
    usual = min(policy.bank, max(policy.increment, policy.bank // max(1, info.usual_turns // seats))) // USUAL_SHARE
    calendar = replace(_calendar(policy), sleep=USUAL_NIGHT)
    return deadline(calendar, NEW_YEAR, usual * info.usual_turns) - NEW_YEAR


def check(policy: Policy) -> None:
    """Refuse a policy by which nobody should play.

    Raises:
        BadPolicy: with the reason: a value is out of bounds (title, bank, increment, cap, rest, vacation, reminders), a
            match can last for ever, or a player who does what one can still runs out of time (starves).
    """
    if not 0 < len(policy.name) <= NAME_LENGTH or policy.name == NO_CLOCK:
        raise BadPolicy(reason="title", most=NAME_LENGTH)
    if not 0 < policy.bank <= LONGEST_TIME:
        raise BadPolicy(reason="bank")
    if not 0 <= policy.increment <= LONGEST_TIME:
        raise BadPolicy(reason="increment")
    if not max(policy.bank, policy.increment) <= policy.cap <= LONGEST_TIME:
        raise BadPolicy(reason="cap")
    if len(set(policy.rest_days)) >= WEEK or any(not 0 <= day < WEEK for day in policy.rest_days):
        raise BadPolicy(reason="rest")
    if not 0 <= policy.vacation_days <= MOST_VACATION:
        raise BadPolicy(reason="vacation", most=MOST_VACATION)
    if len(policy.reminders) > MOST_REMINDERS or any(not 0 < share < ALL for share in policy.reminders):
        raise BadPolicy(reason="reminders", most=MOST_REMINDERS)
    longest = _longest(policy, seats=2, turns=TRIAL_TURNS)
    if longest > TOO_LONG:
        raise BadPolicy(reason="for-ever", turns=TRIAL_TURNS, days=longest.days, most=TOO_LONG.days)
    if (lost_at := _starved_at(policy)) is not None:
        raise BadPolicy(reason="starves", turn=lost_at, hours=ANSWER // HOUR)


@lru_cache(maxsize=KNOWN)
def _longest(policy: Policy, *, seats: int, turns: int) -> timedelta:
    """Return how long a match takes when everybody uses everything."""
    calendar = replace(_calendar(policy), sleep=LONG_NIGHT)
    now = NEW_YEAR
    clocks = [Clock(policy.bank) for _ in range(seats)]
    rested: set[tuple[int, int]] = set()
    for turn in range(turns):
        seat, holiday = turn % seats, policy.vacation_days * DAY
        if (seat, now.year) in rested:
            holiday *= 0
        rested.add((seat, now.year))
        used = clocks[seat].left
        now = deadline(replace(calendar, away=((now, now + holiday),)), now, used)
        clocks[seat] = clocks[seat].spent(used, at=now).gained(policy.increment, cap=policy.cap)
    return now - NEW_YEAR


def _starved_at(policy: Policy) -> int | None:
    """Return in which turn of a trial match a diligent player runs out of time, None if in none."""
    cost = ANSWER if policy.sleeps else ANSWER + SLEEP
    clock = Clock(policy.bank)
    for turn in range(1, TRIAL_TURNS // 2 + 1):
        if clock.left <= cost:
            return turn
        clock = clock.spent(cost, at=NEW_YEAR).gained(policy.increment, cap=policy.cap)
    return None


def _calendar(policy: Policy) -> Calendar:
    return Calendar(sleeps=policy.sleeps, rest_days=policy.rest_days)
