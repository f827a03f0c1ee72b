"""State and actions of Gamwin: frozen values without behaviour.

Places are named by side and number (`L5`, `R9`); `board.py` knows how they lie. Blue is seat 0, Red seat 1.
Everything in this game is public.
"""

from dataclasses import dataclass
from typing import Final, Literal

from games.core import Seat

STONES: Final = 3
"""Stones of each player, and the most that may stand beside a field on one side."""

LONGEST: Final = 20_000
"""Lines and throws in all that make a draw (ruling 9)."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move a stone from place to place: a step, the crossing, or a jump with a pair; the position tells which."""

    kind: Literal["move"]
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Bring a stone in at a number of one's own starting side."""

    kind: Literal["entry"]
    number: int


Step = Move | Entry


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice, all but those that show a kept number; the kept numbers are in descending order."""

    kind: Literal["roll"]
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Waive: the turn goes to the other player."""

    kind: Literal["pass"]


Closing = Roll | Pass


@dataclass(frozen=True, slots=True)
class Line:
    """A player's use of the dice that lie: steps in the order written, then perhaps a throw or a pass."""

    kind: Literal["line"]
    steps: tuple[Step, ...]
    closing: Closing | None


@dataclass(frozen=True, slots=True)
class Die:
    """One thrown die: its name (III, IV or V) and the number that it shows."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice that chance throws, in the order III, IV, V; for the start Blue's three and then Red's."""

    kind: Literal["throw"]
    dice: tuple[Die, ...]


Action = Line | Throw


@dataclass(frozen=True, slots=True)
class Latest:
    """The latest turn with steps, for showing it: whose it is, and from where to where stones went, each way once.

    A source or target that is no place is `off` or `home`; `captured` are the places from which stones went off.
    `turn` is how many turns were finished before.
    """

    seat: Seat
    ways: tuple[tuple[str, str], ...]
    captured: tuple[str, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class State:
    """Everything that is true of a position.

    `stones` holds a text for each place in the order of `board.PLACES`: the stones beside the field from the inner to
    the outer one, `b` for Blue, `r` for Red. `dice` are the numbers that lie, by die (III, IV, V; 0 before the first
    throw), `due` the names of those that chance must throw now, `thrown` of those thrown last. `entered` are the
    numbers of a first throw that are used up. `began` and `thrown_in` are positions in the short form of
    `stones.key`: at the turn's beginning, and all in which the mover has thrown in this turn and which can still
    come back (ruling 5); nothing comes back after an entry, a crossing, a capture or a stone brought home, so there
    are some hundreds at most. `turns` counts finished turns, `quiet` those in a row that changed nothing (ruling 6),
    `actions` all lines and throws (ruling 9). `over` is the code of the end.
    """

    phase: Literal["start", "first", "game"]
    starter: Seat
    to_move: Seat
    stones: tuple[str, ...]
    home: tuple[int, int]
    dice: tuple[int, int, int]
    due: tuple[str, ...]
    thrown: tuple[str, ...]
    entered: tuple[int, ...]
    began: str
    thrown_in: tuple[str, ...]
    turns: int
    quiet: int
    actions: int
    latest: Latest | None
    over: str | None
