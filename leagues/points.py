"""Points of each entrant for one result (leagues.md, sections 8 and 18.3 to 18.7)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Literal, NamedTuple

from leagues.core import EntrantId, Fixture, Result, Scoring

Verdict = Literal["won", "drawn", "lost"]

TABLE_POINTS = 6
"""Points for the first place at a table of three or four; the last gets nothing."""


class PointShare(NamedTuple):
    """One entrant's part of the result of one fixture.

    Attributes:
        fixture: the fixture's number.
        entrant: whose share this is.
        opponents: the others at the table.
        ending: how it ended.
        verdict: won, drawn or lost; None if it is none of these (unplayed without points).
        points: for the table.
        difference: own score minus the opponents' mean, capped; 0 where nothing was played.
        own, all: own score and the sum of all, for the share of points at one's tables.
    """

    fixture: Fixture
    entrant: EntrantId
    opponents: tuple[EntrantId, ...]
    ending: str
    verdict: Verdict | None
    points: Fraction
    difference: Fraction = Fraction(0)
    own: int = 0
    all: int = 0

    @property
    def is_forfeited(self) -> bool:
        """Tell whether somebody did not turn up."""
        return self.verdict == "lost" and self.ending != "played"


@cache
def _whole(number: int) -> Fraction:
    return Fraction(number)


def total(values: Sequence[Fraction]) -> Fraction:
    """Return the sum, several times as fast as by adding fractions one by one."""
    unit = lcm(*(value.denominator for value in values))
    return Fraction(sum(value.numerator * (unit // value.denominator) for value in values), unit)


def shares(fixture: Fixture, result: Result, scoring: Scoring) -> tuple[PointShare, ...]:
    """Return what a result is worth to each entrant; nothing if it is void."""
    if result.ending == "void":
        return ()
    return tuple(_share(fixture, result, seat, scoring) for seat in range(len(fixture.entrants)))


def _share(fixture: Fixture, result: Result, seat: int, scoring: Scoring) -> PointShare:
    entrant = fixture.entrants[seat]
    opponents = tuple(opponent for opponent in fixture.entrants if opponent != entrant)
    verdict, points = _worth(result, seat, len(fixture.entrants), scoring)
    is_scored = bool(result.scores) and result.ending == "played"
    return PointShare(
        fixture,
        entrant,
        opponents,
        result.ending,
        verdict,
        points,
        difference=_difference(result, seat, scoring.difference_cap),
        own=result.scores[seat] if is_scored else 0,
        all=sum(result.scores) if is_scored else 0,
    )


def _worth(result: Result, seat: int, seats: int, scoring: Scoring) -> tuple[Verdict | None, Fraction]:
    if result.ending == "double_walkover":
        return "lost", Fraction(0)
    if result.ending == "unplayed":
        is_draw = scoring.unplayed == "draw" and seats == 2
        return ("drawn", Fraction(scoring.draw)) if is_draw else (None, Fraction(0))
    verdict = _verdict(result.places, seat)
    if seats == 2:
        return verdict, _whole({"won": scoring.win, "drawn": scoring.draw, "lost": 0}[verdict])
    return verdict, place_points(result.places, seat)


def _verdict(places: Sequence[int], seat: int) -> Verdict:
    if places[seat] != 1:
        return "lost"
    return "won" if places.count(1) == 1 else "drawn"


def place_points(places: Sequence[int], seat: int) -> Fraction:
    """Return the points for a place at a table: 6-3-0 or 6-4-2-0; those who share places get the mean of them."""
    place, last = places[seat], len(places) - 1
    shared = range(place, place + places.count(place))
    return Fraction(TABLE_POINTS * sum(last + 1 - rank for rank in shared), last * len(shared))


def _difference(result: Result, seat: int, cap: int) -> Fraction:
    """Return the score difference: the cap for the winner of a match cut short, 0 if nothing was played."""
    if result.ending != "played" or not result.scores:
        return _whole(0)
    if result.is_cut_short:
        verdict = _verdict(result.places, seat)
        return Fraction({"won": cap, "drawn": 0, "lost": -cap}[verdict])
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return max(Fraction(-cap), min(Fraction(cap), result.scores[seat] - Fraction(sum(others), len(others))))
