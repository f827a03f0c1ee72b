"""Backups are whole whatever happens meanwhile; restoring loses nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.ids import MatchId
from engine.log.chain import first_fault
from engine.stores.outbox import Stream
from storage.errors import (
    CannotOpen,
    DamagedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    MissingDatabase,
    NewerDatabase,
    NotADatabase,
    StorageError,
    TargetExists,
)
from storage.files import Lock
from storage.open import open_store
from storage.sealing import KEY_FILE
from storage.stores.store import SqlStore
from storage.upkeep.backup import backup, restore, set_aside
from tests.databases import lay_database
from tests.storage.samples import commit

pytestmark = pytest.mark.slow

ONE = MatchId("m1")


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "it's a backup.db"


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def opened(path: Path) -> SqlStore:
    """Open a database, laid where there is none."""
    lay_database(path)
    return await open_store(address(path))


async def test_a_backup_holds_everything(sqlite_store: SqlStore, url: str, target: Path) -> None:
    made = commit(ONE, seed=b"s" * 32)
    await sqlite_store.matches.append(made)
    backup(url, target)
    copied = await open_store(address(target))
    assert await copied.matches.snapshot(ONE) == made.snapshot
    assert list(await copied.matches.log(ONE)) == list(made.entries)
    assert await copied.matches.seed(ONE) == b"s" * 32
    await copied.close()


async def test_a_backup_while_matches_move_is_one_moment(sqlite_store: SqlStore, url: str, tmp_path: Path) -> None:
    async def play(match: str) -> None:
        snapshot = None
        while not is_over.is_set():
            made = commit(match, after=snapshot)
            await sqlite_store.matches.append(made)
            snapshot = made.snapshot

    is_over = asyncio.Event()
    players = [asyncio.create_task(play(f"m{number}")) for number in range(4)]
    await asyncio.sleep(0.1)
    targets = [tmp_path / f"{number}.db" for number in range(4)]
    for target in targets:
        await asyncio.to_thread(backup, url, target)
        await asyncio.sleep(0.05)
    is_over.set()
    await asyncio.gather(*players)

    sizes = []
    for target in targets:
        copied = await open_store(address(target))
        for match in await copied.matches.ids():
            entries, snapshot = await copied.matches.log(match), await copied.matches.snapshot(match)
            assert snapshot is not None
            assert first_fault(entries) is None
            assert snapshot.seq == len(entries)
            assert (await copied.outbox.announcements(Stream("match", match)))[-1].last == len(entries)
        sizes.append(len(await copied.outbox.announcements()))
        await copied.close()
    assert sizes == sorted(set(sizes))


async def test_a_backup_overwrites_nothing(sqlite_store: SqlStore, url: str, path: Path, target: Path) -> None:
    target.write_text("precious")
    for taken in (target, path):
        with pytest.raises(TargetExists):
            backup(url, taken)
    assert target.read_text() == "precious"


async def test_a_backup_that_fails_leaves_nothing(url: str, target: Path, tmp_path: Path) -> None:
    with pytest.raises(MissingDatabase):
        backup(url, target)
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_is_stopped_leaves_nothing(
    sqlite_store: SqlStore, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sqlite_store.matches.append(commit(ONE))
    monkeypatch.setattr("storage.upkeep.backup.STEPS", 1)
    target, told = tmp_path / "backups" / "copy.db", list[str]()
    backup(url, target, tell=lambda what, *_: told.append(what))
    stages = list(dict.fromkeys(told))
    assert stages == ["MiB copied", "s: the copy is checked"]
    target.unlink()
    for stage in stages:

        def stop(what: str, *_: int, at: str = stage) -> None:
            if what == at:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            backup(url, target, tell=stop)
        assert list(target.parent.iterdir()) == []


async def test_a_backup_goes_back_and_the_old_database_is_kept(url: str, path: Path, target: Path) -> None:
    first = commit(ONE)
    second = commit(ONE, after=first.snapshot)
    store = await opened(path)
    await store.matches.append(first)
    backup(url, target)
    await store.matches.append(second)
    await store.close()

    kept = restore(target, url)
    assert kept is not None
    for database, snapshot in ((path, first.snapshot), (kept, second.snapshot)):
        reopened = await open_store(address(database))
        assert await reopened.matches.snapshot(ONE) == snapshot
        await reopened.close()
    assert target.exists()


async def test_a_backup_goes_where_no_database_is(sqlite_store: SqlStore, url: str, target: Path) -> None:
    backup(url, target)
    fresh = target.with_name("fresh.db")
    assert restore(target, address(fresh)) is None
    await (await open_store(address(fresh))).close()


async def test_a_database_in_use_is_not_replaced(sqlite_store: SqlStore, url: str, target: Path) -> None:
    backup(url, target)
    with pytest.raises(DatabaseInUse, match=r"bot\.db"):
        restore(target, url)
    await sqlite_store.matches.append(commit(ONE))
    assert await sqlite_store.matches.snapshot(ONE) == commit(ONE).snapshot


async def test_a_database_that_was_just_opened_is_in_use(url: str, path: Path, target: Path) -> None:
    await (await opened(path)).close()
    backup(url, target)
    store = await open_store(url)
    with pytest.raises(DatabaseInUse):
        restore(target, url)
    await store.close()
    assert restore(target, url)


async def test_what_a_crash_left_in_the_write_ahead_log_is_kept(url: str, path: Path, target: Path) -> None:
    store = await opened(path)
    backup(url, target)
    await store.matches.append(commit(ONE))
    crashed = path.with_name("crashed.db")
    for companion in ("", "-wal"):
        Path(f"{crashed}{companion}").write_bytes(Path(f"{path}{companion}").read_bytes())
    await store.close()

    kept = restore(target, address(crashed))
    assert kept is not None
    assert not Path(f"{crashed}-wal").exists()
    old = await open_store(address(kept))
    assert await old.matches.snapshot(ONE) == commit(ONE).snapshot
    await old.close()


async def test_a_damaged_database_is_replaced_and_kept(
    sqlite_store: SqlStore, url: str, path: Path, target: Path
) -> None:
    backup(url, target)
    broken = path.with_name("broken.db")
    broken.write_bytes(b"Dear diary,\n" * 500)
    Path(f"{broken}-wal").write_bytes(b"leftover")
    kept = restore(target, address(broken))
    assert kept is not None
    assert kept.read_bytes().startswith(b"Dear diary")
    assert Path(f"{kept}-wal").read_bytes() == b"leftover"
    await (await open_store(address(broken))).close()


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary,\n" * 500)


def empty(path: Path) -> None:
    path.touch()


def missing(path: Path) -> None:
    path.unlink(missing_ok=True)


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as client:
        client.execute("CREATE TABLE recipes (name)")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as client:
        client.execute("CREATE TABLE alembic_version (version_num)")
        client.execute("INSERT INTO alembic_version VALUES ('9999')")


def damaged(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as client:
        client.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('0001');")
        client.executescript("CREATE TABLE numbers (n); CREATE INDEX of_numbers ON numbers (n);")
        client.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in range(2000)])
    content = bytearray(path.read_bytes())
    content[-1500:] = b"\xff" * 1500
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (not_a_database, NotADatabase),
        (empty, NotADatabase),
        (missing, CannotOpen),
        (foreign, ForeignDatabase),
        (newer, NewerDatabase),
        (damaged, DamagedDatabase),
    ],
)
@pytest.mark.slow
async def test_a_bad_backup_does_not_go_in(
    spoil: object, error: type[StorageError], url: str, path: Path, target: Path
) -> None:
    await (await opened(path)).close()
    before = path.read_bytes()
    assert callable(spoil)
    spoil(target)
    with pytest.raises(error):
        restore(target, url)
    assert path.read_bytes() == before
    assert {entry.name for entry in path.parent.iterdir()} - {target.name, KEY_FILE} == {path.name}


async def test_a_database_is_in_its_place_at_each_moment_of_a_restore(tmp_path: Path) -> None:
    database = tmp_path / "bot.db"
    database.write_text("old")
    Path(f"{database}-wal").write_text("old, too")
    kept = set_aside(database)
    assert kept is not None
    assert (database.read_text(), kept.read_text(), Path(f"{kept}-wal").read_text()) == ("old", "old", "old, too")


async def test_a_bot_that_is_just_starting_keeps_a_restore_out(
    sqlite_store: SqlStore, url: str, path: Path, target: Path
) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    backup(url, target)
    await sqlite_store.close()
    starting = Lock(path)
    with pytest.raises(DatabaseInUse):
        restore(target, url)
    starting.release()
    restore(target, url)
    Lock(path).release()


async def test_no_copy_goes_into_a_file_that_somebody_else_puts_there(
    sqlite_store: SqlStore, url: str, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del sqlite_store
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)  # as if it came again at once
    Path(f"{target}.part").touch()
    with pytest.raises(TargetExists, match="part"):
        backup(url, target)


async def test_a_database_that_is_named_by_a_symbolic_link_is_one_database(
    sqlite_store: SqlStore, url: str, path: Path, target: Path, tmp_path: Path
) -> None:
    made = commit(ONE, seed=b"s" * 32)
    await sqlite_store.matches.append(made)
    backup(url, target)
    await sqlite_store.close()
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "bot.db"
    link.symlink_to(path)
    with Lock(path), pytest.raises(DatabaseInUse):
        Lock(link)
    (tmp_path / "elsewhere" / KEY_FILE).symlink_to(tmp_path / KEY_FILE)
    path.unlink()
    restore(target, address(link))
    assert link.is_symlink()
    restored = await open_store(url)
    assert await restored.matches.snapshot(ONE) == made.snapshot
    await restored.close()
