"""What another result has moved: places, points, and who is promoted or relegated (leagues.md, section 9)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from leagues.core import EntrantId
from leagues.divisions import moved
from leagues.table import Row, Table


@dataclass(frozen=True, slots=True)
class Move:
    """What is different for an entrant.

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


def differences(before: Sequence[Table], after: Sequence[Table], *, promoted: int, relegated: int) -> tuple[Move, ...]:
    """Return for whom the tables before and after say something different, in the order of the tables after."""
    return tuple(_differences(before, after, promoted=promoted, relegated=relegated))


def _differences(before: Sequence[Table], after: Sequence[Table], *, promoted: int, relegated: int) -> Iterator[Move]:
    known = {row.entrant: row for table in before for row in table.rows}
    earlier = moved(before, promoted=promoted, relegated=relegated)
    later = moved(after, promoted=promoted, relegated=relegated)
    for row in (row for table in after for row in table.rows if row.entrant in known):
        move = Move(row.entrant, known[row.entrant], row, earlier[row.entrant], later[row.entrant])
        if move.has_moved or move.changes_division:
            yield move
