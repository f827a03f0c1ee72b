"""Promise of a publicly possible try: its effect, times the number of remaining types that could do it.

Answers for the order in which lines are offered; from public knowledge only.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from games.confusion.attempts import Piece, die_of, occupants, openly
from games.confusion.board import is_base, opponent, way
from games.confusion.kit import LETTERS, able
from games.confusion.rules import left_types
from games.confusion.state import State, Try
from games.core import Seat

GOAL: Final = 1000.0
CATCH: Final = 500.0
CAPTURE: Final = 30.0
PUCK: Final = 20.0
"""Values of bringing the puck home, taking it back from there, capturing, and controlling the puck."""


def odds(state: State, seat: Seat, action: Try) -> tuple[int, int]:
    """Return how many of the types left for a die could make a try, and how many are left; 1 of 1 if it is open."""
    die = die_of(state, seat, action.letter)
    if openly(state, die):
        return 1, 1
    found = way(seat, die.square or "", action.target)
    assert found
    types = left_types(state, seat)[LETTERS.index(action.letter)]
    return (types & able(state.kit)[found]).bit_count(), types.bit_count()


def ranked(state: State, seat: Seat, actions: Iterable[Try]) -> tuple[Try, ...]:
    """Return publicly possible tries, the most promising first."""
    taken, moves = occupants(state.dice), able(state.kit)
    dice = dict(zip(LETTERS, state.dice[seat], strict=True))
    left = dict(zip(LETTERS, left_types(state, seat), strict=True))

    def promise(action: Try) -> float:
        die, types, chance = dice[action.letter], left[action.letter], 1.0
        assert die.square
        if not openly(state, die):
            found = way(seat, die.square, action.target)
            assert found
            chance = (types & moves[found]).bit_count() / types.bit_count()
        return -chance * _gain(state, seat, action, _progress(seat, die.square, action.target), taken)

    return tuple(sorted(actions, key=promise))


def _progress(seat: Seat, source: str, target: str) -> int:
    """Return by how many ranks a try goes forward."""
    ranks = int(target[1:]) - int(source[1:])
    return ranks if seat == 0 else -ranks


def _gain(state: State, seat: Seat, action: Try, ahead: int, taken: Mapping[str, Piece]) -> float:
    """Return what a try would gain if it were allowed."""
    standing, holder = taken.get(action.target), taken.get(state.puck)
    gain = 10.0 + ahead
    if standing and standing.seat != seat and action.how != "puck":
        gain += CAPTURE
    if action.target == state.puck:
        gain += CATCH if holder and is_base(state.puck, seat) else PUCK
    is_kept = action.how == "both" or (action.how == "puck" and standing is not None and standing.seat == seat)
    if is_kept:
        gain += GOAL if is_base(action.target, opponent(seat)) else 5.0 + 2 * ahead
    elif holder == Piece(seat, action.letter):
        gain -= PUCK / 4
    return max(gain, 1.0)
