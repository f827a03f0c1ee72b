"""Holders of shards. Tables: shards, answered, identified."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    RowMapping,
    Table,
    Update,
    and_,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from engine.log.chain import from_microseconds, microseconds
from engine.stores.shards import Lease
from storage.database.connection import Database
from storage.database.functions import database_time
from storage.schema.shards import answered, identified, shards

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert as ServerInsert

SECOND: Final = 1_000_000
FEWEST_PLACES: Final = 16
"""Least number of shards that may wait to identify; a line that is longer than all shards is one of the dead."""
COLUMNS: Final = shards.c
NOW: Final = database_time()
SELECT_LEASES: Final = select(
    shards, (COLUMNS.until - NOW).label("left"), (COLUMNS.wanted_until - NOW).label("wanted_left")
).order_by(COLUMNS.shard)
IS_FREE: Final = or_(COLUMNS.holder.is_(None), COLUMNS.until <= NOW)
IS_WANTED: Final = and_(COLUMNS.wanted_by.is_not(None), COLUMNS.wanted_until > NOW)
NOTHING_ASKED: Final[Mapping[str, Any]] = {
    "wanted_by": None,
    "wanted_until": 0,
    "is_noting": False,
    "is_ready": False,
}
FREE_ALL: Final = update(shards).values(**NOTHING_ASKED, holder=None, until=0, is_own=False)
"""Lets go of every shard: nobody works on the database."""


class SqlShards:
    """Keeps leases on shards; implements `engine.stores.shards.ShardStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def divide(self, count: int) -> Sequence[Lease]:
        def work(connection: Connection) -> Sequence[Lease]:
            found = leases(connection)
            if {lease.count for lease in found} != {count} and all(lease.is_free for lease in found):
                _divide(connection, count)
                found = leases(connection)
            return found

        return await self._database.write(work)

    async def seize(self, holder: str, count: int, *, seconds: float) -> None:
        def work(connection: Connection) -> None:
            if {lease.count for lease in leases(connection)} != {count}:
                _divide(connection, count)
            connection.execute(_update().values(**NOTHING_ASKED, holder=holder, until=_in(seconds), is_own=True))

        await self._database.write(work)

    async def leases(self) -> Sequence[Lease]:
        return await self._database.read(leases)

    async def claim(
        self, holder: str, shards: Collection[int], *, seconds: float, own: Collection[int] = ()
    ) -> frozenset[int]:
        free = select(COLUMNS.shard).where(COLUMNS.shard.in_(shards), IS_FREE).with_for_update(skip_locked=True)
        statement = _update(COLUMNS.shard.in_(free.scalar_subquery())).values(
            holder=holder,
            until=_in(seconds),
            is_own=COLUMNS.shard.in_(own),
            is_noting=False,
            is_ready=False,
            wanted_by=case((COLUMNS.wanted_by == holder, null()), else_=COLUMNS.wanted_by),
        )
        return await self._changed(statement)

    async def renew(self, holder: str, *, seconds: float, own: Collection[int] = ()) -> Sequence[Lease]:
        held = _update(COLUMNS.holder == holder).values(until=_in(seconds), is_own=COLUMNS.shard.in_(own))
        wanted = _update(COLUMNS.wanted_by == holder).values(wanted_until=_in(seconds))

        def work(connection: Connection) -> Sequence[Lease]:
            connection.execute(held)
            connection.execute(wanted)
            connection.execute(_bounded(seconds))
            return leases(connection)

        return await self._database.write_apart(work)

    async def give_back(self, holder: str, shards: Collection[int]) -> None:
        held = COLUMNS.shard.in_(shards), COLUMNS.holder == holder
        wanted = COLUMNS.shard.in_(shards), COLUMNS.wanted_by == holder
        await self._do(
            _update(*held).values(holder=None, until=NOW, is_own=False, is_noting=False, is_ready=False),
            _update(*wanted).values(**NOTHING_ASKED),
        )

    async def want(self, by: str, shards: Collection[int], *, seconds: float) -> frozenset[int]:
        is_open, goes_on = or_(~IS_WANTED, COLUMNS.wanted_by == by), and_(IS_WANTED, COLUMNS.wanted_by == by)
        statement = _update(COLUMNS.shard.in_(shards), COLUMNS.holder != by, is_open).values(
            wanted_by=by,
            wanted_until=_in(seconds),
            is_noting=case((goes_on, COLUMNS.is_noting), else_=False),
            is_ready=case((goes_on, COLUMNS.is_ready), else_=False),
        )
        return await self._changed(statement)

    async def stop_wanting(self, by: str) -> None:
        await self._do(_update(COLUMNS.wanted_by == by).values(**NOTHING_ASKED))

    async def note(self, holder: str, shard: int) -> None:
        await self._do(_update(COLUMNS.shard == shard, COLUMNS.holder == holder, IS_WANTED).values(is_noting=True))

    async def say_ready(self, by: str, shard: int) -> None:
        await self._do(_update(COLUMNS.shard == shard, COLUMNS.wanted_by == by).values(is_ready=True))

    async def hand_over(self, holder: str, shard: int, *, seconds: float) -> bool:
        held = COLUMNS.shard == shard, COLUMNS.holder == holder, COLUMNS.until > NOW, COLUMNS.is_ready
        given = {**NOTHING_ASKED, "holder": COLUMNS.wanted_by, "until": _in(seconds)}
        return bool(await self._changed(_update(*held, IS_WANTED).values(**given)))

    async def beat(self, shards: Collection[int], at: datetime) -> None:
        await self._do(_update(COLUMNS.shard.in_(shards)).values(beat=microseconds(at)))

    async def beats(self) -> Mapping[int, datetime]:
        rows = await self._database.rows(select(COLUMNS.shard, COLUMNS.beat).where(COLUMNS.beat.is_not(None)))
        return {row["shard"]: from_microseconds(row["beat"]) for row in rows}

    async def record_answered(self, interactions: Collection[int]) -> frozenset[int]:
        rows = [{"interaction": interaction, "at": NOW} for interaction in sorted(set(interactions))]

        def work(connection: Connection) -> frozenset[int]:
            statement = _inserting(connection, answered).values(rows).on_conflict_do_nothing()
            return frozenset(connection.execute(statement.returning(answered.c.interaction)).scalars())

        return frozenset() if not rows else await self._database.write_apart(work)

    async def answered(self, interactions: Collection[int]) -> frozenset[int]:
        rows = await self._database.rows(select(answered).where(answered.c.interaction.in_(interactions)))
        return frozenset(row["interaction"] for row in rows)

    async def forget_answered(self, *, seconds: float) -> None:
        await self._do(delete(answered).where(answered.c.at < _in(-seconds)))

    async def reserve_identify(self, bucket: int, *, seconds: float) -> float:
        def work(connection: Connection) -> float:
            next_one = identified.c.at + int(seconds * SECOND)
            places = max(FEWEST_PLACES, connection.execute(select(func.count()).select_from(shards)).scalar_one())
            at = case((next_one > _in(places * seconds), NOW), (next_one > NOW, next_one), else_=NOW)
            statement = _inserting(connection, identified).values(bucket=bucket, at=NOW)
            statement = statement.on_conflict_do_update(index_elements=["bucket"], set_={"at": at})
            left: int = connection.execute(statement.returning(identified.c.at - NOW)).scalar_one()
            return max(0.0, left / SECOND)

        return await self._database.write_apart(work)

    async def _do(self, *statements: Update | Delete) -> None:
        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._database.write_apart(work)

    async def _changed(self, statement: Update) -> frozenset[int]:
        def work(connection: Connection) -> frozenset[int]:
            return frozenset(connection.execute(statement.returning(COLUMNS.shard)).scalars())

        return await self._database.write_apart(work)


def _update(*conditions: ColumnElement[bool]) -> Update:
    return update(shards).where(*conditions)


def _in(seconds: float) -> ColumnElement[int]:
    return NOW + int(seconds * SECOND)


def _inserting(connection: Connection, table: Table) -> "sqlite.Insert | ServerInsert":
    """Return the database's own way to insert: only that can do something else where the row is there."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def _bounded(seconds: float) -> Update:
    """Return what lets nothing last for more than two terms: the database's clock was put back meanwhile.

    Who lives renews for one term, so nothing that somebody believes to hold ends by this.
    """
    end = _in(2 * seconds)
    columns = COLUMNS.until, COLUMNS.wanted_until
    return _update(or_(*(column > end for column in columns))).values(
        {column: case((column > end, end), else_=column) for column in columns}
    )


def _divide(connection: Connection, count: int) -> None:
    """Make the rows of so many shards; of when each was looked after the earliest time is kept, so none is too late."""
    beat = connection.execute(select(func.min(COLUMNS.beat))).scalar_one()
    connection.execute(delete(shards))
    connection.execute(
        insert(shards).values(until=NOW),
        [{**NOTHING_ASKED, "shard": shard, "count": count, "is_own": False, "beat": beat} for shard in range(count)],
    )


def leases(connection: Connection) -> Sequence[Lease]:
    """Return what is known of all shards, by their numbers."""
    return [_lease(row) for row in connection.execute(SELECT_LEASES).mappings()]


def _lease(row: RowMapping) -> Lease:
    is_wanted = row["wanted_by"] is not None and row["wanted_left"] > 0
    return Lease(
        row["shard"],
        row["count"],
        row["holder"],
        row["left"] / SECOND,
        row["is_own"],
        row["wanted_by"] if is_wanted else None,
        is_noting=row["is_noting"] and is_wanted,
        is_ready=row["is_ready"] and is_wanted,
    )
