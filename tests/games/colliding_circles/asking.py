"""Short questions to the game: what a line means, what comes of it, why it is refused."""

from collections.abc import Iterable

from games.colliding_circles import GAME, rules
from games.colliding_circles.state import State, Turn
from games.colliding_circles.syntax import write
from games.colliding_circles.turn import successors
from games.core import CHANCE, MoveError, Param
from tests.games.chances import Script


def played(state: State, *lines: str, dice: Iterable[int] = ()) -> State:
    """Return the state after some lines of the players to move; dice that are due come from `dice`, else are ones."""
    script = list(dice)
    for line in lines:
        state = GAME.rules.apply(state, state.to_move, turn(state, line))
        if state.due:
            values, script = script[: state.due], script[state.due :]
            values += [1] * (state.due - len(values))
            state = GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, Script(values)))
    return state


def started(red: str = "55421", black: str = "64431") -> State:
    """Return the state in which Red is to open, both hands given as digits."""
    state = GAME.rules.setup(2, {})
    return GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, Script(map(int, red + black))))


def turn(state: State, line: str) -> Turn:
    action = GAME.notation.parse(state, state.to_move, line)
    assert isinstance(action, Turn)
    return action


def canonical(state: State, line: str) -> str:
    """Return a line as the game writes it."""
    return GAME.notation.format(state, state.to_move, turn(state, line))


def is_legal(state: State, line: str) -> bool:
    return refused(state, line) is None


def refused(state: State, line: str) -> MoveError | None:
    """Return the error that a line meets, None if it is legal."""
    try:
        turn(state, line)
    except MoveError as error:
        return error
    return None


def why_not(state: State, line: str) -> tuple[str, dict[str, Param]]:
    """Return the code and the parameters of the refusal of a line."""
    error = refused(state, line)
    assert error is not None
    return error.code, dict(error.params)


def lines(state: State, start: str = "") -> set[str]:
    """Return all legal lines of one action that begin so."""
    begun = rules.begin(state, state.to_move)
    found = {write(begun, after.steps) for after in successors(begun)}
    return {line for line in found if line.startswith(start)}
