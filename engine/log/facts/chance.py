"""Facts of chance: what was drawn, and the seed that it was drawn from."""

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue


@dataclass(frozen=True, slots=True)
class Draw:
    """One value that chance gave: its number in the match, the sides, and what came (from 1).

    A number is used again only after a rewind that repeats draws.
    """

    number: int
    sides: int
    value: int


@dataclass(frozen=True, slots=True)
class ChanceDrawn:
    """Dice were thrown or something was shuffled: the action of chance and the draws it was made from."""

    kind: Literal["chance_drawn"]
    action: JsonValue
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class SeedOpened:
    """The seed of all draws (64 hexadecimal digits), so that everybody can check them."""

    kind: Literal["seed_opened"]
    seed: str


ChanceFact = ChanceDrawn | SeedOpened
