"""What moderators may do when: every act in every situation of a match, as a table of facts and refusals."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from engine import judging, moderation
from engine.errors import BadSubstitute, BadTime, NoClock, NoSuchSeat, NoWinner, PlaysInMatch, Refusal
from engine.facts import Fact, PersonId, TimeGiven
from engine.match import Match
from engine.policy import HOUR, RELAXED
from engine.rulings import MatchAdjudicated
from games.core import Outcome, Seat
from tests.engine.written import ANNA, BERT, CARL, DORA, LADDER, NOON, SEED, Written, match_of, refused

WEST, EAST, NOBODY = Seat(0), Seat(1), Seat(2)
NOTE = "because"

Act = Callable[[Written, PersonId], tuple[Fact, ...]]


def earlier(written: Written) -> Match:
    """Return the match as it was before the latest request but one, or now if there was none."""
    return match_of(written.facts[: written.requests[0].stop]) if written.requests else written.match


ACTS: dict[str, Act] = {
    "pause": lambda it, by: judging.pause(it.match, by, note=NOTE),
    "resume": lambda it, by: judging.resume(it.match, by, note=NOTE),
    "extend": lambda it, by: judging.extend(it.match, by, seat=WEST, seconds=HOUR, note=NOTE),
    "replace": lambda it, by: judging.replace_player(LADDER, it.match, by, seat=EAST, substitute=DORA, note=NOTE),
    "rewind": lambda it, by: judging.rewind(LADDER, it.match, earlier(it), by, note=NOTE, draws="fresh"),
    "adjudicate": lambda it, by: judging.adjudicate(LADDER, it.match, by, winners=[WEST], note=NOTE, seed=SEED),
    "void": lambda it, by: judging.void(LADDER, it.match, by, note=NOTE, seed=SEED),
    "note": lambda it, by: judging.write_note(it.match, by, note=NOTE),
    "look": lambda it, by: judging.look(LADDER, it.match, by, note=NOTE),
    "dismiss": lambda it, by: judging.dismiss(it.match, by, note=NOTE),
}


def proposed() -> Written:
    return Written(policy=RELAXED)


def running() -> Written:
    written = Written.started(policy=RELAXED)
    written.play(ANNA, "wait")
    return written


def paused() -> Written:
    written = running()
    written.add(judging.pause(written.match, CARL, note=NOTE))
    return written


def disputed() -> Written:
    written = running()
    written.add(judging.open_dispute(written.match, BERT, note=NOTE))
    return written


def appealed() -> Written:
    """Return a match in which a ruling of Carl's is appealed against."""
    written = disputed()
    written.add(judging.dismiss(written.match, CARL, note=NOTE))
    written.add(judging.appeal(written.match, BERT, note=NOTE, now=NOON, is_allowed=True))
    return written


def over() -> Written:
    written = running()
    written.resign(BERT)
    return written


SITUATIONS = (proposed, running, paused, disputed, appealed, over)
END = "match_ended seed_opened"
TABLE = {
    "pause": ("WrongPhase", "match_paused", "MatchIsPaused", "MatchIsPaused", "MatchIsPaused", "WrongPhase"),
    "resume": ("WrongPhase", "NotPaused", "match_resumed", "RulingFirst", "RulingFirst", "WrongPhase"),
    "extend": (
        "WrongPhase",
        "time_given",
        "time_given",
        "dispute_ruled time_given match_resumed",
        "OwnRuling",
        "WrongPhase",
    ),
    "replace": (
        "WrongPhase",
        "player_replaced",
        "player_replaced",
        "dispute_ruled player_replaced match_resumed",
        "OwnRuling",
        "WrongPhase",
    ),
    "rewind": (
        "WrongPhase",
        "match_rewound",
        "match_rewound",
        "dispute_ruled match_rewound match_resumed",
        "OwnRuling",
        "WrongPhase",
    ),
    "adjudicate": (
        "WrongPhase",
        f"match_adjudicated {END}",
        f"match_adjudicated {END}",
        f"dispute_ruled match_adjudicated {END}",
        "OwnRuling",
        "match_adjudicated match_ended",
    ),
    "void": (
        "WrongPhase",
        f"match_voided {END}",
        f"match_voided {END}",
        f"dispute_ruled match_voided {END}",
        "OwnRuling",
        "match_voided match_ended",
    ),
    "note": ("WrongPhase", *["moderator_noted"] * 5),
    "look": ("WrongPhase", *["NoSecrets"] * 4, "WrongPhase"),
    "dismiss": ("WrongPhase", "NoDispute", "NoDispute", "dispute_ruled match_resumed", "OwnRuling", "NoDispute"),
}
"""What each act comes to when Carl does it: kinds of facts, or the refusal."""

ROWS = [(act, situation, due) for act, row in TABLE.items() for situation, due in zip(SITUATIONS, row, strict=True)]


def test_the_table_has_every_act() -> None:
    assert TABLE.keys() == ACTS.keys()


def come_to(written: Written, act: str) -> tuple[Fact, ...] | str:
    """Return what an act of Carl's comes to: facts, or the name of the refusal."""
    try:
        return ACTS[act](written, CARL)
    except Refusal as refusal:
        return type(refusal).__name__


@pytest.mark.parametrize(("act", "situation", "due"), ROWS)
def test_every_act_in_every_situation(act: str, situation: Callable[[], Written], due: str) -> None:
    written = situation()
    facts = come_to(written, act)
    if isinstance(facts, str):
        assert facts == due
        return
    assert " ".join(fact.kind for fact in facts) == due
    assert {getattr(fact, "by", CARL) for fact in facts} == {CARL}, "the log says who"
    assert any(getattr(fact, "note", "") == NOTE for fact in facts), "and why"
    written.add(facts)
    assert written.match.seq == len(written.facts)


@pytest.mark.parametrize("act", [act for act in ACTS if act != "look"])
@pytest.mark.parametrize("situation", SITUATIONS[1:])
@pytest.mark.parametrize("person", [ANNA, BERT])
def test_nobody_moderates_an_own_match(act: str, situation: Callable[[], Written], person: PersonId) -> None:
    written = situation()
    due = {"WrongPhase", "PlaysInMatch"} if situation is over else {"PlaysInMatch"}
    with pytest.raises(Refusal) as caught:
        ACTS[act](written, person)
    assert type(caught.value).__name__ in due


def test_who_was_replaced_does_not_moderate_afterwards() -> None:
    written = running()
    written.add(ACTS["replace"](written, CARL))
    with refused(PlaysInMatch):
        ACTS["note"](written, BERT)


def test_an_appeal_is_decided_by_anybody_else() -> None:
    written = appealed()
    assert [fact.kind for fact in ACTS["dismiss"](written, DORA)] == ["dispute_ruled", "match_resumed"]


# What the form may hold


@pytest.mark.parametrize("seconds", [-HOUR, 0, moderation.LEAST_GIVEN - 1, moderation.MOST_GIVEN + 1, 10**20])
def test_time_is_given_within_reason(seconds: int) -> None:
    with refused(BadTime, low=moderation.LEAST_GIVEN, high=moderation.MOST_GIVEN):
        judging.extend(running().match, CARL, seat=WEST, seconds=seconds, note=NOTE)


@pytest.mark.parametrize("seconds", [moderation.LEAST_GIVEN, moderation.MOST_GIVEN])
def test_the_time_that_is_given_is_on_the_clock_beyond_any_cap(seconds: int) -> None:
    written = running()
    before = written.match.clocks[EAST].left
    given = judging.extend(written.match, CARL, seat=EAST, seconds=seconds, note=NOTE)
    assert given == (TimeGiven("time_given", EAST, seconds, "moderator", CARL, NOTE),)
    written.add(given)
    assert written.match.clocks[EAST].left == before + seconds


def test_no_time_is_given_to_nobody_or_where_none_runs() -> None:
    with refused(NoClock):
        judging.extend(running().match, CARL, seat=NOBODY, seconds=HOUR, note=NOTE)
    with refused(NoClock):
        judging.extend(Written.started().match, CARL, seat=WEST, seconds=HOUR, note=NOTE)


@pytest.mark.parametrize(("substitute", "kind"), [(ANNA, BadSubstitute), (BERT, BadSubstitute), (CARL, PlaysInMatch)])
def test_who_cannot_take_over(substitute: PersonId, kind: type[Refusal]) -> None:
    with pytest.raises(kind):
        judging.replace_player(LADDER, running().match, CARL, seat=EAST, substitute=substitute, note=NOTE)


def test_nobody_is_replaced_at_a_seat_that_there_is_not() -> None:
    with refused(NoSuchSeat):
        judging.replace_player(LADDER, running().match, CARL, seat=NOBODY, substitute=DORA, note=NOTE)


@pytest.mark.parametrize("winners", [[], [NOBODY], [WEST, NOBODY]])
def test_only_who_plays_can_be_made_the_winner(winners: list[Seat]) -> None:
    with refused(NoWinner):
        judging.adjudicate(LADDER, running().match, CARL, winners=winners, note=NOTE, seed=SEED)


@pytest.mark.parametrize(("winners", "places"), [([WEST], (1, 2)), ([EAST], (2, 1)), ([EAST, WEST], (1, 1))])
def test_a_decision_says_who_has_won_or_that_nobody_has(winners: list[Seat], places: tuple[int, ...]) -> None:
    decided, *_ = judging.adjudicate(LADDER, running().match, CARL, winners=winners, note=NOTE, seed=SEED)
    assert decided == MatchAdjudicated("match_adjudicated", CARL, NOTE, Outcome("adjudicated", places, (0, 0)))


# When an appeal comes too late


@pytest.mark.parametrize(
    ("later", "is_allowed", "due"),
    [
        (timedelta(0), True, None),
        (judging.APPEAL_TIME, True, None),
        (judging.APPEAL_TIME + timedelta(seconds=1), True, "late"),
        (timedelta(0), False, "off"),
        (judging.APPEAL_TIME * 2, False, "off"),
    ],
)
def test_an_appeal_has_its_time(later: timedelta, is_allowed: bool, due: str | None) -> None:
    written = disputed()
    written.add(judging.dismiss(written.match, CARL, note=NOTE))
    assert judging.why_no_appeal(written.match, now=NOON + later, is_allowed=is_allowed) == due


def test_there_is_one_appeal() -> None:
    written = appealed()
    assert judging.why_no_appeal(written.match, now=NOON, is_allowed=True) == "nothing", "it is not decided yet"
    written.add(ACTS["dismiss"](written, DORA))
    assert judging.why_no_appeal(written.match, now=NOON, is_allowed=True) == "final"
