"""Clocks in the fold of a match: whose run, what a turn brings, what stops them; seconds come from the facts alone."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from engine.ids import PersonId
from engine.log import chain
from engine.log.chain import GENESIS
from engine.log.facts.codec import encode_fact
from engine.log.facts.offers import OfferMade
from engine.log.facts.play import PlayerReplaced
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
from engine.matches.state.fold import fold
from engine.matches.state.match import Absence, Former, Match
from engine.matches.state.steps import transitions
from engine.time.clock import Clock
from engine.time.policy import FAST, HOUR, RELAXED
from games.core import Seat
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, LADDER, NAME, NOON, PROPOSAL, LogBuilder

LEFT, RIGHT = Seat(0), Seat(1)
GAMES = {**GAMES_AND_TOY, "lockbox": Lockbox().game}


class Timed:
    """A match of Ladder with clocks whose facts are written at chosen hours after the start."""

    def __init__(self, *persons: PersonId, **proposed: Any) -> None:
        known = LogBuilder.started(*persons, **{"policy": RELAXED, **proposed})
        self.facts = list(known.facts)
        self.times = [NOON] * len(self.facts)

    def write(self, hours: float, *facts: Fact) -> Match:
        """Add facts and return the match after them."""
        self.facts += facts
        self.times += [NOON + timedelta(hours=hours)] * len(facts)
        return self.match

    def play(self, hours: float, line: str) -> Match:
        """Play a line for the player to move, with the throw that follows."""
        known = LogBuilder()
        known.facts = tuple(self.facts)
        (seat,) = known.match.due(LADDER)
        return self.write(hours, *known.play(known.match.persons[seat], line))

    @property
    def match(self) -> Match:
        return folded(self.facts, self.times)


def folded(facts: Sequence[Fact], times: Sequence[datetime]) -> Match:
    entries, digest = [], GENESIS
    for seq, (fact, at) in enumerate(zip(facts, times, strict=True)):
        (entry,) = chain.link([encode_fact(fact)], match=NAME, after=seq, previous=digest, at=at)
        digest = entry.digest
        entries.append(entry)
    return fold(GAMES, entries)[-1]


def spent(hours: int, seat: Seat = LEFT) -> TimeSpent:
    return TimeSpent(kind="time_spent", seat=seat, seconds=hours * HOUR)


def given(hours: int, seat: Seat = LEFT) -> TimeGiven:
    return TimeGiven(kind="time_given", seat=seat, seconds=hours * HOUR, reason="moderator", by=CARL, note="ill")


def hours_left(match: Match) -> list[float]:
    return [clock.left / HOUR for clock in match.clocks]


def running(match: Match) -> list[int]:
    return [seat for seat, clock in enumerate(match.clocks) if clock.since is not None]


def test_without_a_policy_there_are_no_clocks() -> None:
    match = Timed(policy=None).play(1, "climb")
    assert (match.policy, match.clocks) == (None, ())


def test_everybody_begins_with_the_bank_and_only_who_is_to_move_runs() -> None:
    match = Timed().match
    assert match.clocks == (Clock(72 * HOUR, since=NOON, turn=1, left_at_turn_start=72 * HOUR), Clock(72 * HOUR))


def test_a_turn_costs_what_was_spent_and_brings_the_increment() -> None:
    timed = Timed()
    timed.write(30, spent(30))
    match = timed.play(30, "climb")
    assert hours_left(match) == [66, 72]
    assert running(match) == [RIGHT]
    assert match.clocks[RIGHT].since == NOON + timedelta(hours=30)


def test_nobody_gains_more_than_the_cap() -> None:
    timed = Timed()
    timed.play(0, "wait")
    timed.play(0, "wait")
    timed.play(0, "wait")
    timed.play(0, "wait")
    assert hours_left(timed.play(0, "wait")) == [120, 120]


def test_a_turn_takes_nothing_from_who_was_given_more_than_the_cap() -> None:
    timed = Timed()
    timed.write(0, given(100))
    assert hours_left(timed.play(0, "wait"))[LEFT] == 172


def test_a_charge_goes_down_to_nothing_and_no_further() -> None:
    match = Timed().write(100, spent(100))
    assert match.clocks[LEFT].left == 0


def test_a_charge_while_the_clock_runs_says_since_when_the_rest_counts() -> None:
    match = Timed().write(5, spent(3))
    assert match.clocks[LEFT].since == NOON + timedelta(hours=5)
    assert hours_left(match) == [69, 72]


def test_a_pause_stops_the_clocks_and_the_moves() -> None:
    timed = Timed()
    match = timed.write(1, MatchPaused(kind="match_paused", reason="dispute", by=CARL, note="line 3"))
    assert (running(match), match.due(LADDER), match.pause) == ([], (), "dispute")
    assert not match.may_act(LADDER, LEFT)
    match = timed.write(9, MatchResumed(kind="match_resumed", by=CARL, note=""))
    assert (running(match), match.due(LADDER), match.pause) == ([LEFT], (LEFT,), None)
    assert match.clocks[LEFT].since == NOON + timedelta(hours=9)


def test_a_pause_does_not_make_the_turn_a_new_one() -> None:
    timed = Timed()
    timed.write(40, spent(40))
    timed.write(40, MatchPaused(kind="match_paused", reason="dispute", by=None, note=""))
    assert (
        timed.write(50, MatchResumed(kind="match_resumed", by=None, note="")).clocks[LEFT].left_at_turn_start
        == 72 * HOUR
    )


def test_a_reminder_is_known_until_the_turn_ends_or_time_is_given() -> None:
    timed = Timed()
    reminded = PlayerReminded(kind="player_reminded", seat=LEFT, person=ANNA, left=36 * HOUR, share=50)
    assert timed.write(36, spent(36), reminded).clocks[LEFT].reminded == 50
    assert timed.write(37, given(1)).clocks[LEFT].reminded == 100
    timed.write(38, reminded)
    timed.play(39, "wait")
    assert timed.play(40, "wait").clocks[LEFT].reminded == 100


def test_time_out_that_can_be_claimed_leaves_the_player_to_move() -> None:
    timed = Timed()
    match = timed.write(72, spent(72), TimeRanOut(kind="time_ran_out", seat=LEFT, person=ANNA))
    assert (match.clocks[LEFT].is_out, match.due(LADDER), match.resigned) == (True, (LEFT,), ())
    match = timed.play(80, "climb")
    assert (match.clocks[LEFT].is_out, hours_left(match)) == (False, [24, 72])


def test_time_given_saves_from_time_out() -> None:
    timed = Timed()
    timed.write(72, spent(72), TimeRanOut(kind="time_ran_out", seat=LEFT, person=ANNA))
    clock = timed.write(90, given(5)).clocks[LEFT]
    assert (clock.is_out, clock.left, clock.since) == (False, 5 * HOUR, NOON + timedelta(hours=90))


def test_time_out_that_loses_makes_the_player_leave_and_the_others_play_on() -> None:
    timed = Timed(ANNA, BERT, CARL, policy=FAST)
    out = TimeRanOut(kind="time_ran_out", seat=LEFT, person=timed.match.persons[LEFT])
    before = timed.match
    match = timed.write(24, spent(24), out)
    assert (match.resigned, match.active) == ((LEFT,), (1, 2))
    assert match.state == LADDER.rules.forfeit(before.state, LEFT)
    assert transitions(LADDER, [before, match], [out]) == ()


def test_a_claim_makes_the_late_player_leave() -> None:
    timed = Timed(ANNA, BERT, CARL)
    late = timed.match.persons[LEFT]
    timed.write(72, spent(72), TimeRanOut(kind="time_ran_out", seat=LEFT, person=late))
    claim = TimeClaimed(kind="time_claimed", seat=RIGHT, person=timed.match.persons[RIGHT], against=LEFT)
    assert timed.write(73, claim).resigned == (LEFT,)


def test_an_outage_is_credited_once_for_a_time() -> None:
    match = Timed().write(6, replace(given(5), reason="outage", by=None))
    assert (hours_left(match), match.credited_at) == ([77, 72], NOON + timedelta(hours=6))


def test_absences_are_known_while_they_last() -> None:
    timed = Timed()
    timed.write(1, AbsenceBegan(kind="absence_began", seat=LEFT, person=ANNA, until="2024-10-12"))
    match = timed.write(2, AbsenceBegan(kind="absence_began", seat=LEFT, person=ANNA, until="2024-10-14"))
    assert match.absences == (Absence(LEFT, "2024-10-14"),)
    assert timed.write(9, AbsenceEnded(kind="absence_ended", seat=LEFT, person=ANNA)).absences == ()


def replaced(seat: Seat) -> PlayerReplaced:
    return PlayerReplaced(kind="player_replaced", seat=seat, before=ANNA, after=DORA, by=CARL, note="vanished")


def test_a_substitute_sits_down_and_nothing_from_before_is_asked_for_any_more() -> None:
    timed = Timed()
    timed.play(1, "wait")
    asked = OfferMade("offer_made", "takeback", LEFT, ANNA, 4, False, substitute=None, replaced=None, answers=())
    timed.write(2, asked)
    match = timed.write(3, replaced(LEFT))
    assert (match.persons, match.former) == ((DORA, BERT), (Former(LEFT, ANNA, has_played=True),))
    assert (match.offer, match.latest_actions) == (None, (0, 0))
    assert (match.seat_of(DORA), match.seat_of(ANNA)) == (LEFT, None)


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_a_substitute_needs_the_secrets_and_clocks_stand_until_then(seat: Seat) -> None:
    joined, started, *_ = LogBuilder.started().facts[1:]
    facts = [replace(PROPOSAL, game="lockbox", game_version=1, policy=RELAXED), joined, started, replaced(seat)]
    match = folded(facts, [NOON] * len(facts))
    assert seat in match.undelivered
    assert running(match) == []
