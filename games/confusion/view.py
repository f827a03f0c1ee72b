"""The view of Confusion: everything public, and of the types those that the viewer may know.

Made by `observe.py`; must not know the rules. A view of the public has no type that was not revealed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from games.core import Note, Outcome, Seat, Viewer
from games.defaults import collected

SIDES: Final = 2
RANKS: Final = range(11, 0, -1)
FILES: Final = "abcdefghijk"
MARKS: Final = ("^", "v")
"""Signs of the sides in the text board: the direction in which their dice go forward."""


@dataclass(frozen=True, slots=True)
class PatternSeen:
    """The moves of a type: up to `reach` squares in some directions, as the die's owner sees them (F, BL ...).

    `is_promotable`: it cannot go back, and is promoted for it.
    """

    reach: int
    directions: tuple[str, ...]
    is_promotable: bool


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die: where it stands (None: captured), and its type if this viewer knows it, a-l."""

    seat: Seat
    letter: str
    square: str | None
    is_promoted: bool
    is_revealed: bool
    type: str | None


@dataclass(frozen=True, slots=True)
class ColumnSeen:
    """One column of an evaluation sheet: the types struck out for a die, and those struck out faintly.

    Struck is what is known about this die alone excludes, faint what follows from each type occurring once.
    """

    letter: str
    struck: str
    faint: str


@dataclass(frozen=True, slots=True)
class TrySeen:
    """The latest try, in notation; `is_allowed` is None if it is only being considered."""

    seat: Seat
    record: str
    letter: str
    source: str
    target: str
    is_allowed: bool | None
    captured: str | None
    is_promoted: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown to a viewer (None: everybody). The dice come Blue's first, A to L.

    `patterns` are how the types a-l move, `promoted` how a promoted die does. `sheets` are the evaluation sheets about
    Blue's and Black's dice, None where this viewer has none. `answering` has one turn left to prevent the loss.
    `is_turned` lets Black sit in front.
    """

    viewer: Viewer
    dice: tuple[DieSeen, ...]
    patterns: tuple[PatternSeen, ...]
    promoted: PatternSeen
    puck: str
    last: TrySeen | None
    sheets: tuple[tuple[ColumnSeen, ...], tuple[ColumnSeen, ...]] | None
    to_move: Seat | None
    turn: int
    turns: int
    turn_limit: int
    quiet_turns: int
    quiet_limit: int
    threat: Seat | None
    answering: Seat | None
    is_open: bool
    outcome: Outcome | None
    is_turned: bool = False

    @property
    def holder(self) -> DieSeen | None:
        """Return the die that controls the puck."""
        return next((die for die in self.dice if die.square == self.puck), None)

    def side(self, seat: Seat) -> tuple[DieSeen, ...]:
        """Return the dice of a side, A to L."""
        return tuple(die for die in self.dice if die.seat == seat)

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside."""
        return replace(self, outcome=outcome, to_move=None, answering=None)

    def turned(self) -> Self:
        """Return the same view with the board turned to its viewer's side."""
        return replace(self, is_turned=self.viewer == 1)

    def flipped(self) -> Self:
        """Return the same view with the board seen from the other side."""
        return replace(self, is_turned=not self.is_turned)

    # --- As plain characters

    def text(self) -> str:
        """Return the board as plain characters, without words.

        Blue's dice are like `^H`, Black's like `vH`, `o` is the puck, `^Ho` a die that controls it, `^H'` a promoted
        one. Below stand the latest try with its answer, then for each side (`>` is to move, `!` has one answer) what
        is known of its dice: `A=h` a type, `A=h!` a revealed one, `A'` promoted, `Ax` captured. Then the quiet turns,
        and the evaluation sheets: `#` struck out, `-` struck out faintly, `.` possible.
        """
        ranks, files = (RANKS, FILES) if not self.is_turned else (RANKS[::-1], FILES[::-1])
        cells = self._cells()
        head = "   " + " ".join(f" {file} " for file in files)
        rows = (
            f"{rank:2} " + " ".join(cells.get(f"{file}{rank}", " . ") for file in files) + f" {rank}" for rank in ranks
        )
        return "\n".join(line.rstrip() for line in (head, *rows, head, *self._margin(), *self._sheet_lines()))

    def _cells(self) -> dict[str, str]:
        cells = {self.puck: " o "}
        for die in self.dice:
            if die.square:
                sign = "o" if die.square == self.puck else "'" if die.is_promoted else " "
                cells[die.square] = f"{MARKS[die.seat]}{die.letter}{sign}"
        return cells

    def _margin(self) -> Iterator[str]:
        """Yield the lines between board and sheets."""
        if self.last:
            yield f"{MARKS[self.last.seat]} {self.last.record}"
        for seat in range(SIDES):
            state = "!" if self.answering == seat else ">" if self.to_move == seat else " "
            known = " ".join(text for die in self.side(Seat(seat)) if (text := _known(die)))
            yield f"{state} {MARKS[seat]} {known}"
        yield f"{self.quiet_turns}/{self.quiet_limit} {self.turns}/{self.turn_limit}"

    def _sheet_lines(self) -> Iterator[str]:
        """Yield the evaluation sheets side by side, the viewer's own dice left."""
        if self.sheets is None:
            return
        seats = (1, 0) if self.viewer == 1 else (0, 1)
        halves = [self.sheets[seat] for seat in seats]
        yield ""
        heads = [f"{MARKS[seat]} {''.join(column.letter for column in self.sheets[seat])}" for seat in seats]
        yield "   ".join(heads)
        for type_ in "abcdefghijkl":
            yield "   ".join(f"{type_} {''.join(_mark(column, type_) for column in half)}" for half in halves)

    # --- As notes

    @collected
    def notes(self) -> Iterator[Note]:
        """Yield what a description of the picture says, most important first."""
        if self.outcome:
            yield Note("view_over", {"reason": self.outcome.reason})
        elif self.to_move is not None:
            yield Note("view_to_move", {"seat": self.to_move, "turn": self.turn})
        if self.answering is not None and not self.outcome:
            yield Note("view_answering", {"seat": self.answering})
        if self.last:
            yield self._last_note(self.last)
        holder = self.holder
        if holder:
            yield Note("view_holder", {"seat": holder.seat, "die": holder.letter, "square": self.puck})
        else:
            yield Note("view_puck", {"square": self.puck})
        for seat in map(Seat, range(SIDES)):
            yield from self._side_notes(seat)

    def _last_note(self, last: TrySeen) -> Note:
        answers = {True: "view_allowed", False: "view_forbidden", None: "view_considered"}
        return Note(answers[last.is_allowed], {"seat": last.seat, "line": last.record})

    def _side_notes(self, seat: Seat) -> Iterator[Note]:
        """Yield what is seen of one side: places, promoted, revealed and captured dice, types where they are known."""
        side = self.side(seat)
        lists = {
            "view_dice": [f"{die.letter} {die.square}" for die in side if die.square],
            "view_promoted": [die.letter for die in side if die.is_promoted and die.square],
            "view_revealed": [f"{die.letter}={die.type}" for die in side if die.is_revealed and die.square],
            "view_captured": [die.letter for die in side if not die.square],
            "view_types": [f"{die.letter}={die.type}" for die in side if die.type and not die.is_revealed],
        }
        for code, dice in lists.items():
            if dice:
                yield Note(code, {"seat": seat, "dice": tuple(dice)})

    def dice_notes(self, seat: Seat) -> tuple[Note, ...]:
        """Return the types of a side as far as this viewer knows them, for a picture of its dice."""
        dice = tuple(f"{die.letter}={die.type}" for die in self.side(seat) if die.type)
        return (Note("view_types", {"seat": seat, "dice": dice}),)

    def sheet_notes(self, seat: Seat) -> tuple[Note, ...]:
        """Return what an evaluation sheet about a side's dice leaves, for its description."""
        columns = self.sheets[seat] if self.sheets else ()
        left = tuple(f"{column.letter}: {_left(column)}" for column in columns)
        return (Note("view_left", {"seat": seat, "dice": left}),)


def _known(die: DieSeen) -> str:
    """Return what a line says about a die besides its place; empty if nothing is known."""
    promoted = "'" if die.is_promoted else ""
    captured = "" if die.square else "x"
    kind = f"={die.type}{'!' if die.is_revealed else ''}" if die.type else ""
    return f"{die.letter}{promoted}{captured}{kind}" if promoted or captured or kind else ""


def _mark(column: ColumnSeen, type_: str) -> str:
    return "#" if type_ in column.struck else "-" if type_ in column.faint else "."


def _left(column: ColumnSeen) -> str:
    return "".join(type_ for type_ in "abcdefghijkl" if type_ not in column.struck + column.faint)
