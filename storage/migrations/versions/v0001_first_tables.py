"""First tables; the log refuses to be changed."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

APPEND_ONLY = (
    "CREATE TRIGGER log_is_not_updated BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    "CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    # Also refuses INSERT OR REPLACE, which fires no delete trigger unless recursive_triggers is on.
    """
    CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM log WHERE match = NEW.match)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
)


def upgrade() -> None:
    """Make the tables and the triggers."""
    create_matches()
    create_log()
    create_preferences()
    for trigger in APPEND_ONLY:
        op.execute(trigger)


def create_matches() -> None:
    """Make the tables of projections."""
    op.create_table(
        "matches",
        sa.Column("number", number(), nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("persons", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("thread", sa.BigInteger),
        sa.Column("invitation", sa.BigInteger),
        sa.Column("board", sa.BigInteger),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_matches"),
        sa.UniqueConstraint("match", name="uq_matches_match"),
    )
    op.create_index("ix_matches_thread", "matches", ["thread"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("bit", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "bit", name="pk_seats"),
        belongs_to_match("seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_phase", "seats", ["person", "phase"])


def create_log() -> None:
    """Make the tables of what cannot be made anew, and the outbox."""
    op.create_table(
        "log",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_log"),
        belongs_to_match("log"),
    )
    op.create_table(
        "seeds",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_seeds"),
        belongs_to_match("seeds"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        sa.Column("number", number(), nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_outbox"),
        belongs_to_match("outbox"),
    )


def create_preferences() -> None:
    """Make the tables of what persons and servers have chosen, and the program noted."""
    op.create_table(
        "persons",
        sa.Column("id", number(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("has_preview", sa.Boolean, nullable=False),
        sa.Column("theme", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "servers",
        sa.Column("id", number(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("moderator_role", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
        sqlite_with_rowid=False,
    )


def number() -> sa.types.TypeEngine[int]:
    """Return the type of 64 bits that SQLite takes for the row's own number."""
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")


def belongs_to_match(table: str) -> sa.ForeignKeyConstraint:
    """Return the rule that a row's match exists."""
    return sa.ForeignKeyConstraint(["match"], ["matches.match"], name=f"fk_{table}_match")
