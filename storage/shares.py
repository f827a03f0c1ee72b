"""Which rows belong to the share of a process, by the id of a server or a person (`engine.share`)."""

from sqlalchemy import ColumnElement, SQLColumnExpression, literal_column, select, true

from engine.share import ID_TIME_SHIFT, Share
from storage.company_schema import scheduled_events
from storage.schema import matches, outbox
from storage.season_schema import season_outbox, seasons

SERVER_OF_ANNOUNCEMENT = select(matches.c.server).where(matches.c.match == outbox.c.match).scalar_subquery()
SERVER_OF_SEASON_ANNOUNCEMENT = (
    select(seasons.c.server).where(seasons.c.season == season_outbox.c.season).scalar_subquery()
)
SERVER_OF_EVENT = select(seasons.c.server).where(seasons.c.season == scheduled_events.c.season).scalar_subquery()


def in_share(snowflake: SQLColumnExpression[int], share: Share) -> ColumnElement[bool]:
    """Return the condition that an id belongs to a share; for everything none, so that no query plan changes."""
    if share.is_whole:
        return true()
    shard = snowflake.bitwise_rshift(literal_column(str(ID_TIME_SHIFT))) % literal_column(str(share.count))
    return shard.in_(sorted(share.shards))
