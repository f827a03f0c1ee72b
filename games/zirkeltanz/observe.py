"""What a state looks like to a viewer: makes the view, by adding what the viewer may see.

Answers for the way from `State` to `View`, for the secret of the set-up, and for what a picture offers.
"""

from dataclasses import replace

from games.core import CHANCE, Viewer
from games.zirkeltanz.arcs import legal_arcs
from games.zirkeltanz.laying import Laying, Turn
from games.zirkeltanz.measures import measures_of
from games.zirkeltanz.notation import write_move
from games.zirkeltanz.offers import Offer
from games.zirkeltanz.rules import outcome, to_act
from games.zirkeltanz.state import BLUE, YELLOW, Circle, LastMove, State
from games.zirkeltanz.view import ArcSeen, CircleSeen, MoveSeen, NookSeen, Offers, View


def observe(state: State, viewer: Viewer) -> View:
    """Return what a viewer may see: during the set-up the own circles only, then everything."""
    measures = measures_of(state.edition)
    is_setup = state.phase == "setup"
    actors = to_act(state)
    return View(
        circles=tuple(
            _seen(state, circle) for circle in state.circles if not is_setup or state.is_open or circle.seat == viewer
        ),
        lives=(measures.life_centre(BLUE), measures.life_centre(YELLOW)),
        life=measures.life,
        area=measures.area,
        is_setup=is_setup,
        ready=state.ready,
        to_move=None if is_setup or state.over or CHANCE in actors else state.to_move,
        thrown=state.thrown,
        turns=state.turns,
        turn_limit=state.turn_limit,
        last=_last(state, state.last) if state.last else None,
        outcome=outcome(state),
    )


def _seen(state: State, circle: Circle) -> CircleSeen:
    return CircleSeen(circle.seat, circle.name, circle.at, measures_of(state.edition).radius(circle.name))


def _last(state: State, last: LastMove) -> MoveSeen:
    """Return the latest move with the points in which its circle touches others."""
    turn = Turn(state, last.seat, 0)
    circle = turn.named(last.move.circle)
    seen = _seen(state, circle)
    contacts = tuple(_between(seen, _seen(state, turn.named(name))) for name in touching_now(turn, circle))
    return MoveSeen(last.seat, write_move(last.move), seen, (last.old_x, last.old_y), contacts)


def touching_now(turn: Turn, circle: Circle) -> tuple[str, ...]:
    """Return the number circles that a circle touches where it lies, as the mover names them."""
    return tuple(
        turn.name(each) for each in turn.state.circles if each != circle and Laying(turn, circle, each).is_contact
    )


def _between(one: CircleSeen, other: CircleSeen) -> tuple[int, int]:
    """Return the point in which two circles touch."""
    reach = one.radius + other.radius
    x, y = (here + (there - here) * one.radius // reach for here, there in zip(one.at, other.at, strict=True))
    return x, y


def with_offers(view: View, laid: tuple[Laying, ...], offered: tuple[Offer, ...]) -> View:
    """Return a view in which the arcs of some layings and some numbered places are marked."""
    if not laid:
        return view
    arcs = tuple(
        ArcSeen(laying.turn.name(laying.circle), laying.radius, laying.target.at, laying.distance, arc.start, arc.end)
        for laying in laid
        for arc in legal_arcs(laying)
    )
    nooks = tuple(
        NookSeen(number, offer.move.circle, offer.move.at, offer.laying.radius, offer.is_winning)
        for number, offer in enumerate(offered, start=1)
    )
    circles = tuple(dict.fromkeys(laying.turn.name(laying.circle) for laying in laid))
    return replace(view, offers=Offers(circles, arcs, nooks))
