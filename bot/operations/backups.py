"""Automatic backups: made every day and before each migration, each restored and checked before it counts.

A process of its own with a low priority copies, restores and checks them: `python -m bot backup` without a name.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import Final

import structlog

from bot.operations import checking
from bot.operations.counting import Count, off_loop
from bot.operations.settings import Settings
from bot.platform.background import BackgroundTask
from storage.database.postgres import server_of
from storage.errors import BackupFails, DiskFull, NotAFile
from storage.files import COMPANIONS, make_folder
from storage.upkeep import backup_folder, backup_rotation
from storage.upkeep.backup import DUMP, file_or_refuse
from storage.upkeep.backup_folder import Backup
from storage.upkeep.migrate import pending
from storage.upkeep.places import place_of

COMMAND: Final = (sys.executable, "-m", "bot", "backup")
QUIET: Final = {"LOG_LEVEL": "warning"}
"""The settings of the command: its output is logged line by line, so it is not to log by itself."""
LOOKS_EVERY: Final = 3600.0
NICENESS: Final = 15
PATIENCE: Final = 2.0
LONGEST_SECONDS: Final = backup_folder.EVERY.total_seconds()
"""A backup that has not ended when the next one is due never will: its disk does not answer."""
ENDING_SECONDS: Final = 10.0
MIB: Final = 1024**2
DUMP_FILE: Final = Path("fernzug.dump")
"""The file that `pg_dump` is advised to write: none of BACKUP_DIR, where it would be taken for a backup."""
MOST_FAULTS: Final = 20
"""How many faults of a copy are told; `check` finds all of them."""

log = structlog.get_logger(__name__)


async def keep_backup(settings: Settings, *, now: Callable[[], datetime] = partial(datetime.now, UTC)) -> int:
    """Check the backups that wait for it, or else a new one; return 1 if one fails, else delete what need not stay.

    Raises:
        NotAFile: the database is on a server; nothing was touched.
        StorageError: no backup could be made; none was deleted.
    """
    folder = settings.backup_dir
    if folder is None:
        print("BACKUP_DIR is not set: name a file, or a folder in .env.", file=sys.stderr)
        return 2
    os.nice(NICENESS)
    return await off_loop(partial(_keep, settings, folder, now()))


def _keep(settings: Settings, folder: Path, now: datetime, count: Count) -> int:
    file_or_refuse(settings.database_url, instead=DUMP, file=DUMP_FILE)
    with backup_folder.alone_in(folder):
        backup_folder.tidy(folder, now)
        code = _kept(settings, folder, now, count)
        if code == 0:
            _prune(folder, now)
        return code


def _prune(folder: Path, now: datetime) -> None:
    """Delete what later backups make superfluous, and say so."""
    pruned = backup_rotation.prune(folder, now)
    for gone in pruned.gone:
        print(f"{gone} was deleted: a later backup holds everything in it.")
    for stays in pruned.irreplaceable:
        print(f"{stays} is kept although it is old: no later backup holds everything in it.")


def _kept(settings: Settings, folder: Path, now: datetime, count: Count) -> int:
    url, code = settings.database_url, 0
    waiting = [copy.path for copy in backup_folder.listed(folder) if copy.condition == "unchecked"]
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
    return code


def _faults(settings: Settings, count: Count, url: str) -> int:
    """Check the database of an address as `check` does, and return how many faults there are."""
    there = settings.model_copy(update={"database_url": url})
    found = asyncio.run(checking.faults(there, count=count)).faults
    for fault in found[:MOST_FAULTS]:
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
        count = Count(say=lambda said: log.info("backup goes on", said=said))
        copied = partial(backup_folder.make, settings.database_url, folder, now(), before=revision, tell=count.tell)
        log.info("backed up before the migration", file=str(await asyncio.to_thread(copied)))
        await asyncio.to_thread(backup_rotation.drop_repeated, folder, revision)


async def require_room(settings: Settings, *, free: Callable[[Path], int] = lambda path: disk_usage(path).free) -> None:
    """Do nothing if the copy before a migration can be made, as far as can be known before.

    Raises:
        StorageError: it cannot: there is no room for it, or no folder.
    """
    folder = settings.backup_dir
    if folder is None or server_of(settings.database_url) is not None:
        return
    place = place_of(settings.database_url)
    if await asyncio.to_thread(pending, place, patience=PATIENCE) is None:
        return
    make_folder(folder)
    needed = await asyncio.to_thread(_size, place.beside)
    if (left := free(folder)) < needed:
        raise DiskFull(f"{folder} has {left / MIB:.1f} MiB, the copy before the migration needs {needed / MIB:.1f}")


def _size(database: Path) -> int:
    return sum(file.stat().st_size for end in COMPANIONS if (file := Path(f"{database}{end}")).exists())


def list_backups(settings: Settings) -> int:
    """Print the backups that there are, the latest first."""
    if settings.backup_dir is None:
        print("BACKUP_DIR is not set.", file=sys.stderr)
        return 2
    present = backup_folder.listed(settings.backup_dir)
    for copy in present:
        print(_line(copy))
    print(f"{len(present)} in {settings.backup_dir}. To restore one: stop the bot, python -m bot restore NAME")
    return 0


def _line(backup: Backup) -> str:
    said = {"good": "checked", "unchecked": "not checked yet", "failed": "does NOT stand"}[backup.condition]
    purpose = f", before the migration to {backup.before}" if backup.before else ""
    size = backup.path.stat().st_size / MIB
    return f"{backup.path.name}  {backup.at:%Y-%m-%d %H:%M} UTC  {size:.1f} MiB  {said}{purpose}"


def found(settings: Settings, name: Path) -> Path:
    """Return the file that is meant: where it is named, else in the folder of backups."""
    folder = settings.backup_dir
    return name if name.exists() or folder is None or name.is_absolute() else folder / name


@contextlib.asynccontextmanager
async def backed_up(
    settings: Settings, *, now: Callable[[], datetime] = partial(datetime.now, UTC)
) -> AsyncIterator[None]:
    """Make automatic backups during the block, if a folder for them is set."""
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
        patience: after how many seconds it is ended.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime],
        *,
        command: tuple[str, ...] = COMMAND,
        patience: float = LONGEST_SECONDS,
    ) -> None:
        super().__init__("backups", pause=LOOKS_EVERY)
        self._folder = folder
        self._now = now
        self._command = command
        self._patience = patience

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
        """Run the command; tell whether it has succeeded, and the first thing that it said, or why it has not."""
        process = await asyncio.create_subprocess_exec(*self._command, stdout=PIPE, stderr=PIPE, env=os.environ | QUIET)
        try:
            async with asyncio.timeout(self._patience):
                said, errors = await asyncio.gather(_heard(process.stdout), _heard(process.stderr, log.info))
                await process.wait()
        except TimeoutError:
            return False, "it did not end by itself"
        finally:
            await _end(process)
        is_good = process.returncode == 0
        told = said[:1] if is_good else (errors or said)[-1:]
        return is_good, told[0] if told else f"exit {process.returncode}"


async def _heard(stream: asyncio.StreamReader | None, pass_on: Callable[..., None] | None = None) -> list[str]:
    """Return the lines that a process says, and pass each on as soon as it is said."""
    assert stream is not None
    lines = []
    async for line in stream:
        lines.append(line.decode(errors="replace").rstrip())
        if pass_on is not None:
            pass_on("backup goes on", said=lines[-1])
    return lines


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a process that runs still; one that waits for a disk that does not answer cannot be, and is left."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), ENDING_SECONDS)
