"""What decides between entrants with equal points (leagues.md, sections 8 and 18.3 to 18.8).

Every criterion gives a figure with the terms that it is the sum of, so that a table can show why somebody is third.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Final

from leagues.core import Criterion, EntrantId, Fixture, Scoring
from leagues.points import Share

WEIGHTS: Final[Mapping[str | None, Fraction]] = {"won": Fraction(1), "drawn": Fraction(1, 2)}
"""How much of an opponent's points counts in Sonneborn-Berger."""


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a figure: the fixture and the opponent that it comes from, and how much it adds."""

    fixture: int
    opponent: EntrantId | None
    value: Fraction


@dataclass(frozen=True, slots=True)
class Figure:
    """What a criterion gives an entrant, as a sum."""

    value: Fraction
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Standings:
    """What criteria look at: every entrant's shares and points, and which fixtures there are to be played.

    Attributes:
        shares: of each entrant, in the order of fixtures.
        points: of each entrant, adjustments included.
        fixtures: those that count or will count once they have ended.
        scoring: what results are worth.
        lots: each entrant's number in the draw of lots, the lowest first.
    """

    shares: Mapping[EntrantId, Sequence[Share]]
    points: Mapping[EntrantId, Fraction]
    fixtures: Sequence[Fixture]
    scoring: Scoring
    lots: Mapping[EntrantId, int] = field(default_factory=dict)


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
    ordered = sorted(group, key=lambda one: (-value(one), one))
    return [tuple(part) for _, part in groupby(ordered, value)]


def by_direct_encounter(group: Group, standings: Standings) -> Iterator[Group]:
    """Yield a tied group as the meetings among its members rank it, again for each part that remains tied.

    Where not all have met, whoever cannot be reached by the others comes first, even if they won all that is missing.
    """
    missing = _missing(group, standings)
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


def _missing(group: Group, standings: Standings) -> Mapping[EntrantId, int]:
    """Return how many meetings with others of the group each has still to come, or will never have."""
    members = frozenset(group)
    pairs = Counter(frozenset(fixture.entrants) for fixture in standings.fixtures)
    due = max(pairs.values(), default=1) * (len(group) - 1)
    return {one: due - len(_meets(one, members, standings)) for one in group}


def _meets(one: EntrantId, members: frozenset[EntrantId], standings: Standings) -> list[Share]:
    return [share for share in standings.shares[one] if share.verdict and members.issuperset(share.opponents)]


def direct_encounter(one: EntrantId, group: Sequence[EntrantId], standings: Standings) -> Figure:
    """Return the points from meetings with others of the group; adjustments do not count here."""
    return _sum(
        Term(share.fixture.number, share.opponents[0], share.points)
        for share in _meets(one, frozenset(group), standings)
    )


def wins(one: EntrantId, standings: Standings) -> Figure:
    """Return the number of wins, with walkovers if the season counts them."""
    return _sum(
        Term(share.fixture.number, share.opponents[0], Fraction(1))
        for share in standings.shares[one]
        if share.verdict == "won" and (share.ending == "played" or standings.scoring.has_walkover_wins)
    )


def sonneborn_berger(one: EntrantId, standings: Standings) -> Figure:
    """Return the points of beaten opponents, and half of those of opponents with whom there was a draw."""
    return _sum(
        Term(share.fixture.number, share.opponents[0], WEIGHTS[share.verdict] * standings.points[share.opponents[0]])
        for share in standings.shares[one]
        if share.verdict in WEIGHTS
    )


def sonneborn_berger_weights(own: Sequence[Share]) -> Mapping[EntrantId, Fraction]:
    """Return how often the points of each opponent count for somebody with these shares."""
    found: dict[EntrantId, Fraction] = {}
    for share in own:
        if share.verdict in WEIGHTS:
            opponent = share.opponents[0]
            found[opponent] = found.get(opponent, Fraction(0)) + WEIGHTS[share.verdict]
    return found


def difference(one: EntrantId, standings: Standings) -> Figure:
    """Return the sum of capped differences between own and opponents' scores."""
    return _sum(
        Term(share.fixture.number, share.opponents[0], share.difference)
        for share in standings.shares[one]
        if share.verdict
    )


def share_of_points(one: EntrantId, standings: Standings) -> Figure:
    """Return one's share of all points scored at one's tables."""
    total = sum(share.all for share in standings.shares[one])
    return _sum(
        Term(share.fixture.number, None, Fraction(share.own, total)) for share in standings.shares[one] if share.all
    )


def drawn_lot(one: EntrantId, standings: Standings) -> Figure:
    """Return the lot, the first drawn being the best."""
    return Figure(Fraction(-standings.lots[one]))


FIGURES: Final[Mapping[Criterion, Callable[[EntrantId, Standings], Figure]]] = {
    "wins": wins,
    "sonneborn_berger": sonneborn_berger,
    "difference": difference,
    "share": share_of_points,
    "lot": drawn_lot,
}


def figure(criterion: Criterion, one: EntrantId, standings: Standings) -> Figure:
    """Return what a criterion gives an entrant; direct encounter has a figure only within a tied group."""
    return FIGURES[criterion](one, standings)


def _sum(terms: Iterator[Term]) -> Figure:
    all_terms = tuple(terms)
    return Figure(sum((term.value for term in all_terms), Fraction(0)), all_terms)
