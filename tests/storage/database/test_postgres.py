"""Peculiarities of a PostgreSQL server: how its tables are made, who may change what, what can go wrong."""

import asyncio
import os
import re
import select
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from engine.ids import MatchId
from engine.log.chain import first_fault
from engine.stores.matches import Conflict
from storage.database.postgres import WRITING
from storage.errors import (
    CannotReach,
    DatabaseLocked,
    DiskFull,
    ForeignDatabase,
    MissingDriver,
    MissingRight,
    NewerDatabase,
    NotAFile,
    StorageError,
    UnsuitableServer,
    UnsupportedUrl,
    WrongKey,
    kind,
)
from storage.open import open_store
from storage.schema.core import REVISION, metadata
from storage.stores.store import SqlStore
from storage.upkeep import migrate
from storage.upkeep.backup import backup, restore
from storage.upkeep.inspection import faults
from storage.upkeep.places import place_of
from tests.servers import KEY, PROGRAMS, make_database
from tests.storage.samples import BERT, commit
from tests.truth import project

pytestmark = pytest.mark.server

ONE = MatchId("match001")
SEED = bytes(range(32))
GRANTS = project.blocks(project.read("docs/postgresql.md"), "sql")[1]
CATALOG = """
    SELECT 'column', table_name, ordinal_position::text, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name != 'alembic_version'
    UNION ALL SELECT 'index', tablename, '', indexname, indexdef, '', '' FROM pg_indexes
    WHERE schemaname = 'public' AND tablename != 'alembic_version'
    UNION ALL SELECT 'constraint', conrelid::regclass::text, '', conname, pg_get_constraintdef(oid), '', ''
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid != 'alembic_version'::regclass
"""


def test_migrations_make_the_tables_of_the_schema(client: Connection) -> None:
    context = MigrationContext.configure(client, opts={"compare_server_default": True})
    assert compare_metadata(context, metadata) == []
    assert migrate.revision(client) == REVISION


def test_migrations_make_the_very_columns_indexes_and_rules_of_the_schema(client: Connection) -> None:
    url = make_database("made_by_schema", template="template0")
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        metadata.create_all(connection)
        connection.execute(text("CREATE TABLE alembic_version (version_num text)"))
        expected = {tuple(row) for row in connection.execute(text(CATALOG))}
    assert {tuple(row) for row in client.execute(text(CATALOG))} == expected


@pytest.mark.parametrize("table", ["log", "season_log"])
@pytest.mark.parametrize(
    "change",
    [
        "UPDATE {} SET body = 'x'",
        "UPDATE {} SET seq = 7 WHERE seq = 2",
        "DELETE FROM {} WHERE seq = 3",
        "DELETE FROM {}",
        "TRUNCATE {}",
        "INSERT INTO {} VALUES ('m1', 3, 0, 'x', 'x')",
        "INSERT INTO {} VALUES ('m1', 3, 0, 'x', 'x') ON CONFLICT DO NOTHING",
        "INSERT INTO {} VALUES ('m1', 5, 0, 'x', 'x')",
        "INSERT INTO {} VALUES ('m1', 0, 0, 'x', 'x')",
        "INSERT INTO {} VALUES ('m1', NULL, 0, 'x', 'x')",
    ],
)
def test_what_is_written_in_a_log_stays(client: Connection, table: str, change: str) -> None:
    client.execute(text("INSERT INTO matches VALUES (1, 'm1', '', '', 0, 0, '[]', 0, 0, 0, 0, 0, 0, 0, '', '', NULL)"))
    client.execute(text("INSERT INTO seasons VALUES (1, 'm1', '', '', 0, '', 0, '', 0, '[]', 0)"))
    for seq in (1, 2, 3):
        client.execute(text(f"INSERT INTO {table} VALUES ('m1', {seq}, 0, 'b', 'd')"))
    before = client.execute(text(f"SELECT * FROM {table}")).all()
    with pytest.raises(DBAPIError, match="the log is append-only"):
        client.execute(text(change.format(table)))
    assert client.execute(text(f"SELECT * FROM {table}")).all() == before
    client.execute(text(f"INSERT INTO {table} VALUES ('m1', 4, 0, 'x', 'x')"))


@pytest.fixture
async def as_bot(client: Connection, server_url: str) -> str:
    """The address with the role that docs/postgresql.md gives the bot, after the owner has opened the database once."""
    await (await open_store(server_url, secret_key=KEY)).close()
    client.execute(text("DROP OWNED BY fernzug") if _has_role(client) else text("CREATE ROLE fernzug LOGIN"))
    for statement in GRANTS.split(";"):
        if statement.strip():
            client.execute(text(statement))
    return make_url(server_url).set(username="fernzug").render_as_string()


def _has_role(client: Connection) -> bool:
    return bool(client.execute(text("SELECT count(*) FROM pg_roles WHERE rolname = 'fernzug'")).scalar_one())


async def test_the_bots_role_may_play_but_not_change_a_log(as_bot: str) -> None:
    store = await open_store(as_bot, secret_key=KEY, is_sole=True)
    first = commit(ONE, seed=bytes(32))
    await store.matches.append(first)
    await store.matches.append(commit(ONE, after=first.snapshot, due=(BERT,)))
    assert len(await store.matches.log(ONE)) == 6
    for table in ("log", "season_log"):
        for change in (f"UPDATE {table} SET body = ''", f"DELETE FROM {table}", f"TRUNCATE {table}"):
            with pytest.raises(MissingRight):
                await store.database.write(partial(Connection.exec_driver_sql, statement=change))
    with pytest.raises(MissingRight):
        await store.database.write(partial(Connection.exec_driver_sql, statement="DROP TRIGGER log_has_no_gap ON log"))
    await store.close()


@pytest.mark.parametrize(
    ("done", "said"),
    [
        ("ALTER TABLE log DISABLE TRIGGER log_is_not_changed", "trigger log_is_not_changed is not as it was made"),
        ("DROP TRIGGER season_log_has_no_gap ON season_log", "trigger season_log_has_no_gap is not as it was made"),
        (
            "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
            "trigger log_is_not_emptied is not as it was made",
        ),
        ("ALTER TABLE plans ADD COLUMN more text", "table plans is not as it was made"),
        ("UPDATE seats SET person = 4711 WHERE match = 'a' AND bit = 0", "seats of a do not agree"),
        ("DELETE FROM seats WHERE match = 'b'", "seats of b do not agree"),
    ],
)
async def test_what_was_tampered_with_is_found(done: str, said: str) -> None:
    url = make_database("tampered")
    store = await open_store(url, secret_key=KEY)
    for match in ("a", "b"):
        await store.matches.append(commit(match))
    await store.close()
    assert list(faults(url)) == []
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text(done))
    assert said in "\n".join(faults(url))


async def test_of_two_processes_that_write_the_same_exactly_one_is_right(server_url: str) -> None:
    one, other = await open_store(server_url, secret_key=KEY), await open_store(server_url, secret_key=KEY)
    before = commit(ONE)
    await one.matches.append(before)
    for _ in range(10):
        rivals = [
            (store, commit(ONE, after=before.snapshot, facts=facts)) for store, facts in ((one, 1), (other, 2)) * 5
        ]
        results = await asyncio.gather(*(store.matches.append(made) for store, made in rivals), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 9 + ["NoneType"]
        before = rivals[results.index(None)][1]
    assert first_fault(await other.matches.log(ONE)) is None
    assert await other.matches.snapshot(ONE) == before.snapshot
    await asyncio.gather(one.close(), other.close())


async def test_bots_share_a_database(server_url: str) -> None:
    first = await open_store(server_url, secret_key=KEY, is_sole=True)
    await (await open_store(server_url, secret_key=KEY, is_sole=True)).close()
    await first.close()


async def test_another_key_is_refused(server_url: str) -> None:
    await (await open_store(server_url, secret_key=KEY)).close()
    with pytest.raises(WrongKey):
        await open_store(server_url, secret_key="o" * 32)


async def test_connections_that_broke_are_made_anew(server_store: SqlStore, client: Connection) -> None:
    made = commit(ONE)
    await server_store.matches.append(made)
    await asyncio.gather(*(server_store.matches.snapshot(ONE) for _ in range(20)))
    killed = client.execute(
        text(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE application_name = 'fernzug' AND datname = current_database()"
        )
    )
    assert killed.scalar_one() >= 2
    assert await server_store.matches.snapshot(ONE) == made.snapshot
    await server_store.matches.append(commit(ONE, after=made.snapshot))
    assert len(await server_store.matches.log(ONE)) == 6


async def test_who_waits_too_long_for_a_foreign_lock_is_told(server_url: str, client: Connection) -> None:
    store = await open_store(server_url, secret_key=KEY, patience=0.05)
    client.execute(text(f"SELECT pg_advisory_lock({WRITING})"))
    with pytest.raises(DatabaseLocked):
        await store.matches.append(commit(ONE))
    client.execute(text(f"SELECT pg_advisory_unlock({WRITING})"))
    await store.matches.append(commit(ONE))
    await store.close()


async def test_a_database_that_sorts_in_another_way_is_refused() -> None:
    url = make_database("sorted", template="template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    with pytest.raises(UnsuitableServer, match="SQL_ASCII"):
        await open_store(url, secret_key=KEY)


async def test_a_foreign_or_newer_database_is_refused() -> None:
    url = make_database("foreign", template="template0")
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name text)"))
    with pytest.raises(ForeignDatabase, match="recipes"):
        await open_store(url, secret_key=KEY)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num text)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
    with pytest.raises(NewerDatabase, match="9999"):
        await open_store(url, secret_key=KEY)


async def test_two_programs_that_start_at_once_make_one_database() -> None:
    url = make_database("new", template="template0")
    stores = await asyncio.gather(*(open_store(url, secret_key=KEY) for _ in range(3)))
    await stores[0].matches.append(commit(ONE))
    assert list(await stores[2].matches.ids()) == [ONE]
    await asyncio.gather(*(store.close() for store in stores))


def program(command: str) -> list[str]:
    """Return a command with the programs of the server that the tests run on."""
    return [word if at else str(PROGRAMS[-1] / word) for at, word in enumerate(shlex.split(command))]


async def test_what_files_are_for_says_what_to_do_and_that_does_it(tmp_path: Path) -> None:
    url = make_database("kept")
    store = await open_store(url, secret_key=KEY)
    await store.matches.append(commit(ONE, seed=SEED))
    await store.close()

    with pytest.raises(NotAFile) as said:
        backup(url, tmp_path / "my copy.dump")
    (dump,) = re.findall("by: (pg_dump .*). See", str(said.value))
    with pytest.raises(NotAFile) as said:
        restore(tmp_path / "my copy.dump", url)
    (make, fill) = re.findall("by: (createdb .*) && (pg_restore .*). See", str(said.value))[0]
    for command in (dump, make, fill):
        await asyncio.to_thread(subprocess.run, program(command), check=True, capture_output=True)

    restored = str(make_url(url).set(database=f"{make_url(url).database}_restored"))
    assert list(faults(restored)) == []
    store = await open_store(restored, secret_key=KEY)
    assert [await store.matches.seed(match) for match in await store.matches.ids()] == [SEED]
    await store.close()


def test_no_password_is_shown_in_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NotAFile) as said:
        backup("postgresql+psycopg://me:secret@server/mine", tmp_path / "copy")
    assert "secret" not in str(said.value)
    assert "--dbname=postgresql://me@server/mine" in str(said.value)


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotReach):
        await open_store(f"postgresql+psycopg://nobody@/none?host={tmp_path}", secret_key=KEY)


async def test_a_conflict_leaves_the_connection_usable(server_store: SqlStore) -> None:
    await server_store.matches.append(commit(ONE))
    with pytest.raises(Conflict):
        await server_store.matches.append(commit(ONE))
    assert list(await server_store.matches.ids()) == [ONE]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ("08006", CannotReach),
        ("57P01", CannotReach),
        (None, CannotReach),
        ("42501", MissingRight),
        ("28P01", MissingRight),
        ("40P01", DatabaseLocked),
        ("55P03", DatabaseLocked),
        ("53100", DiskFull),
        ("23505", StorageError),
    ],
)
def test_codes_have_their_kinds(state: str | None, expected: type[StorageError]) -> None:
    assert kind(type("Fault", (Exception,), {"sqlstate": state})()) is expected


async def test_without_the_driver_the_operator_is_told(server_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingDriver, match=re.escape("requirements/postgresql.lock")):
        await open_store(server_url, secret_key=KEY)


@pytest.mark.slow
def test_the_server_of_tests_that_were_killed_ends() -> None:
    program = (
        "from tests import servers; line = servers.Lifeline(); servers.make_database('x');"
        "print(line.folder, flush=True); input()"
    )
    words = [sys.executable, "-c", program]
    with subprocess.Popen(words, cwd=project.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        server = os.pidfd_open(int((folder / "data" / "postmaster.pid").read_text().splitlines()[0]))
        tests.kill()
    ended, _, _ = select.select([server], [], [], 60)
    os.close(server)
    assert ended


def test_a_server_that_has_vanished_is_waited_for_for_half_a_minute_at_most(server_url: str) -> None:
    made = place_of(server_url).migrator(patience=1.0)
    with made.connect() as connection:
        driver = connection.connection.dbapi_connection
        assert driver is not None
        found = driver.info.get_parameters()
    made.dispose()
    idle, interval, count = (int(found[f"keepalives_{name}"]) for name in ("idle", "interval", "count"))
    assert idle + interval * count <= 30
    assert int(found["tcp_user_timeout"]) <= 30_000


@pytest.mark.parametrize(("ending", "is_off"), [("", False), ("&prepare_threshold=none", True)])
async def test_prepared_statements_can_be_switched_off_for_a_pooler(
    server_url: str, ending: str, *, is_off: bool
) -> None:
    def threshold(connection: Connection) -> object:
        return connection.connection.driver_connection.prepare_threshold  # type: ignore[union-attr]

    store = await open_store(server_url + ending, secret_key=KEY)
    try:
        assert ((await store.database.read(threshold)) is None) is is_off
    finally:
        await store.close()


def test_how_prepared_statements_are_switched_off_is_said_and_kept_from_other_programs(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedUrl, match="it is none, or left out"):
        place_of("postgresql://somebody@server/fernzug?prepare_threshold=0")
    with pytest.raises(NotAFile) as refusal:
        backup("postgresql://somebody@server/fernzug?prepare_threshold=none", tmp_path / "copy")
    assert "prepare_threshold" not in str(refusal.value)
