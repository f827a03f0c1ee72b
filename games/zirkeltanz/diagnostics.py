"""Parsing a line against a position: what it means, or why it cannot be played and what is legal near it.

Answers for snapping to pockets, for questions where a line can mean several things, and for errors that help.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from games.core import AmbiguousMove, IllegalMove, MalformedMove, MoveError, Seat
from games.reading import Part, with_near
from games.zirkeltanz import geometry, offers, setting_up, syntax
from games.zirkeltanz.arcs import direction_to
from games.zirkeltanz.measures import FORMATION_WORDS, measures_of, tenths_text
from games.zirkeltanz.placement import (
    FOREIGN,
    LIFE,
    Obstacle,
    Placement,
    Pocket,
    Turn,
    chosen,
    directed,
    is_neighbour_name,
    not_neighbours,
    obstacles,
    pocket_move,
    refuse_place,
)
from games.zirkeltanz.state import Lay, Move, Place, Ready, State
from games.zirkeltanz.syntax import Entry, MoveParts, write, write_move

SNAP: Final = geometry.degrees("0.05")
"""Angle from a pocket within which a direction whose place is not legal means the pocket."""

EQUAL: Final = geometry.degrees("0.000000001")
"""Largest difference between the angles to two pockets that are equally near."""


# --- Moves


def parse_move(turn: Turn, text: str) -> Move:
    """Return the move that a line means.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: a rule forbids it here.
        AmbiguousMove: it can mean several places.
    """
    try:
        written = syntax.read_move(text)
    except MalformedMove as unread:
        raise with_near(unread, offers.lines(turn)) from None
    placement = chosen_placement(turn, written)
    assert written.target
    if written.direction:
        return _in_direction(placement, written.direction)
    if not written.second:
        error = MalformedMove("no_place", rule="notation", text=text.strip())
        raise with_near(error, offers.lines(turn, placement.circle, placement.target))
    return _in_pocket(placement, written, written.second)


def chosen_placement(turn: Turn, written: MoveParts) -> Placement:
    """Return which circle is laid to which.

    Raises:
        MoveError: a name is missing, the circle may not be moved, or the target is no neighbour.
    """
    try:
        circle = chosen(turn, _meant(turn, written.circle))
    except IllegalMove as error:
        raise with_near(error, offers.lines(turn), written.circle.span) from None
    if written.target is None:
        text = written.circle.text
        raise with_near(MalformedMove("no_target", rule="notation", text=text), offers.lines(turn, circle))
    target = turn.named(_meant(turn, written.target))
    if not turn.is_neighbour(circle, target):
        raise _refused_target(turn, written, Placement(turn, circle, target))
    return Placement(turn, circle, target)


def _meant(turn: Turn, part: Part) -> str:
    """Return the name of the moved circle or the target, to which a six adds the `!` that may be left out.

    Raises:
        IllegalMove: there is a `!` though the throw is no six.
    """
    if turn.is_six:
        return FOREIGN + part.text.removeprefix(FOREIGN)
    if part.text.startswith(FOREIGN):
        raise IllegalMove("foreign", span=part.span, rule="turn", circle=part.text, thrown=turn.thrown)
    return part.text


def _refused_target(turn: Turn, written: MoveParts, placement: Placement) -> MoveError:
    """Return why a circle may not be laid to a target; if the second circle is a neighbour, with both exchanged."""
    assert written.target
    error = not_neighbours(turn, placement.circle, placement.target)
    second = written.second
    if second and is_neighbour_name(turn, placement.circle, second.text):
        side = {"<": ">", ">": "<"}.get(written.side or "", "")
        name = turn.name(placement.target)
        line = f"{turn.name(placement.circle)}@{second.text}+{name}{side}"
        circle, target = turn.name(placement.circle), name
        error = IllegalMove("exchanged", rule="notation", circle=circle, target=target, second=second.text, line=line)
        return with_near(error, _playable(turn, [line]), written.target.span)
    return with_near(error, offers.lines(turn, placement.circle), written.target.span)


def _playable(turn: Turn, lines: Iterable[str]) -> Iterator[str]:
    """Yield the canonical form of those lines that can be played; a question brings what it asks between."""
    for line in lines:
        try:
            yield write_move(parse_move(turn, line))
        except AmbiguousMove as question:
            yield from question.near
        except MoveError:
            continue


# --- Directions


def _in_direction(placement: Placement, part: Part) -> Move:
    """Return the move in a direction, or into a pocket that is very near where the place itself is not legal."""
    direction = syntax.read_direction(part)
    at = geometry.place_at(placement.target.at, placement.distance, direction)
    if placement.is_legal(at):
        return directed(placement, direction)
    if pocket := _snapped(placement, direction, part):
        return pocket_move(pocket)
    try:
        refuse_place(placement, at)
    except IllegalMove as error:
        raise with_near(error, offers.lines_near(placement, direction), part.span) from None
    raise AssertionError(at)


def _snapped(placement: Placement, direction: int, part: Part) -> Pocket | None:
    """Return the legal pocket that is nearest to a direction, if one is near enough.

    Raises:
        AmbiguousMove: two are equally near.
    """
    pockets = ((abs(deviation(pocket, direction)), pocket) for pocket in placement.legal_pockets)
    near = sorted((found for found in pockets if found[0] < SNAP), key=lambda found: found[0])
    equal = _distinct(pocket for away, pocket in near if away - near[0][0] <= EQUAL)
    if len(equal) > 1:
        lines = tuple(write_move(pocket_move(pocket)) for pocket in equal)
        raise AmbiguousMove("two_nooks", span=part.span, near=lines, rule="notation", lines=lines)
    return equal[0] if equal else None


def _distinct(pockets: Iterable[Pocket]) -> list[Pocket]:
    """Return the first of all pockets with the same centre: they are one place under several names."""
    found: dict[geometry.Point, Pocket] = {}
    for pocket in pockets:
        found.setdefault(pocket.at, pocket)
    return list(found.values())


def deviation(pocket: Pocket, direction: int) -> int:
    """Return by how much a pocket deviates from a direction, in the unit of `geometry.turn_between`."""
    placement, second = pocket.placement, pocket.second
    way = geometry.finely(placement.target.at, placement.distance, second.at, second.reach, pocket.side)
    return geometry.turn_between(direction, way)


# --- Pockets


def _in_pocket(placement: Placement, written: MoveParts, part: Part) -> Move:
    """Return the move into the pocket of the target and a second thing.

    Raises:
        MoveError: there is no such pocket, it is not legal, or there are two.
    """
    second = _second(placement, part)
    places = [Pocket(placement, second, side, at) for side, at in placement.pockets(second)]
    if not places:
        offered = offers.lines(placement.turn, placement.circle, placement.target)
        raise with_near(_too_far(placement, second), offered, part.span)
    if len(places) > 1 and written.side:
        places = [pocket for pocket in places if pocket.side == written.side]
    legal = _distinct(pocket for pocket in places if placement.is_legal(pocket.at))
    if len(legal) > 1:
        lines = tuple(write_move(pocket_move(pocket)) for pocket in legal)
        raise AmbiguousMove("two_sides", span=part.span, near=lines, rule="notation", second=second.name, lines=lines)
    if legal:
        return pocket_move(legal[0])
    others = [pocket for pocket in placement.legal_pockets if pocket.second == second]
    near = (
        *(write_move(pocket_move(pocket)) for pocket in others),
        *offers.lines_near(placement, _direction_of(places[0])),
    )
    try:
        refuse_place(placement, places[0].at)
    except IllegalMove as error:
        raise with_near(error, near, part.span) from None
    raise AssertionError(places)


def _direction_of(pocket: Pocket) -> int:
    return direction_to(pocket.placement.target.at, pocket.at)


def _second(placement: Placement, part: Part) -> Obstacle:
    """Return the thing that is named as the second one.

    Raises:
        MoveError: it is no such thing, the target itself, or the life circle though the throw is no six.
    """
    turn, name = placement.turn, syntax.word(part.text) or part.text
    if name == syntax.OLD:
        name = turn.name(placement.circle)
    if name == turn.name(placement.target):
        raise MalformedMove("second_is_target", span=part.span, rule="notation", target=name)
    if name == LIFE and not turn.is_six:
        raise IllegalMove("life_without_six", span=part.span, rule="notation")
    for obstacle in obstacles(turn, placement.circle):
        if obstacle.name == name:
            return obstacle
    raise MalformedMove("unknown_second", span=part.span, rule="notation", text=part.text)


def _too_far(placement: Placement, second: Obstacle) -> IllegalMove:
    """Return the refusal of a pocket between two things that lie too far apart for the circle to touch both."""
    apart = -geometry.overlap(placement.target.at, second.at, placement.distance + second.reach)
    return IllegalMove(
        "no_nook",
        rule="notation",
        circle=placement.turn.name(placement.circle),
        target=placement.turn.name(placement.target),
        second=second.name,
        gap=tenths_text(abs(apart)),
    )


# --- The set-up


def parse_setup(state: State, seat: Seat, text: str) -> Lay | Ready:
    """Return what a line of the set-up means.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: the result breaks a rule of the set-up.
        AmbiguousMove: commas leave open where a number ends.
    """
    try:
        entries = syntax.read_setup(text)
        if entries[0].kind == "ready":
            setting_up.finished(state, seat)
            return Ready("ready")
    except MoveError as error:
        raise with_near(error, (syntax.write(Lay("lay", name, ())) for name in FORMATION_WORDS)) from None
    lay = _lay(state, seat, entries)
    for refused in setting_up.refusals(measures_of(state.edition), seat, setting_up.result(state, seat, lay)):
        guilty = next((entry for entry in entries if entry.name.text in refused.params.values()), None)
        name = guilty.name.text if guilty else str(refused.params["circle"])
        raise with_near(refused, _shifted(state, seat, lay, name), guilty.span if guilty else None)
    return lay


def _lay(state: State, seat: Seat, entries: tuple[Entry, ...]) -> Lay:
    """Return what some entries lay.

    Raises:
        MoveError: coordinates cannot be read, or can be read in two ways.
    """
    first = syntax.formation(entries[0].name.text) if entries[0].kind == "formation" else None
    places = []
    for entry in entries:
        if entry.inside:
            ways = syntax.readings(entry.inside)
            if syntax.has_question(entry.inside):
                raise _which_comma(state, seat, entry, ways)
            places.append(Place(entry.name.text, *ways[0]))
    return Lay("lay", first, tuple(places))


def _which_comma(state: State, seat: Seat, entry: Entry, ways: tuple[tuple[int, int], ...]) -> AmbiguousMove:
    """Return the question which comma of a place is decimal; the answers are single entries."""
    lays = [Lay("lay", None, (Place(entry.name.text, x, y),)) for x, y in ways]
    assert entry.inside
    return AmbiguousMove(
        "which_comma",
        span=entry.inside.span,
        near=[write(lay) for lay in lays if is_layable(state, seat, lay)],
        rule="notation",
        text=entry.inside.text.strip(),
        lines=tuple(write(lay) for lay in lays),
    )


def is_layable(state: State, seat: Seat, lay: Lay) -> bool:
    """Tell whether laying circles breaks no rule of the set-up."""
    places = setting_up.result(state, seat, lay)
    return next(setting_up.refusals(measures_of(state.edition), seat, places), None) is None


STEP: Final = 500_000
REACH: Final = 20
"""Legal places are sought on a raster of half units, up to ten units around the one that was typed."""

_STEPS: Final = sorted(
    product(range(-REACH, REACH + 1), repeat=2), key=lambda step: (step[0] ** 2 + step[1] ** 2, step)
)


def _shifted(state: State, seat: Seat, lay: Lay, name: str) -> Iterator[str]:
    """Yield the line with the circle that is wrong at the nearest place where all is legal, if the rest is legal."""
    measures, places = measures_of(state.edition), setting_up.result(state, seat, lay)
    (x, y) = places.pop(name)
    if next(setting_up.refusals(measures, seat, places), None):
        return
    rest = tuple(place for place in lay.places if place.name != name)
    taken = setting_up.taken_near(measures, seat, name, (x, y), places)
    for right, up in _STEPS:
        at = (_on_raster(x) + right * STEP, _on_raster(y) + up * STEP)
        if setting_up.is_free(measures, seat, name, at, taken):
            yield write(replace(lay, places=(*rest, Place(name, *at))))
            return


def _on_raster(length: int) -> int:
    return (length + STEP // 2) // STEP * STEP
