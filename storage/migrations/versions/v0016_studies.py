"""A table of what people try out for themselves: studies."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make the table of what people try out for themselves."""
    op.create_table(
        "studies",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "number", name="pk_studies"),
        sqlite_with_rowid=False,
    )
