"""State and actions of Columbiz: frozen values without behaviour.

Fields are named column/field (`5/3`); `board.py` knows how they lie. Everything in this game is public.
"""

from dataclasses import dataclass
from typing import Literal

from games.columbiz.dice import Dice
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these dice, fewer than eight, and throw the rest; none is kept to throw all again."""

    kind: Literal["keep"]
    dice: Dice


@dataclass(frozen=True, slots=True)
class Stop:
    """Throw no more in this turn."""

    kind: Literal["stop"]


@dataclass(frozen=True, slots=True)
class Place:
    """Place discs on these fields, one after the other, which ends the turn; before the third throw it means a stop."""

    kind: Literal["place"]
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartThrow:
    """One die for each player in seat order; each further round (ruling 1) has one for each who was tied before."""

    kind: Literal["start"]
    rounds: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """The faces that chance throws: all eight dice, later those that were not kept."""

    kind: Literal["throw"]
    dice: Dice


Action = Keep | Stop | Place | StartThrow | Throw


@dataclass(frozen=True, slots=True)
class Captive:
    """A disc that was taken off a field, and whose it was."""

    field: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Line:
    """An unbroken line that scored: its direction (`board.DIRECTIONS`) and its fields, from left or from below."""

    direction: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A disc as it was laid, with what it captured and the lines it scored."""

    field: str
    captives: tuple[Captive, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The latest finished turn, for showing it: the dice that counted, then discs placed or a number laid away."""

    seat: Seat
    dice: Dice
    placed: tuple[Placed, ...]
    laid_away: int


@dataclass(frozen=True, slots=True)
class State:
    """Everything that is true of a position. Tuples by seat unless said otherwise.

    `board` holds one number for each field in the order of `board.FIELDS`: 0 free, else the seat + 1. `points` are
    those of lines. `starter` is None until the starting throw. `dice` are the dice as they lie, ascending; while `due`
    dice must be thrown only those that are kept. `kept` tells which of them were not thrown last. `turns` counts
    finished turns, `rounds` begun ones. `left` lists who has resigned, in that order. `over` is the code of the end.
    """

    board: tuple[int, ...]
    supplies: tuple[int, ...]
    prisoners: tuple[int, ...]
    points: tuple[int, ...]
    starter: Seat | None
    to_move: Seat
    dice: Dice
    kept: Dice
    throws: int
    is_stopped: bool
    due: int
    turns: int
    rounds: int
    left: tuple[Seat, ...]
    last: LastTurn | None
    over: str | None
