"""Swiss pairing, in which entrants with about equal points meet (leagues.md, section 10; docs/leagues.md).

A round is the perfect matching of least cost among all who are present, plus one for the bye if their number is odd.
What matters more is a higher digit of the cost, so that no amount of what matters less can outweigh it; costs are whole
numbers of any size. See `Cost` for the order.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby
from math import lcm
from operator import attrgetter
from typing import Final, NamedTuple

from games.core import Chance
from leagues.core import Bye, EntrantId, Fixture, Played, Scoring
from leagues.draws import shuffled
from leagues.table import points

ALL: Final = 64
"""Number of people up to which every pair is weighed."""

NEAREST: Final = 10
"""With more people, the distance from the best place in the order within which opponents are sought."""

WIDER: Final = 4
"""The factor by which this distance grows if it was too short."""

FIRST, SECOND = 0, 1

Edge = tuple[int, int]
"""Two entrants who may meet, by their numbers in the order, the better one first."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round that has been paired.

    Attributes:
        fixtures: best board first, each in the order of its seats.
        bye: for the entrant without an opponent; None if there is none.
        again: the fixtures between entrants who have already played each other, as there was no other way.
    """

    fixtures: tuple[Fixture, ...]
    bye: Bye | None
    again: tuple[Fixture, ...] = ()


class Cost(NamedTuple):
    """The cost of a pair, or of a bye, the weightiest part first; the sum over a round is minimised.

    Attributes:
        second_bye: byes that the entrant has already had.
        met: how often two have met before, or are playing now.
        disagreed: how often a fixture of theirs stayed unplayed because they could not agree on it. Fixtures that
            ended without play in another way (walkover, double walkover, void) may be paired again at no cost.
        bye: how far the bye is from the lowest.
        seat: both must have the same seat.
        gap: the difference of points, squared.
        wish: both would rather have the same seat.
        fold: how far they are from meeting top half against bottom half among equal points, squared.
    """

    second_bye: int = 0
    met: int = 0
    disagreed: int = 0
    bye: int = 0
    seat: int = 0
    gap: int = 0
    wish: int = 0
    fold: int = 0

    @property
    def is_usual(self) -> bool:
        """Tell whether it has none of the costs that are accepted only if there is no other way."""
        return not (self.second_bye or self.met or self.disagreed or self.seat)


@dataclass(frozen=True, slots=True)
class Past:
    """One entrant's earlier rounds.

    Attributes:
        points: as in the table.
        seats: the seats of the fixtures that were really played or are being played, by round.
        byes: how many they have had.
    """

    points: Fraction
    seats: tuple[int, ...] = ()
    byes: int = 0

    @property
    def lead(self) -> int:
        """Return how many more times somebody sat second than first."""
        return self.seats.count(SECOND) - self.seats.count(FIRST)

    @property
    def claim(self) -> int:
        """Return 2 if the entrant must sit first, 1 if they should, -1 and -2 for second, 0 if nothing was played.

        Nobody may have a seat three times in a row, nor one seat three times more than the other.
        """
        if abs(self.lead) > 1:
            return 2 if self.lead > 0 else -2
        if not self.seats:
            return 0
        should = self.lead or (1 if self.seats[-1] == SECOND else -1)
        if self.seats[-2:] in {(FIRST, FIRST), (SECOND, SECOND)}:
            return 2 if self.seats[-1] == SECOND else -2
        return should


def seeded(ratings: Mapping[EntrantId, int], chance: Chance) -> tuple[EntrantId, ...]:
    """Return the entrants in the order of the first pairing: the highest rating first, equal ratings at random."""
    return tuple(sorted(shuffled(sorted(ratings), chance), key=lambda entrant: -ratings[entrant]))


def draw_round(
    played: Played, scoring: Scoring, seeds: Sequence[EntrantId], *, division: int, first_number: int
) -> Drawn:
    """Return the next round; the same facts give the same one, in whatever order results came in.

    Nobody meets twice and nobody has two byes as long as there is such a round; otherwise as few as possible do. Those
    who have withdrawn are left out.

    Args:
        played: all that has happened so far.
        scoring: what results are worth.
        seeds: those who take part in the round, in the order of the seeds.
        division: the division's number.
        first_number: of the first fixture.
    """
    field = _Field(played, scoring, seeds)
    names = [tuple(field.order[number] for number in pair if number < len(field.order)) for pair in _matched(field)]
    pairs = [(pair[0], pair[1]) for pair in names if len(pair) == 2]
    round_ = played.rounds + 1
    fixtures = tuple(
        Fixture(first_number + board, division, round_, field.seated(pair, board)) for board, pair in enumerate(pairs)
    )
    bye = next((Bye(pair[0], round_) for pair in names if len(pair) == 1), None)
    return Drawn(fixtures, bye, tuple(fixture for fixture in fixtures if field.met[frozenset(fixture.entrants)]))


class _Field:
    """The entrants to be paired, the best first, and their earlier meetings."""

    def __init__(self, played: Played, scoring: Scoring, seeds: Sequence[EntrantId]) -> None:
        gone = {withdrawal.entrant for withdrawal in played.withdrawals}
        total = points(played, scoring)
        byes = Counter(bye.entrant for bye in played.byes)
        self.met, self.disagreed = Counter[frozenset[EntrantId]](), Counter[frozenset[EntrantId]]()
        seats: dict[EntrantId, list[int]] = {entrant: [] for entrant in played.entrants}
        endings = {result.fixture: result.ending for result in played.results}
        for fixture in sorted(played.fixtures, key=attrgetter("round", "number")):
            ending = endings.get(fixture.number, "played")
            self.met[frozenset(fixture.entrants)] += ending == "played"
            self.disagreed[frozenset(fixture.entrants)] += ending == "unplayed"
            for seat, entrant in enumerate(fixture.entrants if ending == "played" else ()):
                seats[entrant].append(seat)
        here = sorted((entrant for entrant in seeds if entrant not in gone), key=lambda entrant: -total[entrant])
        self.order = tuple(here)
        self.numbers = {entrant: number for number, entrant in enumerate(here)}
        self.pasts = [Past(total[entrant], tuple(seats[entrant]), byes[entrant]) for entrant in here]
        self.claims = [past.claim for past in self.pasts]
        self.groups = list(_groups([past.points for past in self.pasts]))

    def cost(self, better: int, weaker: int) -> Cost:
        """Return the cost of a pair, by their numbers in the order; one past the last is the bye."""
        if weaker == len(self.order):
            return Cost(second_bye=self.pasts[better].byes, bye=weaker - 1 - better)
        pair = frozenset((self.order[better], self.order[weaker]))
        claims = self.claims[better], self.claims[weaker]
        clash = min(map(abs, claims)) if claims[0] * claims[1] > 0 else 0
        (worth, start, size), (worth_other, start_other, _) = self.groups[better], self.groups[weaker]
        fold = weaker - better - size // 2 if start == start_other else weaker - better
        return Cost(
            met=self.met[pair],
            disagreed=self.disagreed[pair],
            seat=clash == 2,
            gap=(worth - worth_other) ** 2,
            wish=clash > 0,
            fold=fold**2,
        )

    def seated(self, pair: tuple[EntrantId, EntrantId], board: int) -> tuple[EntrantId, EntrantId]:
        """Return a pair, the better one named first, in the order of their seats.

        The stronger claim to the first seat decides; between equal claims it goes to the one who sat second when their
        seats last differed, then as the better one wishes. If nothing was played it alternates from board to board.
        """
        better, weaker = (self.pasts[self.numbers[entrant]] for entrant in pair)
        seats = zip(better.seats[::-1], weaker.seats[::-1], strict=False)
        wishes = ((better.claim, weaker.claim), (better.lead, weaker.lead), *seats)
        differing = next((mine > theirs for mine, theirs in wishes if mine != theirs), None)
        alone = better.claim > 0 if better.claim else board % 2 == FIRST
        return pair if (alone if differing is None else differing) else pair[::-1]


def _groups(totals: Sequence[Fraction]) -> Iterator[tuple[int, int, int]]:
    """Yield for each entrant, in order, the points in whole units and the start and size of their group of equals."""
    unit, start = lcm(*(total.denominator for total in totals)), 0
    for total, group in groupby(totals):
        size = len(list(group))
        yield from [(int(total * unit), start, size)] * size
        start += size


def _matched(field: _Field) -> Sequence[Edge]:
    """Return the pairs by their numbers in the order, the best first; the bye is one past the last.

    If many take part, only opponents nearby are considered, as long as that makes a usual round; otherwise more, and in
    the end all.
    """
    count = len(field.order)
    nodes = count + count % 2
    lowest = next((nodes - 2 - number for number in reversed(range(count)) if not field.pasts[number].byes), 0)
    width = count if count <= ALL else NEAREST
    while True:
        pairs = sorted(_near(field, width)) if width < count else combinations(range(nodes), 2)
        costs = {pair: field.cost(*pair) for pair in pairs}
        chosen = _least(_weights(costs, nodes), nodes)
        is_good = all(costs[pair].is_usual and costs[pair].bye in {0, lowest} for pair in chosen)
        if width >= count or (2 * len(chosen) == nodes and is_good):
            return sorted(chosen)
        width *= WIDER


def _near(field: _Field, width: int) -> Set[Edge]:
    """Return the pairs that might meet: half a group of equal points apart or close in the order, and all byes."""
    count = len(field.order)
    near = {(better, count) for better in range(count)} if count % 2 else set()
    for better, (_, start, size) in enumerate(field.groups):
        equal = range(better + max(1, size // 2 - width), min(start + size, better + size // 2 + width + 1))
        others = range(start + size, min(count, better + width + 1))
        near.update((better, weaker) for weaker in (*equal, *others))
    return near


def _weights(costs: Mapping[Edge, Cost], nodes: int) -> Mapping[Edge, int]:
    """Return each cost as one number whose digits are its parts, each with room for the sum over a whole round."""
    rooms = [(max(column) * nodes).bit_length() for column in zip(*costs.values(), strict=True)]
    weights = dict.fromkeys(costs, 0)
    for pair, cost in costs.items():
        weight = 0
        for part, room in zip(cost, rooms, strict=True):
            weight = (weight << room) + part
        weights[pair] = weight
    return weights


def _least(weights: Mapping[Edge, int], nodes: int) -> Sequence[Edge]:
    """Return the pairs of the cheapest round among those with the most pairs."""
    import networkx  # only those who pair pay for it: 0.2 s and 10 MiB (ADR 23)

    graph = networkx.Graph()
    graph.add_nodes_from(range(nodes))
    graph.add_weighted_edges_from((*pair, -weight) for pair, weight in weights.items())
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(min(pair), max(pair)) for pair in matching]
