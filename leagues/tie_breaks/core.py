"""The contract of a tie-break, and the order into which a list of them brings entrants with equal points."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Final, Literal

from games.core import PAIR
from leagues.core import Criterion, EntrantId
from leagues.points import PointShare
from leagues.tie_breaks.standings import Figure, Standings

Needs = Literal["lots", "results", "scores", "opponents", "everything"]
"""Data on which a figure depends (`TieBreak.needs`)."""

Kind = Literal["all", "rounds", "teams"]
"""Seasons that tie-breaks may be made for: any, those in which rounds are drawn one by one, or those of teams."""

ANY_TABLE: Final = range(PAIR, 5)
PAIRS: Final = range(PAIR, PAIR + 1)
LARGE_TABLES: Final = range(PAIR + 1, 5)
"""Numbers of seats at which a tie-break means something."""

Group = tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class TieBreakStep:
    """One tie-break asked about one group of equals: what it gives each of them, and what it makes of them.

    Attributes:
        criterion: which was asked.
        figures: of each of the group; direct encounter among these only.
        parts: the group as it is ranked now, the best first; one part where the tie-break decides nothing.
        missing: how many meetings each still lacks, where direct encounter cannot go by its figures: then only somebody
            whom the others could not reach by winning them all comes first.
    """

    criterion: Criterion
    figures: Mapping[EntrantId, Figure]
    parts: Sequence[Group]
    missing: Mapping[EntrantId, int] = field(default_factory=dict)


@dataclass(frozen=True)
class TieBreak:
    """A criterion that decides between entrants with equal points.

    While fixtures are open, possible places rely on nothing that it does not declare in `needs`: as long as it says
    nothing, those who are tied may come in any order until the last fixture has ended.

    Attributes:
        key: its name in rules and files, and in the ids of its words: `tie-break-<key>`, `table-figure-<key>`.
        figure: what it gives an entrant who is tied with others; the highest is ranked first.
        needs: what the figure depends on. `lots`: the draw alone. `results`: whom the entrant has beaten, drawn with or
            lost to, and the points for it. `scores`: those of the entrant's own matches, too. `opponents`: the points
            of the entrant's opponents, too. How a match came to its result is foreseen only as far as `wins` asks.
        weights: for a figure that is a sum of opponents' points: how often those of each opponent count, so that its
            bounds are known before these points are.
        seats: at tables of how many it means something.
        kind: the seasons in which it means something.
        has_column: whether a table has a column for it.
    """

    key: Criterion
    figure: Callable[[EntrantId, Standings, Group], Figure]
    needs: Needs = "everything"
    weights: Callable[[Sequence[PointShare]], Mapping[EntrantId, Fraction]] | None = None
    seats: range = ANY_TABLE
    kind: Kind = "all"
    has_column: bool = True

    is_among_tied = False
    """True if it counts meetings among the tied alone and is asked again of each part that it leaves tied."""

    @property
    def is_final(self) -> bool:
        """True if it leaves nobody tied, so that nothing is asked after it."""
        return self.needs == "lots"

    def fits(self, *, seats: int, kind: Kind) -> bool:
        """Tell whether it means something at tables of so many, in seasons of a kind."""
        return seats in self.seats and self.kind in ("all", kind)

    def figure_of(self, entrant: EntrantId, standings: Standings, tied: Group) -> Figure:
        """Return what it gives one of a group of equals, counted once where nothing changes any more."""
        known = None if self.is_among_tied else standings.known
        if known is None:
            return self.figure(entrant, standings, tied)
        if (self.key, entrant) not in known:
            known[self.key, entrant] = self.figure(entrant, standings, tied)
        return known[self.key, entrant]

    def ask(self, tied: Group, standings: Standings) -> TieBreakStep:
        """Return what it makes of a group of equals."""
        figures = {entrant: self.figure_of(entrant, standings, tied) for entrant in tied}
        return TieBreakStep(self.key, figures, split(tied, lambda entrant: figures[entrant].value))


def split(group: Group, value: Callable[[EntrantId], Fraction]) -> list[Group]:
    """Return a group cut into parts of equal value, the highest first."""
    known = {entrant: value(entrant) for entrant in group}
    ordered = sorted(group, key=lambda entrant: (-known[entrant], entrant))
    return [tuple(part) for _, part in groupby(ordered, known.__getitem__)]


def ranked(
    group: Group, standings: Standings, tie_breaks: Sequence[TieBreak], told: list[TieBreakStep] | None = None
) -> Iterator[Group]:
    """Yield the entrants of a tied group, the best first; who stays together shares a place.

    Each step is added to `told`, a group's before those of its parts.
    """
    if len(group) == 1 or not tie_breaks:
        yield tuple(sorted(group))
        return
    tie_break, *others = tie_breaks
    step = tie_break.ask(group, standings)
    if told is not None:
        told.append(step)
    following = tie_breaks if tie_break.is_among_tied and len(step.parts) > 1 else others
    for part in step.parts:
        yield from ranked(part, standings, following, told)
