"""Backups by themselves: made every day and before each migration, each restored and checked before it counts.

Copying, restoring and checking are work for a process of its own, which steps back behind everything else on the
machine: `python -m bot backup` without a name.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

import structlog

from bot.operations import maintenance
from bot.operations.counting import Count, aside
from bot.platform.background import BackgroundTask
from bot.settings import Settings
from storage import backup_folder
from storage.backup_folder import Backup
from storage.errors import BackupFails, NotAFile
from storage.migrate import pending
from storage.places import place_of
from storage.postgres import server_of

COMMAND: Final = (sys.executable, "-m", "bot", "backup")
LOOKS_EVERY: Final = 3600.0
NICENESS: Final = 15
PATIENCE: Final = 2.0

log = structlog.get_logger(__name__)


async def keep_backup(settings: Settings, *, now: Callable[[], datetime] = partial(datetime.now, UTC)) -> int:
    """Check the backups that wait for it, or else a new one, and delete what is too old; return 1 if one fails."""
    folder = settings.backup_dir
    if folder is None:
        print("BACKUP_DIR is not set: name a file, or a folder in .env.", file=sys.stderr)
        return 2
    os.nice(NICENESS)
    return await aside(partial(_keep, settings, folder, now()))


def _keep(settings: Settings, folder: Path, now: datetime, count: Count) -> int:
    url, code = settings.database_url, 0
    waiting = [each.path for each in backup_folder.listed(folder) if each.condition == "unchecked"]
    if not waiting:
        waiting = [backup_folder.make(url, folder, now, tell=count.tell)]
    for copy in waiting:
        try:
            check = partial(_faults, settings, count)
            good = backup_folder.verify(copy, url, check, secret_key=settings.key, tell=count.tell)
            print(f"{good} stands: restored and checked.")
        except BackupFails as error:
            print(error, file=sys.stderr)
            code = 1
    for gone in backup_folder.prune(folder, now):
        print(f"{gone} was old enough to go.")
    return code


def _faults(settings: Settings, count: Count, url: str) -> int:
    """Check the database of an address as `check` does, and return how many faults there are."""
    there = settings.model_copy(update={"database_url": url})
    found = asyncio.run(maintenance.faults(there, count=count)).faults
    for fault in found:
        print(fault, file=sys.stderr)
    return len(found)


async def before_upgrade(settings: Settings, *, now: Callable[[], datetime] = partial(datetime.now, UTC)) -> None:
    """Copy the database if it is to be migrated; the copy is checked when the bot is at work again.

    Raises:
        StorageError: it cannot be copied; nothing is migrated then.
    """
    folder = settings.backup_dir
    if folder is None or server_of(settings.database_url) is not None:
        return
    revision = await asyncio.to_thread(pending, place_of(settings.database_url), patience=PATIENCE)
    if revision is not None:
        log.info("backing up before the migration", to=revision)
        copied = partial(backup_folder.make, settings.database_url, folder, now(), before=revision, tell=Count().tell)
        log.info("backed up before the migration", file=str(await asyncio.to_thread(copied)))


def list_backups(settings: Settings) -> int:
    """Print the backups that there are, the latest first."""
    if settings.backup_dir is None:
        print("BACKUP_DIR is not set.", file=sys.stderr)
        return 2
    present = backup_folder.listed(settings.backup_dir)
    for each in present:
        print(_line(each))
    print(f"{len(present)} in {settings.backup_dir}. To restore one: stop the bot, python -m bot restore NAME")
    return 0


def _line(backup: Backup) -> str:
    said = {"good": "checked", "unchecked": "not checked yet", "failed": "does NOT stand"}[backup.condition]
    purpose = f", before the migration to {backup.before}" if backup.before else ""
    size = backup.path.stat().st_size / 1024**2
    return f"{backup.path.name}  {backup.at:%Y-%m-%d %H:%M} UTC  {size:.1f} MiB  {said}{purpose}"


def found(settings: Settings, name: Path) -> Path:
    """Return the file that is meant: where it is named, else in the folder of backups."""
    folder = settings.backup_dir
    return name if name.exists() or folder is None or name.is_absolute() else folder / name


@contextlib.asynccontextmanager
async def backed_up(
    settings: Settings, *, now: Callable[[], datetime] = partial(datetime.now, UTC)
) -> AsyncIterator[None]:
    """Make backups by themselves during the block, if a folder for them is set."""
    if settings.backup_dir is None:
        yield
        return
    if server_of(settings.database_url) is not None:
        log.warning("BACKUP_DIR is for files", advice=str(NotAFile("pg_dump")))
        yield
        return
    task = Backups(settings.backup_dir, now)
    task.start()
    try:
        yield
    finally:
        await task.stop()


class Backups(BackgroundTask):
    """Has a backup made whenever one is due.

    Args:
        folder: where they are.
        now: the clock.
        command: makes, checks and tidies.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime], *, command: tuple[str, ...] = COMMAND) -> None:
        super().__init__("backups", pause=LOOKS_EVERY)
        self._folder = folder
        self._now = now
        self._command = command

    async def poll(self) -> float:
        """Have a backup made if it is due; one that fails is tried again an hour later, and said each time."""
        if await asyncio.to_thread(backup_folder.is_due, self._folder, self._now()):
            is_good, said = await self._made()
            if is_good:
                log.info("backed up", said=said)
            else:
                log.error("backup failed", said=said)
        return LOOKS_EVERY

    async def _made(self) -> tuple[bool, str]:
        """Run the command; tell whether it has succeeded, and the last thing that it said."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, lines = "", process.stdout
        assert lines is not None
        try:
            async for line in lines:
                if said:
                    log.info("backup goes on", said=said)
                said = line.decode(errors="replace").strip()
            await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise
        return process.returncode == 0, said or f"exit {process.returncode}"
