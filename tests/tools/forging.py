"""What those need who forge exported matches in tests: digests made anew, and what tools/verify.py says to it."""

import json
from datetime import datetime

from engine import chain
from tests.tools.plays import Json
from tools import verify


def found(match: Json, *heads: str) -> str:
    """Return everything that is wrong with a match, a line each."""
    log = verify.read(json.dumps(match))
    return "\n".join(verify.faults(log, [verify.head(each) for each in heads]))


def rechained(match: Json) -> None:
    """Let the whole chain hold again."""
    previous = chain.GENESIS
    for seq, row in enumerate(match["facts"], start=1):
        at = chain.microseconds(datetime.fromisoformat(row["at"]))
        row["seq"] = seq
        row["digest"] = previous = verify.link(previous, match["match"], seq, at, verify.canonical(row["fact"]))
    match["head"] = previous
