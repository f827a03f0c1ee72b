"""Where servers want results told, and which invitations have been open for how long."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table of servers anew, so that the schema reads as if it had always been so; add the index."""
    op.rename_table("servers", "earlier_servers")
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("channel", sa.BigInteger),
        sa.Column("moderator_role", sa.BigInteger),
        sa.Column("zone", sa.Text),
        sa.Column("report_channel", sa.BigInteger),
        sa.Column("policy", sa.Text),
        sa.Column("has_appeals", sa.Boolean, nullable=False),
        sa.Column("results_channel", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute(
        "INSERT INTO servers SELECT id, language, theme, channel, moderator_role, zone, report_channel, policy, "
        "has_appeals, NULL FROM earlier_servers"
    )
    op.drop_table("earlier_servers")
    op.create_index("ix_matches_proposed", "matches", ["updated_at"], sqlite_where=sa.text("phase = 'proposed'"))
