"""Features of a position of Colliding Circles: points, the promise of each open circle, and their tuned worth.

All are from Red's side: with colours exchanged each changes its sign. The weights come from `weights.json`, which the
tuning program makes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from games.colliding_circles.board import BLACK, RED
from games.colliding_circles.dice import HIGH_TO_LOW, NEXT_TO, POINTS, SIX_OF, kind_of
from games.colliding_circles.state import State
from games.core import Seat
from players.colliding_circles.cells import CIRCLE_COUNT, FREE, Cells, Six, cells_of
from players.evaluation import Features, Rows

LEADS: Final = (1, 3, 5, 8)
"""Leads in pips, each clearer than the one before: more pips own a circle, no matter who completes it."""

WOLVES: Final = frozenset(
    tuple((first + turn * place) % 6 + 1 for place in range(6)) for first in range(6) for turn in (1, -1)
)
FOXES: Final = frozenset((value, other) * 3 for value in range(1, 7) for other in NEXT_TO[value])
"""The values around a circle, in their order, that make a wolf and a fox."""

FREE_FIELDS: Final = range(1, 6)

PROMISES: Final = tuple(f"promise_{free}" for free in FREE_FIELDS)
"""The points that an open circle with so many free fields may still bring, by how clearly one colour leads in it."""

ALONE: Final = ("tempo", "points", "hand")
"""Being to move, the points (the other one's manoeuvres cannot touch them), the pips in hand, which win circles."""

LAST: Final = ("mover_last", "other_last")
"""The gain of closing a circle for the mover, or for the other; it grows with the values that would close it."""

NAMES: Final = (*ALONE, *PROMISES, *LAST, "pair")
"""`pair` are circles in which two dice are missing, for who is to move: both may be laid in one turn."""

PLACE: Final = {name: place for place, name in enumerate(NAMES)}

VALUES_EACH: Final = 3
"""The most values that fit a field: those of one parity."""

LEFT: Final = 0.05
"""How much the dice may still change when the board is all but full, as a part of what it may change at the start."""

AVERAGE: Final = 3.5
"""The average value of a die that is still to be thrown."""

Found = tuple[tuple[int, float], ...]
"""The features present, by their place in `NAMES`, and their amounts."""
KEPT: Final = 1 << 15
"""How many circles' worth is remembered."""


def of_circle(six: Six, mover: int) -> tuple[Found, int]:
    """Return the features of a circle and the points it has brought, from Red's side.

    `mover` is 1 if Red is to move next, -1 if Black is. A circle with a field on which nothing fits promises nothing.
    """
    free = [cell for cell in six if cell >= FREE]
    lead = sum(cell for cell in six if cell < FREE)
    if not free:
        points = POINTS[kind_of([abs(die) for die in six])]
        return (), points if lead > 0 else -points
    if len(free) > max(FREE_FIELDS) or FREE in free:
        return (), 0
    worth = POINTS[best_kind(six)]
    clear = sum(abs(lead) >= least for least in LEADS) / len(LEADS)
    found = [(PLACE[f"promise_{len(free)}"], worth * (clear if lead > 0 else -clear))]
    if len(free) == 1:
        found += _last(six, lead, mover)
    elif len(free) == 2:
        found.append((PLACE["pair"], float(mover * worth)))
    return tuple(found), 0


def _last(six: Six, lead: int, mover: int) -> list[tuple[int, float]]:
    """Return what closing a circle brings to who does it, for both, by how many values would do it."""
    place = next(place for place, cell in enumerate(six) if cell >= FREE)
    values = HIGH_TO_LOW[six[place] - FREE]
    found = []
    for whose, sign in (("mover", mover), ("other", -mover)):
        best = max(sign * closed(six, place, sign * value, lead) for value in values)
        found.append((PLACE[f"{whose}_last"], sign * best * len(values) / VALUES_EACH))
    return found


def closed(six: Six, place: int, die: int, lead: int) -> int:
    """Return the points, from Red's side, that a circle brings once a die lies on its last free field."""
    values = [abs(cell) for cell in six]
    values[place] = abs(die)
    points = POINTS[kind_of(values)]
    return points if lead + die > 0 else -points


def best_kind(six: Six) -> str:
    """Return the best that an open circle may still become, with what fits on its free fields."""
    for kind, patterns in (("wolf", WOLVES), ("fox", FOXES)):
        if any(_agrees(six, pattern) for pattern in patterns):
            return kind
    return "goose"


def _agrees(six: Six, pattern: Six) -> bool:
    return all(
        cell - FREE >> value & 1 if cell >= FREE else abs(cell) == value
        for cell, value in zip(six, pattern, strict=True)
    )


def certainty(cells: Cells) -> float:
    """Return how much more everything says about the end than at the start, as fewer fields are left to be taken.

    What is left to happen spreads the final score by the square root of how much is left.
    """
    free = sum(cell >= FREE for cell in cells)
    return 1 / sqrt(free / len(cells) + LEFT)


def points_of(cells: Cells) -> int:
    """Return the points on a board, Red's less Black's."""
    return sum(of_circle(SIX_OF[circle](cells), 1)[1] for circle in range(CIRCLE_COUNT))


def counted(state: State) -> Rows:
    """Return the features of each seat; Black's are Red's with other signs."""
    cells, mover = cells_of(state.dice), 1 if next_seat(state) == RED else -1
    row = [0.0] * len(NAMES)
    points = 0
    for circle in range(CIRCLE_COUNT):
        found, won = of_circle(SIX_OF[circle](cells), mover)
        points += won
        for place, amount in found:
            row[place] += amount
    row[: len(ALONE)] = (mover, points, _pips(state, RED) - _pips(state, BLACK))
    sure = certainty(cells)
    return [sure * weight for weight in row], [-sure * weight for weight in row]


def next_seat(state: State) -> Seat:
    """Return who is to move, or will be once the dice that are due have fallen; Red opens."""
    if state.due and state.last:
        return BLACK if state.to_move == RED else RED
    return state.to_move


def _pips(state: State, seat: Seat) -> float:
    due = state.due if state.last and seat == state.to_move else 0
    return (sum(state.hands[seat]) + AVERAGE * due) / 10


GUESSED: Final = {
    "tempo": 0.0,
    "points": 0.4,
    "hand": 0.1,
    **{f"promise_{free}": 0.15 * (6 - free) ** 2 / 36 for free in FREE_FIELDS},
    "mover_last": 0.12,
    "other_last": 0.08,
    "pair": 0.02,
}
"""The weights from which tuning starts: a promise is worth what it may bring, the nearer the more."""

FEATURES: Final = Features(GUESSED, counted)


@dataclass(frozen=True, slots=True)
class Scale:
    """The worth of things to Red: a circle when 1 (Red) or -1 (Black) is to move next, and a pip of the own hand."""

    circle: Callable[[Six, int], float]
    pip: float


def scale_of(weights: Sequence[float]) -> Scale:
    """Return the scale of tuned weights; `certainty` is left out, as it is the same for all turns."""

    @lru_cache(maxsize=KEPT)
    def circle(six: Six, mover: int) -> float:
        found, points = of_circle(six, mover)
        return sum([weights[place] * amount for place, amount in found]) + weights[PLACE["points"]] * points

    return Scale(circle, weights[PLACE["hand"]] / 10)
