"""Every way in which the open fixtures of a division can end, gone through by brute force."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product

from leagues.bounds import Span
from leagues.core import EntrantId, Fixture, Played, Result, Scoring
from leagues.table import table

NARROW, WIDE = (10, 9, 8, 7), (40, 20, 6, 0)
"""Scores of the first to the last at a table."""


def ends(fixture: Fixture) -> Iterator[Result]:
    """Yield every way in which a fixture can end without a ruling, without scores."""
    yield Result(fixture.number, "double_walkover")
    yield Result(fixture.number, "unplayed")
    for ranks in product(range(1, len(fixture.entrants) + 1), repeat=len(fixture.entrants)):
        if all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks):
            yield Result(fixture.number, "played", ranks)
            if fixture.is_pair and ranks != (1, 1):
                yield Result(fixture.number, "walkover", ranks)


def scored_ends(fixture: Fixture) -> Iterator[Result]:
    """Yield the same with scores that are close, and with scores that are far apart."""
    for result in ends(fixture):
        if result.ending != "played":
            yield result
            continue
        for scores in (NARROW, WIDE):
            yield replace(result, scores=tuple(scores[place - 1] for place in result.places))


def courses(played: Played, ends_of: Callable[[Fixture], Iterable[Result]] = ends) -> Iterator[Played]:
    """Yield the division as each course of its open fixtures leaves it."""
    ended = {result.fixture for result in played.results}
    still_open = [fixture for fixture in played.fixtures if fixture.number not in ended]
    for course in product(*map(ends_of, still_open)):
        yield replace(played, results=(*played.results, *course))


def spans_of(
    ended: Iterator[Played], scoring: Scoring, lots: Mapping[EntrantId, int] | None = None
) -> dict[EntrantId, Span]:
    """Return the spans that the tables of divisions come to, in all of which everything has ended."""
    found: dict[EntrantId, list[int]] = {}
    for played in ended:
        rows = [row for row in table(played, scoring, lots).rows if row.place is not None]
        places = [row.place for row in rows if row.place is not None]
        for row, place in zip(rows, places, strict=True):
            found.setdefault(row.entrant, []).extend((place, place + places.count(place) - 1))
    return {entrant: Span(min(places), max(places)) for entrant, places in found.items()}


def is_within(inner: Span, outer: Span) -> bool:
    """Tell whether a span holds another one."""
    return outer.best <= inner.best and inner.worst <= outer.worst
