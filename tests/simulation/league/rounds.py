"""Rounds that are drawn one after the other, looked at again: who may meet, who may rest, what a deadline decides.

What is right is worked out from docs/leagues.md ("Rounds drawn one by one"), in another way than the product's.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

from tests.simulation.league.raw import Ending
from tests.simulation.league.state import State


def last_round(state: State) -> int:
    """Return how many rounds there are: of pairs no more than it takes that all have met."""
    rounds, people = int(state.rules["own"]["rounds"]), max((len(group) for group in state.groups), default=0)
    return min(rounds, people - 1 + people % 2) if state.rules["own"]["format"] == "swiss" else rounds


def playing(state: State, division: int) -> list[int]:
    """Return who plays on in a division."""
    return [one for one in state.groups[division - 1] if one not in state.left]


def is_complete(state: State) -> bool:
    """Tell whether no round is drawn any more."""
    return state.round >= last_round(state) or all(
        len(playing(state, number)) < 2 for number in range(1, len(state.groups) + 1)
    )


def sizes(people: int) -> list[int]:
    """Return the sizes of tables: no more tables of three than it takes, and a table of two for five only."""
    if people in {2, 5}:
        return {2: [2], 5: [2, 3]}[people]
    return next(
        [3] * threes + [4] * ((people - 3 * threes) // 4)
        for threes in range(people)
        if people >= 3 * threes and (people - 3 * threes) % 4 == 0
    )


def faults_of_round(state: State, fact: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a round: its number, who is in it, how they sit, who meets or rests again."""
    here = [one for each in fact["fixtures"] for one in each["entrants"]]
    people, division = playing(state, fact["division"]), fact["division"]
    if fact["round"] != state.round + 1:
        yield f"round {fact['round']} after {state.round}"
    if sorted([*here, *fact["byes"]]) != sorted(people):
        yield f"{here} and {fact['byes']} of {people}"
    numbers = [each["number"] for each in fact["fixtures"]]
    first = max(state.fixtures, default=0) + 1
    if numbers != list(range(first, first + len(numbers))):
        yield f"numbers {numbers} after {first - 1}"
    found = sorted(len(each["entrants"]) for each in fact["fixtures"])
    is_pairs = state.rules["own"]["format"] == "swiss"
    if found != ([2] * (len(people) // 2) if is_pairs else sizes(len(people))):
        yield f"tables of {found}"
    if is_pairs:
        yield from _exceptions(state, fact, people, division)


def _exceptions(state: State, fact: Mapping[str, Any], people: Sequence[int], division: int) -> Iterator[str]:
    """Yield whether two meet again, or somebody rests again, though there was another way."""
    endings = {**state.results, **state.rulings}
    met = Counter(
        frozenset(each["entrants"])
        for number, each in state.fixtures.items()
        if each["division"] == division and (number not in endings or endings[number].how == "played")
    )
    rested = Counter(one for one, _ in state.byes)
    again = [pair for each in fact["fixtures"] if met[pair := frozenset(each["entrants"])]]
    if len(again) != len(fact["again"]):
        yield f"met again: {again}, said were {fact['again']}"
    free = [one for one in people if not rested[one]]
    if any(rested[one] for one in fact["byes"]) and free:
        yield f"{fact['byes']} rests again"
    resting = free or list(people)
    wholes = [[one for one in people if one != bye] for bye in resting] if len(people) % 2 else [list(people)]
    if again and any(_can_be_new(each, met) for each in wholes):
        yield f"{again} need not meet again"


def _can_be_new(people: list[int], met: Mapping[frozenset[int], int]) -> bool:
    """Tell whether people can be paired so that nobody meets again."""
    if not people:
        return True
    one, *others = people
    return any(
        not met.get(frozenset((one, other)), 0) and _can_be_new([each for each in others if each != other], met)
        for other in others
    )


def seats_met(state: State, division: int) -> int:
    """Return how often two at most have sat at a table together."""
    met = Counter(
        pair
        for each in state.fixtures.values()
        if each["division"] == division
        for pair in combinations(sorted(each["entrants"]), 2)
    )
    return max(met.values(), default=0)


def is_right(ruled: Ending, sure: Sequence[bool], possible: Sequence[bool]) -> bool:
    """Tell whether a deadline has decided as it must.

    Args:
        ruled: what it has decided.
        sure: who at the table has left or surely let the match wait for half of a round.
        possible: who perhaps has.
    """
    if ruled.how == "unplayed":
        return not any(sure)
    if ruled.how == "double_walkover":
        return all(possible)
    first = len(ruled.places) - sum(place > 1 for place in ruled.places)
    late = [place > 1 for place in ruled.places]
    is_placed = all(place in {1, 1 + first} for place in ruled.places)
    return (
        is_placed
        and all(at or not must for at, must in zip(late, sure, strict=True))
        and all(may or not at for at, may in zip(late, possible, strict=True))
    )


def waited(waits: Sequence[tuple[datetime, datetime, int]], person: int, at: datetime, least: timedelta) -> bool:
    """Tell whether a match has waited for somebody for so long at a time."""
    return any(who == person and since <= at - least and at <= end for since, end, who in waits)
