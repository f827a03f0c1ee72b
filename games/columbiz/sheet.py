"""The score sheet: one row a turn with the dice that counted, the discs, what they brought, and the new totals.

Answers for the cells of one row a turn; must not know how a sheet is shown. The rulebook's pad has line points above a
stroke and prisoners below it; here both stand side by side.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.columbiz.board import LINE_POINTS, prisoners_worth
from games.columbiz.dice import write_dice
from games.columbiz.rules import scores
from games.columbiz.state import Action, LastTurn, State
from games.columbiz.syntax import LAY_AWAY, write_fields
from games.core import Cell, Note, SheetRow, Transition
from games.defaults import collected

COLUMNS: Final = ("dice", "discs", "lines", "prisoners", "supply", "score")


@collected
def sheet(transitions: Iterable[Transition[State, Action]]) -> Iterator[SheetRow]:
    """Yield a row for each finished turn; discs that captured or scored are marked."""
    for transition in transitions:
        last = transition.after.last
        if last and transition.after.turns > transition.before.turns:
            yield SheetRow(transition.before.rounds, last.seat, _cells(transition.after, last))


def _cells(after: State, last: LastTurn) -> tuple[Cell, ...]:
    seat = last.seat
    gainful = tuple(at for at, disc in enumerate(last.placed) if disc.captives or disc.lines)
    points = [LINE_POINTS[len(line.fields)] for disc in last.placed for line in disc.lines]
    captives = [len(disc.captives) for disc in last.placed if disc.captives]
    return (
        Cell(write_dice(last.dice)),
        _discs(last, gainful),
        Cell("+".join(map(str, points))),
        Cell("+".join(map(str, captives))),
        Cell(str(after.supplies[seat])),
        Cell(f"{after.points[seat]}+{prisoners_worth(after.prisoners[seat])}={scores(after)[seat]}"),
    )


def _discs(last: LastTurn, gainful: tuple[int, ...]) -> Cell:
    """Return where discs were placed or, where none could be, how many were laid away."""
    if last.placed:
        return Cell(write_fields(disc.field for disc in last.placed), gainful)
    return Cell(f"{LAY_AWAY} {last.laid_away}", note=Note("sheet_laid_away", {"discs": last.laid_away}))
