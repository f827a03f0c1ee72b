"""What a migration may do while processes of the program before still work: add (docs/adr/0030)."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.migrate import make_and_upgrade
from storage.sqlite import File

FIRST = (Path(__file__).parent / "databases" / "0021.sql").read_text()
"""The first revision whose program hands over, and is handed over to."""
FROZEN = ("shards", "answered")
PATIENCE = 2.0


@pytest.fixture
def before() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(FIRST)
        yield connection


@pytest.fixture
def after(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / "updated.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST)
    make_and_upgrade(File(path), patience=PATIENCE)
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def tables(database: sqlite3.Connection) -> list[str]:
    rows = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return [name for (name,) in rows]


def columns(database: sqlite3.Connection, table: str) -> Mapping[str, tuple[Any, ...]]:
    """Return type, whether it must be there, default and place in the key of each column, by its name."""
    return {name: rest for _, name, *rest in database.execute(f"PRAGMA table_info({table})")}


def uniques(database: sqlite3.Connection, table: str) -> set[tuple[str, ...]]:
    """Return the columns of each index that refuses what is there already."""
    indexes = [name for _, name, is_unique, *_ in database.execute(f"PRAGMA index_list({table})") if is_unique]
    return {tuple(name for *_, name in database.execute(f"PRAGMA index_info({index})")) for index in indexes}


def test_every_statement_of_the_program_before_still_finds_what_it_names(
    before: sqlite3.Connection, after: sqlite3.Connection
) -> None:
    for table in tables(before):
        now = columns(after, table)
        for name, (kind, is_needed, default, place) in columns(before, table).items():
            assert name in now, f"{table}.{name} is gone"
            assert now[name][0] == kind, f"{table}.{name}"
            assert now[name][1] <= is_needed, f"{table}.{name} must be there now"
            assert (now[name][2], now[name][3]) == (default, place), f"{table}.{name}"


def test_every_row_of_the_program_before_may_still_be_written(
    before: sqlite3.Connection, after: sqlite3.Connection
) -> None:
    for table in tables(before):
        added = columns(after, table).keys() - columns(before, table).keys()
        for name in added:
            _, is_needed, default, _ = columns(after, table)[name]
            assert not is_needed or default is not None, f"the program before does not write {table}.{name}"
        assert uniques(after, table) <= uniques(before, table), f"{table} refuses more"


@pytest.mark.parametrize("table", FROZEN)
def test_what_programs_of_any_version_ask_each_other_by_never_changes(
    table: str, before: sqlite3.Connection, after: sqlite3.Connection
) -> None:
    assert columns(after, table) == columns(before, table)
    assert len(columns(after, table)) > 1
