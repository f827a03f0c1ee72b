"""Databases full of matches that rest: copies of one real match under other names and with other players.

Only the digests are those of the match that was copied, so the copies can be played but would not pass a check.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from benchmarks.club import ANNA, BERND
from engine.ids import new_match_id
from engine.log.facts import MatchId
from storage.match_rows import seed_place
from storage.sealing import AesSeal, seal_of

TABLES = ("matches", "log", "seats", "seeds")
MATCHES_EACH = 20
"""How many of the copies one person plays in."""

COPIED = {
    "match": ":name",
    "person": "person + :shift",
    "thread": ":number",
    **dict.fromkeys(
        ("body", "persons"), "replace(replace(replace({}, :template, :name), :anna, :other_anna), :bernd, :other_bernd)"
    ),
}
"""What stands in a column of a copy instead of what stands in the original."""


def multiply(path: Path, template: MatchId, count: int) -> list[MatchId]:
    """Copy a match so many times and return the names of the copies."""
    copies = list(_copies(template, count))
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN")
        for table in TABLES:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[1] != "number"]
            values = ", ".join(COPIED.get(column, "{}").format(column) for column in columns)
            statement = (
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} WHERE match = :template"  # noqa: S608
            )
            database.executemany(statement, copies)
        _seal_seeds(database, seal_of(None, path), template, copies)
        database.execute("COMMIT")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return [MatchId(str(copy["name"])) for copy in copies]


def _seal_seeds(
    database: sqlite3.Connection, seal: AesSeal, template: MatchId, copies: list[dict[str, object]]
) -> None:
    """Seal the seed of each copy for its own row, as it opens in no other."""
    (sealed,) = database.execute("SELECT seed FROM seeds WHERE match = ?", (template,)).fetchone()
    seed = seal.open_bytes(sealed, place=seed_place(template))
    rows = [(seal.close_bytes(seed, place=seed_place(MatchId(str(copy["name"])))), copy["name"]) for copy in copies]
    database.executemany("UPDATE seeds SET seed = ? WHERE match = ?", rows)


def _copies(template: MatchId, count: int) -> Iterator[dict[str, object]]:
    """Yield what differs."""
    for number in range(count):
        shift = 10 * (1 + number // MATCHES_EACH)
        yield {
            "template": template,
            "name": new_match_id(),
            "number": number,
            "shift": shift,
            "anna": str(ANNA),
            "bernd": str(BERND),
            "other_anna": str(ANNA + shift),
            "other_bernd": str(BERND + shift),
        }
