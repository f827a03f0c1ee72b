"""Places worth offering, best first: moves that win, then pockets by how near they come to the goal.

Answers for an order of places; whether one is legal is asked of `placement.py`, and arcs only propose.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.core import Chance
from games.defaults import from_anywhere, picked
from games.zirkeltanz import geometry
from games.zirkeltanz.arcs import FULL, covering, legal_arcs
from games.zirkeltanz.geometry import DEGREE, TURN, Point
from games.zirkeltanz.measures import micro_text
from games.zirkeltanz.placement import (
    Placement,
    Turn,
    directed,
    is_winning,
    legal_moves,
    other,
    pocket_move,
    winning_reach,
)
from games.zirkeltanz.state import Circle, Move
from games.zirkeltanz.syntax import write_move

CENT: Final = DEGREE // 100
"""Directions are offered with two decimals."""

STEP: Final = 15 * DEGREE
"""The coarse steps of direction."""

TURNS: Final = tuple(sign * step for step in (CENT, 10 * CENT, DEGREE, 5 * DEGREE) for sign in (-1, 1))
"""The fine steps by which a direction can be turned."""

SAME: Final = 16
"""Places that differ by so few micro-units are one for the eye."""


@dataclass(frozen=True)
class Offer:
    """A legal move that is offered, with the placement it belongs to."""

    placement: Placement
    move: Move

    @cached_property
    def is_winning(self) -> bool:
        """Tell whether it covers the opponent's life circle."""
        return is_winning(self.placement.turn, self.placement, self.move.at)

    @cached_property
    def gap(self) -> int:
        """Return how far the circle stays from the life circle that it wants to cover or, on a six, is kept from."""
        turn = self.placement.turn
        goal = turn.measures.life_centre(turn.seat if turn.is_six else other(turn.seat))
        return -geometry.overlap(self.move.at, goal, winning_reach(self.placement))

    @property
    def touching(self) -> tuple[str, ...]:
        """Return the number circles that the circle touches, as the mover names them."""
        return touched(self.placement, self.move.at)


def touched(placement: Placement, at: Point) -> tuple[str, ...]:
    """Return the number circles that a moved circle touches at a place, the target first."""
    rest = [
        obstacle.name
        for obstacle in placement.obstacles
        if obstacle.kind == "circle" and geometry.is_touching(at, obstacle.at, obstacle.reach)
    ]
    return (placement.names[1], *rest)


def offers(turn: Turn, circle: Circle | None = None, target: Circle | None = None) -> tuple[Offer, ...]:
    """Return the legal pockets and winning moves, best first; of a circle, or of it and a target, if they are named."""
    found = [
        offer
        for placement in turn.placements
        if (circle is None or placement.circle == circle) and (target is None or placement.target == target)
        for offer in _offers_of(placement)
    ]
    way = -1 if turn.is_six else 1
    found.sort(key=lambda offer: (not offer.is_winning, way * offer.gap))
    kept: dict[tuple[str, int, int], Offer] = {}
    for offer in found:
        move = offer.move
        kept.setdefault((move.circle, move.x // SAME, move.y // SAME), offer)
    return tuple(kept.values())


def _offers_of(placement: Placement) -> Iterator[Offer]:
    """Yield what a placement has to offer: how it wins, its pockets, and any direction where nothing is in the way."""
    yield from _winning(placement)
    pockets = [Offer(placement, pocket_move(pocket)) for pocket in placement.legal_pockets]
    yield from pockets
    if not pockets and not placement.close_obstacles:
        yield Offer(placement, directed(placement, 0))


def _winning(placement: Placement) -> Iterator[Offer]:
    """Yield the middles of the stretches on which the circle covers the opponent's life circle, to two decimals."""
    turn = placement.turn
    if turn.is_six:
        return
    for arc in covering(placement, turn.measures.life_centre(other(turn.seat)), winning_reach(placement)):
        offer = Offer(placement, directed(placement, in_cents(arc.middle)))
        if offer.is_winning and placement.is_legal(offer.move.at):
            yield offer


def lines(turn: Turn, circle: Circle | None = None, target: Circle | None = None) -> Iterator[str]:
    """Yield the lines of what is offered, best first."""
    yield from (write_move(offer.move) for offer in offers(turn, circle, target))


def directions(placement: Placement) -> tuple[Offer, ...]:
    """Return legal moves in coarse steps of direction, and into the middle of arcs that no step hits."""
    return _legal(placement, coarse_directions(placement))


def coarse_directions(placement: Placement) -> list[int]:
    """Return coarse steps of direction that find room, and the middle of arcs that no step hits."""
    found: set[int] = set()
    for arc in legal_arcs(placement):
        first, last = -(-arc.start * DEGREE // STEP), min(arc.end * DEGREE // STEP, 2 * TURN // STEP - 1)
        steps = range(int(first) * STEP, int(last + 1) * STEP, STEP)
        found.update(direction % TURN for direction in steps or (in_cents(arc.middle),))
    return sorted(found)


def turned(placement: Placement, direction: int) -> tuple[Offer, ...]:
    """Return the legal moves that lie a fine step beside a direction."""
    return _legal(placement, [(direction + turn) % TURN for turn in TURNS])


def beginning(placement: Placement, digits: str) -> Iterator[Offer]:
    """Yield the legal moves in whole degrees, then in tenths, whose direction begins with some digits."""
    for step in (DEGREE, DEGREE // 10):
        for direction in range(0, TURN, step):
            if micro_text(direction).startswith(digits):
                yield from _legal(placement, [direction])


def _legal(placement: Placement, found: list[int]) -> tuple[Offer, ...]:
    return tuple(Offer(placement, move) for move in legal_moves(placement, found))


def lines_near(placement: Placement, direction: int) -> Iterator[str]:
    """Yield the nearest legal line in a direction, then on the other side of it, then the places of the target.

    Where the target has no legal place, yield the circle's places at others.
    """
    ends = sorted(_nearest_ends(placement, direction / DEGREE))
    offered = _legal(placement, [end for _, end in ends])
    places = tuple(lines(placement.turn, placement.circle, placement.target))
    yield from (write_move(offer.move) for offer in offered[:2])
    yield from places or lines(placement.turn, placement.circle)


def _nearest_ends(placement: Placement, direction: float) -> Iterator[tuple[float, int]]:
    """Yield for the ends of all arcs how far they are from a direction, each moved inwards to the next hundredth."""
    for arc in legal_arcs(placement):
        if arc.end - arc.start < 2 * CENT / DEGREE:
            continue
        for end, inwards in ((arc.start, 1), (arc.end, -1)):
            away = abs((end - direction + FULL / 2) % FULL - FULL / 2)
            cents = int(end * DEGREE) // CENT + (inwards > 0)
            yield away, cents * CENT % TURN


def some_move(turn: Turn, chance: Chance) -> Move:
    """Return a random legal move: into a pocket or in a coarse direction."""
    for circle in from_anywhere(turn.movable, chance):
        for placement in from_anywhere(tuple(turn.placements_of(circle)), chance):
            if move := _some_move(placement, chance):
                return move
    raise LookupError(turn)


def _some_move(placement: Placement, chance: Chance) -> Move | None:
    """Return a pocket, or else a coarse direction, in one of two the other way round; None if there is neither."""
    first, second = (_some_pocket, _some_direction)[:: picked((1, -1), chance)]
    return first(placement, chance) or second(placement, chance)


def _some_pocket(placement: Placement, chance: Chance) -> Move | None:
    """Return the first legal pocket from anywhere on."""
    for obstacle in from_anywhere(placement.close_obstacles, chance):
        for pocket in placement.legal_pockets_at(obstacle):
            return pocket_move(pocket)
    return None


def _some_direction(placement: Placement, chance: Chance) -> Move | None:
    """Return the first legal coarse direction from anywhere on."""
    return next(legal_moves(placement, from_anywhere(range(0, TURN, STEP), chance)), None)


def in_cents(direction: float) -> int:
    """Return a direction in degrees to two decimals, in millionths."""
    return round(direction * DEGREE / CENT) * CENT % TURN
