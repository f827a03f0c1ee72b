"""A PostgreSQL server for a session of tests: started by the first test that wants it, and stopped whatever happens.

All processes of a session share it. Its files lie in a folder of its own that goes away with it. The process that
pytest was started as holds the end of a pipe; a shell waits at its other end and ends the server when that closes,
even if everything was killed.
"""

import fcntl
import os
import pwd
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, insert, text
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from storage.database.postgres import PostgresServer
from storage.schema.core import REVISION, metadata
from storage.upkeep.migrate import make_and_upgrade

FOLDER: Final = "FERNZUG_TEST_SERVER"
"""The variable that tells the processes of a session where the server's files are."""
PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
MISSING: Final = "PostgreSQL is not installed (Debian: apt-get install postgresql); its tests were left out."
OWNER: Final = "postgres"
TEMPLATE: Final = "fernzug_empty"
PATIENCE: Final = 2.0
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "fsync": "off",  # what is tested ends with the session
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
    "logging_collector": "off",
}
KEEPER: Final = """(
{pg_ctl} start --wait --pgdata {folder}/data --log {folder}/log --options {options} >&2 && echo ready
exec >/dev/null
read -r _ <{folder}/lifeline
{pg_ctl} stop --mode=immediate --pgdata {folder}/data
rm -rf {folder}
) &"""
"""What the shell does; a server that is stopped like this waits for nobody."""


EMPTYING: Final = [
    f"UPDATE alembic_version SET version_num = '{REVISION}'",  # a copy that was interrupted has left its mark
    *(f"DELETE FROM {table.name}" for table in metadata.tables.values()),
    *(
        f"ALTER SEQUENCE {name}_number_seq RESTART"
        for name, table in metadata.tables.items()
        if "number" in table.c and table.autoincrement_column is not None
    ),
]


KEY: Final = "0123456789abcdef" * 4


class Lifeline:
    """What keeps the server alive; made by the process that pytest was started as."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fernzug-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT", "/tmp")))
        if user := owner():
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        os.mkfifo(self.folder / "lifeline", 0o644)
        self._end = os.open(self.folder / "lifeline", os.O_RDWR)
        os.environ[FOLDER] = str(self.folder)

    def cut(self) -> None:
        """End the server, if one was started, and wait until it has ended."""
        data = self.folder / "data"
        if (data / "postmaster.pid").exists():
            become_owner("pg_ctl", "stop", "--pgdata", data, "--mode=immediate", "--wait")
        os.close(self._end)
        os.environ.pop(FOLDER, None)
        shutil.rmtree(self.folder, ignore_errors=True)


def make_database(name: str, *, template: str = TEMPLATE) -> str:
    """Make a database on the session's server, as a rule with all tables and no rows, and return its address."""
    server, name = _server(), f"{name}_{os.getpid()}"
    execute(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', f'CREATE DATABASE "{name}" TEMPLATE {template}')
    return server.set(database=name).render_as_string(hide_password=False)


def note(url: str, notes: Mapping[str, str]) -> None:
    """Let a database hold some notes."""
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        for key, value in notes.items():
            connection.execute(insert(metadata.tables["notes"]), {"key": key, "value": value})


def emptied_database() -> str:
    """Return the address of this process' own database, without rows; quicker than a new one."""
    url = _own_database()
    with _own_engine().connect() as connection:
        connection.exec_driver_sql(";".join(["SET session_replication_role = replica", *EMPTYING]))
    return url


@cache
def _own_database() -> str:
    return make_database("own")


@cache
def _own_engine() -> Engine:
    """Return what empties it; each time over a connection of its own, as some tests end those of others."""
    once = {"no_parameters": True}  # else a driver takes one statement at a time
    return create_engine(_own_database(), poolclass=NullPool, isolation_level="AUTOCOMMIT", execution_options=once)


@cache
def _server() -> URL:
    """Return the address of the session's server, started if this process is the first that asks."""
    folder = Path(os.environ[FOLDER])
    url = URL.create("postgresql+psycopg", username=OWNER, database="postgres", query={"host": str(folder)})
    with _locked(folder):
        if not (folder / "data").exists():
            _start(folder)
            execute(url, f"CREATE DATABASE {TEMPLATE} TEMPLATE template0 LOCALE 'C' ENCODING 'UTF8'")
            make_and_upgrade(PostgresServer(url.set(database=TEMPLATE)), patience=PATIENCE)
    return url


def _start(folder: Path) -> None:
    data = folder / "data"
    words = ("--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync", "--no-instructions")
    become_owner("initdb", "--pgdata", data, "--username", OWNER, *words)
    settings = {**SETTINGS, "unix_socket_directories": str(folder)}
    options = [f"--{name}={value}" for name, value in settings.items()]
    pg_ctl = shlex.join([*_become(), str(PROGRAMS[-1] / "pg_ctl")])
    script = KEEPER.format(pg_ctl=pg_ctl, folder=folder, options=shlex.quote(shlex.join(options)))
    with subprocess.Popen(
        ["/bin/sh", "-c", script],
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd="/",
    ) as shell:
        assert shell.stdout is not None
        assert shell.stdout.readline() == b"ready\n", (folder / "log").read_text()


def become_owner(name: str, *words: str | Path) -> None:
    """Run one of PostgreSQL's programs as a user who may run a server."""
    command = [*_become(), str(PROGRAMS[-1] / name), *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _become() -> list[str]:
    """Return what makes a command run as somebody else where this process is root's: PostgreSQL refuses root."""
    user = owner()
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"] if user else []


def owner() -> pwd.struct_passwd | None:
    """Return the user who runs servers in the place of root, None for the current one."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name: user for user in pwd.getpwall()}
    return names.get(OWNER) or names["nobody"]


def execute(url: URL, *statements: str) -> None:
    """Carry out statements, each for itself."""
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "starting").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
