"""Moderators whom a server names one by one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table, empty."""
    op.create_table(
        "server_moderators",
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("server", "person", name="pk_server_moderators"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_server_moderators_person", "server_moderators", ["person"])
