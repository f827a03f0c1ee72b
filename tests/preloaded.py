"""Imported once by the process that bots are forked from: everything that some bot of a test needs, but for
the main programs themselves, which are run."""

import gc

import sandbox.process.launcher  # noqa: F401
from bot import wiring  # noqa: F401
from bot.i18n import load_words
from bot.operations import logs, maintenance  # noqa: F401
from tests.engine import lockbox  # noqa: F401
from tests.secrets import lockbox_renderer, lockbox_words  # noqa: F401

load_words()
gc.collect()
gc.freeze()
