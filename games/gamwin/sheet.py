"""The record as the rulebook shows it: the dice that lie, then what was done with them, then the stones home.

Answers for a row for each throw, and one for each turn that begins with the dice of the other player; must not know
how a sheet is shown.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from games.core import Cell, Seat, SheetRow, Transition
from games.defaults import collected
from games.gamwin.board import BLUE, RED
from games.gamwin.dice import NAMES, Numbers, descending
from games.gamwin.rules import begin
from games.gamwin.state import Action, Die, Line, State, Throw
from games.gamwin.turn import play_all, written

COLUMNS: Final = ("dice", "moves", "home")


@dataclass(slots=True)
class _Row:
    """A row being written: whose dice they were, which of them were just thrown, and the lines so far."""

    turns: int
    seat: Seat
    lying: Cell
    home: tuple[int, int]
    lines: list[str] = field(default_factory=list)

    def done(self) -> SheetRow:
        cells = (self.lying, Cell(", ".join(self.lines)), Cell("{}/{}".format(*self.home)))
        return SheetRow(self.turns // 2 + 1, self.seat, cells)


@collected
def sheet(transitions: Iterable[Transition[State, Action]]) -> Iterator[SheetRow]:
    """Yield the rows of a play; the throw for the start stands under round 0, its sums in the column of moves."""
    row: _Row | None = None
    for transition in transitions:
        before, after = transition.before, transition.after
        is_new = isinstance(transition.action, Throw) or row is None or row.turns != before.turns
        if is_new and row:
            yield row.done()
            row = None
        match transition.action:
            case Throw(dice=dice) if before.phase == "start":
                yield from _start_rows(dice)
            case Throw():
                row = _Row(before.turns, before.to_move, _lying(after.dice, before.due), after.home)
            case Line():
                row = row or _Row(before.turns, transition.seat, _lying(before.dice, ()), after.home)
                row.lines.append(written(play_all(begin(before, transition.seat), transition.action)))
                row.home = after.home
    if row:
        yield row.done()


def _start_rows(dice: tuple[Die, ...]) -> Iterator[SheetRow]:
    for seat, thrown in ((BLUE, dice[:3]), (RED, dice[3:])):
        numbers = tuple(die.number for die in thrown)
        text = " ".join(map(str, descending(numbers)))
        yield SheetRow(0, seat, (Cell(f"{text} :", (0, 1, 2)), Cell(str(sum(numbers))), Cell("0/0")))


def _lying(dice: Numbers, thrown: tuple[str, ...]) -> Cell:
    """Return the dice that lie as the rulebook writes them, those marked that were just thrown."""
    ordered = sorted(zip(dice, NAMES, strict=True), key=lambda die: -die[0])
    marked = tuple(index for index, (_, name) in enumerate(ordered) if name in thrown)
    return Cell(" ".join(str(number) for number, _ in ordered) + " :", marked)
