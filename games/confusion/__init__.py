"""Confusion by Robert Abbott, for two: the game object, set together from its parts, and its codes."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar

from games.confusion import advice, examples, rules, suggestions, telling
from games.confusion.codes import ADDITION_CODES, CHOICE_GROUPS, END_CODES, ERROR_CODES, NOTE_CODES, TOPICS
from games.confusion.kit import Kit, standard
from games.confusion.notation import read_deal, write
from games.confusion.observe import observe
from games.confusion.sheet import COLUMNS, record, sheet
from games.confusion.state import Action, Deal, State, Try
from games.confusion.tries import tries, unready
from games.confusion.view import View
from games.core import (
    CHANCE,
    Chance,
    Choice,
    Game,
    GameInfo,
    Moment,
    MoveError,
    Note,
    Options,
    Outcome,
    Seat,
    SheetRow,
    Viewer,
)

__all__ = [
    "ADDITION_CODES",
    "CHOICE_GROUPS",
    "END_CODES",
    "ERROR_CODES",
    "NOTE_CODES",
    "TOPICS",
    "Confusion",
]


class Confusion(Game[State, Action, View]):
    """Twelve dice a side, whose types only the enemy knows: one tries a move, the game says allowed or forbidden.

    A legal action is a try that is publicly possible; what comes of it only `apply` knows. All tries and reveals can be
    listed; of the deals, 12! for each side, take what you need. A reveal is made at any time, so a seat may act that is
    not to move (`may_interject`). A `Deal` carries the kit that the match is played with, so that old logs do not
    depend on the data file.
    """

    info: ClassVar[GameInfo] = GameInfo(
        key="confusion",
        version=1,
        seat_names=("blue", "black"),
        min_seats=rules.SEATS,
        max_seats=rules.SEATS,
        usual_turns=120,
        most_turns=600,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1, 2, 3, 4, 5, 6, 7),
        topics=TOPICS,
        sheet_columns=COLUMNS,
        has_secrets=True,
        allows_plans=True,
    )
    state_type: ClassVar[type] = State
    action_type: ClassVar[object] = Action

    def __init__(self, kit: Kit | None = None) -> None:
        """Take the kit that new matches are played with; without one it is the kit that comes with the game."""
        self._kit = kit or standard()

    def setup(self, seats: int, options: Options) -> State:
        """Return the board; the types must be dealt."""
        del options
        return rules.start(seats, self._kit)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is to move."""
        return rules.to_act(state)

    def may_interject(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat may claim a reveal, which takes no turn (ruling 6)."""
        return rules.may_reveal(state, seat)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield the publicly possible tries of the seat to move, then the reveals that would be granted."""
        if seat == CHANCE:
            yield from rules.deals(state) if rules.to_act(state) == {CHANCE} else ()
            return
        if not unready(state, seat):
            yield from tries(state, seat)
        yield from rules.reveals(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after a try with its answer, a reveal or the deal."""
        return rules.apply(state, seat, action)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        """Tell whether an action is publicly possible."""
        return rules.refusal_of(state, seat, action) is None

    def foresee(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]]:
        """Return the position as if a try were allowed, with what can be said before the answer."""
        if isinstance(action, Try):
            return telling.foretell(state, seat, action)
        return super().foresee(state, seat, action)

    def draw(self, state: State, chance: Chance) -> Deal:
        """Return the types of both sides, each shuffled by chance."""
        return rules.draw(state, chance)

    def is_secret(self, state: State, seat: Seat, action: Action) -> bool:
        """Tell whether nobody may read an action before the end: the deal."""
        del state, seat
        return isinstance(action, Deal)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended."""
        return rules.outcome(state)

    def turn_number(self, state: State) -> int:
        """Return the number of the turn under way, both players counted together."""
        return state.turns + 1

    def scores(self, state: State) -> tuple[int, int]:
        """Return how many dice Blue and Black have captured."""
        return rules.scores(state)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what a viewer may see: a player the enemy's types, nobody the own ones before the end."""
        return observe(state, viewer)

    def opened(self, state: State) -> State:
        """Return the same position with all types shown to everybody."""
        return replace(state, is_open=True)

    def with_open_notes(self, state: State) -> State:
        """Return the same position with the evaluation sheets shown to everybody."""
        return replace(state, has_open_sheets=True)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        """Return the try or reveal (for chance: the deal) that a line means."""
        return read_deal(text, state.kit) if seat == CHANCE else advice.parse(state, seat, text)

    def format(self, state: State, seat: Seat, action: Action) -> str:
        """Return the canonical line, without any answer; of a deal without its kit."""
        del state, seat
        return write(action)

    def record(self, moment: Moment[State, Action]) -> str:
        """Return the line with its answer, its capture and its promotion."""
        return record(moment)

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        """Yield publicly possible lines that begin with the text."""
        if seat == CHANCE:
            return iter(())
        try:
            typed = advice.meaning(state, seat, text)
        except MoveError:
            typed = None
        return suggestions.suggest(state, seat, text, typed)

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        """Return what may stand next: die, square, what happens to the puck; or a reveal."""
        return () if seat == CHANCE else tuple(suggestions.choices(state, seat, text))

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Return nothing: every line is whole."""
        del state, seat, action
        return ()

    def describe(self, moment: Moment[State, Action]) -> tuple[Note, ...]:
        """Return what a step brought about, as everybody may know."""
        return tuple(telling.describe(moment))

    def sheet(self, moments: Iterable[Moment[State, Action]]) -> tuple[SheetRow, ...]:
        """Return all tries with their answers."""
        return tuple(sheet(moments))

    def example(self, topic: str) -> State | None:
        """Return a position that illustrates a topic."""
        return examples.example(topic)
