"""Checks an exported match without trusting Fernzug: one file, Python's standard library, no code of the bot.

    python3 verify.py fernzug-k7wq3d9m.json

fairness.md beside this file explains what is computed here.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def commitment(seed: bytes, match: str) -> str:
    """Return the digest that binds to a seed before the first draw."""
    return hashlib.sha256(f"fernzug-seed-v1|{match}|{seed.hex()}".encode()).hexdigest()


def draw(seed: bytes, match: str, number: int, sides: int) -> int:
    """Return the value of one draw, from 1 to sides."""
    for block in count():
        drawn = int.from_bytes(hmac.digest(seed, f"fernzug-draw-v1|{match}|{number}|{block}".encode(), "sha256"))
        if drawn < 2**256 - 2**256 % sides:
            return drawn % sides + 1
    raise AssertionError


def link(previous: str, match: str, seq: int, microseconds: int, body: str) -> str:
    """Return the digest of one row of the log."""
    return hashlib.sha256(f"{previous}\n{match}\n{seq}\n{microseconds}\n{body}".encode()).hexdigest()


def faults(export: dict[str, Any]) -> Iterator[str]:
    """Yield everything in an exported match that does not agree."""
    match, rows = export["match"], export["facts"]
    previous = "0" * 64
    for number, row in enumerate(rows, start=1):
        body = canonical(row["fact"])
        at = (datetime.fromisoformat(row["at"]) - EPOCH) // timedelta(microseconds=1)
        if (row["seq"], row["digest"]) != (number, link(previous, match, number, at, body)):
            yield f"fact {number} does not follow from the ones before it"
        previous = row["digest"]
    facts = [row["fact"] for row in rows]
    if opened := [bytes.fromhex(fact["seed"]) for fact in facts if fact["kind"] == "seed_opened"]:
        yield from _draw_faults(facts, opened[0], match)


def secret_commitment(secret: dict[str, Any], match: str) -> str:
    """Return the digest that binds to a secret before it is opened."""
    hidden = canonical({"action": secret["action"], "draws": secret["draws"]})
    return hashlib.sha256(f"fernzug-secret-v1|{match}|{secret['salt']}|{hidden}".encode()).hexdigest()


def canonical(value: object) -> str:
    """Return the one JSON text of a value that is hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _draw_faults(facts: list[dict[str, Any]], seed: bytes, match: str) -> Iterator[str]:
    opened = {secret["seq"]: secret for fact in facts for secret in fact.get("secrets", ())}
    expected = 0
    for number, fact in enumerate(facts, start=1):
        if fact["kind"] == "match_started" and fact["commitment"] != commitment(seed, match):
            yield f"fact {number}: the seed is not the one that was committed to"
        drawn_here = fact.get("draws", ())
        if fact["kind"] in ("secret_drawn", "secret_taken"):
            secret = opened.pop(number, None)
            if secret is None:
                yield f"fact {number}: the secret was not opened"
                continue
            if secret_commitment(secret, match) != fact["commitment"]:
                yield f"fact {number}: the secret is not the one that was committed to"
            drawn_here = secret["draws"]
            if len(drawn_here) != fact.get("used", 0):
                yield f"fact {number}: the secret has used another number of draws"
        for drawn in drawn_here:
            if (drawn["number"], drawn["value"]) != (expected, draw(seed, match, expected, drawn["sides"])):
                yield f"fact {number}: draw {drawn['number']} is not what the seed gives"
            expected = drawn["number"] + 1
    yield from (f"fact {number} hides nothing, yet something was opened for it" for number in opened)


def main(path: str) -> int:
    """Check a file, say what was found, and return 0 if all agrees."""
    export = json.loads(Path(path).read_text(encoding="utf-8"))
    found = list(faults(export))
    print(*found or ["Everything agrees."], sep="\n")
    if not any(row["fact"]["kind"] == "seed_opened" for row in export["facts"]):
        print("The match is not over: its seed is still secret, so the dice could not be checked yet.")
    print(f"Head of the chain: {export['facts'][-1]['digest'][:8]}. It stands under the last post in the thread.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
