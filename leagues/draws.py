"""Drawing lots from a chance that is committed to, like dice: the same seed gives the same draw."""

from collections.abc import Iterable
from typing import TypeVar

from games.core import Chance

T = TypeVar("T")


def shuffled(items: Iterable[T], chance: Chance) -> tuple[T, ...]:
    """Return the items in an order drawn by Fisher and Yates, every order as likely as any other."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = chance.die(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
