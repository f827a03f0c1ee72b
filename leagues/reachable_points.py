"""A bound for how many entrants can still reach a number of points, given who plays whom.

One win cannot lift two who meet. A fixture can give `k` of its entrants together no more than the best `k` places are
worth; a group can get what it needs only if each part of it can. For wins, draws and losses at 2, 1 and 0 this is
exact; if a draw is worth less than half a win it is a bound, never too low.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import Final

from leagues.core import EntrantId, Fixture, Scoring
from leagues.points import TABLE_POINTS

MOST_IN_GROUPS: Final = 10
"""The largest division in which every group is checked; in larger ones only the sum of all needs is."""


@dataclass(frozen=True, slots=True)
class RemainingRounds:
    """Rounds still to be drawn: how many, and the worth of the places of each, the most first.

    A bye is a place, too. Anybody who takes part may get any of them.
    """

    rounds: int
    worth: tuple[Fraction, ...] = ()


NONE: Final = RemainingRounds(0)

Worth = Sequence[Fraction]
"""The most that 0, 1, 2, ... entrants of a fixture can get from it together."""


def worth(fixture: Fixture, scoring: Scoring) -> Worth:
    """Return the most that 0, 1, 2, ... entrants of a fixture can have from it together."""
    if fixture.is_pair:
        return tuple(map(Fraction, (0, max(scoring.win, scoring.draw), max(scoring.win, 2 * scoring.draw))))
    last = len(fixture.entrants) - 1
    places = (Fraction(TABLE_POINTS * behind, last) for behind in range(last, -1, -1))
    return tuple(accumulate(places, initial=Fraction(0)))


class ReachablePoints:
    """The points that open fixtures of a division, and rounds still to be drawn, can give to any group of entrants.

    `here` are those who take part in further rounds. Everything is counted in whole units, `unit` of them to a point,
    chosen so that all needs are whole numbers.
    """

    def __init__(
        self,
        entrants: Sequence[EntrantId],
        fixtures: Sequence[Fixture],
        scoring: Scoring,
        *,
        here: Collection[EntrantId] = (),
        remaining: RemainingRounds = NONE,
        unit: int = 1,
    ) -> None:
        self._bits = {entrant: 1 << number for number, entrant in enumerate(entrants)}
        self._worths = [
            (sum(map(self._bits.__getitem__, fixture.entrants)), [int(unit * most) for most in worth(fixture, scoring)])
            for fixture in fixtures
        ]
        self._here = sum(self._bits[entrant] for entrant in here)
        later = accumulate(remaining.worth, initial=Fraction(0))
        self._later = [int(unit * remaining.rounds * most) for most in later]
        self._supplies: dict[int, int] = {}

    def gain(self, entrant: EntrantId) -> int:
        """Return the most that somebody can still get, in units."""
        return self._supply(self._bits[entrant])

    def most(self, needs: Mapping[EntrantId, int]) -> int:
        """Return a bound for how many can get what they need together if everybody else may be left with nothing.

        Args:
            needs: of everybody but the entrant to be overtaken, in units; zero or less if they need nothing more.
        """
        wanted = {self._bits[entrant]: need for entrant, need in needs.items() if need > 0}
        alone = {bit: need for bit, need in wanted.items() if need <= self._supply(bit)}
        passed = len(needs) - len(wanted)
        if len(self._bits) <= MOST_IN_GROUPS:
            return passed + self._largest(alone)
        supply = self._supply(sum(map(self._bits.__getitem__, needs)))
        return passed + sum(total <= supply for total in accumulate(sorted(alone.values())))

    def _largest(self, needs: Mapping[int, int]) -> int:
        """Return the size of the largest group every part of which gets what it needs; groups grow one by one."""
        groups = {0: 0}
        for size in range(len(needs)):
            larger = {
                group | bit: need + total
                for group, total in groups.items()
                for bit, need in needs.items()
                if bit > group
            }
            groups = {
                group: total
                for group, total in larger.items()
                if total <= self._supply(group) and all(group ^ bit in groups for bit in needs if group & bit)
            }
            if not groups:
                return size
        return len(needs)

    def _supply(self, group: int) -> int:
        if group not in self._supplies:
            given = (most[(group & members).bit_count()] for members, most in self._worths)
            self._supplies[group] = sum(given, self._later[min((group & self._here).bit_count(), len(self._later) - 1)])
        return self._supplies[group]
