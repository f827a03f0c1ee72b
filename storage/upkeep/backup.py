"""Copies a database while programs use it, and puts a copy in its place while none does.

A copy is complete or not there at all: it is written beside its place, checked, synced and then renamed.
"""

import os
import shlex
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy.engine import URL

from storage.database.postgres import THRESHOLD, server_of
from storage.database.sqlite import SqliteFile, existing, file_of, refuse_foreign
from storage.errors import (
    DamagedDatabase,
    DatabaseInUse,
    NotADatabase,
    NotAFile,
    TargetExists,
    is_locked,
    kind,
    translated,
)
from storage.files import COMPANIONS, Lock, make_folder, make_private
from storage.upkeep.inspection import try_out
from storage.upkeep.migrate import refuse_newer
from storage.upkeep.places import require_database

DUMP: Final = "pg_dump --format=custom --file={file} --dbname={database}"
RESTORE: Final = (
    "createdb --template=template0 --encoding=UTF8 --locale=C --maintenance-db={database} {name} && "
    "pg_restore --exit-on-error --single-transaction --dbname={new} {file}"
)
"""Into a database of its own: the one that is there stays as it is until DATABASE_URL names the other."""
STEPS: Final = 100_000
"""Steps of SQLite that take some hundredths of a second."""

Tell = Callable[..., None]
"""Is told how much of what is done, of how much (0: nobody knows); what it raises ends the work."""


def silent(_what: str, _done: int, _whole: int = 0) -> None:
    """Tell nobody."""


def backup(url: str, target: Path, *, tell: Tell = silent) -> None:
    """Write a copy of the database to a new file; nobody who uses the database has to wait.

    Raises:
        TargetExists: there is a file of this name already.
        MissingDatabase: there is no database.
        StorageError: the database cannot be read, or the copy not be written.
    """
    source = file_or_refuse(url, instead=DUMP, file=target)
    require_database(SqliteFile(source))
    if target.exists():
        raise TargetExists(str(target))
    make_folder(target.parent)
    with part_of(target) as part:
        copy(source, part, tell)
        part.rename(target)
    sync(target.parent)


def restore(source: Path, url: str, *, secret_key: str | None = None, tell: Tell = silent) -> Path | None:
    """Put a copy of a backup in the place of the database; return where the old database is kept, if there was one.

    Raises:
        DatabaseInUse: a program has the database open.
        StorageError: the backup is damaged, newer than the program or not ours; the database is as it was.
    """
    database = file_or_refuse(url, instead=RESTORE, file=source)
    target = database.resolve()  # a symbolic link goes on to name the database
    with part_of(target) as part:
        refuse_newer(copy(source, part, tell))
        try_out(part, database, secret_key=secret_key)
        with Lock(target), alone(target):
            kept = set_aside(target)
            part.rename(target)
    sync(target.parent)
    return kept


def file_or_refuse(url: str, *, instead: str, file: Path) -> Path:
    """Return the path of the database file that an address names.

    Raises:
        NotAFile: the database is on a server, where another program does this; the command is in it.
    """
    if (server := server_of(url)) is None:
        return file_of(url)
    query = {name: value for name, value in server.query.items() if name not in ("password", THRESHOLD)}
    known = URL.create("postgresql", server.username, None, server.host, server.port, server.database, query)
    new = f"{known.database}_restored"
    addresses = {"database": known, "new": known.set(database=new), "name": new, "file": file}
    raise NotAFile(instead.format(**{name: shlex.quote(str(value)) for name, value in addresses.items()}))


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """Name a file beside the target, which is gone after the block unless it was renamed."""
    part = target.with_name(f"{target.name}.part")
    files = [Path(f"{part}{companion}") for companion in COMPANIONS]
    for file in files:
        file.unlink(missing_ok=True)
    try:
        yield part
    finally:
        for file in files:
            file.unlink(missing_ok=True)


def copy(source: Path, target: Path, tell: Tell = silent) -> str:
    """Write the present content of a database to a new file, check what was written, return its revision.

    From a connection of its own VACUUM INTO sees one moment of the database, however long it takes and however much is
    written meanwhile (the paged backup of SQLite starts again with every foreign write).
    """
    if not make_private(target):
        raise TargetExists(str(target))
    with translated(source):
        with (
            closing(existing(source)) as connection,
            watched(connection, lambda: tell("MiB copied", *sizes(target, source))),
        ):
            connection.execute("VACUUM INTO ?", (str(target),))
        with closing(existing(target)) as connection, watched(connection, seconds_told(tell, "s: the copy is checked")):
            revision = check(connection, source)
    sync(target)
    return revision


def sizes(*paths: Path) -> list[int]:
    """Return how large files are, in MiB."""
    return [path.stat().st_size >> 20 if path.exists() else 0 for path in paths]


def seconds_told(tell: Tell, what: str) -> Callable[[], None]:
    """Return what tells how long ago it was made."""
    began = monotonic()
    return lambda: tell(what, round(monotonic() - began), 0)


@contextmanager
def watched(connection: sqlite3.Connection, look: Callable[[], None]) -> Iterator[None]:
    """Look again and again while statements run; what that raises ends the statement, and is raised after it."""
    raised: list[BaseException] = []

    def called() -> bool:
        try:
            look()
        except BaseException as error:  # SQLite would swallow it
            raised.append(error)
        return bool(raised)

    connection.set_progress_handler(called, STEPS)
    try:
        yield
    except sqlite3.OperationalError as error:
        raise (raised or [error])[0] from None
    finally:
        connection.set_progress_handler(None, 0)


def check(connection: sqlite3.Connection, source: Path) -> str:
    """Read the whole copy of a database and return its revision.

    Raises:
        NotADatabase: it is empty.
        ForeignDatabase: it is another program's.
        DamagedDatabase: pages or rows are not as they should be.
    """
    if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,):
        raise NotADatabase(f"{source}: it is empty")
    refuse_foreign(connection)
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DamagedDatabase(verdict)
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(revision)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep every other program out of a database during the block, with all of its content in the one file.

    A file that is missing, damaged or no database cannot be in use: then there is nothing to do.

    Raises:
        DatabaseInUse: a program has it open.
    """
    if not path.exists():
        yield
        return
    with translated(), closing(existing(path)) as connection:
        try:
            # Leaving write-ahead logging succeeds only when nobody else has the database open.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if is_locked(error):
                raise DatabaseInUse(str(path)) from error
            if kind(error) not in {NotADatabase, DamagedDatabase}:
                raise
        yield


def set_aside(path: Path) -> Path | None:
    """Give a database a second name, under which it stays when another one takes its place; return it.

    What a crash may have left beside it goes there. So there is a database at each moment: a bot that starts in between
    does not make a new one.
    """
    if not path.exists():
        return None
    kept = path.with_name(f"{path.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}")
    for companion in COMPANIONS[1:]:
        beside = Path(f"{path}{companion}")
        if beside.exists():
            beside.rename(f"{kept}{companion}")
    try:
        os.link(path, kept, follow_symlinks=False)
    except OSError:  # not every file system can
        path.rename(kept)
    return kept


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
