"""The best placements for the dice that lie, on bits instead of boards: decisions about dice need hundreds of them.

Answers for the same shares as the evaluation gives after the rules have placed the discs; tests hold the two together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Final

from games.columbiz.board import FIELDS, LINE_POINTS, LOWER, MOST_DISCS, NEED, PLACES, RAYS, prisoners_worth
from games.columbiz.rules import in_round
from games.columbiz.state import State
from players.columbiz.features import COLUMNS, LINES, discs_of, in_column, in_line, plain

WIDTH: Final = 6
"""So many ways are gone on with after each disc; the fields are what counts, of their orders the best is taken."""

BELOW: Final = tuple(sum(1 << each for each in lower) for lower in LOWER)
SIDES: Final = tuple(
    tuple(tuple(tuple(1 << each for each in ray) for ray in pair) for pair in RAYS[index])
    for index in range(len(FIELDS))
)
"""For each field and direction the bits on both sides of it, nearest first."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A turn after some discs: what each seat has on the board, the mover's new points and captives, the dice left."""

    discs: tuple[int, ...]
    points: int
    captives: int
    faces: tuple[int, ...]
    order: tuple[int, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        """Return where discs were laid, in order."""
        return tuple(FIELDS[index] for index in self.order)


class Placements:
    """Finds placements with the weights of an evaluation; keeps what columns and lines are worth."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._plain, self._column, self._line = weights[:5], weights[5:8], weights[8:]
        self._columns: dict[tuple[int, int], float] = {}
        self._lines: dict[tuple[int, int, int], float] = {}

    def best(self, state: State, seat: int, faces: tuple[int, ...]) -> tuple[float, Laid | None]:
        """Return the share that the best placements lead to, and these; the share of the state if none are possible."""
        start = Laid(discs_of(state.board, len(state.supplies)), 0, 0, faces)
        last = is_last(state)
        best: tuple[float, Laid | None] = (-1.0, None)
        layer = [start]
        for _ in range(min(MOST_DISCS, state.supplies[seat])):
            found: dict[int, Laid] = {}
            for laid in layer:
                _lay_more(laid, seat, found)
            ranked = sorted(((self.share(state, seat, laid, last), laid) for laid in found.values()), key=_worth)
            if ranked and ranked[0][0] > best[0]:
                best = ranked[0]
            layer = [laid for _, laid in ranked[:WIDTH]]
        return (self.share(state, seat, start, last), None) if best[1] is None else best

    def share(self, state: State, seat: int, laid: Laid, last: bool) -> float:  # noqa: FBT001 - asked very often
        """Return a seat's share after discs that end its turn, the last one of a round or not."""
        supplies = list(state.supplies)
        supplies[seat] -= len(laid.order)
        if last and 0 in supplies:
            return self._final(state, seat, laid)
        held = sum(laid.discs)
        sums = []
        for at, own in enumerate(laid.discs):
            more, taken = (laid.points, laid.captives) if at == seat else (0, 0)
            row = plain(state.points[at] + more, state.prisoners[at] + taken, supplies[at], own.bit_count())
            sums.append(sum(map(mul, self._plain, row)) + self._lying(own, held))
        own_sum = sums[seat]
        return 1 / sum(exp(each - own_sum) for each in sums)

    def _final(self, state: State, seat: int, laid: Laid) -> float:
        """Return a seat's share of the win when its turn ends the game; who has left has none."""
        totals = [points + prisoners_worth(taken) for points, taken in zip(state.points, state.prisoners, strict=True)]
        totals[seat] = state.points[seat] + laid.points + prisoners_worth(state.prisoners[seat] + laid.captives)
        most = max(total for at, total in enumerate(totals) if at not in state.left)
        winners = [at for at, total in enumerate(totals) if total == most and at not in state.left]
        return (seat in winners) / len(winners)

    def _lying(self, own: int, held: int) -> float:
        """Return what discs are worth by where they lie."""
        found = 0.0
        columns, lines = self._columns, self._lines
        for bits in COLUMNS:
            if mine := own & bits:
                column = (mine, held & bits)
                if (value := columns.get(column)) is None:
                    value = columns[column] = sum(map(mul, self._column, in_column(*column)))
                found += value
        for bits in LINES:
            mine = own & bits
            if mine & (mine - 1):
                line = (bits, mine, held & bits)
                if (value := lines.get(line)) is None:
                    value = lines[line] = sum(map(mul, self._line, in_line(*line)))
                found += value
        return found


def _worth(one: tuple[float, Laid]) -> float:
    return -one[0]


def is_last(state: State) -> bool:
    """Tell whether the turn under way is the last one of its round."""
    order = in_round(state)
    return all(seat in state.left for seat in order[order.index(state.to_move) + 1 :])


def _lay_more(laid: Laid, seat: int, found: dict[int, Laid]) -> None:
    """Add the ways to lay one disc more, by the fields of the turn; of several orders the one with the most points."""
    held = sum(laid.discs)
    done = sum(1 << index for index in laid.order)
    for index, need in enumerate(NEED):
        if laid.faces[PLACES[index][0] - 1] >= need and not held >> index & 1:
            more = lay(laid, seat, index)
            fields = done | 1 << index
            if fields not in found or more.points > found[fields].points:
                found[fields] = more


def lay(laid: Laid, seat: int, index: int) -> Laid:
    """Return the turn after a disc on a free field: it captures, and then its lines are counted."""
    below, own = BELOW[index], laid.discs[seat]
    discs = tuple(each if at == seat else each & ~below for at, each in enumerate(laid.discs))
    captives = sum(laid.discs) - sum(discs)
    own |= 1 << index
    points = 0
    for pair in SIDES[index]:
        length = 1
        for ray in pair:
            for bit in ray:
                if not own & bit:
                    break
                length += 1
        points += LINE_POINTS.get(length, 0)
    face = PLACES[index][0] - 1
    return Laid(
        (*discs[:seat], own, *discs[seat + 1 :]),
        laid.points + points,
        laid.captives + captives.bit_count(),
        (*laid.faces[:face], laid.faces[face] - NEED[index], *laid.faces[face + 1 :]),
        (*laid.order, index),
    )
