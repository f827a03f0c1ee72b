"""Standings of a season: tables, what binds to them, what people bring to later seasons, who has vanished."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from engine.ids import PersonId
from engine.seasons.formats import format_of
from engine.seasons.state.progress import MatchEnd, Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from leagues.core import EntrantId
from leagues.divisions import DrawRecord, claim, moved
from leagues.table import Table

TIME: Final = "time"
"""The reason of an outcome where somebody has run out of time."""


def tables(season: Season, progress: Progress) -> tuple[Table, ...]:
    """Return the tables of all divisions, the highest first."""
    return format_of(season.rules).tables(season, progress)


def records_of(season: Season, made: Sequence[Table], *, away: int) -> Mapping[PersonId, DrawRecord]:
    """Return what the people of a season bring to a later one."""
    rules, records, before = season.rules, dict[PersonId, DrawRecord](), 0
    divisions = moved(made, promoted=rules.promoted, relegated=rules.relegated)
    for number, table in enumerate(made, 1):
        rows = [row for row in table.rows if row.entrant not in season.former]
        for _, sharing in groupby(rows, lambda row: row.place):
            together = list(sharing)
            for row in together:
                after = divisions[row.entrant]
                how = claim(number, after, is_struck=row.place is None)
                person = season.entrants[row.entrant].person
                records[person] = DrawRecord(row.entrant, after, before, len(season.entrants), away, claim=how)
            before += len(together)
    return records


def match_ends(season: Season, ended: Mapping[int, FinishedMatch]) -> Mapping[int, MatchEnd]:
    """Return how matches have ended, by the fixture's number; where nobody turned up both have run out of time."""
    return {number: MatchEnd(one.ended_at, _timed_out(season, number, one)) for number, one in ended.items()}


def _timed_out(season: Season, number: int, ended: FinishedMatch) -> tuple[EntrantId, ...]:
    if ended.outcome.reason != TIME:
        return ()
    placed = zip(season.fixtures[number].entrants, ended.outcome.places, strict=False)
    return tuple(entrant for entrant, place in placed if place > 1 or ended.outcome.is_draw)


def vanished(season: Season, ended: Mapping[int, FinishedMatch]) -> Mapping[EntrantId, datetime]:
    """Return since when entrants have lost matches on time and ended none in another way since.

    What was lost before somebody took the place over is no silence of theirs, nor is a team silent by one member.
    """
    if not format_of(season.rules).asks_entrants:
        return {}
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
