"""A version of the program after this one: this one's migrations and one more, which adds what a migration may add."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from storage.schema.core import REVISION
from storage.upkeep import migrate

NEXT: Final = "9999"
ADDING: Final = """
    op.add_column("persons", sa.Column("nickname", sa.Text))
    op.add_column("matches", sa.Column("likes", sa.Integer, nullable=False, server_default="0"))
    op.create_table("badges", sa.Column("person", sa.BigInteger, primary_key=True), sa.Column("badge", sa.Text))
    op.create_index("ix_badges_badge", "badges", ["badge"])
"""
MIGRATION: Final = '''
"""The next version."""
import sqlalchemy as sa
from alembic import op
revision = "{next}"
down_revision = "{latest}"

def upgrade() -> None:
    """Change what it has come for."""
    {changes}
'''


@contextmanager
def next_version(folder: Path, *changes: str) -> Iterator[None]:
    """Let the program be of the next version during the block.

    Args:
        folder: of the test; its migrations are laid there.
        changes: statements of its migration after those that add.
    """
    laid = folder / "migrations of the next version"
    shutil.copytree(migrate.MIGRATIONS, laid, dirs_exist_ok=True)
    told = MIGRATION.format(next=NEXT, latest=REVISION, changes="\n    ".join([ADDING.strip(), *changes]))
    (laid / "versions" / "v9999_next.py").write_text(told)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "MIGRATIONS", laid)
        patch.setattr(migrate, "REVISION", NEXT)
        yield
