"""The definitions of docs/fairness.md, computed: digests, draws, salts, shuffles. It shares no code with the bot."""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any


def commitment(seed: bytes, match: str) -> str:
    """Return the digest that binds to a seed before the first draw."""
    return hashlib.sha256(f"fernzug-seed-v1|{match}|{seed.hex()}".encode()).hexdigest()


def digest_of(entropy: str) -> str:
    """Return by what a player promises a text."""
    return hashlib.sha256(entropy.encode()).hexdigest()


def key(seed: bytes, match: str, entropies: Sequence[tuple[int, str]]) -> bytes:
    """Return what all is drawn from: the seed, mixed with what players have added, in the order of the log."""
    if not entropies:
        return seed
    added = canonical([{"entropy": entropy, "person": person} for person, entropy in entropies])
    return hmac.digest(seed, f"fernzug-entropy-v1|{match}|{added}".encode(), "sha256")


def draw(key: bytes, match: str, number: int, sides: int) -> int:
    """Return the value of one draw, from 1 to sides."""
    if not 0 < sides <= 2**256:
        raise ValueError(f"a die with {sides} sides")
    for block in count():
        drawn = int.from_bytes(hmac.digest(key, f"fernzug-draw-v1|{match}|{number}|{block}".encode(), "sha256"))
        if drawn < 2**256 - 2**256 % sides:
            return drawn % sides + 1
    raise AssertionError


def salt(key: bytes, match: str, number: int) -> str:
    """Return the salt of a match's secret, counted from 0."""
    return hmac.digest(key, f"fernzug-salt-v1|{match}|{number}".encode(), "sha256").hex()


def secret_commitment(secret: Mapping[str, Any], match: str) -> str:
    """Return the digest that binds to a secret before it is opened."""
    hidden = canonical({"action": secret["action"], "draws": secret["draws"]})
    return hashlib.sha256(f"fernzug-secret-v1|{match}|{secret['salt']}|{hidden}".encode()).hexdigest()


def link(previous: str, match: str, seq: int, microseconds: int, body: str) -> str:
    """Return the digest of one row of the log."""
    return hashlib.sha256(f"{previous}\n{match}\n{seq}\n{microseconds}\n{body}".encode()).hexdigest()


def canonical(value: object) -> str:
    """Return the one JSON text of a value that is hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def dealt(persons: Sequence[int], values: Iterable[int]) -> list[int]:
    """Return a shuffle: from the last place down each is swapped with the place that was drawn (Fisher and Yates)."""
    order, drawn = list(persons), iter(values)
    for last in range(len(order) - 1, 0, -1):
        other = next(drawn, 1) - 1
        order[last], order[other] = order[other], order[last]
    return order
