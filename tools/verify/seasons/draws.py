"""What is drawn and made from the seed of a season: lots, divisions, fixtures. It shares no code with the bot."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from tools.verify.log import Fact
from tools.verify.proofs import dealt, draw

AWAY: Final = 0.933
"""What each season away leaves of somebody's standing."""

DESIGNS: Final[Mapping[tuple[int, int], Sequence[int]]] = {
    (4, 4): (0, 1, 2, 3),
    (5, 4): (0, 1, 2, 3),
    (7, 4): (0, 1, 2, 4),
    (13, 4): (0, 1, 3, 9),
    (7, 3): (0, 1, 3),
}
"""Who sits at the first table of tables of three and four, by people and seats; the others follow by counting on."""


def lots_of(seed: bytes, season: str, people: Sequence[int]) -> tuple[list[Fact], list[int]]:
    """Return the draws of the lots and the order that they give."""
    sides = range(len(people), 1, -1)
    values = [draw(seed, season, number, side) for number, side in enumerate(sides)]
    draws = [{"number": at, "sides": side, "value": values[at]} for at, side in enumerate(sides)]
    return draws, dealt(people, values)


def divided(fact: Fact) -> list[int]:
    """Return entrants as divisions take them: by the division earned and the standing, then by rating, then by lot."""
    lots = {one: number for number, one in enumerate(fact["lots"])}

    def rank(one: Fact) -> tuple[float, ...]:
        lot = lots[one["entrant"]]
        if one["division"] is None:
            return (1, 0, 0, -one["rating"], lot)
        weight = AWAY ** one["away"]
        return (0, one["division"] / weight, -(one["of"] - one["order"]) / one["of"] * weight, -one["rating"], lot)

    return [one["entrant"] for one in sorted(fact["records"], key=rank)]


def planned(divisions: Sequence[Sequence[int]], rules: Fact) -> Iterator[Fact]:
    """Yield the fixtures that are made at the start of a season; none in formats whose rounds are drawn later."""
    if rules["format"] not in {"single", "double", "teams"}:
        return
    number = count(1)
    for division, group in enumerate(divisions, 1):
        for round_, seats in enumerate(_rounds(group, rules), 1):
            for players in seats:
                for board in range(rules["boards"] or 1):
                    yield _fixture(next(number), division, round_, players[::-1] if board % 2 else players)


def _fixture(number: int, division: int, round_: int, players: Sequence[int]) -> Fact:
    return {"number": number, "division": division, "round": round_, "entrants": list(players)}


def _rounds(group: Sequence[int], rules: Fact) -> list[list[list[int]]]:
    if rules["seats"] == 2:
        single = _circle(group)
        return single + ([[pair[::-1] for pair in each] for each in single] if rules["format"] == "double" else [])
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
