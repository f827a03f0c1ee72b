"""Brackets and ladders of tools/verify and those of the product come from two hands, and agree in whatever happens."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues import knockout, ladder
from leagues.core import EntrantId, Result
from tests.leagues.test_knockout import ENDS, people
from tests.searching import examples
from tools.verify.seasons.knockout import Bracket
from tools.verify.seasons.ladder import LAST, rungs
from tools.verify.seasons.tables import Ending

NEVER = 10**18
REACH = 2
CLIMBERS = 5
DRAWN = ("played", (1, 1))


@given(count=st.integers(2, 12), has_lots=st.booleans(), has_third=st.booleans(), data=st.data())
@examples(30)
def test_brackets_with_any_result_changed_at_any_time(
    count: int, has_lots: bool, has_third: bool, data: st.DataObject
) -> None:
    seeds = people(count)
    lots = data.draw(st.permutations(seeds))
    rules, rounds = knockout.BracketRules("lot" if has_lots else "seed", has_third), knockout.rounds_of(count)
    fixtures: dict[int, tuple[EntrantId, ...]] = {}
    results: dict[int, Ending] = {}
    for _ in range(data.draw(st.integers(1, 40))):
        met = {
            slot: (entrants[0], entrants[1])
            for number, entrants in fixtures.items()
            for slot, match in [knockout.located(number, rounds)]
            if match == 0
        }
        played = [
            knockout.PlayedMeeting(*knockout.located(number, rounds), Result(number, result.how, result.places))  # type: ignore[arg-type]
            for number, result in results.items()
        ]
        made = knockout.bracket(seeds, rules, played, (), {entrant: at for at, entrant in enumerate(lots)}, met)
        rank = lots if has_lots else seeds
        again = Bracket(seeds, fixtures, results, rank=rank, has_third=has_third)
        due = {knockout.numbered(meeting.slot, meeting.match, rounds): meeting.seats for meeting in made.due}
        assert {number: tuple(seats) for number, seats in again.due().items()} == due
        assert again.places() == made.places
        assert again.is_over == made.is_over
        meetings = [*(meeting for round_ in made.rounds for meeting in round_), *([made.third] if made.third else [])]
        for meeting in meetings:
            found = again.meetings[meeting.slot]
            assert (found.winner, found.loser, found.is_over, found.by) == (
                meeting.winner,
                meeting.loser,
                meeting.is_over,
                meeting.by,
            )
        fixtures |= due
        for number in sorted(due) if data.draw(st.booleans()) else [data.draw(st.sampled_from(sorted(fixtures)))]:
            how, places = data.draw(st.sampled_from([*ENDS, DRAWN, DRAWN]))
            results[number] = Ending(how, places)


@st.composite
def climbs(draw: st.DrawFn) -> tuple[list[tuple[int, Any]], dict[int, Ending], list[ladder.Fact]]:
    """Return what happens on a ladder, allowed or not, as verify reads it and as the product does."""
    happened: list[tuple[int, Any]] = []
    facts: list[ladder.Fact] = []
    results: dict[int, Ending] = {}
    who, at = st.integers(1, CLIMBERS).map(EntrantId), 0
    asked: dict[int, tuple[EntrantId, EntrantId]] = {}
    for number in range(CLIMBERS + draw(st.integers(0, 40))):
        at += draw(st.integers(0, 3))
        kind = draw(st.sampled_from(["left", *["asked"] * 4, *["answered"] * 4, "joined"]))
        if number < CLIMBERS or kind == "joined":
            one = EntrantId(number + 1) if number < CLIMBERS else draw(who)
            happened.append((at, {"kind": "ladder_joined", "entrant": one}))
            facts.append(ladder.Joined(at, number, one))
        elif kind == "left":
            one = draw(who)
            happened.append((at, {"kind": "entrant_withdrew", "entrant": one}))
            facts.append(ladder.LadderLeft(at, number, one))
        elif kind == "asked" or not asked:
            asked[number] = one, other = draw(who), draw(who)
            happened.append((at, {"kind": "challenge_made", "challenge": number, "entrant": one, "opponent": other}))
            facts.append(ladder.Challenged(at, number, one, other))
        else:
            challenge = draw(st.sampled_from(sorted(asked)))
            seats = draw(st.permutations(asked.pop(challenge)))
            fixture = {"number": number, "entrants": seats} if draw(st.integers(0, 2)) else None
            happened.append((at, {"kind": "challenge_answered", "challenge": challenge, "fixture": fixture}))
            facts.append(ladder.ChallengeAnswer(at, number, challenge, fixture is not None))
            if fixture is not None and draw(st.integers(0, 5)):
                how, places = draw(st.sampled_from(ENDS))
                late = tuple(draw(st.lists(st.integers(0, 1), unique=True)))
                results[number] = Ending(how, places, moment=at + draw(st.integers(0, 9)), late=late)
                facts.append(_end(results[number], number, challenge, seats))
    return happened, results, facts


def _end(ending: Ending, fixture: int, challenge: int, seats: list[EntrantId]) -> ladder.Ended:
    first = [entrant for entrant, place in zip(seats, ending.places, strict=False) if place == 1]
    winner = first[0] if len(first) == 1 else None
    return ladder.Ended(ending.moment, LAST + fixture, challenge, winner, tuple(seats[seat] for seat in ending.late))


@pytest.mark.slow
@given(climb=climbs())
@examples(100)
def test_ladders_whatever_happens_on_them(
    climb: tuple[list[tuple[int, Any]], dict[int, Ending], list[ladder.Fact]],
) -> None:
    happened, results, facts = climb
    made = ladder.ladder(facts, ladder.RungRules(REACH, NEVER), NEVER - 1)
    again = rungs(happened, results, {"own": {"reach": REACH}})
    assert tuple(again.order) == made.rungs
    assert again.challenges == {
        challenge.number: (challenge.entrant, challenge.opponent) for challenge in made.challenges
    }
    for entrant in map(EntrantId, range(1, CLIMBERS + 1)):
        for other in map(EntrantId, range(1, CLIMBERS + 1)):
            assert (again.refusal(entrant, other) is None) == (made.refusal(entrant, other) is None)
