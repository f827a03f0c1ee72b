"""The score sheet of Confusion: every try with its answer, and how many types it left for the die. All of it public."""

from collections.abc import Iterable, Iterator
from typing import Final

from games.confusion.board import opponent
from games.confusion.kit import LETTERS
from games.confusion.rules import left_types
from games.confusion.state import Action, Deal, Reveal, State, Try
from games.confusion.syntax import SITTING_OUT, write, write_record
from games.core import Cell, Seat, SheetRow, Transition
from games.defaults import collected

COLUMNS: Final = ("record", "left")


def record(transition: Transition[State, Action]) -> str:
    """Return the line of a step with its answer."""
    if isinstance(transition.action, Try) and transition.after.last:
        return write_record(transition.after.last)
    return write(transition.action)


@collected
def sheet(transitions: Iterable[Transition[State, Action]]) -> Iterator[SheetRow]:
    """Yield a row for each try, each reveal and each pass; the deal is no turn."""
    for transition in transitions:
        before, after = transition.before, transition.after
        passer, turns = before.to_move, before.turns
        if not isinstance(transition.action, Deal):
            yield _row(before.turns, transition.seat, record(transition), _left(after, transition))
        if isinstance(transition.action, Try):
            passer, turns = opponent(passer), turns + 1
        for turn in range(turns, after.turns):
            yield _row(turn, passer, SITTING_OUT, "")
            passer = opponent(passer)


def _row(turns: int, seat: Seat, line: str, left: str) -> SheetRow:
    return SheetRow(turns // 2 + 1, seat, (Cell(line), Cell(left)))


def _left(after: State, transition: Transition[State, Action]) -> str:
    """Return how many types are left for the die of a step; nothing after a reveal, which leaves one."""
    if isinstance(transition.action, Reveal | Deal):
        return ""
    return str(left_types(after, transition.seat)[LETTERS.index(transition.action.letter)].bit_count())
