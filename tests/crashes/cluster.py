"""A PostgreSQL server of one's own that can be stopped as if the power had failed, and started again."""

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from storage.database.postgres import PostgresServer
from storage.upkeep.migrate import make_and_upgrade
from tests.crashes.world import QUICK
from tests.servers import OWNER, SETTINGS, TEMPLATE, become_owner, execute, owner

PATIENCE: Final = 10.0
DURABLE: Final = {"fsync": "on", "full_page_writes": "on"}
CUT: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fernzug'"


class Cluster:
    """A server in a folder of its own; any process that knows this object may strike it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fernzug-pg-", dir=QUICK))
        if user := owner():
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._url = URL.create(
            "postgresql+psycopg", username=OWNER, database="postgres", query={"host": str(self.folder)}
        )

    def begin(self) -> None:
        """Make the server and start it."""
        words = ("--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync", "--no-instructions")
        become_owner("initdb", "--pgdata", self._data, "--username", OWNER, *words)
        settings = {**SETTINGS, **DURABLE, "unix_socket_directories": str(self.folder)}
        lines = [f"{name} = '{value}'\n" for name, value in settings.items()]
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(lines)
        self._start()
        execute(self._url, f"CREATE DATABASE {TEMPLATE} TEMPLATE template0 LOCALE 'C' ENCODING 'UTF8'")
        make_and_upgrade(PostgresServer(self._url.set(database=TEMPLATE)), patience=PATIENCE)

    def make_database(self, name: str) -> str:
        """Make a database with all tables and no rows, and return its address."""
        execute(self._url, f'CREATE DATABASE "{name}" TEMPLATE {TEMPLATE}')
        return self._url.set(database=name).render_as_string(hide_password=False)

    def crash(self) -> None:
        """Stop the server as if the power had failed, and start it again; of several at once one after the other."""
        with self._alone():
            self._stop()
            self._start()

    def cut(self) -> None:
        """End every connection of a bot."""
        with self._alone():
            execute(self._url, CUT)

    @contextmanager
    def connected(self, url: str) -> Iterator[Connection]:
        """Connect to a database while nobody strikes the server."""
        engine = create_engine(url, poolclass=NullPool)
        with self._alone(), engine.begin() as connection:
            yield connection

    def end(self) -> None:
        """Stop the server and remove it."""
        with suppress(Exception):
            self._stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _start(self) -> None:
        become_owner("pg_ctl", "start", "--wait", "--pgdata", self._data, "--log", self.folder / "log")

    def _stop(self) -> None:
        become_owner("pg_ctl", "stop", "--wait", "--pgdata", self._data, "--mode=immediate")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with (self.folder / "struck").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
