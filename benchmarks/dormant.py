"""Databases full of matches that rest: copies of real ones under other names, with other players, on other servers.

The rows are as the store writes them: chains hold, each seed is sealed for its own place and promised in its log. Only
the dice are those of the match that was copied, so that they do not follow from the copy's name.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count as count_up
from itertools import cycle, islice
from typing import Any, Final

from sqlalchemy import Table, select

from benchmarks.club import ANNA, BERND, SERVER, Club
from engine.ids import MatchId, new_match_id
from engine.log.chain import GENESIS, digest, from_microseconds
from engine.matches.decisions.dice import commitment
from engine.share import ID_TIME_SHIFT
from storage.database.postgres import server_of
from storage.database.sqlite import file_of
from storage.schema.core import log, matches, results, seats, seeds
from storage.sealing import AesSeal
from storage.stores.match_rows import seed_place
from storage.upkeep.places import place_of

TABLES: Final = (matches, log, seats, seeds, results)
MATCHES_EACH: Final = 100
"""How many of the copies one person plays in."""
MATCHES_A_SERVER: Final = 400
BATCH: Final = 1000
CACHE_KIB: Final = 1_000_000
APART: Final = 1_000_000
"""Microseconds between the events of two copies that are due next."""

Row = dict[str, Any]
Write = Callable[[Table, Sequence[Row]], None]


@dataclass(frozen=True, slots=True)
class Template:
    """The rows of a match that is copied, and its seed."""

    match: MatchId
    seed: bytes
    rows: Mapping[str, Sequence[Row]]

    def copy(self, number: int, name: MatchId, seal: AesSeal) -> Mapping[str, Sequence[Row]]:
        """Return the rows of a copy."""
        place, person = (1 + number // share << ID_TIME_SHIFT for share in (MATCHES_A_SERVER, MATCHES_EACH))
        (head,) = self.rows[matches.name]
        names = {
            self.match: name,
            commitment(self.seed, match=self.match): commitment(self.seed, match=name),
            **{str(seat): str(seat + person) for seat in (ANNA, BERND)},
            str(SERVER): str(SERVER + place),
        }
        bodies = [entry["body"] for entry in self.rows[log.name]]
        *bodies, body = _renamed("\n".join([*bodies, head["body"]]), names).split("\n")
        entries = list(_linked(self.rows[log.name], bodies, name))
        last = entries[-1]["digest"]
        moved = {"match": name, "server": head["server"] + place}
        seats_of_copy = [row | {"match": name, "person": row["person"] + person} for row in self.rows[seats.name]]
        persons = [seat + person for seat in head["persons"]]
        due_at = None if head["due_at"] is None else head["due_at"] + APART * number
        changed = {"persons": persons, "thread": number, "due_at": due_at, "digest": last}
        return {
            matches.name: [head | moved | changed | {"body": body.replace(head["digest"], last)}],
            log.name: entries,
            seats.name: seats_of_copy,
            seeds.name: [{"match": name, "seed": seal.close_bytes(self.seed, place=seed_place(name))}],
            results.name: [row | moved | {"persons": persons} for row in self.rows[results.name]],
        }


def multiply(made: Club, templates: Sequence[MatchId], count: int) -> Sequence[MatchId]:
    """Make so many copies, of each template in turn, and return their names."""
    known = _templates(made, set(templates))
    names = list(_new_names(count))
    wanted = zip(count_up(), names, cycle(templates))
    with bulk(made.url) as write:
        while batch := list(islice(wanted, BATCH)):
            copies = [known[match].copy(number, name, made.store.seal) for number, name, match in batch]
            for table in TABLES:
                write(table, [row for copy in copies for row in copy[table.name]])
    return names


def _new_names(count: int) -> Iterable[MatchId]:
    """Return so many names, each once: among a million there would probably be one twice."""
    names: dict[MatchId, None] = {}
    while len(names) < count:
        names[new_match_id()] = None
    return names


def _templates(made: Club, wanted: Iterable[MatchId]) -> Mapping[MatchId, Template]:
    reader = place_of(made.url).migrator(patience=1)
    found = {}
    with reader.begin() as connection:
        for match in wanted:
            rows = {
                table.name: [
                    {name: value for name, value in row.items() if name != "number"}
                    for row in connection.execute(select(table).filter_by(match=match)).mappings()
                ]
                for table in TABLES
            }
            seed = made.store.seal.open_bytes(rows[seeds.name][0]["seed"], place=seed_place(match))
            found[match] = Template(match, seed, rows)
    reader.dispose()
    return found


def _renamed(text: str, names: Mapping[str, str]) -> str:
    for before, after in names.items():
        text = text.replace(before, after)
    return text


def _linked(entries: Sequence[Row], bodies: Sequence[str], name: MatchId) -> Iterator[Row]:
    """Yield the entries of a log with other texts, chained again."""
    previous = GENESIS
    for entry, body in zip(entries, bodies, strict=True):
        previous = digest(previous, match=name, seq=entry["seq"], at=from_microseconds(entry["at"]), body=body)
        yield entry | {"match": name, "body": body, "digest": previous}


@contextmanager
def bulk(url: str) -> Iterator[Write]:
    """Let many rows be written quickly into a database: unsynced, unchecked, by the way that is the fastest there."""
    with (_to_file if server_of(url) is None else _to_server)(url) as write:
        yield write


@contextmanager
def _to_file(url: str) -> Iterator[Write]:
    with closing(sqlite3.connect(file_of(url), isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        database.execute("BEGIN")
        (gaps,) = database.execute("SELECT sql FROM sqlite_schema WHERE name = 'log_has_no_gap'").fetchone()
        database.execute("DROP TRIGGER log_has_no_gap")

        def write(table: Table, rows: Sequence[Row]) -> None:
            if rows:
                columns = list(rows[0])
                asked = ", ".join("?" * len(columns))
                statement = f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({asked})"  # noqa: S608
                database.executemany(statement, [_plain(row) for row in rows])

        yield write
        database.execute(gaps)
        database.execute("COMMIT")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _to_server(url: str) -> Iterator[Write]:
    import psycopg

    address = server_of(url)
    assert address is not None
    text = address.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(text, autocommit=True) as database:
        database.execute("SET session_replication_role = replica")
        database.execute("SET synchronous_commit = off")

        def write(table: Table, rows: Sequence[Row]) -> None:
            if rows:
                with database.cursor().copy(f"COPY {table.name} ({', '.join(rows[0])}) FROM STDIN") as copied:
                    for row in rows:
                        copied.write_row(_plain(row))

        yield write
        database.execute("VACUUM ANALYZE")
        database.execute("CHECKPOINT")


def _plain(row: Row) -> list[Any]:
    """Return the values of a row as drivers take them."""
    return [json.dumps(value) if isinstance(value, list | dict) else value for value in row.values()]
