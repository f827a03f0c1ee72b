"""Looking ahead in any game with luck: sampled expectimax, plays cut off by an estimate, and where to look most.

Answers for search that is bounded in steps and the same for the same luck. Must not know any particular game: which
actions are worth a look (`Candidates`) and how good a position is come from the game's player.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Generic, TypeVar

from games.core import CHANCE, Chance, Rules, Seat
from players.luck import Luck, luck_number

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

Candidates = Callable[[S, Seat], Sequence[A]]
"""The actions that are worth a look, most promising first; never empty for a seat that may act."""

Policy = Callable[[S, Seat, Chance], A]
"""How somebody plays quickly: what plays that are cut off are made of."""

Estimate = Callable[[S], tuple[float, ...]]


def halved(candidates: Sequence[T], sample: Callable[[T, int], float], *, budget: int) -> T:
    """Return the candidate whose samples are best on average, by sequential halving (Karnin, Koren, Somekh 2013).

    In each round all that are left get the same samples, by number, so that the same luck meets each of them; the
    better half goes on. Of equals the first is taken.

    Args:
        candidates: one at least.
        sample: what a candidate brings with the luck of a number, the more the better.
        budget: about how many samples are taken in all; each candidate of a round gets one at least.
    """
    left = list(candidates)
    totals = dict.fromkeys(range(len(left)), 0.0)
    order = list(range(len(left)))
    rounds, taken = max(1, ceil(log2(len(left)))), 0
    while len(order) > 1:
        each = max(1, budget // (rounds * len(order)))
        for index in order:
            totals[index] += sum(sample(left[index], taken + number) for number in range(each))
        taken += each
        order.sort(key=lambda index: (-totals[index], index))
        del order[(len(order) + 1) // 2 :]
    return left[order[0]]


@dataclass(frozen=True, slots=True)
class Expectimax(Generic[S, A]):
    """Expected shares: chance is an average over so many sampled throws, and everybody takes what is best for them."""

    rules: Rules[S, A]
    estimate: Estimate[S]
    candidates: Candidates[S, A]
    throws: int

    def shares(self, state: S, depth: int, seed: int) -> tuple[float, ...]:
        """Return the shares that so many actions of chance and of players lead to.

        The same seed throws the same dice, so that what differs between two actions is not the luck.
        """
        actors = self.rules.to_act(state)
        if not depth or not actors:
            return self.estimate(state)
        seat = min(actors)
        if seat == CHANCE:
            lucks = (luck_number(seed, number) for number in range(self.throws))
            thrown = [self.rules.apply(state, CHANCE, self.rules.draw(state, luck)) for luck in lucks]
            found = [self.shares(after, depth - 1, seed + 1) for after in thrown]
            return tuple(sum(each) / len(found) for each in zip(*found, strict=True))
        afters = (self.rules.apply(state, seat, action) for action in self.candidates(state, seat))
        return max((self.shares(after, depth - 1, seed + 1) for after in afters), key=lambda shares: shares[seat])


def played_on(rules: Rules[S, Any], state: S, policy: Policy[S, Any], luck: Luck, *, actions: int) -> S:
    """Return the state after at most so many actions of players, each as a policy has it, with all throws between.

    Throws that are due at the end have fallen, so that an estimate does not depend on what they may be.
    """
    while (actors := rules.to_act(state)) and (CHANCE in actors or actions):
        seat = min(actors)
        action = rules.draw(state, luck) if seat == CHANCE else policy(state, seat, luck)
        actions -= seat != CHANCE
        state = rules.apply(state, seat, action)
    return state
