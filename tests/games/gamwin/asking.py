"""Short questions to the game: what a line means, what comes of it, why it is refused."""

from collections.abc import Iterable

from games.core import CHANCE, MoveError, Param, Seat
from games.gamwin import GAME
from games.gamwin.board import BLUE
from games.gamwin.dice import FACES
from games.gamwin.state import Line, State
from tests.games.chances import Script


def script(state: State, numbers: Iterable[int]) -> Script:
    """Return the chance that lets the dice that are due show these numbers, in the order III, IV, V."""
    faces = zip(state.due, numbers, strict=True)
    return Script([FACES[name].index(number) + 1 for name, number in faces])


def thrown(state: State, *numbers: int) -> State:
    """Return the state after the dice that are due have shown these numbers, in the order III, IV, V."""
    return GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, script(state, numbers)))


def started(first: tuple[int, int, int] = (9, 5, 2), *, starter: Seat = BLUE) -> State:
    """Return the state in which the starter has thrown for the first time."""
    return thrown(GAME.rules.setup(2, {"starter": starter + 1}), *first)


def played(state: State, *lines: str) -> State:
    """Return the state after some lines of the players to move."""
    for text in lines:
        state = GAME.rules.apply(state, state.to_move, line(state, text))
    return state


def line(state: State, text: str) -> Line:
    action = GAME.notation.parse(state, state.to_move, text)
    assert isinstance(action, Line)
    return action


def canonical(state: State, text: str) -> str:
    """Return a line as the game writes it."""
    return GAME.notation.format(state, state.to_move, line(state, text))


def refused(state: State, text: str) -> MoveError | None:
    """Return the error that a line meets, None if it is legal."""
    try:
        line(state, text)
    except MoveError as error:
        return error
    return None


def is_legal(state: State, text: str) -> bool:
    return refused(state, text) is None


def why_not(state: State, text: str) -> tuple[str, dict[str, Param]]:
    """Return the code and the parameters of the refusal of a line."""
    error = refused(state, text)
    assert error is not None
    return error.code, dict(error.params)


def code_of(state: State, text: str) -> str:
    return why_not(state, text)[0]
