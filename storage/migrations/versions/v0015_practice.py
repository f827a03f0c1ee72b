"""What house players thought of finished matches, puzzles, and the channels for these."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables, that of servers anew, so that the schema reads as if it had always been so."""
    remake_servers()
    make_reviews()
    make_puzzles()


def remake_servers() -> None:
    """Add the channel for puzzles."""
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
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute(
        "INSERT INTO servers SELECT id, language, theme, channel, moderator_role, zone, report_channel, policy, "
        "has_appeals, results_channel, organiser_role, NULL FROM earlier_servers"
    )
    op.drop_table("earlier_servers")


def make_reviews() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_reviews"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_reviews_match"),
    )


def make_puzzles() -> None:
    """Make the tables of puzzles, of answers, and of where puzzles were looked for."""
    op.create_table(
        "puzzles",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("margin", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("week", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("posted_at", sa.BigInteger),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_puzzles"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_puzzles_match"),
    )
    op.create_index("ix_puzzles_server_week", "puzzles", ["server", "week"], unique=True)
    op.create_table(
        "puzzle_answers",
        sa.Column("puzzle", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("is_named", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "person", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(["puzzle"], ["puzzles.number"], name="fk_puzzle_answers_puzzle"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_puzzle_answers_person", "puzzle_answers", ["person"])
    op.create_table(
        "puzzle_searches",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("positions", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_puzzle_searches"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_puzzle_searches_match"),
        sqlite_with_rowid=False,
    )
