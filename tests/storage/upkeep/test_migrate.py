"""Tables come about and are added to with everything in them; a failed or foreign database is left as it is."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from engine.ids import MatchId
from storage.database.sqlite import PAGE_SIZE
from storage.errors import DamagedDatabase, ForeignDatabase, NewerDatabase, StorageError
from storage.migrations.append_only import ON_FILE
from storage.open import open_store
from storage.schema.core import REVISION, metadata
from storage.stores.store import SqlStore
from storage.upkeep import migrate, new_file
from tests.servers import KEY, make_database
from tests.storage.next_version import NEXT, next_version
from tests.storage.samples import commit

pytestmark = pytest.mark.slow

ON_SERVERS = ("ix_matches_due_at",)
REBUILDING = """with op.batch_alter_table("matches") as batch: batch.alter_column("game", nullable=True)"""


@pytest.fixture
def client(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def test_there_is_one_latest_migration_and_the_schema_names_it() -> None:
    scripts = ScriptDirectory.from_config(migrate.alembic_config())
    assert scripts.get_heads() == [REVISION]


@pytest.fixture
def migrated(path: Path) -> Iterator[Connection]:
    """A file that has seen all migrations, one after the other."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate.run_migrations(connection, None)
        yield connection
    engine.dispose()


def test_migrations_make_the_tables_of_the_schema(migrated: Connection) -> None:
    opts = {"compare_server_default": True, "include_object": lambda _object, name, *_: name not in ON_SERVERS}
    context = MigrationContext.configure(migrated, opts=opts)
    assert compare_metadata(context, metadata) == []


def test_a_new_file_is_made_of_the_very_statements_of_all_migrations(migrated: Connection) -> None:
    made = create_engine("sqlite://")
    with made.begin() as connection:
        migrate.upgrade(connection)
        assert statements(connection) == statements(migrated)
        assert migrate.revision(connection) == migrate.revision(migrated) == REVISION
    made.dispose()


async def test_a_new_file_is_made_whole_or_not_at_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_file, "ON_FILE", (*ON_FILE, "INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(StorageError, match="nowhere"):
        await open_store(url)
    monkeypatch.undo()
    await (await store_with_a_match(url)).close()


async def test_the_file_is_as_the_connections_expect(sqlite_store: SqlStore, client: sqlite3.Connection) -> None:
    assert client.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert client.execute("PRAGMA page_size").fetchone() == (PAGE_SIZE,)


@pytest.mark.parametrize("changes", [(), (REBUILDING,)], ids=["adds", "rebuilds"])
async def test_a_migration_keeps_the_data(
    url: str, tmp_path: Path, client: sqlite3.Connection, changes: tuple[str, ...]
) -> None:
    await (await store_with_a_match(url)).close()
    with next_version(tmp_path, *changes):
        store = await open_store(url)
    assert await store.matches.snapshot(MatchId("m")) == commit("m").snapshot
    assert list(await store.matches.log(MatchId("m"))) == list(commit("m").entries)
    await store.close()
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == (NEXT,)
    assert "nickname" in [column[1] for column in client.execute("PRAGMA table_info(persons)")]
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        client.execute("DELETE FROM log")


@pytest.mark.parametrize("place", ["sqlite", pytest.param("postgresql", marks=pytest.mark.server)])
async def test_who_works_already_goes_on_beside_the_next_version(url: str, tmp_path: Path, place: str) -> None:
    if place == "postgresql":
        url = make_database("next")
    old = await open_store(url, secret_key=KEY)
    await old.matches.append(commit("m"))
    with next_version(tmp_path):
        new = await open_store(url, secret_key=KEY)
    later = commit("m", after=commit("m").snapshot)
    await old.matches.append(later)
    await new.matches.append(commit("n"))
    for store in (old, new):
        assert await store.matches.snapshot(MatchId("m")) == later.snapshot
        assert await store.matches.snapshot(MatchId("n")) == commit("n").snapshot
        await store.close()
    with pytest.raises(NewerDatabase, match=NEXT):
        await open_store(url, secret_key=KEY)


async def test_a_migration_that_fails_changes_nothing(url: str, tmp_path: Path, client: sqlite3.Connection) -> None:
    await (await store_with_a_match(url)).close()
    before = client.execute("SELECT * FROM sqlite_schema").fetchall()
    failing = 'op.execute("INSERT INTO nowhere VALUES (1)")'
    with next_version(tmp_path, failing), pytest.raises(StorageError, match="nowhere"):
        await open_store(url)
    assert client.execute("SELECT * FROM sqlite_schema").fetchall() == before
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISION,)
    await (await open_store(url)).close()


async def test_a_migration_that_leaves_an_orphan_changes_nothing(
    url: str, tmp_path: Path, client: sqlite3.Connection
) -> None:
    await (await store_with_a_match(url)).close()
    orphaning = """op.execute("INSERT INTO mutes VALUES ('nobody', 1)")"""
    with next_version(tmp_path, orphaning), pytest.raises(DamagedDatabase, match="mutes"):
        await open_store(url)
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISION,)


async def test_a_newer_database_is_refused(url: str, client: sqlite3.Connection) -> None:
    await (await store_with_a_match(url)).close()
    client.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="revision 9999"):
        await open_store(url)
    assert client.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_the_database_of_another_program_is_refused(url: str, client: sqlite3.Connection) -> None:
    client.execute("CREATE TABLE recipes (name)")
    with pytest.raises(ForeignDatabase, match="recipes"):
        await open_store(url)
    assert client.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    assert client.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_programs_that_start_at_once_all_come_up(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await stores[0].matches.append(commit("m"))
    for store in stores:
        assert await store.matches.snapshot(MatchId("m")) == commit("m").snapshot
        await store.close()


async def store_with_a_match(url: str) -> SqlStore:
    store = await open_store(url)
    await store.matches.append(commit("m"))
    return store


def statements(connection: Connection) -> set[tuple[str, str | None]]:
    """Return what a file was made with; where rows lie is nothing of it."""
    return {tuple(row) for row in connection.exec_driver_sql("SELECT name, sql FROM sqlite_schema")}
