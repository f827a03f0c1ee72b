"""Columbiz, for two to four: the game object, set together from its parts, and its codes."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from games.columbiz import advice, examples, rules, suggestions, telling
from games.columbiz.board import DISCS
from games.columbiz.codes import ADDITION_CODES, CHOICE_GROUPS, END_CODES, ERROR_CODES, NOTE_CODES, TOPICS
from games.columbiz.notation import read_throw, write
from games.columbiz.observe import observe
from games.columbiz.placing import options, play_all
from games.columbiz.sheet import COLUMNS, sheet
from games.columbiz.state import Action, Place, StartThrow, State, Throw
from games.columbiz.view import View
from games.core import CHANCE, Chance, Choice, Game, GameInfo, Moment, Note, Options, Outcome, Seat, SheetRow, Viewer

__all__ = [
    "ADDITION_CODES",
    "CHOICE_GROUPS",
    "END_CODES",
    "ERROR_CODES",
    "NOTE_CODES",
    "TOPICS",
    "Columbiz",
]


class Columbiz(Game[State, Action, View]):
    """Eight dice bring discs into six columns: lines score, and a disc captures what lies below it.

    A turn is up to six actions: three throws of chance, each but the last followed by a decision to keep dice, and the
    placements. All actions of players can be listed. Of throws for the start only those without a tie are, since
    there is no end of ties.
    """

    info: ClassVar[GameInfo] = GameInfo(
        key="columbiz",
        version=1,
        seat_names=("purple", "blue", "grey", "black"),
        min_seats=min(DISCS),
        max_seats=max(DISCS),
        usual_turns=16,
        most_turns=24,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1, 2, 3, 4, 5, 6, 7, 8),
        topics=TOPICS,
        sheet_columns=COLUMNS,
    )
    state_type: ClassVar[type] = State
    action_type: ClassVar[object] = Action

    def setup(self, seats: int, options: Options) -> State:
        """Return the empty board; the throw for the start is due."""
        del options
        return rules.start(seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may act."""
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield what may be done: dice to keep, `stop`, then placements depth first; for chance the throws."""
        return rules.actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after an action; if nothing can be placed in the end, discs are laid away at once."""
        return rules.apply(state, seat, action)

    def draw(self, state: State, chance: Chance) -> StartThrow | Throw:
        """Return the dice that are due."""
        return rules.draw(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the play ended."""
        return rules.outcome(state)

    def turn_number(self, state: State) -> int:
        """Return the number of the turn under way, all players counted together."""
        return state.turns + 1

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of lines and prisoners of each seat."""
        return rules.scores(state)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the position; everything is public."""
        del viewer
        return observe(state)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        """Return the action (for chance: the throw) that a line means."""
        if seat == CHANCE:
            return read_throw(state, text)
        rules.check_turn(state, seat)
        return advice.parse(state, text)

    def format(self, state: State, seat: Seat, action: Action) -> str:
        """Return the canonical line of an action, or the dice of a throw."""
        del state, seat
        return write(action)

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        """Yield playable lines that begin with the text; none to whom it is not the turn of."""
        return suggestions.suggest(state, text) if _is_due(state, seat) else iter(())

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        """Return what may stand next after a line made of choices."""
        return tuple(suggestions.choices(state, text)) if _is_due(state, seat) else ()

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Return whether a further disc could follow."""
        del seat
        if not isinstance(action, Place):
            return ()
        further = options(play_all(rules.begin(state), action.fields))
        return ADDITION_CODES if next(further, None) is not None else ()

    def describe(self, moment: Moment[State, Action]) -> tuple[Note, ...]:
        """Return what a step brought about."""
        return tuple(telling.describe(moment))

    def sheet(self, moments: Iterable[Moment[State, Action]]) -> tuple[SheetRow, ...]:
        """Return the score sheet."""
        return tuple(sheet(moments))

    def example(self, topic: str) -> State | None:
        """Return a position that illustrates a topic."""
        return examples.example(topic)

    def forfeit(self, state: State, seat: Seat) -> State | None:
        """Return the state in which the others of three or four play on (ruling 8)."""
        return rules.forfeit(state, seat)


def _is_due(state: State, seat: Seat) -> bool:
    return seat != CHANCE and seat in rules.to_act(state)
