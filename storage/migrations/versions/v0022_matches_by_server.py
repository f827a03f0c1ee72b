"""The matches of a server are found without reading those of all others."""

from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Make the index by server and phase."""
    op.create_index("ix_matches_server_phase", "matches", ["server", "phase"])
