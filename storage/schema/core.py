"""The tables. `log` is the truth; everything else about a match can be rebuilt from it.

What shapes them: accepting a move must dirty few pages (tests/storage/database/test_commit_cost.py counts them). So the
rows of `log` lie in the order of writing (in the order of its key, pages in the middle would be split all the time), a
match is one row together with its snapshot, and nothing that changes with every move stands in an index.

Ids of Discord have 64 bits; times are microseconds since 1970 (`engine.log.chain.microseconds`).

Triggers that keep logs append-only stand in `storage.migrations.append_only`. Everything is made by the migrations; a
new file is made by `storage.upkeep.new_file`. `REVISION` names the last migration.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, event
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

REVISION = "0001"

# SQLite numbers rows by itself only where the type is spelled INTEGER; it has 64 bits there too.
Number = BigInteger().with_variant(Integer, "sqlite")


class Document(TypeDecorator[Any]):
    """Lists and objects: on PostgreSQL in the form that can be compared, whose module is loaded there only."""

    impl = JSON
    cache_ok = True

    def __init__(self, *, none_as_null: bool = False) -> None:
        super().__init__(none_as_null=none_as_null)
        self._none_as_null = none_as_null

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Return how a database keeps them."""
        if dialect.name != "postgresql":
            return dialect.type_descriptor(self.impl_instance)
        from sqlalchemy.dialects.postgresql import JSONB

        return dialect.type_descriptor(JSONB(none_as_null=self._none_as_null))


RUNNING = sa.text("phase = 'running'")
PROPOSED = sa.text("phase = 'proposed'")

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# `number` is the order of creation. Bit n of `due` is set when persons[n] is to act. `due_at` is when the next
# scheduled event is; it changes with every move, so in a file it is looked for among the running matches, whose index
# does not. On a server, where every update writes all indexes of a row anyway, it has one of its own.
# `body` and `state` are the snapshot after entry `seq`; they stand last, so that lists need not read past them.
matches = Table(
    "matches",
    metadata,
    Column("number", Number, primary_key=True),
    Column("match", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("persons", Document(), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),
    Column("thread", BigInteger, index=True),
    Column("invitation", BigInteger),
    Column("board", BigInteger),
    Column("seq", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("state", Text),
    Index(None, "server", "phase"),
    Index("ix_matches_running", "number", sqlite_where=RUNNING),
    Index("ix_matches_due_at", "due_at").ddl_if(dialect="postgresql"),
    Index("ix_matches_proposed", "updated_at", sqlite_where=PROPOSED),
)


@event.listens_for(matches, "before_create")
def _hold_parts_only(table: Table, connection: Connection, **_: object) -> None:
    """Let a server's indexes hold the rows that a file's hold; said above, it would load a server's modules for all."""
    if connection.dialect.name == "postgresql":
        of_part = {"ix_matches_running": RUNNING, "ix_matches_due_at": RUNNING, "ix_matches_proposed": PROPOSED}
        for index in table.indexes:
            if index.name in of_part:
                index.dialect_options["postgresql"]["where"] = of_part[index.name]


# The matches that only those see who play in them. Few, and written once: in `matches` every move would carry it along.
private_matches = Table(
    "private_matches",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

# Finds the matches of a person. `bit` is the person's place in matches.persons; `phase` repeats that of the match.
seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("bit", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Index(None, "person", "phase"),
    sqlite_with_rowid=False,
)

# Announcements not yet delivered, of facts first..last of a match or a season, of which the first was written `at`.
# It is short, so it goes without an index; `server` says whose share it is, without a look at what it is about.
outbox = Table(
    "outbox",
    metadata,
    Column("number", Number, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("stream", Text, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Planned answers to the opponent's next action; `body` is sealed, as it tells what a player means to do.
plans = Table(
    "plans",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("position", Integer, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Direct messages that show a player's secrets and are kept up to date; without a message they no longer are.
letters = Table(
    "letters",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)

# Disputes as lists show them; `thread` is where they are talked about.
cases = Table(
    "cases",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("server", BigInteger, nullable=False, index=True),
    Column("person", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("ruling", Text),
    Column("opened_at", BigInteger, nullable=False),
    Column("thread", BigInteger, index=True),
    sqlite_with_rowid=False,
)

# How matches ended, for lists, tables and ratings; made from the log, and written when a match is over or judged again.
results = Table(
    "results",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("persons", Document(), nullable=False),
    Column("outcome", Document(), nullable=False),
    Column("turns", Document(), nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "game", "ended_at"),
    Index(None, "server", "ended_at"),
    sqlite_with_rowid=False,
)

# In which match a fixture of a season is played; of several attempts the last counts.
fixtures = Table(
    "fixtures",
    metadata,
    Column("season", Text, primary_key=True),
    Column("fixture", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("match", Text, ForeignKey("matches.match"), nullable=False),
    sqlite_with_rowid=False,
)

# Sealed with the operator's key (storage/sealing.py).
seeds = Table(
    "seeds",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("seed", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

persons = Table(
    "persons",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("has_preview", Boolean, nullable=False),
    Column("theme", Text),
    Column("zone", Text),
    Column("sleep", Document(none_as_null=True)),
    Column("notice", Text, nullable=False),
    Column("digest_hour", Integer, nullable=False),
    Column("has_turned_board", Boolean, nullable=False),
    Column("has_text", Boolean, nullable=False),
    Column("shows", Text, nullable=False),
    Column("night_taken", BigInteger),
)

# The language of somebody's Discord when it was last seen, for messages that come unasked.
languages = Table(
    "languages",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text, nullable=False),
    sqlite_with_rowid=False,
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("first", sa.Date, primary_key=True),
    Column("last", sa.Date, nullable=False),
    Column("zone", Text, nullable=False),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("person", BigInteger, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# From whom somebody wants no invitations.
blocks = Table(
    "blocks",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("blocked", BigInteger, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# What moderators have noted about members, for themselves.
member_notes = Table(
    "member_notes",
    metadata,
    Column("server", BigInteger, primary_key=True),
    Column("person", BigInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("by", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What has become of hints about one person or two (`other` is 0 where there is none).
hint_marks = Table(
    "hint_marks",
    metadata,
    Column("number", Number, primary_key=True),
    Column("server", BigInteger, nullable=False, index=True),
    Column("hint", Text, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("other", BigInteger, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# Which steps of lessons somebody has solved.
solved_steps = Table(
    "solved_steps",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("step", Text, primary_key=True),
    sqlite_with_rowid=False,
)

# Who has invited whom by name, and whose match has begun (`other` is then the person), within the last day.
recent = Table(
    "recent",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.match"), primary_key=True),
    Column("other", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What people are still to be told in private. The digest belongs to no match, so `match` refers to none.
notices = Table(
    "notices",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("match", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What people try out for themselves. Sealed, as nobody else is to see it.
studies = Table(
    "studies",
    metadata,
    Column("person", BigInteger, primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who has left for good and is shown as a placeholder, since logs cannot be changed.
forgotten = Table(
    "forgotten",
    metadata,
    Column("person", Number, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("theme", Text),
    Column("channel", BigInteger),
    Column("moderator_role", BigInteger),
    Column("zone", Text),
    Column("report_channel", BigInteger),
    Column("policy", Text),
    Column("has_appeals", Boolean, nullable=False),
    Column("results_channel", BigInteger),
    Column("organiser_role", BigInteger),
    Column("puzzle_channel", BigInteger),
    Column("has_events", Boolean, nullable=False),
)

# Whom servers have named as moderators.
server_moderators = Table(
    "server_moderators",
    metadata,
    Column("server", BigInteger, primary_key=True),
    Column("person", BigInteger, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

policies = Table(
    "policies",
    metadata,
    Column("server", BigInteger, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What the program has noted for itself.
notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
