"""Looks for what is wrong with a database as a whole: what no single match can tell of itself."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine

from storage.database.postgres import server_of
from storage.database.sqlite import SqliteFile, existing, file_of
from storage.errors import DamagedDatabase, translated
from storage.sealing import seal_of
from storage.stores.seasons import OTHER_HEADS, other_head
from storage.stores.store import settle_key
from storage.upkeep.migrate import make_and_upgrade
from storage.upkeep.new_file import make_tables
from storage.upkeep.server_inspection import faults_on_server

PATIENCE: Final = 2.0
SCHEMA: Final = "SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
SEATS: Final = "SELECT match, bit, person, phase FROM seats"
SEATS_OF_MATCHES: Final = (
    "SELECT match, key, value, phase FROM matches, json_each(matches.persons) WHERE json_array_length(persons) > 0"
)
NUMBERS: Final = "SELECT coalesce(max(number), 0), count(*) FROM matches"
ORPHANS: Final = "SELECT DISTINCT match FROM log WHERE match NOT IN (SELECT match FROM matches)"
LOGS: Final = ("log", "season_log")
LOST_SEASONS: Final = "SELECT DISTINCT season FROM season_log WHERE season NOT IN (SELECT season FROM seasons)"


def faults(url: str) -> Iterator[str]:
    """Yield what is wrong with the database of an address, beside what is wrong with single matches and seasons."""
    server = server_of(url)
    yield from faults_of_file(file_of(url)) if server is None else faults_on_server(server)


def faults_of_file(path: Path) -> Iterator[str]:
    """Yield what is wrong: triggers and tables that are not as they were made, seats, matches that are missing.

    Matches are numbered without a gap. Only their posts on Discord and earlier backups can show that the latest ones
    were deleted together with everything that belongs to them.
    """
    with translated(), closing(existing(path)) as connection:
        connection.execute("BEGIN")  # as of one moment: the bot may be at work
        found, expected = dict(connection.execute(SCHEMA).fetchall()), _schema()
        yield from (f"{name} is not as it was made" for name in sorted(expected) if found.get(name) != expected[name])
        seats = set(connection.execute(SEATS)) ^ set(connection.execute(SEATS_OF_MATCHES))
        yield from (f"seats of {match} do not agree with its persons" for match in sorted({row[0] for row in seats}))
        highest, count = connection.execute(NUMBERS).fetchone()
        if highest != count:
            yield f"{highest - count} matches are missing"
        yield from (f"season {season} is missing, its log is not" for (season,) in connection.execute(LOST_SEASONS))
        yield from (f"match {match} is missing, its log is not" for (match,) in connection.execute(ORPHANS))
        yield from sorted(set(_orphans(connection)))
        yield from (other_head(season) for (season,) in connection.execute(OTHER_HEADS))


def _orphans(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield which tables have rows that refer to missing rows of which others; logs are looked at by themselves."""
    for table, _, other, _ in connection.execute("PRAGMA foreign_key_check"):
        if table not in LOGS:
            yield f"a row of {table} refers to a missing row of {other}"


def try_out(copy: Path, database: Path, *, secret_key: str | None) -> None:
    """Open a copy as the bot would open it in the place of the database.

    Raises:
        StorageError: the bot could not use it.
    """
    is_sealed = make_and_upgrade(SqliteFile(copy), patience=PATIENCE)
    with translated(), closing(existing(copy)) as connection:
        found = {name for name, _ in connection.execute(SCHEMA)}
    if missing := sorted(_schema().keys() - found):
        raise DamagedDatabase(f"{missing[0]} is missing")
    if is_sealed:
        alone = SqliteFile(copy).migrator(patience=PATIENCE)
        try:
            with translated(), alone.begin() as connection:
                settle_key(connection, seal_of(secret_key, database, is_needed=True))
        finally:
            alone.dispose()


@cache
def _schema() -> Mapping[str, str]:
    """Return what a new database is made of, by name; one is made in memory for all that are looked at."""
    made = create_engine("sqlite://")
    try:
        with made.begin() as connection:
            make_tables(connection)
            return dict(connection.exec_driver_sql(SCHEMA).all())
    finally:
        made.dispose()
