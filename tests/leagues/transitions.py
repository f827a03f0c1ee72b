"""From one season to the next: who was where, who belongs where, and where the draw puts them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby, islice
from typing import Final

from leagues.core import EntrantId
from leagues.divisions import DrawRecord, claim, divide, moved, sizes
from leagues.table import Row, Table

BOUNDS: Final = ((4, 6), (4, 8), (6, 8), (5, 10))
"""People in a division, at least and at most."""


@dataclass(frozen=True)
class Transition:
    """What people bring to a draw, and how many the divisions hold.

    Attributes:
        before: the division that each played in.
        records: of everybody who signs up again, and of newcomers.
        sizes: of the divisions.
    """

    before: Mapping[EntrantId, int]
    records: Sequence[DrawRecord]
    sizes: Sequence[int]

    @property
    def lots(self) -> Mapping[EntrantId, int]:
        return {one.entrant: number for number, one in enumerate(self.records)}

    def drawn(self) -> Mapping[EntrantId, int]:
        """Return the division in which everybody plays."""
        made = divide(self.records, self.sizes, self.lots)
        assert [len(group) for group in made] == list(self.sizes)
        return {one: number for number, group in enumerate(made, 1) for one in group}


def tables_of(places: Sequence[Sequence[int | None]]) -> tuple[Table, ...]:
    """Return tables in which people, numbered through, have these places."""
    tables, first = [], 1
    for division in places:
        rows = [
            Row(EntrantId(first + at), place, division.count(place) > 1, 0, 0, 0, 0, Fraction(0), Fraction(0), {})
            for at, place in enumerate(division)
        ]
        first += len(rows)
        tables.append(Table(tuple(rows), ()))
    return tuple(tables)


def transition(
    places: Sequence[Sequence[int | None]],
    *,
    leaving: Sequence[int] = (),
    newcomers: int = 0,
    away: Sequence[int] = (),
    up: int = 1,
    down: int = 1,
    least: int,
    most: int,
) -> Transition:
    """Return how a season with these places goes on; `leaving` and `away` are positions among all of it."""
    return going_on(
        tables_of(places), leaving=leaving, newcomers=newcomers, away=away, up=up, down=down, least=least, most=most
    )


def going_on(
    tables: Sequence[Table],
    *,
    leaving: Sequence[int] = (),
    newcomers: int = 0,
    away: Sequence[int] = (),
    up: int = 1,
    down: int = 1,
    least: int,
    most: int,
) -> Transition:
    """Return how a season with these tables goes on."""
    after = moved(tables, promoted=up, relegated=down)
    people = sum(len(table.rows) for table in tables)
    before, records = dict[EntrantId, int](), list[DrawRecord]()
    for number, table in enumerate(tables, 1):
        for _, sharing in groupby(table.rows, lambda row: row.place):
            earlier = len(before)
            for row in sharing:
                before[row.entrant] = number
                how = claim(number, after[row.entrant], is_struck=row.place is None)
                records.append(DrawRecord(row.entrant, after[row.entrant], earlier, people, claim=how))
    kept = [replace(one, away=int(at in away)) for at, one in enumerate(records) if at not in leaving]
    new = [DrawRecord(EntrantId(people + 1 + number), rating=number % 3) for number in range(newcomers)]
    return Transition(before, [*kept, *new], sizes(len(kept) + newcomers, least=least, most=most))


def all_transitions(most_people: int, *, every: int = 1) -> Iterator[Transition]:
    """Yield every number of people in two or more divisions, three fewer to four more, one to three up and down.

    Args:
        most_people: in the season before.
        every: how many of them one is taken of.
    """
    rng = random.Random(13)
    cases = (
        (bounds, people, change, moving)
        for bounds in BOUNDS
        for people in range(2 * bounds[0], most_people + 1)
        for change in range(-3, 5)
        for moving in range(1, bounds[0] // 2 + 1)
        if len(sizes(people, least=bounds[0], most=bounds[1])) > 1
    )
    for (least, most), people, change, moving in islice(cases, 0, None, every):
        leaving = rng.sample(range(people), max(0, -change) + rng.choice((0, 0, 1, 2)))
        yield transition(
            [range(1, size + 1) for size in sizes(people, least=least, most=most)],
            leaving=leaving,
            newcomers=max(0, change + len(leaving)),
            up=moving,
            down=moving,
            least=least,
            most=most,
        )
