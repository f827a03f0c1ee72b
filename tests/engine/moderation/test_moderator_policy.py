"""Powers of moderators: every act in every situation of a match, as a table of facts and refusals."""

from collections.abc import Callable
from contextlib import nullcontext
from datetime import timedelta

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.facts.rulings import MatchAdjudicated
from engine.log.facts.time import TimeGiven
from engine.log.facts.union import Fact
from engine.matches.errors import BadSubstitute
from engine.matches.state.match import Match
from engine.moderation.errors import BadTime, NoClock, NoSuchSeat, NoWinner, PlaysInMatch
from engine.moderation.moderator_policy import (
    ACTS,
    APPEAL_TIME,
    LEAST_GIVEN,
    MOST_GIVEN,
    NO_CHOICES,
    ActName,
    Choices,
    Request,
    appeal,
    carry_out,
    check,
    open_dispute,
    why_no_appeal,
)
from engine.time.policy import HOUR, RELAXED
from games.core import Outcome, Seat
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, LADDER, NOON, SEED, LogBuilder, match_of, refused

WEST, EAST, NOBODY = Seat(0), Seat(1), Seat(2)
NOTE = "because"


def earlier(written: LogBuilder) -> Match:
    """Return the match as it was before the latest request but one, or now if there was none."""
    return match_of(written.facts[: written.requests[0].stop]) if written.requests else written.match


CHOICES: dict[ActName, Choices] = {
    "extend": Choices(seat=WEST, seconds=HOUR),
    "replace": Choices(seat=EAST, substitute=DORA),
    "adjudicate": Choices(winners=(WEST,)),
}
"""What is chosen for the acts that need it, wherever a test does not say otherwise."""


def do(written: LogBuilder, act: ActName, by: PersonId = CARL, chosen: Choices | None = None) -> tuple[Fact, ...]:
    """Return what an act comes to."""
    chosen = CHOICES.get(act, NO_CHOICES) if chosen is None else chosen
    asked = Request(LADDER, written.match, by, NOTE, chosen, SEED, earlier(written))
    return carry_out(ACTS[act], asked)


def proposed() -> LogBuilder:
    return LogBuilder(policy=RELAXED)


def running() -> LogBuilder:
    written = LogBuilder.started(policy=RELAXED)
    written.play(ANNA, "wait")
    return written


def paused() -> LogBuilder:
    written = running()
    written.add(do(written, "pause"))
    return written


def disputed() -> LogBuilder:
    written = running()
    written.add(open_dispute(written.match, BERT, note=NOTE))
    return written


def appealed() -> LogBuilder:
    """Return a match in which a ruling of Carl's is appealed against."""
    written = disputed()
    written.add(do(written, "dismiss"))
    written.add(appeal(written.match, BERT, note=NOTE, now=NOON, is_allowed=True))
    return written


def over() -> LogBuilder:
    written = running()
    written.resign(BERT)
    return written


def decided() -> LogBuilder:
    """Return a match that Carl has ended as he would end it again."""
    written = running()
    written.add(do(written, "adjudicate"))
    return written


def void() -> LogBuilder:
    written = over()
    written.add(do(written, "void"))
    return written


def disputed_void() -> LogBuilder:
    written = void()
    written.add(open_dispute(written.match, BERT, note=NOTE))
    return written


SITUATIONS = (proposed, running, paused, disputed, appealed, over, decided, void, disputed_void)
END = "match_ended seed_opened"
GONE = ["WrongPhase"] * 4
RULED = "dispute_ruled"
TABLE: dict[ActName, list[str]] = {
    "pause": ["WrongPhase", "match_paused", "MatchIsPaused", "MatchIsPaused", "MatchIsPaused", *GONE],
    "resume": ["WrongPhase", "NotPaused", "match_resumed", "RulingFirst", "RulingFirst", *GONE],
    "extend": ["WrongPhase", *["time_given"] * 2, f"{RULED} time_given match_resumed", "OwnRuling", *GONE],
    "replace": ["WrongPhase", *["player_replaced"] * 2, f"{RULED} player_replaced match_resumed", "OwnRuling", *GONE],
    "rewind": ["WrongPhase", *["match_rewound"] * 2, f"{RULED} match_rewound match_resumed", "OwnRuling", *GONE],
    "adjudicate": [
        "WrongPhase",
        *[f"match_adjudicated {END}"] * 2,
        f"{RULED} match_adjudicated {END}",
        "OwnRuling",
        "match_adjudicated match_ended",
        "ChangesNothing",
        "match_adjudicated match_ended",
        f"{RULED} match_adjudicated match_ended",
    ],
    "void": [
        "WrongPhase",
        *[f"match_voided {END}"] * 2,
        f"{RULED} match_voided {END}",
        "OwnRuling",
        *["match_voided match_ended"] * 2,
        *["ChangesNothing"] * 2,
    ],
    "note": ["WrongPhase", *["moderator_noted"] * 8],
    "reveal": ["WrongPhase", *["NoSecrets"] * 4, *GONE],
    "dismiss": [
        "WrongPhase",
        *["NoDispute"] * 2,
        f"{RULED} match_resumed",
        "OwnRuling",
        *["NoDispute"] * 3,
        RULED,
    ],
}
"""What each act comes to when Carl does it: kinds of facts, or the refusal."""

ROWS = [(act, situation, due) for act, row in TABLE.items() for situation, due in zip(SITUATIONS, row, strict=True)]


def test_the_table_has_every_act() -> None:
    assert TABLE.keys() == ACTS.keys()


def come_to(written: LogBuilder, act: ActName) -> tuple[Fact, ...] | str:
    """Return what an act of Carl's comes to: facts, or the name of the refusal."""
    try:
        return do(written, act)
    except Refusal as refusal:
        return type(refusal).__name__


@pytest.mark.parametrize(("act", "situation", "due"), ROWS)
def test_every_act_in_every_situation(act: ActName, situation: Callable[[], LogBuilder], due: str) -> None:
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


@pytest.mark.parametrize(("act", "situation", "due"), ROWS)
def test_a_dry_run_refuses_no_more_than_the_act_and_changes_nothing(
    act: ActName, situation: Callable[[], LogBuilder], due: str
) -> None:
    allowed = due == due.lower() or (act, due) == ("adjudicate", "ChangesNothing")  # what is chosen is looked at later
    match = situation().match
    with nullcontext() if allowed else pytest.raises(Refusal) as caught:
        check(ACTS[act], LADDER, match, CARL)
    assert caught is None or type(caught.value).__name__ == due


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("situation", SITUATIONS[1:])
@pytest.mark.parametrize("person", [ANNA, BERT])
def test_nobody_moderates_an_own_match(act: ActName, situation: Callable[[], LogBuilder], person: PersonId) -> None:
    written = situation()
    due = {"PlaysInMatch" if written.match.phase in ACTS[act].allowed else "WrongPhase"}
    with pytest.raises(Refusal) as caught:
        do(written, act, person)
    assert type(caught.value).__name__ in due


def test_who_was_replaced_does_not_moderate_afterwards() -> None:
    written = running()
    written.add(do(written, "replace"))
    with refused(PlaysInMatch):
        do(written, "note", BERT)


def test_an_appeal_is_decided_by_anybody_else() -> None:
    written = appealed()
    assert [fact.kind for fact in do(written, "dismiss", DORA)] == ["dispute_ruled", "match_resumed"]


# What the form may hold


@pytest.mark.parametrize("seconds", [-HOUR, 0, LEAST_GIVEN - 1, MOST_GIVEN + 1, 10**20])
def test_time_is_given_within_reason(seconds: int) -> None:
    with refused(BadTime, low=LEAST_GIVEN, high=MOST_GIVEN):
        do(running(), "extend", chosen=Choices(seat=WEST, seconds=seconds))


@pytest.mark.parametrize("seconds", [LEAST_GIVEN, MOST_GIVEN])
def test_the_time_that_is_given_is_on_the_clock_beyond_any_cap(seconds: int) -> None:
    written = running()
    before = written.match.clocks[EAST].left
    given = do(written, "extend", chosen=Choices(seat=EAST, seconds=seconds))
    assert given == (TimeGiven("time_given", EAST, seconds, "moderator", CARL, NOTE),)
    written.add(given)
    assert written.match.clocks[EAST].left == before + seconds


def test_no_time_is_given_to_nobody_or_where_none_runs() -> None:
    with refused(NoClock):
        do(running(), "extend", chosen=Choices(seat=NOBODY, seconds=HOUR))
    with refused(NoClock):
        do(LogBuilder.started(), "extend", chosen=Choices(seat=WEST, seconds=HOUR))


@pytest.mark.parametrize(("substitute", "kind"), [(ANNA, BadSubstitute), (BERT, BadSubstitute), (CARL, PlaysInMatch)])
def test_who_cannot_take_over(substitute: PersonId, kind: type[Refusal]) -> None:
    with pytest.raises(kind):
        do(running(), "replace", chosen=Choices(seat=EAST, substitute=substitute))


def test_nobody_is_replaced_at_a_seat_that_there_is_not() -> None:
    with refused(NoSuchSeat):
        do(running(), "replace", chosen=Choices(seat=NOBODY, substitute=DORA))


@pytest.mark.parametrize("winners", [[], [NOBODY], [WEST, NOBODY]])
def test_only_who_plays_can_be_made_the_winner(winners: list[Seat]) -> None:
    with refused(NoWinner):
        do(running(), "adjudicate", chosen=Choices(winners=tuple(winners)))


@pytest.mark.parametrize(("winners", "places"), [([WEST], (1, 2)), ([EAST], (2, 1)), ([EAST, WEST], (1, 1))])
def test_a_decision_says_who_has_won_or_that_nobody_has(winners: list[Seat], places: tuple[int, ...]) -> None:
    decided, *_ = do(running(), "adjudicate", chosen=Choices(winners=tuple(winners)))
    assert decided == MatchAdjudicated("match_adjudicated", CARL, NOTE, Outcome("adjudicated", places, (0, 0)))


# When an appeal comes too late


@pytest.mark.parametrize(
    ("later", "is_allowed", "due"),
    [
        (timedelta(0), True, None),
        (APPEAL_TIME, True, None),
        (APPEAL_TIME + timedelta(seconds=1), True, "late"),
        (timedelta(0), False, "off"),
        (APPEAL_TIME * 2, False, "off"),
    ],
)
def test_an_appeal_has_its_time(later: timedelta, is_allowed: bool, due: str | None) -> None:
    written = disputed()
    written.add(do(written, "dismiss"))
    assert why_no_appeal(written.match, now=NOON + later, is_allowed=is_allowed) == due


def test_there_is_one_appeal() -> None:
    written = appealed()
    assert why_no_appeal(written.match, now=NOON, is_allowed=True) == "nothing", "it is not decided yet"
    written.add(do(written, "dismiss", DORA))
    assert why_no_appeal(written.match, now=NOON, is_allowed=True) == "final"
