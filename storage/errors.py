"""What can go wrong with a database, each with a code and a sentence for the operator.

A fault of the database is never worked around: the request fails whole, the start is refused.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from sqlalchemy.exc import DBAPIError

from engine.errors import code_of


class StorageError(Exception):
    """The database cannot do what was asked; nothing has changed."""

    code: ClassVar[str] = "storage"
    """The name of the class in small letters."""
    sentence: ClassVar[str] = "The database failed: {detail}."

    def __init_subclass__(cls) -> None:
        cls.code = code_of(cls)

    def __init__(self, detail: str = "") -> None:
        super().__init__(self.sentence.format(detail=detail))
        self.detail = detail


class UnsupportedUrl(StorageError):
    """The address is not one of a SQLite file."""

    sentence = "The database address must look like sqlite+aiosqlite:///path/to/file.db, not {detail}."


class CannotOpen(StorageError):
    """The file cannot be opened or made, or its folder does not exist."""

    sentence = "The database cannot be opened ({detail}). Does its folder exist, and may this program write there?"


class NotADatabase(StorageError):
    """The file is something else than an SQLite database."""

    sentence = "The file is not an SQLite database ({detail})."


class ForeignDatabase(StorageError):
    """The file is a database of another program."""

    sentence = "The database belongs to another program: it has the table {detail}, but none of ours."


class NewerDatabase(StorageError):
    """A later version of the program has written the database."""

    sentence = "The database is of a newer version of this program (revision {detail}). Update the program."


class DamagedDatabase(StorageError):
    """The content of the file is damaged."""

    sentence = "The database is damaged ({detail}). Restore the latest backup."


class ReadOnlyDatabase(StorageError):
    """The file or its folder may be read only."""

    sentence = "The database may only be read ({detail}). Give this program the right to write the file and its folder."


class DatabaseLocked(StorageError):
    """Another program has kept the database locked for longer than we wait."""

    sentence = "The database was locked by another program for too long ({detail})."


class DiskFull(StorageError):
    """There is no room left for the database."""

    sentence = "There is no room left for the database ({detail})."


class DiskFailure(StorageError):
    """The disk could not be read or written."""

    sentence = "The disk of the database failed ({detail})."


class DatabaseInUse(StorageError):
    """A running program has the database open."""

    sentence = "A running program has the database {detail} open. Stop it first."


class TargetExists(StorageError):
    """A backup would overwrite a file."""

    sentence = "There is a file {detail} already."


class BadKey(StorageError):
    """There is no usable key for secrets."""

    sentence = "The key for secrets cannot be used ({detail})."


class WrongKey(StorageError):
    """The key is not the one that the database's secrets are sealed with."""

    sentence = (
        "The secrets of this database are sealed with another key ({detail}). "
        "Set SECRET_KEY as it was, or put the key file back beside the database."
    )


class LostKey(StorageError):
    """The file with the key that the database's secrets are sealed with is gone."""

    sentence = (
        "The secrets of this database are sealed with a key, but SECRET_KEY is not set and the file {detail} is gone. "
        "Put the key back as it was; no other one can take its place."
    )


PRIMARY_CODE = 0xFF  # SQLite's extended result codes keep the primary one in the lowest byte
KINDS: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_PERM: ReadOnlyDatabase,
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_READONLY: ReadOnlyDatabase,
    sqlite3.SQLITE_IOERR: DiskFailure,
    sqlite3.SQLITE_CORRUPT: DamagedDatabase,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_CANTOPEN: CannotOpen,
    sqlite3.SQLITE_NOTADB: NotADatabase,
}


@contextmanager
def translated() -> Iterator[None]:
    """Raise faults of SQLite inside of the block as `StorageError`."""
    try:
        yield
    except DBAPIError as error:
        raise kind(error.orig)(str(error.orig)) from error
    except sqlite3.Error as error:
        raise kind(error)(str(error)) from error


def is_locked(error: sqlite3.Error) -> bool:
    """Tell whether an operation failed only because somebody else holds a lock."""
    return kind(error) is DatabaseLocked


def kind(error: BaseException | None) -> type[StorageError]:
    """Return the class that stands for a fault of SQLite."""
    return KINDS.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE, StorageError)
