"""A season as a file: its log, and what it takes to make every table again without this program, as plain JSON."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from engine.log.store import Entry, FinishedMatch
from engine.seasons.season import Season
from leagues.core import Result
from leagues.table import Table

FORMAT: Final = "fernzug-season"
VERSION: Final = 1


def exported(
    season: Season,
    log: Sequence[Entry],
    results: Mapping[int, Result],
    finished: Mapping[int, FinishedMatch],
    tables: Sequence[Table],
) -> bytes:
    """Return the file: log with digests, entrants, fixtures with their results, withdrawals, adjustments, tables.

    Nothing in it is secret: the seed of the draw is in the log from the draw on, and not before.
    """
    made: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "season": season.id,
        "league": season.founded.name,
        "number": season.founded.number,
        "phase": season.phase,
        "head": season.digest,
        "log": [{"seq": one.seq, "at": _iso(one.at), "fact": one.body, "digest": one.digest} for one in log],
        "entrants": [
            {"entrant": one.id, "persons": one.persons, "division": season.division_of(one.id)}
            for one in season.entrants.values()
        ],
        "fixtures": [_fixture(season, number, results, finished) for number in season.fixtures],
        "withdrawals": [{"entrant": one.entrant, "how": one.how, "at": one.at} for one in season.withdrawals],
        "adjustments": [{"entrant": one.entrant, "points": str(one.points)} for one in season.adjustments],
        "tables": [_table(table) for table in tables],
    }
    return json.dumps(made, ensure_ascii=False, indent=1).encode()


def _fixture(
    season: Season, number: int, results: Mapping[int, Result], finished: Mapping[int, FinishedMatch]
) -> dict[str, Any]:
    fixture, result, ended = season.fixtures[number], results.get(number), finished.get(number)
    return {
        "fixture": number,
        "division": fixture.division,
        "round": fixture.round,
        "entrants": fixture.entrants,
        "match": season.matches.get(number),
        "ended_at": None if ended is None else _iso(ended.ended_at),
        "result": None
        if result is None
        else {
            "ending": result.ending,
            "places": result.places,
            "scores": result.scores,
            "is_cut_short": result.is_cut_short,
            "is_ruled": result.is_ruled,
        },
    }


def _table(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "entrant": row.entrant,
            "place": row.place,
            "points": str(row.points),
            "won": row.won,
            "drawn": row.drawn,
            "lost": row.lost,
            "figures": {name: str(figure.value) for name, figure in row.figures.items()},
        }
        for row in table.rows
    ]


def _iso(at: datetime) -> str:
    return at.isoformat()
