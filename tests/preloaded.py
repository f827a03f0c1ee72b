"""Imported once by the process that bots are forked from: everything that some bot of a test needs, the words parsed,
what is known of each game's states, but for the main programs themselves, which are run."""

import gc

from PIL import ImageFile  # noqa: F401

import sandbox.process.launcher  # noqa: F401
import tests.forking  # noqa: F401
from bot.i18n import LOCALES, load_words, sources
from bot.operations import doctor, logs, maintenance, replaying, running, starting  # noqa: F401
from engine.log.codec import state_shape
from games.registry import GAMES
from tests.engine import lockbox  # noqa: F401
from tests.secrets import lockbox_renderer, lockbox_words  # noqa: F401

for language, words in load_words().items():
    for name in sources(LOCALES / language):
        words.has(name)
for game in GAMES.values():
    state_shape(game)
gc.collect()
gc.freeze()
