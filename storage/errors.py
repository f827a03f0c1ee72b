"""Faults of a database, each with a code and a sentence for the operator.

A fault of the database is never worked around: the request fails whole, the start is refused.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

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
    """The address is neither one of an SQLite file nor one of a database on a PostgreSQL server, or makes no sense."""

    sentence = (
        "The database address must look like sqlite+aiosqlite:///path/to/file.db "
        "or postgresql+psycopg://user@host/database, not {detail}."
    )


class MissingDriver(StorageError):
    """The address is one of PostgreSQL, whose driver is not installed."""

    sentence = "PostgreSQL needs a package that is not installed ({detail}). Install requirements/postgresql.lock, too."


class CannotReach(StorageError):
    """The database server does not answer, refuses the connection or has ended it."""

    sentence = "The database server cannot be reached ({detail})."


class MissingRight(StorageError):
    """The database server lets this program in, but refuses what it asks for."""

    sentence = "The database server refuses this program a right that it needs ({detail})."


class UnsuitableServer(StorageError):
    """The database on the server was not made as it must be."""

    sentence = "The database was not made as it must be ({detail}). See docs/postgresql.md."


class NotAFile(StorageError):
    """The request is about files, and the database is on a server."""

    sentence = "The database is on a PostgreSQL server; there this is done by: {detail}. See docs/postgresql.md."


class NotEmpty(StorageError):
    """A copy would go into a database that holds something."""

    sentence = "The database to copy into is not empty (table {detail}). Name a new one."


class CopyDiffers(StorageError):
    """The copy does not read like its source."""

    sentence = "The copy is not like the original (table {detail}). Delete it and copy into an empty database again."


class CopyStopped(StorageError):
    """A copy was stopped by the person who began it."""

    sentence = "The copy was stopped ({detail} rows are there). The same command goes on from there."


class HalfCopied(StorageError):
    """The database is being filled by a copy, or one was interrupted."""

    sentence = (
        "The database is a copy that is not complete ({detail}). Let the same copy go on, or delete it and begin anew."
    )


class BackupFails(StorageError):
    """A copy was restored into a scratch place and does not stand there."""

    sentence = "The backup does not stand ({detail}). It is kept, but does not count; look at it and at the database."


class BackupGoesOn(StorageError):
    """Another program is making backups in the same folder."""

    sentence = "Another program is making a backup in {detail} just now. Wait for it, then see restore --list."


class CannotOpen(StorageError):
    """The file cannot be opened or made, or its folder does not exist."""

    sentence = "The database cannot be opened ({detail}). Does its folder exist, and may this program write there?"


class MissingDatabase(StorageError):
    """There is no database where one is to be looked at."""

    sentence = (
        "There is no database of this program at {detail}. Correct DATABASE_URL, put a backup there with restore, "
        "or start the bot, which makes a new one."
    )


class LostDatabase(StorageError):
    """There is no database, but something beside it says that there was one."""

    sentence = (
        "There is no database at {detail}. Correct DATABASE_URL, or put a backup there with restore; "
        "--begin-anew makes a new, empty one."
    )


class NotADatabase(StorageError):
    """The file is something else than an SQLite database."""

    sentence = "The file is not an SQLite database ({detail}). Name another one, or restore a backup."


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

    sentence = (
        "A running program has the database {detail} open. "
        "Stop it first, or start the bot with --take-over, so that it goes on in its place."
    )


class CannotHandOver(StorageError):
    """A bot is only just starting and has nothing yet that could be handed over."""

    sentence = "The running bot has not yet made {detail}. Try again when it runs."


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


SQLSTATES: dict[str, type[StorageError]] = {
    "08": CannotReach,
    "25006": ReadOnlyDatabase,
    "28": MissingRight,
    "3D": CannotReach,
    "40": DatabaseLocked,
    "42501": MissingRight,
    "53100": DiskFull,
    "53": CannotReach,
    "55P03": DatabaseLocked,
    "57014": DatabaseLocked,
    "57P": CannotReach,
    "58": DiskFailure,
    "XX00": DamagedDatabase,
}
"""The beginnings of PostgreSQL's codes (its manual, appendix A); of several the longest counts."""


@contextmanager
def translated(file: Path | None = None) -> Iterator[None]:
    """Raise faults of the database inside of the block as `StorageError`; `file` names the one that is meant."""
    try:
        yield
    except DBAPIError as error:
        raise kind(error.orig)(said_by(error.orig)) from error
    except NoFreeConnection as error:
        raise CannotReach("no connection has become free") from error
    except sqlite3.Error as error:
        raise kind(error)(f"{file}: {error}" if file else str(error)) from error


def said_by(error: BaseException | None) -> str:
    """Return what a database says, on one line; PostgreSQL's details are left out, for they quote rows."""
    primary = getattr(getattr(error, "diag", None), "message_primary", None)
    return " ".join(str(primary or error).split())


def is_locked(error: sqlite3.Error) -> bool:
    """Tell whether an operation failed only because somebody else holds a lock."""
    return kind(error) is DatabaseLocked


def kind(error: BaseException | None) -> type[StorageError]:
    """Return the class that stands for a fault of SQLite or PostgreSQL."""
    if error is not None and hasattr(error, "sqlstate"):
        state = str(error.sqlstate or "08")  # a connection that cannot be made or breaks comes without a code
        return next((SQLSTATES[state[:length]] for length in (5, 4, 3, 2) if state[:length] in SQLSTATES), StorageError)
    return KINDS.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE, StorageError)
