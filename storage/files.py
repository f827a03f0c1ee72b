"""Files that only their owner may read, and the lock that keeps two bots off one database."""

import fcntl
import os
import stat
from pathlib import Path
from typing import Final, Self

from storage.errors import CannotOpen, DatabaseInUse

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
COMPANIONS: Final = ("", "-wal", "-shm")
"""The endings of the names of a database's files."""


def make_private(path: Path) -> bool:
    """Make an empty file for the owner alone, so that it is never open to others; False: there is one already.

    Raises:
        CannotOpen: it cannot be made.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        return False
    except OSError as error:
        raise CannotOpen(str(error)) from error
    return True


def close_to_others(path: Path) -> None:
    """Take the rights to a file of our own from everybody else, if it is there."""
    try:
        found = path.stat()
        if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & ~PRIVATE:
            path.chmod(PRIVATE)
    except OSError:
        return  # whatever is wrong with it, opening it says so


def make_folder(path: Path) -> None:
    """Make a folder, and those it is in, where there is none.

    Raises:
        CannotOpen: it cannot be made.
    """
    try:
        path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(str(error)) from error


class Lock:
    """Marks a database as open; the system takes the mark away when the process ends, however it does.

    It stands in a file of its own: to close the database's file a second time would end SQLite's locks on it. That lies
    beside the file itself, so that it is the same one whatever symbolic link the database is opened by.

    Raises:
        DatabaseInUse: another process has marked it.
        CannotOpen: the file cannot be made.
    """

    def __init__(self, database: Path) -> None:
        try:
            self._handle = os.open(f"{database.resolve()}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise CannotOpen(str(error)) from error
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._handle)
            raise DatabaseInUse(str(database)) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Take the mark away; may be called again."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
