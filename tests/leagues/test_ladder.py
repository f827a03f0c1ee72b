"""A ladder: everybody on a rung of their own, whatever happens, in whatever order it is read."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId
from leagues.ladder import (
    ChallengeAnswer,
    Challenged,
    Ended,
    Fact,
    Joined,
    Ladder,
    LadderLeft,
    RungRules,
    held_since,
    ladder,
)

ANNA, BERND, CARLA, DORA, EMIL = PEOPLE = tuple(map(EntrantId, range(1, 6)))
RULES = RungRules(reach=2, answer_s=100)
START: tuple[Fact, ...] = tuple(Joined(0, number, one) for number, one in enumerate(PEOPLE))


@st.composite
def logs(draw: st.DrawFn) -> list[Fact]:
    """Return what may happen, allowed or not, with times that may be equal."""
    facts: list[Fact] = list(START[: draw(st.integers(0, 5))])
    who, at = st.sampled_from(PEOPLE), 0
    for number in range(10, 10 + draw(st.integers(0, 40))):
        at += draw(st.integers(0, 60))
        challenge = draw(st.integers(10, max(10, number)))
        some = draw(st.lists(who, max_size=2, unique=True))
        made: list[Fact] = [
            Joined(at, number, draw(who)),
            LadderLeft(at, number, draw(who)),
            *[Challenged(at, number, draw(who), draw(who))] * 4,
            *[ChallengeAnswer(at, number, challenge, draw(st.booleans()))] * 2,
            *[Ended(at, number, challenge, draw(st.none() | who), tuple(some))] * 2,
        ]
        facts.append(draw(st.sampled_from(made)))
    return facts


@given(facts=logs(), now=st.integers(0, 2000), seed=st.integers(0, 99))
def test_every_log_has_a_ladder_whatever_the_order_of_its_lines(facts: list[Fact], now: int, seed: int) -> None:
    made = ladder(facts, RULES, now)
    mixed = list(facts)
    random.Random(seed).shuffle(mixed)
    assert ladder(mixed, RULES, now) == made
    known = {fact.entrant for fact in facts if isinstance(fact, Joined) and fact.at <= now}
    assert len(set(made.rungs)) == len(made.rungs)
    assert set(made.rungs) <= known
    assert known - set(made.rungs) <= {fact.entrant for fact in facts if isinstance(fact, LadderLeft)}


@given(facts=logs(), now=st.integers(0, 2000))
def test_nobody_has_more_than_one_challenge_each_way(facts: list[Fact], now: int) -> None:
    made = ladder(facts, RULES, now)
    assert not [one for one, count in Counter(each.entrant for each in made.challenges).items() if count > 1]
    assert not [one for one, count in Counter(each.opponent for each in made.challenges).items() if count > 1]
    assert all({each.entrant, each.opponent} <= set(made.rungs) for each in made.challenges)
    assert all(each.is_accepted or each.until > now for each in made.challenges)


@given(facts=logs(), now=st.integers(0, 2000))
def test_between_looks_nothing_happens_before_the_next_time(facts: list[Fact], now: int) -> None:
    past = [fact for fact in facts if fact.at <= now]
    made = ladder(past, RULES, now)
    until = made.next_at()
    if until is not None:
        assert ladder(past, RULES, until - 1) == made
        assert ladder(past, RULES, until) != made


def after(*facts: Fact, now: int = 50) -> Ladder:
    return ladder((*START, *facts), RULES, now)


def test_who_wins_takes_the_rung_and_who_loses_keeps_the_one_below() -> None:
    made = after(Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(2, 11, 10, True), Ended(3, 12, 10, CARLA, (ANNA,)))
    assert made.rungs == (CARLA, ANNA, BERND, DORA, EMIL)


def test_a_lost_challenge_changes_nothing_and_a_draw_neither() -> None:
    for winner in (ANNA, None):
        made = after(Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(2, 11, 10, True), Ended(3, 12, 10, winner))
        assert made == after()


def test_a_challenger_who_runs_out_of_time_drops() -> None:
    made = after(Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(2, 11, 10, True), Ended(3, 12, 10, ANNA, (CARLA,)))
    assert made.rungs == (ANNA, BERND, DORA, CARLA, EMIL)


def test_who_does_not_answer_or_declines_drops_by_one() -> None:
    assert after(Challenged(1, 10, CARLA, ANNA), now=100).rungs[0] == ANNA
    assert after(Challenged(1, 10, CARLA, ANNA), now=101).rungs == (BERND, ANNA, CARLA, DORA, EMIL)
    assert after(Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(2, 11, 10, False)).rungs[:2] == (BERND, ANNA)


def test_an_answer_after_the_time_is_too_late() -> None:
    made = after(Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(101, 11, 10, True), now=101)
    assert (made.rungs[0], made.challenges) == (BERND, ())


def test_who_may_challenge_whom() -> None:
    made = after(Challenged(1, 10, CARLA, ANNA))
    assert made.refusal(DORA, ANNA) == "out_of_reach"
    assert made.refusal(ANNA, BERND) == "not_above"
    assert made.refusal(CARLA, BERND) == "has_challenged"
    assert made.refusal(BERND, ANNA) == "is_challenged"
    assert made.refusal(BERND, BERND) == "self"
    assert made.refusal(EntrantId(9), ANNA) == "unknown"
    assert made.refusal(EMIL, CARLA) is None


def test_who_leaves_lets_all_below_move_up_and_comes_back_at_the_bottom() -> None:
    made = after(Challenged(1, 10, CARLA, ANNA), LadderLeft(2, 11, ANNA), Joined(3, 12, ANNA))
    assert (made.rungs, made.challenges) == ((BERND, CARLA, DORA, EMIL, ANNA), ())


def test_since_when_everybody_is_on_their_rung() -> None:
    won = (Challenged(1, 10, CARLA, ANNA), ChallengeAnswer(2, 11, 10, True), Ended(30, 12, 10, CARLA))
    held = held_since((*START, *won, LadderLeft(40, 13, EMIL)), RULES, 50)
    assert held == {CARLA: 30, ANNA: 30, BERND: 30, DORA: 0}


@given(facts=logs(), now=st.integers(0, 2000))
def test_everybody_on_the_ladder_is_there_since_a_time(facts: list[Fact], now: int) -> None:
    held, made = held_since(facts, RULES, now), ladder(facts, RULES, now)
    assert tuple(held) == made.rungs
    assert all(0 <= at <= now for at in held.values())
