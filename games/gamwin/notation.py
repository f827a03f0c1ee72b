"""The notation of Gamwin: steps (`L9-R9, *8`), at times closed by a throw (`keep 8 4`, `roll`) or a `pass`."""

from typing import Final

from games.core import CHANCE, Seat
from games.defaults import recorded_by
from games.gamwin import diagnostics, rules
from games.gamwin.state import Action, State, Throw
from games.gamwin.suggestions import additions, choices, suggest
from games.gamwin.syntax import normalise, read_throw, write_throw
from games.gamwin.turn import play_all, written

__all__ = ["additions", "choices", "format", "normalise", "parse", "record", "suggest"]


def parse(state: State, seat: Seat, text: str) -> Action:
    """Return the line (for chance: the throw) that a text means."""
    return read_throw(text) if seat == CHANCE else diagnostics.parse(rules.begin(state, seat), text)


def format(state: State, seat: Seat, action: Action) -> str:
    """Return the canonical text of a legal line, or of a throw."""
    if isinstance(action, Throw):
        return write_throw(action)
    return written(play_all(rules.begin(state, seat), action))


record: Final = recorded_by(format)
