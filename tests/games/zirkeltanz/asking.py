"""Short questions to the game: positions made of places, what a line means, why it is refused."""

from dataclasses import replace
from typing import Any

from games.core import CHANCE, MoveError, Param, Seat
from games.zirkeltanz import GAME
from games.zirkeltanz.measures import UNIT, micro
from games.zirkeltanz.placement import Turn
from games.zirkeltanz.rules import begin
from games.zirkeltanz.state import BLUE, SEATS, YELLOW, Circle, Move, State, Throw
from tests.games.chances import Script

FORMATIONS = ("wall", "arrow", "fan", "ring", "phalanx", "pincers")
FAR = {f"{number}{letter}": (200 + 20 * number + 100 * (letter == "b"), 0) for number in range(1, 6) for letter in "ab"}
"""Where circles lie that a test does not speak of: out of everybody's way."""


def new(**options: int) -> State:
    return GAME.rules.setup(2, options)


def set_up(blue: str = "wall", yellow: str = "wall", **options: int) -> State:
    """Return the state after both are ready; the throws for the start are due."""
    state = new(**options)
    for seat, formation in zip(SEATS, (blue, yellow), strict=True):
        state = entered(state, seat, f"formation {formation}", "ready")
    return state


def entered(state: State, seat: Seat, *lines: str) -> State:
    """Return the state after some lines of a seat."""
    for line in lines:
        state = GAME.rules.apply(state, seat, GAME.notation.parse(state, seat, line))
    return state


def thrown(state: State, *values: int) -> State:
    """Return the state after a throw."""
    return GAME.rules.apply(state, CHANCE, GAME.rules.draw(state, Script(values)))


def started(blue: str = "wall", yellow: str = "wall", *, starter: Seat = BLUE, value: int = 3, **options: int) -> State:
    """Return the first turn of a match between two formations."""
    state = thrown(set_up(blue, yellow, **options), *((6, 1) if starter == BLUE else (1, 6)))
    return thrown(state, value)


def position(blue: str, yellow: str = "", *, value: int, mover: Seat = BLUE, **changes: Any) -> State:
    """Return a position with circles at places like `3a(1,2) 4b(0,-5)`; all others lie far away, apart."""
    circles = []
    for seat, text, way in ((BLUE, blue, 1), (YELLOW, yellow, -1)):
        places = {name: (x * way * UNIT, y * UNIT) for name, (x, y) in FAR.items()} | read_places(text)
        circles += [Circle(seat, name, *at) for name, at in sorted(places.items())]
    state = replace(started(value=1), circles=tuple(circles), to_move=mover, thrown=0)
    return replace(state, thrown=value, **changes)


def read_places(text: str) -> dict[str, tuple[int, int]]:
    """Return places in units or, behind `u`, in micro-units."""
    places = {}
    for entry in text.split():
        name, _, rest = entry.partition("(")
        x, y = (int(part[1:]) if part.startswith("u") else micro(part) for part in rest.rstrip(")").split(","))
        places[name] = (x, y)
    return places


def turn_of(state: State) -> Turn:
    return begin(state, state.to_move)


def move(state: State, text: str) -> Move:
    action = GAME.notation.parse(state, state.to_move, text)
    assert isinstance(action, Move)
    return action


def played(state: State, *lines: str) -> State:
    """Return the state after some lines of the players to move."""
    for line in lines:
        state = entered(state, state.to_move, line)
    return state


def canonical(state: State, text: str) -> str:
    return GAME.notation.format(state, state.to_move, move(state, text))


def error(state: State, text: str, seat: Seat | None = None) -> MoveError:
    """Return the refusal of a line."""
    try:
        GAME.notation.parse(state, state.to_move if seat is None else seat, text)
    except MoveError as refused:
        return refused
    raise AssertionError(text)


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    return error(state, text, seat).code


def why_not(state: State, text: str, seat: Seat | None = None) -> tuple[str, dict[str, Param]]:
    found = error(state, text, seat)
    return found.code, dict(found.params)


def at(state: State, seat: Seat, name: str) -> tuple[int, int]:
    return next(circle.at for circle in state.circles if circle.seat == seat and circle.name == name)


def throw(*values: int) -> Throw:
    return Throw("throw", values)
