"""All turns of a position, listed or one at random: those that `turn.py` allows, without playing each of them there.

Answers for the turns and their order; what fits where is kept up from step to step, for a die changes only its field
and the neighbours.
"""

from collections.abc import Iterator
from itertools import chain

from games.colliding_circles.board import INDEX
from games.colliding_circles.dice import Room, can_step, laid, lifted, room
from games.colliding_circles.paths import Way
from games.colliding_circles.state import Manoeuvre, Step, Turn
from games.colliding_circles.turn import (
    PLACEMENTS,
    Hand,
    TurnSoFar,
    manoeuvres,
    manoeuvres_of,
    placements,
    rethrows,
    without,
)
from games.core import Chance
from games.defaults import from_anywhere, picked


def turns(begun: TurnSoFar) -> Iterator[Turn]:
    """Return every legal turn, depth first: each turn before those that go on from it."""
    found = room(begun.dice)
    if begun.is_opening:
        return (Turn("turn", (step,)) for step in placements(found, begun.hand))
    return chain.from_iterable(_batches(begun, found))


def _batches(begun: TurnSoFar, found: Room) -> Iterator[list[Turn]]:
    yield [Turn("turn", ())]
    for step, way in manoeuvres(begun.dice, begun.seat):
        yield [Turn("turn", (step,))]
        yield from _going_on((step,), begun.hand, _moved(begun, found, way, step.value))
    yield from _going_on((), begun.hand, found)


def _moved(begun: TurnSoFar, found: Room, way: Way, value: int) -> Room:
    return laid(lifted(found, begun.dice, way[0]), way[-1], value)


def _going_on(steps: tuple[Step, ...], hand: Hand, found: Room) -> Iterator[list[Turn]]:
    """Yield the turns with one or two dice of the hand after the manoeuvre, if there is one."""
    for first in placements(found, hand):
        begun = (*steps, first)
        yield [Turn("turn", begun)]
        after, left = laid(found, INDEX[first.field], first.value), without(hand, first.value)
        if any(after):  # else the board is closed, and nothing follows
            yield [Turn("turn", (*begun, second)) for second in chain[Step](placements(after, left), rethrows(left))]
    yield [Turn("turn", (*steps, step)) for step in rethrows(hand)]


def some_turn(begun: TurnSoFar, chance: Chance) -> Turn:
    """Return a random turn: a manoeuvre in half of them if there is any, then steps of the hand, or no more of them."""
    found, hand = room(begun.dice), begun.hand
    if begun.is_opening:
        return Turn("turn", (picked(placements(found, hand), chance),))
    steps: tuple[Step, ...] = ()
    if chance.die(2) == 1 and (manoeuvre := _some_manoeuvre(begun, chance)):
        step, way = manoeuvre
        steps, found = (step,), _moved(begun, found, way, step.value)
    for _ in range(PLACEMENTS):
        further = picked((None, *placements(found, hand), *rethrows(hand)), chance)
        if further is None:
            break
        steps = (*steps, further)
        if further.kind == "rethrow":
            break
        found, hand = laid(found, INDEX[further.field], further.value), without(hand, further.value)
        if not any(found):  # the board is closed
            break
    return Turn("turn", steps)


def _some_manoeuvre(begun: TurnSoFar, chance: Chance) -> tuple[Manoeuvre, Way] | None:
    dice = [index for index, die in enumerate(begun.dice) if die and can_step(begun.dice, index)]
    for source in from_anywhere(dice, chance):
        if found := manoeuvres_of(begun.dice, source, begun.seat):
            return picked(found, chance)
    return None
