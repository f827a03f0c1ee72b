"""Restriction of rows to the share of a process, by the id of a server or a person (`engine.share`)."""

from typing import Any, TypeVar

from sqlalchemy import Select, SQLColumnExpression, literal_column, select

from engine.share import ID_TIME_SHIFT, Share
from storage.schema.seasons import seasons
from storage.schema.social import scheduled_events

S = TypeVar("S", bound=Select[Any])

SERVER_OF_EVENT = select(seasons.c.server).where(seasons.c.season == scheduled_events.c.season).scalar_subquery()


def in_share(statement: S, snowflake: SQLColumnExpression[int], share: Share) -> S:
    """Return a statement for those rows only whose id belongs to a share; for everything the very same one.

    So no query plan changes, and what is built once stays compiled.
    """
    if share.is_whole:
        return statement
    shard = snowflake.bitwise_rshift(literal_column(str(ID_TIME_SHIFT))) % literal_column(str(share.count))
    return statement.where(shard.in_(sorted(share.shards)))
