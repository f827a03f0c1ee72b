"""The logs of matches: one transaction a method, statements built once.

Tables: matches, private_matches, log, seats, seeds.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    func,
    literal_column,
    select,
    update,
)

from engine.ids import MatchId, PersonId
from engine.log.chain import Entry, from_microseconds, microseconds
from engine.share import EVERYTHING, Share
from engine.stores.matches import (
    PLAYED,
    Commit,
    FinishedMatch,
    FixtureMatch,
    MatchStanding,
    Phase,
    Projected,
    RunningMatch,
    ServerOrder,
    Snapshot,
    StoredMatch,
    Summary,
)
from storage.database.connection import Database
from storage.database.functions import text_of
from storage.schema.core import fixtures, log, matches, results, seats, seeds
from storage.sealing import AesSeal
from storage.stores.disputes import DISPUTED_IN
from storage.stores.match_commits import (
    IS_PRIVATE,
    OF_MATCH,
    SELECT_FINISHED,
    SELECT_SUMMARY,
    SNAPSHOT,
    SUMMARY,
    append,
    load,
    projected,
    sealed,
)
from storage.stores.match_rows import (
    SELECT_OPEN_REMATCH,
    due_of,
    finished_of,
    seed_place,
    summary_of,
)
from storage.stores.shares import in_share

LAST_SEQ = 2**31 - 1
SELECT_SNAPSHOT = select(*SNAPSHOT).where(OF_MATCH)
SELECT_PLAYED_IN = (
    select(*SNAPSHOT).where(matches.c.thread == bindparam("key")).order_by(matches.c.number.desc()).limit(1)
)
SELECT_DISPUTED_IN = select(*SNAPSHOT).where(matches.c.match == DISPUTED_IN.scalar_subquery())
SELECT_IDS = select(matches.c.match).order_by(matches.c.number)
UPDATE_DUE = update(matches).where(OF_MATCH, matches.c.seq == bindparam("as_seq")).values(due_at=bindparam("new"))
RUNNING = matches.c.phase == literal_column("'running'")  # only so does SQLite see that the index has them all
SELECT_DUE = (
    select(matches.c.match)
    .where(RUNNING, matches.c.due_at <= bindparam("upto"))
    .order_by(matches.c.due_at, matches.c.number)
)
SELECT_SCHEDULED_ON = (
    select(matches.c.match)
    .where(matches.c.server == bindparam("server"), RUNNING, matches.c.due_at.is_not(None))
    .order_by(matches.c.number)
)
SELECT_SERVERS_PLAYING = (
    select(matches.c.server).where(RUNNING, matches.c.due_at.is_not(None)).distinct().order_by(matches.c.server)
)
SELECT_NEXT_DUE = select(func.min(matches.c.due_at).label("at")).where(RUNNING)
PROPOSED = matches.c.phase == literal_column("'proposed'")
SELECT_PROPOSED = (
    select(matches.c.match)
    .where(PROPOSED, matches.c.updated_at <= bindparam("upto"))
    .order_by(matches.c.updated_at, matches.c.number)
)
SELECT_OF_PERSON = (
    select(*SUMMARY)
    .join(seats, seats.c.match == matches.c.match)
    .where(seats.c.person == bindparam("person"), seats.c.phase.in_(bindparam("phases", expanding=True)))
    .order_by(
        matches.c.due.bitwise_rshift(seats.c.bit).bitwise_and(1).desc(),
        matches.c.updated_at.desc(),
        matches.c.number.desc(),
    )
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
)
SELECT_RUNNING_OF = (
    select(matches.c.match)
    .join(seats, seats.c.match == matches.c.match)
    .where(seats.c.person.in_(bindparam("persons", expanding=True)), seats.c.phase == "running")
    .group_by(matches.c.number)
    .order_by(matches.c.updated_at, matches.c.number)
)
SELECT_WAITING = SELECT_RUNNING_OF.where(matches.c.due.bitwise_rshift(seats.c.bit).bitwise_and(1) == 1)
SELECT_UNTOUCHED = SELECT_RUNNING_OF.where(matches.c.updated_at <= bindparam("upto"))
SELECT_OF_PERSON_ON_SERVER = SELECT_OF_PERSON.where(matches.c.server == bindparam("server"))
PLAYED_AT = (
    select(log.c.at)
    .where(log.c.match == matches.c.match, text_of(log.c.body, "kind").in_(PLAYED))
    .order_by(log.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
SELECT_RUNNING = select(
    matches.c.match, matches.c.persons, matches.c.due, matches.c.updated_at, PLAYED_AT.label("played_at")
).where(RUNNING, matches.c.match.in_(bindparam("matches", expanding=True)))
SELECT_LOG = (
    select(log.c.match, log.c.seq, log.c.at, log.c.body, log.c.digest)
    .where(log.c.match == bindparam("key"), log.c.seq > bindparam("after"), log.c.seq <= bindparam("upto"))
    .order_by(log.c.seq)
)
SELECT_SEED = select(seeds.c.seed).where(seeds.c.match == bindparam("key"))
SELECT_ON_SERVER = select(*SUMMARY).where(
    matches.c.server == bindparam("server"),
    matches.c.phase.in_(bindparam("phases", expanding=True)),
    ~IS_PRIVATE | matches.c.match.in_(select(seats.c.match).where(seats.c.person == bindparam("viewer"))),
)
ORDERS: dict[ServerOrder, tuple[ColumnElement[Any], ...]] = {
    "latest": (matches.c.updated_at.desc(), matches.c.number.desc()),
    "waiting": (matches.c.updated_at, matches.c.number),
    "deadline": (matches.c.due_at.is_(None), matches.c.due_at, matches.c.number),
}
SEATED = matches.c.match.in_(select(seats.c.match).where(seats.c.person == bindparam("person")))
SELECT_RATED = (
    select(results)
    .where(results.c.game == bindparam("game"), results.c.is_rated)
    .order_by(results.c.ended_at, results.c.match)
)
SELECT_ENDED = (
    select(results)
    .where(results.c.server == bindparam("server"), results.c.ended_at >= bindparam("since"))
    .order_by(results.c.ended_at, results.c.match)
)
SELECT_FIXTURES = (
    select(fixtures).where(fixtures.c.season == bindparam("season")).order_by(fixtures.c.fixture, fixtures.c.attempt)
)


class SqlMatches:
    """Keeps the logs of matches; implements `engine.stores.matches.MatchStore`."""

    def __init__(self, database: Database, seal: AesSeal) -> None:
        self._database = database
        self._seal = seal

    async def append(self, commit: Commit) -> None:
        """Write a commit durably: one sync of the disk, usually three pages."""
        kept = sealed(commit, self._seal)
        is_of_one_match = commit.claim is None and commit.fixture is None and commit.entries[0].seq > 1
        await self._database.write(lambda connection: append(connection, kept), is_of_one_match=is_of_one_match)

    async def load(self, match: MatchId) -> StoredMatch | None:
        return await self._database.read_together(lambda connection: load(connection, match, self._seal))

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        row = await self._database.row(SELECT_SNAPSHOT, key=match)
        return Snapshot(**row) if row else None

    async def snapshot_in(self, thread: int) -> Snapshot | None:
        played = await self._database.row(SELECT_PLAYED_IN, key=thread)
        row = played or await self._database.row(SELECT_DISPUTED_IN, key=thread)
        return Snapshot(**row) if row else None

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        rows = await self._database.rows(SELECT_LOG, key=match, after=after, upto=LAST_SEQ if upto is None else upto)
        return [Entry(**{**row, "at": from_microseconds(row["at"])}) for row in rows]

    async def seed(self, match: MatchId) -> bytes | None:
        row = await self._database.row(SELECT_SEED, key=match)
        return self._seal.open_bytes(row["seed"], place=seed_place(match)) if row else None

    async def ids(self) -> Sequence[MatchId]:
        return [row["match"] for row in await self._database.rows(SELECT_IDS)]

    async def summary(self, match: MatchId) -> Summary | None:
        row = await self._database.row(SELECT_SUMMARY, key=match)
        return summary_of(row) if row else None

    async def projected(self, match: MatchId) -> Projected | None:
        return await self._database.read_together(lambda connection: projected(connection, match))

    async def of_person(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        statement = SELECT_OF_PERSON if server is None else SELECT_OF_PERSON_ON_SERVER
        rows = await self._database.rows(
            statement, person=person, phases=list(phases), server=server, limit=limit, offset=offset
        )
        return [summary_of(row) for row in rows]

    async def of_server(
        self,
        server: int,
        *,
        viewer: PersonId | None,
        phases: Sequence[Phase],
        game: str | None = None,
        person: PersonId | None = None,
        order: ServerOrder = "latest",
        limit: int,
        offset: int = 0,
    ) -> Sequence[Summary]:
        statement = SELECT_ON_SERVER.order_by(*ORDERS[order]).limit(limit).offset(offset)
        if game is not None:
            statement = statement.where(matches.c.game == game)
        if person is not None:
            statement = statement.where(SEATED)
        rows = await self._database.rows(statement, server=server, viewer=viewer, phases=list(phases), person=person)
        return [summary_of(row) for row in rows]

    async def finished(self, matches: Sequence[MatchId]) -> Mapping[MatchId, FinishedMatch]:
        return await self._database.read(lambda connection: finished(connection, matches))

    async def rated(self, game: str) -> Sequence[FinishedMatch]:
        return [finished_of(row) for row in await self._database.rows(SELECT_RATED, game=game)]

    async def ended_since(self, server: int, since: datetime) -> Sequence[FinishedMatch]:
        rows = await self._database.rows(SELECT_ENDED, server=server, since=microseconds(since))
        return [finished_of(row) for row in rows]

    async def of_season(self, season: str) -> Sequence[FixtureMatch]:
        rows = await self._database.rows(SELECT_FIXTURES, season=season)
        return [FixtureMatch(**row) for row in rows]

    async def open_rematch(self, match: MatchId, persons: Collection[PersonId]) -> MatchId | None:
        row = await self._database.row(SELECT_OPEN_REMATCH, rematch_of=match, persons=list(persons), but="")
        return row["match"] if row else None

    async def running(self, matches: Sequence[MatchId]) -> Sequence[RunningMatch]:
        return await self._database.read(lambda connection: running(connection, matches))

    async def standing(self, matches: Sequence[MatchId]) -> MatchStanding:
        return await self._database.read_together(
            lambda connection: MatchStanding(finished(connection, matches), running(connection, matches))
        )

    async def waiting_for(self, persons: Collection[PersonId], share: Share = EVERYTHING) -> Sequence[MatchId]:
        waiting = in_share(SELECT_WAITING, matches.c.server, share)
        rows = await self._database.rows(waiting, persons=list(persons))
        return [row["match"] for row in rows]

    async def untouched(
        self, persons: Collection[PersonId], at: datetime, share: Share = EVERYTHING
    ) -> Sequence[MatchId]:
        untouched = in_share(SELECT_UNTOUCHED, matches.c.server, share)
        rows = await self._database.rows(untouched, persons=list(persons), upto=microseconds(at))
        return [row["match"] for row in rows]

    async def proposed_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        proposed = in_share(SELECT_PROPOSED, matches.c.server, share)
        return [row["match"] for row in await self._database.rows(proposed, upto=microseconds(at))]

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        due = in_share(SELECT_DUE, matches.c.server, share)
        return [row["match"] for row in await self._database.rows(due, upto=microseconds(at))]

    async def scheduled_on(self, server: int) -> Sequence[MatchId]:
        return [row["match"] for row in await self._database.rows(SELECT_SCHEDULED_ON, server=server)]

    async def servers_playing(self, share: Share = EVERYTHING) -> Sequence[int]:
        playing = in_share(SELECT_SERVERS_PLAYING, matches.c.server, share)
        return [row["server"] for row in await self._database.rows(playing)]

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        first = (await self._database.rows(in_share(SELECT_NEXT_DUE, matches.c.server, share)))[0]["at"]
        return None if first is None else from_microseconds(first)

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        values = {"key": match, "as_seq": seq, "new": None if due_at is None else microseconds(due_at)}
        await self._database.write(lambda connection: connection.execute(UPDATE_DUE, values))


def finished(connection: Connection, of: Sequence[MatchId]) -> Mapping[MatchId, FinishedMatch]:
    """Return how those of the matches ended that are over."""
    rows = connection.execute(SELECT_FINISHED, {"matches": list(of)}).mappings()
    return {row["match"]: finished_of(row) for row in rows}


def running(connection: Connection, of: Sequence[MatchId]) -> Sequence[RunningMatch]:
    """Return how those of the matches stand that are running."""
    rows = connection.execute(SELECT_RUNNING, {"matches": list(of)}).mappings().all()
    played = [from_microseconds(row["played_at"] or row["updated_at"]) for row in rows]
    return [
        RunningMatch(row["match"], tuple(row["persons"]), due_of(row), at) for row, at in zip(rows, played, strict=True)
    ]
