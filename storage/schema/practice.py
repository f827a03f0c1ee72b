"""The tables of reviews and puzzles (see `schema`)."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from storage.schema.core import Number, metadata

# What the computer of some version thought of a finished match; it can be made anew.
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
