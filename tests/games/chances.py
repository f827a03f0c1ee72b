"""Chances for tests: scripted, seeded, or always the same value."""

import random
from collections.abc import Iterable


class Script:
    """Throw the given values, in order; running out of them is an error in the test."""

    def __init__(self, values: Iterable[int]) -> None:
        self._values = iter(values)

    def die(self, sides: int) -> int:
        value = next(self._values)
        assert 1 <= value <= sides
        return value


class Seeded:
    """Throw what a seeded generator gives."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def die(self, sides: int) -> int:
        return self._random.randint(1, sides)
