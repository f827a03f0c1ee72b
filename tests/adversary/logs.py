"""The lowest level of logging, read by somebody who wants what is secret.

A success is a token, a seed, a key, a sealed text or a die that only one player may know, in a line of the log.
"""

import contextlib
import io
import json
import tempfile
from pathlib import Path

from bot.operations.logs import blotted
from tests.adversary.campaign import Attack
from tests.bot.operations.test_logs import SECRET, quoted_by_libraries
from tests.stories.test_logs import played_at_debug


async def attack(attack: Attack) -> None:
    """Read what libraries quote; in the long form also what a whole match of Confusion has left in the log."""
    for said in quoted_by_libraries():
        for line in (said, json.dumps(said), repr(said)):
            told = blotted(line, ())
            attack.tally.note("what libraries quote", has_succeeded=SECRET in told, how=told)
    if not attack.is_long:
        return
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        secrets, log = await played_at_debug(Path(folder))
    for secret in secrets:
        attack.tally.note("secrets of a match at debug", has_succeeded=secret in log, how=secret)
