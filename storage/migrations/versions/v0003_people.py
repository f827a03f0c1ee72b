"""Time zones, sleep, vacations; who wants to be told what, and who is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Widen the tables of choices and make those of vacations, mutes, notices and people who have left."""
    widen_persons()
    widen_servers()
    op.create_table(
        "vacations",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Date, nullable=False),
        sa.Column("last", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("person", "first", name="pk_vacations"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_mutes"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_mutes_match"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mutes_person", "mutes", ["person"])
    create_notices()
    op.create_table(
        "forgotten",
        sa.Column("person", number(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_forgotten"),
    )


def widen_persons() -> None:
    """Make the table anew, as columns added to a table that has rows would keep a default in the schema."""
    op.rename_table("persons", "earlier_persons")
    op.create_table(
        "persons",
        sa.Column("id", number(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("has_preview", sa.Boolean, nullable=False),
        sa.Column("theme", sa.Text),
        sa.Column("zone", sa.Text),
        sa.Column("sleep", sa.JSON),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.execute(
        "INSERT INTO persons (id, language, has_preview, theme, notice, digest_hour) "
        "SELECT id, language, has_preview, theme, 'thread', 8 FROM earlier_persons"
    )
    op.drop_table("earlier_persons")


def widen_servers() -> None:
    """Make the table anew, for the same reason."""
    op.rename_table("servers", "earlier_servers")
    op.create_table(
        "servers",
        sa.Column("id", number(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("moderator_role", sa.BigInteger),
        sa.Column("zone", sa.Text),
        sa.Column("rest_days", sa.JSON, nullable=False),
        sa.Column("report_channel", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute(
        "INSERT INTO servers (id, language, theme, channel, moderator_role, rest_days) "
        "SELECT id, language, theme, channel, moderator_role, '[]' FROM earlier_servers"
    )
    op.drop_table("earlier_servers")


def create_notices() -> None:
    """Make the table of what people are still to be told."""
    op.create_table(
        "notices",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "match", "kind", name="pk_notices"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notices_not_before", "notices", ["not_before"])


def number() -> sa.types.TypeEngine[int]:
    """Return the type of 64 bits that SQLite takes for the row's own number."""
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")
