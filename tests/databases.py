"""Databases for tests: the migrations run once in each process of the tests, and every test gets a copy."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import TextClause, make_url, text

from bot.operations.settings import Settings
from storage.database import postgres
from storage.database.sqlite import SqliteFile
from storage.upkeep.migrate import make_and_upgrade
from storage.upkeep.places import place_of
from tests import servers

PATIENCE = 2.0
KIND = os.environ.get("FERNZUG_TEST_DATABASE", "sqlite")
"""The kind of database that stories are played on; `python3 dev.py test --database` sets it."""
KEPT = 4
"""How many databases of stories each process of the tests keeps on a server at a time."""
on_file = pytest.mark.skipif(KIND != "sqlite", reason="is about the file of the database")
ANNOUNCEMENTS = text("SELECT count(*) FROM outbox")
WRITERS = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :key "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_on_server: dict[Path, str] = {}


@cache
def empty_database() -> bytes:
    """Return a file with all tables and no rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        make_and_upgrade(SqliteFile(path), patience=PATIENCE)
        return path.read_bytes()


def new_database(folder: Path, *, kind: str = KIND, **notes: str) -> Mapping[str, str]:
    """Lay a database for a bot, as a rule of the kind that this run of the tests is for, and return the bot's settings.

    Asked again for the same folder, it finds what is there.
    """
    if kind != "postgresql" and folder not in _on_server:
        lay_database(folder / "fernzug.db", **notes)
        return {"DATABASE_URL": f"sqlite+aiosqlite:///{folder}/fernzug.db"}
    if folder not in _on_server:
        _on_server[folder] = servers.make_database(f"story{len(_on_server) % KEPT}")
        servers.note(_on_server[folder], notes)
    return {"DATABASE_URL": _on_server[folder], "SECRET_KEY": servers.KEY}


def settings_of(folder: Path) -> Settings:
    """Return the settings that concern the database of a folder."""
    env = new_database(folder)
    return Settings.model_validate({name.lower(): value for name, value in env.items()})


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep everybody from writing into the database of a folder during the block; first wait for who writes already."""
    engine = place_of(new_database(folder)["DATABASE_URL"]).migrator(patience=PATIENCE)
    with engine.begin() as connection:
        connection.execute(text("SELECT 1"))
        yield
    engine.dispose()


def is_written_to(folder: Path) -> bool:
    """Tell whether somebody writes, or waits to do so, into the database on a server that belongs to a folder."""
    return bool(_count(folder, WRITERS, key=postgres.WRITING))


def is_all_told(folder: Path) -> bool:
    """Tell whether nothing waits to be announced in the database on a server that belongs to a folder."""
    return not _count(folder, ANNOUNCEMENTS)


def _count(folder: Path, statement: TextClause, **params: int) -> int:
    """Return the one number that a statement finds in the database on a server that belongs to a folder."""
    made = postgres.engine(make_url(new_database(folder)["DATABASE_URL"]), patience=PATIENCE)
    with made.connect() as connection:
        return int(connection.execute(statement, params).scalar_one())


def lay_database(path: Path, **notes: str) -> None:
    """Put a database where none is yet, so that what opens it finds nothing to migrate: empty but for some notes."""
    if path.exists():
        return
    path.write_bytes(empty_database())
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany("INSERT INTO notes (key, value) VALUES (?, ?)", notes.items())
