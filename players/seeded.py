"""Luck made from a seed, for computer players: the same seed gives the same throws."""

import hmac


class SeededLuck:
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
