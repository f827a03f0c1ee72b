"""The notation of Colliding Circles: a turn is one line of actions (`B6-A7, 6*B6`), `pass` is a turn without any."""

from typing import Final

from games.colliding_circles import diagnostics, rules
from games.colliding_circles.state import Action, State, Throw, Turn
from games.colliding_circles.suggestions import additions, choices, suggest
from games.colliding_circles.syntax import normalise, read_throw, write, write_throw
from games.core import CHANCE, Seat
from games.defaults import recorded_by

__all__ = ["additions", "choices", "format", "normalise", "parse", "record", "suggest"]


def parse(state: State, seat: Seat, text: str) -> Action:
    """Return the turn (for chance: the throw) that a line means."""
    if seat == CHANCE:
        return read_throw(text)
    return Turn("turn", diagnostics.parse(rules.begin(state, seat), text))


def format(state: State, seat: Seat, action: Action) -> str:
    """Return the canonical line of a legal turn, or the values of a throw."""
    if isinstance(action, Throw):
        return write_throw(action)
    return write(rules.begin(state, seat), action.steps)


record: Final = recorded_by(format)
