"""A search of every way in which the last open fixtures of a division can end, for the best and the worst place.

Points, wins and direct encounters follow from such a course; scores do not. A tie that is left to what does not follow
(`TieBreak.needs`) may be broken either way. For one entrant's best (worst) place, courses are tried fixture by fixture:
their own first, then those of entrants with whom they could be tied. A branch is cut as soon as it cannot be better
(worse) than the best place found. Divisions are searched only if they have at most 4 to the power of 8 courses, a few
more than 3 to the power of 10: eight fixtures of two, four tables of three, two of four. In divisions of more than ten
the limit is 4 to the power of 5.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import lcm, prod
from typing import Final

from leagues.core import EntrantId, Fixture, Result, Scoring
from leagues.points import PointShare, shares
from leagues.table import tie_breaks_of
from leagues.tie_breaks.core import Group, TieBreak, ranked
from leagues.tie_breaks.standings import Standings

SMALL: Final = 10
"""The most entrants of a small division; in a larger one each course takes longer to evaluate."""
MOST_COURSES: Final = 4**8
MOST_COURSES_OF_MANY: Final = 4**5
"""The most courses that are searched in a small and in a larger division."""

PossibleEnding = tuple[PointShare, ...]
"""One way in which a fixture can end."""


def ways(fixture: Fixture, scoring: Scoring) -> tuple[PossibleEnding, ...]:
    """Return the ways in which a fixture can end that make a difference to the table, apart from scores."""
    ends = [Result(fixture.number, "double_walkover")]
    for places in _places(len(fixture.entrants)):
        ends.append(Result(fixture.number, "played", places))
        if not scoring.has_walkover_wins and fixture.is_pair and places != (1, 1):
            ends.append(Result(fixture.number, "walkover", places))
    if scoring.unplayed == "nothing":
        ends.append(Result(fixture.number, "unplayed"))
    return tuple(shares(fixture, end, scoring) for end in ends)


def _places(seats: int) -> Iterator[tuple[int, ...]]:
    """Yield all combinations of places at a table, shared places included."""
    for ranks in product(range(seats), repeat=seats):
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        if max(ranks) + 1 == len(set(ranks)):
            yield places


@dataclass(frozen=True, slots=True)
class OutcomeSearch:
    """A division's open fixtures with the ways in which each can end, and its standings so far."""

    standings: Standings
    entrants: Group
    open: Mapping[Fixture, tuple[PossibleEnding, ...]]

    @classmethod
    def of(cls, standings: Standings, entrants: Group, open_fixtures: Sequence[Fixture]) -> "OutcomeSearch | None":
        """Return the search of a division, None if it has too many courses."""
        most = MOST_COURSES if len(entrants) <= SMALL else MOST_COURSES_OF_MANY
        found: dict[Fixture, tuple[PossibleEnding, ...]] = {}
        for fixture in open_fixtures:
            found[fixture] = ways(fixture, standings.scoring)
            if prod(map(len, found.values())) > most:
                return None
        return cls(standings, entrants, found)

    def extreme(self, entrant: EntrantId, *, is_best: bool, goal: int) -> int:
        """Return the best (or worst) place of an entrant over all courses, which cannot be beyond `goal`."""
        search = _Search(self, entrant, is_best=is_best, goal=goal)
        search.go_on(0)
        return search.found


@dataclass(frozen=True, slots=True)
class _Step:
    """An open fixture in a search: the most that it gives each entrant, and its ways with points in whole units."""

    most: Mapping[EntrantId, int]
    ways: Sequence[tuple[PossibleEnding, Mapping[EntrantId, int]]]


class _Search:
    """The search for one entrant's best or worst place.

    The least and the most that everybody can have, and all shares, are those of the course being tried. Points are
    whole numbers of the largest unit of which all are multiples.
    """

    def __init__(self, search: OutcomeSearch, entrant: EntrantId, *, is_best: bool, goal: int) -> None:
        made = search.standings
        self._entrant, self._is_best, self._goal = entrant, is_best, goal
        self._unit = lcm(*(points.denominator for points in _all_points(search)))
        self._least = {member: int(made.points[member] * self._unit) for member in search.entrants}
        self._most = dict(self._least)
        self._shares = {member: list(made.shares[member]) for member in search.entrants}
        self._live = replace(made, shares=self._shares, points=_Points(self._least, self._unit), known=None)
        self._tie_breaks = tie_breaks_of(made)
        self._unscored = frozenset(member for fixture in search.open for member in fixture.entrants)
        self._steps = self._ordered([self._step(ends) for ends in search.open.values()])
        self.found = len(search.entrants) + 1 if is_best else 0

    def _step(self, found: Sequence[PossibleEnding]) -> _Step:
        """Return an open fixture with its most promising ways first."""
        units = [{share.entrant: int(share.points * self._unit) for share in way} for way in found]
        most = {entrant: max(given[entrant] for given in units) for entrant in units[0]}
        sign = 1 if self._is_best else -1
        tried = sorted(
            zip(found, units, strict=True),
            key=lambda way: (-sign * way[1].get(self._entrant, 0), sign * sum(way[1].values())),
        )
        return _Step(most, tried)

    def _ordered(self, steps: Sequence[_Step]) -> Sequence[_Step]:
        """Return the entrant's own fixtures first, then by how many of the others could be tied with them."""
        for step in steps:
            for entrant, most in step.most.items():
                self._most[entrant] += most
        goal = self._most[self._entrant] if self._is_best else self._least[self._entrant]
        near = {entrant for entrant, least in self._least.items() if least <= goal <= self._most[entrant]}
        return sorted(steps, key=lambda step: (self._entrant in step.most, len(near & step.most.keys())), reverse=True)

    def go_on(self, depth: int) -> None:
        """Try every course that continues from here."""
        if not self._is_better(self._bound()):
            return
        if self._is_settled():
            place, is_sure = self._place()
            if not self._is_better(place):
                return
            if is_sure:
                self.found = place
                return
        step = self._steps[depth]
        for way, units in step.ways:
            self._take(way, units, step.most)
            self.go_on(depth + 1)
            self._give_back(units, step.most)
            if self.found == self._goal:
                return

    def _take(self, way: PossibleEnding, units: Mapping[EntrantId, int], most: Mapping[EntrantId, int]) -> None:
        for share in way:
            self._shares[share.entrant].append(share)
        for entrant, unit in units.items():
            self._least[entrant] += unit
            self._most[entrant] += unit - most[entrant]

    def _give_back(self, units: Mapping[EntrantId, int], most: Mapping[EntrantId, int]) -> None:
        for entrant, unit in units.items():
            self._shares[entrant].pop()
            self._least[entrant] -= unit
            self._most[entrant] -= unit - most[entrant]

    def _is_better(self, place: int) -> bool:
        return place < self.found if self._is_best else place > self.found

    def _bound(self) -> int:
        """Return a bound by points alone that no course from here can beat."""
        if self._is_best:
            own = self._most[self._entrant]
            return 1 + sum([least > own for least in self._least.values()])
        own = self._least[self._entrant]
        return sum([most >= own for most in self._most.values()])

    def _is_settled(self) -> bool:
        """Tell whether it is certain who is tied with the entrant."""
        own = self._least[self._entrant]
        return own == self._most[self._entrant] and all(
            not least <= own <= self._most[entrant] or least == self._most[entrant]
            for entrant, least in self._least.items()
        )

    def _place(self) -> tuple[int, bool]:
        """Return the entrant's place and whether it is certain; if not, no course from here can beat it."""
        own = self._least[self._entrant]
        first = 1 + sum([least > own for least in self._least.values()])
        group: Group = tuple(entrant for entrant, least in self._least.items() if least == own)
        for tie_break in self._tie_breaks:
            if len(group) == 1 or not self._is_decidable(tie_break, group):
                break
            if tie_break.needs == "opponents" and not self._has_final_opponents(group):
                return self._undecided(tie_break, first, group), False
            ahead, group = self._part(tie_break, group)
            first += ahead
        return (first if self._is_best else first + len(group) - 1), True

    def _is_decidable(self, tie_break: TieBreak, group: Group) -> bool:
        """Tell whether everything that a tie-break needs about a group follows from a course."""
        match tie_break.needs:
            case "lots" | "results" | "opponents":
                return True
            case "scores":
                return self._unscored.isdisjoint(group)
            case "everything":
                return False

    def _part(self, tie_break: TieBreak, group: Group) -> tuple[int, Group]:
        """Return how many of a group a tie-break puts before the entrant, and who stays tied with them."""
        ahead = 0
        for part in ranked(group, self._live, (tie_break,)):
            if self._entrant in part:
                return ahead, part
            ahead += len(part)
        raise AssertionError(tie_break.key)

    def _has_final_opponents(self, group: Group) -> bool:
        opponents = {share.opponents[0] for entrant in group for share in self._shares[entrant]}
        return all(self._least[entrant] == self._most[entrant] for entrant in opponents)

    def _undecided(self, tie_break: TieBreak, first: int, group: Group) -> int:
        """Return a bound for the best (worst) place in a group that opponents' points will split."""
        ahead, behind, weights_of = 0, 0, tie_break.weights or (lambda _shares: {})
        own = weights_of(self._shares[self._entrant])
        for other in group:
            theirs = weights_of(self._shares[other])
            weights = {entrant: theirs.get(entrant, 0) - own.get(entrant, 0) for entrant in theirs.keys() | own.keys()}
            leads = [(weight * self._least[whom], weight * self._most[whom]) for whom, weight in weights.items()]
            ahead += sum(map(min, leads)) > 0
            behind += sum(map(max, leads)) < 0
        return first + ahead if self._is_best else first + len(group) - 1 - behind


class _Points(Mapping[EntrantId, Fraction]):
    """Points kept in whole units, as tie-breaks see them."""

    def __init__(self, units: Mapping[EntrantId, int], unit: int) -> None:
        self._units, self._unit = units, unit

    def __getitem__(self, entrant: EntrantId) -> Fraction:
        return Fraction(self._units[entrant], self._unit)

    def __iter__(self) -> Iterator[EntrantId]:
        return iter(self._units)

    def __len__(self) -> int:
        return len(self._units)


def _all_points(search: OutcomeSearch) -> Iterator[Fraction]:
    yield from (search.standings.points[entrant] for entrant in search.entrants)
    yield from (share.points for found in search.open.values() for way in found for share in way)
