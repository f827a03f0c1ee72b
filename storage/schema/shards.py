"""The tables by which processes share one database (see `schema`, docs/adr/0026-several-processes.md).

Times are the database's own, but `beat`, which is one of matches.
"""

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from storage.schema.core import metadata

shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("holder", Text),
    Column("until", BigInteger, nullable=False),
    Column("is_own", Boolean, nullable=False),
    Column("wanted_by", Text),
    Column("wanted_until", BigInteger, nullable=False),
    Column("is_noting", Boolean, nullable=False),
    Column("is_ready", Boolean, nullable=False),
    Column("beat", BigInteger),
)

# Interactions of Discord that were answered lately, written while a shard is handed over.
answered = Table(
    "answered",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# When a shard of each bucket identified last, or will.
identified = Table(
    "identified",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
