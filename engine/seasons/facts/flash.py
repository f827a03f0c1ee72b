"""The fact of flash groups beside those of all seasons."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class WaitTold:
    """Those who have long waited for a group are told how many people wait, of how many that it needs."""

    kind: Literal["wait_told"]
    waiting: int
    size: int
