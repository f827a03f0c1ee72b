"""The standings that tie-breaks look at, and the figures that they give.

A figure holds the terms that it is the sum of, so that a table can show why somebody is third.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from leagues.core import Criterion, EntrantId, Fixture, Scoring
from leagues.points import PointShare, total


class Term(NamedTuple):
    """One summand of a figure: the fixture and the opponent that it comes from, and how much it adds.

    A round without a fixture that counts (a bye, absence) gives one with neither.
    """

    fixture: int | None
    opponent: EntrantId | None
    value: Fraction


@dataclass(frozen=True, slots=True)
class Figure:
    """An entrant's figure for a tie-break, with the terms of its sum."""

    value: Fraction
    terms: tuple[Term, ...] = ()


def figure_of(*terms: Term) -> Figure:
    """Return the figure that is the sum of these terms."""
    return Figure(total([term.value for term in terms]), terms)


@dataclass(frozen=True)
class Standings:
    """The standings of a division as tie-breaks see them: everybody's shares and points, and the fixtures.

    Attributes:
        shares: of each entrant, in the order of fixtures.
        points: of each entrant, adjustments included.
        fixtures: those that count or will count once they have ended.
        scoring: what results are worth.
        lots: each entrant's number in the draw of lots, the lowest first.
        byes: how many rounds somebody won without a fixture.
        against: what entrants are worth to their opponents; None: their points.
        rounds: how many there were so far, where rounds are drawn one by one.
        missed: in how many of them somebody was not paired.
        uncounted: in how many of them somebody had a fixture that counts for nobody.
        known: figures that were counted already; None where shares or points still change.
        usual_meetings: how often two were to meet who have no fixture that counts.
        boards: the board points of each team.
    """

    shares: Mapping[EntrantId, Sequence[PointShare]]
    points: Mapping[EntrantId, Fraction]
    fixtures: Sequence[Fixture]
    scoring: Scoring
    lots: Mapping[EntrantId, int] = field(default_factory=dict)
    byes: Mapping[EntrantId, int] = field(default_factory=Counter)
    against: Mapping[EntrantId, Fraction] | None = None
    rounds: int = 0
    missed: Mapping[EntrantId, int] = field(default_factory=Counter)
    uncounted: Mapping[EntrantId, int] = field(default_factory=Counter)
    known: dict[tuple[Criterion, EntrantId], Figure] | None = None
    usual_meetings: int = 1
    boards: Mapping[EntrantId, Figure] = field(default_factory=dict)

    def worth(self, entrant: EntrantId) -> Fraction:
        """Return what an entrant is worth to opponents in Sonneborn-Berger and Buchholz."""
        return (self.points if self.against is None else self.against)[entrant]

    def dummy(self, entrant: EntrantId) -> Fraction:
        """Return what a round without a fixture is worth: own points, at most a draw for each (FIDE C.07)."""
        return min(self.points[entrant], Fraction(self.scoring.draw * self.rounds))

    @cached_property
    def meetings(self) -> Mapping[EntrantId, Mapping[EntrantId, int]]:
        """Return how often everybody is to meet everybody."""
        found: dict[EntrantId, Counter[EntrantId]] = {}
        for fixture in self.fixtures:
            for entrant, opponent in permutations(fixture.entrants, 2):
                found.setdefault(entrant, Counter())[opponent] += 1
        return found
