"""The work that a file may cost, in proportion to its size: whatever looks at much again and again spends of it."""

from dataclasses import dataclass
from typing import Final

FOR_A_CHARACTER: Final = 64
AT_LEAST: Final = 10**6


class TooMuch(Exception):
    """A file would cost more than honest ones of its size do."""


@dataclass
class Effort:
    """The budget left, in steps of some ten nanoseconds; without a file it has no end."""

    left: float = float("inf")

    @classmethod
    def for_text(cls, text: str) -> "Effort":
        """Return what a file may cost."""
        return cls(AT_LEAST + FOR_A_CHARACTER * len(text))

    def spend(self, steps: int) -> None:
        """Take some of it away.

        Raises:
            TooMuch: nothing is left.
        """
        self.left -= steps
        if self.left < 0:
            raise TooMuch("to check it would take more than a file of its size is worth")
