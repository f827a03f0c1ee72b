"""Rest days belong to policies: servers had a column for them that nothing has ever read."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Drop the column."""
    op.drop_column("servers", "rest_days")
