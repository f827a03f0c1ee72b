"""What decides between entrants with equal points (leagues.md, sections 8 and 18.3 to 18.8).

Every criterion gives a figure with the terms that it is the sum of, so that a table can show why somebody is third.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from leagues.core import Criterion, EntrantId, Fixture, Scoring
from leagues.points import Share, total

ONE: Final = Fraction(1)
WEIGHTS: Final[Mapping[str | None, Fraction]] = {"won": ONE, "drawn": Fraction(1, 2)}
"""How much of an opponent's points counts in Sonneborn-Berger."""


class Term(NamedTuple):
    """One summand of a figure: the fixture and the opponent that it comes from, and how much it adds.

    A round without a fixture that counts (a bye, absence) gives one with neither.
    """

    fixture: int | None
    opponent: EntrantId | None
    value: Fraction


@dataclass(frozen=True, slots=True)
class Figure:
    """What a criterion gives an entrant, as a sum."""

    value: Fraction
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True)
class Standings:
    """What criteria look at: every entrant's shares and points, and which fixtures there are to be played.

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
    """

    shares: Mapping[EntrantId, Sequence[Share]]
    points: Mapping[EntrantId, Fraction]
    fixtures: Sequence[Fixture]
    scoring: Scoring
    lots: Mapping[EntrantId, int] = field(default_factory=dict)
    byes: Mapping[EntrantId, int] = field(default_factory=Counter)
    against: Mapping[EntrantId, Fraction] | None = None
    rounds: int = 0
    missed: Mapping[EntrantId, int] = field(default_factory=Counter)
    uncounted: Mapping[EntrantId, int] = field(default_factory=Counter)
    known: dict[tuple[Criterion, EntrantId], "Figure"] | None = None
    usual_meetings: int = 1

    def worth(self, one: EntrantId) -> Fraction:
        """Return what an entrant is worth to opponents in Sonneborn-Berger and Buchholz."""
        return (self.points if self.against is None else self.against)[one]

    def dummy(self, one: EntrantId) -> Fraction:
        """Return what a round without a fixture is worth: own points, at most a draw for each (FIDE C.07)."""
        return min(self.points[one], Fraction(self.scoring.draw * self.rounds))

    def figure(self, criterion: Criterion, one: EntrantId) -> "Figure":
        """Return what a criterion gives an entrant, counted once where nothing changes any more."""
        if self.known is None:
            return FIGURES[criterion](one, self)
        if (criterion, one) not in self.known:
            self.known[criterion, one] = FIGURES[criterion](one, self)
        return self.known[criterion, one]

    @cached_property
    def meetings(self) -> Mapping[frozenset[EntrantId], int]:
        """Return how often two are to meet who have a fixture."""
        return Counter(frozenset(fixture.entrants) for fixture in self.fixtures)


Group = tuple[EntrantId, ...]


def ranked(group: Group, standings: Standings, criteria: Sequence[Criterion]) -> Iterator[Group]:
    """Yield the entrants of a tied group, the best first; who stays together shares a place."""
    if len(group) == 1 or not criteria:
        yield tuple(sorted(group))
        return
    for part in parted(group, standings, criteria[0]):
        yield from ranked(part, standings, criteria[1:])


def parted(group: Group, standings: Standings, criterion: Criterion) -> list[Group]:
    """Return the parts of a tied group as one criterion ranks them, the best first."""
    if criterion == "direct":
        return list(by_direct_encounter(group, standings))
    return split(group, lambda one: figure(criterion, one, standings).value)


def split(group: Group, value: Callable[[EntrantId], Fraction]) -> list[Group]:
    """Return a group cut into parts of equal value, the highest first."""
    known = {one: value(one) for one in group}
    ordered = sorted(group, key=lambda one: (-known[one], one))
    return [tuple(part) for _, part in groupby(ordered, known.__getitem__)]


def by_direct_encounter(group: Group, standings: Standings) -> Iterator[Group]:
    """Yield a tied group as the meetings among its members rank it, again for each part that remains tied.

    Where not all have met, whoever cannot be reached by the others comes first, even if they won all that is missing.
    """
    missing = {one: _missing(one, group, standings) for one in group}
    among = {one: direct_encounter(one, group, standings).value for one in group}
    if any(missing.values()):
        best = max(group, key=lambda one: among[one])
        reachable = max(among[one] + standings.scoring.win * missing[one] for one in group if one != best)
        if among[best] <= reachable:
            yield group
            return
        parts: list[Group] = [(best,), tuple(one for one in group if one != best)]
    else:
        parts = split(group, among.__getitem__)
    if len(parts) == 1:
        yield group
        return
    for part in parts:
        if len(part) == 1:
            yield part
        else:
            yield from by_direct_encounter(part, standings)


def _missing(one: EntrantId, group: Group, standings: Standings) -> int:
    """Return how many meetings with others of a group somebody has still to come, or will never have.

    A meeting that counts for nobody is as if it had never been due; two who have no other have not met.
    """
    met, uncounted = Counter[EntrantId](), Counter[EntrantId]()
    for share in standings.shares[one]:
        (met if share.verdict else uncounted)[share.opponents[0]] += 1
    due = standings.meetings
    return sum(
        ((due.get(frozenset((one, other)), 0) - uncounted[other]) or standings.usual_meetings) - met[other]
        for other in group
        if other != one
    )


def _meets(one: EntrantId, members: frozenset[EntrantId], standings: Standings) -> list[Share]:
    return [share for share in standings.shares[one] if share.verdict and members.issuperset(share.opponents)]


def direct_encounter(one: EntrantId, group: Sequence[EntrantId], standings: Standings) -> Figure:
    """Return the points from meetings with others of the group; adjustments do not count here."""
    meets = _meets(one, frozenset(group), standings)
    return _sum(*(Term(share.fixture.number, share.opponents[0], share.points) for share in meets))


def wins(one: EntrantId, standings: Standings) -> Figure:
    """Return the number of wins, with walkovers if the season counts them."""
    has_walkovers = standings.scoring.has_walkover_wins
    return _sum(
        *(
            Term(share.fixture.number, share.opponents[0], ONE)
            for share in standings.shares[one]
            if share.verdict == "won" and (share.ending == "played" or has_walkovers)
        ),
        *[Term(None, None, ONE)] * (standings.byes[one] if has_walkovers else 0),
    )


def sonneborn_berger(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of beaten opponents, and half of those of opponents with whom there was a draw."""
    return _sum(
        *(
            Term(share.fixture.number, share.opponents[0], WEIGHTS[share.verdict] * standings.worth(share.opponents[0]))
            for share in standings.shares[one]
            if share.verdict in WEIGHTS
        ),
        *_dummies(one, standings.byes[one], standings),
    )


def sonneborn_berger_weights(own: Sequence[Share]) -> Mapping[EntrantId, Fraction]:
    """Return how often the points of each opponent count for somebody with these shares."""
    found: dict[EntrantId, Fraction] = {}
    for share in own:
        if share.verdict in WEIGHTS:
            opponent = share.opponents[0]
            found[opponent] = found.get(opponent, Fraction(0)) + WEIGHTS[share.verdict]
    return found


def buchholz(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of all opponents; a round without a fixture that counts has a dummy for one."""
    return _sum(*_opponents(one, standings), *_missed(one, standings))


def buchholz_cut(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of all opponents but the lowest; rounds in which somebody was not paired are cut first."""
    terms, missed = _opponents(one, standings), _missed(one, standings)
    if missed:
        return _sum(*terms, *missed[1:])
    lowest = min(range(len(terms)), key=lambda at: terms[at].value, default=0)
    return _sum(*terms[:lowest], *terms[lowest + 1 :])


def _opponents(one: EntrantId, standings: Standings) -> Sequence[Term]:
    met = [
        Term(share.fixture.number, share.opponents[0], standings.worth(share.opponents[0]))
        for share in standings.shares[one]
        if share.verdict
    ]
    return [*met, *_dummies(one, standings.byes[one] + standings.uncounted[one], standings)]


def _missed(one: EntrantId, standings: Standings) -> Sequence[Term]:
    return _dummies(one, standings.missed[one], standings)


def _dummies(one: EntrantId, rounds: int, standings: Standings) -> Sequence[Term]:
    return [Term(None, None, standings.dummy(one))] * rounds if rounds else []


def difference(one: EntrantId, standings: Standings) -> Figure:
    """Return the sum of capped differences between own and opponents' scores."""
    counted = [share for share in standings.shares[one] if share.verdict]
    return _sum(*(Term(share.fixture.number, share.opponents[0], share.difference) for share in counted))


def share_of_points(one: EntrantId, standings: Standings) -> Figure:
    """Return one's share of all points scored at one's tables."""
    total = sum(share.all for share in standings.shares[one])
    scored = [share for share in standings.shares[one] if share.all]
    return _sum(*(Term(share.fixture.number, None, Fraction(share.own, total)) for share in scored))


def drawn_lot(one: EntrantId, standings: Standings) -> Figure:
    """Return the lot, the first drawn being the best."""
    return Figure(Fraction(-standings.lots[one]))


FIGURES: Final[Mapping[Criterion, Callable[[EntrantId, Standings], Figure]]] = {
    "wins": wins,
    "sonneborn_berger": sonneborn_berger,
    "difference": difference,
    "share": share_of_points,
    "lot": drawn_lot,
    "buchholz": buchholz,
    "buchholz_cut": buchholz_cut,
}


def figure(criterion: Criterion, one: EntrantId, standings: Standings) -> Figure:
    """Return what a criterion gives an entrant; direct encounter has a figure only within a tied group."""
    return standings.figure(criterion, one)


def _sum(*terms: Term) -> Figure:
    return Figure(total([term.value for term in terms]), terms)
