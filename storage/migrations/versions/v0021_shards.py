"""Which process holds which shard, what was answered while shards were handed over, and who identifies when."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make the tables; they are empty until several processes share the database."""
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("is_own", sa.Boolean, nullable=False),
        sa.Column("wanted_by", sa.Text),
        sa.Column("wanted_until", sa.BigInteger, nullable=False),
        sa.Column("is_noting", sa.Boolean, nullable=False),
        sa.Column("is_ready", sa.Boolean, nullable=False),
        sa.Column("beat", sa.BigInteger),
        sa.PrimaryKeyConstraint("shard", name="pk_shards"),
    )
    op.create_table(
        "answered",
        sa.Column("interaction", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("interaction", name="pk_answered"),
    )
    op.create_table(
        "identified",
        sa.Column("bucket", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identified"),
    )
