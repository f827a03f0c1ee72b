"""The rules of Zirkeltanz from step to step: set-up, throws, turns, lost turns, the end.

Answers for states as values; where a circle may be laid is asked of `placement.py`. Must not know notation nor words.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final, assert_never

from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat
from games.defaults import accepted_by, nobody_plays_on, picked, same_options
from games.zirkeltanz import offers, placement, setting_up
from games.zirkeltanz.measures import EDITIONS, FORMATION_WORDS, NAMES
from games.zirkeltanz.placement import Turn, pocket_move
from games.zirkeltanz.state import BLUE, SEATS, YELLOW, Action, Circle, LastMove, Lay, Move, Ready, State, Throw

SIX: Final = 6
VALUES: Final = range(1, SIX + 1)


def setup(seats: int, options: Options) -> State:
    """Return the empty plane, the set-up of both under way.

    Raises:
        ValueError: the game is for two, or there is no such edition.
    """
    edition, turn_limit = options.get("edition", len(EDITIONS)), options.get("turn_limit", 0)
    if seats != len(SEATS) or not 1 <= edition <= len(EDITIONS):
        raise ValueError(seats, edition)
    return State(
        edition=edition,
        turn_limit=turn_limit,
        circles=(),
        ready=(False, False),
        phase="setup",
        to_move=BLUE,
        thrown=0,
        turns=0,
        last=None,
        over=None,
    )


def to_act(state: State) -> frozenset[Seat]:
    """Return whose action is due: in the set-up everybody's who is not ready."""
    if state.over:
        return frozenset()
    if state.phase == "setup":
        return frozenset(seat for seat in SEATS if not state.ready[seat])
    return frozenset({state.to_move if state.thrown else CHANCE})


def begin(state: State, seat: Seat) -> Turn:
    """Return a seat's turn.

    Raises:
        IllegalMove: it is not this seat's turn.
    """
    if state.over:
        raise IllegalMove("over", rule="end", reason=state.over)
    if state.phase == "setup":
        raise IllegalMove("still_setup", rule="setup")
    if not state.thrown:
        raise IllegalMove("throw_due", rule="turn")
    if seat != state.to_move:
        raise IllegalMove("not_to_move", rule="turn", to_move_seat=state.to_move)
    return Turn(state, seat, state.thrown)


def begin_setup(state: State, seat: Seat) -> None:
    """Check that a seat is still setting up.

    Raises:
        IllegalMove: it is ready already, or the set-up is over.
    """
    if state.over:
        raise IllegalMove("over", rule="end", reason=state.over)
    if state.phase != "setup":
        raise IllegalMove("setup_over", rule="setup")
    if seat not in SEATS or state.ready[seat]:
        raise IllegalMove("already_ready", rule="setup")


def begun(state: State, seat: Seat) -> Turn | None:
    """Return a seat's turn, None if the seat is not to move."""
    is_playing = state.phase == "play" and seat != CHANCE and seat in to_act(state)
    return begin(state, seat) if is_playing else None


def is_setting_up(state: State, seat: Seat) -> bool:
    """Tell whether a seat is to set up."""
    return state.phase == "setup" and seat in to_act(state)


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Yield useful actions: formations or being ready, throws, pockets and coarse directions."""
    if due := dice_due(state) if seat == CHANCE else 0:
        yield from (Throw("throw", values) for values in product(VALUES, repeat=due))
    elif is_setting_up(state, seat):
        is_laid = len(setting_up.own(state, seat)) == len(NAMES)
        yield from [Ready("ready")] if is_laid else [Lay("lay", name, ()) for name in FORMATION_WORDS]
    elif turn := begun(state, seat):
        for option in turn.placements:
            yield from map(pocket_move, option.legal_pockets)
            yield from placement.legal_moves(option, offers.coarse_directions(option))


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action; a turn that is lost passes with the throw before it.

    Raises:
        IllegalMove: a rule forbids it.
    """
    match action:
        case Lay():
            begin_setup(state, seat)
            return setting_up.laid(state, seat, action)
        case Ready():
            begin_setup(state, seat)
            return setting_up.finished(state, seat)
        case Move():
            return _moved(state, begin(state, seat), action)
        case Throw():
            return _thrown(state, seat, action.values)
        case _:
            assert_never(action)


is_legal: Final = accepted_by(apply)


def sample(state: State, seat: Seat, chance: Chance) -> Action:
    """Return a random legal action: a pocket or a coarse direction, formations in the set-up."""
    turn = begun(state, seat)
    return offers.some_move(turn, chance) if turn else picked(tuple(legal_actions(state, seat)), chance)


def draw(state: State, chance: Chance) -> Throw:
    """Return the throw that is due: Blue's die and Yellow's for who starts, else one die."""
    return Throw("throw", tuple([chance.die(SIX) for _ in range(dice_due(state))]))


def dice_due(state: State) -> int:
    """Return how many dice chance must throw now."""
    if to_act(state) != {CHANCE}:
        return 0
    return 2 if state.phase == "start" else 1


def _moved(state: State, turn: Turn, move: Move) -> State:
    """Return the state after a move: won, or the other one's turn begins."""
    moved = placement.checked(turn, move)
    circle, last = moved.circle, LastMove(turn.seat, move, moved.circle.x, moved.circle.y)
    laid = Circle(circle.seat, circle.name, move.x, move.y)
    circles = tuple([laid if other is circle else other for other in state.circles])
    if placement.is_winning(turn, moved, move.at):
        return replace(state, circles=circles, last=last, thrown=0, turns=state.turns + 1, over="covered")
    return _passed(state, circles, last)


def _thrown(state: State, seat: Seat, values: tuple[int, ...]) -> State:
    """Return the state after the throw that is due.

    Raises:
        IllegalMove: no throw is due, or these cannot be its values.
    """
    due = dice_due(state)
    if seat != CHANCE or not due or len(values) != due or any(value not in VALUES for value in values):
        raise IllegalMove("bad_throw", rule="turn", due=due)
    if state.phase == "start":
        blue, yellow = values
        if blue == yellow:
            return state
        return replace(state, phase="play", to_move=BLUE if blue > yellow else YELLOW)
    thrown = replace(state, thrown=values[0])
    is_lost = not placement.has_move(Turn(thrown, thrown.to_move, values[0]))
    return _passed(state, state.circles, state.last) if is_lost else thrown


def _passed(state: State, circles: tuple[Circle, ...], last: LastMove | None) -> State:
    """Return the state after a turn: a throw is due to the other seat, unless the limit of turns is reached."""
    turns = state.turns + 1
    over = "turn_limit" if turns == state.turn_limit else None
    to_move = state.to_move if over else YELLOW if state.to_move == BLUE else BLUE
    return replace(state, circles=circles, last=last, thrown=0, turns=turns, to_move=to_move, over=over)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended: who has covered the life circle has won, at the limit of turns it is a draw."""
    if not state.over:
        return None
    if state.over != "covered":
        return Outcome(state.over, (1, 1), (0, 0))
    return Outcome(state.over, (1, 2) if state.to_move == BLUE else (2, 1), scores(state))


def scores(state: State) -> tuple[int, int]:
    """Return 1 for the seat that has won and 0 for everybody else."""
    has_won = state.over == "covered"
    return int(has_won and state.to_move == BLUE), int(has_won and state.to_move == YELLOW)


def turn_number(state: State) -> int:
    """Return the number of the turn under way; being ready ends a player's set-up like a turn."""
    return 1 + sum(state.ready) + state.turns


forfeit: Final = nobody_plays_on
rematch_options: Final = same_options
