"""The levels' choices: easy the best of a few random moves, medium of many, hard of all by their best answers.

Answers for one action of a position, and for the set-up, in which only the own circles are looked at.
"""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final

from games.core import Chance, Seat
from games.defaults import picked
from games.zirkeltanz import offers, rules, setting_up
from games.zirkeltanz.measures import FORMATION_WORDS, NAMES, NUMBERS, UNIT
from games.zirkeltanz.offers import Offer
from games.zirkeltanz.placement import Turn
from games.zirkeltanz.state import Action, Lay, Move, Ready, State
from players.core import Level
from players.evaluation import squashed
from players.rng import Rng, seed_from
from players.zirkeltanz.features import rows
from players.zirkeltanz.plane import EACH, Edition, Plane, can_win, edition_of, places, plane_of, with_circle

FORMATIONS: Final = tuple(FORMATION_WORDS)
"""Formations to choose from at random: the start hardly matters, and a fixed one could be prepared for."""

TRIED: Final[Mapping[Level, int]] = {"easy": 6, "medium": 30}
"""How many random moves a player looks at; half of all positions have more than 18, and a hard player sees them all."""

ANSWERED: Final = 8
"""How many of its best moves a hard player looks at together with the answers to them."""


class Thinker:
    """Chooses with tuned weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights

    def choose(self, state: State, seat: Seat, level: Level, chance: Chance) -> Action:
        """Return an action of a seat that may act."""
        if state.phase == "setup":
            is_laid = len(setting_up.own(state, seat)) == len(NAMES)
            return Ready("ready") if is_laid else Lay("lay", picked(FORMATIONS, chance), ())
        turn = rules.begin(state, seat)
        found = offers.offers(turn)
        if not found:
            return rules.sample(state, seat, chance)
        seen = _seen(found, level, chance)
        if winning := next((offer for offer in (seen if level == "easy" else found) if offer.is_winning), None):
            return winning.move
        return self._best(turn, seen, level).move

    def _best(self, turn: Turn, found: Sequence[Offer], level: Level) -> Offer:
        plane, edition = plane_of(turn.state), edition_of(turn.state.edition)
        following = Seat(1 - turn.seat)
        scored = []
        for offer in found:
            after = with_circle(plane, index_of(turn, offer.move), (offer.move.x / UNIT, offer.move.y / UNIT))
            scored.append((self.share(edition, after, turn.seat, following), after, offer))
        scored.sort(key=lambda option: -option[0])
        if level != "hard" or len(scored) == 1:
            return scored[0][2]
        return max(scored[:ANSWERED], key=lambda option: self.answered(edition, option[1], turn.seat))[2]

    def share(self, edition: Edition, plane: Plane, seat: Seat, following: Seat) -> float:
        """Return the share of the win that a seat may expect, before the next throw."""
        sums = [sum(map(mul, self._weights, row)) for row in rows(edition, plane, following)]
        return squashed(sums)[seat]

    def answered(self, edition: Edition, plane: Plane, seat: Seat) -> float:
        """Return the share of a seat after the other's best answers to each throw, on average.

        On a six, which moves a circle of the seat's, everything counts as if it stayed: there are too many answers.
        """
        other = Seat(1 - seat)
        still = self.share(edition, plane, seat, seat)
        total = 0.0
        for number in NUMBERS:
            if can_win(edition, plane, other, number):
                continue
            total += min(
                (
                    self.share(edition, with_circle(plane, *place), seat, seat)
                    for place in places(edition, plane, other, number)
                ),
                default=still,
            )
        return (total + still) / 6


def _seen(found: Sequence[Offer], level: Level, chance: Chance) -> Sequence[Offer]:
    """Return the moves that a player of a level looks at; only the easy one may overlook a win among them."""
    if level not in TRIED:
        return found
    rng = Rng(seed_from(chance))
    return tuple(picked(found, rng) for _ in range(TRIED[level]))


def index_of(turn: Turn, move: Move) -> int:
    """Return the index of the circle that a move lays."""
    circle = turn.named(move.circle)
    return EACH * circle.seat + NAMES.index(circle.name)
