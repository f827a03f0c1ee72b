"""Colliding Circles by Graham Lipscomb, for two: the game object, set together from its parts, and its codes."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from games.colliding_circles import advice, examples, rules, suggestions, telling, turn
from games.colliding_circles.codes import (
    ADDITION_CODES,
    CHOICE_GROUPS,
    END_CODES,
    ERROR_CODES,
    NOTE_CODES,
    TOPICS,
)
from games.colliding_circles.dice import scores
from games.colliding_circles.notation import read_throw, write, write_throw
from games.colliding_circles.observe import observe
from games.colliding_circles.sheet import COLUMNS, sheet
from games.colliding_circles.state import Action, State, Throw, Turn
from games.colliding_circles.view import View
from games.core import CHANCE, Chance, Choice, Game, GameInfo, Moment, Note, Options, Outcome, Seat, SheetRow, Viewer

__all__ = [
    "ADDITION_CODES",
    "CHOICE_GROUPS",
    "END_CODES",
    "ERROR_CODES",
    "NOTE_CODES",
    "TOPICS",
    "CollidingCircles",
]


class CollidingCircles(Game[State, Action, View]):
    """Two colours of dice make wolves, foxes and geese on 19 circles. A turn is one action, one line of notation.

    All legal turns can be listed, but there are often hundreds of thousands: take what you need of the iterator.
    """

    info: ClassVar[GameInfo] = GameInfo(
        key="colliding_circles",
        version=1,
        seat_names=("red", "black"),
        min_seats=2,
        max_seats=2,
        usual_turns=50,
        most_turns=80,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1,),
        topics=TOPICS,
        sheet_columns=COLUMNS,
        allows_plans=True,
    )
    state_type: ClassVar[type] = State
    action_type: ClassVar[object] = Action

    def setup(self, seats: int, options: Options) -> State:
        """Return the empty board; the first ten dice are due."""
        del options
        return rules.start(seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may act."""
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield all legal turns: the pass first, then depth first, each turn before those that go on from it.

        For chance they are all throws that may fall.
        """
        if seat == CHANCE:
            yield from rules.throws(state)
        elif begun := _begun(state, seat):
            for progress in turn.whole_turns(begun):
                yield Turn("turn", progress.steps)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after a turn or throw."""
        return rules.apply(state, seat, action)

    def draw(self, state: State, chance: Chance) -> Throw:
        """Return the dice that are due; a rethrown die comes before the replacements."""
        return rules.draw(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the play ended."""
        return rules.outcome(state)

    def turn_number(self, state: State) -> int:
        """Return the number of the turn under way, both players counted together."""
        return state.turns + 1

    def scores(self, state: State) -> tuple[int, int]:
        """Return Red's and Black's points."""
        return scores(state.dice)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the position; everything is public."""
        del viewer
        return observe(state)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        """Return the turn (for chance: the throw) that a line means."""
        if seat == CHANCE:
            return read_throw(text)
        return Turn("turn", advice.parse(rules.begin(state, seat), text))

    def format(self, state: State, seat: Seat, action: Action) -> str:
        """Return the canonical line of a legal turn, or the values of a throw."""
        if isinstance(action, Throw):
            return write_throw(action)
        return write(rules.begin(state, seat), action.steps)

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        """Yield playable lines that begin with the text; none to whom it is not the turn of."""
        begun = _begun(state, seat)
        return suggestions.suggest(begun, text) if begun else iter(())

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        """Return what may stand next after a line made of choices."""
        begun = _begun(state, seat)
        return tuple(suggestions.choices(begun, text)) if begun else ()

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Return which kinds of actions could still follow."""
        if isinstance(action, Throw):
            return ()
        return suggestions.additions(turn.play_all(rules.begin(state, seat), action.steps))

    def describe(self, moment: Moment[State, Action]) -> tuple[Note, ...]:
        """Return what a turn or throw brought about."""
        return tuple(telling.describe(moment))

    def sheet(self, moments: Iterable[Moment[State, Action]]) -> tuple[SheetRow, ...]:
        """Return the score sheet."""
        return tuple(sheet(moments))

    def example(self, topic: str) -> State | None:
        """Return a moment of the rulebook's sample game."""
        return examples.example(topic)


def _begun(state: State, seat: Seat) -> turn.Progress | None:
    """Return a seat's turn before its first step, None if the seat is not to move."""
    return rules.begin(state, seat) if seat in rules.to_act(state) and seat != CHANCE else None
