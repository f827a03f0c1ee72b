"""Other secrets for the same position of Zirkeltanz: what a viewer may not know of a set-up is laid anew."""

import random
from dataclasses import replace

from games.core import Seat, Viewer
from games.zirkeltanz.measures import NAMES, measures_of
from games.zirkeltanz.state import SEATS, Circle, State


def relaid(state: State, viewer: Viewer, luck: random.Random) -> State:
    """Return the state with other set-ups of all but the viewer; who is ready has all circles laid."""
    if state.phase != "setup" or state.is_open:
        return state
    circles: list[Circle] = []
    for seat in SEATS:
        if seat == viewer:
            circles += [circle for circle in state.circles if circle.seat == seat]
        else:
            circles += _laid(state, seat, luck)
    return replace(state, circles=tuple(circles))


def _laid(state: State, seat: Seat, luck: random.Random) -> list[Circle]:
    """Return some circles of a formation, all of them if the seat is ready."""
    measures = measures_of(state.edition)
    places = measures.formation(luck.choice(list(measures.formations)), seat)
    count = len(NAMES) if state.ready[seat] else luck.randint(0, len(NAMES))
    return [Circle(seat, name, *places[name]) for name in NAMES[:count]]
