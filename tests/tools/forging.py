"""Tools for forging exported matches in tests: changes, recomputed digests, and the words of tools/verify."""

import json
from collections.abc import Callable
from copy import deepcopy
from datetime import datetime
from functools import partial
from typing import Any

from engine.log import chain
from engine.log.codec import Games
from games.registry import GAMES
from tests.tools.plays import Json
from tools import verify

Forge = Callable[[Json], None]


def found(match: Json, *heads: str, games: Games = GAMES) -> str:
    """Return everything that is wrong with a match, a line each."""
    log = verify.read(json.dumps(match))
    return "\n".join(verify.faults(log, [verify.head(head) for head in heads], games=games))


def rechained(match: Json) -> None:
    """Let the whole chain hold again."""
    previous = chain.GENESIS
    for seq, row in enumerate(match["facts"], start=1):
        at = chain.microseconds(datetime.fromisoformat(row["at"]))
        row["seq"] = seq
        row["digest"] = previous = verify.link(previous, match["match"], seq, at, verify.canonical(row["fact"]))
    match["head"] = previous


def facts(match: Json, kind: str) -> list[Json]:
    return [row["fact"] for row in match["facts"] if row["fact"]["kind"] == kind]


def at(match: Json, kind: str, which: int = 0) -> int:
    return [place for place, row in enumerate(match["facts"]) if row["fact"]["kind"] == kind][which]


def change(kind: str, path: str, value: Any, match: Json, *, which: int = 0) -> None:
    """Put a value somewhere into a fact of a kind; a function makes it from the one that is there."""
    *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
    place: Any = facts(match, kind)[which]
    for part in way:
        place = place[part]
    new = value(place[last]) if callable(value) else value
    assert new != place[last]
    place[last] = new


def changed(kind: str, path: str, value: Any, *, which: int = 0) -> Forge:
    return partial(change, kind, path, value, which=which)


def other_face(value: int) -> int:
    return value % 6 + 1


def turned(values: list[Any]) -> list[Any]:
    return [*values[1:], values[0]]


def left_out(kind: str, which: int = 0) -> Forge:
    def forge(match: Json) -> None:
        del match["facts"][at(match, kind, which)]

    return forge


def doubled(kind: str, which: int = 0) -> Forge:
    def forge(match: Json) -> None:
        place = at(match, kind, which)
        match["facts"].insert(place, deepcopy(match["facts"][place]))

    return forge


def inserted(after: str, *, which: int = 0, **fact: Any) -> Forge:
    """Return what puts another fact behind the one of a kind."""

    def forge(match: Json) -> None:
        place = at(match, after, which)
        match["facts"].insert(place + 1, {**match["facts"][place], "fact": fact})

    return forge


def both(*forges: Forge) -> Forge:
    """Return what forges in several places."""

    def forge(match: Json) -> None:
        for forge in forges:
            forge(match)

    return forge
