"""The limits of a migration while processes of the program before still work: it may only add (docs/adr/0030)."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine

from storage.upkeep import migrate
from tests.storage.next_version import next_version

FIRST = "0001"
REBUILD = 'with op.batch_alter_table("persons") as batch: {}'
FROZEN = ("shards", "answered")
"""What programs of any version ask each other by."""


def database_of(path: Path, revision: str) -> sqlite3.Connection:
    """Return a file that the migrations have brought to a revision."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(migrate.alembic_config(connection=connection), revision)
    engine.dispose()
    return sqlite3.connect(path)


def objections(folder: Path) -> list[str]:
    """Return why a program of the first version could not work beside the newest one."""
    first, newest = database_of(folder / "first.db", FIRST), database_of(folder / "newest.db", "head")
    with closing(first) as before, closing(newest) as after:
        known = tables(before)
        return [*chain.from_iterable((*missed(before, after, name), *closed(before, after, name)) for name in known)]


def missed(before: sqlite3.Connection, after: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield what a statement of the program before names that is no longer as it was."""
    then, now = columns(before, table), columns(after, table)
    if table in FROZEN and then != now:
        yield f"{table} is frozen"
    for name, (kind, is_needed, *rest) in then.items():
        if name not in now:
            yield f"{table}.{name} is gone"
        elif (now[name][0], now[name][1] > is_needed, now[name][2:]) != (kind, False, tuple(rest)):
            yield f"{table}.{name} is not what it was"


def closed(before: sqlite3.Connection, after: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield what would refuse a row that the program before writes."""
    then, now = columns(before, table), columns(after, table)
    for name in now.keys() - then.keys():
        _, is_needed, default, _ = now[name]
        if is_needed and default is None:
            yield f"{table}.{name} must be written"
    for names in uniques(after, table) - uniques(before, table):
        yield f"{table} refuses the same {', '.join(names)} twice"


def tables(database: sqlite3.Connection) -> list[str]:
    rows = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return [name for (name,) in rows]


def columns(database: sqlite3.Connection, table: str) -> Mapping[str, tuple[Any, ...]]:
    """Return type, whether it must be there, default and place in the key of each column, by its name."""
    return {name: tuple(rest) for _, name, *rest in database.execute(f"PRAGMA table_info({table})")}


def uniques(database: sqlite3.Connection, table: str) -> set[tuple[str, ...]]:
    """Return the columns of each index that refuses what is there already."""
    indexes = [name for _, name, is_unique, *_ in database.execute(f"PRAGMA index_list({table})") if is_unique]
    return {tuple(name for *_, name in database.execute(f"PRAGMA index_info({index})")) for index in indexes}


def test_the_program_of_the_first_version_may_work_beside_the_newest(tmp_path: Path) -> None:
    assert objections(tmp_path) == []


def test_what_is_added_hinders_nobody(tmp_path: Path) -> None:
    with next_version(tmp_path):
        assert objections(tmp_path) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ('op.drop_column("persons", "theme")', "persons.theme is gone"),
        ('op.drop_table("mutes")', "mutes.match is gone"),
        (REBUILD.format('batch.alter_column("theme", nullable=False)'), "persons.theme is not what it was"),
        (REBUILD.format('batch.alter_column("theme", type_=sa.Integer)'), "persons.theme is not what it was"),
        (
            REBUILD.format('batch.add_column(sa.Column("age", sa.Integer, nullable=False))'),
            "persons.age must be written",
        ),
        ('op.create_index("only", "matches", ["thread"], unique=True)', "matches refuses the same thread twice"),
        ('op.add_column("shards", sa.Column("colour", sa.Text))', "shards is frozen"),
    ],
)
def test_what_would_hinder_the_program_before_is_found(tmp_path: Path, change: str, said: str) -> None:
    with next_version(tmp_path, change):
        assert said in objections(tmp_path)
