"""Who wants boards turned to their own side."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of persons anew, as a column added to a table that has rows would keep a default in the schema."""
    op.rename_table("persons", "earlier_persons")
    op.create_table(
        "persons",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("has_preview", sa.Boolean, nullable=False),
        sa.Column("theme", sa.Text),
        sa.Column("zone", sa.Text),
        sa.Column("sleep", sa.JSON),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("has_turned_board", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.execute(
        "INSERT INTO persons "
        "SELECT id, language, has_preview, theme, zone, sleep, notice, digest_hour, 0 FROM earlier_persons"
    )
    op.drop_table("earlier_persons")
