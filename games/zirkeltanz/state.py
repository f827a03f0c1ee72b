"""State and actions of Zirkeltanz: frozen values without behaviour.

Circles are named by number and letter (`3a`); whose they are is said by a seat, or in an action by `!` for the
opponent's. Places are whole micro-units. Blue is seat 0, Yellow seat 1. Only the set-up is secret, until both are
ready.
"""

from dataclasses import dataclass
from typing import Final, Literal

from games.core import Seat
from games.zirkeltanz.geometry import Point

BLUE = Seat(0)
YELLOW = Seat(1)
SEATS: Final = (BLUE, YELLOW)

Phase = Literal["setup", "start", "play"]
"""Laying the circles, throwing for who starts, playing."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A number circle on the plane."""

    seat: Seat
    name: str
    x: int
    y: int

    @property
    def at(self) -> Point:
        """Return its centre."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a circle in the set-up."""

    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay circles in the set-up: a whole formation, single circles, or a formation and then changes of it."""

    kind: Literal["lay"]
    formation: str | None
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Ready:
    """Finish one's own set-up, for good."""

    kind: Literal["ready"]


@dataclass(frozen=True, slots=True)
class Move:
    """Lay a circle to another one, the target.

    `circle`, `target` and `second` are named as the mover writes them, with `!` for the opponent's. Either there is a
    `direction` (millionths of a degree, seen from the target) or a `second` thing, which is a circle, `area`, `life` or
    the moved circle itself (the place it leaves), with the side where there are two places. `x` and `y` are the
    centre; they alone say where the circle lies.
    """

    kind: Literal["move"]
    circle: str
    target: str
    direction: int | None
    second: str | None
    side: Literal["<", ">"] | None
    x: int
    y: int

    @property
    def at(self) -> Point:
        """Return the centre."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw by chance: one die each for who starts, Blue's first, later one die when a turn begins."""

    kind: Literal["throw"]
    values: tuple[int, ...]


Action = Lay | Ready | Move | Throw


@dataclass(frozen=True, slots=True)
class LastMove:
    """The latest move, for showing it, with the place that its circle has left."""

    seat: Seat
    move: Move
    old_x: int
    old_y: int


@dataclass(frozen=True, slots=True)
class State:
    """Everything that is true of a position.

    `edition` names the measures. `circles` are those that have been laid, Blue's before Yellow's, by name. `to_move`
    counts once `phase` is play; `thrown` is the value of the die (1-6), 0 while a throw is due. `turns` counts finished
    turns of both players, lost ones too; at `turn_limit` the game is a draw (0: no limit). `over` is the code of the
    end. `is_open` lets everybody see the set-up of both (looking back at a play that is over).
    """

    edition: int
    turn_limit: int
    circles: tuple[Circle, ...]
    ready: tuple[bool, bool]
    phase: Phase
    to_move: Seat
    thrown: int
    turns: int
    last: LastMove | None
    over: str | None
    is_open: bool = False
