"""Manoeuvres: where a die can go, with which value, and why it cannot go elsewhere.

Answers for one die on a given board; must not know hands nor the order of a turn. Source: rulebook, manoeuvres and
passing over; a die loses one pip a step if it is the mover's own and gains one if it is the opponent's.
"""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from games.colliding_circles.board import FIELDS, INDEX, NEIGHBOURS
from games.colliding_circles.dice import BOARDS, Dice, can_step, clashes, fits, frozen_by, lifted, owner_of, room
from games.colliding_circles.state import Manoeuvre
from games.core import IllegalMove, Seat

Way = tuple[int, ...]
"""The fields from source to target, both included."""

Ends = Mapping[int, Mapping[int, Way]]
"""For each target, a legal way for each value that the die can have there, shortest way first."""

TOPIC: Final = "manoeuvre"


def lift(dice: Dice, source: int) -> Dice:
    """Return the board without the die on a field, which is how a manoeuvre sees it."""
    return (*dice[:source], 0, *dice[source + 1 :])


def pace(dice: Dice, source: int, seat: Seat) -> int:
    """Return how a die changes at each step when a seat moves it: down (-1) if it is its own, else up (+1)."""
    return -1 if owner_of(dice[source]) == seat else 1


def reach(dice: Dice, source: int, seat: Seat) -> int:
    """Return how many steps a die can take before it would go below 1 or above 6."""
    value = abs(dice[source])
    return value - 1 if pace(dice, source, seat) < 0 else 6 - value


@lru_cache(maxsize=BOARDS)
def ends(dice: Dice, source: int, seat: Seat) -> Ends:
    """Find every field and value that a die can be moved to.

    All ways of one length end in one value, so the first found of each length stands for them all. Ways are tried in
    board order, short ones first; none visits a field twice.
    """
    found: dict[int, dict[int, Way]] = {}
    steps = reach(dice, source, seat) if can_step(dice, source) else 0
    if not steps or frozen_by(dice, source, seat):
        return found
    fitting, step = lifted(room(dice), dice, source), pace(dice, source, seat)
    value = abs(dice[source])
    ways: list[Way] = [(source,)]
    for _ in range(steps):
        value += step
        ways = [
            (*way, near)
            for way in ways
            for near in NEIGHBOURS[way[-1]]
            if fitting[near] >> value & 1 and near not in way
        ]
        for way in ways:
            found.setdefault(way[-1], {}).setdefault(value, way)
    return found


def shortest(values: Mapping[int, Way]) -> int:
    """Return the value that a manoeuvre without one means: that of the shortest legal way."""
    return next(iter(values))


def check(dice: Dice, seat: Seat, step: Manoeuvre) -> Way:
    """Return a legal way of a manoeuvre.

    Raises:
        IllegalMove: there is none; the code says why.
    """
    source, target = INDEX[step.source], INDEX[step.target]
    values = ends(dice, source, seat).get(target, {}) if dice[source] else {}
    if step.value in values:
        return values[step.value]
    raise refusal(dice, seat, source, target, step.value)


def refusal(dice: Dice, seat: Seat, source: int, target: int, value: int | None = None) -> IllegalMove:
    """Explain why a die cannot be moved to a field, or (`value`) not with this value."""
    start, goal = FIELDS[source], FIELDS[target]
    if not dice[source]:
        return IllegalMove("no_die", rule=TOPIC, field=start)
    if source == target:
        return IllegalMove("no_step", rule=TOPIC, field=start)
    if circle := frozen_by(dice, source, seat):
        return IllegalMove("frozen", rule="circles", field=start, circle=circle.name, owner_seat=circle.owner)
    if die := dice[target]:
        return IllegalMove("occupied", rule=TOPIC, field=goal, occupant_seat=owner_of(die), value=abs(die))
    found = ends(dice, source, seat)
    if value is not None and target in found:
        values = tuple(str(known) for known in found[target])
        return IllegalMove("unreachable_value", rule=TOPIC, source=start, target=goal, value=value, values=values)
    return _no_way(dice, seat, source, target, tuple(FIELDS[index] for index in sorted(found)))


def _no_way(dice: Dice, seat: Seat, source: int, target: int, targets: tuple[str, ...]) -> IllegalMove:
    """Explain why no legal way leads from a movable die to a free field."""
    steps, value, pip = reach(dice, source, seat), abs(dice[source]), pace(dice, source, seat)
    if not steps:
        direction = "down" if pip < 0 else "up"
        return IllegalMove("at_limit", rule=TOPIC, field=FIELDS[source], value=value, direction=direction)
    refused = partial(IllegalMove, source=FIELDS[source], target=FIELDS[target], targets=targets)
    board = lift(dice, source)
    way = _free_way(board, source, target)
    if way is None:
        return refused("blocked", rule=TOPIC)
    if len(way) - 1 > steps:
        return refused("too_far", rule=TOPIC, steps=steps)
    index, shown = next((i, value + n * pip) for n, i in enumerate(way) if n and not fits(board, i, value + n * pip))
    near = next(clashes(board, index, shown))
    return refused(
        "way_adjacency",
        rule="adjacency",
        field=FIELDS[index],
        value=shown,
        neighbour=FIELDS[near],
        neighbour_value=abs(board[near]),
    )


def _free_way(board: Dice, source: int, target: int) -> Way | None:
    """Find a shortest way of free fields, whatever the adjacency rule says; None if there is none."""
    came_from = {source: source}
    queue = [source]
    for index in queue:
        for near in NEIGHBOURS[index]:
            if not board[near] and near not in came_from:
                came_from[near] = index
                queue.append(near)
    if target not in came_from:
        return None
    way = [target]
    while way[-1] != source:
        way.append(came_from[way[-1]])
    return tuple(reversed(way))
