"""A game for tests: players climb a ladder, each climb is a throw. Small rules, two to four seats, nothing secret.

On one's turn one climbs (a die is thrown for it) or waits (none is). Who reaches the top first wins, and after too
many turns the highest do. Nothing is thrown before the first turn. Who leaves shakes the ladder: a die is thrown for
the next in turn, and the others play on while there are two of them.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self

from games.contract import Game, NothingHidden
from games.core import (
    CHANCE,
    Chance,
    Choice,
    GameInfo,
    IllegalMove,
    MalformedMove,
    Note,
    Option,
    Options,
    Outcome,
    Seat,
    SheetRow,
    Transition,
    Viewer,
)
from games.defaults import picked

TURNS: Final = 40
TOP: Final = 12


@dataclass(frozen=True, slots=True)
class Climb:
    """Ask for a throw."""

    kind: Literal["climb"]


@dataclass(frozen=True, slots=True)
class Wait:
    """Let the next one go on."""

    kind: Literal["wait"]


@dataclass(frozen=True, slots=True)
class Fall:
    """The die that was thrown."""

    kind: Literal["fall"]
    value: int


Action = Climb | Wait | Fall


@dataclass(frozen=True, slots=True)
class State:
    """Who stands on which rung, who is to move, for whom a die is due (None: for nobody), who has left."""

    top: int
    rungs: tuple[int, ...]
    to_move: Seat
    climber: Seat | None
    left: tuple[Seat, ...]
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    """The rungs, as everybody sees them."""

    rungs: tuple[int, ...]

    def text(self) -> str:
        return " ".join(map(str, self.rungs))

    def notes(self) -> tuple[Note, ...]:
        return ()

    def ended(self, outcome: Outcome) -> Self:
        return self


class Ladder(NothingHidden):
    """Climb or wait: all parts of the game."""

    info: ClassVar[GameInfo] = GameInfo(
        key="ladder",
        version=3,
        state_type=State,
        action_type=Action,
        seat_names=("north", "east", "south", "west"),
        min_seats=2,
        max_seats=4,
        usual_turns=20,
        most_turns=40,
        max_actions=2 * TURNS,
        options=(Option("top", default=TOP, low=3, high=99),),
    )

    @property
    def game(self) -> Game[State, Action, View]:
        return Game(self.info, self, self, self, self)

    def setup(self, seats: int, options: Options) -> State:
        top = options.get("top", TOP)
        return State(top, rungs=(0,) * seats, to_move=Seat(0), climber=None, left=(), turns=0)

    def to_act(self, state: State) -> frozenset[Seat]:
        if self.outcome(state):
            return frozenset()
        return frozenset({state.to_move if state.climber is None else CHANCE})

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat == CHANCE:
            yield from (Fall("fall", value) for value in range(1, 7))
        elif seat in self.to_act(state):
            yield from (Wait("wait"), Climb("climb"))

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        if seat not in self.to_act(state) or (seat == CHANCE) != isinstance(action, Fall):
            raise IllegalMove("not_now", rule="turn")
        match action:
            case Wait():
                return _passed_on(state)
            case Climb():
                return replace(_passed_on(state), climber=seat)
            case Fall(value=value):
                rungs = tuple(rung + value * (at == state.climber) for at, rung in enumerate(state.rungs))
                return replace(state, rungs=rungs, climber=None)

    def sample(self, state: State, seat: Seat, chance: Chance) -> Action:
        return picked(tuple(self.legal_actions(state, seat)), chance)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return action in self.legal_actions(state, seat)

    def draw(self, state: State, chance: Chance) -> Fall:
        return Fall("fall", chance.die(6))

    def outcome(self, state: State) -> Outcome | None:
        highest = max(rung for seat, rung in enumerate(state.rungs) if seat not in state.left)
        if state.climber is not None or (highest < state.top and state.turns < TURNS):
            return None
        won = [rung == highest and seat not in state.left for seat, rung in enumerate(state.rungs)]
        places = tuple(1 if is_first else 1 + sum(won) for is_first in won)
        return Outcome("top" if highest >= state.top else "tired", places, state.rungs)

    def turn_number(self, state: State) -> int:
        return state.turns + 1

    def scores(self, state: State) -> tuple[int, ...]:
        return state.rungs

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.rungs)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        match text.strip().lower():
            case "climb":
                return Climb("climb")
            case "wait":
                return Wait("wait")
            case _:
                raise MalformedMove("unreadable", span=(0, len(text)), near=("wait", "climb"))

    def format(self, state: State, seat: Seat, action: Action) -> str:
        return action.kind

    def normalise(self, text: str) -> str:
        return text.casefold()

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        for line in ("wait", "climb"):
            if seat in self.to_act(state) and line.startswith(text):
                yield Choice(line, line, "way", is_complete=True)

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        return () if text else tuple(self.suggest(state, seat, ""))

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        return ()

    def record(self, transition: Transition[State, Action]) -> str:
        return self.format(transition.before, transition.seat, transition.action)

    def view_with_choices(self, state: State, seat: Seat, text: str) -> View:
        return self.view(state, seat)

    def example(self, topic: str) -> State | None:
        return None

    def rematch_options(self, options: Options, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Options:
        return options

    def describe(self, transition: Transition[State, Action]) -> tuple[Note, ...]:
        return (Note(transition.action.kind, {"at_seat": transition.seat}),)

    def sheet(self, transitions: Iterable[Transition[State, Action]]) -> tuple[SheetRow, ...]:
        return ()

    def forfeit(self, state: State, seat: Seat) -> State | None:
        left = (*state.left, seat)
        if len(state.rungs) - len(left) < 2:
            return None
        remaining = replace(state, left=left)
        if state.to_move == seat:
            remaining = _passed_on(remaining)
        return replace(remaining, climber=remaining.to_move)


def _passed_on(state: State) -> State:
    """Return the state in which the next one who has not left is to move."""
    seats = len(state.rungs)
    following = (Seat((state.to_move + step) % seats) for step in range(1, seats + 1))
    return replace(state, to_move=next(seat for seat in following if seat not in state.left), turns=state.turns + 1)
