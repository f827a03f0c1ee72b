"""The tables of what goes on around matches and seasons: follows, comments, Discord's events (see `schema`)."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from storage.schema.core import metadata

# What people follow without playing in it.
follows = Table(
    "follows",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("server", BigInteger, primary_key=True),
    Column("is_each", Boolean, nullable=False),
    Index(None, "kind", "subject"),
    sqlite_with_rowid=False,
)

# What people say about moves of matches that are over.
comments = Table(
    "comments",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("person", BigInteger, primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("edited_at", BigInteger),
    Column("is_removed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# Which players let everybody comment.
open_comments = Table(
    "open_comments",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    sqlite_with_rowid=False,
)

# Discord's scheduled events for the dates of seasons.
scheduled_events = Table(
    "scheduled_events",
    metadata,
    Column("season", Text, ForeignKey("seasons.season"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("event", BigInteger),
    Column("shape", Text, nullable=False),
    Column("is_gone", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
