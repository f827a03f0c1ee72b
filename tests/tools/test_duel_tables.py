"""Brackets and ladders as tools/verify counts them and those of the product agree, whatever happens in them."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId, Result
from leagues.knockout import Bracket, BracketRules, Due, Meeting, PlayedMeeting, Slot, bracket, numbered, rounds_of
from leagues.ladder import ChallengeAnswer, Challenged, Ended, Fact, Joined, LadderLeft, RungRules, ladder
from tests.leagues.test_knockout import ENDS, people
from tests.leagues.test_ladder import logs
from tools.verify.seasons import knockout
from tools.verify.seasons.ladder import Rungs
from tools.verify.seasons.tables import Ending

NEVER = 10**12
"""Seconds to answer a challenge, so that time decides none."""


@st.composite
def brackets(
    draw: st.DrawFn,
) -> tuple[tuple[EntrantId, ...], BracketRules, Mapping[tuple[Slot, int], tuple[Due, Result]]]:
    """Return seeds and rules, and the matches of a bracket so far; a void one is played again."""
    seeds = people(draw(st.integers(2, 11)))
    rules = BracketRules(draw(st.sampled_from(["seed", "lot"])), draw(st.booleans()))
    ended: dict[tuple[Slot, int], tuple[Due, Result]] = {}
    lots = {entrant: -entrant for entrant in seeds}
    for _ in range(draw(st.integers(0, 3 * len(seeds)))):
        due = bracket(seeds, rules, played(ended), lots=lots).due
        if not due:
            break
        match = draw(st.sampled_from(due))
        ending, places = draw(st.sampled_from(ENDS))
        ended[match.slot, match.match] = match, Result(0, ending, places)
    return seeds, rules, ended


def played(ended: Mapping[tuple[Slot, int], tuple[Due, Result]]) -> list[PlayedMeeting]:
    return [PlayedMeeting(slot, match, result) for (slot, match), (_, result) in ended.items()]


def told(made: Bracket) -> dict[Slot, tuple[Any, ...]]:
    """Return of each meeting who meets, who wins it and why."""
    meetings: list[Meeting] = [meeting for meetings in made.rounds for meeting in meetings]
    meetings += [made.third] if made.third else []
    return {
        meeting.slot: (meeting.sides, meeting.is_known, meeting.winner, meeting.is_over, meeting.by)
        for meeting in meetings
    }


@given(brackets())
def test_knockouts(
    made: tuple[tuple[EntrantId, ...], BracketRules, Mapping[tuple[Slot, int], tuple[Due, Result]]],
) -> None:
    seeds, rules, ended = made
    rounds, lots = rounds_of(len(seeds)), {entrant: -entrant for entrant in seeds}
    ours = bracket(seeds, rules, played(ended), lots=lots, met={due.slot: due.seats for due, _ in ended.values()})
    numbers = {key: numbered(*key, rounds) for key in ended}
    begun = {numbered(due.slot, 0, rounds): due.seats for due, _ in ended.values()}
    begun |= {numbers[key]: due.seats for key, (due, _) in ended.items()}
    theirs = knockout.Bracket(
        seeds,
        begun,
        {numbers[key]: Ending(result.ending, result.places) for key, (_, result) in ended.items()},
        rank=seeds[::-1] if rules.advantage == "lot" else seeds,
        has_third=rules.has_third_place,
    )
    assert told(ours) == {
        slot: (meeting.sides, meeting.is_known, meeting.winner, meeting.is_over, meeting.by)
        for slot, meeting in theirs.meetings.items()
    }
    assert ours.places == theirs.places()
    assert {numbered(due.slot, due.match, rounds): list(due.seats) for due in ours.due} == theirs.due()
    assert ours.is_over == theirs.is_over


def as_log(fact: Fact) -> dict[str, Any]:
    """Return what happened on a ladder as tools/verify reads it."""
    match fact:
        case Joined():
            return {"kind": "ladder_joined", "entrant": fact.entrant}
        case LadderLeft():
            return {"kind": "entrant_withdrew", "entrant": fact.entrant}
        case Challenged():
            return {"kind": "challenge_made", "entrant": fact.entrant, "opponent": fact.opponent}
        case ChallengeAnswer():
            fixture = {"number": fact.number} if fact.accepts else None
            return {"kind": "challenge_answered", "challenge": fact.challenge, "fixture": fixture}
        case Ended():
            return {"kind": "ended", "challenge": fact.challenge, "winner": fact.winner, "late": fact.timed_out}


@given(facts=logs(), reach=st.integers(1, 4))
def test_ladders(facts: list[Fact], reach: int) -> None:
    ours = ladder(facts, RungRules(reach, NEVER), max((fact.at for fact in facts), default=0))
    theirs = Rungs(reach)
    for fact in sorted(facts, key=lambda fact: (fact.at, fact.number)):
        theirs.take(fact.number, as_log(fact))
    assert tuple(theirs.order) == ours.rungs
    assert set(theirs.challenges.values()) == {(challenge.entrant, challenge.opponent) for challenge in ours.challenges}
    assert theirs.accepted & theirs.challenges.keys() == {
        challenge.number for challenge in ours.challenges if challenge.is_accepted
    }
