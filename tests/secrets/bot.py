"""The real bot with the test game beside its own."""

import asyncio
import tempfile
from pathlib import Path

from bot.operations.logs import set_up_logs
from bot.operations.parts import Surroundings
from bot.operations.settings import Settings
from bot.operations.starting import run
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.engine.lockbox import Lockbox
from tests.secrets.lockbox_renderer import LockboxRenderer
from tests.secrets.lockbox_words import write_locales

if __name__ == "__main__":
    settings = Settings(log_level="debug")
    set_up_logs(settings)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(
            run(
                settings,
                surroundings=Surroundings(
                    games={**GAMES, "lockbox": Lockbox().game},
                    renderers={**RENDERERS, "lockbox": LockboxRenderer()},
                    locales=write_locales(Path(folder)),
                ),
            )
        )
