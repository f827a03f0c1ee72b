"""Deliveries that are due, and where they went. Tables: outbox, notices, letters, and where matches are posted."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, RowMapping, bindparam, delete, exists, func, insert, literal_column, select, update

from engine.ids import MatchId, PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.share import EVERYTHING, Share
from engine.stores.outbox import Announcement, Brief, DiscordLocation, Notice, SecretMessage, Stream
from storage.database.connection import Database
from storage.schema.core import letters, matches, notices, outbox
from storage.schema.seasons import seasons
from storage.stores.people import SELECT_MUTED, leavers, people, server_of
from storage.stores.shares import in_share

OF_MATCH = matches.c.match == bindparam("key")
IN_ORDER = (notices.c.not_before, notices.c.person, notices.c.match, notices.c.kind)
SELECT_NOTICES = (
    select(notices).where(notices.c.not_before <= bindparam("upto")).order_by(*IN_ORDER).limit(bindparam("limit"))
)
SELECT_NEXT_NOTICE = select(func.min(notices.c.not_before))
OF_NOTICE = (
    notices.c.person == bindparam("of_person"),
    notices.c.match == bindparam("of_match"),
    notices.c.kind == bindparam("of_kind"),
)
SELECT_NOTICE_SEQ = select(notices.c.seq).where(*OF_NOTICE)
DELETE_NOTICE = delete(notices).where(*OF_NOTICE)
DELETE_NOTICE_AS_IT_WAS = DELETE_NOTICE.where(
    notices.c.seq == bindparam("as_seq"),
    notices.c.not_before == bindparam("as_not_before"),
    notices.c.tries == bindparam("as_tries"),
)

LOCATION = (matches.c.match, matches.c.thread, matches.c.invitation, matches.c.board)

SELECT_LOCATION = select(*LOCATION).where(OF_MATCH)

IS_ANNOUNCED_LATER = exists().where(outbox.c.kind == literal_column("'match'"), outbox.c.stream == matches.c.match)
RUNNING = matches.c.phase == literal_column("'running'")  # only so does SQLite use the index of running matches
HAS_THREAD = matches.c.thread > 0  # said with IS NOT NULL, SQLite reads all matches if the index of threads came last
SELECT_PLACES = select(*LOCATION).where(RUNNING, HAS_THREAD).order_by(matches.c.number)
SELECT_UNSHOWN = (
    select(matches.c.match)
    .where(RUNNING, matches.c.thread.is_(None) | matches.c.board.is_(None), ~IS_ANNOUNCED_LATER)
    .order_by(matches.c.number)
)
COUNT_THREADLESS = select(func.count().label("count")).where(
    matches.c.server == bindparam("server"), RUNNING, matches.c.thread.is_(None)
)
LOSE_THREAD = (
    update(matches)
    .where(OF_MATCH, RUNNING, matches.c.thread == bindparam("gone"))
    .values(thread=None, invitation=None, board=None)
)
UPDATE_LOCATION = update(matches).where(OF_MATCH)
UPDATE_THREAD = (
    update(matches).where(OF_MATCH, matches.c.thread.is_distinct_from(bindparam("new"))).values(thread=bindparam("new"))
)

ANNOUNCEMENT = (outbox.c.kind, outbox.c.stream, outbox.c.first, outbox.c.last)
OF_STREAM = (outbox.c.kind == bindparam("of_kind"), outbox.c.stream == bindparam("of_stream"))
SELECT_OUTBOX = select(*ANNOUNCEMENT).order_by(outbox.c.number)
SELECT_OUTBOX_OF = SELECT_OUTBOX.where(*OF_STREAM)
SELECT_MATCH = select(*LOCATION, matches.c.server, matches.c.persons).where(OF_MATCH)
SELECT_SERVER_OF_SEASON = select(seasons.c.server).where(seasons.c.season == bindparam("key"))
SELECT_HELD_UP = select(outbox.c.kind, outbox.c.stream, outbox.c.server).order_by(outbox.c.number)
INSERT_OUTBOX = insert(outbox)
DELETE_ANNOUNCED = delete(outbox).where(*OF_STREAM, outbox.c.first.between(bindparam("from"), bindparam("upto")))


class SqlOutbox:
    """Keeps what is to be delivered; implements `engine.stores.outbox.Outbox`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def announcements(self, stream: Stream | None = None, *, share: Share = EVERYTHING) -> Sequence[Announcement]:
        statement, of = (SELECT_OUTBOX, {}) if stream is None else (SELECT_OUTBOX_OF, stream_key(stream))
        rows = await self._database.rows(in_share(statement, outbox.c.server, share), **of)
        return [announcement_of(row) for row in rows]

    async def brief(self, stream: Stream, *, share: Share = EVERYTHING) -> Brief:
        return await self._database.read_together(lambda connection: brief(connection, stream, share))

    async def held_up(self, share: Share = EVERYTHING) -> Mapping[int, Sequence[Stream]]:
        rows = await self._database.rows(in_share(SELECT_HELD_UP, outbox.c.server, share))
        found: dict[int, dict[Stream, None]] = {}
        for row in rows:
            found.setdefault(row["server"], {})[Stream(row["kind"], row["stream"])] = None
        return {server: tuple(of_server) for server, of_server in found.items()}

    async def announced(
        self, announcement: Announcement, location: DiscordLocation | None = None, notices: Sequence[Notice] = ()
    ) -> None:

        def work(connection: Connection) -> None:
            key = stream_key(announcement.stream) | {"from": announcement.first, "upto": announcement.last}
            if location is not None:
                save_location(connection, location)
            was_there = connection.execute(DELETE_ANNOUNCED, key).rowcount
            for notice in notices if was_there else ():
                insert_notice(connection, notice)

        of_one_match = location is not None and all(notice.match == location.match for notice in notices)
        await self._database.write(work, is_of_one_match=of_one_match)

    async def notices(self, *, upto: datetime, limit: int, share: Share = EVERYTHING) -> Sequence[Notice]:
        due = in_share(SELECT_NOTICES, notices.c.person, share)
        rows = await self._database.rows(due, upto=microseconds(upto), limit=limit)
        return [notice_of(row) for row in rows]

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        waiting = select(notices).filter_by(person=person).order_by(*IN_ORDER)
        return [notice_of(row) for row in await self._database.rows(waiting)]

    async def next_notice_at(self, share: Share = EVERYTHING) -> datetime | None:
        first = (await self._database.rows(in_share(SELECT_NEXT_NOTICE, notices.c.person, share)))[0]["min_1"]
        return None if first is None else from_microseconds(first)

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:

        def work(connection: Connection) -> bool:
            was = notice_row(before)
            as_it_was = {f"as_{name}": was[name] for name in ("seq", "not_before", "tries")}
            found = connection.execute(DELETE_NOTICE_AS_IT_WAS, notice_key(before) | as_it_was).rowcount == 1
            if found and after is not None:
                insert_notice(connection, after)
            return found

        return await self._database.write(work)

    async def location(self, match: MatchId) -> DiscordLocation:
        row = await self._database.row(SELECT_LOCATION, key=match)
        return DiscordLocation(**row) if row else DiscordLocation(match)

    async def save_location(self, location: DiscordLocation) -> None:
        await self._database.write(lambda connection: save_location(connection, location), is_of_one_match=True)

    async def locations(self, share: Share = EVERYTHING) -> Sequence[DiscordLocation]:
        places = in_share(SELECT_PLACES, matches.c.server, share)
        return [DiscordLocation(**row) for row in await self._database.rows(places)]

    async def unshown(self, share: Share = EVERYTHING) -> Sequence[MatchId]:
        unshown = in_share(SELECT_UNSHOWN, matches.c.server, share)
        return [row["match"] for row in await self._database.rows(unshown)]

    async def threadless(self, server: int) -> int:
        (row,) = await self._database.rows(COUNT_THREADLESS, server=server)
        return int(row["count"])

    async def lose_thread(self, match: MatchId, thread: int) -> bool:

        def work(connection: Connection) -> bool:
            return connection.execute(LOSE_THREAD, {"key": match, "gone": thread}).rowcount == 1

        return await self._database.write(work)

    async def secret_messages(self, match: MatchId) -> Sequence[SecretMessage]:
        sent = select(letters).filter_by(match=match).order_by(letters.c.person)
        return [SecretMessage(**row) for row in await self._database.rows(sent)]

    async def save_secret_message(self, message: SecretMessage) -> None:
        await self._database.put(letters, asdict(message))


def announce(connection: Connection, announcement: Announcement, *, server: int, at: datetime) -> None:
    """Add what is to be announced in a server, and when it was written."""
    connection.execute(INSERT_OUTBOX, announcement_row(announcement, server=server, at=at))


def brief(connection: Connection, stream: Stream, share: Share) -> Brief:
    """Return what a log still has to say, and what telling it needs to know.

    Raises:
        KeyError: there is no such log.
    """
    mine = in_share(SELECT_OUTBOX_OF, outbox.c.server, share)
    waiting = tuple(map(announcement_of, connection.execute(mine, stream_key(stream)).mappings()))
    key, gone = {"key": stream.id}, leavers(connection)
    if stream.kind == "season":
        server = connection.execute(SELECT_SERVER_OF_SEASON, key).scalar_one_or_none()
        if server is None:
            raise KeyError(stream)
        return Brief(waiting, server_of(connection, server), gone)
    row = connection.execute(SELECT_MATCH, key).mappings().first()
    if row is None:
        raise KeyError(stream)
    location = DiscordLocation(**{column.name: row[column.name] for column in LOCATION})
    own, muted = people(connection, row["persons"]), frozenset(connection.execute(SELECT_MUTED, key).scalars())
    return Brief(waiting, server_of(connection, row["server"]), gone, location, own, muted)


def announcement_of(row: RowMapping) -> Announcement:
    """Return the announcement that a row holds."""
    return Announcement(Stream(row["kind"], row["stream"]), row["first"], row["last"])


def announcement_row(announcement: Announcement, *, server: int, at: datetime) -> dict[str, object]:
    """Return the row of an announcement."""
    stream = announcement.stream
    told = {"kind": stream.kind, "stream": stream.id, "first": announcement.first, "last": announcement.last}
    return told | {"server": server, "at": microseconds(at)}


def stream_key(stream: Stream) -> dict[str, str]:
    """Return the values that find what is to be announced of a log."""
    return {"of_kind": stream.kind, "of_stream": stream.id}


def save_location(connection: Connection, location: DiscordLocation) -> None:
    """Set where a match lives; the thread, which has an index, only if it is another one.

    Raises:
        KeyError: there is no such match.
    """
    key = {"key": location.match}
    found = connection.execute(UPDATE_LOCATION, key | {"invitation": location.invitation, "board": location.board})
    if not found.rowcount:
        raise KeyError(location.match)
    connection.execute(UPDATE_THREAD, key | {"new": location.thread})


def insert_notice(connection: Connection, notice: Notice) -> None:
    """Add a notice, in the place of one of the same kind about an earlier fact; beside a later one it is dropped."""
    key = notice_key(notice)
    present = connection.execute(SELECT_NOTICE_SEQ, key).scalar_one_or_none()
    if present is not None and present >= notice.seq:
        return
    if present is not None:
        connection.execute(DELETE_NOTICE, key)
    connection.execute(insert(notices), notice_row(notice))


def notice_key(notice: Notice) -> dict[str, object]:
    """Return the values that find a notice."""
    return {"of_person": notice.person, "of_match": notice.match, "of_kind": notice.kind}


def notice_row(notice: Notice) -> dict[str, object]:
    """Return the row of a notice."""
    return asdict(notice) | {"not_before": microseconds(notice.not_before)}


def notice_of(row: RowMapping) -> Notice:
    """Return the notice that a row holds."""
    return Notice(**{**row, "not_before": from_microseconds(row["not_before"])})
