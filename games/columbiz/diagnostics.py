"""Parsing a line against a position: what it means, or why it cannot be played and what is legal near it.

Answers for errors that help: the span of the offending part, the rule, another order, lines close by.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Final

from games.columbiz.board import INDEX, MOST_DISCS, PLACES
from games.columbiz.placing import PlacementsSoFar, options, place, play
from games.columbiz.rules import begin, check_keep, check_throwing, may_throw
from games.columbiz.state import Keep, Place, State, Stop
from games.columbiz.suggestions import attempt, lines
from games.columbiz.syntax import Scan, read, scan, write_fields, write_keep
from games.core import AmbiguousMove, IllegalMove, MalformedMove, MoveError
from games.reading import NEAR, Part, with_near

FRAGMENT: Final = 4
"""Letters of an unreadable part that are compared to find what may be meant."""


def parse(state: State, text: str) -> Keep | Stop | Place:
    """Return what a line means for the player to move.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: a rule forbids it here.
        AmbiguousMove: `keep` without dice.
    """
    scanned = scan(text)
    try:
        action = read(text)
    except AmbiguousMove as error:
        raise (error if may_throw(state) else _illegal_throwing(state, scanned)) from None
    except MalformedMove as error:
        raise with_near(error, _near_unread(state, scanned)) from None
    match action:
        case Keep() | Stop():
            _check_dice(state, scanned, action)
            return action
        case Place():
            _check_fields(state, scanned.fields)
            return action
        case _:
            raise AssertionError(action)  # throws are not written by players


def _check_dice(state: State, scanned: Scan, action: Keep | Stop) -> None:
    """Refuse a line that keeps dice which do not lie there, or that comes after the last throw.

    Raises:
        IllegalMove: so it is; the span points at the group of the face that lacks dice.
    """
    try:
        check_throwing(state)
    except IllegalMove:
        raise _illegal_throwing(state, scanned) from None
    dice = scanned.kept if scanned.groups else action.dice if isinstance(action, Keep) else state.dice
    try:
        check_keep(state, dice if dice != state.dice else ())
    except IllegalMove as error:
        face = error.params.get("face")
        span = next((part.span for part in scanned.groups if str(face) in part.text), None)
        there = tuple((Counter(dice) & Counter(state.dice)).elements())
        near = (write_keep(tuple(sorted(there))), *(choice.line for choice in lines(state, "keep")))
        raise with_near(error, near, span) from None


def _illegal_throwing(state: State, scanned: Scan) -> MoveError:
    """Explain that the throwing is over, and offer placements."""
    span = scanned.word.span if scanned.word else None
    code = "stopped" if state.is_stopped else "third_throw"
    return with_near(IllegalMove(code, rule="turn"), (choice.line for choice in lines(state, "")), span)


def _check_fields(state: State, fields: tuple[Part, ...]) -> None:
    """Refuse placements of which one is not legal at its place.

    Raises:
        IllegalMove: so it is, told as a matter of order where another order is legal.
    """
    begun = progress = begin(state)
    for place_in_line, part in enumerate(fields):
        try:
            progress = play(progress, part.text)
        except IllegalMove as error:
            if line := _other_order(begun, fields):
                raise IllegalMove("order", span=part.span, near=(line,), rule="placing", line=line) from None
            near = _near_field(state, progress, fields, place_in_line)
            raise with_near(error, near, part.span) from None


def _other_order(begun: PlacementsSoFar, fields: tuple[Part, ...]) -> str | None:
    """Return the line of the same placements in the first other order in which they are legal.

    Only a field that an earlier disc empties makes an order matter.
    """
    if not 1 < len(fields) <= MOST_DISCS:
        return None
    orders = (attempt(begun, order) for order in permutations(fields))
    return next((write_fields(played.fields) for played in orders if played), None)


def _near_field(state: State, progress: PlacementsSoFar, fields: tuple[Part, ...], at: int) -> Iterator[str]:
    """Yield legal lines near one that is refused at a place.

    First the refused disc without those before it of the same column, then closest other fields in its stead, then the
    line without it.
    """
    part, rest = fields[at], fields[at + 1 :]
    others = (other for other in fields if _column(other) != _column(part))
    alone = attempt(begin(state), (*others, part))
    kept = (alone, *_replaced(progress, part, rest), attempt(progress, rest), progress)
    yield from (write_fields(near.fields) for near in kept if near and near.placed)
    yield from (choice.line for choice in islice(lines(state, ""), NEAR))


def _column(part: Part) -> int:
    return PLACES[INDEX[part.text]][0]


def _replaced(progress: PlacementsSoFar, part: Part, rest: tuple[Part, ...]) -> Iterator[PlacementsSoFar]:
    """Yield the turn with another field instead of a refused one, closest first; what followed is kept where legal."""
    for index in islice(sorted(options(progress), key=lambda index: _away(part.text, index)), NEAR - 2):
        replaced = place(progress, index)
        yield attempt(replaced, rest) or replaced


def _away(name: str, index: int) -> int:
    """Return how far a field is from another: columns count double, since dice of another face lie there."""
    column, number = PLACES[INDEX[name]]
    other, height = PLACES[index]
    return 2 * abs(column - other) + abs(number - height)


def _near_unread(state: State, scanned: Scan) -> Iterator[str]:
    """Yield legal lines near a text that cannot be read: what can be read of it is kept where it is legal."""
    if scanned.groups:
        there = Counter(scanned.kept) & Counter(state.dice)
        yield from (choice.line for choice in lines(state, write_keep(tuple(sorted(there.elements())))))
    known = tuple(part for part in scanned.fields if part.text in INDEX)
    if known and (progress := attempt(begin(state), known)):
        yield write_fields(progress.fields)
    fragment = scanned.fragment
    for length in range(min(len(fragment), FRAGMENT), -1, -1):
        yield from (choice.line for choice in islice(lines(state, fragment[:length]), NEAR))
