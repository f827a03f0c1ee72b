"""The log cannot be changed, not even by a plain SQLite client without any of our settings."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.stores.store import SqlStore
from tests.storage.samples import commit


@pytest.fixture
async def client(path: Path, sqlite_store: SqlStore) -> AsyncIterator[sqlite3.Connection]:
    await sqlite_store.matches.append(commit("m1"))
    await sqlite_store.matches.append(commit("m2"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET body = 'x' WHERE match = 'm1' AND seq = 2",
        "UPDATE log SET match = 'm3'",
        "UPDATE OR REPLACE log SET seq = 1 WHERE match = 'm1' AND seq = 2",
        "DELETE FROM log WHERE match = 'm1' AND seq = 3",
        "DELETE FROM log",
        "INSERT OR REPLACE INTO log VALUES ('m1', 2, 0, 'x', 'x')",
        "REPLACE INTO log VALUES ('m1', 3, 0, 'x', 'x')",
        "INSERT OR IGNORE INTO log VALUES ('m1', 3, 0, 'x', 'x')",
        "INSERT INTO log VALUES ('m1', 3, 0, 'x', 'x') ON CONFLICT DO UPDATE SET body = 'x'",
        "INSERT INTO log VALUES ('m1', 5, 0, 'x', 'x')",
        "INSERT INTO log VALUES ('m1', 0, 0, 'x', 'x')",
        "INSERT INTO log VALUES ('m1', NULL, 0, 'x', 'x')",
        "INSERT INTO log VALUES ('m1', 'x', 0, 'x', 'x')",
    ],
)
async def test_what_is_written_stays(client: sqlite3.Connection, statement: str) -> None:
    before = client.execute("SELECT rowid, * FROM log").fetchall()
    with pytest.raises(sqlite3.IntegrityError, match="the log is append-only"):
        client.execute(statement)
    assert client.execute("SELECT rowid, * FROM log").fetchall() == before


async def test_the_next_entry_is_welcome(client: sqlite3.Connection) -> None:
    client.execute("INSERT INTO log VALUES ('m1', 4, 0, 'x', 'x')")
    assert client.execute("SELECT count(*) FROM log").fetchone() == (7,)


async def test_an_entry_belongs_to_a_match(client: sqlite3.Connection) -> None:
    client.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        client.execute("INSERT INTO log VALUES ('m3', 1, 0, 'x', 'x')")
