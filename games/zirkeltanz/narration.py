"""The telling of Zirkeltanz: views with or without places to choose, notes, the score sheet, examples."""

from dataclasses import replace

from games.core import CHANCE, Seat, Viewer
from games.zirkeltanz import suggestions
from games.zirkeltanz.arcs import legal_arcs
from games.zirkeltanz.examples import example
from games.zirkeltanz.measures import measures_of
from games.zirkeltanz.notes import describe
from games.zirkeltanz.offers import Offer
from games.zirkeltanz.placement import Placement, Turn, touching_now
from games.zirkeltanz.rules import begun, outcome, to_act
from games.zirkeltanz.sheet import sheet
from games.zirkeltanz.state import BLUE, YELLOW, Circle, LastMove, State
from games.zirkeltanz.syntax import write_move
from games.zirkeltanz.view import ArcSeen, CircleSeen, MoveSeen, Offers, PocketSeen, View

__all__ = ["describe", "example", "sheet", "view", "view_with_choices"]


def view(state: State, viewer: Viewer) -> View:
    """Return what a viewer may see: during the set-up only their own circles, then everything."""
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


def _between(one: CircleSeen, other: CircleSeen) -> tuple[int, int]:
    """Return the point in which two circles touch."""
    reach = one.radius + other.radius
    x, y = (here + (there - here) * one.radius // reach for here, there in zip(one.at, other.at, strict=True))
    return x, y


def with_offers(view: View, laid: tuple[Placement, ...], offered: tuple[Offer, ...]) -> View:
    """Return a view in which the arcs of some placements and some numbered places are marked."""
    if not laid:
        return view
    arcs = tuple(
        ArcSeen(
            placement.turn.name(placement.circle),
            placement.radius,
            placement.target.at,
            placement.distance,
            arc.start,
            arc.end,
        )
        for placement in laid
        for arc in legal_arcs(placement)
    )
    pockets = tuple(
        PocketSeen(number, offer.move.circle, offer.move.at, offer.placement.radius, offer.is_winning)
        for number, offer in enumerate(offered, start=1)
    )
    circles = tuple(dict.fromkeys(placement.turn.name(placement.circle) for placement in laid))
    return replace(view, offers=Offers(circles, arcs, pockets))


def view_with_choices(state: State, seat: Seat, text: str) -> View:
    """Return the position with the legal arcs and the numbered places of what a text names so far."""
    seen, turn = view(state, seat), begun(state, seat)
    if turn is None:
        return seen
    circle, placement, _ = suggestions.chosen_so_far(turn, text)
    laid = tuple(
        option
        for option in turn.placements
        if (circle is None or option.circle == circle) and (placement is None or option.target == placement.target)
    )
    return with_offers(seen, laid, suggestions.offered(turn, circle, placement.target if placement else None))
