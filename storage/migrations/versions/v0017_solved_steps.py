"""Which steps of lessons people have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the table of solved steps."""
    op.create_table(
        "solved_steps",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "step", name="pk_solved_steps"),
        sqlite_with_rowid=False,
    )
