"""A backup counts once it stands where it was restored; what does not stand, or was left behind, goes by and by."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine.ids import MatchId
from storage.errors import BackupFails, BackupGoesOn, DiskFull
from storage.sealing import KEY_FILE
from storage.stores.store import SqlStore
from storage.upkeep import backup_folder
from storage.upkeep.backup_folder import MOST_FAILED, Backup
from storage.upkeep.migrate import pending
from storage.upkeep.places import place_of
from tests.databases import lay_database
from tests.storage.next_version import NEXT, next_version
from tests.storage.samples import commit

NOW = datetime(2026, 5, 20, 12, tzinfo=UTC)
ONE = MatchId("m1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def present(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_that_stands_counts(sqlite_store: SqlStore, url: str, folder: Path) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    looked_at = []

    def check(place: str) -> int:
        looked_at.append(place)
        assert place_of(place).is_there()
        assert place != url
        return 0

    made = backup_folder.make(url, folder, NOW)
    assert present(folder) == ["fernzug-20260520T120000Z.db.unchecked"]
    good = backup_folder.verify(made, url, check, secret_key=None)
    assert present(folder) == [good.name] == ["fernzug-20260520T120000Z.db"]
    assert len(looked_at) == 1
    assert backup_folder.listed(folder) == [Backup(good, NOW, None, "good")]


async def test_faults_and_damage_do_not_count_but_are_kept(sqlite_store: SqlStore, url: str, folder: Path) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    made = backup_folder.make(url, folder, NOW, before="0007")
    with pytest.raises(BackupFails, match=r"fernzug-20260520T120000Z-before-0007.db.failed: 3 faults"):
        backup_folder.verify(made, url, lambda _: 3, secret_key=None)
    torn = backup_folder.make(url, folder, NOW + timedelta(hours=1))
    torn.write_bytes(torn.read_bytes()[:5000])
    with pytest.raises(BackupFails, match="damaged"):
        backup_folder.verify(torn, url, lambda _: 0, secret_key=None)
    assert [(copy.condition, copy.before) for copy in backup_folder.listed(folder)] == [
        ("failed", None),
        ("failed", "0007"),
    ]
    assert backup_folder.is_due(folder, NOW)


async def test_without_its_key_a_copy_does_not_stand(sqlite_store: SqlStore, url: str, folder: Path) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    made = backup_folder.make(url, folder, NOW)
    place_of(url).beside.with_name(KEY_FILE).unlink()
    with pytest.raises(BackupFails, match="key"):
        backup_folder.verify(made, url, lambda _: 0, secret_key=None)


def test_a_database_of_today_waits_for_no_migration(sqlite_store: SqlStore, url: str, tmp_path: Path) -> None:
    del sqlite_store
    assert pending(place_of(url), patience=1) is None
    assert pending(place_of(f"sqlite+aiosqlite:///{tmp_path}/none.db"), patience=1) is None
    assert not (tmp_path / "none.db").exists()


def test_a_database_of_before_waits_for_one(path: Path, url: str, tmp_path: Path) -> None:
    lay_database(path)
    with next_version(tmp_path):
        assert pending(place_of(url), patience=1) == NEXT


def test_a_day_later_the_next_is_due(folder: Path) -> None:
    folder.mkdir()
    assert backup_folder.is_due(folder, NOW)
    name = f"fernzug-{NOW:{backup_folder.TIME}}.db"
    (folder / name).touch()
    assert not backup_folder.is_due(folder, NOW + timedelta(hours=23, minutes=59))
    assert backup_folder.is_due(folder, NOW + timedelta(days=1))
    (folder / f"{name}.unchecked").touch()
    assert backup_folder.is_due(folder, NOW)


def test_a_backup_of_the_future_which_a_wrong_clock_has_made_keeps_none_from_being_made(folder: Path) -> None:
    folder.mkdir()
    (folder / f"fernzug-{NOW + timedelta(days=365):{backup_folder.TIME}}.db").touch()
    assert backup_folder.is_due(folder, NOW)


async def test_no_room_to_try_a_copy_out_does_not_speak_against_it(
    sqlite_store: SqlStore, url: str, folder: Path
) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    made = backup_folder.make(url, folder, NOW, before="0007")

    def check(_: str) -> int:
        raise DiskFull("database or disk is full")

    with pytest.raises(DiskFull):
        backup_folder.verify(made, url, check, secret_key=None)
    assert present(folder) == [made.name]


async def test_a_copy_whose_check_breaks_off_holds_up_no_other(sqlite_store: SqlStore, url: str, folder: Path) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    made = backup_folder.make(url, folder, NOW)

    def check(_: str) -> int:
        raise KeyError("kind")

    with pytest.raises(BackupFails, match=r"\.failed: KeyError: 'kind'"):
        backup_folder.verify(made, url, check, secret_key=None)
    assert present(folder) == [f"{made.name.removesuffix('.unchecked')}.failed"]


async def test_a_copy_that_is_gone_meanwhile_does_not_stand(sqlite_store: SqlStore, url: str, folder: Path) -> None:
    await sqlite_store.matches.append(commit(ONE, seed=b"s" * 32))
    made = backup_folder.make(url, folder, NOW)
    made.unlink()
    with pytest.raises(BackupFails):
        backup_folder.verify(made, url, lambda _: 0, secret_key=None)


def test_what_an_interrupted_copy_has_left_goes_after_a_day(folder: Path) -> None:
    folder.mkdir()
    left = folder / f"fernzug-{NOW:{backup_folder.TIME}}.db.unchecked.part"
    for path, hours in ((left, 25), (Path(f"{left}-wal"), 25), (folder / f"{left.name}.new.part", 1)):
        path.touch()
        os.utime(path, ((NOW - timedelta(hours=hours)).timestamp(),) * 2)
    (folder / f"{backup_folder.SCRATCH}left").mkdir()
    os.utime(folder / f"{backup_folder.SCRATCH}left", ((NOW - timedelta(hours=25)).timestamp(),) * 2)
    backup_folder.tidy(folder, NOW)
    assert present(folder) == [f"{left.name}.new.part"]


def test_of_copies_that_do_not_stand_the_latest_stay(folder: Path) -> None:
    folder.mkdir()
    for hours in range(10):
        (folder / f"fernzug-{NOW - timedelta(hours=hours):{backup_folder.TIME}}.db.failed").touch()
    backup_folder.tidy(folder, NOW)
    assert [NOW - backup.at for backup in backup_folder.listed(folder)] == [
        timedelta(hours=hours) for hours in range(MOST_FAILED)
    ]


def test_one_program_at_a_time_makes_backups(folder: Path) -> None:
    with backup_folder.alone_in(folder), pytest.raises(BackupGoesOn), backup_folder.alone_in(folder):
        raise AssertionError
    with backup_folder.alone_in(folder):
        assert present(folder) == []
