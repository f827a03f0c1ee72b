"""Draws from the seed of a season: random orders, divisions, fixtures. It shares no code with the bot."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final

from tools.verify.log import Fact
from tools.verify.proofs import dealt, draw
from tools.verify.seasons.kinds import AT_THE_START, format_of, meets_twice

AWAY: Final = 0.933
"""The share of somebody's standing that is left by each season away."""
TAKEN: Final = -1
"""Marks a person who has a division."""

DESIGNS: Final[Mapping[tuple[int, int], Sequence[int]]] = {
    (4, 4): (0, 1, 2, 3),
    (5, 4): (0, 1, 2, 3),
    (7, 4): (0, 1, 2, 4),
    (13, 4): (0, 1, 3, 9),
    (7, 3): (0, 1, 3),
}
"""The first table of tables of three and four, by people and seats; the others follow by counting on."""


def lots_of(seed: bytes, season: str, people: Sequence[int]) -> tuple[list[Fact], list[int]]:
    """Return the draws of the lots and the order that they give."""
    sides = range(len(people), 1, -1)
    values = [draw(seed, season, number, side) for number, side in enumerate(sides)]
    draws = [{"number": at, "sides": side, "value": values[at]} for at, side in enumerate(sides)]
    return draws, dealt(people, values)


def divided(fact: Fact, sizes: Sequence[int]) -> list[list[int]]:
    """Return the divisions of these sizes: each takes, from the lowest up, who has least to say against it.

    First those who have to play there or lower, then those who need no higher division, then those who stay, finally
    those who are promoted; among equals the last by the division earned, the standing, the rating and the draw.
    """
    lots = {one: number for number, one in enumerate(fact["lots"])}
    waiting = sorted(fact["records"], key=lambda one: _rank(one, lots[one["entrant"]]))
    says, fewer = [], defaultdict[int, list[int]](list)
    for at, one in enumerate(waiting):
        objection, number = _objection(one, len(sizes))
        says.append(objection)
        fewer[number].append(at)
    queues: list[list[int]] = [[-at for at, said in enumerate(says) if said == each] for each in range(4)]
    for queue in queues:
        heapify(queue)
    held = []
    for number in range(len(sizes) + 1, 0, -1):
        for at in (at for at in fewer[number] if says[at] != TAKEN):
            says[at] = 1 if says[at] > 1 else 0
            heappush(queues[says[at]], -at)
        size = sizes[number - 1] if number <= len(sizes) else len(waiting) - sum(sizes)
        held.append([waiting[at]["entrant"] for at in sorted(_taken(queues, says, size))])
    return held[:0:-1]


def _rank(one: Fact, lot: int) -> tuple[float, ...]:
    if one["division"] is None:
        return (1, 0, 0, -one["rating"], lot)
    weight = AWAY ** one["away"]
    return (0, one["division"] / weight, -(one["of"] - one["order"]) / one["of"] * weight, -one["rating"], lot)


def _objection(one: Fact, lowest: int) -> tuple[int, int]:
    """Return how much somebody says against staying out of all divisions, and from which one up it is less, 0: none.

    Nothing is said against the lowest by who was struck, nor by the relegated against theirs; who has missed a season
    says as much as a newcomer.
    """
    how = None if one["away"] or one["division"] is None else one["claim"]
    if how == "struck":
        return 1, lowest
    if how == "relegated":
        return 1, min(one["division"], lowest)
    if how is None or one["division"] > lowest:
        return 1, 0
    return (3 if how == "promoted" else 2), one["division"]


def _taken(queues: Sequence[list[int]], says: list[int], size: int) -> Iterator[int]:
    """Yield so many, those first who say least, and of these the last; who is taken says nothing any more."""
    for said, queue in enumerate(queues):
        while queue and size > 0:
            at = -heappop(queue)
            if says[at] == said:
                says[at], size = TAKEN, size - 1
                yield at


def planned(divisions: Sequence[Sequence[int]], rules: Fact) -> Iterator[Fact]:
    """Yield the fixtures that are made at the start of a season; none in formats whose rounds are drawn later."""
    if format_of(rules) not in AT_THE_START:
        return
    number = count(1)
    for division, group in enumerate(divisions, 1):
        for round_, seats in enumerate(_rounds(group, rules), 1):
            for players in seats:
                for board in range(rules["own"].get("boards", 1)):
                    yield _fixture(next(number), division, round_, players[::-1] if board % 2 else players)


def _fixture(number: int, division: int, round_: int, players: Sequence[int]) -> Fact:
    return {"number": number, "division": division, "round": round_, "entrants": list(players)}


def _rounds(group: Sequence[int], rules: Fact) -> list[list[list[int]]]:
    if rules["seats"] == 2:
        single = _circle(group)
        return single + ([[pair[::-1] for pair in each] for each in single] if meets_twice(rules) else [])
    first = DESIGNS.get((len(group), rules["seats"]))
    if first is None:
        return []
    return [[[group[(seat + shift) % len(group)] for seat in first]] for shift in range(len(group))]


def _circle(group: Sequence[int]) -> list[list[list[int]]]:
    """Return the rounds of a circle: with an even number the last one sits in the middle, with an odd nobody does."""
    people = len(group)
    rounds = people - 1 + people % 2
    table = []
    for number in range(rounds):
        pairs = [
            [group[(number + step) % rounds], group[(number - step) % rounds]] for step in range(1, (rounds + 1) // 2)
        ]
        if not people % 2:
            middle = [group[-1], group[number]]
            pairs.append(middle if not number % 2 else middle[::-1])
        table.append(pairs)
    return table


def meetings_of(
    newcomer: int, opponents: Sequence[int], made: Sequence[Fact], *, is_double: bool, first: int, division: int
) -> list[Fact]:
    """Return the fixtures of somebody who comes late, each in the first round in which both have nothing to play.

    Who had the first seat more often sits second.
    """
    played = [(each["round"], tuple(each["entrants"])) for each in made]
    found: list[Fact] = []
    for opponent in opponents:
        lead = _lead(opponent, played)
        is_first = lead > 0 or (lead == 0 and _lead(newcomer, played) < 0)
        pair = (newcomer, opponent) if is_first else (opponent, newcomer)
        for players in (pair, pair[::-1]) if is_double else (pair,):
            busy = {round_ for round_, each in played if not set(each).isdisjoint(players)}
            round_ = next(each for each in count(1) if each not in busy)
            played.append((round_, players))
            found.append(_fixture(first + len(found), division, round_, players))
    return found


def _lead(one: int, played: Sequence[tuple[int, tuple[int, ...]]]) -> int:
    """Return how much more often somebody sat first than second."""
    return sum((players[0] == one) - (players[1] == one) for _, players in played)


def value_faults(seed: bytes, season: str, draws: Sequence[Fact], first: int) -> Iterator[str]:
    """Yield which draws do not follow from the seed, numbered on."""
    for number, drawn in enumerate(draws, first):
        if drawn["number"] != number or drawn["value"] != draw(seed, season, number, drawn["sides"]):
            yield f"draw {drawn['number']} does not follow from the seed"


def round_faults(
    fact: Fact, group: Sequence[int], fixtures: Mapping[int, Fact], left: Collection[int]
) -> Iterator[str]:
    """Yield why a round cannot be drawn so: everybody has one fixture or a bye in it, nobody plays who has left."""
    own = [each["round"] for each in fixtures.values() if each["division"] == fact["division"]]
    latest = max((each["round"] for each in fixtures.values()), default=0)
    made, first = fact["fixtures"], max(fixtures, default=0) + 1
    if not group or not max(own, default=0) < fact["round"] <= latest + 1:
        yield f"round {fact['round']} is not the next one of a division {fact['division']}"
    if [each["number"] for each in made] != list(range(first, first + len(made))):
        yield "its fixtures are not numbered on"
    if any((each["division"], each["round"]) != (fact["division"], fact["round"]) for each in made):
        yield "a fixture of it says that it belongs to another round"
    seated = [one for each in made for one in each["entrants"]] + fact["byes"]
    if len(set(seated)) < len(seated):
        yield "somebody plays twice in a round"
    if not set(seated) <= set(group):
        yield "somebody plays who is not in the division"
    if any(one in left for one in seated):
        yield "somebody plays who has left"
    if not set(group) - set(left) <= set(seated):
        yield "somebody who takes part has neither a fixture nor a bye"


def meeting_faults(
    fact: Fact, group: Sequence[int], fixtures: Mapping[int, Fact], left: Collection[int]
) -> Iterator[str]:
    """Yield why fixtures cannot be made so, whatever the format: who plays takes part, and each has its own number."""
    numbers = [each["number"] for each in fact["fixtures"]]
    if len(set(numbers)) < len(numbers) or not fixtures.keys().isdisjoint(numbers):
        yield "a fixture has the number of another"
    for fixture in fact["fixtures"]:
        players = fixture["entrants"]
        if len(set(players)) < len(players) or not set(players) <= set(group):
            yield f"fixture {fixture['number']} is not one of people who take part"
        elif set(players) <= set(left):
            yield f"fixture {fixture['number']} is one of people who have left"
