"""The tables of what goes on around matches and seasons (see `schema`).

Follows, comments, Discord's events, reviews and puzzles.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from storage.schema.core import Number, metadata

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
# What the computer of some version thought of a finished match; it can be computed again.
reviews = Table(
    "reviews",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Positions that are asked as puzzles; those without a week wait. A server has one puzzle a week.
puzzles = Table(
    "puzzles",
    metadata,
    Column("number", Number, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("match", Text, ForeignKey("matches.match"), nullable=False),
    Column("move", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("margin", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("week", Text),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("posted_at", BigInteger),
    Column("closed_at", BigInteger),
    Column("right", Integer, nullable=False),
    Column("answered", Integer, nullable=False),
    Index(None, "server", "week", unique=True),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("puzzle", BigInteger, ForeignKey("puzzles.number"), primary_key=True),
    Column("person", BigInteger, primary_key=True, index=True),
    Column("line", Text, nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("is_named", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# In which matches a puzzle has been looked for, and in how many of their positions.
puzzle_searches = Table(
    "puzzle_searches",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("positions", Integer, nullable=False),
    sqlite_with_rowid=False,
)
