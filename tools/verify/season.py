"""An exported season: its chain, the seed that it was bound to, and the draw of its divisions.

Tables are not made again here: all that they are made from stands in the file beside them as plain JSON.
"""

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tools.verify.proofs import commitment, dealt, draw, link

FORMAT: Final = "fernzug-season"
GENESIS: Final = "0" * 64
AWAY: Final = 0.933
"""What each season away leaves of somebody's standing."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
DAMAGED: Final = (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, OverflowError)
Json = dict[str, Any]


def is_season(text: str) -> bool:
    """Tell whether a text is meant as an exported season."""
    return f'"format": "{FORMAT}"' in text[:200]


def faults(text: str) -> Iterator[str]:
    """Yield what does not agree in an exported season, nothing if all is well."""
    try:
        file = json.loads(text)
        rows = [{**row, "fact": json.loads(row["fact"]), "body": row["fact"]} for row in file["log"]]
        yield from list(_faults(file, rows))
    except DAMAGED as error:
        yield f"its log is damaged ({type(error).__name__})"


def _faults(file: Json, rows: Sequence[Json]) -> Iterator[str]:
    season, previous = file["season"], GENESIS
    for seq, row in enumerate(rows, start=1):
        microseconds = (datetime.fromisoformat(row["at"]) - EPOCH) // timedelta(microseconds=1)
        if row["seq"] != seq or link(previous, season, seq, microseconds, row["body"]) != row["digest"]:
            yield f"fact {seq} does not follow on the one before it, or was changed"
            return
        previous = row["digest"]
    if file["head"] != previous:
        yield "the head of the file is not that of its log"
    yield from _draw_faults(season, [row["fact"] for row in rows])


def _draw_faults(season: str, facts: Sequence[Json]) -> Iterator[str]:
    """Yield what in the draw is not as the seed has it."""
    opened = next((fact for fact in facts if fact["kind"] == "season_seed_opened"), None)
    if facts[0]["kind"] != "season_founded" or opened is None:
        return
    seed = bytes.fromhex(opened["seed"])
    if facts[0]["commitment"] != commitment(seed, season):
        yield "the season was not bound to the seed that was opened"
    entrants: set[int] = set()
    for fact in facts:
        match fact["kind"]:
            case "entrant_signed_up":
                entrants.add(fact["entrant"])
            case "entrant_signed_off":
                entrants.discard(fact["entrant"])
            case "divisions_drawn":
                yield from _lot_faults(season, seed, sorted(entrants), fact)
            case _:
                pass


def _lot_faults(season: str, seed: bytes, entrants: Sequence[int], fact: Json) -> Iterator[str]:
    sides = range(len(entrants), 1, -1)
    values = [draw(seed, season, number, side) for number, side in enumerate(sides)]
    expected = [{"number": at, "sides": side, "value": values[at]} for at, side in enumerate(sides)]
    if fact["draws"] != expected or fact["lots"] != dealt(entrants, values):
        yield "the lots are not drawn as the seed has them"
    drawn = [one for group in fact["divisions"] for one in group]
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(entrants):
        yield "somebody is in a division twice, or has not signed up"
    elif fact.get("records") is not None and drawn != _divided(fact)[: len(drawn)]:
        yield "the divisions do not follow from what people have brought and from the lots"


def _divided(fact: Json) -> list[int]:
    """Return entrants as divisions take them: by the division earned and the standing, then by rating, then by lot."""

    def rank(one: Json) -> tuple[float, ...]:
        lot = fact["lots"].index(one["entrant"])
        if one["division"] is None:
            return (1, 0, 0, -one["rating"], lot)
        weight = AWAY ** one["away"]
        return (0, one["division"] / weight, -(one["of"] - one["order"]) / one["of"] * weight, -one["rating"], lot)

    return [one["entrant"] for one in sorted(fact["records"], key=rank)]
