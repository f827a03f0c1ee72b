"""Locations of databases: in a file or on a server. The one module that knows both."""

from pathlib import Path
from typing import Protocol

from sqlalchemy import Engine

from storage.database import postgres, sqlite
from storage.database.connection import Database, Mark
from storage.errors import MissingDatabase


class DatabasePlace(Protocol):
    """The place of a database, and the way to it."""

    @property
    def beside(self) -> Path:
        """Return a file beside which the key for secrets lies where the operator has set none."""

    @property
    def name(self) -> str:
        """Return what sentences call it, without any password."""

    def is_there(self) -> bool:
        """Tell whether there is a database of this or another program.

        Raises:
            StorageError: its server does not say so.
        """

    @property
    def is_shared(self) -> bool:
        """Tell whether several bots may work on the database at a time."""

    def join(self, *, patience: float) -> Mark:
        """Mark the database as one that a bot works on.

        Raises:
            DatabaseInUse: a bot works on it that does not share.
        """

    def lock(self, *, patience: float) -> Mark:
        """Mark the database as this program's alone.

        Raises:
            DatabaseInUse: a bot works on it.
        """

    def make(self, *, patience: float) -> None:
        """Make the database if there is none and it can be made from here.

        Raises:
            StorageError: it is another program's, or cannot be used.
        """

    def migrator(self, *, patience: float) -> Engine:
        """Return an engine for one connection whose transactions keep every writer out."""

    def database(self, *, patience: float, lock: Mark | None) -> Database:
        """Return the database with the connections of a running program."""


def place_of(url: str) -> DatabasePlace:
    """Return the place that an address names.

    Raises:
        UnsupportedUrl: it is an address of neither kind.
    """
    server = postgres.server_of(url)
    return sqlite.SqliteFile(sqlite.file_of(url)) if server is None else postgres.PostgresServer(server)


def require_database(place: DatabasePlace) -> None:
    """Do nothing if there is a database.

    Raises:
        MissingDatabase: there is none.
    """
    if not place.is_there():
        raise MissingDatabase(place.name)
