"""Tie-breaks between entrants with equal points (leagues.md, sections 8 and 18.3 to 18.8).

Every criterion gives a figure with the terms that it is the sum of, so that a table can show why somebody is third.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby, permutations
from typing import Final, NamedTuple

from leagues.core import Criterion, EntrantId, Fixture, Scoring
from leagues.points import PointShare, total

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
    known: dict[tuple[Criterion, EntrantId], "Figure"] | None = None
    usual_meetings: int = 1
    boards: Mapping[EntrantId, "Figure"] = field(default_factory=dict)

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
    def meetings(self) -> Mapping[EntrantId, Mapping[EntrantId, int]]:
        """Return how often everybody is to meet everybody."""
        found: dict[EntrantId, Counter[EntrantId]] = {}
        for fixture in self.fixtures:
            for one, other in permutations(fixture.entrants, 2):
                found.setdefault(one, Counter())[other] += 1
        return found


Group = tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class TieBreakStep:
    """One criterion asked about one group of equals: what it gives each of them, and what it makes of them.

    Attributes:
        criterion: what was asked.
        figures: of each of the group; direct encounter among these only.
        parts: the group as it is ranked now, the best first; one part where the criterion decides nothing.
        missing: how many meetings each still lacks, where direct encounter cannot go by its figures: then only somebody
            whom the others could not reach by winning them all comes first.
    """

    criterion: Criterion
    figures: Mapping[EntrantId, Figure]
    parts: Sequence[Group]
    missing: Mapping[EntrantId, int] = field(default_factory=dict)


def ranked(
    group: Group, standings: Standings, criteria: Sequence[Criterion], told: list[TieBreakStep] | None = None
) -> Iterator[Group]:
    """Yield the entrants of a tied group, the best first; who stays together shares a place.

    Direct encounter is asked again of each part that it leaves tied. Each step is added to `told`, a group's before
    those of its parts.
    """
    if len(group) == 1 or not criteria:
        yield tuple(sorted(group))
        return
    criterion, *rest = criteria
    step = _asked(criterion, group, standings)
    if told is not None:
        told.append(step)
    following = criteria if criterion == "direct" and len(step.parts) > 1 else rest
    for part in step.parts:
        yield from ranked(part, standings, following, told)


def split(group: Group, value: Callable[[EntrantId], Fraction]) -> list[Group]:
    """Return a group cut into parts of equal value, the highest first."""
    known = {one: value(one) for one in group}
    ordered = sorted(group, key=lambda one: (-known[one], one))
    return [tuple(part) for _, part in groupby(ordered, known.__getitem__)]


def figure_among(criterion: Criterion, one: EntrantId, group: Group, standings: Standings) -> Figure:
    """Return what a criterion gives one of a group of equals; only direct encounter depends on the others."""
    return direct_encounter(one, group, standings) if criterion == "direct" else standings.figure(criterion, one)


def _asked(criterion: Criterion, group: Group, standings: Standings) -> TieBreakStep:
    """Return what a criterion makes of a group."""
    figures = {one: figure_among(criterion, one, group, standings) for one in group}
    missing = _all_missing(group, standings) if criterion == "direct" else {}
    if not missing:
        return TieBreakStep(criterion, figures, split(group, lambda one: figures[one].value))
    best = max(group, key=lambda one: figures[one].value)
    rest = tuple(one for one in group if one != best)
    reachable = max(figures[one].value + standings.scoring.win * missing[one] for one in rest)
    parts = [(best,), rest] if figures[best].value > reachable else [group]
    return TieBreakStep(criterion, figures, parts, missing)


def _all_missing(group: Group, standings: Standings) -> Mapping[EntrantId, int]:
    """Return what `_missing` gives each of a group, nothing where everybody has met everybody."""
    missing = {one: _missing(one, group, standings) for one in group}
    return missing if any(missing.values()) else {}


def _missing(one: EntrantId, group: Group, standings: Standings) -> int:
    """Return how many meetings with others of a group somebody has still to come, or will never have.

    A meeting that counts for nobody is as if it had never been due; two who have no other have not met.
    """
    due = standings.meetings.get(one, {})
    still_open = {other: due.get(other, 0) for other in group if other != one}
    met = set()
    for share in standings.shares[one]:
        other = share.opponents[0]
        if other in still_open:
            still_open[other] -= 1
            if share.verdict:
                met.add(other)
    return sum([many or (0 if other in met else standings.usual_meetings) for other, many in still_open.items()])


def _meets(one: EntrantId, members: frozenset[EntrantId], standings: Standings) -> list[PointShare]:
    return [share for share in standings.shares[one] if share.verdict and members.issuperset(share.opponents)]


def direct_encounter(one: EntrantId, group: Sequence[EntrantId], standings: Standings) -> Figure:
    """Return the points from meetings with others of the group; adjustments do not count here."""
    meets = _meets(one, frozenset(group), standings)
    return figure_of(*(Term(share.fixture.number, share.opponents[0], share.points) for share in meets))


def wins(one: EntrantId, standings: Standings) -> Figure:
    """Return the number of wins, with walkovers if the season counts them."""
    has_walkovers = standings.scoring.has_walkover_wins
    return figure_of(
        *(
            Term(share.fixture.number, share.opponents[0], ONE)
            for share in standings.shares[one]
            if share.verdict == "won" and (share.ending == "played" or has_walkovers)
        ),
        *[Term(None, None, ONE)] * (standings.byes[one] if has_walkovers else 0),
    )


def sonneborn_berger(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of beaten opponents, and half of those of opponents with whom there was a draw."""
    return figure_of(
        *(
            Term(share.fixture.number, share.opponents[0], WEIGHTS[share.verdict] * standings.worth(share.opponents[0]))
            for share in standings.shares[one]
            if share.verdict in WEIGHTS
        ),
        *_dummies(one, standings.byes[one], standings),
    )


def sonneborn_berger_weights(own: Sequence[PointShare]) -> Mapping[EntrantId, Fraction]:
    """Return how often the points of each opponent count for somebody with these shares."""
    found: dict[EntrantId, Fraction] = {}
    for share in own:
        if share.verdict in WEIGHTS:
            opponent = share.opponents[0]
            found[opponent] = found.get(opponent, Fraction(0)) + WEIGHTS[share.verdict]
    return found


def buchholz(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of all opponents; a round without a fixture that counts has a dummy for one."""
    return figure_of(*_opponents(one, standings), *_missed(one, standings))


def buchholz_cut(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of all opponents but the lowest; rounds in which somebody was not paired are cut first."""
    terms, missed = _opponents(one, standings), _missed(one, standings)
    if missed:
        return figure_of(*terms, *missed[1:])
    lowest = min(range(len(terms)), key=lambda at: terms[at].value, default=0)
    return figure_of(*terms[:lowest], *terms[lowest + 1 :])


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
    return figure_of(*(Term(share.fixture.number, share.opponents[0], share.difference) for share in counted))


def share_of_points(one: EntrantId, standings: Standings) -> Figure:
    """Return one's share of all points scored at one's tables."""
    total = sum(share.all for share in standings.shares[one])
    scored = [share for share in standings.shares[one] if share.all]
    return figure_of(*(Term(share.fixture.number, None, Fraction(share.own, total)) for share in scored))


def drawn_lot(one: EntrantId, standings: Standings) -> Figure:
    """Return the lot, the first drawn being the best."""
    return Figure(Fraction(-standings.lots[one]))


def board_points(one: EntrantId, standings: Standings) -> Figure:
    """Return a team's board points."""
    return standings.boards[one]


FIGURES: Final[Mapping[Criterion, Callable[[EntrantId, Standings], Figure]]] = {
    "wins": wins,
    "sonneborn_berger": sonneborn_berger,
    "difference": difference,
    "share": share_of_points,
    "lot": drawn_lot,
    "buchholz": buchholz,
    "buchholz_cut": buchholz_cut,
    "boards": board_points,
}


def figure_of(*terms: Term) -> Figure:
    """Return the figure that is the sum of these terms."""
    return Figure(total([term.value for term in terms]), terms)
