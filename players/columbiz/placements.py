"""All placements of a turn with what they lead to, on bits instead of boards: a turn may have five thousand.

Answers for the same shares as the evaluation gives after the rules have placed the discs; tests hold the two together.
"""

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from math import exp
from operator import add, mul, or_
from typing import Final, NamedTuple

from games.columbiz.board import (
    DICE,
    FIELDS,
    LAID_AWAY,
    LINE_POINTS,
    LOWER,
    MOST_DISCS,
    NEED,
    PLACES,
    RAYS,
    prisoners_worth,
)
from games.columbiz.rules import in_round
from games.columbiz.state import State
from players.columbiz.features import COLUMNS, LINES, discs_of, in_column, in_line, plain
from players.columbiz.throws import UNITS

BELOW: Final = tuple(sum(1 << at for at in lower) for lower in LOWER)
SIDES: Final = tuple(
    tuple(tuple(tuple(1 << at for at in ray) for ray in pair) for pair in RAYS[index]) for index in range(len(FIELDS))
)
"""For each field and direction the bits on both sides of it, nearest first."""

NEAR: Final = tuple(sum(ray[0] for pair in sides for ray in pair if ray) for sides in SIDES)
"""The neighbours of each field."""

STAR: Final = tuple(1 << index | sum(sum(map(sum, pair)) for pair in sides) for index, sides in enumerate(SIDES))
"""Each field with all fields in line with it: the only ones that change what a disc on it is worth."""

EVERYWHERE: Final = (1 << len(FIELDS)) - 1
CODES: Final = tuple(need * UNITS[column - 1] for (column, _), need in zip(PLACES, NEED, strict=True))
"""The code of the dice that each field needs."""


class Laid(NamedTuple):
    """Some discs of a turn: their fields as bits and in order, the dice they need, what they bring and lead to.

    `dice` is how many are needed and `code` which ones; `free` are the fields that are free then, `sums` what discs are
    worth to each seat by where they lie.
    """

    bits: int
    order: tuple[int, ...]
    dice: int
    code: int
    points: int
    captives: int
    free: int
    sums: tuple[float, ...]

    @property
    def fields(self) -> tuple[str, ...]:
        """Return where discs were laid, in order."""
        return tuple(FIELDS[index] for index in self.order)


class PlacementChange(NamedTuple):
    """The change by one disc more: the fields it captures, the points of its lines, and what it adds to each sum."""

    taken: int
    points: int
    sums: tuple[float, ...]


class Placements:
    """Finds placements with the weights of an evaluation; keeps what columns and lines are worth."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._plain, self.disc, self._column, self._line = weights[:4], weights[4] / 5, weights[5:8], weights[8:]
        self._columns: dict[tuple[int, int], float] = {}
        self._lines: dict[tuple[int, int, int], float] = {}

    def ranked(self, state: State, seat: int, most: int = MOST_DISCS) -> list[tuple[float, Laid]]:
        """Return all sets of so many fields that some dice allow, with the share they lead to, the best last."""
        ways = _Ways(self, state, seat)
        return sorted((ways.share(laid, len(laid.order)), laid) for laid in ways.all(most))

    def laid_away(self, state: State, seat: int) -> float:
        """Return the share of a seat that cannot place."""
        ways = _Ways(self, state, seat)
        return ways.share(ways.start, min(LAID_AWAY, state.supplies[seat]))

    def plain(self, points: int, prisoners: int, supply: int) -> float:
        """Return what is not asked of where discs lie, weighed."""
        weighed: float = sum(map(mul, self._plain, plain(points, prisoners, supply, 0)))
        return weighed

    def lying(self, own: int, held: int, changed: int) -> float:
        """Return what a seat's discs are worth in the columns and lines with fields that have changed."""
        columns, lines = _touched(changed)
        value = sum(self._in_column(own & bits, held & bits) for bits in columns if own & bits)
        for bits in lines:
            mine = own & bits
            if mine & (mine - 1):
                value += self._in_line(bits, mine, held & bits)
        return value

    def _in_column(self, own: int, held: int) -> float:
        if (value := self._columns.get((own, held))) is None:
            value = self._columns[own, held] = sum(map(mul, self._column, in_column(own, held)))
        return value

    def _in_line(self, bits: int, own: int, held: int) -> float:
        if (value := self._lines.get((bits, own, held))) is None:
            value = self._lines[bits, own, held] = sum(map(mul, self._line, in_line(bits, own, held)))
        return value


class _Ways:
    """The placements of a seat whose turn it is."""

    def __init__(self, placements: Placements, state: State, seat: int) -> None:
        self._placements, self._state, self._seat = placements, state, seat
        self._is_last = is_last(state)
        self._discs = discs_of(state.board, len(state.supplies))
        held = sum(self._discs)
        sums = [placements.disc * own.bit_count() + placements.lying(own, held, EVERYWHERE) for own in self._discs]
        self.start = Laid(0, (), 0, 0, 0, 0, EVERYWHERE & ~held, tuple(sums))
        self._found = {0: self.start}
        self._plain = [self._plain_sum(at) for at in range(len(sums))]
        self._brought: dict[tuple[int, int, int], float] = {}
        self._prey = [below & held & ~self._discs[seat] for below in BELOW]
        self._reach = [STAR[index] | _stars(prey) for index, prey in enumerate(self._prey)]
        self._changes: list[dict[int, PlacementChange]] = [{} for _ in FIELDS]

    def all(self, most: int) -> Iterator[Laid]:
        """Yield all sets of at most so many fields."""
        layer = [self.start]
        for _ in range(min(most, self._state.supplies[self._seat])):
            layer = [more for laid in layer for more in self._one_more(laid)]
            self._found |= {laid.bits: laid for laid in layer}
            yield from layer

    def _one_more(self, laid: Laid) -> Iterator[Laid]:
        """Yield the ways to lay one disc more, on a field before all others: captures come before what they free."""
        bits, free, room = laid.bits, laid.free, DICE - laid.dice
        for index in range((bits & -bits).bit_length() - 1 if bits else len(FIELDS)):
            if NEED[index] <= room and free >> index & 1:
                reach, changes = self._reach[index], self._changes[index]
                key = (bits & reach) << len(FIELDS) | free & reach
                if (change := changes.get(key)) is None:
                    change = changes[key] = self._change(index, bits, EVERYWHERE & ~free)
                yield self._lay(laid, index, change)

    def _lay(self, laid: Laid, index: int, change: PlacementChange) -> Laid:
        """Return the way after a disc on a field."""
        bits, order, dice, code, points, captives, free, sums = laid
        bits, order, free = bits | 1 << index, (*order, index), free & ~(1 << index)
        if change.points:
            points, order = self._in_best_order(bits, order, points + change.points)
        if change.taken:
            captives, free = captives + change.taken.bit_count(), free | change.taken
        sums = tuple(map(add, sums, change.sums))
        return Laid(bits, order, dice + NEED[index], code + CODES[index], points, captives, free, sums)

    def _change(self, index: int, bits: int, held: int) -> PlacementChange:
        """Return what a disc changes after others, when so many fields are held."""
        taken = held & self._prey[index]
        now = held & ~taken | 1 << index
        sums = []
        for at, discs in enumerate(self._discs):
            before = discs | bits if at == self._seat else discs & held & ~bits
            after = before | 1 << index if at == self._seat else before & ~taken
            value = self._placements.lying(after, now, now ^ held) - self._placements.lying(before, held, now ^ held)
            sums.append(value + self._placements.disc * (after.bit_count() - before.bit_count()))
        own = self._discs[self._seat] | bits
        return PlacementChange(taken, line_points(own, index) if own & NEAR[index] else 0, tuple(sums))

    def _in_best_order(self, bits: int, order: tuple[int, ...], points: int) -> tuple[int, tuple[int, ...]]:
        """Return the most points that the discs can bring, and their order for it."""
        best = points, order
        own = self._discs[self._seat] | bits
        for index in order[:-1]:
            if before := self._found.get(bits & ~(1 << index)):
                other = before.points + line_points(own & ~(1 << index), index)
                if other > best[0]:
                    best = other, (*before.order, index)
        return best

    def _plain_sum(self, seat: int, used: int = 0, points: int = 0, captives: int = 0) -> float:
        """Return what is not asked of where discs lie, weighed, when discs of the supply have brought so much."""
        state = self._state
        prisoners, supply = state.prisoners[seat] + captives, state.supplies[seat] - used
        return self._placements.plain(state.points[seat] + points, prisoners, supply)

    def share(self, laid: Laid, used: int) -> float:
        """Return the seat's share after discs that end its turn."""
        state = self._state
        if self._is_last and (state.supplies[self._seat] == used or 0 in state.supplies):
            return self._final(laid)
        sums = list(map(add, laid.sums, self._plain))
        key = (used, laid.points, laid.captives)
        if key not in self._brought:
            self._brought[key] = self._plain_sum(self._seat, *key)
        own = sums[self._seat] = laid.sums[self._seat] + self._brought[key]
        return 1 / sum([exp(other - own) for other in sums])

    def _final(self, laid: Laid) -> float:
        """Return a seat's share of the win when its turn ends the game; who has left has none."""
        state, seat = self._state, self._seat
        totals = [points + prisoners_worth(taken) for points, taken in zip(state.points, state.prisoners, strict=True)]
        totals[seat] = state.points[seat] + laid.points + prisoners_worth(state.prisoners[seat] + laid.captives)
        most = max(total for at, total in enumerate(totals) if at not in state.left)
        winners = [at for at, total in enumerate(totals) if total == most and at not in state.left]
        return (seat in winners) / len(winners)


@cache
def _touched(changed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the columns and lines with fields that have changed."""
    return tuple(bits for bits in COLUMNS if bits & changed), tuple(bits for bits in LINES if bits & changed)


def _stars(bits: int) -> int:
    """Return all fields in line with some."""
    return reduce(or_, (star for index, star in enumerate(STAR) if bits >> index & 1), 0)


def is_last(state: State) -> bool:
    """Tell whether the turn under way is the last one of its round."""
    order = in_round(state)
    return all(seat in state.left for seat in order[order.index(state.to_move) + 1 :])


def line_points(own: int, index: int) -> int:
    """Return the points of the lines that a disc on a field makes with a seat's discs."""
    points = 0
    for pair in SIDES[index]:
        length = 1
        for ray in pair:
            for bit in ray:
                if not own & bit:
                    break
                length += 1
        points += LINE_POINTS.get(length, 0)
    return points
