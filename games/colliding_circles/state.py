"""State and actions of Colliding Circles: frozen values without behaviour.

Fields are named as printed (`C6`), circles by their centre (`CD6`); `board.py` knows how they lie. Red is seat 0,
Black seat 1. Everything in this game is public.
"""

from dataclasses import dataclass
from typing import Literal

from games.core import Seat


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """Move a die to a free field, where it shows `value` (1-6)."""

    kind: Literal["manoeuvre"]
    source: str
    target: str
    value: int


@dataclass(frozen=True, slots=True)
class Placement:
    """Put a die of the hand that shows `value` on a free field."""

    kind: Literal["placement"]
    value: int
    field: str


@dataclass(frozen=True, slots=True)
class Rethrow:
    """Throw a die of the hand that shows `value` again, at the end of the turn."""

    kind: Literal["rethrow"]
    value: int


Step = Manoeuvre | Placement | Rethrow


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions of a player in one turn, in the order written; no step at all is a pass."""

    kind: Literal["turn"]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice that chance throws: Red's five and Black's five at the start, later a rethrow, then replacements."""

    kind: Literal["throw"]
    values: tuple[int, ...]


Action = Turn | Throw


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The latest turn, for showing it: each manoeuvre with the fields it went over (start and target excluded)."""

    seat: Seat
    turn: Turn
    ways: tuple[tuple[str, ...], ...]
    thrown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything that is true of a position.

    `dice` holds one number for each field in the order of `board.FIELDS`: 0 free, +n a red die showing n, -n a black
    one. `hands` are in descending order. `due` counts the dice that chance must throw now. `turns` counts finished
    turns of both players, `quiet` those in a row without a placement (ruling 1). `over` is the code of the end.
    """

    dice: tuple[int, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    pools: tuple[int, int]
    to_move: Seat
    turns: int
    quiet: int
    due: int
    last: LastTurn | None
    over: str | None
