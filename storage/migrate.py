"""Brings a database to the tables of this version of the program, or refuses it.

All of it is one BEGIN IMMEDIATE transaction: of two programs that start at once the second waits, then finds the work
done; a migration that fails leaves the database as it was. Alembic is imported only when there is something to do: a
bot that runs for months need not carry it in memory.
"""

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, event, inspect, text

from storage.connection import begin_immediate, engine, make_file
from storage.errors import DamagedDatabase, NewerDatabase, translated
from storage.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

log = logging.getLogger(__name__)


async def migrate(path: Path, *, patience: float) -> None:
    """Make the database or bring it up to date.

    Raises:
        StorageError: it cannot be opened or changed, or is newer than the program, or another program's.
    """
    await asyncio.to_thread(make_and_upgrade, path, patience=patience)


def make_and_upgrade(path: Path, *, patience: float) -> None:
    """Do what `migrate` promises."""
    make_file(path, patience=patience)
    # Rebuilding a table drops it for a moment, so foreign keys are checked once at the end instead.
    migrator = engine(path, patience=patience, has_foreign_keys=False)
    event.listen(migrator, "begin", begin_immediate)
    try:
        with translated(), migrator.begin() as connection:
            upgrade(connection)
    finally:
        migrator.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet.

    Raises:
        NewerDatabase: it has seen one that this program does not know.
        DamagedDatabase: after the migrations a row refers to one that does not exist.
    """
    found = revision(connection)
    if found == REVISION:
        return
    if found is not None:
        refuse_newer(found)
    from alembic import command

    command.upgrade(alembic_config(connection=connection), "head")
    if orphan := connection.execute(text("PRAGMA foreign_key_check")).first():
        raise DamagedDatabase(f"a row of {orphan[0]} refers to a missing row of {orphan[2]}")
    log.info("database brought from revision %s to %s", found or "nothing", REVISION)


def refuse_newer(found: str) -> None:
    """Do nothing if this program knows a revision.

    Raises:
        NewerDatabase: it does not.
    """
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(alembic_config())
    if found not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(found)


def alembic_config(**attributes: object) -> "Config":
    """Return what Alembic needs to know; `attributes` reach migrations/env.py."""
    from alembic.config import Config

    config = Config(attributes=attributes)
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revision(connection: Connection) -> str | None:
    """Return the last migration that a database has seen, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
