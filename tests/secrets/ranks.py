"""Statistics of response times: whether they say anything of a secret, without a clock.

Each pair of matches, which differ in secrets only, is measured twice, rebuilt each time. What differs by chance does
not come again; what comes from the secrets does. So the two differences of a pair say the same no more often than two
thrown coins, unless somebody could learn from the time. No prejudice about which secrets take longer is needed.

A pair that is measured while the machine is busy differs by much twice, to any side. That is no leak, but makes the sum
of the products of ranks vary more than independent numbers would let it: so it is divided by what the products
themselves show of how much it varies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, median

CERTAIN = 1e-4
"""A row that would come about by chance less often is a leak; a table of twenty rows is wrong once in 500 times."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What two measurings of each pair come to.

    `agreed` is the share of pairs whose differences have the same sign twice, one half if nothing can be learned;
    `z` says by how many standard deviations their ranks go together, `chance` how often chance alone does as much.
    """

    pairs: int
    agreed: float
    z: float
    chance: float
    noise: float

    @property
    def is_leak(self) -> bool:
        """Tell whether somebody could learn something."""
        return self.chance < CERTAIN


def judged(first: Sequence[float], second: Sequence[float]) -> Finding:
    """Return whether the differences of pairs come again when they are measured once more."""
    known = [(ours, other) for ours, other in zip(first, second, strict=True) if ours and other]
    agreed = sum((ours > 0) == (other > 0) for ours, other in known) / max(1, len(known))
    products = [ours * other for ours, other in zip(centred(first), centred(second), strict=True)]
    z = sum(products) / (sqrt(sum(product**2 for product in products)) or 1)
    return Finding(len(first), agreed, z, NormalDist().cdf(-z), median(map(abs, first)))


def centred(numbers: Sequence[float]) -> list[float]:
    """Return the rank of each number less the mean of all ranks."""
    middle = (len(numbers) - 1) / 2
    return [rank - middle for rank in ranks(numbers)]


def ranks(numbers: Sequence[float]) -> list[float]:
    """Return the place of each number among all; equal ones share theirs."""
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    placed = [0.0] * len(numbers)
    at = 0
    while at < len(order):
        end = at
        while end + 1 < len(order) and numbers[order[end + 1]] == numbers[order[at]]:
            end += 1
        for index in order[at : end + 1]:
            placed[index] = (at + end) / 2
        at = end + 1
    return placed
