"""Effects of time alone, one table of clocks, calendars and hours after another."""

from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from engine.log.facts.play import MatchEnded
from engine.log.facts.time import (
    AbsenceBegan,
    AbsenceEnded,
    MatchPaused,
    MatchResumed,
    PlayerReminded,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
)
from engine.log.facts.union import Fact
from engine.matches.decisions import clock_policy
from engine.matches.decisions.clock_policy import Timed
from engine.matches.errors import MatchIsPaused, NothingToClaim
from engine.people.calendars import ClockSettings, calendars
from engine.people.preferences import Person, Vacation
from engine.time.clock import Calendar
from engine.time.policy import FAST, HOUR, RELAXED, OnTimeout, Policy
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, CARL, LADDER, NOON, STRANGER, LogBuilder, refused
from tests.engine.matches.state.test_clocks import LEFT, RIGHT
from tests.engine.matches.state.test_clocks import Timed as Played

PLAIN = replace(RELAXED, sleeps=False, reminders=())
ALWAYS = Calendar()  # of a clock that never stands still
NIGHT = (23 * 60, 7 * 60)  # NOON is noon in UTC


def hours(count: float) -> datetime:
    return NOON + timedelta(hours=count)


def timed(played: Played, at: float, *calendars_: Calendar) -> Timed:
    match = played.match
    return Timed(match, calendars_ or (ALWAYS,) * len(match.persons), hours(at))


def woken(played: Played, at: float, *calendars_: Calendar) -> tuple[Fact, ...]:
    return clock_policy.wake(LADDER, timed(played, at, *calendars_), LogBuilder().source())


def wakes(played: Played, at: float, *calendars_: Calendar) -> float | None:
    """Return the hour of the next wake, seen from some hour."""
    next_ = clock_policy.next_wake(timed(played, at, *calendars_))
    return None if next_ is None else (next_ - NOON) / timedelta(hours=1)


def kinds(facts: tuple[Fact, ...]) -> list[type]:
    return [type(fact) for fact in facts]


def test_only_who_is_to_move_is_charged() -> None:
    assert clock_policy.charge(timed(Played(policy=PLAIN), 5)) == (TimeSpent("time_spent", LEFT, 5 * HOUR),)


def test_where_no_time_runs_nothing_is_charged_and_nothing_wakes() -> None:
    played = Played(policy=None)
    bare = Timed(played.match, (), hours(1000))
    assert clock_policy.charge(bare) == ()
    assert clock_policy.next_wake(bare) is None
    assert clock_policy.wake(LADDER, bare, LogBuilder().source()) == ()


def test_no_more_is_charged_than_there_is() -> None:
    assert clock_policy.charge(timed(Played(policy=PLAIN), 500)) == (TimeSpent("time_spent", LEFT, 72 * HOUR),)


def test_sleep_is_not_charged() -> None:
    asleep = Calendar(sleep=NIGHT)
    assert clock_policy.charge(timed(Played(policy=RELAXED), 20, asleep, ALWAYS))[0].seconds == 12 * HOUR


@pytest.mark.parametrize("at", [72, 72.02, 400])
def test_time_runs_out_once_and_can_be_claimed(at: float) -> None:
    played = Played(policy=PLAIN)
    assert wakes(played, 0) == 72
    assert woken(played, 71.999) == ()
    facts = woken(played, at)
    assert facts == (TimeSpent("time_spent", LEFT, 72 * HOUR), TimeRanOut("time_ran_out", LEFT, ANNA))
    played.write(at, *facts)
    assert woken(played, 1000) == ()
    assert wakes(played, 1000) is None


@pytest.mark.parametrize("on_timeout", ["claim", "moderator", "loss"])
def test_what_zero_means_is_the_policys(on_timeout: OnTimeout) -> None:
    policy = replace(PLAIN, on_timeout=on_timeout)
    played = Played(policy=policy)
    facts = woken(played, 72)
    ends = [fact.outcome for fact in facts if isinstance(fact, MatchEnded)]
    assert [(end.reason, end.places) for end in ends] == ([("time", (2, 1))] if on_timeout == "loss" else [])
    match = played.write(72, *facts)
    assert match.phase == ("over" if on_timeout == "loss" else "running")


def test_of_three_the_others_play_on() -> None:
    played = Played(ANNA, BERT, CARL, policy=FAST)
    match = played.write(24, *woken(played, 24))
    assert (match.phase, match.resigned, match.due(LADDER)) == ("running", (LEFT,), (RIGHT,))
    assert match.clocks[RIGHT].since == hours(24)
    match = played.write(48, *woken(played, 48))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("time", (2,))


@pytest.mark.parametrize("policy", [PLAIN, None])
def test_a_pause_that_nobody_ends_is_told_of_and_lapses(policy: Policy | None) -> None:
    played = Played(policy=policy)
    spent = (TimeSpent("time_spent", LEFT, HOUR),) if policy else ()
    played.write(1, *spent, MatchPaused("match_paused", "dispute", None, ""))
    assert (wakes(played, 1), woken(played, 72)) == (73, ())
    match = played.write(73, *woken(played, 73))
    assert (match.pause, match.escalated_at) == ("dispute", hours(73))
    assert (wakes(played, 73), woken(played, 336)) == (337, ())
    match = played.write(337, *woken(played, 337))
    assert (match.pause, match.paused_at) == (None, None)
    assert [clock.left for clock in match.clocks] == ([71 * HOUR, 72 * HOUR] if policy else [])


def test_nobody_is_told_of_a_pause_that_was_ended_in_time() -> None:
    played = Played(policy=PLAIN)
    played.write(1, MatchPaused("match_paused", "moderator", STRANGER, "wait"))
    played.write(70, MatchResumed("match_resumed", STRANGER, "go on"))
    played.write(71, MatchPaused("match_paused", "moderator", STRANGER, "wait again"))
    assert wakes(played, 71) == 71 + 72


# Reminders


def reminded(policy: Policy, at: float, calendar: Calendar = ALWAYS) -> list[tuple[int, float]]:
    """Return share and hours left of the reminders up to an hour, woken as they come."""
    played, found = Played(policy=policy), []
    while (next_ := wakes(played, 0, calendar, ALWAYS)) is not None and next_ <= at:
        facts = woken(played, next_, calendar, ALWAYS)
        found += [(fact.share, fact.left / HOUR) for fact in facts if isinstance(fact, PlayerReminded)]
        played.write(next_, *facts)
    return found


def test_reminders_come_at_their_shares() -> None:
    assert reminded(replace(PLAIN, reminders=(50, 10)), 71) == [(50, 36), (10, 7.2)]


def test_of_overdue_reminders_only_the_last_comes() -> None:
    played = Played(policy=replace(PLAIN, reminders=(50, 10)))
    (spent, reminder) = woken(played, 70)
    assert reminder == PlayerReminded("player_reminded", LEFT, ANNA, left=2 * HOUR, share=10)
    played.write(70, spent, reminder)
    assert wakes(played, 70) == 72


def test_nobody_is_reminded_of_time_that_has_run_out() -> None:
    assert kinds(woken(Played(policy=replace(PLAIN, reminders=(50, 10))), 73)) == [TimeSpent, TimeRanOut]


def test_a_reminder_that_would_come_at_night_comes_before() -> None:
    # Noon + 72 h, a sixth of it left after 60 h, at midnight.
    policy = replace(PLAIN, reminders=(16,))
    assert wakes(Played(policy=policy), 0, Calendar(sleep=NIGHT, sleeps=False), ALWAYS) == 59


def test_a_reminder_comes_after_the_night_if_the_turn_began_in_it() -> None:
    policy = replace(PLAIN, bank=13 * HOUR, reminders=(90,))
    played = Played(policy=policy)
    played.play(12, "wait")  # midnight; the other one is to move until 13:00, and asleep until 7:00
    assert wakes(played, 12, ALWAYS, Calendar(sleep=NIGHT, sleeps=False)) == 19


def test_a_reminder_at_night_is_better_than_none() -> None:
    policy = replace(PLAIN, bank=2 * HOUR, reminders=(50,))
    played = Played(policy=policy)
    played.play(1, "wait")
    played.play(1.5, "wait")
    asleep = Calendar(sleep=(13 * 60, 20 * 60), sleeps=False)
    assert wakes(Played(policy=policy), 0, asleep, ALWAYS) == 1


# Absences


def vacation(first: str, last: str) -> Vacation:
    return Vacation(ANNA, date.fromisoformat(first), date.fromisoformat(last), "Europe/Berlin")


def clock_settings(*vacations: Vacation) -> ClockSettings:
    return ClockSettings((Person(ANNA, zone="Europe/Berlin"), Person(BERT)), vacations)


def test_vacation_begins_and_ends_and_the_clock_stands_meanwhile() -> None:
    # NOON is 2024-10-04; days begin at 22:00 UTC of the day before in Berlin.
    away = calendars(PLAIN, clock_settings(vacation("2024-10-06", "2024-10-07")), since=NOON, rest_zone="UTC")
    played = Played(policy=PLAIN)
    assert wakes(played, 0, *away) == 34
    facts = woken(played, 34, *away)
    assert facts == (
        TimeSpent("time_spent", LEFT, 34 * HOUR),
        AbsenceBegan("absence_began", LEFT, ANNA, until="2024-10-07"),
    )
    played.write(34, *facts)
    assert wakes(played, 35, *away) == 82
    facts = woken(played, 82, *away)
    assert facts == (AbsenceEnded("absence_ended", LEFT, ANNA),)
    played.write(82, *facts)
    assert wakes(played, 83, *away) == 120


def test_an_absence_that_was_cut_short_ends_at_once() -> None:
    played = Played(policy=PLAIN)
    played.write(1, AbsenceBegan("absence_began", LEFT, ANNA, until="2024-10-20"))
    assert kinds(woken(played, 2)) == [TimeSpent, AbsenceEnded]


def test_an_absence_that_was_made_longer_is_told_again() -> None:
    played = Played(policy=PLAIN)
    away = calendars(PLAIN, clock_settings(vacation("2024-10-04", "2024-10-09")), since=NOON, rest_zone="UTC")
    played.write(1, AbsenceBegan("absence_began", LEFT, ANNA, until="2024-10-06"))
    (began,) = woken(played, 2, *away)
    assert isinstance(began, AbsenceBegan)
    assert began.until == "2024-10-09"


def days_away(policy: Policy, *vacations: Vacation, since: datetime = NOON) -> list[int]:
    spans = calendars(policy, clock_settings(*vacations), since=since, rest_zone="UTC")[0].away
    return [round((end - begin) / timedelta(days=1)) for begin, end in spans]


def test_only_so_many_days_in_a_year_count() -> None:
    policy = replace(PLAIN, vacation_days=10)
    long = vacation("2024-12-20", "2025-01-20")
    assert days_away(policy, long) == [10, 10]
    assert days_away(policy, long, vacation("2025-06-01", "2025-06-03")) == [10, 10]
    assert days_away(replace(PLAIN, vacation_days=20), long) == [32]
    assert days_away(replace(PLAIN, vacation_days=0), long) == []


def test_days_before_the_start_and_days_named_twice_do_not_count() -> None:
    policy = replace(PLAIN, vacation_days=5)
    assert days_away(policy, vacation("2024-09-01", "2024-10-06")) == [3]
    assert days_away(policy, vacation("2024-10-05", "2024-10-07"), vacation("2024-10-06", "2024-10-09")) == [5]


# Outages


def test_an_outage_is_given_back_as_it_was_counted() -> None:
    played = Played(policy=RELAXED)
    asleep = Calendar(sleep=NIGHT)
    given = clock_policy.credit(timed(played, 30, asleep, ALWAYS), hours(8), hours(30))
    assert given == (TimeGiven("time_given", LEFT, 14 * HOUR, "outage", None, ""),)


def test_an_outage_before_the_turn_is_not_given_back() -> None:
    played = Played(policy=PLAIN)
    played.play(5, "wait")
    assert clock_policy.credit(timed(played, 9), hours(2), hours(4)) == ()
    (given,) = clock_policy.credit(timed(played, 9), hours(2), hours(8))
    assert given == TimeGiven("time_given", RIGHT, 3 * HOUR, "outage", None, "")


def test_an_outage_is_not_given_back_twice() -> None:
    played = Played(policy=PLAIN)
    played.write(6, *clock_policy.credit(timed(played, 6), hours(1), hours(6)))
    assert clock_policy.credit(timed(played, 6), hours(1), hours(6)) == ()
    (given,) = clock_policy.credit(timed(played, 7), hours(1), hours(7))
    assert isinstance(given, TimeGiven)
    assert given.seconds == HOUR


def test_an_outage_longer_than_the_time_left_saves_the_player() -> None:
    played = Played(policy=PLAIN)
    played.write(200, *clock_policy.credit(timed(played, 200), hours(70), hours(200)))
    assert wakes(played, 200) == 202


# Claims


def out(played: Played) -> None:
    played.write(72, *woken(played, 72))


def test_the_opponent_claims_the_win() -> None:
    played = Played(policy=PLAIN)
    out(played)
    facts = clock_policy.claim(LADDER, played.match, BERT, LogBuilder().source())
    assert facts[0] == TimeClaimed("time_claimed", RIGHT, BERT, against=LEFT)
    match = played.write(73, *facts)
    assert match.outcome is not None
    assert (match.phase, match.outcome.reason, match.outcome.winners) == ("over", "time", (RIGHT,))


def test_a_claim_among_three_lets_the_others_play_on() -> None:
    played = Played(ANNA, BERT, CARL, policy=PLAIN)
    out(played)
    match = played.write(73, *clock_policy.claim(LADDER, played.match, played.match.persons[2], LogBuilder().source()))
    assert (match.phase, match.resigned) == ("running", (LEFT,))


@pytest.mark.parametrize("policy", [None, PLAIN, replace(PLAIN, on_timeout="moderator")])
def test_there_must_be_something_to_claim(policy: Policy | None) -> None:
    played = Played(policy=policy)
    if policy and policy.on_timeout == "moderator":
        out(played)
    with refused(NothingToClaim):
        clock_policy.claim(LADDER, played.match, BERT, LogBuilder().source())


def test_the_late_player_cannot_claim_nor_anybody_in_a_pause() -> None:
    played = Played(policy=PLAIN)
    out(played)
    with refused(NothingToClaim):
        clock_policy.claim(LADDER, played.match, ANNA, LogBuilder().source())
    played.write(73, MatchPaused("match_paused", "dispute", STRANGER, ""))
    with refused(MatchIsPaused, cause="dispute"):
        clock_policy.claim(LADDER, played.match, BERT, LogBuilder().source())


def test_two_who_run_out_in_the_same_second_share_the_loss() -> None:
    played = Played(policy=FAST)
    match = played.match
    both = replace(match, clocks=(match.clocks[0], replace(match.clocks[0])))
    at_once = Timed(both, (ALWAYS, ALWAYS), hours(30))
    facts = clock_policy.wake(LADDER, at_once, LogBuilder().source())
    assert [fact.seat for fact in facts if isinstance(fact, TimeRanOut)] == [LEFT, RIGHT]
    (end,) = (fact for fact in facts if isinstance(fact, MatchEnded))
    assert end.outcome.is_draw


@pytest.mark.parametrize("first", [LEFT, RIGHT])
def test_of_two_whose_time_is_up_the_first_loses(first: Seat) -> None:
    played = Played(policy=FAST)
    match = played.match
    clocks = [replace(match.clocks[0]) for _ in range(2)]
    clocks[first] = replace(clocks[first], left=clocks[first].left - 1)
    late = Timed(replace(match, clocks=tuple(clocks)), (ALWAYS, ALWAYS), hours(30))
    facts = clock_policy.wake(LADDER, late, LogBuilder().source())
    assert [fact.seat for fact in facts if isinstance(fact, TimeRanOut)] == [first]
