"""Imported once by the process that bots are forked from: everything that some bot of a test needs, the words parsed,
but for the main programs themselves, which are run."""

import gc

import sandbox.process.launcher  # noqa: F401
import tests.forking  # noqa: F401
from bot.i18n import LOCALES, load_words, sources
from bot.operations import logs, maintenance, running  # noqa: F401
from tests.engine import lockbox  # noqa: F401
from tests.secrets import lockbox_renderer, lockbox_words  # noqa: F401

for language, words in load_words().items():
    for name in sources(LOCALES / language):
        words.has(name)
gc.collect()
gc.freeze()
