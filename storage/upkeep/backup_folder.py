"""A folder of backups (`storage.upkeep.backup_rotation` says which of them go).

A copy counts only once it was restored into a scratch place and checked there; until then its name ends in
`.unchecked`, and in `.failed` if it does not stand.
"""

import fcntl
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, Literal

from storage.database.sqlite import file_of
from storage.errors import BackupFails, BackupGoesOn, DatabaseLocked, DiskFull, StorageError
from storage.files import make_folder
from storage.sealing import KEY_FILE
from storage.upkeep.backup import Tell, backup, restore, silent, sync

Condition = Literal["good", "unchecked", "failed"]

MOST_FAILED: Final = 3
EVERY: Final = timedelta(days=1)
SCRATCH: Final = ".scratch-"
TIME: Final = "%Y%m%dT%H%M%SZ"
CONDITIONS: Final[Mapping[str | None, Condition]] = {None: "good", "unchecked": "unchecked", "failed": "failed"}
NAME: Final = re.compile(r"fernzug-(\d{8}T\d{6}Z)(?:-before-(\w+))?\.db(?:\.(unchecked|failed))?")


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy in the folder; `before` is the revision that it was brought up to afterwards, if it was made for that."""

    path: Path
    at: datetime
    before: str | None
    condition: Condition

    @classmethod
    def at_path(cls, path: Path) -> "Backup | None":
        """Return what a file's name says, None if it is no backup."""
        found = NAME.fullmatch(path.name)
        if found is None:
            return None
        at = datetime.strptime(found[1], TIME).replace(tzinfo=UTC)
        return cls(path, at, found[2], CONDITIONS[found[3]])


def listed(folder: Path) -> Sequence[Backup]:
    """Return the backups in a folder, the latest first."""
    found = (Backup.at_path(path) for path in folder.glob("fernzug-*.db*"))
    return sorted((copy for copy in found if copy is not None), key=lambda copy: copy.at, reverse=True)


def make(url: str, folder: Path, now: datetime, *, before: str | None = None, tell: Tell = silent) -> Path:
    """Copy the database into a folder and return the copy, which does not count yet.

    Raises:
        StorageError: the database cannot be read, or the copy not be written.
    """
    purpose = f"-before-{before}" if before else ""
    target = folder / f"fernzug-{now.astimezone(UTC):{TIME}}{purpose}.db.unchecked"
    backup(url, target, tell=tell)
    return target


def verify(copy: Path, url: str, check: Callable[[str], int], *, secret_key: str | None, tell: Tell = silent) -> Path:
    """Restore a copy into a scratch place, check it there, and return its name now that it counts.

    Args:
        copy: the copy.
        url: the address of the database, beside which the key may lie.
        check: checks the database of an address and returns how many faults there are.
        secret_key: what secrets are sealed with, None for the key beside the database.
        tell: is told how far it is; if it raises what is no `Exception`, the copy still waits.

    Raises:
        BackupFails: it does not stand; it is kept under another name.
        StorageError: there is no room to try it out, or another program is in the way; it still waits.
    """
    try:
        with scratch(copy.parent, url) as place:
            restore(copy, place, secret_key=secret_key, tell=tell)
            count = check(place)
    except (DiskFull, DatabaseLocked, OSError):
        raise  # which is no fault of the copy
    except Exception as error:  # else one that no check gets through would hold up all others
        raise BackupFails(_renamed(copy, ".failed", said_of(error))) from error
    if count:
        raise BackupFails(_renamed(copy, ".failed", f"{count} faults"))
    good = copy.with_name(copy.name.removesuffix(".unchecked"))
    copy.rename(good)
    sync(good.parent)
    return good


def tidy(folder: Path, now: datetime) -> None:
    """Delete what interrupted backups have left, and all but the latest of the copies that do not stand."""
    for place in (*folder.glob(f"{SCRATCH}*"), *folder.glob("fernzug-*.part*")):
        if datetime.fromtimestamp(place.stat().st_mtime, UTC) < now - EVERY:
            _delete(place)
    failed = [copy.path for copy in listed(folder) if copy.condition == "failed"]
    for path in failed[MOST_FAILED:]:
        path.unlink(missing_ok=True)


def is_due(folder: Path, now: datetime) -> bool:
    """Tell whether the latest backup that counts is a day old, or one waits to be checked.

    Those of the future, which a wrong clock has made, do not count.
    """
    present = listed(folder)
    latest = max((copy.at for copy in present if copy.condition == "good" and copy.at <= now), default=None)
    return latest is None or now - latest >= EVERY or any(copy.condition == "unchecked" for copy in present)


@contextmanager
def scratch(folder: Path, url: str) -> Iterator[str]:
    """Return the address of a database that is not there yet, gone after the block, with the same key beside it."""
    make_folder(folder)
    place = Path(tempfile.mkdtemp(prefix=SCRATCH, dir=folder))
    try:
        key = file_of(url).absolute().with_name(KEY_FILE)
        if key.exists():
            (place / KEY_FILE).symlink_to(key)
        yield f"sqlite+aiosqlite:///{place / 'restored.db'}"
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other programs from making backups in a folder during the block, where its file system knows locks.

    Raises:
        BackupGoesOn: one is at it.
        CannotOpen: the folder cannot be made.
    """
    make_folder(folder)
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BackupGoesOn(str(folder)) from error
        except OSError:
            pass
        yield
    finally:
        os.close(handle)


def said_of(error: Exception) -> str:
    """Return what an error says, on one line; what only a programmer expects with its kind."""
    said = " ".join(str(error).split())
    return said if isinstance(error, StorageError) else f"{type(error).__name__}: {said}"


def _delete(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _renamed(copy: Path, suffix: str, why: str) -> str:
    """Rename a copy, if it is still there, and return its name and why."""
    failed = copy.with_name(copy.name.removesuffix(".unchecked") + suffix)
    with suppress(FileNotFoundError):
        copy.rename(failed)
    return f"{failed.name}: {why}"
