"""Good turns of a position: a beam over manoeuvre, first and second step, each judged by what the circles promise.

Answers for a short list of turns out of hundreds of thousands. Must not know chance: a die that is still to be thrown
counts as the average of its values.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, NamedTuple

from games.colliding_circles.board import INDEX, QUIET_LIMIT, RED
from games.colliding_circles.dice import HIGH_TO_LOW, SIX_OF, as_bits, signed
from games.colliding_circles.state import Manoeuvre, Placement, Rethrow, State, Step
from games.colliding_circles.turn import PLACEMENT, RETHROW, Hand, manoeuvres, without
from games.core import Seat
from players.colliding_circles.cells import (
    AROUND_OF,
    CIRCLE_COUNT,
    FREE,
    Cells,
    cells_of,
    fitting_now,
    is_closed,
    laid,
    moved,
)
from players.colliding_circles.features import AVERAGE, Scale, points_of

WON: Final = 1000.0
"""The worth of an end to the winner, beyond every promise."""


@dataclass(frozen=True, slots=True)
class Width:
    """How many first placements are gone on from: the best of each manoeuvre (and of none), and of these the best."""

    each: int
    all: int


class Position(NamedTuple):
    """A position in which a seat is to move."""

    cells: Cells
    seat: Seat
    hands: tuple[Hand, Hand]
    pools: tuple[int, int]
    quiet: int
    is_opening: bool


class BeamLine(NamedTuple):
    """A turn under way or done: what the board is worth to the mover, how it came about, what is left of the hand."""

    worth: float
    steps: tuple[Step, ...]
    cells: Cells
    hand: Hand
    is_over: bool = False


def position_of(state: State) -> Position:
    """Return the position of a state in which a seat is to move."""
    return Position(
        cells_of(state.dice), state.to_move, state.hands, state.pools, state.quiet, is_opening=not state.turns
    )


def dice_of(cells: Cells) -> tuple[int, ...]:
    """Return the dice on a board."""
    return tuple([cell if cell < FREE else 0 for cell in cells])


def has_placed(line: BeamLine) -> bool:
    """Tell whether a die is placed in a turn."""
    return any(step.kind == "placement" for step in line.steps)


_worth_of = attrgetter("worth")


class Beam:
    """The turns of a position that are worth a look, best first."""

    def __init__(self, position: Position, scale: Scale) -> None:
        self._position = position
        self.scale = scale
        self._sign = 1 if position.seat == RED else -1
        self._hand, self._pool = position.hands[position.seat], position.pools[position.seat]

    def lines(self, width: Width) -> list[BeamLine]:
        """Return finished turns, best first."""
        found = [self._finished(line) for line in self._all(width)]
        found.sort(key=_worth_of, reverse=True)
        return found

    def line_of(self, steps: Sequence[Step]) -> BeamLine:
        """Return a legal turn, judged as `lines` judges."""
        line = self._begun()
        for step in steps:
            match step:
                case Manoeuvre():
                    line = self._after_manoeuvre(line, step, INDEX[step.source], INDEX[step.target])
                case Placement():
                    line = self._after_placement(line, INDEX[step.field], step.value)
                case Rethrow():
                    line = line._replace(steps=(*line.steps, step), hand=without(line.hand, step.value))
        return self._finished(line)

    def after(self, line: BeamLine) -> Position:
        """Return the position in which the other answers a turn; what will be thrown for it has not fallen."""
        position, seat = self._position, self._position.seat
        hands = (line.hand, position.hands[1]) if seat == RED else (position.hands[0], line.hand)
        quiet = 0 if has_placed(line) else position.quiet + 1
        return Position(line.cells, Seat(1 - seat), hands, position.pools, quiet, is_opening=False)

    def held(self, line: BeamLine) -> float:
        """Return what the hand after a turn is worth, dice that are still to be thrown counted as the average."""
        used = len(self._hand) - len(line.hand)
        if self._pool < used:
            is_rethrow = line.steps[-1].kind == "rethrow"
            used = min(used - is_rethrow, self._pool) + is_rethrow
        return self.scale.pip * (sum(line.hand) + AVERAGE * used)

    def _begun(self) -> BeamLine:
        cells = self._position.cells
        return BeamLine(self._worth(cells, range(CIRCLE_COUNT)), (), cells, self._hand)

    def _all(self, width: Width) -> Iterator[BeamLine]:
        begun = self._begun()
        if self._position.is_opening:
            yield from self._placed(begun)
            return
        gone_on: list[BeamLine] = []
        for line in (begun, *self._moved(begun)):
            firsts = sorted(self._placed(line), key=_worth_of, reverse=True)
            gone_on += firsts[: width.each]
            yield line
            yield from firsts
            yield from self._rethrown(line)
        gone_on.sort(key=_worth_of, reverse=True)
        for line in gone_on[: width.all]:
            if not line.is_over:
                yield from self._placed(line)
                yield from self._rethrown(line)

    def _worth(self, cells: Cells, circles: Sequence[int]) -> float:
        """Return what circles are worth to the mover when the turn is over and the other is to move."""
        circle, after = self.scale.circle, -self._sign
        return self._sign * sum([circle(SIX_OF[index](cells), after) for index in circles])

    def _moved(self, begun: BeamLine) -> Iterator[BeamLine]:
        """Yield the turn after each manoeuvre."""
        for step, way in manoeuvres(dice_of(begun.cells), self._position.seat):
            yield self._after_manoeuvre(begun, step, way[0], way[-1])

    def _after_manoeuvre(self, begun: BeamLine, step: Manoeuvre, source: int, target: int) -> BeamLine:
        cells, circles = begun.cells, tuple({*AROUND_OF[source], *AROUND_OF[target]})
        after = moved(cells, source, target, step.value if cells[source] > 0 else -step.value)
        worth = begun.worth - self._worth(cells, circles) + self._worth(after, circles)
        return BeamLine(worth, (step,), after, begun.hand)

    def _placed(self, line: BeamLine) -> Iterator[BeamLine]:
        """Yield the turn after each placement that may follow."""
        cells, bits = line.cells, as_bits(line.hand)
        for index, cell in enumerate(cells):
            if cell > FREE and (fitting := fitting_now(cells, index) & bits):
                rest = line.worth - self._worth(cells, AROUND_OF[index])
                for value in HIGH_TO_LOW[fitting]:
                    yield self._after_placement(line, index, value, rest)

    def _after_placement(self, line: BeamLine, index: int, value: int, rest: float | None = None) -> BeamLine:
        """Return the turn after a placement; `rest` is what the board was worth without the circles around it."""
        if rest is None:
            rest = line.worth - self._worth(line.cells, AROUND_OF[index])
        after, hand = laid(line.cells, index, signed(self._position.seat, value)), without(line.hand, value)
        is_over = is_closed(after) or not (hand or self._pool)
        worth = rest + self._worth(after, AROUND_OF[index])
        return BeamLine(worth, (*line.steps, PLACEMENT[index][value]), after, hand, is_over)

    def _rethrown(self, line: BeamLine) -> Iterator[BeamLine]:
        """Yield the turn with the lowest die thrown again: what a higher one shows is better kept."""
        if line.hand:
            value = line.hand[-1]
            yield line._replace(steps=(*line.steps, RETHROW[value]), hand=line.hand[:-1])

    def _finished(self, line: BeamLine) -> BeamLine:
        """Return a turn with all that it is worth: an end by what it brings, else the hand that it leaves, too."""
        if line.is_over or (self._position.quiet + 1 >= QUIET_LIMIT and not has_placed(line)):
            points = self._sign * points_of(line.cells)
            return line._replace(worth=points + WON * ((points > 0) - (points < 0)), is_over=True)
        return line._replace(worth=line.worth + self.held(line))
