"""A study: where it begins and the lines that were tried from there, a tree. Values and pure functions only.

A study is one person's own. It never draws from a match: throws are typed, or drawn from a seed that is its own.
Knows the contract of games and no game; neither storage nor Discord.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import JsonValue, TypeAdapter

from engine.ids import MatchId, PersonId
from engine.log import codec
from engine.log.codec import AnyGame
from engine.matches.decisions.dice import SeededChance
from engine.stores.studies import StoredStudy
from engine.studies.errors import CannotTry, UnknownPlace
from games.core import CHANCE, MoveError, Seat, Transition

MOST_NODES: Final = 500
MOST_BRANCHES: Final = 12
"""The most lines that go on from one position; with those beside it they fit into one menu."""
MOST_STUDIES: Final = 20

START: Final = 0
"""The place where a study begins; each step that was tried leads to a place with a number of its own."""

DEALS: Final = 4
"""Number of redeals used to detect hidden information."""


@dataclass(frozen=True, slots=True)
class Root:
    """The beginning of a study: a position of a match, or at the start of a game.

    `seat` is there where the match was running when the study began: then it holds what this seat may know. `move` is
    after how many of the players' actions the position stands, for its name.
    """

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()
    match: MatchId | None = None
    position: int = 0
    move: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """One step that was tried: from which place it leads to its own, who took it, the action and its line."""

    number: int
    before: int
    seat: Seat
    action: JsonValue
    line: str


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it is kept.

    `nodes` stand in the order in which they were made, so each after the one before it; numbers are never given again.
    `place` is where its owner looks at, `tip` the end of the line on which that lies. `deal` is the lot by which is
    dealt what the owner may not know.
    """

    root: Root
    seed: str
    nodes: tuple[Node, ...] = ()
    made: int = 0
    place: int = START
    tip: int = START
    deal: int = 0
    is_flipped: bool = False

    def node(self, number: int) -> Node:
        """Return the step that leads to a place.

        Raises:
            UnknownPlace: there is none (any more).
        """
        found = next((node for node in self.nodes if node.number == number), None)
        if found is None:
            raise UnknownPlace
        return found

    def way(self, place: int) -> tuple[Node, ...]:
        """Return the steps from the beginning to a place.

        Raises:
            UnknownPlace: there is none (any more).
        """
        known = {node.number: node for node in self.nodes}
        steps: list[Node] = []
        while place != START:
            if place not in known:
                raise UnknownPlace
            steps.append(known[place])
            place = steps[-1].before
        return tuple(steps[::-1])

    def after(self, place: int) -> tuple[Node, ...]:
        """Return the steps that were tried from a place, the first one first."""
        return tuple(node for node in self.nodes if node.before == place)

    def beside(self, place: int) -> tuple[Node, ...]:
        """Return the steps that were tried instead of the one that leads to a place."""
        if place == START:
            return ()
        return tuple(node for node in self.after(self.node(place).before) if node.number != place)

    @property
    def back(self) -> int | None:
        """Return the place before the present one, None at the beginning."""
        return None if self.place == START else self.node(self.place).before

    @property
    def forward(self) -> int | None:
        """Return the next place of the line, else of what was tried first from here; None at the end."""
        line = [START, *(node.number for node in self.way(self.tip))]
        if self.place in line[:-1]:
            return line[line.index(self.place) + 1]
        return next((node.number for node in self.after(self.place)), None)

    @property
    def end(self) -> int:
        """Return the last place of the line on which the present one lies."""
        place = self.tip
        while going_on := self.after(place):
            place = going_on[0].number
        return place


@dataclass(frozen=True, slots=True)
class SavedStudy:
    """A study of a person by its number, as of a revision, which a writer must have read to save the next one."""

    person: PersonId
    number: int
    revision: int
    study: Study


_STUDY: TypeAdapter[Study] = TypeAdapter(Study)


def encode(study: Study) -> str:
    """Return a study as text."""
    return _STUDY.dump_json(study).decode()


def decode(text: str) -> Study:
    """Return the study that a text holds."""
    return _STUDY.validate_json(text)


def read_kept(stored: StoredStudy) -> SavedStudy:
    """Return the study that the store kept."""
    return SavedStudy(stored.person, stored.number, stored.revision, decode(stored.body))


# --- Looking around


def go(study: Study, place: int) -> Study:
    """Return the study with another place to look at.

    Raises:
        UnknownPlace: there is none (any more).
    """
    line = {START, *(node.number for node in study.way(study.tip))}
    study.way(place)
    return replace(study, place=place, tip=study.tip if place in line else place)


def cut(study: Study, place: int) -> Study:
    """Return the study without a place and all that follows it; who looked at any of it looks at the place before."""
    before = study.node(place).before
    gone = {place}
    for node in study.nodes:
        if node.before in gone:
            gone.add(node.number)
    kept = replace(study, nodes=tuple(node for node in study.nodes if node.number not in gone))
    tip = before if study.tip in gone else study.tip
    return go(replace(kept, tip=tip), before if study.place in gone else study.place)


# --- By the rules


def chance_of(study: Study, name: str) -> SeededChance:
    """Return an rng of the study's own; the same name gives the same."""
    return SeededChance(bytes.fromhex(study.seed), match=MatchId(f"study-{name}"), start=0)


def dealt(game: AnyGame, study: Study, state: Any) -> Any:
    """Return the position at the beginning as the owner may know it: what is hidden from them is dealt at random."""
    if study.root.seat is None:
        return state
    return game.secrets.redeal(state, study.root.seat, chance_of(study, f"deal-{study.deal}"))


def is_sample(game: AnyGame, study: Study, start: Any) -> bool:
    """Tell whether a position that was dealt is one of several that the owner cannot tell apart.

    It is asked of what was dealt, so the answer tells nothing of what is true.
    """
    seat = study.root.seat
    if seat is None or not game.has_secrets:
        return False
    others = (game.secrets.redeal(start, seat, chance_of(study, f"other-{lot}")) for lot in range(DEALS))
    return any(other != start for other in others)


def transitions(game: AnyGame, study: Study, start: Any, place: int) -> tuple[Transition[Any, Any], ...]:
    """Return the steps from the beginning to a place, carried out."""
    found: list[Transition[Any, Any]] = []
    for node in study.way(place):
        before, action = found[-1].after if found else start, codec.decode_action(game, node.action)
        found.append(Transition(before, node.seat, action, game.rules.apply(before, node.seat, action)))
    return tuple(found)


def state_at(game: AnyGame, study: Study, start: Any, place: int) -> Any:
    """Return the position at a place."""
    steps = transitions(game, study, start, place)
    return steps[-1].after if steps else start


def actors(game: AnyGame, study: Study, state: Any) -> tuple[Seat, ...]:
    """Return for whom a line may be tried: the owner first where they may act, who takes no turn last."""
    due = sorted(game.rules.to_act(state), key=lambda seat: (seat != study.root.seat, seat))
    seats = (Seat(seat) for seat in range(study.root.seats))
    waiting = (seat for seat in seats if seat not in due and game.secrets.may_interject(state, seat))
    return (*due, *waiting)


def read(game: AnyGame, study: Study, state: Any, text: str) -> tuple[Seat, Any]:
    """Return who does what by a typed line; while a throw is due, it is the throw.

    Raises:
        CannotTry: the play is over here.
        MoveError: nobody can do that; the error is that of the first who might.
    """
    errors: list[MoveError] = []
    for seat in actors(game, study, state):
        try:
            action = game.notation.parse(state, seat, text)
            game.rules.apply(state, seat, action)
        except MoveError as error:
            errors.append(error)
        else:
            return seat, action
    if errors:
        raise errors[0]
    raise CannotTry(reason="over")


def play(game: AnyGame, study: Study, start: Any, place: int, text: str) -> Study:
    """Return the study with a line tried from a place; one that is there already is gone to.

    Raises:
        UnknownPlace, CannotTry: as they say.
        MoveError: the line cannot be played there.
    """
    state = state_at(game, study, start, place)
    seat, action = read(game, study, state, text)
    return _grown(game, study, place, Transition(state, seat, action, game.rules.apply(state, seat, action)))


def throw(game: AnyGame, study: Study, start: Any, place: int, lot: int) -> Study:
    """Return the study with a random throw tried from a place where one is due; the same lot gives the same throw.

    Raises:
        UnknownPlace, CannotTry: as they say.
    """
    state = state_at(game, study, start, place)
    if game.rules.to_act(state) != {CHANCE}:
        raise CannotTry(reason="throw")
    action = game.rules.draw(state, chance_of(study, f"lot-{lot}"))
    return _grown(game, study, place, Transition(state, CHANCE, action, game.rules.apply(state, CHANCE, action)))


def redeal(game: AnyGame, study: Study, truth: Any, lot: int) -> Study:
    """Return the study over another deal of what its owner may not know; lines that cannot be played so are left out.

    `truth` is the position at the beginning, from which only what the owner may know is taken.
    """
    fresh = replace(study, deal=lot, nodes=(), place=START, tip=START)
    states = {START: dealt(game, fresh, truth)}
    kept: list[Node] = []
    for node in study.nodes:
        if (before := states.get(node.before)) is None:
            continue
        action = codec.decode_action(game, node.action)
        if node.seat != CHANCE and node.seat not in actors(game, study, before):
            continue
        try:
            after = game.rules.apply(before, node.seat, action)
        except MoveError:
            continue
        states[node.number] = after
        kept.append(replace(node, line=_line(game, Transition(before, node.seat, action, after))))
    return replace(fresh, nodes=tuple(kept))


def _grown(game: AnyGame, study: Study, place: int, transition: Transition[Any, Any]) -> Study:
    action = codec.encode_action(game, transition.action)
    tried = study.after(place)
    known = next((node for node in tried if (node.seat, node.action) == (transition.seat, action)), None)
    if known is not None:
        return go(study, known.number)
    if len(study.nodes) >= MOST_NODES:
        raise CannotTry(reason="whole", most=MOST_NODES)
    if len(tried) >= MOST_BRANCHES:
        raise CannotTry(reason="branches", most=MOST_BRANCHES)
    node = Node(study.made + 1, place, transition.seat, action, _line(game, transition))
    return replace(study, nodes=(*study.nodes, node), made=node.number, place=node.number, tip=node.number)


def _line(game: AnyGame, transition: Transition[Any, Any]) -> str:
    """Return a step as its owner reads it, who may read what a log would keep secret."""
    if game.secrets.is_secret(transition.before, transition.seat, transition.action):
        return game.notation.format(transition.before, transition.seat, transition.action)
    return game.notation.record(transition)


def find(kept: Sequence[SavedStudy], root: Root) -> SavedStudy | None:
    """Return the study that begins at a root, None if there is none."""
    return next((saved for saved in kept if saved.study.root == root), None)
