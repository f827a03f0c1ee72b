"""Thinking ahead in Confusion: what is tried, what the answer may be, what the enemy will try then.

Answers for the choice among tries, bounded by the widths of each step ahead. A side's tries are weighed by its own
deals; the enemy is taken to try what its sheet promises it, and gets the answer that its true types give.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log2
from operator import mul
from typing import Final

from games.core import Seat
from players.confusion.beliefs import DICE
from players.confusion.features import rows
from players.confusion.position import ALONE, OFF, PLAYED, WIDE, Attempt, Position, ahead, goal, other

HOPE: Final = 0.06
"""Enemies prefer a try that promises them so much more of the win about three times as often."""

CAPTURE, PUCK, CATCH, GOAL, STEP, LEARN = 3.0, 2.5, 40.0, 60.0, 0.15, 1.0
"""The promise of a try at first sight: the order in which tries are looked at closely."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """One thought about a position for a side: how features are weighed and how far it goes.

    `widths` is how many tries are looked at in each further turn, the enemy's first.
    """

    seat: Seat
    weights: tuple[float, ...]
    widths: tuple[int, ...]

    def share(self, position: Position, depth: int = 0) -> float:
        """Return the share of the win that the side may expect, looking so many turns less far."""
        if position.is_over:
            return float(position.winner == self.seat)
        if depth >= len(self.widths):
            return self.estimate(position)
        tries = promising(position, self.widths[depth])
        if not tries:
            return self.estimate(position)
        if position.mover == self.seat:
            return max(self.expected(position, attempt, depth + 1) for attempt in tries)
        return self.answered(position, tries, depth + 1)

    def estimate(self, position: Position) -> float:
        """Return the share by the features alone."""
        if position.is_over:
            return float(position.winner == self.seat)
        blue, black = rows(position)
        apart = sum(map(mul, self.weights, blue)) - sum(map(mul, self.weights, black))
        return 1 / (1 + exp(-apart if self.seat == 0 else apart))

    def expected(self, position: Position, attempt: Attempt, depth: int) -> float:
        """Return the share after a try of this side, weighed over the answers."""
        odds = chance_of(position, attempt)
        found = odds * self.share(position.after(attempt, is_allowed=True), depth)
        if odds < 1:
            found += (1 - odds) * self.share(position.after(attempt, is_allowed=False), depth)
        return found

    def answered(self, position: Position, tries: Sequence[Attempt], depth: int) -> float:
        """Return the share after the enemy's try: each as likely as it looks to the enemy, with its true answer."""
        hopes = [self.hoped(position, attempt) for attempt in tries]
        least = min(hopes)
        weights = [exp((least - hope) / HOPE) for hope in hopes]
        found = 0.0
        for attempt, weight in zip(tries, weights, strict=True):
            if weight > 0.02:
                after = position.after(attempt, is_allowed=bool(attempt.bits & 1))
                found += weight * self.share(after, depth)
            else:
                found += weight * least
        return found / sum(weights)

    def hoped(self, position: Position, attempt: Attempt) -> float:
        """Return this side's share after a try of the enemy as the enemy sees it, who does not know the answer."""
        odds = chance_of(position, attempt)
        found = odds * self.estimate(position.after(attempt, is_allowed=True))
        if odds < 1:
            found += (1 - odds) * self.estimate(position.after(attempt, is_allowed=False))
        return found


def chance_of(position: Position, attempt: Attempt) -> float:
    """Return in which part of the mover's deals a try is allowed."""
    worlds = position.worlds[position.mover]
    return (attempt.bits & worlds).bit_count() / worlds.bit_count()


def promising(position: Position, width: int) -> list[Attempt]:
    """Return the tries that promise most at first sight, the best first."""
    found = sorted(((-promise(position, attempt), at, attempt) for at, attempt in enumerate(position.attempts())))
    return [attempt for _, _, attempt in found[:width]]


def promise(position: Position, attempt: Attempt) -> float:
    """Return what a try promises its side at first sight: its gain if allowed, and what its answer teaches."""
    odds = chance_of(position, attempt)
    return odds * gain(position, attempt) + LEARN * surprise(odds)


def gain(position: Position, attempt: Attempt) -> float:
    """Return what an allowed try gains at first sight."""
    seat, target = position.mover, attempt.target
    here = position.at[attempt.die]
    further = ahead(seat, target) - ahead(seat, here)
    found = STEP * further
    if attempt.standing != OFF and attempt.how != PLAYED:
        found += CAPTURE
    if target == position.puck:
        found += CATCH if target // WIDE == goal(other(seat)) and attempt.standing != OFF else PUCK
    if here == position.puck:
        found += carrying(position, attempt, further)
    return found


def carrying(position: Position, attempt: Attempt, further: int) -> float:
    """Return what a try of the die that controls the puck gains by what becomes of it."""
    seat = position.mover
    if attempt.how == ALONE:
        return -PUCK
    if attempt.how == PLAYED and (attempt.standing == OFF or attempt.standing // DICE != seat):
        return further * STEP - PUCK
    return GOAL if attempt.target // WIDE == goal(seat) else further * STEP * 3


def surprise(odds: float) -> float:
    """Return how much an answer tells on average, in bits."""
    if not 0 < odds < 1:
        return 0.0
    return -odds * log2(odds) - (1 - odds) * log2(1 - odds)
