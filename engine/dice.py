"""Chance that everybody can check: draws made from a seed to which the log commits before the first of them.

Draw n of a match is HMAC-SHA256(key = seed, "fernzug-draw-v1|match|n|block") read as a number of 256 bits; numbers in
the incomplete last stretch below 2**256 are skipped by going to the next block, the others taken modulo the sides. So
each value is exactly equally likely (docs/fairness.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Protocol

from engine.facts import Draw, MatchId
from games.core import Chance

SEED_BYTES = 32


def new_seed() -> bytes:
    """Return a fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, *, match: MatchId) -> str:
    """Return the digest (64 hexadecimal digits) that is published at the start and binds the bot to the seed."""
    return hashlib.sha256(f"fernzug-seed-v1|{match}|{seed.hex()}".encode()).hexdigest()


def value(seed: bytes, *, match: MatchId, number: int, sides: int) -> int:
    """Return the value of one draw, from 1 to sides."""
    limit = 2**256 - 2**256 % sides
    for block in count():
        message = f"fernzug-draw-v1|{match}|{number}|{block}".encode()
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256"))
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
    """Draws from a seed, numbered on from `start`."""

    def __init__(self, seed: bytes, *, match: MatchId, start: int) -> None:
        self._seed = seed
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
        drawn = value(self._seed, match=self._match, number=number, sides=sides)
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
