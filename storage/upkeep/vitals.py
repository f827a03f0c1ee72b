"""Vital signs of a database for monitoring: what waits in it, for how long, and how large it is."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, bindparam, func, select, text

from engine.log.chain import microseconds
from storage.database.connection import Database
from storage.schema.core import matches, notices, outbox

NOTHING: Final = timedelta()
TO_TELL: Final = select(func.count().label("count"), func.min(outbox.c.at).label("first")).where(
    outbox.c.kind == bindparam("kind")
)
DEADLINES: Final = select(func.count().label("count"), func.min(matches.c.due_at).label("first")).where(
    matches.c.phase == text("'running'"), matches.c.due_at <= bindparam("now")
)
NOTICES: Final = select(func.count().label("count"), func.min(notices.c.not_before).label("first")).where(
    notices.c.not_before <= bindparam("now")
)
SIZES: Final = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"),
    "postgresql": text("SELECT pg_database_size(current_database())"),
}


@dataclass(frozen=True, slots=True)
class Waiting:
    """How much waits that could be done by now, and for how long the first of it."""

    count: int
    longest: timedelta


@dataclass(frozen=True, slots=True)
class Vitals:
    """The vital signs of a database: what waits in it, and its size in bytes.

    There wait announcements of matches and of seasons that channels have not seen, deadlines that have passed and are
    not carried out, and notices that people could be told.
    """

    matches: Waiting
    seasons: Waiting
    deadlines: Waiting
    notices: Waiting
    size: int


async def vitals(database: Database, now: datetime) -> Vitals:
    """Read how a database is doing, for all processes together; cheap, but too dear for each request."""
    moment = microseconds(now)

    def read(connection: Connection) -> Vitals:
        def waiting(query: Select[int, Any], **values: object) -> Waiting:
            return _waiting(connection.execute(query, values).mappings().one(), moment)

        size = connection.execute(SIZES[connection.dialect.name]).scalar_one()
        return Vitals(
            waiting(TO_TELL, kind="match"),
            waiting(TO_TELL, kind="season"),
            waiting(DEADLINES, now=moment),
            waiting(NOTICES, now=moment),
            int(size),
        )

    return await database.read_together(read)


def _waiting(row: RowMapping, now: int) -> Waiting:
    first = row["first"]
    return Waiting(row["count"], NOTHING if first is None else max(NOTHING, timedelta(microseconds=now - first)))
