"""The view of Gamwin: everything, with the consequences worked out for display."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from games.core import Note, Outcome, Param, Seat
from games.defaults import collected
from games.gamwin.board import BLUE, FIELDS, QUIET_LIMIT, QUIET_WARNING, RED, SIDES

_LETTERS: Final = {BLUE: "b", RED: "r"}


@dataclass(frozen=True, slots=True)
class PlaceSeen:
    """A place with its stones from the inner to the outer one; `blocked_seat` is whose two inner ones cannot move."""

    name: str
    stones: tuple[Seat, ...]
    is_wall: bool
    blocked_seat: Seat | None


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die that lies: just thrown or not, used up by a stone at a first throw, about to be thrown again."""

    name: str
    number: int
    is_fresh: bool
    is_used: bool
    is_due: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown; only places with stones are listed.

    `last_ways` are the steps of the latest turn, from where to where (`off` and `home` are no places), `captured` the
    places at which it sent stones off.
    """

    places: tuple[PlaceSeen, ...]
    off: tuple[int, int]
    home: tuple[int, int]
    dice: tuple[DieSeen, ...]
    to_move: Seat | None
    turn: int
    is_first_throw: bool
    quiet_turns: int
    last_seat: Seat | None
    last_ways: tuple[tuple[str, str], ...]
    captured: tuple[str, ...]
    outcome: Outcome | None

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside."""
        return replace(self, outcome=outcome, to_move=None, is_first_throw=False)

    def text(self) -> str:
        """Return the strip as plain characters, without words.

        One column for each field, a row for each side; stones from the inner to the outer one, `b` blue, `r` red, `.`
        nobody. Below: who goes which way, then for each player `>` if to move, stones off and home, then the dice
        (just thrown ones with `'`, used up ones in brackets) and the turns without a change once they count.
        """
        stones = {place.name: "".join(_LETTERS[seat] for seat in place.stones) for place in self.places}
        rows = [("  ", *map(str, range(1, FIELDS + 1)))]
        rows += [(f"{side} ", *(stones.get(f"{side}{n}", ".") for n in range(1, FIELDS + 1))) for side in SIDES]
        lines = [first + "".join(f"{cell:>4}" for cell in cells) for first, *cells in rows]
        return "\n".join((*lines, *self._margin()))

    def _margin(self) -> Iterator[str]:
        """Yield the lines below the strip."""
        ways = {BLUE: "L1>L9 R9>R1", RED: "R1>R9 L9>L1"}
        for seat in (BLUE, RED):
            mark = ">" if self.to_move == seat else " "
            letter = _LETTERS[seat]
            off = letter * self.off[seat] or "-"
            home = letter.upper() * self.home[seat] or "-"
            yield f"{mark} {letter}: {ways[seat]} | {off:3} | #{home}"
        yield " ".join([*map(_die_text, self._ordered()), ":"])
        if self.quiet_turns >= QUIET_WARNING:
            yield f"{self.quiet_turns}/{QUIET_LIMIT}"

    def _ordered(self) -> list[DieSeen]:
        return sorted(self.dice, key=lambda die: -die.number)

    @collected
    def notes(self) -> Iterator[Note]:
        """Yield what a description of the picture says, most important first."""
        yield self._state_note()
        yield Note("view_score", {"score": "{}/{}".format(*self.home)})
        if self.dice:
            yield Note("view_dice", {"dice": tuple(f"{die.number} ({die.name})" for die in self._ordered())})
        if self.last_seat is not None:
            steps = tuple(f"{source}-{target}" for source, target in self.last_ways)
            yield Note("view_last", {"seat": self.last_seat, "steps": steps})
        if self.quiet_turns >= QUIET_WARNING and not self.outcome:
            yield Note("quiet_turns", {"turns": self.quiet_turns, "left": QUIET_LIMIT - self.quiet_turns})
        yield from self._stone_notes()

    def _state_note(self) -> Note:
        if self.outcome:
            return Note("view_over", {"reason": self.outcome.reason})
        if self.to_move is None:
            return Note("view_throw_due", {"dice_due": sum(die.is_due for die in self.dice)})
        if self.is_first_throw:
            numbers = tuple(str(die.number) for die in self._ordered() if not die.is_used)
            return Note("view_first", {"seat": self.to_move, "numbers": numbers})
        return Note("view_to_move", {"seat": self.to_move, "turn": self.turn})

    def _stone_notes(self) -> Iterator[Note]:
        for seat in (BLUE, RED):
            stones: dict[str, Param] = {"seat": seat, "off": self.off[seat], "home": self.home[seat]}
            counts = ((place.name, place.stones.count(seat)) for place in self.places)
            places = tuple(name if count == 1 else f"{count} x {name}" for name, count in counts if count)
            yield Note("view_stones", {**stones, "places": places})
            if blocked := tuple(place.name for place in self.places if place.blocked_seat == seat):
                yield Note("view_blocked", {"seat": seat, "places": blocked})
        if walls := tuple(place.name for place in self.places if place.is_wall):
            yield Note("view_walls", {"places": walls})


def _die_text(die: DieSeen) -> str:
    text = f"{die.number}'" if die.is_fresh else str(die.number)
    return f"({text})" if die.is_used else text
