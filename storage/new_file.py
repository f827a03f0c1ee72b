"""Makes the tables of a new database file at once, as all migrations one after the other would leave them.

For the migrations Alembic would be loaded, which stays in memory until the next start.
`tests/storage/test_migrations.py` holds that both ways end with the very same statements. Databases on servers begin
with migrations (`storage.migrate`).
"""

from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert

from storage.schema import REVISION, metadata

VERSIONS: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic notes which migration a database has seen last."""
APPEND_ONLY: Final = (
    "CREATE TRIGGER log_is_not_updated BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    "CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    # Also refuses INSERT OR REPLACE, which fires no delete trigger unless recursive_triggers is on.
    """
    CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM log WHERE match = NEW.match)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER season_log_is_not_updated BEFORE UPDATE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER season_log_is_not_deleted BEFORE DELETE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER season_log_has_no_gap BEFORE INSERT ON season_log
    WHEN NEW.seq != 1 + COALESCE((SELECT MAX(seq) FROM season_log WHERE season = NEW.season), 0)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
)


def make_tables(connection: Connection) -> None:
    """Make everything that there is in a database of the newest revision, in the transaction of the connection."""
    metadata.create_all(connection)
    for trigger in APPEND_ONLY:
        connection.exec_driver_sql(trigger)
    VERSIONS.create(connection)
    connection.execute(insert(VERSIONS).values(version_num=REVISION))
