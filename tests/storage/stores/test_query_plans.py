"""Frequent queries read no table that grows with the matches from end to end: databases say how they look."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from itertools import chain, permutations, product
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, Engine, event

from engine.ids import COMPUTER_PERSONS, MatchId
from engine.share import Share
from engine.stores.matches import Phase
from storage.stores.store import SqlStore
from storage.upkeep.places import place_of
from tests.storage.samples import ANNA

NOW: Final = datetime.now(UTC)
ONE: Final = MatchId("match001")
HALF: Final = Share(frozenset({1}), 2)
GROWING: Final = "matches|log|seats|seeds|results"
READS_ALL: Final = re.compile(rf"SCAN ({GROWING})$|Seq Scan on ({GROWING})\b")
"""An index of the running matches alone may be read as a whole."""
PHASES: Final[Sequence[Phase]] = ("proposed", "running", "over")


async def test_files_are_not_read_from_end_to_end(sqlite_store: SqlStore, path: Path) -> None:
    with noted() as statements:
        await ask(sqlite_store)
    assert reading_all(f"sqlite:///{path}", "EXPLAIN QUERY PLAN", statements) == []


@pytest.mark.slow
async def test_no_order_in_which_indexes_were_made_matters(sqlite_store: SqlStore, path: Path) -> None:
    """A new file has them in any order: with one of three all matches were read for the threads of those that run."""
    with noted() as statements:
        await ask(sqlite_store)
    with closing(sqlite3.connect(path)) as made:
        rows = made.execute("SELECT tbl_name, type, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    tables = [sql for _, kind, sql in rows if kind == "table" and "sqlite_sequence" not in sql]
    indexes = {table: [sql for of, kind, sql in rows if (of, kind) == (table, "index")] for table, _, _ in rows}
    for order in product(*map(permutations, indexes.values())):
        with closing(sqlite3.connect(":memory:")) as other:
            for sql in chain(tables, *order):
                other.execute(sql)
            for statement, values in statements:
                plan = other.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
                assert not any(READS_ALL.search(line[-1]) for line in plan), (statement, order)


@pytest.mark.server
async def test_servers_do_not_read_tables_from_end_to_end(server_store: SqlStore, server_url: str) -> None:
    with noted() as statements:
        await ask(server_store)
    assert reading_all(server_url, "EXPLAIN", statements, "SET enable_seqscan = off") == []


@pytest.mark.parametrize("hidden", ["match", "body"])
async def test_a_statement_without_an_index_is_found(sqlite_store: SqlStore, path: Path, hidden: str) -> None:
    found = reading_all(f"sqlite:///{path}", "EXPLAIN QUERY PLAN", [(f"SELECT 1 FROM log WHERE {hidden} = 'x'", ())])
    assert len(found) == (hidden == "body")


async def ask(store: SqlStore) -> None:
    """Ask for everything that people or background work ask for all the time."""
    matches, outbox = store.matches, store.outbox
    for phase in PHASES:
        await matches.of_person(ANNA, phases=[phase], limit=10)
        await matches.of_person(ANNA, phases=[phase], server=7, limit=10)
        await matches.of_server(7, viewer=ANNA, phases=[phase], limit=10)
        await matches.of_server(7, viewer=None, phases=[phase], person=ANNA, game="gamwin", order="deadline", limit=10)
    await matches.load(ONE)
    await matches.log(ONE)
    await matches.finished([ONE])
    await matches.running([ONE])
    await matches.open_rematch(ONE, [ANNA])
    await matches.ended_since(7, NOW)
    await matches.snapshot_in(5)
    await outbox.location(ONE)
    for share in (Share.whole(), HALF):
        await matches.waiting_for([ANNA], share)
        await matches.waiting_for(COMPUTER_PERSONS, share)
        await matches.untouched(COMPUTER_PERSONS, NOW, share)
        await matches.proposed_before(NOW, share)
        await matches.due_before(NOW, share)
        await matches.next_due(share)
        await outbox.announcements(share=share)
        await outbox.held_up(share)
        await outbox.notices(upto=NOW, limit=50, share=share)
        await outbox.next_notice_at(share)
        await outbox.locations(share)
        await outbox.unshown(share)


@contextmanager
def noted() -> Iterator[list[tuple[str, Any]]]:
    """Yield what is executed during the block."""
    statements: list[tuple[str, Any]] = []

    def note(_connection: Connection, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("SELECT") and "advisory" not in statement:
            statements.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def reading_all(url: str, explain: str, statements: Sequence[tuple[str, Any]], *before: str) -> list[str]:
    """Return the statements that read a whole table which grows with the matches."""
    engine = place_of(url).migrator(patience=1)
    try:
        with engine.connect() as connection:
            for statement in before:
                connection.exec_driver_sql(statement)
            return [statement for statement, values in statements if _reads_all(connection, explain, statement, values)]
    finally:
        engine.dispose()


def _reads_all(connection: Connection, explain: str, statement: str, values: Any) -> bool:
    plan = connection.exec_driver_sql(f"{explain} {statement}", values).all()
    return any(READS_ALL.search(str(line[-1])) for line in plan)
