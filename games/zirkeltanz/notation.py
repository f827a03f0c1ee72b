"""The notation of Zirkeltanz: a move (`3a@4b:120`, `3a@4b+2a>`), or entries of the set-up (`5a(12.5,-7)`, `ready`)."""

from typing import Final

from games.core import CHANCE, Seat, Transition
from games.zirkeltanz import diagnostics, rules
from games.zirkeltanz.state import Action, Lay, Move, State
from games.zirkeltanz.suggestions import additions, choices, suggest
from games.zirkeltanz.syntax import normalise, read_throw, write, write_record

__all__ = ["additions", "choices", "format", "normalise", "parse", "record", "suggest"]

HIDDEN: Final = "…"
"""The record of an entry of the set-up while it is secret."""


def parse(state: State, seat: Seat, text: str) -> Action:
    """Return the action that a line means."""
    if seat == CHANCE:
        return read_throw(text)
    if state.phase == "setup":
        rules.begin_setup(state, seat)
        return diagnostics.parse_setup(state, seat, text)
    return diagnostics.parse_move(rules.begin(state, seat), text)


def format(_state: State, _seat: Seat, action: Action) -> str:
    """Return the canonical line of an action, as it may be typed."""
    return write(action)


def record(transition: Transition[State, Action]) -> str:
    """Return the line of a step as everybody may read it: a move with its centre, of a secret set-up nothing."""
    match transition.action:
        case Move():
            return write_record(transition.action)
        case Lay() if not transition.before.is_open:
            return HIDDEN
        case _:
            return write(transition.action)
