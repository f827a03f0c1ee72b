"""The contract that every game keeps: the four parts of a `Game`, and its laws.

Must not know any particular game, nor matches, players, time or storage.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from games.core import (
    BOARD,
    A,
    Chance,
    Choice,
    GameInfo,
    Note,
    Options,
    Outcome,
    S,
    Seat,
    SheetRow,
    Transition,
    View,
    Viewer,
)

V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Rules(Protocol[S, A]):
    """The legal actions and their effects."""

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
    """The view of a play, and what is told of it."""

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
    """Parts of a running play that not everybody may know. The answers here are those of a game that hides nothing."""

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
