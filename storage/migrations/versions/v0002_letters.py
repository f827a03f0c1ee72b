"""Direct messages that show a player's secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table; seeds are sealed when the database is opened, as that takes the operator's key."""
    op.create_table(
        "letters",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "person", name="pk_letters"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_letters_match"),
        sqlite_with_rowid=False,
    )
