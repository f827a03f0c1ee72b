"""Other secrets for the same position of Confusion: what a viewer may not know is dealt anew, true to all answers."""

import random
from dataclasses import replace

from games.confusion.kit import LETTERS, TYPES
from games.confusion.state import State
from games.core import Seat, Viewer


def redealt(state: State, viewer: Viewer, luck: random.Random) -> State:
    """Return the state with other types for the sides that the viewer does not know: the own one; for the public both.

    An enemy's types a player knows all, those of captured dice included.
    """
    if not state.types[0] or state.over or state.is_open:
        return state
    sides = [Seat(0), Seat(1)] if viewer is None else [viewer]
    blue, black = (_dealt(state, Seat(seat), luck) if seat in sides else state.types[seat] for seat in (0, 1))
    return replace(state, types=(blue, black))


def _dealt(state: State, seat: Seat, luck: random.Random) -> str:
    """Return a random deal of one side that agrees with everything publicly known: most constrained dice first."""
    known = [die.known for die in state.dice[seat]]
    order = sorted(range(len(LETTERS)), key=lambda die: (known[die].bit_count(), luck.random()))
    owner: dict[int, int] = {}
    for die in order:
        assert _place(die, known, owner, set(), luck)
    dealt = {die: kind for kind, die in owner.items()}
    return "".join(TYPES[dealt[die]] for die in range(len(LETTERS)))


def _place(die: int, known: list[int], owner: dict[int, int], seen: set[int], luck: random.Random) -> bool:
    kinds = [kind for kind in range(len(TYPES)) if known[die] >> kind & 1 and kind not in seen]
    luck.shuffle(kinds)
    for kind in sorted(kinds, key=lambda kind: kind in owner):
        seen.add(kind)
        if kind not in owner or _place(owner[kind], known, owner, seen, luck):
            owner[kind] = die
            return True
    return False
