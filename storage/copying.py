"""Copies everything from one database into another, empty one, of the same kind or not.

All of it is one transaction at both ends: what is read is one moment, and what is written is there as a whole or not at
all, so that a copy that was interrupted is simply begun again.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import Final

from sqlalchemy import Connection, Row, Table, func, insert, select, text

from storage.errors import CannotOpen, CopyDiffers, NotEmpty, translated
from storage.migrate import make_and_upgrade
from storage.places import Place, place_of
from storage.schema import metadata

PATIENCE: Final = 2.0
BATCH: Final = 1000
"""Rows that are held at a time."""


def copy(source: str, target: str) -> int:
    """Copy all rows, compare them, and return how many there are.

    Raises:
        CannotOpen: there is no source.
        DatabaseInUse: a bot has one of the databases open.
        NotEmpty: there is something in the target.
        CopyDiffers: the target does not hold what it was given.
        StorageError: one of them cannot be read or written. In every case the target has no rows afterwards.
    """
    places = place_of(source), place_of(target)
    if not places[0].is_there():
        raise CannotOpen(f"there is no {source}")
    with ExitStack() as stack:
        for place in places:
            mark = place.lock(patience=PATIENCE)
            stack.callback(mark.release)
            make_and_upgrade(place, patience=PATIENCE)
        read, written = (stack.enter_context(_transaction(place)) for place in places)
        refuse_full(written)
        return sum(copy_table(read, written, table) for table in metadata.sorted_tables)


@contextmanager
def _transaction(place: Place) -> Iterator[Connection]:
    engine = place.migrator(patience=PATIENCE)
    try:
        with translated(), engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def refuse_full(connection: Connection) -> None:
    """Do nothing if a database has no rows.

    Raises:
        NotEmpty: it has some.
    """
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(table.name)


def copy_table(read: Connection, written: Connection, table: Table) -> int:
    """Copy the rows of a table in the order of its key, as logs take no other, and return their number.

    Raises:
        CopyDiffers: they are not read back as they were.
    """
    given, count = hashlib.sha256(), 0
    for rows in _batches(read, table):
        written.execute(insert(table), [row._asdict() for row in rows])
        given.update(_told(rows))
        count += len(rows)
    kept = hashlib.sha256()
    for rows in _batches(written, table):
        kept.update(_told(rows))
    if given.digest() != kept.digest():
        raise CopyDiffers(table.name)
    _go_on_numbering(written, table)
    return count


def _batches(connection: Connection, table: Table) -> Iterator[Sequence[Row[tuple[object, ...]]]]:
    streaming = {"yield_per": BATCH}
    with closing(connection.execute(select(table).order_by(*table.primary_key), execution_options=streaming)) as found:
        yield from found.partitions()


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
