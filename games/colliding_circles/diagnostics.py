"""Parsing a line against a position: what it means, or why it cannot be played and what is legal near it.

Answers for errors that help: the span of the offending action, the rule, other orders, lines close by.
"""

from collections.abc import Iterator
from itertools import islice, permutations
from typing import Final

from games.colliding_circles.board import INDEX, distances
from games.colliding_circles.state import Manoeuvre, Placement, Rethrow, Step
from games.colliding_circles.suggestions import attempt, nearest
from games.colliding_circles.syntax import Item, meaning, nearest_names, read, scan, write
from games.colliding_circles.turn import TurnSoFar, opening_refusal, openings, play, successors
from games.core import IllegalMove, MalformedMove, MoveError
from games.reading import NEAR, Part, with_near

MOST_ACTIONS: Final = 3


def parse(progress: TurnSoFar, text: str) -> tuple[Step, ...]:
    """Return the steps that a line means for the player to move.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: a rule forbids it here.
    """
    try:
        items = read(text)
    except MalformedMove as error:
        raise with_near(error, _near_unread(progress, text)) from None
    return _understand(progress, items)


def _understand(begun: TurnSoFar, items: tuple[Item, ...]) -> tuple[Step, ...]:
    """Return the steps that readable actions mean one after the other.

    Raises:
        IllegalMove: one of them is not legal at its place, or the opening is left out.
    """
    progress = begun
    for place, item in enumerate(items):
        try:
            progress = play(progress, meaning(progress, item))
        except IllegalMove as error:
            raise _refused(begun, progress, items, place, error) from None
    if not progress.is_whole:
        raise with_near(opening_refusal(progress), openings(progress))
    return progress.steps


def _refused(
    begun: TurnSoFar, progress: TurnSoFar, items: tuple[Item, ...], place: int, error: IllegalMove
) -> MoveError:
    """Return the error for an action that is not legal at its place, told as a matter of order where it is one."""
    span = items[place].span
    if line := _other_order(begun, items):
        return IllegalMove("order", span=span, near=(line,), rule="turn", line=line)
    return with_near(error, _near(begun, progress, items, place), span)


def _other_order(begun: TurnSoFar, items: tuple[Item, ...]) -> str | None:
    """Return the canonical line of the same actions in the first other order in which they are legal."""
    if not 1 < len(items) <= MOST_ACTIONS:
        return None
    orders = (attempt(begun, order) for order in permutations(items))
    return next((write(begun, played.steps) for played in orders if played), None)


def _near(begun: TurnSoFar, progress: TurnSoFar, items: tuple[Item, ...], place: int) -> Iterator[str]:
    """Yield legal lines in which another action stands for the refused one, closest first, then the line without it.

    What followed it is kept where that is legal.
    """
    if begun.is_opening:
        yield from openings(begun)
        return
    rest = items[place + 1 :]
    for replaced in islice(_closest(progress, items[place]), NEAR - 1):
        yield write(begun, (attempt(replaced, rest) or replaced).steps)
    without = attempt(progress, rest) or progress
    if without.steps:
        yield write(begun, without.steps)


def _closest(progress: TurnSoFar, item: Item) -> Iterator[TurnSoFar]:
    """Yield the turn after legal steps of the same kind, those first that are most like the one written."""
    same_kind = [after for after in successors(progress) if after.steps[-1].kind == item.kind]
    yield from sorted(same_kind, key=lambda after: _unlikeness(item, after.steps[-1]))


def _unlikeness(item: Item, step: Step) -> int:
    """Count by how much a legal step differs from what was written: steps over the board, pips, another die."""
    pips = abs(int(item.value.text) - step.value) if item.value else 0
    match step:
        case Manoeuvre():
            return 3 * _away(item.source, step.source) + _away(item.target, step.target) + bool(pips)
        case Placement():
            return 2 * _away(item.target, step.field) + pips
        case Rethrow():
            return pips


def _away(part: Part | None, name: str) -> int:
    """Return how far a written field, or the one nearest to what was written, is from another."""
    if part is None:
        return 0
    written = part.text if part.text in INDEX else nearest_names(part.text)[0]
    return distances(INDEX[written])[INDEX[name]]


def _near_unread(begun: TurnSoFar, text: str) -> Iterator[str]:
    """Yield legal lines near a text that cannot be read: what precedes the fault is kept where it is legal."""
    scanned = scan(text)
    progress = begun
    for place, item in enumerate(scanned.items):
        further = attempt(progress, (item,))
        if not further:
            yield from _near(begun, progress, scanned.items, place)
            return
        progress = further
    yield from (write(begun, after.steps) for after in nearest(progress, scanned.fragment))
