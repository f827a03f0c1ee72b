"""Which places somebody can still reach: a simple bound, sound, and wide rather than wrong (leagues.md, section 9).

Everybody's own points lie between what they have and what they would have with every open fixture won. Who plays whom
is not looked at, and equal points may be broken either way; so a range may be wider than the truth and never narrower,
and it never widens while results come in. Rulings, withdrawals and given points may widen it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from leagues.core import EntrantId, Played, Scoring
from leagues.effects import effective
from leagues.points import TABLE_POINTS
from leagues.table import Table, table


@dataclass(frozen=True, slots=True)
class Span:
    """The best and the worst place that somebody can still have, 1 is the first."""

    best: int
    worst: int


def possible_places(played: Played, scoring: Scoring) -> Mapping[EntrantId, Span]:
    """Return the places that everybody who is not struck can still reach; exact places once nothing is open."""
    made, results = table(played, scoring), effective(played)
    standing = [row for row in made.rows if row.place is not None]
    still_open = [
        fixture
        for fixture in played.fixtures
        if fixture.number not in results.results and results.struck.isdisjoint(fixture.entrants)
    ]
    if not still_open:
        return {row.entrant: _final(made, row.entrant) for row in standing}
    gain = {
        row.entrant: sum(
            (_most(fixture.is_pair, scoring) for fixture in still_open if row.entrant in fixture.entrants), Fraction(0)
        )
        for row in standing
    }
    return {
        row.entrant: Span(
            1 + sum(other.points > row.points + gain[row.entrant] for other in standing),
            sum(other.points + gain[other.entrant] >= row.points for other in standing),
        )
        for row in standing
    }


def _most(is_pair: bool, scoring: Scoring) -> Fraction:  # noqa: FBT001 - read from the fixture
    return Fraction(max(scoring.win, scoring.draw) if is_pair else TABLE_POINTS)


def _final(made: Table, entrant: EntrantId) -> Span:
    """Return the place that somebody has, from the first to the last of those who share it."""
    place = made.row(entrant).place or 0
    return Span(place, place + sum(row.place == place for row in made.rows) - 1)
