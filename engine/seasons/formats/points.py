"""The tables of divisions as points make them, the places that can still be reached, and what binds to tables."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from leagues.bounds import Span, possible_places
from leagues.core import EntrantId, Played, Scoring
from leagues.reachable_points import NONE, RemainingRounds
from leagues.table import Table, table

TABLES_KEPT: Final = 64
"""Tables of divisions that are not made again while nothing has happened in them."""
PLACES_KEPT: Final = 128
"""Divisions whose places are not counted again while nothing has happened in them."""


def point_table(season: Season, progress: Progress, division: int) -> Table:
    """Return the table of a division."""
    return _table(played(season, progress, division), season.rules.scoring, season.lots)


def point_tables(season: Season, progress: Progress) -> tuple[Table, ...]:
    """Return the tables of all divisions, the highest first."""
    return tuple(point_table(season, progress, number) for number in range(1, len(season.divisions) + 1))


@lru_cache(TABLES_KEPT)
def _table(division: Played, scoring: Scoring, lots: tuple[EntrantId, ...]) -> Table:
    return table(division, scoring, _numbered(lots))


def point_spans(
    season: Season, progress: Progress, division: int, *, remaining: RemainingRounds = NONE
) -> Mapping[EntrantId, Span]:
    """Return the places that open fixtures, and rounds that are not drawn, allow in a division."""
    return _places(played(season, progress, division), season.rules.scoring, season.lots, remaining)


@lru_cache(PLACES_KEPT)
def _places(
    division: Played, scoring: Scoring, lots: tuple[EntrantId, ...], remaining: RemainingRounds
) -> Mapping[EntrantId, Span]:
    return possible_places(division, scoring, _numbered(lots), remaining=remaining)


def _numbered(lots: tuple[EntrantId, ...]) -> Mapping[EntrantId, int]:
    return {entrant: number for number, entrant in enumerate(lots)}


def digest(made: Sequence[Table]) -> str:
    """Return what binds to tables: SHA-256 over places and points of all rows."""
    rows = [f"{row.entrant} {row.place} {row.points}" for each in made for row in each.rows]
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()
