"""The check of a knockout's log against its own seeds: who meets where, and who has gone on before that.

Which result let somebody go on is not in this log; that follows from the results, as all tables do.
"""

from engine.seasons.facts.fixtures import MeetingDecided, MeetingsMade, RoundDrawn
from engine.seasons.facts.places import PlannedFixture
from engine.seasons.formats.knockout.bracket import DIVISION, round_of, rounds_of, seeds
from engine.seasons.state.own import Advances
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from leagues.knockout import DECIDER, THIRD_PLACE, Slot, located, seeded


def agrees(before: Season, fact: RoundDrawn | MeetingsMade | MeetingDecided) -> bool:
    """Tell whether a fact of a knockout follows from its seeds and from what was told before it."""
    if fact.division != DIVISION:
        return False
    if isinstance(fact, MeetingDecided):
        return _is_decided_there(before, fact)
    is_next = not isinstance(fact, RoundDrawn) or before.round < fact.round <= rounds_of(before)
    numbers = [each.number for each in fact.fixtures]
    is_new = len(set(numbers)) == len(numbers) and before.fixtures.keys().isdisjoint(numbers)
    return is_next and is_new and all(_is_made_there(before, each) for each in fact.fixtures)


def _is_made_there(before: Season, made: PlannedFixture) -> bool:
    """Tell whether two meet where they belong, after having come there, in the right seats."""
    rounds = rounds_of(before)
    slot, match = located(made.number, rounds)
    people = seeds(before)
    if made.round != round_of(slot, rounds) or len(made.entrants) != len({*made.entrants} & {*people}):
        return False
    first, second = made.entrants
    is_higher_first = people.index(first) < people.index(second)
    earlier = [before.fixtures.get(made.number - back) for back in range(1, DECIDER + 1)]
    is_after = match != DECIDER or all(each is not None and {*each.entrants} == {first, second} for each in earlier)
    is_there = all(_has_come(before, one, slot) for one in made.entrants)
    return (
        is_there
        and is_after
        and is_higher_first == (match == 1)
        and _half(before, first, slot) != _half(before, second, slot)
    )


def _is_decided_there(before: Season, fact: MeetingDecided) -> bool:
    """Tell whether those of a meeting have come there, and none goes on for whom another one plays already."""
    slot = (fact.round, fact.number)
    sides = [one for one in (fact.winner, fact.loser) if one is not None]
    if len(set(sides)) != len(sides) or (slot != THIRD_PLACE and not 1 <= fact.round <= rounds_of(before)):
        return False
    known = before.of(Advances).meetings.get(slot, (fact.winner, None))[0]
    has_changed = known != fact.winner and any(
        known in each.entrants and each.round > fact.round for each in before.fixtures.values()
    )
    is_there = fact.by == "kept" or all(_has_come(before, one, slot) for one in sides)
    return is_there and not (has_changed and slot != THIRD_PLACE)


def _has_come(before: Season, one: EntrantId, slot: Slot) -> bool:
    """Tell whether the log says that somebody has come to a place in the bracket."""
    at = _position(before, one)
    if at is None:
        return False
    number, place = (rounds_of(before), 0) if slot == THIRD_PLACE else slot
    if at >> number != place:
        return False
    if number == 1:
        return True
    is_bye = number == 1 + 1 and _opponent(before, at) is None
    winner, loser = before.of(Advances).meetings.get((number - 1, at >> (number - 1)), (None, None))
    return (loser == one) if slot == THIRD_PLACE else is_bye or winner == one


def _half(before: Season, one: EntrantId, slot: Slot) -> int:
    number = rounds_of(before) if slot == THIRD_PLACE else slot[0]
    return (_position(before, one) or 0) >> (number - 1)


def _position(before: Season, one: EntrantId) -> int | None:
    people = seeds(before)
    return seeded(len(people)).index(people.index(one)) if one in people else None


def _opponent(before: Season, at: int) -> int | None:
    return seeded(len(seeds(before)))[at ^ 1]
