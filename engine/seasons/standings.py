"""What a season comes to: its tables, what binds to them, what people bring to later seasons, who has vanished."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Final

from engine.ids import PersonId
from engine.log.store import FinishedMatch
from engine.seasons.schedule import Progress, played
from engine.seasons.season import Season
from leagues.core import EntrantId, Played, Scoring
from leagues.divisions import Record, moved
from leagues.table import Table, table

TABLES_KEPT: Final = 256
"""Tables of divisions that are not made again while nothing has happened in them."""

TIME: Final = "time"
"""The reason of an outcome where somebody has run out of time."""


def tables(season: Season, progress: Progress) -> tuple[Table, ...]:
    """Return the tables of all divisions, the highest first."""
    divisions = range(1, len(season.divisions) + 1)
    return tuple(_table(played(season, progress, number), season.scoring, season.lots) for number in divisions)


@lru_cache(TABLES_KEPT)
def _table(division: Played, scoring: Scoring, lots: tuple[EntrantId, ...]) -> Table:
    return table(division, scoring, {entrant: number for number, entrant in enumerate(lots)})


def digest(made: Sequence[Table]) -> str:
    """Return what binds to tables: SHA-256 over places and points of all rows."""
    rows = [f"{row.entrant} {row.place} {row.points}" for each in made for row in each.rows]
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()


def records_of(season: Season, made: Sequence[Table], *, away: int) -> Mapping[PersonId, Record]:
    """Return what the people of a season bring to a later one."""
    rules, order, records = season.rules, 0, {}
    divisions = moved(made, promoted=rules.promoted, relegated=rules.relegated)
    people = len(season.entrants)
    for each in made:
        for row in (row for row in each.rows if row.entrant not in season.former):
            person = season.entrants[row.entrant].person
            records[person] = Record(row.entrant, divisions[row.entrant], order, people, away)
            order += 1
    return records


def vanished(season: Season, ended: Mapping[int, FinishedMatch]) -> Mapping[EntrantId, datetime]:
    """Return since when entrants have lost matches on time and ended none in another way since.

    What was lost before somebody took the place over is no silence of theirs.
    """
    since: dict[EntrantId, datetime] = {}
    for number, one in sorted(ended.items(), key=lambda each: (each[1].ended_at, each[0])):
        for entrant, place in zip(season.fixtures[number].entrants, one.outcome.places, strict=False):
            taken_at = season.entrants[entrant].since
            if taken_at is not None and one.ended_at <= taken_at:
                continue
            if one.outcome.reason == TIME and (place > 1 or one.outcome.is_draw):
                since.setdefault(entrant, one.ended_at)
            else:
                since.pop(entrant, None)
    return since
