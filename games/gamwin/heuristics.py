"""A rough worth of steps and throws, for showing the likely ones first.

Answers for an order of suggestions only; no rule depends on it. Must not know notation.
"""

from functools import lru_cache
from typing import Final

from games.core import Seat
from games.gamwin.board import HOMES, WAYS, distance, number_of
from games.gamwin.moves import legal_steps
from games.gamwin.state import Closing, Entry, Move, Pass, State, Step
from games.gamwin.stones import at, entry_place, is_own_wall
from games.gamwin.turn import LineSoFar

HOME: Final = 1000
CAPTURE: Final = 300
FIELD: Final = 10
OPENED: Final = 150
BLOCK: Final = 60
ENTRY: Final = 15
THROW: Final = 5
WAIVER: Final = -5
USEFUL: Final = 2
"""Values: a stone home, a capture, each field that a captured stone has come or one's own goes, a wall
opened, two stones blocked, a stone brought in, a throw, a pass, a kept die that would serve."""


def gain(before: LineSoFar, after: LineSoFar) -> int:
    """Return what the last step of a line, or what closes it, is worth to the player."""
    if after.closing:
        return _closing_gain(before.state, after.closing)
    step, captured = after.steps[-1], after.captured[-1]
    seat = before.state.to_move
    victim = Seat(1 - seat)
    hits = sum(CAPTURE + FIELD * WAYS[victim].index(place) for place in captured)
    return hits + _step_gain(before.state, step)


def _step_gain(state: State, step: Step) -> int:
    seat = state.to_move
    target = step.target if isinstance(step, Move) else entry_place(seat, step.number)
    blocks = BLOCK * (at(state.stones, target) == ("rr", "bb")[seat])
    if isinstance(step, Entry):
        return ENTRY + FIELD * WAYS[seat].index(target) // 4 + blocks
    opens = OPENED * is_own_wall(at(state.stones, step.source), seat)
    return FIELD * distance(seat, step.source, target) + HOME * (target == HOMES[seat]) + opens + blocks


def _closing_gain(state: State, closing: Closing) -> int:
    """Return the worth of a pass or a throw; dice are best kept if a stone can go forward with them."""
    if isinstance(closing, Pass):
        return WAIVER
    return THROW + sum(USEFUL if number in served(state) else -1 for number in closing.kept)


@lru_cache(maxsize=8)
def served(state: State) -> frozenset[int]:
    """Return the numbers with which a stone of the player can go forward now; asked for every way to throw on."""
    seat = state.to_move
    moves = (step for step in legal_steps(state) if isinstance(step, Move))
    return frozenset(number_of(move.target) for move in moves if distance(seat, move.source, move.target) > 0)
