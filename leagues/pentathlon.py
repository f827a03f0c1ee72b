"""Pentathlon: one table over several games, a stage each; points by place and for taking part, the best stages count.

The first of a stage gets `first` points and the last none, with even steps between them for any number of people; those
who share places get the mean of theirs. Everybody with a place gets the points for taking part on top.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class PentathlonScoring:
    """The scoring of stages.

    Attributes:
        first: points for the first place of a stage.
        taking_part: points for everybody who was placed in it.
        best: how many stages count for each entrant, their best ones.
    """

    first: int = 10
    taking_part: int = 1
    best: int = 4


@dataclass(frozen=True, slots=True)
class Stage:
    """One game's stage: the place of everybody who took part to its end; 1 is best, places may be shared.

    `groups`: who played each other, where not all did; places count within a group, each of which gives all points.
    """

    number: int
    game: str
    places: Mapping[EntrantId, int]
    groups: tuple[Collection[EntrantId], ...] = ()


@dataclass(frozen=True, slots=True)
class StagePoints:
    """Somebody's points from a stage, and whether it is among their best, which count."""

    stage: int
    place: int
    points: Fraction
    counts: bool


@dataclass(frozen=True, slots=True)
class PentathlonRow:
    """One entrant's line: the place, whether it is shared, the points, and what they are the sum of, by stage."""

    entrant: EntrantId
    place: int
    is_shared: bool
    points: Fraction
    stages: tuple[StagePoints, ...]


def stage_points(stage: Stage, rules: PentathlonScoring) -> Mapping[EntrantId, Fraction]:
    """Return everybody's points from a stage; somebody alone in one has only the points for taking part."""
    found: dict[EntrantId, Fraction] = {}
    for members in stage.groups or (stage.places.keys(),):
        found |= _group_points({entrant: stage.places[entrant] for entrant in members}, rules)
    return found


def _group_points(places: Mapping[EntrantId, int], rules: PentathlonScoring) -> Mapping[EntrantId, Fraction]:
    """Return everybody's points from the places of a group."""
    last = len(places) - 1
    ranked = sorted(places, key=lambda entrant: (places[entrant], entrant))
    found: dict[EntrantId, Fraction] = {}
    above = 0
    for _, sharing in groupby(ranked, places.__getitem__):
        group = tuple(sharing)
        middle = above + Fraction(len(group) - 1, 2)
        by_place = rules.first * (last - middle) / last if last else Fraction(0)
        found.update(dict.fromkeys(group, by_place + rules.taking_part))
        above += len(group)
    return found


def table(
    entrants: Sequence[EntrantId], stages: Sequence[Stage], rules: PentathlonScoring
) -> tuple[PentathlonRow, ...]:
    """Return the table, the best first: points of the best stages, then most of them from one stage, and so on.

    Between equal points the better best stage decides, then the second best and so on, including stages that do not
    count; then the place is shared.
    """
    points = {stage.number: stage_points(stage, rules) for stage in stages}
    in_order = sorted(stages, key=lambda stage: stage.number)
    own = {entrant: tuple(_own(entrant, in_order, points, rules)) for entrant in entrants}
    sums = {entrant: sum((stage.points for stage in own[entrant] if stage.counts), Fraction(0)) for entrant in entrants}
    keys = {entrant: (sums[entrant], _descending(own[entrant], len(stages))) for entrant in entrants}
    all_keys = list(keys.values())
    rows = (
        PentathlonRow(
            entrant,
            1 + sum(other > keys[entrant] for other in all_keys),
            all_keys.count(keys[entrant]) > 1,
            sums[entrant],
            own[entrant],
        )
        for entrant in entrants
    )
    return tuple(sorted(rows, key=lambda row: (row.place, row.entrant)))


def _own(
    entrant: EntrantId,
    stages: Sequence[Stage],
    points: Mapping[int, Mapping[EntrantId, Fraction]],
    rules: PentathlonScoring,
) -> Iterator[StagePoints]:
    """Yield somebody's stages in order; of equally good ones the earlier count."""
    taken = [stage for stage in stages if entrant in stage.places]
    ranked = sorted(taken, key=lambda stage: (-points[stage.number][entrant], stage.number))
    best = {stage.number for stage in ranked[: rules.best]}
    for stage in taken:
        yield StagePoints(stage.number, stage.places[entrant], points[stage.number][entrant], stage.number in best)


def _descending(stages: Sequence[StagePoints], count: int) -> tuple[Fraction, ...]:
    """Return somebody's points from the best stage down, with zeros for the stages that they did not play."""
    ranked = sorted((stage.points for stage in stages), reverse=True)
    return (*ranked, *[Fraction(0)] * (count - len(ranked)))
