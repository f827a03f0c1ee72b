"""Positions drawn as text, and short questions to the game: what comes of a line, why it is refused."""

from collections.abc import Iterable
from dataclasses import replace

from games.columbiz import GAME, rules
from games.columbiz.board import FIELDS, INDEX
from games.columbiz.state import State
from games.columbiz.view import SIGNS
from games.core import CHANCE, MoveError, Note, Param, Seat, Transition
from tests.games.chances import Script


def board(text: str) -> tuple[int, ...]:
    """Return a board from rows of six cells, as many rows as are needed, the last one being row 1."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    cells = [0] * len(FIELDS)
    for number, row in enumerate(reversed(rows), start=1):
        for column, cell in enumerate(row, start=1):
            cells[INDEX[f"{column}/{number}"]] = SIGNS.index(cell) + 1 if cell in SIGNS else 0
    return tuple(cells)


def drawn(
    text: str = "",
    dice: str = "",
    *,
    seats: int = 2,
    to_move: int = 0,
    throws: int = 3,
    supplies: tuple[int, ...] = (),
    prisoners: tuple[int, ...] = (),
    points: tuple[int, ...] = (),
    starter: int = 0,
) -> State:
    """Return a position in which a seat is to move with these dice, after its last throw unless said otherwise."""
    state = rules.setup(seats, {})
    return replace(
        state,
        board=board(text),
        supplies=supplies or state.supplies,
        prisoners=prisoners or state.prisoners,
        points=points or state.points,
        starter=Seat(starter),
        to_move=Seat(to_move),
        dice=tuple(sorted(int(face) for face in dice)),
        throws=throws if dice else 0,
        due=0 if dice else 8,
    )


def played(state: State, *lines: str) -> State:
    """Return the state after some lines; a throw of chance is written as its dice."""
    for line in lines:
        state = step(state, line).after
    return state


def step(state: State, line: str) -> Transition[State, object]:
    """Return the transition by a line of the player to act."""
    (seat,) = GAME.rules.to_act(state)
    action = GAME.notation.parse(state, seat, line)
    return Transition(state, seat, action, GAME.rules.apply(state, seat, action))


def told(state: State, line: str) -> list[Note]:
    """Return what is told of a line."""
    (seat,) = GAME.rules.to_act(state)
    action = GAME.notation.parse(state, seat, line)
    return list(GAME.narration.describe(Transition(state, seat, action, GAME.rules.apply(state, seat, action))))


def thrown(state: State, dice: Iterable[int]) -> State:
    """Return the state after the dice that are due have fallen in this order."""
    return GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, Script(dice)))


def refused(state: State, line: str) -> MoveError | None:
    """Return the error that a line meets, None if it is legal."""
    (seat,) = GAME.rules.to_act(state)
    try:
        GAME.notation.parse(state, seat, line)
    except MoveError as error:
        return error
    return None


def is_legal(state: State, line: str) -> bool:
    return refused(state, line) is None


def why_not(state: State, line: str) -> tuple[str, dict[str, Param]]:
    """Return the code and the parameters of the refusal of a line."""
    error = refused(state, line)
    assert error is not None
    return error.code, dict(error.params)


def discs(state: State) -> dict[str, str]:
    """Return what lies where."""
    return {FIELDS[at]: SIGNS[holder - 1] for at, holder in enumerate(state.board) if holder}


def canonical(state: State, line: str) -> str:
    """Return a line as the game writes it."""
    (seat,) = GAME.rules.to_act(state)
    return GAME.notation.format(state, seat, GAME.notation.parse(state, seat, line))
