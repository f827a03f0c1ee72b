"""Dividing people into divisions, and who moves up or down (leagues.md, section 4)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from leagues.core import EntrantId
from leagues.table import Table

AWAY_WEIGHT = 0.933
"""What each season away leaves of somebody's standing, so that a break costs a little and not everything."""


@dataclass(frozen=True, slots=True)
class Record:
    """What an entrant brings from earlier seasons and matches.

    Attributes:
        entrant: whose record this is.
        division: where they belong after promotion and relegation, 1 is the highest; None for newcomers.
        order: the place among all of the last season, from 0 for the first; of newcomers it is not looked at.
        of: how many took part in that season.
        away: how many seasons they have missed since.
        rating: what they have surely reached in the game, 0 without a match; it tells newcomers apart.
    """

    entrant: EntrantId
    division: int | None = None
    order: int = 0
    of: int = 1
    away: int = 0
    rating: int = 0

    @property
    def standing(self) -> float:
        """Return a share from 1 for the first of all to nearly 0 for the last, less for seasons away."""
        return (self.of - self.order) / self.of * AWAY_WEIGHT**self.away


def sizes(people: int, *, least: int, most: int) -> tuple[int, ...]:
    """Return the sizes of the divisions, which differ by at most one: as few divisions as `most` allows.

    Where the numbers do not go into divisions of `least` to `most` people, larger ones are better than a lone rest.
    """
    if people < least:
        return ()
    count = max(1, min(-(-people // most), people // least))
    small, larger = divmod(people, count)
    return tuple(small + (number < larger) for number in range(count))


def sizes_of(people: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """Return sizes that add up to all, or to as many as possible, using only the allowed ones; larger ones first.

    Columbiz is balanced in divisions of 4, 5, 7 and 13 only (leagues.md, section 10).
    """
    best: dict[int, tuple[int, ...]] = {0: ()}
    for total in range(1, people + 1):
        ways = [(*best[total - size], size) for size in allowed if total - size in best]
        if ways:
            best[total] = min(ways, key=lambda way: (len(way), max(way) - min(way)))
    return tuple(sorted(best[max(best)], reverse=True))


def divide(
    records: Sequence[Record], division_sizes: Sequence[int], lots: Mapping[EntrantId, int]
) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the divisions, the highest first.

    Those who come back stand by the division that they have earned, then by their standing; newcomers come after
    them, by rating. Lots decide what is left.
    """
    ordered = sorted(
        records,
        key=lambda one: (
            one.division is None,
            _division(one),
            -one.standing if one.division is not None else 0.0,
            -one.rating,
            lots[one.entrant],
        ),
    )
    people = iter(ordered)
    return tuple(tuple(record.entrant for record in islice(people, size)) for size in division_sizes)


def _division(record: Record) -> float:
    """Return the division somebody belongs to; a season away moves them down by degrees, not to the bottom."""
    return 0.0 if record.division is None else record.division / AWAY_WEIGHT**record.away


def moved(tables: Sequence[Table], *, promoted: int, relegated: int) -> Mapping[EntrantId, int]:
    """Return the division of each entrant in the next season, 1 is the highest.

    Nobody is parted from those who share their place: where a place on the line is shared, more go up or down than
    planned. Who was struck goes to the lowest division.
    """
    lowest = len(tables)
    after: dict[EntrantId, int] = {}
    for number, table in enumerate(tables, 1):
        standing = [row for row in table.rows if row.place is not None]
        sharing = Counter(row.place for row in standing)
        for row in table.rows:
            if row.place is None:
                after[row.entrant] = lowest
            elif number > 1 and row.place <= promoted:
                after[row.entrant] = number - 1
            elif number < lowest and promoted < row.place > len(standing) - relegated - sharing[row.place] + 1:
                after[row.entrant] = number + 1
            else:
                after[row.entrant] = number
    return after
