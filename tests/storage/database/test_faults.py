"""A database that cannot be used is refused with its own clear error, at the start and later; nothing is half done."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, QueuePool, create_engine

from engine.ids import MatchId
from engine.stores.matches import Snapshot
from storage.database import sqlite as connections
from storage.database.addresses import passwords_in
from storage.errors import (
    CannotOpen,
    CannotReach,
    DamagedDatabase,
    DatabaseLocked,
    DiskFull,
    NotADatabase,
    ReadOnlyDatabase,
    StorageError,
    UnsupportedUrl,
    translated,
)
from storage.open import open_store
from storage.stores.store import SqlStore
from tests.databases import lay_database
from tests.storage.samples import commit

NOBODY = 65534
ONE = MatchId("m1")


@pytest.fixture
def made(path: Path) -> None:
    """A database with one match, closed again."""
    asyncio.run(make(path))


@pytest.fixture
def guarded() -> Iterator[Path]:
    """A database in a folder whose permissions count, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        file = folder / "bot.db"
        asyncio.run(make(file))
        yield file
        if os.geteuid() != os.getuid():
            os.seteuid(os.getuid())
        folder.chmod(0o755)


def guard(file: Path, *, mode: int, folder_mode: int = 0o755) -> None:
    """Set the permissions and stop being root."""
    file.chmod(mode)
    file.parent.chmod(folder_mode)
    if os.getuid() == 0:
        os.seteuid(NOBODY)


async def make(file: Path) -> None:
    lay_database(file)
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    await store.matches.append(commit(ONE))
    await store.close()


async def refusal(url: str) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await open_store(url, patience=0.05)
    return caught.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "bot.db",
        "postgresql+asyncpg://anna:secret@localhost/bot",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///file:bot.db?uri=true",
        "sqlite+aiosqlite:///bot.db?mode=ro",
        "mysql://localhost/bot?password=secret",
        "postgresql+psycopg://anna:secret@localhost:notaport/bot",
        "postgresql+asyncpg://anna@localhost/bot?password=secret",
        "secret",
    ],
)
async def test_an_address_of_another_kind_is_refused_without_telling_secrets(url: str) -> None:
    error = await refusal(url)
    assert type(error) is UnsupportedUrl
    assert "secret" not in str(error)


@pytest.mark.parametrize("name", ["what?/bot.db", "100%41.db", "why?.db", "a b+c#d&e=f.db", "?x=1/bot.db"])
async def test_the_path_of_a_file_is_taken_as_it_stands(tmp_path: Path, name: str) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / name}")
    await store.close()
    assert {file.relative_to(tmp_path).parts[0] for file in tmp_path.rglob("*.db")} == {Path(name).parts[0]}
    assert (tmp_path / name).exists()


@pytest.mark.parametrize(
    ("url", "passwords"),
    [
        ("postgresql+psycopg://anna:a%2Fb@localhost:notaport/bot", {"a%2Fb", "a/b"}),
        ("postgresql+psycopg://anna:p@ss@[bad/bot", {"p@ss"}),
        ("mysql://localhost/bot?ssl=1&password=a%20b&x=1", {"a%20b", "a b"}),
        ("sqlite+aiosqlite:////data/fernzug.db", set()),
    ],
)
def test_passwords_are_known_in_whatever_is_no_address(url: str, passwords: set[str]) -> None:
    assert passwords_in(url) == passwords


async def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    error = await refusal(f"sqlite+aiosqlite:///{tmp_path}/missing/bot.db")
    assert type(error) is CannotOpen
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    assert type(await refusal(f"sqlite+aiosqlite:///{tmp_path}")) is CannotOpen


async def test_a_file_that_may_not_be_read(guarded: Path) -> None:
    guard(guarded, mode=0)
    assert type(await refusal(f"sqlite+aiosqlite:///{guarded}")) is CannotOpen


async def test_a_file_that_may_not_be_written(guarded: Path) -> None:
    guard(guarded, mode=0o444)
    assert type(await refusal(f"sqlite+aiosqlite:///{guarded}")) in {ReadOnlyDatabase, CannotOpen}


async def test_a_folder_that_may_not_be_written(guarded: Path) -> None:
    guard(guarded, mode=0o644, folder_mode=0o555)
    assert type(await refusal(f"sqlite+aiosqlite:///{guarded.with_name('new.db')}")) is CannotOpen


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 500, b"\x00" * 8192])
async def test_a_file_that_is_no_database_is_left_as_it_is(path: Path, url: str, content: bytes) -> None:
    path.write_bytes(content)
    assert type(await refusal(url)) is NotADatabase
    assert path.read_bytes() == content


@pytest.mark.usefixtures("made")
async def test_a_database_that_another_program_keeps_locked(path: Path, url: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert type(await refusal(url)) is DatabaseLocked
    store = await open_store(url)
    assert await store.matches.snapshot(ONE) == commit(ONE).snapshot
    await store.close()


@pytest.mark.usefixtures("made")
async def test_a_lock_that_lasts_too_long_fails_the_move_and_not_the_reads(path: Path, url: str) -> None:
    store = await open_store(url, patience=0.05)
    before = await store.matches.snapshot(ONE)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked):
            await store.matches.append(commit(ONE, after=before))
        assert await store.matches.snapshot(ONE) == before
    await works_again(store, before)
    await store.close()


@pytest.mark.usefixtures("made")
async def test_a_short_lock_is_waited_for(path: Path, url: str) -> None:
    store = await open_store(url)
    before = await store.matches.snapshot(ONE)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        move = asyncio.create_task(store.matches.append(commit(ONE, after=before)))
        await asyncio.sleep(0.1)
        assert not move.done()
    await move
    await store.close()


async def test_a_full_disk_fails_the_move_whole(sqlite_store: SqlStore) -> None:
    made = commit(ONE)
    await sqlite_store.matches.append(made)
    await limit_pages(sqlite_store, 1)  # SQLite takes the present size where that is more
    with pytest.raises(DiskFull):
        await sqlite_store.matches.append(commit(ONE, after=made.snapshot, facts=200))

    assert await sqlite_store.matches.snapshot(ONE) == made.snapshot
    assert list(await sqlite_store.matches.log(ONE)) == list(made.entries)
    assert list(await sqlite_store.outbox.announcements()) == [made.announcement]
    await limit_pages(sqlite_store, 2**30)
    await works_again(sqlite_store, made.snapshot)


async def limit_pages(store: SqlStore, pages: int) -> None:
    await store.database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))


async def works_again(store: SqlStore, before: Snapshot | None) -> None:
    following = commit(ONE, after=before)
    await store.matches.append(following)
    assert await store.matches.snapshot(ONE) == following.snapshot


@pytest.mark.usefixtures("made")
async def test_damage_is_named(path: Path, url: str) -> None:
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // connections.PAGE_SIZE):
        start = page * connections.PAGE_SIZE
        content[start : start + 200] = b"\xff" * 200
    path.write_bytes(content)
    with pytest.raises(DamagedDatabase):
        await open_store(url)


async def test_a_cancelled_move_is_done_wholly_or_not_at_all(sqlite_store: SqlStore) -> None:
    snapshot = None
    for steps in range(60):
        made = commit(ONE, after=snapshot)
        move = asyncio.create_task(sqlite_store.matches.append(made))
        for _ in range(steps):
            await asyncio.sleep(0)
        move.cancel()
        await asyncio.gather(move, return_exceptions=True)

        found = await sqlite_store.matches.snapshot(ONE)
        assert found in (snapshot, made.snapshot)
        assert len(await sqlite_store.matches.log(ONE)) == (found.seq if found else 0)
        snapshot = found
    await works_again(sqlite_store, snapshot)


async def test_cancelled_reads_harm_nobody(sqlite_store: SqlStore) -> None:
    await sqlite_store.matches.append(commit(ONE))
    reads = [asyncio.create_task(sqlite_store.matches.snapshot(ONE)) for _ in range(20)]
    await asyncio.sleep(0.002)
    for read in reads[::2]:
        read.cancel()
    results = await asyncio.gather(*reads, return_exceptions=True)
    assert results[1::2] == [commit(ONE).snapshot] * 10


async def test_a_closed_store_may_be_closed_again(url: str) -> None:
    store = await open_store(url)
    await store.close()
    await store.close()


def test_every_error_has_its_own_code_and_a_whole_sentence() -> None:
    kinds: list[type[StorageError]] = [StorageError, *StorageError.__subclasses__()]
    assert len({kind.code for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert str(kind("<detail>")).count("<detail>") == 1
        assert str(kind("<detail>")).endswith((".", "?"))


def test_that_no_connection_becomes_free_is_a_fault_of_the_database() -> None:
    engine = create_engine("sqlite://", poolclass=QueuePool, pool_size=1, max_overflow=0, pool_timeout=0)
    with engine.connect(), pytest.raises(CannotReach, match="free"), translated():
        engine.connect()
    engine.dispose()


async def test_who_is_cancelled_again_and_again_still_waits_for_the_end_of_what_is_written(
    sqlite_store: SqlStore,
) -> None:
    busy, free, written = Event(), Event(), []

    def work(connection: Connection) -> None:
        busy.set()
        free.wait()
        written.append(connection)

    writing = asyncio.create_task(sqlite_store.database.write(work))
    await asyncio.to_thread(busy.wait)
    for _ in range(3):
        writing.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
    assert not writing.done()
    free.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert len(written) == 1
