"""Databases for tests: the migrations run once in each process of the tests, and every test gets a copy."""

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from storage.migrate import make_and_upgrade
from storage.sqlite import File

PATIENCE = 2.0


@cache
def empty_database() -> bytes:
    """Return a file with all tables and no rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        make_and_upgrade(File(path), patience=PATIENCE)
        return path.read_bytes()


def lay_database(path: Path, **notes: str) -> None:
    """Put a database where none is yet, so that what opens it finds nothing to migrate: empty but for some notes."""
    if path.exists():
        return
    path.write_bytes(empty_database())
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany("INSERT INTO notes (key, value) VALUES (?, ?)", notes.items())
