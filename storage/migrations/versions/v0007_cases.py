"""Disputes, and whether a server has appeals."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of disputes and widen that of servers."""
    op.create_table(
        "cases",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("ruling", sa.Text),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("thread", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_cases"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_cases_match"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_cases_server", "cases", ["server"])
    op.create_index("ix_cases_thread", "cases", ["thread"])
    widen_servers()


def widen_servers() -> None:
    """Make the table anew, as columns added to a table that has rows would keep a default in the schema."""
    op.rename_table("servers", "earlier_servers")
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("moderator_role", sa.BigInteger),
        sa.Column("zone", sa.Text),
        sa.Column("rest_days", sa.JSON, nullable=False),
        sa.Column("report_channel", sa.BigInteger),
        sa.Column("policy", sa.Text),
        sa.Column("has_appeals", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    columns = "id, language, theme, channel, moderator_role, zone, rest_days, report_channel, policy"
    op.execute(f"INSERT INTO servers ({columns}, has_appeals) SELECT {columns}, 0 FROM earlier_servers")  # noqa: S608
    op.drop_table("earlier_servers")
