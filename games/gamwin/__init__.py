"""Gamwin by M. Winkelmann, for two: the game object, set together from its parts, and its codes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from games.core import (
    CHANCE,
    Chance,
    Choice,
    Game,
    GameInfo,
    Moment,
    Note,
    Option,
    Options,
    Outcome,
    Seat,
    SheetRow,
    Viewer,
)
from games.gamwin import advice, examples, rules, suggestions, telling, turn
from games.gamwin.codes import ADDITION_CODES, CHOICE_GROUPS, END_CODES, ERROR_CODES, NOTE_CODES, TOPICS
from games.gamwin.notation import read_throw, write_throw
from games.gamwin.observe import observe
from games.gamwin.sheet import COLUMNS, sheet
from games.gamwin.state import Action, State, Throw
from games.gamwin.view import View

__all__ = [
    "ADDITION_CODES",
    "CHOICE_GROUPS",
    "END_CODES",
    "ERROR_CODES",
    "NOTE_CODES",
    "TOPICS",
    "Gamwin",
]


class Gamwin(Game[State, Action, View]):
    """Three stones each go round a strip of nine fields, by three dice that may be thrown again and again.

    An action is a line: steps with the dice that lie, then perhaps a throw or a pass. Stones may go to and fro
    without end, so not all lines can be listed: `legal_actions` leaves out those that come back to a position.
    """

    info: ClassVar[GameInfo] = GameInfo(
        key="gamwin",
        version=1,
        seat_names=("blue", "red"),
        min_seats=2,
        max_seats=2,
        usual_turns=120,
        most_turns=600,
        max_actions=rules.MAX_ACTIONS,
        options=(Option(rules.STARTER, default=0, low=0, high=2),),
        rulings=(1, 2, 3, 4, 5, 6, 7, 8, 9),
        topics=TOPICS,
        sheet_columns=COLUMNS,
    )
    state_type: ClassVar[type] = State
    action_type: ClassVar[object] = Action

    def setup(self, seats: int, options: Options) -> State:
        """Return the empty strip; the throw for the start is due, or the starter's first throw."""
        return rules.start(seats, options)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may act."""
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield the lines that never come back to a position, depth first; for chance all throws that may fall."""
        if seat == CHANCE:
            yield from rules.throws(state)
        elif begun := _begun(state, seat):
            yield from (progress.line for progress in turn.whole_lines(begun))

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after a line or throw."""
        return rules.apply(state, seat, action)

    def draw(self, state: State, chance: Chance) -> Throw:
        """Return the dice that are due."""
        return rules.draw(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the play ended."""
        return rules.outcome(state)

    def turn_number(self, state: State) -> int:
        """Return the number of the turn under way, both players and first throws counted."""
        return state.turns + 1

    def scores(self, state: State) -> tuple[int, int]:
        """Return how many stones Blue and Red have brought home."""
        return state.home

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the position; everything is public."""
        del viewer
        return observe(state)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        """Return the line (for chance: the throw) that a text means."""
        return read_throw(text) if seat == CHANCE else advice.parse(rules.begin(state, seat), text)

    def format(self, state: State, seat: Seat, action: Action) -> str:
        """Return the canonical text of a legal line, or of a throw."""
        if isinstance(action, Throw):
            return write_throw(action)
        return turn.written(turn.play_all(rules.begin(state, seat), action))

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        """Yield playable lines that begin with the text; none to whom it is not the turn of."""
        begun = _begun(state, seat)
        return suggestions.suggest(begun, text) if begun else iter(())

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        """Return what may stand next after a line made of choices."""
        begun = _begun(state, seat)
        return tuple(suggestions.choices(begun, text)) if begun else ()

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Return what could still follow in the line."""
        if isinstance(action, Throw):
            return ()
        return suggestions.additions(turn.play_all(rules.begin(state, seat), action))

    def describe(self, moment: Moment[State, Action]) -> tuple[Note, ...]:
        """Return what a line or throw brought about."""
        return tuple(telling.describe(moment))

    def sheet(self, moments: Iterable[Moment[State, Action]]) -> tuple[SheetRow, ...]:
        """Return the record, a row for each throw."""
        return tuple(sheet(moments))

    def rematch_options(self, options: Options, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Options:
        """Let the loser start; after a draw the start is thrown for."""
        return rules.rematch_options(options, outcome, seats)

    def example(self, topic: str) -> State | None:
        """Return a moment of the rulebook's example."""
        return examples.example(topic)


def _begun(state: State, seat: Seat) -> turn.Progress | None:
    """Return a seat's line before its first step, None if the seat is not to move."""
    return rules.begin(state, seat) if seat in rules.to_act(state) and seat != CHANCE else None
