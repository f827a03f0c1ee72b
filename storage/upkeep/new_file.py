"""Makes the tables of a new database file at once, as all migrations one after the other would leave them.

Running the migrations would load Alembic, which stays in memory until the next start.
`tests/storage/upkeep/test_migrate.py` holds that both ways end with the very same statements. Databases on
servers begin with migrations (`storage.upkeep.migrate`).
"""

from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert

from storage.migrations.append_only import ON_FILE
from storage.schema.core import REVISION, metadata

VERSIONS: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The table in which Alembic notes the last migration of a database."""


def make_tables(connection: Connection) -> None:
    """Make everything that there is in a database of the newest revision, in the transaction of the connection."""
    metadata.create_all(connection)
    for trigger in ON_FILE:
        connection.exec_driver_sql(trigger)
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS).values(version_num=REVISION))
