"""The secrets of Zirkeltanz: the set-up of each side, until both are ready."""

from dataclasses import replace
from typing import Final

from games.contract import OPEN
from games.core import Chance, Note, Seat, Transition, Viewer
from games.zirkeltanz import setting_up
from games.zirkeltanz.measures import NAMES, measures_of
from games.zirkeltanz.state import SEATS, Action, Circle, Lay, Ready, State

with_open_notes: Final = OPEN.with_open_notes
may_interject: Final = OPEN.may_interject
is_answered: Final = OPEN.is_answered
illustration: Final = OPEN.illustration
"""No notes are kept, nobody interjects, and the centre in a record follows from the line."""


def is_secret(_state: State, _seat: Seat, action: Action) -> bool:
    """Tell whether an action is an entry of the set-up, which nobody else may read."""
    return isinstance(action, Lay)


def revealed(state: State) -> State:
    """Return the same position with the set-up of both to be seen."""
    return replace(state, is_open=True)


def preview(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]] | None:
    """Return what an entry of the set-up leads to; its owner is told how many circles lie.

    Nobody sees by merely trying to be ready what the other has laid.
    """
    match action:
        case Lay():
            laid = setting_up.laid(state, seat, action)
            return laid, (Note("setup_laid", {"count": len(setting_up.own(laid, seat))}),)
        case Ready():
            is_ready = replace(setting_up.finished(state, seat), phase="setup")
            return is_ready, (Note("is_ready", {"seat": seat}),)
        case _:
            return None


def concerns(transition: Transition[State, Action], seat: Seat) -> bool:
    """Tell whether a step changes what a seat may do: until both are ready, only its own do."""
    return seat == transition.seat or transition.after.phase != "setup"


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state with other set-ups of all but the viewer; who is ready has all circles laid."""
    if state.phase != "setup" or state.is_open:
        return state
    circles: list[Circle] = []
    for seat in SEATS:
        own = [circle for circle in state.circles if circle.seat == seat]
        circles += own if seat == viewer else _laid(state, seat, chance)
    return replace(state, circles=tuple(circles))


def _laid(state: State, seat: Seat, chance: Chance) -> list[Circle]:
    """Return some circles of a formation, all of them if the seat is ready."""
    measures = measures_of(state.edition)
    formations = list(measures.formations)
    places = measures.formation(formations[chance.die(len(formations)) - 1], seat)
    count = len(NAMES) if state.ready[seat] else chance.die(len(NAMES) + 1) - 1
    return [Circle(seat, name, *places[name]) for name in NAMES[:count]]
