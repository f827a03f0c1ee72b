"""The record of a play as a table: a row for each turn with the throw and the move, a lost turn as a dash.

Answers for the cells of the rows; must not know how a sheet is shown.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.core import Cell, SheetRow, Transition
from games.defaults import collected
from games.zirkeltanz.state import Action, Move, State, Throw
from games.zirkeltanz.syntax import write

COLUMNS: Final = ("die", "move")
LOST: Final = "-"


@collected
def sheet(transitions: Iterable[Transition[State, Action]]) -> Iterator[SheetRow]:
    """Yield a row for each turn, lost ones included; the set-up and the throws for the start have none."""
    for transition in transitions:
        before, action = transition.before, transition.action
        turn = before.turns // 2 + 1
        if isinstance(action, Move):
            yield SheetRow(turn, transition.seat, (Cell(str(before.thrown)), Cell(write(action))))
        elif isinstance(action, Throw) and transition.after.turns > before.turns:
            yield SheetRow(turn, before.to_move, (Cell(str(action.values[0])), Cell(LOST)))
