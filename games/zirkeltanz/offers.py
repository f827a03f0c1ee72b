"""Which places are worth offering, best first: moves that win, then nooks by how near they come to the goal.

Answers for an order of places; whether one is legal is asked of `laying.py`, and arcs only propose.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.zirkeltanz import geometry
from games.zirkeltanz.arcs import FULL, Arc, covering, legal_arcs
from games.zirkeltanz.geometry import DEGREE, TURN, Point
from games.zirkeltanz.laying import Laying, Turn, directed, is_winning, layings, nook_move, other, winning_reach
from games.zirkeltanz.measures import micro_text
from games.zirkeltanz.notation import write_move
from games.zirkeltanz.state import Circle, Move

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
    """A legal move that is offered, with the laying it belongs to."""

    laying: Laying
    move: Move

    @cached_property
    def is_winning(self) -> bool:
        """Tell whether it covers the opponent's life circle."""
        return is_winning(self.laying.turn, self.laying, self.move.at)

    @cached_property
    def gap(self) -> int:
        """Return how far the circle stays from the life circle that it wants to cover or, on a six, is kept from."""
        turn = self.laying.turn
        goal = turn.measures.life_centre(turn.seat if turn.is_six else other(turn.seat))
        return -geometry.overlap(self.move.at, goal, winning_reach(self.laying))

    @property
    def touching(self) -> tuple[str, ...]:
        """Return the number circles that the circle touches, as the mover names them."""
        return touched(self.laying, self.move.at)


def touched(laying: Laying, at: Point) -> tuple[str, ...]:
    """Return the number circles that a moved circle touches at a place, the target first."""
    turn = laying.turn
    rest = [
        each.name
        for each in laying.obstacles
        if each.kind == "circle" and geometry.is_touching(at, each.at, each.reach)
    ]
    return (turn.name(laying.target), *rest)


def offers(turn: Turn, circle: Circle | None = None, target: Circle | None = None) -> tuple[Offer, ...]:
    """Return the legal nooks and winning moves, best first; of a circle, or of it and a target, if they are named."""
    found = [
        offer
        for laying in layings(turn)
        if (circle is None or laying.circle == circle) and (target is None or laying.target == target)
        for offer in _offers_of(laying)
    ]
    way = -1 if turn.is_six else 1
    found.sort(key=lambda offer: (not offer.is_winning, way * offer.gap))
    kept: dict[tuple[str, int, int], Offer] = {}
    for offer in found:
        move = offer.move
        kept.setdefault((move.circle, move.x // SAME, move.y // SAME), offer)
    return tuple(kept.values())


def _offers_of(laying: Laying) -> Iterator[Offer]:
    """Yield what a laying has to offer: how it wins, its nooks, and any direction where nothing is in the way."""
    yield from _winning(laying)
    nooks = [Offer(laying, nook_move(nook)) for nook in laying.legal_nooks()]
    yield from nooks
    if not nooks and not laying.close_obstacles:
        yield Offer(laying, directed(laying, 0))


def _winning(laying: Laying) -> Iterator[Offer]:
    """Yield the middles of the stretches on which the circle covers the opponent's life circle, to two decimals."""
    turn = laying.turn
    if turn.is_six:
        return
    for arc in covering(laying, turn.measures.life_centre(other(turn.seat)), winning_reach(laying)):
        offer = Offer(laying, directed(laying, in_cents(arc.middle)))
        if offer.is_winning and laying.is_legal(offer.move.at):
            yield offer


def lines(turn: Turn, circle: Circle | None = None, target: Circle | None = None) -> Iterator[str]:
    """Yield the lines of what is offered, best first."""
    yield from (write_move(offer.move) for offer in offers(turn, circle, target))


def directions(laying: Laying) -> tuple[Offer, ...]:
    """Return legal moves in coarse steps of direction, and into the middle of arcs that no step hits."""
    found = []
    for arc in legal_arcs(laying):
        steps = [step for step in range(0, 2 * TURN, STEP) if arc.start * DEGREE <= step <= arc.end * DEGREE]
        found += [direction % TURN for direction in steps or [in_cents(arc.middle)]]
    return _legal(laying, sorted(set(found)))


def turned(laying: Laying, direction: int) -> tuple[Offer, ...]:
    """Return the legal moves that lie a fine step beside a direction."""
    return _legal(laying, [(direction + turn) % TURN for turn in TURNS])


def beginning(laying: Laying, digits: str) -> Iterator[Offer]:
    """Yield the legal moves in whole degrees, then in tenths, whose direction begins with some digits."""
    for step in (DEGREE, DEGREE // 10):
        for direction in range(0, TURN, step):
            if micro_text(direction).startswith(digits):
                yield from _legal(laying, [direction])


def _legal(laying: Laying, found: list[int]) -> tuple[Offer, ...]:
    offered = (Offer(laying, directed(laying, direction)) for direction in found)
    return tuple(offer for offer in offered if laying.is_legal(offer.move.at))


def lines_near(laying: Laying, direction: int) -> Iterator[str]:
    """Yield the nearest legal line in a direction, then on the other side of it, then the places of the target.

    Where the target has no legal place, yield the circle's places at others.
    """
    ends = sorted(_nearest_ends(laying, direction / DEGREE))
    offered = _legal(laying, [end for _, end in ends])
    places = tuple(lines(laying.turn, laying.circle, laying.target))
    yield from (write_move(offer.move) for offer in offered[:2])
    yield from places or lines(laying.turn, laying.circle)


def _nearest_ends(laying: Laying, direction: float) -> Iterator[tuple[float, int]]:
    """Yield for the ends of all arcs how far they are from a direction, each moved inwards to the next hundredth."""
    for arc in legal_arcs(laying):
        if arc.end - arc.start < 2 * CENT / DEGREE:
            continue
        for end, inwards in ((arc.start, 1), (arc.end, -1)):
            away = abs((end - direction + FULL / 2) % FULL - FULL / 2)
            cents = int(end * DEGREE) // CENT + (inwards > 0)
            yield away, cents * CENT % TURN


def in_cents(direction: float) -> int:
    """Return a direction in degrees to two decimals, in millionths."""
    return round(direction * DEGREE / CENT) * CENT % TURN


def arcs_of(turn: Turn, circle: Circle | None, target: Circle | None) -> Iterator[tuple[Laying, Arc]]:
    """Yield every legal arc of the circles that may be moved, or of those that are named."""
    for laying in layings(turn):
        if (circle is None or laying.circle == circle) and (target is None or laying.target == target):
            yield from ((laying, arc) for arc in legal_arcs(laying))
