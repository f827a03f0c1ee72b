"""Parsing a line against a position: what it means, or why it cannot be played and what is legal near it.

Answers for snapping to nooks, for questions where a line can mean several things, and for errors that help.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from games.core import AmbiguousMove, IllegalMove, MalformedMove, MoveError, Seat
from games.zirkeltanz import geometry, notation, offers, setting_up
from games.zirkeltanz.arcs import direction_to
from games.zirkeltanz.laying import (
    FOREIGN,
    LIFE,
    Laying,
    Nook,
    Obstacle,
    Turn,
    chosen,
    directed,
    is_neighbour_name,
    nook_move,
    not_neighbours,
    obstacles,
    refuse_place,
)
from games.zirkeltanz.measures import measures_of, micro_text
from games.zirkeltanz.notation import Entry, Part, Written, write, write_move
from games.zirkeltanz.state import Lay, Move, Place, Ready, State

NEAR: Final = 4
"""So many lines are offered at most."""

SNAP: Final = geometry.degrees("0.05")
"""Within this a direction whose place is not legal means the nook."""

EQUAL: Final = geometry.degrees("0.000000001")
"""Two nooks whose distances from a direction differ by no more are equally near."""


# --- Moves


def parse_move(turn: Turn, text: str) -> Move:
    """Return the move that a line means.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: a rule forbids it here.
        AmbiguousMove: it can mean several places.
    """
    written = notation.read_move(text)
    laying = chosen_laying(turn, written)
    assert written.target
    if written.direction:
        return _in_direction(laying, written.direction)
    if not written.second:
        raise _with_near(
            MalformedMove("no_place", rule="notation", text=text.strip()),
            None,
            offers.lines(laying.turn, laying.circle, laying.target),
        )
    return _in_nook(laying, written, written.second)


def chosen_laying(turn: Turn, written: Written) -> Laying:
    """Return which circle is laid to which.

    Raises:
        MoveError: a name is missing, the circle may not be moved, or the target is no neighbour.
    """
    try:
        circle = chosen(turn, _meant(turn, written.circle))
    except IllegalMove as error:
        raise _with_near(error, written.circle.span, offers.lines(turn)) from None
    if written.target is None:
        text = written.circle.text
        raise _with_near(MalformedMove("no_target", rule="notation", text=text), None, offers.lines(turn, circle))
    target = turn.named(_meant(turn, written.target))
    if not turn.is_neighbour(circle, target):
        raise _refused_target(turn, written, Laying(turn, circle, target))
    return Laying(turn, circle, target)


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


def _refused_target(turn: Turn, written: Written, laying: Laying) -> MoveError:
    """Return why a circle may not be laid to a target; if the second circle is a neighbour, with both exchanged."""
    assert written.target
    error = not_neighbours(turn, laying.circle, laying.target)
    second = written.second
    if second and is_neighbour_name(turn, laying.circle, second.text):
        side = {"<": ">", ">": "<"}.get(written.side or "", "")
        name = turn.name(laying.target)
        line = f"{turn.name(laying.circle)}@{second.text}+{name}{side}"
        circle, target = turn.name(laying.circle), name
        error = IllegalMove("exchanged", rule="notation", circle=circle, target=target, second=second.text, line=line)
        return _with_near(error, written.target.span, _playable(turn, [line]))
    return _with_near(error, written.target.span, offers.lines(turn, laying.circle))


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


def _in_direction(laying: Laying, part: Part) -> Move:
    """Return the move in a direction, or into a nook that is very near where the place itself is not legal."""
    direction = notation.read_direction(part)
    at = geometry.place_at(laying.target.at, laying.distance, direction)
    if laying.is_legal(at):
        return directed(laying, direction)
    if nook := _snapped(laying, direction, part):
        return nook_move(nook)
    try:
        refuse_place(laying, at)
    except IllegalMove as error:
        raise _with_near(error, part.span, offers.lines_near(laying, direction)) from None
    raise AssertionError(at)


def _snapped(laying: Laying, direction: int, part: Part) -> Nook | None:
    """Return the legal nook that is nearest to a direction, if one is near enough.

    Raises:
        AmbiguousMove: two are equally near.
    """
    nooks = ((abs(deviation(nook, direction)), nook) for nook in laying.legal_nooks())
    near = sorted((each for each in nooks if each[0] < SNAP), key=lambda each: each[0])
    equal = [nook for away, nook in near if away - near[0][0] <= EQUAL]
    if len(equal) > 1:
        lines = tuple(write_move(nook_move(nook)) for nook in equal)
        raise AmbiguousMove("two_nooks", span=part.span, near=lines, rule="notation", lines=lines)
    return equal[0] if equal else None


def deviation(nook: Nook, direction: int) -> int:
    """Return by how much a nook deviates from a direction, in the unit of `geometry.turn_between`."""
    laying, second = nook.laying, nook.second
    way = geometry.finely(laying.target.at, laying.distance, second.at, second.reach, nook.side)
    return geometry.turn_between(direction, way)


# --- Nooks


def _in_nook(laying: Laying, written: Written, part: Part) -> Move:
    """Return the move into the nook of the target and a second thing.

    Raises:
        MoveError: there is no such nook, it is not legal, or there are two.
    """
    second = _second(laying, part)
    places = [Nook(laying, second, side, at) for side, at in laying.nooks(second)]
    if not places:
        raise _with_near(_too_far(laying, second), part.span, offers.lines(laying.turn, laying.circle, laying.target))
    if len(places) > 1 and written.side:
        places = [nook for nook in places if nook.side == written.side]
    legal = [nook for nook in places if laying.is_legal(nook.at)]
    if len(legal) > 1:
        lines = tuple(write_move(nook_move(nook)) for nook in legal)
        raise AmbiguousMove("two_sides", span=part.span, near=lines, rule="notation", second=second.name, lines=lines)
    if legal:
        return nook_move(legal[0])
    others = [nook for nook in laying.legal_nooks() if nook.second == second]
    near = (*(write_move(nook_move(nook)) for nook in others), *offers.lines_near(laying, _direction_of(places[0])))
    try:
        refuse_place(laying, places[0].at)
    except IllegalMove as error:
        raise _with_near(error, part.span, near) from None
    raise AssertionError(places)


def _direction_of(nook: Nook) -> int:
    return direction_to(nook.laying.target.at, nook.at)


def _second(laying: Laying, part: Part) -> Obstacle:
    """Return the thing that is named as the second one.

    Raises:
        MoveError: it is no such thing, the target itself, or the life circle though the throw is no six.
    """
    turn, name = laying.turn, notation.word(part.text) or part.text
    if name == notation.OLD:
        name = turn.name(laying.circle)
    if name == turn.name(laying.target):
        raise MalformedMove("second_is_target", span=part.span, rule="notation", target=name)
    if name == LIFE and not turn.is_six:
        raise IllegalMove("life_without_six", span=part.span, rule="notation")
    for obstacle in obstacles(turn, laying.circle):
        if obstacle.name == name:
            return obstacle
    raise MalformedMove("unknown_second", span=part.span, rule="notation", text=part.text)


def _too_far(laying: Laying, second: Obstacle) -> IllegalMove:
    """Return the refusal of a nook between two things that lie too far apart for the circle to touch both."""
    apart = -geometry.overlap(laying.target.at, second.at, laying.distance + second.reach)
    return IllegalMove(
        "no_nook",
        rule="notation",
        circle=laying.turn.name(laying.circle),
        target=laying.turn.name(laying.target),
        second=second.name,
        gap=micro_text(abs(apart)),
    )


# --- The set-up


def parse_setup(state: State, seat: Seat, text: str) -> Lay | Ready:
    """Return what a line of the set-up means.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: the result breaks a rule of the set-up.
        AmbiguousMove: commas leave open where a number ends.
    """
    entries = notation.read_setup(text)
    if entries[0].kind == "ready":
        setting_up.finished(state, seat)
        return Ready("ready")
    lay = _lay(state, seat, entries)
    for refused in setting_up.refusals(measures_of(state.edition), seat, setting_up.result(state, seat, lay)):
        guilty = next((entry for entry in entries if entry.name.text in refused.params.values()), None)
        name = guilty.name.text if guilty else str(refused.params["circle"])
        raise _with_near(refused, guilty.span if guilty else None, _shifted(state, seat, lay, name))
    return lay


def _lay(state: State, seat: Seat, entries: tuple[Entry, ...]) -> Lay:
    """Return what some entries lay.

    Raises:
        MoveError: coordinates cannot be read, or can be read in two ways.
    """
    first = notation.formation(entries[0].name.text) if entries[0].kind == "formation" else None
    places = []
    for entry in entries:
        if entry.inside:
            ways = notation.readings(entry.inside)
            if notation.has_question(entry.inside):
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


def _shifted(state: State, seat: Seat, lay: Lay, name: str) -> Iterator[str]:
    """Yield the line with the circle that is wrong at the nearest place where all is legal."""
    (x, y) = setting_up.result(state, seat, lay)[name]
    rest = tuple(place for place in lay.places if place.name != name)
    steps = [(right, up) for right in range(-REACH, REACH + 1) for up in range(-REACH, REACH + 1)]
    for right, up in sorted(steps, key=lambda step: (step[0] ** 2 + step[1] ** 2, step)):
        moved = Place(name, _on_raster(x) + right * STEP, _on_raster(y) + up * STEP)
        shifted = replace(lay, places=(*rest, moved))
        if is_layable(state, seat, shifted):
            yield write(shifted)
            return


def _on_raster(length: int) -> int:
    return (length + STEP // 2) // STEP * STEP


def _with_near(error: MoveError, span: tuple[int, int] | None, near: Iterable[str]) -> MoveError:
    """Return an error of the same kind that points at a part of the text and offers lines."""
    lines = tuple(islice(dict.fromkeys((*error.near, *near)), NEAR))
    return type(error)(error.code, span=error.span or span, near=lines, rule=error.rule, **error.params)
