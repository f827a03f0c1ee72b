"""Simulated seasons as tools/verify follows them, with their tables at any moment."""

import asyncio
import json
import sqlite3
import tempfile
from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from engine.matches.service.service import Matches
from engine.seasons.results.hall_of_fame import final_of, hall
from engine.seasons.service.service import Seasons
from games.registry import GAMES
from storage.open import open_existing
from tests.tools.archives import archived
from tools.verify.log import EPOCH, Fact, microseconds
from tools.verify.seasons import pentathlon
from tools.verify.seasons.course import go_on
from tools.verify.seasons.divisions import divisions_of
from tools.verify.seasons.files import MOST_SEASON, ArchiveFiles
from tools.verify.seasons.following import Ends
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.matches import Matches as FollowedMatches
from tools.verify.seasons.report import Report, check, read_season
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow, Ending

WHOLE: Final = 2**26
"""How large an archive may be that has only one part."""
INSTANT: Final = timedelta(microseconds=1)
MARKS: Final = ("match_proposed", "match_started", "match_ended")
"""The facts that tell when a match was played, and by whom."""


@dataclass(frozen=True, slots=True)
class Said:
    """A fact of a season."""

    season: str
    seq: int
    at: datetime
    digest: str
    fact: Fact

    @property
    def kind(self) -> str:
        """Return what kind of fact it is."""
        return str(self.fact["kind"])


@dataclass(frozen=True, slots=True)
class RunMatch:
    """A match: of which fixture of a season it is (None: of none), who played it, and from when to when."""

    id: str
    fixture: str | None
    persons: tuple[int, ...]
    begun: datetime | None
    ended: datetime | None

    def is_running(self, at: datetime) -> bool:
        """Tell whether it runs at a time."""
        return self.begun is not None and self.begun < at and (self.ended is None or at < self.ended)


class FollowedSeason:
    """One season, moment by moment."""

    def __init__(self, season: str, matches: FollowedMatches, rows: Sequence[Fact]) -> None:
        self.id, self.matches = season, matches
        self.facts = [Said(season, seq, moment(row), row["digest"], row["fact"]) for seq, row in enumerate(rows, 1)]
        self.states: list[SeasonCourse] = []
        self._ends = Ends(matches)
        self._tables: dict[tuple[int, int], list[list[CountedRow]]] = {}
        course = SeasonCourse(season)
        for row in rows:
            deque(go_on(course, row["fact"], microseconds(row)), maxlen=0)
            self.states.append(_copied(course))

    @property
    def founded(self) -> Fact:
        """Return the first fact."""
        return self.facts[0].fact

    @property
    def last(self) -> SeasonCourse:
        """Return the season in the end."""
        return self.states[-1]

    @cached_property
    def over_at(self) -> datetime | None:
        """Return when it was closed or cancelled, None if it goes on."""
        return next((said.at for said in self.facts if said.kind in {"season_closed", "season_cancelled"}), None)

    @cached_property
    def ends(self) -> list[datetime]:
        """Return when matches have ended, or were decided again."""
        return sorted(at for match in self.last.attempts for at in self.ends_of(match))

    @cached_property
    def moments(self) -> list[datetime]:
        """Return when something has changed."""
        return sorted({*(said.at for said in self.facts), *self.ends})

    def ends_of(self, match: str) -> list[datetime]:
        """Return when a match has ended, and was decided again."""
        followed = self.matches.played[match]
        return [EPOCH + timedelta(microseconds=followed.moments[seq - 1]) for seq in followed.ended]

    def at(self, when: datetime) -> SeasonCourse:
        """Return the season as it was at a time, what was written at this time included."""
        return self.states[bisect_right(self.facts, when, key=lambda said: said.at) - 1]

    def results(self, state: SeasonCourse, when: datetime) -> Mapping[int, Ending]:
        """Return the results of a season as they were known at a time."""
        return self._ends.at(state, (when - EPOCH) // INSTANT)

    def tables(self, state: SeasonCourse, when: datetime) -> list[list[CountedRow]]:
        """Return the tables of a season with the results that were known at a time."""
        key = (state.seq, bisect_right(self.ends, when))
        if key not in self._tables:
            has_table = state.fixtures or format_of(state.rules) == "ladder"
            made = divisions_of(state, self.results(state, when)) if has_table else ()
            self._tables[key] = [division.table() for division in made]
        return self._tables[key]

    def person(self, entrant: int, when: datetime) -> int:
        """Return who has a place at a time."""
        return self.at(when).entrants[entrant][-1]

    def champions(self, state: SeasonCourse, when: datetime) -> set[int]:
        """Return who is first: of a team all who play for it at a board, of a pentathlon who leads its table."""
        if format_of(state.rules) == "pentathlon":
            return {row.person for row in pentathlon.table(state) if row.place == 1}
        first = {row.entrant for table in self.tables(state, when)[:1] for row in table if row.place == 1}
        if format_of(state.rules) != "teams":
            return {state.entrants[one][-1] for one in first}
        seats = [(state.fixtures[board]["entrants"], seats) for board, seats in state.lineups.items()]
        sitting = [(one, seat[-1]) for both, seated in seats for one, seat in zip(both, seated, strict=True)]
        return {person for one, person in sitting if one in first and person is not None}

    def around(self, when: datetime, span: timedelta) -> Iterator[tuple[SeasonCourse, datetime]]:
        """Yield the season at a time, at the times before it within a span, and before that."""
        last = bisect_right(self.moments, when)
        first = bisect_right(self.moments, when - span)
        for at in reversed(self.moments[max(0, first - 1) : last]):
            yield self.at(at), at
            yield self.at(at - INSTANT), at  # much may happen in one moment


def moment(row: Fact) -> datetime:
    """Return when a fact was written."""
    return EPOCH + timedelta(microseconds=microseconds(row))


def _copied(course: SeasonCourse) -> SeasonCourse:
    """Return a season as it is now, whatever is written next; nobody asks it about single moments."""
    copies: dict[str, Any] = {}
    for field in fields(course):
        value = getattr(course, field.name)
        if isinstance(value, list | dict | set):
            copies[field.name] = value.copy()
    stages = replace(course.stages, **{name: value.copy() for name, value in vars(course.stages).items()})
    copies["lineups"] = {board: [[*seat] for seat in seats] for board, seats in course.lineups.items()}
    return replace(course, **copies | {"divisions": [[*group] for group in course.divisions], "stages": stages})


@dataclass(frozen=True, slots=True)
class Left:
    """What a simulation has left in its database: seasons in the order of their beginning, with what is wrong.

    Attributes:
        seasons: every season by its id, as tools/verify follows it.
        matches: when each match began and ended, who played it, and of which fixture it is.
        titles: how many seasons people have won by the bot's hall of fame.
        faults: what tools/verify finds wrong.
    """

    seasons: Mapping[str, FollowedSeason]
    matches: Sequence[RunMatch]
    titles: Mapping[int, int]
    faults: Sequence[str]


def left_in(path: Path) -> Left:
    """Follow everything that a simulation has left in a database."""
    seasons, faults = list[FollowedSeason](), list[str]()
    archives, titles = asyncio.run(_stored(path))
    for archive in archives:
        found, wrong = follow(archive)
        seasons += found
        faults += [f"{found[0].id}: {each}" for each in wrong]
    seasons.sort(key=lambda season: season.facts[0].at)
    return Left({season.id: season for season in seasons}, list(_matches(path)), titles, faults)


async def _stored(path: Path) -> tuple[list[bytes], Mapping[int, int]]:
    """Return the archive of each season that is no stage of another, and the titles in the hall of fame."""
    store = await open_existing(f"sqlite+aiosqlite:///{path}")
    try:
        matches = Matches(store, GAMES)
        service = Seasons(store.seasons, store.matches, matches, now=lambda: datetime.now(UTC))
        known = [await service.season(summary.season) for summary in await store.seasons.all()]
        alone = [season for season in known if season.founded.pentathlon is None]
        finals = [final_of(season, await service.tables(season)) for season in alone]
        titles = hall(final for final in finals if final is not None).titles if any(finals) else ()
        return [(await archived(service, matches, season, size=WHOLE))[0] for season in alone], dict(titles)
    finally:
        await store.close()


def _matches(path: Path) -> Iterator[RunMatch]:
    """Yield all matches as they lie in the database, those that belong to no season included."""
    facts = defaultdict[str, dict[str, tuple[datetime, Fact]]](dict)
    with closing(sqlite3.connect(path)) as database:
        for match, at, body in database.execute("select match, at, body from log order by match, seq"):
            if any(f'"{kind}"' in body for kind in MARKS):
                fact = json.loads(body)
                facts[match].setdefault(fact["kind"], (EPOCH + at * INSTANT, fact))
    for match, known in facts.items():
        begun, ended = known.get("match_started"), known.get("match_ended")
        persons = () if begun is None else tuple(begun[1]["persons"])
        fixture = known["match_proposed"][1]["fixture"]
        yield RunMatch(match, fixture, persons, begun and begun[0], ended and ended[0])


def follow(archive: bytes) -> tuple[list[FollowedSeason], list[str]]:
    """Return the season of an archive with those of its stages, and what tools/verify finds wrong with them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "season.zip")
        path.write_bytes(archive)
        with ArchiveFiles([path]) as files:
            report, found = check(files)
            wrong = list(found)
            inner = [_season(one, files.within(f"stages/{number}")) for number, one in sorted(report.stages.items())]
            return [_season(report, files), *inner], wrong


def _season(report: Report, files: ArchiveFiles) -> FollowedSeason:
    text = files.text("season.json", MOST_SEASON)
    assert text is not None
    return FollowedSeason(report.course.season, report.matches, read_season(text)[1].rows)
