"""A bot's and its operator's use of a database, for `test_read_only` to run where only one folder can be written."""

import asyncio
import os
import sys
from pathlib import Path

from bot.operations import backups, maintenance
from bot.operations.settings import Settings
from engine.ids import PersonId
from engine.matches.service.service import Matches
from games.registry import GAMES
from storage.open import open_store
from storage.upkeep import backup_folder

ANNA, BERND = PersonId(1), PersonId(2)


async def play(settings: Settings) -> None:
    """Begin a match, and move in it."""
    store = await open_store(settings.database_url, is_sole=True)
    matches = Matches(store, GAMES)
    match = (await matches.invitations.propose("gamwin", by=ANNA, server=1, channel=2, invited=[BERND])).after.id
    started = (await matches.invitations.join(match, BERND)).after
    mover = started.persons[min(started.due(matches.game(started.proposal.game)))]
    line = next(choice.line for choice in await matches.suggest(match, mover, "") if choice.is_complete)
    await matches.play(match, mover, line)
    await store.close()


async def live(folder: Path) -> None:
    """Play on a new database and on one with matches, back it up, restore it and check it."""
    settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/bot.db", backup_dir=folder / "backups")
    await play(settings)
    await play(settings)
    assert await backups.keep_backup(settings) == 0
    (backup,) = backup_folder.listed(folder / "backups")
    assert await maintenance.restore(settings, backup.path) == 0
    await play(settings)
    assert await maintenance.check(settings) == 0


def cannot_write_elsewhere() -> bool:
    """Tell whether programs find no place for temporary files."""
    return not any(os.access(place, os.W_OK) for place in ("/tmp", "/var/tmp", "/dev/shm", "."))


if __name__ == "__main__":
    assert cannot_write_elsewhere()
    asyncio.run(live(Path(sys.argv[1])))
