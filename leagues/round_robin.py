"""Round robin schedules, and balanced designs for tables of three and four.

Rounds only order the waves in which fixtures start; nobody waits for a round to end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count as counted
from typing import Final

from leagues.core import EntrantId, Fixture

Round = tuple[tuple[int, ...], ...]
"""The tables of a round, each with its entrants' numbers in the draw in the order of the seats."""

DESIGNS: Final = {
    (4, 4): (0, 1, 2, 3),
    (5, 4): (0, 1, 2, 3),
    (7, 4): (0, 1, 2, 4),
    (13, 4): (0, 1, 3, 9),
    (7, 3): (0, 1, 3),
}
"""Cyclic designs by people and seats: shifted by 0, 1, 2, ... the table has every pair meet equally often and everybody
sit in every seat once (leagues.md, section 10)."""


class NoDesign(ValueError):
    """There is no balanced design for so many people at tables of this size."""


def berger(count: int) -> Iterator[Round]:
    """Yield the rounds in which `count` people meet once each; first seats differ by at most one.

    If their number is odd, one of them rests in each round.
    """
    rounds = count if count % 2 else count - 1
    for shift in range(rounds):
        tables = [((shift + i) % rounds, (shift - i) % rounds) for i in range(1, (rounds + 1) // 2)]
        if count % 2 == 0:
            tables.append((shift, rounds) if shift % 2 else (rounds, shift))
        yield tuple(tables)


def double_berger(count: int) -> Iterator[Round]:
    """Yield the rounds in which everybody meets everybody twice, once in each seat."""
    yield from berger(count)
    for tables in berger(count):
        yield tuple((second, first) for first, second in tables)


def cyclic(count: int, seats: int) -> Iterator[Round]:
    """Yield the tables of a balanced design, one per round.

    Raises:
        NoDesign: there is none for these numbers.
    """
    if (count, seats) not in DESIGNS:
        raise NoDesign(count, seats)
    first = DESIGNS[count, seats]
    for shift in range(count):
        yield (tuple((entrant + shift) % count for entrant in first),)


def fixtures(
    entrants: Sequence[EntrantId], *, division: int, seats: int = 2, is_double: bool = False, first_number: int = 1
) -> tuple[Fixture, ...]:
    """Return all fixtures of a division, numbered on from `first_number`.

    Args:
        entrants: in the order in which they were drawn.
        division: the division's number.
        seats: of the game.
        is_double: whether pairs meet once in each seat; only for two seats.
        first_number: of the first fixture.

    Raises:
        NoDesign: so many people cannot be spread evenly over tables of this size.
    """
    count = len(entrants)
    rounds = cyclic(count, seats) if seats > 2 else double_berger(count) if is_double else berger(count)
    tables = [(number, table) for number, tables in enumerate(rounds, 1) for table in tables]
    return tuple(
        Fixture(number, division, round_, tuple(entrants[member] for member in table))
        for number, (round_, table) in enumerate(tables, first_number)
    )


def joining(
    newcomer: EntrantId, opponents: Sequence[EntrantId], made: Sequence[Fixture], *, is_double: bool, first_number: int
) -> tuple[Fixture, ...]:
    """Return the fixtures of somebody who joins a division of pairs after its fixtures were `made`.

    The one who has had the first seat more often sits second, so that first seats still differ by at most one if nobody
    has left. Each fixture is in the first round in which both rest; with an odd number of people that is a bye.
    """
    division = made[0].division
    busy = {(entrant, fixture.round) for fixture in made for entrant in fixture.entrants}
    ahead = Counter[EntrantId]()
    for fixture in made:
        ahead.update({fixture.entrants[0]: 1, fixture.entrants[1]: -1})
    found: list[Fixture] = []
    for opponent in opponents:
        is_first = (ahead[opponent], -ahead[newcomer]) > (0, 0)
        seats = (newcomer, opponent) if is_first else (opponent, newcomer)
        for pair in (seats, seats[::-1]) if is_double else (seats,):
            round_ = next(number for number in counted(1) if busy.isdisjoint((entrant, number) for entrant in pair))
            busy.update((entrant, round_) for entrant in pair)
            ahead.update({pair[0]: 1, pair[1]: -1})
            found.append(Fixture(first_number + len(found), division, round_, pair))
    return tuple(found)
