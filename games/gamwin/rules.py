"""The rules of Gamwin from line to line: the start, what goes on by itself, turns, throws, the ends.

Answers for states as values; must not know notation nor words. What happens inside a line is in `turn.py`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, assert_never

from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat
from games.defaults import accepted_by, check_turn, next_to_act, nobody_plays_on
from games.gamwin import dice
from games.gamwin.board import BLUE, QUIET_LIMIT, RED
from games.gamwin.dice import NAMES, can_fall, lying_after, pair
from games.gamwin.moves import left_to_enter, legal_steps
from games.gamwin.state import LONGEST, Action, Latest, Line, Pass, Roll, State, Throw
from games.gamwin.stones import EMPTY, key
from games.gamwin.turn import LineSoFar, play_all, some_line, whole_lines

MAX_ACTIONS: Final = LONGEST
"""Ruling 9 is there for this: without it two players could go round in circles for ever."""

STARTER: Final = "starter"
"""The option for the starting player: 0 is thrown for, 1 and 2 are the first and the second seat."""


def setup(seats: int, options: Options) -> State:
    """Return the empty strip before the first throw.

    Raises:
        ValueError: the game is for two.
    """
    if seats != 2:
        raise ValueError(seats)
    starter = options.get(STARTER, 0)
    empty = key(EMPTY, (0, 0))
    seat = RED if starter == RED + 1 else BLUE
    return State(
        phase="first" if starter else "start",
        starter=seat,
        to_move=seat,
        stones=EMPTY,
        home=(0, 0),
        dice=(0, 0, 0),
        due=NAMES if starter else NAMES * 2,
        thrown=(),
        entered=(),
        began=empty,
        thrown_in=(),
        turns=0,
        quiet=0,
        actions=0,
        latest=None,
        over=None,
    )


to_act: Final = next_to_act


def begin(state: State, seat: Seat) -> LineSoFar:
    """Return a seat's line before its first step.

    Raises:
        IllegalMove: it is not this seat's turn.
    """
    check_turn(state, seat)
    return LineSoFar(state)


def begun(state: State, seat: Seat) -> LineSoFar | None:
    """Return a seat's line before its first step, None if the seat is not to move."""
    return begin(state, seat) if seat in to_act(state) and seat != CHANCE else None


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the lines that never come back to a position, depth first; for chance all throws that may fall."""
    if seat == CHANCE:
        yield from dice.throws(state.due) if not state.over else ()
    elif progress := begun(state, seat):
        yield from (whole.line for whole in whole_lines(progress))


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the state after a line or a throw, with all that goes on by itself until the next throw or decision.

    Raises:
        IllegalMove: a rule forbids it.
    """
    match action:
        case Line():
            after = _lined(play_all(begin(state, seat), action))
        case Throw():
            after = _thrown(state, seat, action)
        case _:
            assert_never(action)
    after = replace(after, actions=state.actions + 1)
    return replace(after, over="longest", due=()) if after.actions >= LONGEST and not after.over else after


is_legal: Final = accepted_by(apply)


def sample(state: State, seat: Seat, chance: Chance) -> Line:
    """Return a random legal line."""
    return some_line(begin(state, seat), chance).line


def draw(state: State, chance: Chance) -> Throw:
    """Return the dice that are due, in the order III, IV, V."""
    return dice.throw(state.due, chance)


def _lined(progress: LineSoFar) -> State:
    """Return the state after a line."""
    state = progress.state
    if progress.steps:
        state = replace(state, latest=_latest(progress))
    match progress.closing:
        case Roll(kept=kept):
            names = tuple(name for name, number in zip(NAMES, state.dice, strict=True) if number not in kept)
            return _due(state, names)
        case Pass():
            return _next_turn(state)
        case None:
            return _gone_on(state, has_jumped=progress.has_jumped)
        case _:
            assert_never(progress.closing)


def _latest(progress: LineSoFar) -> Latest:
    """Return the steps of the turn so far, with those of a line."""
    state, ways = progress.state, progress.ways
    captured = tuple(place for places in progress.captured for place in places)
    if (latest := state.latest) and latest.turn == state.turns:
        ways, captured = (*latest.ways, *ways), (*latest.captured, *captured)
    return Latest(state.to_move, tuple(dict.fromkeys(ways)), tuple(dict.fromkeys(captured)), state.turns)


def _gone_on(state: State, *, has_jumped: bool) -> State:
    """Return what goes on by itself after steps: the throw after a pair, and the end of a turn without a way on."""
    if state.over:
        return state
    if state.phase == "first":
        return state if left_to_enter(state) else _next_turn(state)
    if key(state.stones, state.home) not in state.thrown_in:
        return _due(state, NAMES) if has_jumped else state
    return _next_turn(state) if has_jumped or not any(legal_steps(state)) else state


def _due(state: State, names: tuple[str, ...]) -> State:
    """Return the state in which the player to move throws some dice in this position."""
    return replace(state, due=names, thrown_in=(*state.thrown_in, key(state.stones, state.home)))


def _thrown(state: State, seat: Seat, throw: Throw) -> State:
    """Return the state after the throw that is due; a turn without a legal step ends by itself.

    Raises:
        IllegalMove: no throw is due, or the dice cannot fall so.
    """
    if seat != CHANCE or not state.due or state.over or not can_fall(throw.dice, state.due):
        raise IllegalMove("bad_throw", rule="turn", due=len(state.due))
    thrown = replace(state, dice=lying_after(state.dice, throw.dice), due=(), thrown=state.due)
    if state.phase == "start":
        return _started(thrown, throw)
    if state.phase == "game" and not any(legal_steps(thrown)):
        return _next_turn(thrown)
    return thrown


def _started(state: State, throw: Throw) -> State:
    """Return the state after the throw for the start: the higher sum starts, equal sums are thrown again."""
    blue, red = (sum(die.number for die in dice) for dice in (throw.dice[:3], throw.dice[3:]))
    if blue == red:
        return replace(state, due=NAMES * 2)
    starter = BLUE if blue > red else RED
    return replace(state, phase="first", starter=starter, to_move=starter, due=NAMES)


def _next_turn(state: State) -> State:
    """Return the state in which a turn is over and the next has begun.

    The second first throw is followed by the starter's first throw of the real game. Where a pair lies, or no die of
    the real game yet, all three are thrown; otherwise the player finds the dice as they lie.
    """
    position = key(state.stones, state.home)
    is_opening = state.phase == "first"
    quiet = 0 if is_opening or position != state.began else state.quiet + 1
    after = replace(
        state,
        phase="game" if not is_opening or state.to_move != state.starter else "first",
        to_move=RED if state.to_move == BLUE else BLUE,
        entered=(),
        began=position,
        thrown_in=(),
        turns=state.turns + 1,
        quiet=quiet,
        over="quiet" if quiet >= QUIET_LIMIT else None,
    )
    if after.over:
        return after
    if after.phase == "first":
        return replace(after, due=NAMES)
    return _due(after, NAMES) if is_opening or pair(after.dice) is not None else after


def outcome(state: State) -> Outcome | None:
    """Return how the game ended: who has all stones home has won; rulings 6 and 9 make a draw."""
    if not state.over:
        return None
    if state.over in ("quiet", "longest"):
        return Outcome(state.over, (1, 1), state.home)
    return Outcome(state.over, (1, 2) if state.to_move == BLUE else (2, 1), state.home)


def rematch_options(options: Options, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Options:
    """Return the options of a rematch: the loser starts, from the new seat; after a draw the start is thrown for."""
    if outcome.is_draw:
        return {**options, STARTER: 0}
    (winner,) = outcome.winners
    return {**options, STARTER: seats[Seat(1 - winner)] + 1}


def turn_number(state: State) -> int:
    """Return the number of the turn under way, both players and first throws counted."""
    return state.turns + 1


def scores(state: State) -> tuple[int, int]:
    """Return how many stones Blue and Red have brought home."""
    return state.home


forfeit: Final = nobody_plays_on
