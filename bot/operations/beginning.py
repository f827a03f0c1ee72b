"""Creation of a database: only where nothing says that there was one, or where the operator says so."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.operations.settings import Settings
from storage.errors import LostDatabase
from storage.sealing import KEY_FILE
from storage.upkeep import backup_folder
from storage.upkeep.migrate import make_and_upgrade
from storage.upkeep.places import DatabasePlace, place_of

PATIENCE: Final = 2.0
LEFT_OF_A_FILE: Final = ("-wal", ".before-*")
"""The endings of files that lie beside a database only after it was used or replaced."""


async def begin_anew(settings: Settings) -> None:
    """Make an empty database if there is none."""
    place = place_of(settings.database_url)
    if not await asyncio.to_thread(place.is_there):
        await asyncio.to_thread(make_and_upgrade, place, patience=PATIENCE)


async def refuse_to_begin_anew(settings: Settings) -> None:
    """Do nothing if there is a database, or nothing says that there ever was one.

    Raises:
        LostDatabase: it is gone, or DATABASE_URL names another place; a new one would take its place unnoticed.
    """
    if lost := await asyncio.to_thread(lost_database, settings):
        raise lost


def lost_database(settings: Settings) -> LostDatabase | None:
    """Return what is to be said of a database that is gone, None if it is there or never was."""
    place = place_of(settings.database_url)
    left = list(_left_of(settings, place))  # looked for first: another process may just be making both
    if not left or place.is_there():
        return None
    return LostDatabase(f"{place.name}, but there is {' and '.join(left)}")


def _left_of(settings: Settings, place: DatabasePlace) -> Iterator[str]:
    """Yield what says that there was a database."""
    beside = place.beside.absolute()
    key = beside.with_name(KEY_FILE)
    if key.exists():
        yield f"its key {key}"
    if not place.is_shared:
        yield from (str(file) for end in LEFT_OF_A_FILE for file in sorted(beside.parent.glob(f"{beside.name}{end}")))
    folder = settings.backup_dir
    if folder is not None and (backups := backup_folder.listed(folder)):
        yield _counted(len(backups), folder)


def _counted(number: int, folder: Path) -> str:
    return f"{number} backup{'s' if number > 1 else ''} in {folder}"
