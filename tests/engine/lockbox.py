"""A game with secrets for tests: each box has a number that only the enemy knows; guess one's own.

Chance deals the numbers. On one's turn one guesses (the answer is public) or marks a number in secret, which only
oneself may know and which counts for nothing. The first right guess wins; after too many turns nobody does.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self

from games.contract import Game
from games.core import (
    CHANCE,
    Cell,
    Chance,
    Choice,
    GameInfo,
    IllegalMove,
    MalformedMove,
    Note,
    Options,
    Outcome,
    Seat,
    SheetRow,
    Transition,
    Viewer,
)
from games.defaults import picked

TURNS: Final = 12
NUMBERS: Final = range(1, 10)
HIDDEN: Final = "?"


@dataclass(frozen=True, slots=True)
class Deal:
    """The numbers of both boxes."""

    kind: Literal["deal"]
    numbers: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Guess:
    """Guess the number of one's own box."""

    kind: Literal["guess"]
    number: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark a number for oneself."""

    kind: Literal["mark"]
    number: int


Action = Deal | Guess | Mark


@dataclass(frozen=True, slots=True)
class State:
    """The numbers (empty before the deal), the latest marks (0: none) and what happened, as everybody may know it."""

    numbers: tuple[int, ...] = ()
    marks: tuple[int, int] = (0, 0)
    said: tuple[str, ...] = ()
    winner: Seat | None = None
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer sees: both numbers and marks as far as known."""

    numbers: tuple[str, str]
    marks: tuple[str, str]
    said: tuple[str, ...]

    def text(self) -> str:
        return f"numbers {' '.join(self.numbers)}\nmarks {' '.join(self.marks)}\n" + "\n".join(self.said)

    def notes(self) -> tuple[Note, ...]:
        return (Note("view", {"numbers": " ".join(self.numbers), "turns": len(self.said)}),)

    def ended(self, outcome: Outcome) -> Self:
        return self


class Lockbox:
    """Guess one's own number, which only the enemy knows: all parts of the game."""

    info: ClassVar[GameInfo] = GameInfo(
        key="lockbox",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("left", "right"),
        min_seats=2,
        max_seats=2,
        usual_turns=20,
        most_turns=40,
        max_actions=TURNS + 1,
        topics=("play",),
        sheet_columns=("line",),
    )

    @property
    def game(self) -> Game[State, Action, View]:
        return Game(self.info, self, self, self, self)

    def setup(self, seats: int, options: Options) -> State:
        return State()

    def to_act(self, state: State) -> frozenset[Seat]:
        if self.outcome(state):
            return frozenset()
        return frozenset({Seat(len(state.said) % 2) if state.numbers else CHANCE})

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat not in self.to_act(state):
            return
        if seat == CHANCE:
            yield from (Deal("deal", (left, right)) for left in NUMBERS for right in NUMBERS)
            return
        yield from (Guess("guess", number) for number in NUMBERS)
        yield from (Mark("mark", number) for number in NUMBERS)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        if seat not in self.to_act(state) or (seat == CHANCE) != isinstance(action, Deal):
            raise IllegalMove("not_now", rule="play")
        match action:
            case Deal(numbers=numbers):
                return replace(state, numbers=numbers)
            case Mark(number=number):
                marks = (number, state.marks[1]) if seat == 0 else (state.marks[0], number)
                return replace(state, marks=marks, said=(*state.said, f"mark {HIDDEN}"))
            case Guess(number=number):
                is_right = state.numbers[seat] == number
                line = f"guess {number} {'+' if is_right else '-'}"
                return replace(state, said=(*state.said, line), winner=seat if is_right else None)

    def sample(self, state: State, seat: Seat, chance: Chance) -> Action:
        return picked(tuple(self.legal_actions(state, seat)), chance)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return action in self.legal_actions(state, seat)

    def draw(self, state: State, chance: Chance) -> Deal:
        return Deal("deal", (chance.die(len(NUMBERS)), chance.die(len(NUMBERS))))

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is not None:
            return Outcome("guessed", tuple(1 if seat == state.winner else 2 for seat in (0, 1)), self.scores(state))
        return Outcome("tired", (1, 1), self.scores(state)) if len(state.said) >= TURNS else None

    def turn_number(self, state: State) -> int:
        return len(state.said) + 1

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(seat == state.winner) for seat in (0, 1))

    def view(self, state: State, viewer: Viewer) -> View:
        def number(of: int) -> str:
            may_know = state.is_open or viewer == 1 - of
            return str(state.numbers[of]) if state.numbers and may_know else HIDDEN

        def mark(of: int) -> str:
            return str(state.marks[of]) if state.is_open or viewer == of else HIDDEN

        return View((number(0), number(1)), (mark(0), mark(1)), state.said)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        kind, _, number = text.strip().lower().partition(" ")
        if number not in map(str, NUMBERS) or kind not in ("guess", "mark"):
            raise MalformedMove("unreadable", span=(0, len(text)), near=("guess 1",))
        return Guess("guess", int(number)) if kind == "guess" else Mark("mark", int(number))

    def format(self, state: State, seat: Seat, action: Action) -> str:
        return "deal" if isinstance(action, Deal) else f"{action.kind} {action.number}"

    def record(self, transition: Transition[State, Action]) -> str:
        return transition.after.said[-1] if transition.after.said else "deal"

    def normalise(self, text: str) -> str:
        return text.casefold()

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        for action in self.legal_actions(state, seat):
            line = self.format(state, seat, action)
            if line.startswith(text):
                yield Choice(line, line, "line", is_complete=True)

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        return () if text else tuple(self.suggest(state, seat, ""))

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        return ()

    def view_with_choices(self, state: State, seat: Seat, text: str) -> View:
        return self.view(state, seat)

    def example(self, topic: str) -> State | None:
        return None

    def rematch_options(self, options: Options, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Options:
        return options

    def forfeit(self, state: State, seat: Seat) -> State | None:
        return None

    def describe(self, transition: Transition[State, Action]) -> tuple[Note, ...]:
        return (Note(transition.action.kind, {"line": self.record(transition)}),)

    def sheet(self, transitions: Iterable[Transition[State, Action]]) -> tuple[SheetRow, ...]:
        played = [transition for transition in transitions if transition.seat != CHANCE]
        return tuple(
            SheetRow(turn, transition.seat, (Cell(self.record(transition)),))
            for turn, transition in enumerate(played, start=1)
        )

    def preview(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]]:
        return state, (Note("previewed", {"line": self.format(state, seat, action)}),)

    def is_secret(self, state: State, seat: Seat, action: Action) -> bool:
        return isinstance(action, Deal | Mark)

    def revealed(self, state: State) -> State:
        return replace(state, is_open=True)

    def with_open_notes(self, state: State) -> State | None:
        return None

    def is_answered(self, transition: Transition[State, Action]) -> bool:
        return self.record(transition) != self.format(transition.before, transition.seat, transition.action)

    def illustration(self, topic: str) -> tuple[Viewer, tuple[str, ...]]:
        return None, ("board",)

    def concerns(self, transition: Transition[State, Action], seat: Seat) -> bool:
        return True

    def may_interject(self, state: State, seat: Seat) -> bool:
        return False

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        if not state.numbers:
            return state
        numbers = tuple(number if viewer == 1 - of else chance.die(9) for of, number in enumerate(state.numbers))
        left, right = (mark if viewer == of else mark and chance.die(9) for of, mark in enumerate(state.marks))
        return replace(state, numbers=numbers, marks=(left, right))
