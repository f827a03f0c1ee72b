"""The contract that every game keeps: what a game is to the rest of the computer.

Answers for the words that all games share (seat, viewer, chance, outcome, note, error) and for the four parts of a
`Game` with their laws. Must not know any particular game, nor matches, players, time or storage.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NewType, Protocol, Self, TypeVar, runtime_checkable

from games.refusals import AmbiguousMove as AmbiguousMove
from games.refusals import IllegalMove as IllegalMove
from games.refusals import MalformedMove as MalformedMove
from games.refusals import MoveError as MoveError
from games.refusals import Param as Param

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


class Chance(Protocol):
    """Where the luck of a match comes from; the engine draws from the committed seed, a test from a script."""

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
    """What never changes about a game.

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
    """How a play ended: why (a code), each seat's place (`are_places`) and each seat's score.

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
    """What one viewer may see of a position. Pictures and texts are made from a view, never from a state."""

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
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Transition(Generic[S, A]):
    """Who did what in a play, and the state before and after it."""

    before: S
    seat: Seat
    action: A
    after: S


class Rules(Protocol[S, A]):
    """What may be done and what it does."""

    def setup(self, seats: int, options: Options, /) -> S:
        """Return the first state, before any die is thrown."""

    def to_act(self, state: S, /) -> frozenset[Seat]:
        """Return who may act: empty when the play is over, only `CHANCE` when a throw or shuffle is due."""

    def legal_actions(self, state: S, seat: Seat, /) -> Iterator[A]:
        """Yield what a seat that may act can do, lazily and in a stable order."""

    def sample(self, state: S, seat: Seat, chance: Chance, /) -> A:
        """Return a legal action of a player who may act, at random, for plays of games that list nothing.

        Not every action need be equally likely, nor come at all.
        """

    def is_legal(self, state: S, seat: Seat, action: A, /) -> bool:
        """Tell whether `apply` would accept the action."""

    def apply(self, state: S, seat: Seat, action: A, /) -> S:
        """Return the state after an action.

        Raises:
            IllegalMove: a rule forbids the action here.
        """

    def draw(self, state: S, chance: Chance, /) -> A:
        """Return the action of `CHANCE`, its values taken from chance in the order that the rules fix."""

    def outcome(self, state: S, /) -> Outcome | None:
        """Return how the play ended, None while it goes on."""

    def turn_number(self, state: S, /) -> int:
        """Return the number of the turn under way, counted from 1 over all players; it grows with every turn."""

    def scores(self, state: S, /) -> tuple[int, ...]:
        """Return the score of each seat now."""

    def forfeit(self, state: S, seat: Seat, /) -> S | None:
        """Return the state in which the others play on without the seat; None if the play ends with its leaving."""

    def rematch_options(self, options: Options, outcome: Outcome, seats: Mapping[Seat, Seat], /) -> Options:
        """Return the options of another play of the same people, after one that ended so.

        `seats` holds the new seat by the old one, as far as it is known: with two seats of both, else of who asks.
        """


class Notation(Protocol[S, A]):
    """Lines: reading what people type, writing what they read, offering what may stand next."""

    def normalise(self, text: str, /) -> str:
        """Return a typed text with the signs of the notation, each in its place; see `games.reading.Signs`."""

    def parse(self, state: S, seat: Seat, text: str, /) -> A:
        """Return the action that a typed line means.

        Raises:
            MalformedMove: not a line of the notation.
            IllegalMove: a rule forbids it; the span points at the part, `near` offers what is legal.
            AmbiguousMove: it can mean several things.
        """

    def format(self, state: S, seat: Seat, action: A, /) -> str:
        """Return the canonical line of a legal action."""

    def record(self, transition: Transition[S, A], /) -> str:
        """Return the line of a step that was taken, with what only its result has shown (an answer, a capture)."""

    def suggest(self, state: S, seat: Seat, text: str, /) -> Iterator[Choice]:
        """Yield playable lines that go on from what is typed, best first; the typed line leads if it is legal."""

    def choices(self, state: S, seat: Seat, text: str, /) -> tuple[Choice, ...]:
        """Return what may stand next after `text`, a line made of earlier choices (empty at the start).

        Choices of one group stand together. This is what the move builder shows.
        """

    def additions(self, state: S, seat: Seat, action: A, /) -> tuple[str, ...]:
        """Return codes for what could still be added to the line of a legal action; empty if it is finished."""


class Narration(Protocol[S, A, V_co]):
    """What is shown and told of a play."""

    def view(self, state: S, viewer: Viewer, /) -> V_co:
        """Return what the viewer may see, built by adding what may be seen."""

    def view_with_choices(self, state: S, seat: Seat, text: str, /) -> V_co:
        """Return what a seat that may act sees, with what may stand next after `text` marked where a game knows how.

        The move builder and /why show it. Any text will do; what cannot be read marks what there is to begin with.
        """

    def describe(self, transition: Transition[S, A], /) -> tuple[Note, ...]:
        """Return what a step brought about (points, captures, an end), for the public."""

    def sheet(self, transitions: Iterable[Transition[S, A]], /) -> tuple[SheetRow, ...]:
        """Return the rulebook's score sheet of a play so far."""

    def example(self, topic: str, /) -> S | None:
        """Return a position that illustrates a topic of the rules, None where words are enough."""


class Secrets(Protocol[S, A]):
    """What not everybody may know while a play goes on. Its own answers are those of a game that hides nothing."""

    def is_secret(self, state: S, seat: Seat, action: A, /) -> bool:
        """Tell whether nobody may read an action in the log before the play is over."""
        return False

    def revealed(self, state: S, /) -> S:
        """Return the same position as everybody may see it once the play is over, past positions included."""
        return state

    def with_open_notes(self, state: S, /) -> S | None:
        """Return the same position with the notes that the game keeps for players shown to everybody; None without any.

        Notes follow from what everybody knows; showing them is a courtesy that players agree on.
        """
        return None

    def redeal(self, state: S, viewer: Viewer, chance: Chance, /) -> S:
        """Return another state that the viewer cannot tell from this one: what is hidden is dealt again by chance.

        Everything that the viewer knows, from all the past, is true in it as well.
        """
        return state

    def preview(self, state: S, seat: Seat, action: A, /) -> tuple[S, tuple[Note, ...]] | None:
        """Return what the seat may be shown of a legal action before it is taken: a state to view, and notes on it.

        The state is a hypothetical one and the notes say what is tried. None where the step itself may be shown.
        """
        return None

    def is_answered(self, transition: Transition[S, A], /) -> bool:
        """Tell whether the record of a step says what nobody could know before."""
        return False

    def illustration(self, topic: str, /) -> tuple[Viewer, tuple[str, ...]]:
        """Return whose view of a topic's example is shown, and which pictures of it.

        `BOARD` is the board, other names are those of pictures for one player alone (`renderers.core.PrivateRenderer`).
        """
        return None, (BOARD,)

    def concerns(self, transition: Transition[S, A], seat: Seat, /) -> bool:
        """Tell whether a step changes anything about what a seat may do; if not, what it has begun stays good.

        Only where several act at the same time may it be denied. What is denied must change nothing of what is asked
        for that seat.
        """
        return True

    def may_interject(self, state: S, seat: Seat, /) -> bool:
        """Tell whether a seat that `to_act` does not name may act all the same, as its `legal_actions` list.

        Such an action takes no turn: `to_act` stays as it was.
        """
        return False


class NothingHidden(Secrets[Any, Any]):
    """The secrets of a game in which everybody may see everything."""


OPEN: Final = NothingHidden()


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, V]):
    """One game, put together from its parts. Parts hold no state; states and actions are frozen dataclasses.

    Laws, asserted for every registered game by tests/games/test_conformance.py:

    - `to_act` is empty exactly when there is an outcome.
    - `legal_actions` are distinct, in a stable order, and `apply` accepts each of them; `apply` accepts nothing that
      `is_legal` denies. A game that cannot list all of them says so in its docstring and lists the useful ones.
    - `sample` gives what `is_legal` affirms, by the same luck the same.
    - `apply` never changes its argument.
    - `parse(format(action)) == action`, and `format(parse(text))` is canonical.
    - States and actions survive encoding, as the same text in every process.
    - What a viewer gets does not depend on what that viewer may not know: `view`, and whatever is asked for a seat
      (`legal_actions`, `sample`, the whole notation with its errors, `preview`). What nobody is asked for (`to_act`,
      `turn_number`, `scores`, `describe`, `record`, `sheet`) is public. Only `apply` knows the result of a try.
    - Every play ends within `info.max_actions` actions, if there is such a bound.
    - Every line that `suggest` offers can be played; every complete choice can be played, every other one leads on.
    - Whatever is typed, reading it takes a bounded number of steps and raises nothing but `MoveError`.

    `settled` gives the place of each seat that no course of play can change any more, None where that is not proved;
    a game without a cheap proof has no such function. Only who leaves changes what is settled. `earlier` are the same
    game in earlier versions of its rules, for matches that were agreed on then.
    """

    info: GameInfo
    rules: Rules[S, A]
    notation: Notation[S, A]
    narration: Narration[S, A, V]
    secrets: Secrets[S, A] = OPEN
    settled: Callable[[S], tuple[int | None, ...]] | None = None
    earlier: tuple[Self, ...] = ()

    def in_version(self, version: int) -> Self:
        """Return the game as it was in a version of its rules, by which matches of that time are played to their end.

        Raises:
            KeyError: the rules of that version are not here.
        """
        return {game.info.version: game for game in (*self.earlier, self)}[version]

    @property
    def has_secrets(self) -> bool:
        """Tell whether not everybody may see everything while a play goes on."""
        return not isinstance(self.secrets, NothingHidden)

    def preview(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Note, ...]]:
        """Return what a seat may be shown of a legal action before it is taken: a state to view, and notes on it.

        Where chance or a secret decides, the state is a hypothetical one and the notes say what is tried.
        """
        if hypothetical := self.secrets.preview(state, seat, action):
            return hypothetical
        after = self.rules.apply(state, seat, action)
        return after, self.narration.describe(Transition(state, seat, action, after))
