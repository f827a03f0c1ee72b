"""Brings a database to the tables of this version of the program, or refuses it.

All of it is one transaction that keeps writers out: of two programs that start at once the second waits, then finds
the work done; a migration that fails leaves the database as it was. Alembic is imported only when there is something
to migrate: a bot that runs for months need not carry it in memory. A new file is made without it (`new_file`).
"""

import logging
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from storage.errors import DamagedDatabase, HalfCopied, NewerDatabase, translated
from storage.schema.core import REVISION, notes
from storage.stores.store import is_sealed
from storage.upkeep.new_file import make_tables
from storage.upkeep.places import DatabasePlace

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parents[1] / "migrations"
COPYING: Final = "copying"
"""Stands in the place of the revision, before it, while a database is being filled (`storage.upkeep.copying`)."""

log = logging.getLogger(__name__)


def make_and_upgrade(place: DatabasePlace, *, patience: float) -> bool:
    """Make a database or bring it up to date; tell whether there are sealed secrets in it.

    Raises:
        StorageError: it cannot be opened or changed, or is newer than the program, or another program's.
    """
    place.make(patience=patience)
    migrator = place.migrator(patience=patience)
    try:
        with translated(), migrator.begin() as connection:
            upgrade(connection)
            return inspect(connection).has_table(notes.name) and is_sealed(connection)
    finally:
        migrator.dispose()


def pending(place: DatabasePlace, *, patience: float) -> str | None:
    """Return the revision to which a database is still to be brought, None if it is there or there is no database.

    Raises:
        StorageError: it cannot be opened.
    """
    if not place.is_there():
        return None
    migrator = place.migrator(patience=patience)
    try:
        with translated(), migrator.connect() as connection:
            found = revision(connection)
    finally:
        migrator.dispose()
    return None if found in (None, REVISION) else REVISION


def upgrade(connection: Connection) -> None:
    """Make the tables of a new file, else run the migrations that the database has not seen yet.

    Raises:
        NewerDatabase: it has seen one that this program does not know.
        DamagedDatabase: after the migrations a row refers to one that does not exist.
    """
    found = revision(connection)
    if found == REVISION:
        return
    if found is None and connection.dialect.name == "sqlite":
        make_tables(connection)
    else:
        run_migrations(connection, found)
    if found is None:
        log.info("a new database was made, of revision %s", REVISION)
    else:
        log.info("database brought from revision %s to %s", found, REVISION)


def run_migrations(connection: Connection, found: str | None) -> None:
    """Bring a database from the revision that was found in it, None for an empty one, to the newest.

    Raises:
        NewerDatabase: this program does not know the revision.
        DamagedDatabase: after the migrations a row refers to one that does not exist.
    """
    if found is not None:
        refuse_newer(found)
    from alembic import command

    if found is not None:
        log.info("the database is brought from revision %s to %s", found, REVISION)
    command.upgrade(alembic_config(connection=connection), "head")
    if connection.dialect.name == "sqlite":
        refuse_orphans(connection)


def prepare_upgrade(found: str) -> None:
    """Load what an upgrade from a revision will need, so that it takes no longer than it must.

    Raises:
        NewerDatabase: this program does not know the revision.
    """
    if found != REVISION:
        refuse_newer(found)
        import_module("alembic.command")


def refuse_orphans(connection: Connection) -> None:
    """Do nothing if every row that another refers to is there.

    Raises:
        DamagedDatabase: one is not.
    """
    if orphan := connection.execute(text("PRAGMA foreign_key_check")).first():
        raise DamagedDatabase(f"a row of {orphan[0]} refers to a missing row of {orphan[2]}")


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
    """Return the last migration that a database has seen, None for an empty one.

    Raises:
        HalfCopied: it is being filled.
    """
    if is_half_copied(connection):
        raise HalfCopied(f"{noted_revision(connection)}")
    return noted_revision(connection)


def is_half_copied(connection: Connection) -> bool:
    """Tell whether a database is being filled by a copy, or one was interrupted."""
    return (noted_revision(connection) or "").startswith(COPYING)


def noted_revision(connection: Connection) -> str | None:
    """Return what stands in the place of the revision, None in an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
