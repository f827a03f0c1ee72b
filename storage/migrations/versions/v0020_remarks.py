"""What moderators write down about members, and how the matches of a server ended, by time."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make the tables of notes and marks, and the index by server and end."""
    op.create_table(
        "member_notes",
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("server", "person", "number", name="pk_member_notes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hint_marks",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("hint", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("other", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_hint_marks"),
    )
    op.create_index("ix_hint_marks_server", "hint_marks", ["server"])
    op.create_index("ix_results_server_ended_at", "results", ["server", "ended_at"])
