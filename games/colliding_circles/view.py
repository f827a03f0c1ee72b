"""The view of Colliding Circles: everything, with the consequences worked out for display."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from games.colliding_circles.board import (
    BLACK,
    COLUMNS,
    FIELDS,
    PRINTED_NUMBERS,
    QUIET_LIMIT,
    QUIET_WARNING,
    RED,
    ROWS,
    is_link,
)
from games.core import Note, Outcome, Param, Seat
from games.defaults import collected

_COLOURS: Final = {RED: "r", BLACK: "b"}


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die on the board."""

    field: str
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class CircleSeen:
    """A complete circle: its centre, who owns it, wolf, fox or goose, and its points."""

    centre: str
    owner_seat: Seat
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class StepSeen:
    """One step of the latest turn: `way` leads from the source over all fields to the target (placements: one field).

    A rethrow has an empty way; `value` is the die's value at the end of the step.
    """

    kind: str
    way: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown; `hands` descending, `fresh` the indices of the dice in each hand that were just thrown."""

    dice: tuple[DieSeen, ...]
    circles: tuple[CircleSeen, ...]
    holes: tuple[str, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    fresh: tuple[tuple[int, ...], tuple[int, ...]]
    pools: tuple[int, int]
    scores: tuple[int, int]
    to_move: Seat | None
    turn: int
    quiet_turns: int
    last_seat: Seat | None
    last_steps: tuple[StepSeen, ...]
    outcome: Outcome | None

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside."""
        return replace(self, outcome=outcome, to_move=None)

    def text(self) -> str:
        """Return the board as plain characters, without words.

        Dice are like `r5`, complete circles like `R5` in their centre (owner and points), `##` is a hole, `.4` a free
        printed field. `-` joins neighbours of different columns. Below: score, hands (new dice with `'`), pools in
        brackets, `>` before the player to move, the holes, and the quiet turns once they count.
        """
        cells = {name: f".{PRINTED_NUMBERS.get(name, '.')}" for name in FIELDS}
        cells |= dict.fromkeys(self.holes, "##")
        cells |= {die.field: f"{_COLOURS[die.seat]}{die.value}" for die in self.dice}
        markers = {circle.centre: f"{_COLOURS[circle.owner_seat].upper()}{circle.points}" for circle in self.circles}
        head = "   " + "    ".join(f" {column}" for column in COLUMNS)
        rows = [f"{row:2} {_row_text(row, cells, markers)} {row}" for row in reversed(ROWS)]
        return "\n".join(line.rstrip() for line in (head, *rows, head, *self._margin()))

    def _margin(self) -> Iterator[str]:
        """Yield the lines below the board."""
        yield "{}/{}".format(*self.scores)
        for seat in (RED, BLACK):
            hand = " ".join(
                f"{value}'" if index in self.fresh[seat] else str(value) for index, value in enumerate(self.hands[seat])
            )
            yield f"{'>' if self.to_move == seat else ' '} {_COLOURS[seat]}: {hand} ({self.pools[seat]})"
        if self.holes:
            yield "##: " + " ".join(self.holes)
        if self.quiet_turns >= QUIET_WARNING:
            yield f"{self.quiet_turns}/{QUIET_LIMIT}"

    @collected
    def notes(self) -> Iterator[Note]:
        """Yield what a description of the picture says, most important first."""
        if self.outcome:
            yield Note("view_over", {"reason": self.outcome.reason})
        elif self.to_move is None:
            yield Note("view_throw_due")
        else:
            yield Note("view_to_move", {"seat": self.to_move, "turn": self.turn})
        yield Note("view_score", {"score": "{}/{}".format(*self.scores)})
        if self.last_seat is not None:
            steps = tuple(_step_text(step) for step in self.last_steps)
            seat = self.last_seat
            yield Note("view_last", {"seat": seat, "steps": steps}) if steps else Note("view_last_pass", {"seat": seat})
        if self.quiet_turns >= QUIET_WARNING and not self.outcome:
            yield Note("quiet_turns", {"turns": self.quiet_turns, "left": QUIET_LIMIT - self.quiet_turns})
        for seat in (RED, BLACK):
            hand = tuple(str(value) for value in self.hands[seat])
            yield Note("view_hand", {"seat": seat, "hand": hand, "pool": self.pools[seat]})
        if self.holes:
            yield Note("view_holes", {"fields": self.holes})
        yield from self._board_notes()

    def _board_notes(self) -> Iterator[Note]:
        """Yield what lies on the board: circles before dice, Red before Black."""
        for circle in self.circles:
            owner: dict[str, Param] = {"circle": circle.centre, "owner_seat": circle.owner_seat}
            yield Note("view_circle", {**owner, "kind": circle.kind, "points": circle.points})
        for seat in (RED, BLACK):
            if dice := tuple(f"{die.field}={die.value}" for die in self.dice if die.seat == seat):
                yield Note("view_dice", {"seat": seat, "dice": dice})


def _row_text(row: int, cells: Mapping[str, str], markers: Mapping[str, str]) -> str:
    """Return one row: its fields, between them links or the markers of circles."""
    parts = []
    for column, right in zip(COLUMNS, (*tuple(COLUMNS)[1:], ""), strict=True):
        here, there = f"{column}{row}", f"{right}{row}"
        parts.append(cells.get(here, "  "))
        if here in cells and there in cells and is_link(column, row):
            parts.append(" -- ")
        elif right:
            parts.append(f" {markers.get(column + there, '  ')} ")
    return "".join(parts)


def _step_text(step: StepSeen) -> str:
    """Return a step in notation, a manoeuvre always with its value."""
    match step.kind:
        case "manoeuvre":
            return f"{step.way[0]}-{step.way[-1]}({step.value})"
        case "placement":
            return f"{step.value}*{step.way[0]}"
        case _:
            return f"+{step.value}"
