"""Deductions from each type occurring once on a side: the types that are left for each die.

Answers for sets of types as bits, of public knowledge only. A type is left for a die exactly if the twelve types can be
dealt to the twelve dice so that everything known about every die is true: the edge (die, type) lies in a perfect
matching. One matching is found by augmenting ways; an edge lies in some perfect matching exactly if it lies in this one
or on a cycle that alternates with it (Berge), which is asked of a reachability table.
"""

from functools import lru_cache

Masks = tuple[int, ...]
"""For each die the types that may be, as bits; as many types as dice."""


@lru_cache(maxsize=256)
def left(known: Masks) -> Masks:
    """Return the types left for each die.

    Raises:
        ValueError: no deal agrees with what is known.
    """
    dealt = matching(known)
    reached = _reached(known, dealt)
    owner = {kind: die for die, kind in enumerate(dealt)}
    return tuple(
        sum(1 << kind for kind in range(len(known)) if known[die] >> kind & 1 and reached[owner[kind]] >> die & 1)
        for die in range(len(known))
    )


def matching(known: Masks) -> tuple[int, ...]:
    """Return one deal that agrees with what is known: the number of the type of each die.

    Raises:
        ValueError: there is none.
    """
    owner: dict[int, int] = {}
    for die in range(len(known)):
        if not _augment(known, die, owner, set()):
            raise ValueError(known)
    dealt = {die: kind for kind, die in owner.items()}
    return tuple(dealt[die] for die in range(len(known)))


def _augment(known: Masks, die: int, owner: dict[int, int], seen: set[int]) -> bool:
    """Give a die a type, making others change theirs where needed; tell whether that was possible."""
    for kind in range(len(known)):
        if known[die] >> kind & 1 and kind not in seen:
            seen.add(kind)
            if kind not in owner or _augment(known, owner[kind], owner, seen):
                owner[kind] = die
                return True
    return False


def _reached(known: Masks, dealt: tuple[int, ...]) -> list[int]:
    """Return for each die which dice can be reached by steps to a die whose type it could take, itself included."""
    dice = range(len(known))
    reached = [sum(1 << other for other in dice if other == die or known[die] >> dealt[other] & 1) for die in dice]
    for middle in dice:
        for die in dice:
            if reached[die] >> middle & 1:
                reached[die] |= reached[middle]
    return reached
