"""Copies everything from one database into another, empty one, of the same kind or not.

Rows are copied in batches, each table in the order of its key; a batch is one transaction of the target. So an
interrupted copy can go on from what is there: it begins after the last key of each table. Until every table has been
compared the target has a mark in place of its revision, with which no version of the program opens it. Nobody else
writes into the source meanwhile; if it has changed between two attempts, the comparison finds that.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, Table, func, insert, literal, select, text, tuple_

from storage.database.shards import FREE_ALL
from storage.errors import CopyDiffers, CopyStopped, HalfCopied, NotEmpty, translated
from storage.schema.core import REVISION, metadata
from storage.upkeep.migrate import COPYING, is_half_copied, make_and_upgrade, noted_revision
from storage.upkeep.places import DatabasePlace, place_of, require_database

PATIENCE: Final = 2.0
BATCH: Final = 1000
"""Rows that are held at a time, and written in one transaction."""
SET_REVISION: Final = text("UPDATE alembic_version SET version_num = :new")
MARK: Final = f"{COPYING} {REVISION}"

Progress = Callable[[int, int], None]
"""Is told how many rows of how many are there."""


def _in_silence(_done: int, _whole: int) -> None:
    pass


def copy(
    source: str, target: str, *, on_progress: Progress = _in_silence, is_stopped: Callable[[], bool] = lambda: False
) -> int:
    """Copy all rows that are not there yet, compare all of them, and return how many there are.

    Args:
        source: the address of a database.
        target: that of an empty one, or of one into which this source was being copied.
        on_progress: called after each batch.
        is_stopped: asked between two batches of what is copied or compared.

    Raises:
        MissingDatabase: there is no source.
        DatabaseInUse: a bot has one of the databases open.
        NotEmpty: there is something in the target.
        HalfCopied: another version of the program has begun to copy into it.
        CopyDiffers: the target does not hold what it was given, or the source has changed meanwhile.
        CopyStopped: it was stopped; the next call goes on.
        StorageError: one of them cannot be read or written; the next call goes on.
    """
    places = place_of(source), place_of(target)
    require_database(places[0])
    with ExitStack() as stack:
        for place in places:
            stack.callback(place.lock(patience=PATIENCE).release)
        make_and_upgrade(places[0], patience=PATIENCE)
        read = stack.enter_context(_connected(places[0]))
        read.begin()
        if not _is_begun(places[1]):
            make_and_upgrade(places[1], patience=PATIENCE)
        written = stack.enter_context(_connected(places[1]))
        return _Copy(read, written, on_progress, is_stopped).carry_out()


@contextmanager
def _connected(place: DatabasePlace) -> Iterator[Connection]:
    """Connect so that each transaction keeps every other writer out."""
    engine = place.migrator(patience=PATIENCE)
    try:
        with translated(), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _is_begun(place: DatabasePlace) -> bool:
    """Tell whether somebody has begun to copy into a database."""
    place.make(patience=PATIENCE)
    with _connected(place) as connection, connection.begin():
        return is_half_copied(connection)


class _Copy:
    """One attempt to copy, on connections to both ends."""

    def __init__(
        self, read: Connection, written: Connection, on_progress: Progress, is_stopped: Callable[[], bool]
    ) -> None:
        self._read = read
        self._written = written
        self._on_progress = on_progress
        self._is_stopped = is_stopped
        self._done = 0
        self._whole = sum(_count(read, table) for table in metadata.sorted_tables)

    def carry_out(self) -> int:
        """Copy what is missing, compare everything, and let the target be used."""
        with self._written.begin():
            self._begin()
            self._done = sum(_count(self._written, table) for table in metadata.sorted_tables)
        self._on_progress(self._done, self._whole)
        for table in metadata.sorted_tables:
            self._copy(table)
            with self._written.begin():
                compare(self._read, self._written, table, self._go_on)
        with self._written.begin():
            for table in metadata.sorted_tables:
                _go_on_numbering(self._written, table)
            self._written.execute(FREE_ALL)
            self._written.execute(SET_REVISION, {"new": REVISION})
        return self._done

    def _begin(self) -> None:
        """Mark the target, unless it is marked by an earlier attempt."""
        if not is_half_copied(self._written):
            refuse_full(self._written)
            self._written.execute(SET_REVISION, {"new": MARK})
        elif noted_revision(self._written) != MARK:
            raise HalfCopied(f"{noted_revision(self._written)}")

    def _copy(self, table: Table) -> None:
        """Copy the rows of a table that come after those that are there."""
        with self._written.begin():
            row = self._written.execute(_from_the_end(table)).first()
        last = None if row is None else list(row)
        while rows := [row._asdict() for row in self._read.execute(_after(table, last))]:
            self._go_on()
            with self._written.begin():
                self._written.execute(insert(table), rows)
            last = [rows[-1][column.name] for column in table.primary_key]
            self._done += len(rows)
            self._on_progress(self._done, self._whole)

    def _go_on(self) -> None:
        """Do nothing unless somebody wants it to stop.

        Raises:
            CopyStopped: so it is.
        """
        if self._is_stopped():
            raise CopyStopped(f"{self._done:,} of {self._whole:,}")


def _from_the_end(table: Table) -> Select[Any]:
    """Return what selects the last key of a table."""
    return select(*table.primary_key).order_by(*(column.desc() for column in table.primary_key)).limit(1)


def _after(table: Table, last: Sequence[object] | None) -> Select[Any]:
    """Return what selects the next rows of a table in the order of its key, as logs take no other."""
    following = select(table).order_by(*table.primary_key).limit(BATCH)
    if last is None:
        return following
    key = zip(table.primary_key, last, strict=True)
    return following.where(tuple_(*table.primary_key) > tuple_(*(literal(value, column.type) for column, value in key)))


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def refuse_full(connection: Connection) -> None:
    """Do nothing if a database has no rows.

    Raises:
        NotEmpty: it has some.
    """
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(table.name)


def compare(read: Connection, written: Connection, table: Table, look: Callable[[], None] = lambda: None) -> None:
    """Read a table from both ends; `look` is called after each batch.

    Raises:
        CopyDiffers: the rows are not the same.
    """
    if digest(read, table, look) != digest(written, table, look):
        raise CopyDiffers(table.name)


def digest(connection: Connection, table: Table, look: Callable[[], None] = lambda: None) -> bytes:
    """Return what all rows of a table come to, in the order of its key."""
    told, streaming = hashlib.sha256(), {"yield_per": BATCH}
    with closing(connection.execute(select(table).order_by(*table.primary_key), execution_options=streaming)) as found:
        for rows in found.partitions():
            told.update(_told(rows))
            look()
    return told.digest()


def _told(rows: Sequence[Row[tuple[object, ...]]]) -> bytes:
    """Return rows in a way that does not depend on the database: one keeps the order of names in an object, one not."""
    return "".join(json.dumps(list(row), sort_keys=True, default=repr) + "\n" for row in rows).encode()


def _go_on_numbering(connection: Connection, table: Table) -> None:
    """Let the next row get the next number; SQLite knows it by itself."""
    column = table.autoincrement_column
    if connection.dialect.name != "postgresql" or column is None:
        return
    last = connection.execute(select(func.max(column))).scalar_one()
    if last is not None:
        sequence = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
        connection.execute(sequence, {"table": table.name, "column": column.name, "last": last})
