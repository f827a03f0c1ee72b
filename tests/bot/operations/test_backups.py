"""Backups are made by themselves, are checked before they count, and one that fails is told."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.operations import backups, beginning, checking, maintenance
from bot.operations.backups import Backups
from bot.operations.checking import Checked
from bot.operations.counting import Count
from bot.operations.settings import Settings
from bot.posts.progress import Stopped
from engine.ids import PersonId
from engine.matches.service.service import Matches
from games.registry import GAMES
from storage.database.sqlite import file_of
from storage.errors import CannotOpen, DiskFull, MissingDatabase, NewerDatabase, NotAFile
from storage.open import open_store
from storage.upkeep import backup_folder, backup_rotation
from storage.upkeep.backup import restore
from tests.databases import lay_database
from tests.storage.next_version import next_version

NOW = datetime(2026, 5, 20, 12, tzinfo=UTC)
LATER = NOW + timedelta(days=400)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr("os.nice", lambda _: 0)  # it cannot be taken back
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db", backup_dir=tmp_path / "backups")


async def play(settings: Settings) -> str:
    lay_database(file_of(settings.database_url))
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches = Matches(store, GAMES)
    proposed = await matches.invitations.propose("gamwin", by=PersonId(1), server=1, channel=2, invited=[PersonId(2)])
    await matches.invitations.join(proposed.after.id, PersonId(2))
    await store.close()
    return proposed.after.id


async def test_each_is_restored_and_checked(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await play(settings)
    assert await backups.keep_backup(settings, now=lambda: NOW) == 0
    assert "stands: restored and checked." in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        connection.execute("UPDATE seeds SET seed = x'00'")
        connection.commit()
    assert await backups.keep_backup(settings, now=lambda: NOW + timedelta(days=1)) == 1
    said = capsys.readouterr().err
    assert f"{match}: seed cannot be opened" in said
    assert "The backup does not stand (fernzug-20260521T120000Z.db.failed: 1 faults)." in said
    assert settings.backup_dir is not None
    assert [copy.condition for copy in backup_folder.listed(settings.backup_dir)] == ["failed", "good"]
    assert backups.list_backups(settings) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].startswith("fernzug-20260521T120000Z.db.failed  2026-05-21 12:00 UTC")
    assert listed[0].endswith("does NOT stand")
    assert listed[1].endswith("checked")
    assert listed[2].startswith("2 in ")


async def test_one_that_is_stopped_waits_to_be_checked(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(settings)
    has_begun = Event()

    async def faults(*_: object, count: Count) -> Checked:
        while True:
            count.tell("matches checked", 1, 2)
            has_begun.set()

    with monkeypatch.context() as patched:
        patched.setattr(checking, "faults", faults)
        keeping = asyncio.create_task(backups.keep_backup(settings, now=lambda: NOW))
        await asyncio.to_thread(has_begun.wait)
        keeping.cancel()
        with pytest.raises(Stopped):
            await keeping
    assert settings.backup_dir is not None
    assert [path.name for path in settings.backup_dir.iterdir()] == ["fernzug-20260520T120000Z.db.unchecked"]
    assert await backups.keep_backup(settings, now=lambda: NOW + timedelta(hours=1)) == 0
    assert [copy.condition for copy in backup_folder.listed(settings.backup_dir)] == ["good"]


async def test_one_can_be_restored_by_its_name(settings: Settings) -> None:
    await play(settings)
    await backups.keep_backup(settings, now=lambda: NOW)
    name = Path("fernzug-20260520T120000Z.db")
    assert settings.backup_dir is not None
    assert backups.found(settings, name) == settings.backup_dir / name
    assert backups.found(settings, Path("/elsewhere.db")) == Path("/elsewhere.db")


async def test_before_a_migration_a_copy_is_made_and_checked_later(settings: Settings, tmp_path: Path) -> None:
    lay_database(tmp_path / "bot.db")
    with next_version(tmp_path):
        await backups.before_upgrade(settings, now=lambda: NOW)
        assert settings.backup_dir is not None
        (copy,) = backup_folder.listed(settings.backup_dir)
        assert (copy.condition, copy.before is not None) == ("unchecked", True)
        await backups.before_upgrade(settings.model_copy(update={"backup_dir": None}), now=lambda: NOW)
    assert len(backup_folder.listed(settings.backup_dir)) == 1


async def test_who_regrets_an_update_goes_back_to_the_copy_made_before_it(settings: Settings, tmp_path: Path) -> None:
    match = await play(settings)
    with next_version(tmp_path):
        await backups.before_upgrade(settings, now=lambda: NOW)
        await (await open_store(settings.database_url, secret_key=settings.key)).close()
    with pytest.raises(NewerDatabase):
        await open_store(settings.database_url, secret_key=settings.key)
    assert settings.backup_dir is not None
    (copy,) = backup_folder.listed(settings.backup_dir)
    restore(copy.path, settings.database_url, secret_key=settings.key)
    store = await open_store(settings.database_url, secret_key=settings.key)
    assert list(await store.matches.ids()) == [match]
    await store.close()


async def test_a_database_of_today_is_not_copied_before_the_start(settings: Settings) -> None:
    await backups.before_upgrade(settings, now=lambda: NOW)
    await play(settings)
    await backups.before_upgrade(settings, now=lambda: NOW)
    assert settings.backup_dir is not None
    assert not settings.backup_dir.exists()


@pytest.mark.parametrize(("code", "is_good"), [(0, True), (1, False)])
async def test_the_bot_has_one_made_each_day(tmp_path: Path, code: int, *, is_good: bool) -> None:
    said = f"print('1 of 2', file=sys.stderr); print('said', file=sys.{'stdout' if is_good else 'stderr'})"
    command = (sys.executable, "-c", f"import sys; {said}; raise SystemExit({code})")
    task = Backups(tmp_path, lambda: NOW, command=command)
    with capture_logs() as logs:
        await task.poll()
    on_the_way, *_, told = logs
    assert (on_the_way["event"], on_the_way["said"]) == ("backup goes on", "1 of 2")
    assert (told["event"], told["said"]) == ("backed up" if is_good else "backup failed", "said")
    (tmp_path / f"fernzug-{NOW:{backup_folder.TIME}}.db").touch()
    with capture_logs() as logs:
        await task.poll()
    assert logs == []


def test_without_a_folder_the_operator_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["backup"]) == 2
    assert "BACKUP_DIR is not set" in capsys.readouterr().err
    assert main(["restore", "--list"]) == 2


async def test_why_one_failed_is_told_whatever_was_said_besides(tmp_path: Path) -> None:
    said = "import sys; print('was old enough to go'); sys.exit('The backup does not stand')"
    task = Backups(tmp_path, lambda: NOW, command=(sys.executable, "-c", said))
    with capture_logs() as logs:
        await task.poll()
    *_, told = logs
    assert (told["event"], told["said"]) == ("backup failed", "The backup does not stand")


async def test_whole_log_lines_stood_in_the_log_of_what_was_said(tmp_path: Path) -> None:
    asked = "import os; print(os.environ['LOG_LEVEL'])"
    task = Backups(tmp_path, lambda: NOW, command=(sys.executable, "-c", asked))
    with capture_logs() as logs:
        await task.poll()
    assert [told["said"] for told in logs] == ["warning"]


async def test_one_that_does_not_end_is_ended(tmp_path: Path) -> None:
    endless = (sys.executable, "-c", "import signal; signal.pause()")
    task = Backups(tmp_path, lambda: NOW, command=endless, patience=0)
    with capture_logs() as logs:
        await task.poll()
    assert [(told["event"], told["said"]) for told in logs] == [("backup failed", "it did not end by itself")]


async def test_nothing_was_kept_back_when_no_new_one_could_be_made(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> Path:
        raise DiskFull("database or disk is full")

    assert settings.backup_dir is not None
    settings.backup_dir.mkdir()
    for days in range(20):
        (settings.backup_dir / f"fernzug-{NOW - timedelta(days=days):{backup_folder.TIME}}.db").touch()
    monkeypatch.setattr(backup_rotation, "holds", lambda *_: True)
    monkeypatch.setattr(backup_folder, "make", full)
    with pytest.raises(DiskFull):
        await backups.keep_backup(settings, now=lambda: NOW)
    assert len(backup_folder.listed(settings.backup_dir)) == 20


async def deleted(settings: Settings) -> None:
    file_of(settings.database_url).unlink()
    with pytest.raises(MissingDatabase, match=r"bot\.db\. Correct DATABASE_URL"):
        await backups.keep_backup(settings, now=lambda: LATER)


async def begun_anew(settings: Settings) -> None:
    file_of(settings.database_url).unlink()
    await beginning.begin_anew(settings)
    for days in range(7):
        assert await backups.keep_backup(settings, now=partial(LATER.__add__, timedelta(days=days))) == 0


async def looked_for_in_the_wrong_folder(settings: Settings) -> None:
    there = file_of(settings.database_url).parent / "elsewhere" / "bot.db"
    there.parent.mkdir()
    with pytest.raises(MissingDatabase):
        await backups.keep_backup(at(settings, f"sqlite+aiosqlite:///{there}"), now=lambda: LATER)
    assert not list(there.parent.iterdir())


async def backed_up_twice_on_a_day(settings: Settings) -> None:
    for minutes in (2, 4):
        assert await backups.keep_backup(settings, now=partial(NOW.__add__, timedelta(minutes=minutes))) == 0


async def moved_to_a_server(settings: Settings) -> None:
    with pytest.raises(NotAFile) as said:
        await backups.keep_backup(at(settings, "postgresql+psycopg://me:secret@server/mine"), now=lambda: LATER)
    assert "--file=fernzug.dump" in str(said.value)


def at(settings: Settings, url: str) -> Settings:
    return settings.model_copy(update={"database_url": url})


@pytest.mark.parametrize(
    "mishap", [deleted, begun_anew, looked_for_in_the_wrong_folder, backed_up_twice_on_a_day, moved_to_a_server]
)
async def test_the_good_backup_was_gone_after_a_mishap(
    settings: Settings, mishap: Callable[[Settings], Awaitable[None]]
) -> None:
    match = await play(settings)
    assert await backups.keep_backup(settings, now=lambda: NOW) == 0
    assert settings.backup_dir is not None
    (good,) = backup_folder.listed(settings.backup_dir)
    await mishap(settings)
    assert backup_folder.listed(settings.backup_dir)[-1] == good
    assert await maintenance.restore(settings, good.path) == 0
    assert await maintenance.check(settings) == 0
    store = await open_store(settings.database_url, secret_key=settings.key)
    assert list(await store.matches.ids()) == [match]
    await store.close()


async def test_whether_there_is_room_for_the_copy_is_known_before_anybody_stops(
    settings: Settings, tmp_path: Path
) -> None:
    await backups.require_room(settings, free=lambda _: 0)  # there is nothing to copy
    lay_database(tmp_path / "bot.db")
    await backups.require_room(settings, free=lambda _: 0)  # nor before a start that changes nothing
    with next_version(tmp_path):
        await backups.require_room(settings, free=lambda _: 1 << 30)
        with pytest.raises(DiskFull, match=r"backups has 0\.0 MiB"):
            await backups.require_room(settings, free=lambda _: 0)
        assert settings.backup_dir is not None
        settings.backup_dir.rmdir()
        settings.backup_dir.touch()
        with pytest.raises(CannotOpen):
            await backups.require_room(settings)
