"""Which matches are private; those that were begun so far say so in their first fact."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make the table of private matches, and fill it from the log."""
    op.create_table(
        "private_matches",
        sa.Column("match", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_private_matches_match"),
        sa.PrimaryKeyConstraint("match", name="pk_private_matches"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO private_matches SELECT match FROM log WHERE seq = 1 AND json_extract(body, '$.is_private')")
