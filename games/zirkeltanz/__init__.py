"""Zirkeltanz by E. Weinert, V. Krasteva and C. Niebel, for two: the game object, set together from its parts."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, Final

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
from games.zirkeltanz import advice, examples, offers, rules, suggestions, telling
from games.zirkeltanz.codes import (
    ADDITION_CODES,
    CHOICE_GROUPS,
    END_CODES,
    ERROR_CODES,
    NOTE_CODES,
    TOPICS,
)
from games.zirkeltanz.laying import Turn, layings, nook_move
from games.zirkeltanz.measures import EDITIONS, FORMATION_WORDS, NAMES
from games.zirkeltanz.notation import read_throw, write, write_record
from games.zirkeltanz.observe import observe, with_offers
from games.zirkeltanz.setting_up import own
from games.zirkeltanz.sheet import COLUMNS, sheet
from games.zirkeltanz.state import Action, Lay, Move, Ready, State, Throw
from games.zirkeltanz.view import View

__all__ = [
    "ADDITION_CODES",
    "CHOICE_GROUPS",
    "END_CODES",
    "ERROR_CODES",
    "NOTE_CODES",
    "TOPICS",
    "Zirkeltanz",
]

LONGEST_LIMIT: Final = 1000
UNTOLD: Final = "…"
"""What the record says of an entry of the set-up while it is secret."""


class Zirkeltanz(Game[State, Action, View]):
    """Circles dance from neighbour to neighbour on an open plane, towards the opponent's life circle.

    Moves cannot be listed, for a plane has no fields: `legal_actions` lists nooks, then directions in coarse steps. Of
    the set-up it lists the formations, or only being ready once all circles lie.
    """

    info: ClassVar[GameInfo] = GameInfo(
        key="zirkeltanz",
        version=1,
        seat_names=("blue", "yellow"),
        min_seats=2,
        max_seats=2,
        usual_turns=80,
        most_turns=400,
        max_actions=None,
        options=(
            Option("edition", default=len(EDITIONS), low=1, high=len(EDITIONS)),
            Option("turn_limit", default=0, low=0, high=LONGEST_LIMIT, suggested=(100, 200, 300)),
        ),
        rulings=(1, 2, 3, 4, 5, 6, 7),
        topics=TOPICS,
        sheet_columns=COLUMNS,
        has_secrets=True,
        has_score=False,
    )
    state_type: ClassVar[type] = State
    action_type: ClassVar[object] = Action

    def setup(self, seats: int, options: Options) -> State:
        """Return the empty plane; both set up."""
        edition, turn_limit = (options.get(option.key, option.default) for option in self.info.options)
        return rules.start(seats, edition=edition, turn_limit=turn_limit)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may act; in the set-up both who are not ready."""
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield useful actions: formations or being ready, throws, nooks and coarse directions."""
        if seat == CHANCE:
            yield from rules.throws(state)
        elif state.phase == "setup":
            yield from _setup_actions(state, seat)
        elif seat in rules.to_act(state):
            yield from _moves(rules.begin(state, seat))

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after an action; the centre of a move is checked, never worked out anew."""
        return rules.apply(state, seat, action)

    def draw(self, state: State, chance: Chance) -> Throw:
        """Return the throw that is due."""
        return rules.draw(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the play ended."""
        return rules.outcome(state)

    def turn_number(self, state: State) -> int:
        """Return the number of the turn under way; being ready ends a player's set-up like a turn."""
        return 1 + sum(state.ready) + state.turns

    def scores(self, state: State) -> tuple[int, int]:
        """Return 1 for the winner and 0 for everybody else."""
        return rules.scores(state)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what a viewer may see: in the set-up the own circles only."""
        return observe(state, viewer)

    def offers_view(self, state: State, seat: Seat, text: str) -> View:
        """Return the position with the legal arcs and the numbered places of what a text names so far."""
        view = observe(state, seat)
        turn = _begun(state, seat)
        if turn is None:
            return view
        circle, laying, _ = suggestions.chosen_so_far(turn, text)
        laid = tuple(
            each
            for each in layings(turn)
            if (circle is None or each.circle == circle) and (laying is None or each.target == laying.target)
        )
        return with_offers(view, laid, suggestions.offered(turn, circle, laying.target if laying else None))

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        """Return the action that a line means."""
        if seat == CHANCE:
            return read_throw(text)
        if state.phase == "setup":
            rules.begin_setup(state, seat)
            return advice.parse_setup(state, seat, text)
        return advice.parse_move(rules.begin(state, seat), text)

    def format(self, state: State, seat: Seat, action: Action) -> str:
        """Return the canonical line of an action, as it may be typed."""
        del state, seat
        return write(action)

    def record(self, moment: Moment[State, Action]) -> str:
        """Return the line of a step as everybody may read it: a move with its centre, of a secret set-up nothing."""
        match moment.action:
            case Move():
                return write_record(moment.action)
            case Lay() if not moment.before.is_open:
                return UNTOLD
            case _:
                return write(moment.action)

    def is_answered(self, moment: Moment[State, Action]) -> bool:
        """Tell that nothing is: the centre in a record follows from the line."""
        del moment
        return False

    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        """Yield playable lines that begin with the text; none to whom it is not the turn of."""
        if turn := _begun(state, seat):
            return suggestions.suggest_moves(turn, text)
        return suggestions.suggest_setup(state, seat, text) if _is_setting_up(state, seat) else iter(())

    def choices(self, state: State, seat: Seat, text: str) -> tuple[Choice, ...]:
        """Return what may stand next after a line made of choices."""
        if turn := _begun(state, seat):
            return tuple(suggestions.move_choices(turn, text))
        return tuple(suggestions.setup_choices(state, seat, text)) if _is_setting_up(state, seat) else ()

    def additions(self, state: State, seat: Seat, action: Action) -> tuple[str, ...]:
        """Return whether circles are still missing in the set-up after an entry."""
        if not isinstance(action, Lay):
            return ()
        laid = own(rules.apply(state, seat, action), seat)
        return ("circles",) if len(laid) < len(NAMES) else ()

    def describe(self, moment: Moment[State, Action]) -> tuple[Note, ...]:
        """Return what a step brought about; of the set-up only who is ready."""
        return tuple(telling.describe(moment))

    def foresee(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]]:
        """Return the state after an action and notes on it; a set-up tells its owner how many circles lie.

        Nobody sees by merely trying to be ready what the other has laid.
        """
        after = rules.apply(state, seat, action)
        if isinstance(action, Lay):
            return after, (Note("setup_laid", {"count": len(own(after, seat))}),)
        if isinstance(action, Ready):
            return replace(after, phase="setup"), (Note("is_ready", {"seat": seat}),)
        return after, self.describe(Moment(state, seat, action, after))

    def is_secret(self, state: State, seat: Seat, action: Action) -> bool:
        """Tell whether an action is a step of the set-up that nobody else may read."""
        del state, seat
        return isinstance(action, Lay)

    def concerns(self, moment: Moment[State, Action], seat: Seat) -> bool:
        """Tell whether a step changes what a seat may do: until both are ready, only the own ones do."""
        return seat == moment.seat or moment.after.phase != "setup"

    def opened(self, state: State) -> State:
        """Return the same position with the set-up of both to be seen."""
        return replace(state, is_open=True)

    def sheet(self, moments: Iterable[Moment[State, Action]]) -> tuple[SheetRow, ...]:
        """Return a row for each turn."""
        return tuple(sheet(moments))

    def example(self, topic: str) -> State | None:
        """Return a position that illustrates a topic."""
        return examples.example(topic)


def _begun(state: State, seat: Seat) -> Turn | None:
    """Return a seat's turn, None if the seat is not to move."""
    is_playing = state.phase == "play" and seat != CHANCE and seat in rules.to_act(state)
    return rules.begin(state, seat) if is_playing else None


def _is_setting_up(state: State, seat: Seat) -> bool:
    return state.phase == "setup" and seat in rules.to_act(state)


def _setup_actions(state: State, seat: Seat) -> Iterator[Lay | Ready]:
    if not _is_setting_up(state, seat):
        return
    if len(own(state, seat)) == len(NAMES):
        yield Ready("ready")
    else:
        yield from (Lay("lay", name, ()) for name in FORMATION_WORDS)


def _moves(turn: Turn) -> Iterator[Move]:
    """Yield the moves that are listed: for each circle and target the nooks, then directions in coarse steps."""
    for laying in layings(turn):
        yield from (nook_move(nook) for nook in laying.legal_nooks())
        yield from (offer.move for offer in offers.directions(laying))
