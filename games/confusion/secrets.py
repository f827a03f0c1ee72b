"""The secrets of Confusion: the types of one's own dice before the end, and from the public those of both sides."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from games.confusion.examples import illustration
from games.confusion.kit import LETTERS, TYPES
from games.confusion.notes import foretell
from games.confusion.rules import may_reveal
from games.confusion.sheet import record
from games.confusion.state import Action, Deal, State, Try
from games.confusion.syntax import write
from games.contract import OPEN
from games.core import Chance, Note, Seat, Transition, Viewer

__all__ = [
    "concerns",
    "illustration",
    "is_answered",
    "is_secret",
    "may_interject",
    "preview",
    "redeal",
    "revealed",
    "with_open_notes",
]

may_interject: Final = may_reveal
concerns: Final = OPEN.concerns


def is_secret(_state: State, _seat: Seat, action: Action) -> bool:
    """Tell whether nobody may read an action before the end: the deal."""
    return isinstance(action, Deal)


def revealed(state: State) -> State:
    """Return the same position with all types shown to everybody."""
    return replace(state, is_open=True)


def with_open_notes(state: State) -> State:
    """Return the same position with the evaluation sheets shown to everybody."""
    return replace(state, has_open_sheets=True)


def preview(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]] | None:
    """Return the position as if a try were allowed, with what can be said before the answer."""
    return foretell(state, seat, action) if isinstance(action, Try) else None


def is_answered(transition: Transition[State, Action]) -> bool:
    """Tell whether the record has an answer, which nobody could know before."""
    return record(transition) != write(transition.action)


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state with other types for the sides that the viewer does not know: its own; for the public both.

    An enemy's types a player knows all, those of captured dice included.
    """
    if not state.types[0] or state.over or state.is_open:
        return state
    blue, black = (
        _dealt(state, Seat(seat), chance) if viewer in (None, seat) else state.types[seat] for seat in (0, 1)
    )
    return replace(state, types=(blue, black))


def _dealt(state: State, seat: Seat, chance: Chance) -> str:
    """Return a random deal of one side that agrees with everything publicly known: most constrained dice first."""
    known = [die.known for die in state.dice[seat]]
    owner: dict[int, int] = {}
    for die in sorted(_shuffled(range(len(LETTERS)), chance), key=lambda die: known[die].bit_count()):
        assert _place(die, known, owner, set(), chance)
    dealt = {die: kind for kind, die in owner.items()}
    return "".join(TYPES[dealt[die]] for die in range(len(LETTERS)))


def _place(die: int, known: list[int], owner: dict[int, int], seen: set[int], chance: Chance) -> bool:
    """Find a type for a die, moving others to other types where that is needed; tell whether there is one."""
    kinds = _shuffled((kind for kind in range(len(TYPES)) if known[die] >> kind & 1 and kind not in seen), chance)
    for kind in sorted(kinds, key=lambda kind: kind in owner):
        seen.add(kind)
        if kind not in owner or _place(owner[kind], known, owner, seen, chance):
            owner[kind] = die
            return True
    return False


def _shuffled(numbers: Iterable[int], chance: Chance) -> list[int]:
    order = list(numbers)
    for last in range(len(order) - 1, 0, -1):
        other = chance.die(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return order
