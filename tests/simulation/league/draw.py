"""Draws a season's divisions again from its opened seed, as docs/fairness.md says, and looks at its fixtures."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import Any


def commitment(season: str, seed: str) -> str:
    """Return what was published before anybody signed up."""
    return hashlib.sha256(f"fernzug-seed-v1|{season}|{seed}".encode()).hexdigest()


def lots(season: str, seed: str, people: Sequence[int]) -> tuple[int, ...]:
    """Return people in the order that the seed gives, by Fisher and Yates from the end."""
    order = sorted(people)
    for number, last in enumerate(range(len(order) - 1, 0, -1)):
        other = _value(bytes.fromhex(seed), season, number, last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _value(seed: bytes, season: str, number: int, sides: int) -> int:
    limit = 2**256 - 2**256 % sides
    for block in count():
        drawn = int.from_bytes(hmac.digest(seed, f"fernzug-draw-v1|{season}|{number}|{block}".encode(), "sha256"))
        if drawn < limit:
            return drawn % sides + 1
    raise AssertionError


def faults_of_fixtures(planned: Sequence[Mapping[str, Any]], group: Sequence[int], *, is_double: bool) -> Iterator[str]:
    """Yield what is wrong with the fixtures of a division: pairs, seats, rounds."""
    tables = [tuple(each["entrants"]) for each in planned]
    seats = len(tables[0])
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    if len(met) != len(group) * (len(group) - 1) // 2 or len(set(met.values())) > 1:
        yield f"pairs meet unequally: {met}"
    if seats == 2 and set(met.values()) != {2 if is_double else 1}:
        yield "pairs meet too often"
    for seat in range(seats):
        sat = Counter(table[seat] for table in tables)
        if max(sat[one] for one in group) - min(sat[one] for one in group) > 1:
            yield f"seat {seat} is unequal: {sat}"
    rounds: dict[int, list[int]] = {}
    for each in planned:
        rounds.setdefault(each["round"], []).extend(each["entrants"])
    yield from (f"twice in round {number}" for number, people in rounds.items() if len(people) > len(set(people)))


def faults_of_joining(
    planned: Sequence[Mapping[str, Any]], newcomer: int, others: Sequence[int], made: Mapping[int, Mapping[str, Any]]
) -> Iterator[str]:
    """Yield what is wrong with the fixtures of a late joiner: whom they meet, numbers, seats, rounds."""
    met = Counter(one for each in planned for one in each["entrants"] if one != newcomer)
    if (
        sorted(met) != sorted(others)
        or len(set(met.values())) > 1
        or any(newcomer not in e["entrants"] for e in planned)
    ):
        yield f"{newcomer} meets {met} of {others}"
    if [each["number"] for each in planned] != list(range(max(made) + 1, max(made) + 1 + len(planned))):
        yield f"fixtures of {newcomer} are not numbered on"
    in_round = Counter((each["round"], one) for each in [*made.values(), *planned] for one in each["entrants"])
    yield from (f"{one} twice in round {number}" for (number, one), times in in_round.items() if times > 1)
