"""All turns of a position, listed: what `turn.py` allows, without playing each of them there.

Answers for the turns and their order; what fits where is kept up from step to step, for a die changes only its field
and the neighbours.
"""

from collections.abc import Iterator
from itertools import chain

from games.colliding_circles.board import INDEX
from games.colliding_circles.dice import Room, laid, lifted, room
from games.colliding_circles.state import Step, Turn
from games.colliding_circles.turn import Hand, Progress, manoeuvres, placements, rethrows, without


def turns(begun: Progress) -> Iterator[Turn]:
    """Return every legal turn, depth first: each turn before those that go on from it."""
    found = room(begun.dice)
    if begun.is_opening:
        return (Turn("turn", (step,)) for step in placements(found, begun.hand))
    return chain.from_iterable(_batches(begun, found))


def _batches(begun: Progress, found: Room) -> Iterator[list[Turn]]:
    yield [Turn("turn", ())]
    for step, way in manoeuvres(begun.dice, begun.seat):
        yield [Turn("turn", (step,))]
        moved = laid(lifted(found, begun.dice, way[0]), way[-1], step.value)
        yield from _going_on((step,), begun.hand, moved)
    yield from _going_on((), begun.hand, found)


def _going_on(steps: tuple[Step, ...], hand: Hand, found: Room) -> Iterator[list[Turn]]:
    """Yield the turns with one or two dice of the hand after the manoeuvre, if there is one."""
    for first in placements(found, hand):
        begun = (*steps, first)
        yield [Turn("turn", begun)]
        after, left = laid(found, INDEX[first.field], first.value), without(hand, first.value)
        if any(after):  # else the board is closed, and nothing follows
            yield [Turn("turn", (*begun, second)) for second in chain[Step](placements(after, left), rethrows(left))]
    yield [Turn("turn", (*steps, step)) for step in rethrows(hand)]
