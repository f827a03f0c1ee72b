"""Tables of three and four for any number of people, drawn round by round (leagues.md, section 10; docs/leagues.md).

People sit with others whose points are close to theirs and whom they have met as rarely as possible. The cost is 50
for each earlier meeting of two, squared, plus the differences of points among all at a table. It is lowered by swapping
two people as long as that helps, and again after a few have been moved at random.

Places at a table of two are worth as much as at larger ones if the season's `Scoring` gives 6 for a win and 3 for a
draw.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, combinations, pairwise, permutations, product
from math import lcm
from typing import Final

from games.core import Chance
from leagues.core import EntrantId, Fixture, Played, Scoring
from leagues.draws import Lots, shuffled
from leagues.table import points

AGAIN: Final = 50
"""The weight of an earlier meeting, in table points; squared, so that a third one costs four times as much."""

TRIED: Final = 40
"""Random moves tried in search of better tables."""

MOVED: Final = 3
"""Swaps of two people in each of these moves."""

Tables = list[list[int]]
"""Numbers of people in the order of standing, by table."""


class TooFewForTables(ValueError):
    """One person makes no table."""


def sizes(people: int) -> tuple[int, ...]:
    """Return the sizes of the tables: as many of four as possible, the others of three; five people are three and two.

    Raises:
        TooFewForTables: fewer than two people.
    """
    if people < 2:
        raise TooFewForTables(people)
    threes = -people % 4
    if 3 * threes > people:
        return (people,) if people == 2 else (3, 2)
    return (4,) * ((people - 3 * threes) // 4) + (3,) * threes


def draw_round(
    played: Played, scoring: Scoring, people: Sequence[EntrantId], chance: Chance, *, division: int, first_number: int
) -> tuple[Fixture, ...]:
    """Return the tables of the next round, the best first; the same facts and the same chance give the same ones.

    Draws one number, from which all lots come. They decide between equal points, and between seats that somebody has
    had equally often.

    Args:
        played: all that has happened so far.
        scoring: what results are worth.
        people: those who take part in the round; those who have withdrawn are left out.
        chance: for the lots.
        division: the division's number.
        first_number: of the first table.

    Raises:
        TooFewForTables: fewer than two people.
    """
    gone = {withdrawal.entrant for withdrawal in played.withdrawals}
    rng = Lots(chance)
    lots = shuffled(sorted(entrant for entrant in people if entrant not in gone), rng)
    total, past = points(played, scoring), _counted(played)
    order = sorted(lots, key=lambda entrant: -total[entrant])
    tables = _tables(_weights(order, total, past), rng)
    had = Counter((entrant, seat) for fixture in past for seat, entrant in enumerate(fixture.entrants))
    seated = [_seated([entrant for entrant in lots if order.index(entrant) in table], had) for table in tables]
    round_ = played.rounds + 1
    return tuple(Fixture(number, division, round_, table) for number, table in enumerate(seated, first_number))


def _counted(played: Played) -> Sequence[Fixture]:
    """Return the fixtures in which people have met, or are meeting: all but those that ended without play."""
    endings = {result.fixture: result.ending for result in played.results}
    return [fixture for fixture in played.fixtures if endings.get(fixture.number, "played") == "played"]


def _weights(
    order: Sequence[EntrantId], total: Mapping[EntrantId, Fraction], past: Sequence[Fixture]
) -> Sequence[Sequence[int]]:
    """Return the cost of each pair, by their numbers in the order, in whole units."""
    unit = lcm(*(total[entrant].denominator for entrant in order))
    met = Counter(pair for fixture in past for pair in combinations(sorted(fixture.entrants), 2))
    return [
        [
            unit * AGAIN * met[min(first, second), max(first, second)] ** 2
            + int(unit * abs(total[first] - total[second]))
            for second in order
        ]
        for first in order
    ]


def _tables(weights: Sequence[Sequence[int]], rng: Chance) -> Tables:
    """Return the cheapest tables found, beginning with the order as it is."""
    best = _settled(_dealt(range(len(weights))), weights)
    for _ in range(TRIED):
        tried = _settled(_moved(best, rng), weights)
        best = min(best, tried, key=lambda tables: _cost(tables, weights))
    return sorted(map(sorted, best))


def _dealt(people: Iterable[int]) -> Tables:
    order = list(people)
    ends = list(accumulate(sizes(len(order))))
    return [order[start:end] for start, end in pairwise((0, *ends))]


def _cost(tables: Tables, weights: Sequence[Sequence[int]]) -> int:
    return sum(weights[first][second] for table in tables for first, second in combinations(table, 2))


def _moved(tables: Tables, rng: Chance) -> Tables:
    """Return the tables with a few people swapped at random."""
    order = [number for table in tables for number in table]
    for _ in range(MOVED):
        first, second = rng.die(len(order)) - 1, rng.die(len(order)) - 1
        order[first], order[second] = order[second], order[first]
    return _dealt(order)


def _settled(tables: Tables, weights: Sequence[Sequence[int]]) -> Tables:
    """Return the tables after every swap of two people that lowers the cost, until none does."""
    costs = [[sum(row[each] for each in table) for table in tables] for row in weights]  # of a person at each table
    is_lower = True
    while is_lower:
        is_lower = False
        for (here, one), (there, other) in combinations(enumerate(tables), 2):
            for mine, theirs in product(range(len(one)), range(len(other))):
                goes, comes = one[mine], other[theirs]
                now = costs[goes][here] + costs[comes][there] + 2 * weights[goes][comes]
                if now > costs[goes][there] + costs[comes][here]:
                    one[mine], other[theirs] = comes, goes
                    for cost, row in zip(costs, weights, strict=True):
                        cost[here] += row[comes] - row[goes]
                        cost[there] += row[goes] - row[comes]
                    is_lower = True
    return tables


def _seated(table: Sequence[EntrantId], had: Mapping[tuple[EntrantId, int], int]) -> tuple[EntrantId, ...]:
    """Return a table in the order of seats, so that all in all everybody sits where they have sat least."""
    ways = permutations(table)
    return min(ways, key=lambda way: sum(had[entrant, seat] ** 2 for seat, entrant in enumerate(way)))
