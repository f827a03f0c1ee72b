"""The rules of Colliding Circles from turn to turn: setting up, turns, throws, the ends.

Answers for states as values; must not know notation nor words. What happens inside a turn is in `turn.py`.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final, TypeVar, assert_never

from games.colliding_circles import dice
from games.colliding_circles.board import BLACK, FIELDS, QUIET_LIMIT, RED
from games.colliding_circles.dice import VALUES
from games.colliding_circles.listing import some_turn, turns
from games.colliding_circles.state import Action, LastTurn, State, Throw, Turn
from games.colliding_circles.turn import Hand, TurnSoFar, play_all
from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat
from games.defaults import accepted_by, check_turn, next_to_act, nobody_plays_on, same_options

T = TypeVar("T")

DICE_EACH: Final = 28
HAND: Final = 5

MAX_ACTIONS: Final = 2 * (len(FIELDS) + (len(FIELDS) - 1) * (QUIET_LIMIT - 1)) + 1
"""All but the last of 54 placements may have 11 quiet turns after them; each turn may have a throw; one opens."""


def setup(seats: int, _options: Options) -> State:
    """Return the empty board before the first ten dice are thrown.

    Raises:
        ValueError: the game is for two.
    """
    if seats != 2:
        raise ValueError(seats)
    return State(
        dice=(0,) * len(FIELDS),
        hands=((), ()),
        pools=(DICE_EACH, DICE_EACH),
        to_move=RED,
        turns=0,
        quiet=0,
        due=2 * HAND,
        last=None,
        over=None,
    )


to_act: Final = next_to_act


def begin(state: State, seat: Seat) -> TurnSoFar:
    """Return a seat's turn before its first step.

    Raises:
        IllegalMove: it is not this seat's turn.
    """
    check_turn(state, seat)
    return TurnSoFar(seat, state.dice, state.hands[seat], state.pools[seat], is_opening=not state.turns)


def begun(state: State, seat: Seat) -> TurnSoFar | None:
    """Return a seat's turn before its first step, None if the seat is not to move."""
    return begin(state, seat) if seat in to_act(state) and seat != CHANCE else None


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Return all legal turns: the pass first, then depth first, each turn before those that go on from it.

    For chance they are all throws that may fall, in the order of their values.
    """
    if seat == CHANCE and state.due:
        return (Throw("throw", values) for values in product(sorted(VALUES), repeat=state.due))
    progress = begun(state, seat)
    return turns(progress) if progress else iter(())


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the state after a turn or a throw.

    Raises:
        IllegalMove: a rule forbids it.
    """
    match action:
        case Turn():
            return _turned(state, play_all(begin(state, seat), action.steps))
        case Throw():
            return _thrown(state, seat, action.values)
        case _:
            assert_never(action)


is_legal: Final = accepted_by(apply)


def sample(state: State, seat: Seat, chance: Chance) -> Turn:
    """Return a random legal turn."""
    return some_turn(begin(state, seat), chance)


def draw(state: State, chance: Chance) -> Throw:
    """Return the dice that are due: Red's five and Black's five, or a rethrown die and then the replacements."""
    return Throw("throw", tuple([chance.die(6) for _ in range(state.due)]))


def _turned(state: State, progress: TurnSoFar) -> State:
    """Return the state after a turn; dice are due for what was placed or is rethrown, unless the game is over."""
    seat, over, to_move, turns = progress.seat, progress.over, state.to_move, state.turns
    way = tuple(FIELDS[index] for index in progress.way[1:-1])
    due = 0 if over else progress.has_rethrow + min(progress.placed, progress.pool)
    quiet = 0 if progress.placed else state.quiet + 1
    if not due:
        (over, to_move), turns = _next(over, quiet, to_move), turns + 1
    return replace(
        state,
        dice=progress.dice,
        hands=_replaced(state.hands, seat, progress.hand),
        to_move=to_move,
        turns=turns,
        quiet=quiet,
        due=due,
        last=LastTurn(seat, Turn("turn", progress.steps), (way,) if progress.way else (), ()),
        over=over,
    )


def _thrown(state: State, seat: Seat, values: Hand) -> State:
    """Return the state after the throw that is due.

    Raises:
        IllegalMove: no throw is due, or these cannot be its values.
    """
    if seat != CHANCE or not state.due or len(values) != state.due or not VALUES.issuperset(values):
        raise IllegalMove("bad_throw", rule="turn", due=state.due)
    if state.last is None:
        left = DICE_EACH - HAND
        return replace(state, hands=(_hand(values[:HAND]), _hand(values[HAND:])), pools=(left, left), due=0)
    mover = state.to_move
    over, to_move = _next(state.over, state.quiet, mover)
    return replace(
        state,
        hands=_replaced(state.hands, mover, _hand(state.hands[mover] + values)),
        pools=_replaced(state.pools, mover, state.pools[mover] - from_pool(state)),
        to_move=to_move,
        turns=state.turns + 1,
        due=0,
        last=replace(state.last, thrown=values),
        over=over,
    )


def from_pool(state: State) -> int:
    """Return how many of the dice that are due to the mover come from the pool; a rethrown one comes first and not."""
    return state.due - is_rethrow(state.last)


def is_rethrow(last: LastTurn | None) -> bool:
    """Tell whether a turn ended with a rethrow."""
    return last is not None and bool(last.turn.steps) and last.turn.steps[-1].kind == "rethrow"


def _next(over: str | None, quiet: int, mover: Seat) -> tuple[str | None, Seat]:
    """Return how the game is over after a turn, and who is to move: the other seat, unless it or ruling 1 has ended."""
    over = over or ("quiet" if quiet >= QUIET_LIMIT else None)
    return over, mover if over else BLACK if mover == RED else RED


def _hand(values: Hand) -> Hand:
    return tuple(sorted(values, reverse=True))


def _replaced(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (value, pair[BLACK]) if seat == RED else (pair[RED], value)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended: the higher score wins, equal scores are a draw."""
    if not state.over:
        return None
    red, black = scores(state)
    places = (1, 1) if red == black else (1, 2) if red > black else (2, 1)
    return Outcome(state.over, places, (red, black))


def scores(state: State) -> tuple[int, int]:
    """Return Red's and Black's points."""
    return dice.scores(state.dice)


def turn_number(state: State) -> int:
    """Return the number of the turn under way, both players counted together."""
    return state.turns + 1


forfeit: Final = nobody_plays_on
rematch_options: Final = same_options
