"""Persons know which night they have had; vacations know the time zone of their days."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the columns; a file gets the tables anew, as it would keep the added column's own wording."""
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("persons", sa.Column("night_taken", sa.BigInteger))
        op.add_column("vacations", sa.Column("zone", sa.Text, nullable=False, server_default="UTC"))
        return
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
        sa.Column("has_text", sa.Boolean, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.Column("night_taken", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.execute("INSERT INTO persons SELECT *, NULL FROM earlier_persons")
    op.drop_table("earlier_persons")
    op.rename_table("vacations", "earlier_vacations")
    op.create_table(
        "vacations",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Date, nullable=False),
        sa.Column("last", sa.Date, nullable=False),
        sa.Column("zone", sa.Text, nullable=False, server_default="UTC"),
        sa.PrimaryKeyConstraint("person", "first", name="pk_vacations"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO vacations SELECT *, 'UTC' FROM earlier_vacations")
    op.drop_table("earlier_vacations")
