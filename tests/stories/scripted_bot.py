"""The real bot as stories need it: with forced dice, or with a clock that can be put forward.

`SCRIPTED_DICE` holds the values of all draws of a match, from its first one on. `CLOCK` names a file that holds by how
many seconds the bot's clock is ahead; the bot looks at what is due several times a second then, so nobody has to wait.
"""

import asyncio
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.logs import set_up_logs
from bot.settings import Settings
from bot.wiring import run
from engine.dice import RecordedChance, ScriptedChance
from engine.facts import MatchId

PAUSE_SECONDS = 0.1


def scripted(_seed: bytes, _match: MatchId, start: int) -> RecordedChance:
    """Return the dice that are left of the script; a restart goes on where the match stands."""
    script = [int(value) for value in os.environ["SCRIPTED_DICE"].split()]
    return ScriptedChance(script[start:], start=start)


def ahead() -> datetime:
    """Return the time on the clock that stories put forward."""
    return datetime.now(UTC) + timedelta(seconds=float(Path(os.environ["CLOCK"]).read_text(encoding="utf-8")))


def parts() -> dict[str, Any]:
    """Return what the story wants to be another than in the real bot."""
    dice = {"chance_for": scripted} if os.environ.get("SCRIPTED_DICE") else {}
    clock = {"now": ahead, "pause": PAUSE_SECONDS} if os.environ.get("CLOCK") else {}
    return {**dice, **clock}


if __name__ == "__main__":
    settings = Settings()
    set_up_logs(settings)
    asyncio.run(run(settings, **parts()))
