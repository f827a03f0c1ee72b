"""The table of a division: a function of its fixtures and everything that has happened to them, and of nothing else."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypedDict

from leagues.core import Criterion, EntrantId, Fixture, Played, Scoring
from leagues.endings import Effective, effective
from leagues.points import PointShare, shares, total
from leagues.tie_breaks.core import Group, TieBreak, TieBreakStep, ranked, split
from leagues.tie_breaks.criteria import TIE_BREAKS
from leagues.tie_breaks.standings import Figure, Standings


@dataclass(frozen=True, slots=True)
class Row:
    """One entrant's line of the table.

    Attributes:
        entrant: whose line it is.
        place: 1 is best; None for an entrant who is struck.
        is_shared: others have the same place.
        won, drawn, lost: fixtures that count.
        open: fixtures that have not ended.
        points: with adjustments.
        adjustment: points that organisers have given or taken.
        figures: of each tie-break, in the order of the season's list; direct encounter is among the tied.
        byes: how many of the wins are byes.
    """

    entrant: EntrantId
    place: int | None
    is_shared: bool
    won: int
    drawn: int
    lost: int
    open: int
    points: Fraction
    adjustment: Fraction
    figures: Mapping[Criterion, Figure]
    byes: int = 0

    @property
    def played(self) -> int:
        """Return how many fixtures count, walkovers included."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Table:
    """A division's table, the best first, those who are struck last.

    Attributes:
        rows: the lines.
        tied: the groups with equal points.
        steps: how tie-breaks have split them; each group comes before its parts.
    """

    rows: tuple[Row, ...]
    tied: tuple[Group, ...]
    steps: tuple[TieBreakStep, ...] = ()

    def row(self, entrant: EntrantId) -> Row:
        """Return an entrant's line."""
        return next(row for row in self.rows if row.entrant == entrant)

    def steps_of(self, entrant: EntrantId) -> tuple[TieBreakStep, ...]:
        """Return the steps, one tie-break after the other, that separated somebody from those with equal points."""
        return tuple(step for step in self.steps if entrant in step.figures)


def table(played: Played, scoring: Scoring, lots: Mapping[EntrantId, int] | None = None) -> Table:
    """Return the table; `lots` are each entrant's number in the draw, needed only if a lot may decide."""
    results = effective(played)
    return table_of(played, results, standings_of(played, scoring, results, lots or {}))


def table_of(played: Played, results: Effective, standings: Standings) -> Table:
    """Return the table made from standings."""
    standing = tuple(entrant for entrant in played.entrants if entrant not in results.struck)
    tied, steps = split(standing, standings.points.__getitem__), list[TieBreakStep]()
    places = {entrant: (place, group) for place, group in _placed(tied, standings, steps) for entrant in group}
    groups = {entrant: group for group in tied for entrant in group}
    still_open = Counter(
        entrant for fixture in played.fixtures if fixture.number not in results.results for entrant in fixture.entrants
    )
    rows = [
        _row(entrant, places.get(entrant), groups.get(entrant, (entrant,)), played, standings, still_open[entrant])
        for entrant in played.entrants
    ]
    rows.sort(key=lambda row: (row.place is None, row.place or 0, row.entrant))
    return Table(tuple(rows), tuple(group for group in tied if len(group) > 1), tuple(steps))


def points(played: Played, scoring: Scoring) -> Mapping[EntrantId, Fraction]:
    """Return everybody's points, adjustments and byes included."""
    return standings_of(played, scoring, effective(played), {}).points


def standings_of(played: Played, scoring: Scoring, results: Effective, lots: Mapping[EntrantId, int]) -> Standings:
    """Return what tie-breaks look at: everybody's shares and points, and the fixtures that count."""
    void = {number for number, result in results.results.items() if result.ending == "void"}
    counted = [
        fixture
        for fixture in played.fixtures
        if fixture.number not in void and results.struck.isdisjoint(fixture.entrants)
    ]
    by_entrant: dict[EntrantId, list[PointShare]] = {entrant: [] for entrant in played.entrants}
    for fixture in counted:
        if fixture.number in results.results:
            for share in shares(fixture, results.results[fixture.number], scoring):
                by_entrant[share.entrant].append(share)
    sums = {entrant: total([share.points for share in own]) for entrant, own in by_entrant.items()}
    for adjustment in played.adjustments:
        sums[adjustment.entrant] += adjustment.points
    for bye in played.byes:
        sums[bye.entrant] += scoring.win
    byes = Counter(bye.entrant for bye in played.byes)
    standings = Standings(by_entrant, sums, counted, scoring, lots, byes, known={})
    if played.is_by_rounds:
        return replace(standings, **_unplayed(played, standings, results))
    often = Counter(frozenset(fixture.entrants) for fixture in played.fixtures)
    return replace(standings, usual_meetings=max(often.values(), default=1))


class _Unplayed(TypedDict):
    """The fields of `Standings` about rounds in which somebody did not play."""

    against: Mapping[EntrantId, Fraction]
    rounds: int
    missed: Mapping[EntrantId, int]
    uncounted: Mapping[EntrantId, int]


def _unplayed(played: Played, standings: Standings, results: Effective) -> _Unplayed:
    """Return the effect of rounds without play; after their last round, those who left count as if they drew."""
    own: dict[EntrantId, list[Fixture]] = {entrant: [] for entrant in played.entrants}
    there = dict.fromkeys(played.entrants, 0)
    for fixture in played.fixtures:
        for entrant in fixture.entrants:
            own[entrant].append(fixture)
    for bye in played.byes:
        there[bye.entrant] = max(there[bye.entrant], bye.round)
    rounds, draw = played.rounds, standings.scoring.draw
    against, missed, uncounted = dict(standings.points), {}, {}
    for entrant, fixtures in own.items():
        shares_ = {share.fixture.number: share for share in standings.shares[entrant]}
        absent = {number for number, share in shares_.items() if share.is_forfeited}
        last = max((there[entrant], *(fixture.round for fixture in fixtures if fixture.number not in absent)))
        after = {fixture.round for fixture in fixtures if fixture.round > last}
        if gone := rounds - last - len(after):
            against[entrant] += draw * gone
        missed[entrant] = rounds - len(fixtures) - standings.byes[entrant]
        still_open = sum(fixture.number not in results.results for fixture in fixtures)
        uncounted[entrant] = len(fixtures) - still_open - sum(share.verdict is not None for share in shares_.values())
    return {"against": against, "rounds": rounds, "missed": missed, "uncounted": uncounted}


def _placed(tied: Sequence[Group], standings: Standings, steps: list[TieBreakStep]) -> Iterator[tuple[int, Group]]:
    """Yield each place with those who share it; deciding steps are added to `steps`."""
    place = 1
    for group in tied:
        for sharing in ranked(group, standings, tie_breaks_of(standings), steps):
            yield place, sharing
            place += len(sharing)


def tie_breaks_of(standings: Standings) -> Sequence[TieBreak]:
    """Return the season's tie-breaks, without the lot if none was drawn."""
    found = [TIE_BREAKS[key] for key in standings.scoring.tie_breaks]
    return [tie_break for tie_break in found if tie_break.needs != "lots" or standings.lots]


def _row(
    entrant: EntrantId,
    placed: tuple[int, Group] | None,
    tied: Group,
    played: Played,
    standings: Standings,
    still_open: int,
) -> Row:
    own = standings.shares[entrant]
    count = {verdict: sum(share.verdict == verdict for share in own) for verdict in ("won", "drawn", "lost")}
    return Row(
        entrant,
        placed[0] if placed else None,
        placed is not None and len(placed[1]) > 1,
        count["won"] + standings.byes[entrant],
        count["drawn"],
        count["lost"],
        still_open,
        standings.points[entrant],
        sum((adjustment.points for adjustment in played.adjustments if adjustment.entrant == entrant), Fraction(0)),
        _figures(entrant, tied, standings),
        standings.byes[entrant],
    )


def _figures(entrant: EntrantId, tied: Group, standings: Standings) -> Mapping[Criterion, Figure]:
    return {tie_break.key: tie_break.figure_of(entrant, standings, tied) for tie_break in tie_breaks_of(standings)}
