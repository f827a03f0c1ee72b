"""The words that all games share: seat, viewer, chance, outcome, note, error.

Must not know any particular game, nor matches, players, time or storage.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, NewType, Protocol, Self, TypeVar, runtime_checkable

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play; dice and shuffles sit at `CHANCE`."""

CHANCE: Final = Seat(-1)

PAIR: Final = 2
"""The seats of a match of one against one."""

Viewer = Seat | None
"""The viewer: a seat, or None for everybody (the public)."""

BOARD: Final = "board"
"""The name of the picture of the board, beside those that a game draws for one player alone."""

Options = Mapping[str, int]
"""The chosen options of a match, by key; a game knows its own keys and their ranges (`GameInfo.options`)."""


Param = str | int | tuple[str, ...]
"""A value inside a note or an error. By convention a parameter whose name ends in `seat` holds a `Seat`."""


class Chance(Protocol):
    """The source of the luck of a match; the engine draws from the committed seed, a test from a script."""

    def die(self, sides: int) -> int:
        """Return the next value, uniformly from 1 to sides."""
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that players agree on before a match: a whole number within a range.

    `suggested` are values worth offering where a range is too long to be listed.
    """

    key: str
    default: int
    low: int
    high: int
    suggested: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The constant facts about a game.

    A play takes some `usual_turns` over all players, and hardly ever more than `most_turns`: estimates, from which the
    duration of a match is foretold. `version` is raised when the same log would replay differently; `max_actions`
    bounds every play, throws included, and is None where the rules know no bound; `rulings` are the numbers of the
    specification's rulings, in the order in which they are shown to players; `allows_plans` says that an answer to the
    opponent's next action can be chosen before, as no throw comes between the two that matters to it, and `has_score`
    that scores say more than who has won. `reasons` are the codes with which the rules themselves end a play;
    `set_up_turns` is how many turns of each seat set up the board. States are of `state_type`, actions of one of the
    classes of `action_type`.
    """

    key: str
    version: int
    state_type: type
    action_type: object
    seat_names: tuple[str, ...]
    min_seats: int
    max_seats: int
    usual_turns: int
    most_turns: int
    max_actions: int | None
    options: tuple[Option, ...] = ()
    rulings: tuple[int, ...] = ()
    topics: tuple[str, ...] = ()
    sheet_columns: tuple[str, ...] = ()
    allows_plans: bool = False
    has_score: bool = True
    reasons: tuple[str, ...] = ()
    set_up_turns: int = 0


def are_places(places: Sequence[int]) -> bool:
    """Tell whether each place is one more than how many are better: after a first place shared by three comes 4."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a play: why (a code), each seat's place (`are_places`) and each seat's score.

    Raises:
        ValueError: the places are not those of a competition.
    """

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse places by which a table would give out more, or less, than it has."""
        if not are_places(self.places):
            raise ValueError(f"places {self.places}")

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats on the first place, in order; more than one means that they share it."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)

    @property
    def is_draw(self) -> bool:
        """Tell whether nobody is better than anybody else."""
        return len(set(self.places)) == 1


@dataclass(frozen=True, slots=True)
class Note:
    """One thing worth saying, as a code with parameters; the words live where it is said."""

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may stand next in a line.

    `line` is the whole line after choosing it, `label` the part that is new, `group` a code for what is being chosen.
    A line that is not `is_complete` needs a further choice before it can be played (`6*` still wants a field).
    `is_chosen` makes it a switch, on or off now (a die that is kept); choosing it turns it over.
    """

    line: str
    label: str
    group: str
    is_complete: bool
    notes: tuple[Note, ...] = ()
    is_chosen: bool | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a score sheet; `marked` lists the words (by index, split at blanks) that the sheet underlines.

    A cell that says something in words has it as a `note`, whose text readers see in their own language.
    """

    text: str
    marked: tuple[int, ...] = ()
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One turn of one seat on the score sheet; the cells stand under `GameInfo.sheet_columns`."""

    turn: int
    seat: Seat
    cells: tuple[Cell, ...]


class View(Protocol):
    """A position as one viewer may see it. Pictures and texts are made from a view, never from a state."""

    def text(self) -> str:
        """Return the position as a board in plain characters, for those who cannot or will not see pictures."""
        ...

    def notes(self) -> tuple[Note, ...]:
        """Return what a description of the picture says, most important first."""
        ...

    def ended(self, outcome: Outcome) -> Self:
        """Return the same view of a play that was ended from outside: by resignation, agreement, time."""
        ...


@runtime_checkable
class TurnableView(Protocol):
    """A view of a board that looks different from each side."""

    def turned(self) -> Self:
        """Return the same view with its viewer's side in front; for the public nothing is turned."""
        ...

    def flipped(self) -> Self:
        """Return the same view from the other side."""
        ...


S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Transition(Generic[S, A]):
    """A step of a play: the seat and its action, with the state before and after it."""

    before: S
    seat: Seat
    action: A
    after: S


class MoveError(ValueError):
    """A line that cannot be played; the three kinds below say why. It changes nothing.

    Attributes:
        code: what is wrong, a key to words.
        params: values for those words.
        span: start and end of the offending part of the typed text, None if it is the whole.
        near: canonical lines close to what was typed that would be legal, best first.
        rule: which rule or ruling forbids it, a key to the rules as shown to players; None if none does.
    """

    def __init__(
        self,
        code: str,
        *,
        span: tuple[int, int] | None = None,
        near: Iterable[str] = (),
        rule: str | None = None,
        **params: Param,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, Param] = params
        self.span = span
        self._near = near
        self.rule = rule

    @property
    def near(self) -> tuple[str, ...]:
        """Return the lines near by; they are looked for when somebody asks."""
        if not isinstance(self._near, tuple):
            self._near = tuple(self._near)
        return self._near


class MalformedMove(MoveError):
    """The text is not a line of this game's notation."""


class IllegalMove(MoveError):
    """The text can be read, but a rule forbids it here."""


class AmbiguousMove(MoveError):
    """The text can be read in several ways; `near` lists them."""
