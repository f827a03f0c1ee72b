"""In which language people have Discord."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table of languages."""
    op.create_table(
        "languages",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_languages"),
        sqlite_with_rowid=False,
    )
