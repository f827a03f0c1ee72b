"""A season as a file: its log, and what it takes to make every table again without this program, as plain JSON.

    python -m engine.seasons.files.export        print the JSON Schema (docs/season.schema.json)

The facts stand in it exactly as in the log, since digests cover their text. Nothing in it is secret: the seed of the
draw is in the log from the draw on, and not before.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from engine.log.chain import Entry
from engine.log.json_text import as_json
from engine.seasons.facts.codec import FORM
from engine.seasons.service.ratings import as_ruled, rated_matches
from engine.seasons.service.ratings import counted as rated
from engine.seasons.state.progress import Progress, counted, played
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from leagues.core import Ending, Leaving, Result
from leagues.ratings import ordered
from leagues.table import Row, Table

VERSION: Final = 1


class FilePart(BaseModel):
    """The base of every object of the file: frozen, and without anything else in it."""

    model_config = ConfigDict(frozen=True, extra="forbid")


Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
LogId = Annotated[str, Field(pattern="^[0-9a-z]{8}$")]
Figure = Annotated[str, Field(pattern="^-?[0-9]+(/[0-9]+)?$")]
"""A number without rounding: `7` or `29/3`."""


class FileEntry(FilePart):
    """One entry of the log: number, time, fact, and the digest that chains it to the entry before."""

    seq: int = Field(ge=1)
    at: datetime
    fact: Annotated[dict[str, JsonValue], FORM.is_checked, FORM]
    digest: Digest


class EntrantPlace(FilePart):
    """The holders of a place in a season: all who have played in it, the present one last, and the division from 1."""

    entrant: int
    persons: Sequence[int]
    division: int | None


class Counted(FilePart):
    """The count of a fixture before withdrawals are looked at; `ended_at` is in whole seconds since 1970."""

    ending: Ending
    places: Sequence[int]
    scores: Sequence[int]
    is_cut_short: bool
    is_ruled: bool
    ended_at: int


class MeetingScore(FilePart):
    """A fixture, entrants in the order of their seats; `ended_at` is when its match ended first."""

    fixture: int
    division: int
    round: int
    entrants: Sequence[int]
    match: LogId | None
    ended_at: datetime | None
    result: Counted | None


class Departure(FilePart):
    """Somebody has left, at a time in whole seconds since 1970."""

    entrant: int
    how: Leaving
    at: int


class Adjusted(FilePart):
    """Points that organisers have given or taken."""

    entrant: int
    points: Figure


class Rested(FilePart):
    """Somebody had nobody to play in a round."""

    entrant: int
    round: int


class TableRow(FilePart):
    """A line of a table; `place` is null for who is struck, `figures` are those of the tie-breaks in their order."""

    entrant: int
    place: int | None
    is_shared: bool
    points: Figure
    adjustment: Figure
    won: int
    drawn: int
    lost: int
    open: int
    byes: int
    figures: Mapping[str, Figure]


class RatingRow(FilePart):
    """A match of the season that counts for ratings: when it ended, who sat at it, and their places, by seat."""

    match: LogId
    at: int
    persons: Sequence[int]
    places: Sequence[int]


class SeasonFile(FilePart):
    """A season: its whole log, and what follows from it and from the logs of its matches. Persons are Discord user ids.

    `head` is the digest of the last fact. `matches` are those of all fixtures, and `voided` those that were played
    again; each is a file of its own beside this one. `ratings` are in the order in which they count.
    """

    format: Literal["fernzug-season"] = "fernzug-season"
    version: Literal[1] = VERSION
    season: LogId
    league: str
    number: int
    game: str
    phase: str
    head: Digest
    log: Sequence[FileEntry] = Field(min_length=1)
    entrants: Sequence[EntrantPlace]
    fixtures: Sequence[MeetingScore]
    voided: Sequence[LogId]
    withdrawals: Sequence[Departure]
    adjustments: Sequence[Adjusted]
    byes: Sequence[Rested]
    tables: Sequence[Sequence[TableRow]]
    ratings: Sequence[RatingRow]


def schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of the file."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **SeasonFile.model_json_schema()}


def season_file(
    season: Season,
    log: Sequence[Entry],
    progress: Progress,
    finished: Mapping[int, FinishedMatch],
    tables: Sequence[Table],
) -> SeasonFile:
    """Return what stands in the file of a season."""
    divisions = [played(season, progress, number) for number in range(1, len(season.divisions) + 1)]
    results = counted(season, progress)
    return SeasonFile(
        season=season.id,
        league=season.founded.name,
        number=season.founded.number,
        game=season.rules.game,
        phase=season.phase,
        head=log[-1].digest,
        log=[FileEntry(seq=one.seq, at=one.at, fact=as_json(one.body), digest=one.digest) for one in log],
        entrants=[
            EntrantPlace(entrant=one.id, persons=one.persons, division=season.division_of(one.id))
            for one in season.entrants.values()
        ],
        fixtures=[_meeting(season, number, results, finished) for number in season.fixtures],
        voided=season.voided,
        withdrawals=[Departure(entrant=one.entrant, how=one.how, at=one.at) for one in season.withdrawals],
        adjustments=[Adjusted(entrant=one.entrant, points=str(one.points)) for one in season.adjustments],
        byes=[Rested(entrant=bye.entrant, round=bye.round) for one in divisions for bye in one.byes],
        tables=[[_row(row) for row in table.rows] for table in tables],
        ratings=list(_ratings(season, progress, finished)),
    )


def _meeting(
    season: Season, number: int, results: Mapping[int, Result], finished: Mapping[int, FinishedMatch]
) -> MeetingScore:
    fixture, result, ended = season.fixtures[number], results.get(number), finished.get(number)
    return MeetingScore(
        fixture=number,
        division=fixture.division,
        round=fixture.round,
        entrants=fixture.entrants,
        match=season.matches.get(number),
        ended_at=None if ended is None else ended.ended_at,
        result=None
        if result is None
        else Counted(
            ending=result.ending,
            places=result.places,
            scores=result.scores,
            is_cut_short=result.is_cut_short,
            is_ruled=result.is_ruled,
            ended_at=result.ended_at,
        ),
    )


def _row(row: Row) -> TableRow:
    return TableRow(
        entrant=row.entrant,
        place=row.place,
        is_shared=row.is_shared,
        points=str(row.points),
        adjustment=str(row.adjustment),
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        open=row.open,
        byes=row.byes,
        figures={name: str(figure.value) for name, figure in row.figures.items()},
    )


def _ratings(season: Season, progress: Progress, finished: Mapping[int, FinishedMatch]) -> Iterator[RatingRow]:
    """Yield the matches of the season that count for ratings, in the order in which they do."""
    matches = [finished[number] for number in sorted(finished)]
    for event in ordered(rated_matches(as_ruled(matches, rated(season, progress)))):
        yield RatingRow(match=event.match, at=event.at, persons=event.persons, places=event.places)


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
