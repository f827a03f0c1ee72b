"""State and actions of Confusion: frozen values without behaviour.

Squares are named as printed (`e6`), dice by the letters A-L of their chips, types by the letters a-l, directions as
their owner sees them. Blue is seat 0, Black seat 1. `types` is the one secret.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from games.confusion.kit import Kit
from games.core import Seat

How = Literal["die", "both", "puck"]
"""The moving parts: the die alone (leaving a puck behind), the die with the puck, or the puck alone."""


@dataclass(frozen=True, slots=True)
class Try:
    """Try a move with a die; if the puck alone is to move, `letter` is the die that controls it."""

    kind: Literal["try"]
    letter: str
    how: How
    target: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Claim that a die of one's own is of a type; takes no turn (ruling 6)."""

    kind: Literal["reveal"]
    letter: str
    type: str


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal by chance: for each seat the types of its dice A-L. It carries the kit that the match is played with."""

    kind: Literal["deal"]
    kit: Kit
    types: tuple[str, str]


Action = Try | Reveal | Deal


@dataclass(frozen=True, slots=True)
class Die:
    """Public knowledge of a die: where it stands (None: captured) and what is known about its type.

    `known` are the types, as bits, that what is known about this die alone leaves: answers, promotion, reveal.
    """

    square: str | None
    known: int
    is_promoted: bool = False
    is_revealed: bool = False


Dice = tuple[Die, ...]
"""The dice A-L of one side."""


class Lying(NamedTuple):
    """The places of both sides' dice and of the puck, which is all that some questions about a state depend on."""

    dice: tuple[Dice, Dice]
    puck: str


@dataclass(frozen=True, slots=True)
class LastTry:
    """The latest try, for showing it. `is_allowed` is None in a position that is only hypothetical (`Game.foresee`)."""

    seat: Seat
    action: Try
    source: str
    is_allowed: bool | None
    captured: str | None = None
    is_promoted: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything that is true of a position.

    `types` holds for each seat the type of each of its dice A-L, empty before the deal: nobody may see their own.
    `turns` counts finished turns of both players, passes included, `quiet` those in a row without progress (ruling 4).
    `is_answering`: the player to move has this one turn to take the puck back from an enemy on their base row.
    `over` is the code of the end, `winner` who has won it. `is_open` shows everything to everybody.
    """

    kit: Kit
    types: tuple[str, str]
    dice: tuple[Dice, Dice]
    puck: str
    to_move: Seat
    turns: int = 0
    quiet: int = 0
    is_answering: bool = False
    last: LastTry | None = None
    over: str | None = None
    winner: Seat | None = None
    has_open_sheets: bool = False
    is_open: bool = False
