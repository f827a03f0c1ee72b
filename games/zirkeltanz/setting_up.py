"""The set-up of one side: laying circles in one's own half, formations, being ready.

Answers for what may lie where before the first throw. Source: rulebook on the basic set-up, rulings 1 and 7.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from games.core import IllegalMove, Seat
from games.zirkeltanz import geometry
from games.zirkeltanz.geometry import Point
from games.zirkeltanz.measures import NAMES, Measures, measures_of, micro_text, tenths_text
from games.zirkeltanz.state import BLUE, SEATS, Circle, Lay, State


def own(state: State, seat: Seat) -> dict[str, Point]:
    """Return where the circles of a seat lie."""
    return {circle.name: circle.at for circle in state.circles if circle.seat == seat}


def laid(state: State, seat: Seat, lay: Lay) -> State:
    """Return the state after laying circles, all judged together with those that lie already.

    Raises:
        IllegalMove: nothing is laid, or the result breaks a rule of the set-up.
    """
    measures = measures_of(state.edition)
    if (lay.formation is None and not lay.places) or lay.formation not in (None, *measures.formations):
        raise IllegalMove("nothing_laid", rule="setup")
    places = result(state, seat, lay)
    if refused := next(refusals(measures, seat, places), None):
        raise refused
    return replace(state, circles=_with(state.circles, seat, places))


def result(state: State, seat: Seat, lay: Lay) -> dict[str, Point]:
    """Return where the circles of a seat would lie after an entry, legal or not."""
    places = own(state, seat)
    if lay.formation:
        places |= measures_of(state.edition).formation(lay.formation, seat)
    return places | {place.name: (place.x, place.y) for place in lay.places}


def finished(state: State, seat: Seat) -> State:
    """Return the state after a seat is ready; when both are, the dice decide who starts.

    Raises:
        IllegalMove: a circle is missing.
    """
    if missing := tuple(name for name in NAMES if name not in own(state, seat)):
        raise IllegalMove("not_all_laid", rule="setup", circles=missing)
    ready = (True, state.ready[1]) if seat == BLUE else (state.ready[0], True)
    return replace(state, ready=ready, phase="start" if all(ready) else "setup")


def refusals(measures: Measures, seat: Seat, places: Mapping[str, Point]) -> Iterator[IllegalMove]:
    """Yield what is wrong with a set-up, circle by circle, then the overlaps."""
    for name, at in places.items():
        if name not in NAMES:
            yield IllegalMove("unknown_circle", rule="notation", text=name)
            return
        yield from _alone(measures, seat, name, at)
    for first, second in combinations(places.items(), 2):
        yield from _overlap(measures, first, second)


def taken_near(
    measures: Measures, seat: Seat, name: str, at: Point, others: Mapping[str, Point]
) -> tuple[tuple[Point, int], ...]:
    """Return what takes room from a circle, nearest to a place first: each centre with the sum of both radii."""
    radius = measures.radius(name)
    found = [(there, radius + measures.radius(other)) for other, there in others.items()]
    found.append((measures.life_centre(seat), radius + measures.area))
    return tuple(sorted(found, key=lambda centre: geometry.square(at, centre[0])))


def is_free(measures: Measures, seat: Seat, name: str, at: Point, taken: Sequence[tuple[Point, int]]) -> bool:
    """Tell whether one circle may lie at a place, beside what takes room from it; asks the same as `refusals`."""
    if _over(measures, seat, name, at) > 0 or _is_far_out(measures, at):
        return False
    return not any(geometry.is_overlapping(at, *centre) for centre in taken)


def _overlap(measures: Measures, one: tuple[str, Point], two: tuple[str, Point]) -> Iterator[IllegalMove]:
    (first, here), (second, there) = one, two
    reach = measures.radius(first) + measures.radius(second)
    if geometry.is_overlapping(here, there, reach):
        depth = tenths_text(geometry.overlap(here, there, reach))
        yield IllegalMove("setup_overlap", rule="setup", circle=second, other=first, depth=depth)


def _alone(measures: Measures, seat: Seat, name: str, at: Point) -> Iterator[IllegalMove]:
    """Yield what is wrong with one circle whatever else lies there; at the middle line nothing is forgiven."""
    if (over := _over(measures, seat, name, at)) > 0:
        yield IllegalMove("across_middle", rule="setup", circle=name, depth=tenths_text(over))
    if _is_far_out(measures, at):
        yield IllegalMove("too_far_out", rule="setup", circle=name, reach=micro_text(measures.reach))
    centre, reach = measures.life_centre(seat), measures.radius(name) + measures.area
    if geometry.is_overlapping(at, centre, reach):
        depth = tenths_text(geometry.overlap(at, centre, reach))
        yield IllegalMove("setup_in_area", rule="setup", circle=name, depth=depth)


def _over(measures: Measures, seat: Seat, name: str, at: Point) -> int:
    """Return how far a circle reaches beyond the middle line; negative if it stays on its side."""
    return (at[1] if seat == BLUE else -at[1]) + measures.radius(name)


def _is_far_out(measures: Measures, at: Point) -> bool:
    return max(abs(at[0]), abs(at[1])) > measures.reach


def _with(circles: tuple[Circle, ...], seat: Seat, places: Mapping[str, Point]) -> tuple[Circle, ...]:
    """Return all circles with those of a seat where they lie now, in their order."""
    kept = {owner: [circle for circle in circles if circle.seat == owner] for owner in SEATS}
    kept[seat] = [Circle(seat, name, *places[name]) for name in NAMES if name in places]
    return (*kept[SEATS[0]], *kept[SEATS[1]])
