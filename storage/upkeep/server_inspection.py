"""Looks for what is wrong with a database on a server as a whole.

Unlike a file it always holds rows to what they refer to, and numbers of matches have gaps: a commit that is refused
uses one up.
"""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL

from storage.database.postgres import engine
from storage.errors import translated
from storage.migrations.append_only import FUNCTIONS, LOGS, TRIGGERS
from storage.schema.core import metadata
from storage.stores.seasons import OTHER_HEADS, other_head

PATIENCE: Final = 2.0
FOUND: Final = text(
    "SELECT tgname, tgenabled, prosrc FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid "
    "WHERE tgrelid IN ('log'::regclass, 'season_log'::regclass) AND NOT tgisinternal"
)
ENABLED: Final = ("O", "A")
SEATS: Final = text(
    "SELECT DISTINCT coalesce(told.match, seats.match) AS match FROM seats FULL JOIN ("
    " SELECT match, place - 1 AS bit, person::text::bigint AS person, phase"
    " FROM matches, jsonb_array_elements(matches.persons) WITH ORDINALITY AS each(person, place)"
    ") AS told USING (match, bit, person, phase) WHERE told.match IS NULL OR seats.match IS NULL ORDER BY 1"
)


def faults_on_server(url: URL) -> Iterator[str]:
    """Yield what is wrong: triggers and tables that are not as they were made, seats, logs of seasons."""
    looking = engine(url, patience=PATIENCE)
    try:
        with translated(), looking.connect() as connection:
            yield from _ill_triggers(connection)
            yield from _ill_tables(connection)
            yield from (f"seats of {match} do not agree with its persons" for (match,) in connection.execute(SEATS))
            yield from (other_head(season) for (season,) in connection.execute(text(OTHER_HEADS)))
    finally:
        looking.dispose()


def _ill_triggers(connection: Connection) -> Iterator[str]:
    found = {name: (enabled, source) for name, enabled, source in connection.execute(FOUND)}
    for name, function in sorted((f"{log}_{rule}", made[-1]) for log in LOGS for rule, made in TRIGGERS.items()):
        enabled, source = found.get(name, ("", ""))
        if enabled not in ENABLED or source != FUNCTIONS[function]:
            yield f"trigger {name} is not as it was made"


def _ill_tables(connection: Connection) -> Iterator[str]:
    looked_at = inspect(connection)
    present = set(looked_at.get_table_names())
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in looked_at.get_columns(table.name)} if table.name in present else set()
        if columns != set(table.c.keys()):
            yield f"table {table.name} is not as it was made"
