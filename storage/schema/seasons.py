"""The tables of seasons (see `schema`)."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, Table, Text

from storage.schema.core import Document, Number, metadata

# Seasons as lists show them; `due_at` is when the next scheduled event is. Everything is made from the season's log.
seasons = Table(
    "seasons",
    metadata,
    Column("number", Number, primary_key=True),
    Column("season", Text, nullable=False, unique=True),
    Column("league", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("season_number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("server", BigInteger, nullable=False, index=True),
    Column("phase", Text, nullable=False),
    Column("due_at", BigInteger),
    Column("persons", Document(), nullable=False),
    Column("seq", Integer, nullable=False),
)

# Append-only like `schema.log`.
season_log = Table(
    "season_log",
    metadata,
    Column("season", Text, ForeignKey("seasons.season"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

season_seeds = Table(
    "season_seeds",
    metadata,
    Column("season", Text, ForeignKey("seasons.season"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Where the posts of a season are that are kept up to date, such as its page and its tables.
season_posts = Table(
    "season_posts",
    metadata,
    Column("season", Text, ForeignKey("seasons.season"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
