"""The real bot with forced dice: `SCRIPTED_DICE` holds the values of all draws of a match, from its first one on."""

import asyncio
import os

from bot.logs import set_up_logs
from bot.settings import Settings
from bot.wiring import run
from engine.dice import RecordedChance, ScriptedChance
from engine.facts import MatchId


def scripted(_seed: bytes, _match: MatchId, start: int) -> RecordedChance:
    """Return the dice that are left of the script; a restart goes on where the match stands."""
    script = [int(value) for value in os.environ["SCRIPTED_DICE"].split()]
    return ScriptedChance(script[start:], start=start)


if __name__ == "__main__":
    settings = Settings()
    set_up_logs(settings)
    asyncio.run(run(settings, chance_for=scripted))
