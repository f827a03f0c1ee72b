"""Chance that everybody can check: draws made from a seed to which the log commits before the first of them.

The key is the seed, mixed with the entropy that players have added after the commitment. Draw n of a match is
HMAC-SHA256(key, "fernzug-draw-v1|match|n|block") read as a number of 256 bits; numbers in the incomplete last stretch
below 2**256 are skipped by going to the next block, the others taken modulo the sides. So each value is exactly equally
likely (docs/fairness.md).
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Protocol

from engine.ids import MatchId, PersonId
from engine.log.facts.chance import Draw
from games.core import Chance

SEED_BYTES = 32


def new_seed() -> bytes:
    """Return a fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, *, match: MatchId) -> str:
    """Return the digest (64 hexadecimal digits) that is published with the invitation and binds the bot to the seed."""
    return hashlib.sha256(f"fernzug-seed-v1|{match}|{seed.hex()}".encode()).hexdigest()


def digest_of(entropy: str) -> str:
    """Return by what somebody promises a text before showing it."""
    return hashlib.sha256(entropy.encode()).hexdigest()


def key(seed: bytes, *, match: MatchId, entropies: Sequence[tuple[PersonId, str]]) -> bytes:
    """Return what a match draws from: its seed, mixed with who has added what, in the order of the log."""
    if not entropies:
        return seed
    added = json.dumps(
        [{"entropy": entropy, "person": person} for person, entropy in entropies],
        separators=(",", ":"),
        ensure_ascii=False,
    )
    return hmac.digest(seed, f"fernzug-entropy-v1|{match}|{added}".encode(), "sha256")


def value(key: bytes, *, match: MatchId, number: int, sides: int) -> int:
    """Return the value of one draw, from 1 to sides."""
    limit = 2**256 - 2**256 % sides
    for block in count():
        message = f"fernzug-draw-v1|{match}|{number}|{block}".encode()
        drawn = int.from_bytes(hmac.digest(key, message, "sha256"))
        if drawn < limit:
            return drawn % sides + 1
    raise AssertionError


class RecordedChance(Chance, Protocol):
    """Chance that remembers what it gave since it was made."""

    @property
    def draws(self) -> tuple[Draw, ...]:
        """Return the draws so far, in order."""
        ...


class SeededChance:
    """Draws from a key, numbered on from `start`."""

    def __init__(self, key: bytes, *, match: MatchId, start: int) -> None:
        self._key = key
        self._match = match
        self._start = start
        self._draws: list[Draw] = []

    @property
    def draws(self) -> tuple[Draw, ...]:
        """Return the draws so far, in order."""
        return tuple(self._draws)

    def die(self, sides: int) -> int:
        """Return the next value and remember it."""
        number = self._start + len(self._draws)
        drawn = value(self._key, match=self._match, number=number, sides=sides)
        self._draws.append(Draw(number=number, sides=sides, value=drawn))
        return drawn


class ScriptedChance:
    """Gives the values of a script, for tests and for replaying a printed game; fails when the script ends."""

    def __init__(self, script: Iterable[int], *, start: int = 0) -> None:
        self._script: Iterator[int] = iter(script)
        self._start = start
        self._draws: list[Draw] = []

    @property
    def draws(self) -> tuple[Draw, ...]:
        """Return the draws so far, in order."""
        return tuple(self._draws)

    def die(self, sides: int) -> int:
        """Return the next value of the script.

        Raises:
            ValueError: the script is over or its value is not on the die.
        """
        drawn = next(self._script, 0)
        if not 1 <= drawn <= sides:
            raise ValueError(drawn)
        self._draws.append(Draw(number=self._start + len(self._draws), sides=sides, value=drawn))
        return drawn
