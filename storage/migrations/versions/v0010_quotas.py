"""Who wants no invitations from whom, and what has been begun lately."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables of blocks and of what is recent."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("blocked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "recent",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("other", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_recent_match"),
        sa.PrimaryKeyConstraint("person", "kind", "match", "other", name="pk_recent"),
        sqlite_with_rowid=False,
    )
