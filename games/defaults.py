"""Defaults that most games share, for parts that have nothing of their own to say there.

Answers for functions that a part takes over as they are, or makes from another of its functions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat, Transition

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def collected(make: Callable[P, Iterable[T]]) -> Callable[P, tuple[T, ...]]:
    """Make a function that yields return a tuple of what it yields."""

    def collect(*args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        return tuple(make(*args, **kwargs))

    return collect


def of_the_latest(make: Callable[[A], T]) -> Callable[[A], T]:
    """Make a function of something frozen give its latest answer again while it is asked of the very same object.

    A position is asked the same again and again before the next one comes. To look it up by its value, as a cache does,
    would take longer than most answers.
    """
    latest: tuple[A, T] | None = None

    def ask(thing: A) -> T:
        nonlocal latest
        known = latest  # read once, for another thread may ask of another thing meanwhile
        if known is not None and known[0] is thing:
            return known[1]
        answer = make(thing)
        latest = thing, answer
        return answer

    return wraps(make)(ask)


class DiceDue(Protocol):
    """A state in which dice may have to be thrown before anybody goes on."""

    @property
    def over(self) -> str | None: ...  # noqa: D102
    @property
    def due(self) -> object: ...  # noqa: D102
    @property
    def to_move(self) -> Seat: ...  # noqa: D102


def next_to_act(state: DiceDue) -> frozenset[Seat]:
    """Be the `to_act` of rules in which one moves at a time, after the dice."""
    if state.over:
        return frozenset()
    return frozenset({CHANCE if state.due else state.to_move})


def check_turn(state: DiceDue, seat: Seat) -> None:
    """Refuse everybody but the player to move.

    Raises:
        IllegalMove: the game is over, dice must be thrown first, or it is another seat's turn.
    """
    if state.over:
        raise IllegalMove("over", rule="end", reason=state.over)
    if state.due:
        raise IllegalMove("throw_due", rule="turn")
    if seat != state.to_move:
        raise IllegalMove("not_to_move", rule="turn", to_move_seat=state.to_move)


def accepted_by(apply: Callable[[S, Seat, A], S]) -> Callable[[S, Seat, A], bool]:
    """Return the `is_legal` of rules in which trying is the simplest way to know."""

    def is_legal(state: S, seat: Seat, action: A) -> bool:
        try:
            apply(state, seat, action)
        except IllegalMove:
            return False
        return True

    return is_legal


def picked(items: Sequence[T], chance: Chance) -> T:
    """Return one of some items at random, each as likely as any other."""
    return items[chance.die(len(items)) - 1]


def from_anywhere(items: Sequence[T], chance: Chance) -> Iterator[T]:
    """Yield all items in their order, from one that the lot names on round to the one before it."""
    if items:
        first = chance.die(len(items)) - 1
        yield from items[first:]
        yield from items[:first]


def picked_from(
    legal_actions: Callable[[S, Seat], Iterable[A]],
) -> Callable[[S, Seat, Chance], A]:
    """Return the `sample` of rules in which all that is legal is quickly listed."""

    def sample(state: S, seat: Seat, chance: Chance) -> A:
        return picked(tuple(legal_actions(state, seat)), chance)

    return sample


def nobody_plays_on(_state: object, _seat: Seat) -> None:
    """Be the `forfeit` of rules in which a play ends when somebody leaves."""


def same_options(options: Options, _outcome: Outcome, _seats: Mapping[Seat, Seat]) -> Options:
    """Be the `rematch_options` of rules in which nothing depends on the play before."""
    return options


def recorded_by(write: Callable[[S, Seat, A], str]) -> Callable[[Transition[S, A]], str]:
    """Return the `record` of a notation that says everything when it is written."""

    def record(transition: Transition[S, A]) -> str:
        return write(transition.before, transition.seat, transition.action)

    return record


def unmarked(view: Callable[[S, Seat | None], V]) -> Callable[[S, Seat, str], V]:
    """Return the `view_with_choices` of a narration that marks no choices."""

    def view_with_choices(state: S, seat: Seat, _text: str) -> V:
        return view(state, seat)

    return view_with_choices
