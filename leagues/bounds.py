"""Places that somebody can still reach: never narrower than the truth, never widened by a result.

Three steps, each within the bounds of the one before (docs/leagues.md, "Places that can still be reached"): the best
place follows from everybody's own points; the worst also from who plays whom (`leagues.reachable_points`); and once few
fixtures are open, every way in which they can end is tried, tie-breaks included (`leagues.outcome_search`). Rulings,
withdrawals, late joiners and points given may widen what is possible.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from math import lcm
from typing import Literal

from leagues.core import EntrantId, Played, Scoring
from leagues.endings import effective
from leagues.outcome_search import OutcomeSearch
from leagues.reachable_points import NONE, ReachablePoints, RemainingRounds
from leagues.table import Table, standings_of, table
from leagues.tie_breaks.criteria import TIE_BREAKS

Prospect = Literal["certain", "possible", "impossible"]


@dataclass(frozen=True, slots=True)
class Span:
    """The best and the worst place that somebody can still have, from 1; shared places count as the last of them."""

    best: int
    worst: int

    def within(self, first: int, last: int) -> Prospect:
        """Tell whether a place from `first` to `last` is certain, possible or impossible."""
        if first <= self.best and self.worst <= last:
            return "certain"
        return "possible" if self.best <= last and first <= self.worst else "impossible"


@dataclass(frozen=True, slots=True)
class Prospects:
    """Somebody's prospects in a season."""

    title: Prospect
    promotion: Prospect
    relegation: Prospect


def prospects(
    span: Span, people: int, *, promoted: int, relegated: int, is_highest: bool, is_lowest: bool
) -> Prospects:
    """Return what a span means in a division of so many people who are not struck, by the rules of `divisions.moved`.

    A place shared across the line moves everybody who shares it, which a span does not show: until the season is over
    that counts as possible, not as certain.
    """
    down = max(promoted, people - relegated) + 1
    return Prospects(
        title=span.within(1, 1) if is_highest else "impossible",
        promotion="impossible" if is_highest else span.within(1, promoted),
        relegation="impossible" if is_lowest else span.within(down, people),
    )


def possible_places(
    played: Played, scoring: Scoring, lots: Mapping[EntrantId, int] | None = None, *, remaining: RemainingRounds = NONE
) -> Mapping[EntrantId, Span]:
    """Return the places that everybody who is not struck can still reach; exact places once nothing is open.

    As long as rounds are still to be drawn, points alone decide: anybody may meet anybody, or have the bye.

    Args:
        played: the division.
        scoring: what results are worth.
        lots: as for the table; without them, whatever a lot decides may go either way.
        remaining: the rounds that are still to be drawn.
    """
    scoring = scoring if lots else _without_lot(scoring)
    results = effective(played)
    standings = standings_of(played, scoring, results, lots or {})
    open_fixtures = [fixture for fixture in standings.fixtures if fixture.number not in results.results]
    if not open_fixtures and not remaining.rounds:
        return _final(table(played, scoring, lots))
    left = {withdrawal.entrant for withdrawal in played.withdrawals}
    here = [entrant for entrant in played.entrants if entrant not in left]
    unit = lcm(*(value.denominator for value in standings.points.values()))
    reachable = ReachablePoints(played.entrants, open_fixtures, scoring, here=here, remaining=remaining, unit=unit)
    points = {
        entrant: int(unit * standings.points[entrant]) for entrant in played.entrants if entrant not in results.struck
    }
    spans = _by_points(points, reachable)
    if played.is_by_rounds:  # opponents' points and byes are not searched: ties may be broken either way
        standings = replace(standings, scoring=replace(scoring, tie_breaks=()))
    search = None if remaining.rounds else OutcomeSearch.of(standings, tuple(spans), open_fixtures)
    if search is None:
        return spans
    return {
        entrant: Span(
            search.extreme(entrant, is_best=True, goal=span.best),
            search.extreme(entrant, is_best=False, goal=span.worst),
        )
        for entrant, span in spans.items()
    }


def _without_lot(scoring: Scoring) -> Scoring:
    """Return the scoring with only those tie-breaks that come before an unknown lot."""
    return replace(
        scoring, tie_breaks=tuple(takewhile(lambda key: TIE_BREAKS[key].needs != "lots", scoring.tie_breaks))
    )


def _by_points(points: Mapping[EntrantId, int], reachable: ReachablePoints) -> Mapping[EntrantId, Span]:
    """Return the spans that points in whole units allow, with ties broken either way."""
    spans = {}
    for entrant, own in points.items():
        reached = own + reachable.gain(entrant)
        needs = {other: own - theirs for other, theirs in points.items() if other != entrant}
        spans[entrant] = Span(1 + sum(theirs > reached for theirs in points.values()), 1 + reachable.most(needs))
    return spans


def _final(made: Table) -> Mapping[EntrantId, Span]:
    """Return everybody's final place, from the first to the last of those who share it."""
    places = {row.entrant: row.place for row in made.rows if row.place is not None}
    shared = list(places.values())
    return {entrant: Span(place, place + shared.count(place) - 1) for entrant, place in places.items()}
