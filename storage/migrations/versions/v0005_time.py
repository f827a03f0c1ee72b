"""The next scheduled event of a match, planned answers, policies of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Widen the table of matches and make those of plans and policies."""
    widen_matches()
    op.create_table(
        "plans",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "number", name="pk_plans"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_plans_match"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "policies",
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("server", "name", name="pk_policies"),
        sqlite_with_rowid=False,
    )


def widen_matches() -> None:
    """Make the table anew, as an added column would come to lie behind the snapshot.

    Other tables go on referring to it by its name.
    """
    op.execute("PRAGMA legacy_alter_table = ON")
    op.rename_table("matches", "earlier_matches")
    op.execute("PRAGMA legacy_alter_table = OFF")
    op.create_table(
        "matches",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("persons", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("thread", sa.BigInteger),
        sa.Column("invitation", sa.BigInteger),
        sa.Column("board", sa.BigInteger),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_matches"),
        sa.UniqueConstraint("match", name="uq_matches_match"),
    )
    op.execute(
        "INSERT INTO matches (number, match, game, phase, server, channel, persons, due, updated_at, thread, "
        "invitation, board, seq, digest, body, state) SELECT number, match, game, phase, server, channel, persons, "
        "due, updated_at, thread, invitation, board, seq, digest, body, state FROM earlier_matches"
    )
    op.drop_table("earlier_matches")
    op.create_index("ix_matches_thread", "matches", ["thread"])
    op.create_index("ix_matches_running", "matches", ["number"], sqlite_where=sa.text("phase = 'running'"))
