"""Division of people, promotion and relegation, and what a corrected result moves (leagues.md, sections 4 and 9)."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Literal

from leagues.core import EntrantId
from leagues.table import Row, Table

AWAY_WEIGHT = 0.933
"""The part of somebody's standing that each season away leaves: a break costs a little, not everything."""


Claim = Literal["promoted", "stayed", "relegated", "struck"]
"""A claim to the next division, by the last season's table."""


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """An entrant's record from earlier seasons and matches.

    Attributes:
        entrant: whose record this is.
        division: where they belong after promotion and relegation, 1 is the highest; None for newcomers.
        order: how many finished ahead of them in the last season, over all divisions; ignored for newcomers.
        of: how many took part in that season.
        away: how many seasons they have missed since.
        rating: a lower bound of their rating in the game, 0 without a match; it ranks newcomers.
        claim: how they came to belong there; None for newcomers, ignored after a season away.
    """

    entrant: EntrantId
    division: int | None = None
    order: int = 0
    of: int = 1
    away: int = 0
    rating: int = 0
    claim: Claim | None = None

    @property
    def standing(self) -> float:
        """Return a share from 1 for the first of all to nearly 0 for the last, less for seasons away."""
        return (self.of - self.order) / self.of * AWAY_WEIGHT**self.away


def sizes(people: int, *, least: int, most: int) -> tuple[int, ...]:
    """Return the sizes of the divisions, which differ by at most one: as few divisions as `most` allows.

    If they cannot all have `least` to `most` people, larger divisions are better than a small leftover.
    """
    if people < least:
        return ()
    count = max(1, min(-(-people // most), people // least))
    small, larger = divmod(people, count)
    return tuple(small + (number < larger) for number in range(count))


def sizes_of(people: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """Return allowed sizes, the larger ones first, that add up to everybody or to as many people as possible.

    Columbiz is balanced in divisions of 4, 5, 7 and 13 only (leagues.md, section 10).
    """
    best: dict[int, tuple[int, ...]] = {0: ()}
    for total in range(1, people + 1):
        ways = [(*best[total - size], size) for size in allowed if total - size in best]
        if ways:
            best[total] = min(ways, key=lambda way: (len(way), max(way) - min(way)))
    return tuple(sorted(best[max(best)], reverse=True))


def divide(
    records: Sequence[DrawRecord], division_sizes: Sequence[int], lots: Mapping[EntrantId, int]
) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the divisions, the highest first; those for whom there is no place are left out.

    People are ranked by the division that they have earned, then by their standing; newcomers follow, by rating; lots
    decide the rest. Divisions are filled from the bottom, each with those who have the least claim to a higher one:
    nobody plays lower than they have earned unless the sizes force it, the lowest ranked first and those who were
    promoted last.
    """
    lowest, left_over = len(division_sizes), max(0, len(records) - sum(division_sizes))
    last_first = sorted(records, key=lambda record: _rank(record, lots), reverse=True)
    divisions: list[tuple[EntrantId, ...]] = []
    for number, size in zip(range(lowest + 1, 0, -1), (left_over, *reversed(division_sizes)), strict=True):
        least_claim_first = sorted(last_first, key=partial(_claim_above, number=number, lowest=lowest))
        here = {record.entrant for record in least_claim_first[:size]}
        divisions.append(tuple(record.entrant for record in reversed(last_first) if record.entrant in here))
        last_first = [record for record in last_first if record.entrant not in here]
    return tuple(reversed(divisions[1:]))


def _rank(record: DrawRecord, lots: Mapping[EntrantId, int]) -> tuple[float, ...]:
    """Return a number that is lower for those who rank higher."""
    if record.division is None:
        return 1, 0, 0, -record.rating, lots[record.entrant]
    # A season away moves people down by degrees, not to the bottom.
    return 0, record.division / AWAY_WEIGHT**record.away, -record.standing, -record.rating, lots[record.entrant]


def _claim_above(record: DrawRecord, number: int, lowest: int) -> int:
    """Return how strong somebody's claim is to a division above `number`; 0 is no claim at all."""
    if record.division is None or record.away or record.claim is None:
        return 1
    if record.claim in {"relegated", "struck"}:
        due = lowest if record.claim == "struck" else min(record.division, lowest)
        return 0 if due >= number else 1
    if record.division >= number:
        return 1
    return 3 if record.claim == "promoted" else 2


def claim(before: int, after: int, *, is_struck: bool) -> Claim:
    """Return the claim of somebody who belongs in a division after a season in another one, or in the same."""
    if is_struck:
        return "struck"
    return "stayed" if after == before else "promoted" if after < before else "relegated"


def moved(tables: Sequence[Table], *, promoted: int, relegated: int) -> Mapping[EntrantId, int]:
    """Return the division of each entrant in the next season, 1 is the highest.

    Those who share a place stay together: if a place on the line is shared, more go up or down than planned. But a
    place shared by most of a division promotes nobody, as hardly anything can have been played there. Those who were
    struck go to the lowest division.
    """
    lowest = len(tables)
    after: dict[EntrantId, int] = {}
    for number, table in enumerate(tables, 1):
        places = [row.place for row in table.rows if row.place is not None]
        up = _going_up(places, promoted, len(table.rows)) if number > 1 else ()
        down = _going_down(places, promoted, relegated) if number < lowest else ()
        for row in table.rows:
            if row.place is None:
                after[row.entrant] = lowest
            else:
                after[row.entrant] = number - (row.place in up) + (row.place in down)
    return after


def _going_up(places: Sequence[int], promoted: int, people: int) -> Collection[int]:
    """Return the places that are promoted: none that most people share, unless they were all to go up anyway."""
    return {
        place
        for place, sharing in Counter(places).items()
        if place <= promoted and (2 * sharing <= people or place + sharing - 1 <= promoted)
    }


def _going_down(places: Sequence[int], promoted: int, relegated: int) -> Collection[int]:
    """Return the places that are relegated; nobody who would be promoted if there were a division above."""
    safe = len(places) - relegated
    return {place for place, sharing in Counter(places).items() if place > promoted and place + sharing - 1 > safe}


@dataclass(frozen=True, slots=True)
class CorrectedMove:
    """The effect of a correction on an entrant.

    Attributes:
        entrant: who.
        before, after: their line in the table.
        division_before, division_after: where they would play in the next season.
    """

    entrant: EntrantId
    before: Row
    after: Row
    division_before: int
    division_after: int

    @property
    def points(self) -> Fraction:
        """Return by how many points somebody has more, or fewer."""
        return self.after.points - self.before.points

    @property
    def has_moved(self) -> bool:
        """Tell whether the place or the points are different."""
        places = [(row.place, row.is_shared, row.points) for row in (self.before, self.after)]
        return places[0] != places[1]

    @property
    def changes_division(self) -> bool:
        """Tell whether somebody is promoted or relegated now who was not, or the other way round."""
        return self.division_before != self.division_after


def differences(
    before: Sequence[Table], after: Sequence[Table], *, promoted: int, relegated: int
) -> tuple[CorrectedMove, ...]:
    """Return what the tables before and after say differently, in the order of the tables after."""
    return tuple(_differences(before, after, promoted=promoted, relegated=relegated))


def _differences(
    before: Sequence[Table], after: Sequence[Table], *, promoted: int, relegated: int
) -> Iterator[CorrectedMove]:
    known = {row.entrant: row for table in before for row in table.rows}
    earlier = moved(before, promoted=promoted, relegated=relegated)
    later = moved(after, promoted=promoted, relegated=relegated)
    for row in (row for table in after for row in table.rows if row.entrant in known):
        move = CorrectedMove(row.entrant, known[row.entrant], row, earlier[row.entrant], later[row.entrant])
        if move.has_moved or move.changes_division:
            yield move
