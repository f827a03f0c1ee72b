"""What people show of themselves, what they follow, comments on moves, and Discord's events for seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables, those of persons and servers anew, so that the schema reads as if it had always been so."""
    remake_persons()
    remake_servers()
    make_follows()
    make_comments()
    make_events()


def remake_persons() -> None:
    """Add what a person shows of themselves: at first their record."""
    op.rename_table("persons", "earlier_persons")
    op.create_table(
        "persons",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("has_preview", sa.Boolean, nullable=False),
        sa.Column("theme", sa.Text),
        sa.Column("zone", sa.Text),
        sa.Column("sleep", sa.JSON(none_as_null=True)),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("has_turned_board", sa.Boolean, nullable=False),
        sa.Column("has_text", sa.Boolean, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.execute(
        "INSERT INTO persons SELECT id, language, has_preview, theme, zone, sleep, notice, digest_hour, "
        "has_turned_board, has_text, 'records' FROM earlier_persons"
    )
    op.drop_table("earlier_persons")


def remake_servers() -> None:
    """Add whether seasons are among Discord's events."""
    op.rename_table("servers", "earlier_servers")
    op.create_table(
        "servers",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("moderator_role", sa.BigInteger),
        sa.Column("zone", sa.Text),
        sa.Column("report_channel", sa.BigInteger),
        sa.Column("policy", sa.Text),
        sa.Column("has_appeals", sa.Boolean, nullable=False),
        sa.Column("results_channel", sa.BigInteger),
        sa.Column("organiser_role", sa.BigInteger),
        sa.Column("puzzle_channel", sa.BigInteger),
        sa.Column("has_events", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute(
        "INSERT INTO servers SELECT id, language, theme, channel, moderator_role, zone, report_channel, policy, "
        "has_appeals, results_channel, organiser_role, puzzle_channel, 0 FROM earlier_servers"
    )
    op.drop_table("earlier_servers")


def make_follows() -> None:
    """Make the table of what people follow."""
    op.create_table(
        "follows",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("is_each", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", "subject", "server", name="pk_follows"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_follows_kind_subject", "follows", ["kind", "subject"])


def make_comments() -> None:
    """Make the tables of comments, and of who lets everybody comment."""
    op.create_table(
        "comments",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("edited_at", sa.BigInteger),
        sa.Column("is_removed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "move", "person", name="pk_comments"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_comments_match"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_comments_person", "comments", ["person"])
    op.create_table(
        "open_comments",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_open_comments"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_open_comments_match"),
        sqlite_with_rowid=False,
    )


def make_events() -> None:
    """Make the table of Discord's events."""
    op.create_table(
        "scheduled_events",
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("event", sa.BigInteger),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("is_gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("season", "name", name="pk_scheduled_events"),
        sa.ForeignKeyConstraint(["season"], ["seasons.season"], name="fk_scheduled_events_season"),
        sqlite_with_rowid=False,
    )
