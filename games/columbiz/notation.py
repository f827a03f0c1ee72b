"""The notation of Columbiz: dice to keep (`keep 33 555`), `roll`, `stop`, or the fields of discs (`1/2, 5/3`)."""

from typing import Final

from games.columbiz import diagnostics, syntax
from games.columbiz.state import Action, State
from games.columbiz.suggestions import additions, choices, suggest
from games.columbiz.syntax import normalise
from games.core import CHANCE, Seat
from games.defaults import check_turn, recorded_by

__all__ = ["additions", "choices", "format", "normalise", "parse", "record", "suggest"]


def parse(state: State, seat: Seat, text: str) -> Action:
    """Return the action (for chance: the throw) that a line means."""
    if seat == CHANCE:
        return syntax.read_throw(state, text)
    check_turn(state, seat)
    return diagnostics.parse(state, text)


def format(_state: State, _seat: Seat, action: Action) -> str:
    """Return the canonical line of an action, or the dice of a throw."""
    return syntax.write(action)


record: Final = recorded_by(format)
