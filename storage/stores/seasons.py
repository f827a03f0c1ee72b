"""The logs of seasons, and the head of each in a note.

Tables: seasons, season_log, season_seeds, season_posts, scheduled_events, notes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, case, func, insert, select, update

from engine.log.chain import Entry, from_microseconds, microseconds
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import ScheduledEvent, SeasonCommit, SeasonPost, SeasonSummary
from engine.seasons.state.season import OVER
from engine.share import EVERYTHING, Share
from engine.stores.matches import Conflict
from storage.database.connection import Database, put
from storage.schema.core import notes
from storage.schema.seasons import season_log, season_posts, season_seeds, seasons
from storage.schema.social import scheduled_events
from storage.sealing import AesSeal
from storage.stores import match_commits
from storage.stores.matches import LAST_SEQ
from storage.stores.outbox import announce
from storage.stores.shares import SERVER_OF_EVENT, in_share

OF_SEASON = seasons.c.season == bindparam("key")
SUMMARY = [column for column in seasons.c if column.name not in {"number", "seq"}]
SELECT_LOG = (
    select(season_log)
    .where(
        season_log.c.season == bindparam("key"),
        season_log.c.seq > bindparam("after"),
        season_log.c.seq <= bindparam("upto"),
    )
    .order_by(season_log.c.seq)
)
SELECT_GOING_ON = select(*SUMMARY).where(seasons.c.phase.not_in(OVER)).order_by(seasons.c.number)
SELECT_SEQ = select(seasons.c.seq).where(OF_SEASON)
SELECT_DUE = (
    select(seasons.c.season).where(seasons.c.due_at <= bindparam("upto")).order_by(seasons.c.due_at, seasons.c.number)
)
SELECT_NEXT_DUE = select(func.min(seasons.c.due_at).label("at"))
UPDATE_SEASON = update(seasons).where(OF_SEASON)
AS_KNOWN = (seasons.c.seq == bindparam("as_seq"), seasons.c.due_at.is_not_distinct_from(bindparam("known")))
AT: ColumnElement[int] = bindparam("at")
WAKE = update(seasons).where(OF_SEASON).values(due_at=case((seasons.c.due_at <= AT, seasons.c.due_at - 1), else_=AT))
UPDATE_DUE = update(seasons).where(OF_SEASON, *AS_KNOWN).values(due_at=bindparam("new"))
HEAD_NOTE = "season head "
"""The beginning of the key of the note with the digest of a season's last fact; that of a match is in its row."""
OTHER_HEADS = """
SELECT seasons.season FROM seasons
 LEFT JOIN season_log AS last ON last.season = seasons.season AND last.seq = seasons.seq
 LEFT JOIN notes ON notes.key = 'season head ' || seasons.season
WHERE last.digest IS NULL OR notes.value IS NULL OR notes.value <> last.digest
 OR EXISTS (SELECT 1 FROM season_log AS later WHERE later.season = seasons.season AND later.seq > seasons.seq)
ORDER BY 1
"""


class SqlSeasons:
    """Keeps the logs of seasons; implements `engine.seasons.service.store.SeasonStore`."""

    def __init__(self, database: Database, seal: AesSeal) -> None:
        self._database = database
        self._seal = seal

    async def append(self, commit: SeasonCommit) -> None:
        """Write a commit durably."""
        place = seed_place(commit.summary.season)
        seed = None if commit.seed is None else self._seal.close_bytes(commit.seed, place=place)
        kept = replace(commit, seed=seed, matches=[match_commits.sealed(match, self._seal) for match in commit.matches])
        await self._database.write(lambda connection: append(connection, kept))

    async def log(self, season: SeasonId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        rows = await self._database.rows(SELECT_LOG, key=season, after=after, upto=LAST_SEQ if upto is None else upto)
        return [entry_of(row) for row in rows]

    async def seed(self, season: SeasonId) -> bytes | None:
        row = await self._database.row(select(season_seeds.c.seed).filter_by(season=season))
        return self._seal.open_bytes(row["seed"], place=seed_place(season)) if row else None

    async def summary(self, season: SeasonId) -> SeasonSummary | None:
        row = await self._database.row(select(*SUMMARY).filter_by(season=season))
        return summary_of(row) if row else None

    async def of_server(self, server: int) -> Sequence[SeasonSummary]:
        latest = select(*SUMMARY).filter_by(server=server).order_by(seasons.c.number.desc())
        return [summary_of(row) for row in await self._database.rows(latest)]

    async def all(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        everything = in_share(select(*SUMMARY).order_by(seasons.c.number), seasons.c.server, share)
        return [summary_of(row) for row in await self._database.rows(everything)]

    async def going_on(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        going_on = in_share(SELECT_GOING_ON, seasons.c.server, share)
        return [summary_of(row) for row in await self._database.rows(going_on)]

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[SeasonId]:
        due = in_share(SELECT_DUE, seasons.c.server, share)
        return [row["season"] for row in await self._database.rows(due, upto=microseconds(at))]

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        row = await self._database.row(in_share(SELECT_NEXT_DUE, seasons.c.server, share))
        return None if row is None or row["at"] is None else from_microseconds(row["at"])

    async def save_due(self, season: SeasonId, due_at: datetime | None, *, seq: int, known: datetime | None) -> None:
        new, old = (None if at is None else microseconds(at) for at in (due_at, known))
        values = {"key": season, "as_seq": seq, "known": old, "new": new}
        await self._database.write(lambda connection: connection.execute(UPDATE_DUE, values))

    async def wake(self, season: SeasonId, at: datetime) -> None:
        values = {"key": season, "at": microseconds(at)}
        await self._database.write(lambda connection: connection.execute(WAKE, values))

    async def posts(self, season: SeasonId) -> Mapping[str, SeasonPost]:
        rows = await self._database.rows(select(season_posts).filter_by(season=season))
        return {row["name"]: SeasonPost(**row) for row in rows}

    async def save_post(self, post: SeasonPost) -> None:
        await self._database.put(season_posts, asdict(post))

    async def events(self, season: SeasonId) -> Mapping[str, ScheduledEvent]:
        found = select(scheduled_events).filter_by(season=season).order_by(scheduled_events.c.name)
        return {row["name"]: ScheduledEvent(**row) for row in await self._database.rows(found)}

    async def save_event(self, event: ScheduledEvent) -> None:
        await self._database.put(scheduled_events, asdict(event))

    async def with_events(self, share: Share = EVERYTHING) -> frozenset[SeasonId]:
        found = select(scheduled_events.c.season).filter_by(is_gone=False).distinct()
        mine = in_share(found, SERVER_OF_EVENT, share)
        return frozenset(row["season"] for row in await self._database.rows(mine))


def other_head(season: str) -> str:
    """Return what is said of a season whose log does not end as it was written."""
    return f"the log of season {season} does not end as it was written"


def seed_place(season: SeasonId) -> str:
    """Return where a season's seed belongs."""
    return f"season_seeds|{season}"


def append(connection: Connection, commit: SeasonCommit) -> None:
    """Carry out a commit whose seeds are sealed, with those of the matches that begin.

    Raises:
        Conflict: it does not follow on what is there, or a fixture has a match already.
    """
    season = commit.summary.season
    last = connection.execute(SELECT_SEQ, {"key": season}).scalar_one_or_none()
    if commit.entries[0].seq != (last or 0) + 1:
        raise Conflict(season)
    row = summary_row(commit.summary) | {"seq": commit.entries[-1].seq}
    if last is None:
        connection.execute(insert(seasons), row)
    else:
        connection.execute(UPDATE_SEASON, {"key": season} | row)
    connection.execute(insert(season_log), [entry_row(entry) for entry in commit.entries])
    put(connection, notes, {"key": f"{HEAD_NOTE}{season}", "value": commit.entries[-1].digest})
    if commit.announcement is not None:
        announce(connection, commit.announcement, server=commit.summary.server, at=commit.entries[0].at)
    if commit.seed is not None:
        connection.execute(insert(season_seeds), {"season": season, "seed": commit.seed})
    for match in commit.matches:
        match_commits.append(connection, match)


def entry_row(entry: Entry) -> dict[str, object]:
    """Return the row of an entry of a season's log."""
    values = asdict(entry)
    return {"season": values.pop("match"), **values, "at": microseconds(entry.at)}


def entry_of(row: RowMapping) -> Entry:
    """Return the entry that a row holds."""
    return Entry(
        match=row["season"], seq=row["seq"], at=from_microseconds(row["at"]), body=row["body"], digest=row["digest"]
    )


def summary_row(summary: SeasonSummary) -> dict[str, object]:
    """Return the columns that a summary sets."""
    due_at = None if summary.due_at is None else microseconds(summary.due_at)
    return asdict(summary) | {"persons": list(summary.persons), "due_at": due_at}


def summary_of(row: RowMapping) -> SeasonSummary:
    """Return the summary that a row holds."""
    due_at = None if row["due_at"] is None else from_microseconds(row["due_at"])
    return SeasonSummary(**{**row, "persons": tuple(row["persons"]), "due_at": due_at})
