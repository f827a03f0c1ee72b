"""Imported once by the process that bots are forked from: everything that some bot of a test needs, the words parsed,
what is known of each game's states, its board drawn once, but for the main programs themselves, which are run."""

import gc

from PIL import ImageFile  # noqa: F401

import sandbox.process.launcher  # noqa: F401
import tests.forking  # noqa: F401
from bot.i18n import DEFAULT, LOCALES, load_words, sources
from bot.operations import doctor, logs, maintenance, replaying, running, starting  # noqa: F401
from engine.log.codec import state_shape
from games.registry import GAMES
from renderers.drawing.theme import THEMES
from renderers.registry import RENDERERS
from tests.engine import lockbox  # noqa: F401
from tests.secrets import lockbox_renderer, lockbox_words  # noqa: F401

WORDS = load_words()

for language, words in WORDS.items():
    for name in sources(LOCALES / language):
        words.has(name)
for key, game in GAMES.items():
    state_shape(game)
    start = game.rules.setup(game.info.min_seats, {option.key: option.default for option in game.info.options})
    for theme in THEMES.values():
        RENDERERS[key].board(game.narration.view(start, None), theme=theme, words=WORDS[DEFAULT])
gc.collect()
gc.freeze()
