"""How time runs on a server where nobody names a policy."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of servers anew, as an added column would not stand where the schema has it."""
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
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute(
        "INSERT INTO servers (id, language, theme, channel, moderator_role, zone, rest_days, report_channel) "
        "SELECT id, language, theme, channel, moderator_role, zone, rest_days, report_channel FROM earlier_servers"
    )
    op.drop_table("earlier_servers")
