"""Random numbers for computer players, quick to draw; nobody else may have to trust them."""

import hmac
from typing import Final

from games.core import Chance

SEEDS: Final = 2**32
"""Number of different sequences."""

_WORD: Final = 2**64 - 1


class Rng:
    """A `Chance` that goes on from a number for ever: splitmix64 (Steele, Lea, Flood 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def die(self, sides: int) -> int:
        """Return the next value, from 1 to sides, as uniformly as 64 bits allow."""
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((mixed ^ (mixed >> 31)) >> 11) % sides + 1


def seed_from(chance: Chance) -> int:
    """Return a seed that one draw from a chance gives; `rng_of` makes any number of generators of it."""
    return chance.die(SEEDS)


def rng_of(seed: int, number: int) -> Rng:
    """Return the rng of a sample: the same for every candidate that is tried with it, different for each sample."""
    return Rng((seed << 32) + number * 0x632BE5AB)


class SeededRng:
    """Throws that follow from a seed; a `games.core.Chance`.

    Throw n is HMAC-SHA256(seed, "fernzug-luck-v1|n"), its first 64 bits modulo the sides: what is lost of evenness is
    less than one part in 10^17.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._count = 0

    def die(self, sides: int) -> int:
        """Return the next throw, from 1 to sides."""
        drawn = hmac.digest(self._seed, f"fernzug-luck-v1|{self._count}".encode(), "sha256")
        self._count += 1
        return int.from_bytes(drawn[:8]) % sides + 1
