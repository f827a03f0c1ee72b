"""The view of Columbiz: everything, with the consequences worked out for display."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from games.columbiz.board import FIELDS, NEEDED
from games.columbiz.dice import grouped, write_dice
from games.core import Note, Outcome, Seat
from games.defaults import collected

SIGNS: Final = "OAX#"
"""Signs for the discs of each seat in the text board: ring, triangle, cross and square."""

CAPTURED: Final = "-"


@dataclass(frozen=True, slots=True)
class DiscSeen:
    """A disc on the board."""

    field: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die as it lies; `is_kept` if it was not thrown last, or will not be thrown next."""

    face: int
    is_kept: bool


@dataclass(frozen=True, slots=True)
class CaptiveSeen:
    """A disc that the latest turn took off a field, and whose it was."""

    field: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class LineSeen:
    """A line that the latest turn scored; `disc` is the disc that completed or lengthened it."""

    disc: str
    direction: str
    fields: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TurnSeen:
    """The latest finished turn: its dice, the discs in order, what they brought, or how many were laid away.

    `prisoners_points` tells by how much the new prisoners have raised the score.
    """

    seat: Seat
    dice: tuple[int, ...]
    discs: tuple[str, ...]
    captives: tuple[CaptiveSeen, ...]
    lines: tuple[LineSeen, ...]
    prisoners_points: int
    laid_away: int

    @property
    def points(self) -> int:
        """Return the points of all lines."""
        return sum(line.points for line in self.lines)

    @property
    def shown_dice(self) -> str:
        """Return the dice as the rulebook writes them."""
        return write_dice(self.dice)


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """The holdings of one player: discs of the supply, prisoners and their points, points of lines, the total."""

    seat: Seat
    supply: int
    prisoners: int
    prisoners_points: int
    line_points: int
    score: int
    has_left: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown. `throws` are made in the turn under way, `due` dice are about to be thrown.

    `is_last_round` tells whether the game ends with this round; `starter` is None before the throw for the start.
    """

    discs: tuple[DiscSeen, ...]
    players: tuple[PlayerSeen, ...]
    dice: tuple[DieSeen, ...]
    due: int
    throws: int
    is_stopped: bool
    starter: Seat | None
    to_move: Seat | None
    round: int
    is_last_round: bool
    last: TurnSeen | None
    outcome: Outcome | None

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside."""
        return replace(self, outcome=outcome, to_move=None, dice=(), due=0)

    @property
    def shown_dice(self) -> str:
        """Return the dice as the rulebook writes them."""
        return write_dice(tuple(die.face for die in self.dice))

    def text(self) -> str:
        """Return the board as plain characters, without words.

        `O A X #` are discs, `.` is a free field; of the latest turn `O'` is a new disc and `-` a field that was
        emptied. Below: the dice behind the number of throws (kept ones in brackets), then a line for each player:
        `>` to move, score = lines + prisoners' points (prisoners), supply in brackets, `x` if the player has left.
        """
        return "\n".join((*self._board(), *self._dice(), *map(self._player, self.players)))

    def _board(self) -> Iterator[str]:
        """Yield the board, the highest fields on top."""
        cells = dict.fromkeys(FIELDS, ".")
        if self.last:
            cells |= {captive.field: CAPTURED for captive in self.last.captives}
        new = self.last.discs if self.last else ()
        cells |= {disc.field: SIGNS[disc.seat] + "'" * (disc.field in new) for disc in self.discs}
        columns = range(1, len(NEEDED) + 1)
        head = "   " + "".join(f"{column:<3}" for column in columns).rstrip()
        yield head
        for number in range(max(map(len, NEEDED)), 0, -1):
            row = "".join(f"{cells.get(f'{column}/{number}', ' '):<3}" for column in columns)
            yield f"{number}  {row}{number}"
        yield head

    def _dice(self) -> Iterator[str]:
        """Yield what lies on the table, if anything does."""
        kept = grouped(tuple(die.face for die in self.dice if die.is_kept), "-")
        thrown = grouped(tuple(die.face for die in self.dice if not die.is_kept), "-")
        shown = " ".join(filter(None, (f"[{kept}]" if kept else "", thrown, "?" * self.due)))
        if shown:
            yield f"{self.throws}: {shown}"

    def _player(self, player: PlayerSeen) -> str:
        mark = "x" if player.has_left else ">" if self.to_move == player.seat else " "
        total = f"{player.score} = {player.line_points} + {player.prisoners_points} ({player.prisoners})"
        return f"{mark} {SIGNS[player.seat]} {total} [{player.supply}]"

    @collected
    def notes(self) -> Iterator[Note]:
        """Yield what a description of the picture says, most important first."""
        yield self._state_note()
        if self.last:
            yield from self._last_notes(self.last)
        for player in self.players:
            figures = {"lines": player.line_points, "prisoners": player.prisoners, "supply": player.supply}
            worth = {"score": player.score, "prisoners_points": player.prisoners_points}
            yield Note("view_player", {"seat": player.seat, **worth, **figures})
            if player.has_left:
                yield Note("view_left", {"seat": player.seat})
            elif not player.supply and not self.outcome:
                yield Note("last_round", {"seat": player.seat})
        for player in self.players:
            if fields := tuple(disc.field for disc in self.discs if disc.seat == player.seat):
                yield Note("view_discs", {"seat": player.seat, "fields": fields})

    def _state_note(self) -> Note:
        """Return whose turn it is and how it stands with the dice."""
        if self.outcome:
            return Note("view_over", {"reason": self.outcome.reason})
        if self.to_move is None:
            return Note("view_start")
        whose = {"seat": self.to_move, "round": self.round}
        if self.due:
            return (
                Note("view_keeping", {**whose, "kept": self.shown_dice}) if self.dice else Note("view_throw_due", whose)
            )
        if self.is_stopped:
            return Note("view_stopped", {**whose, "dice": self.shown_dice})
        return Note("view_to_move", {**whose, "number": self.throws, "dice": self.shown_dice})

    def _last_notes(self, last: TurnSeen) -> Iterator[Note]:
        """Yield what the latest turn did."""
        if last.laid_away:
            yield Note("view_last_away", {"seat": last.seat, "discs": last.laid_away})
        else:
            brought = {"points": last.points, "prisoners": len(last.captives)}
            yield Note("view_last", {"seat": last.seat, "fields": last.discs, **brought})
