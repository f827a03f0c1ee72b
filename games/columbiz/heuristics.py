"""Rough values of placements and dice, for showing the likely lines first.

Answers for an order of suggestions only; no rule depends on it. Must not know notation.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from games.columbiz.board import FACES, FIELDS, INDEX, NEED, PLACES, RAYS, prisoners_worth
from games.columbiz.dice import Dice, count_faces
from games.columbiz.placing import PlacementsSoFar, options, place

POINT: Final = 100
"""Value of a point of the score, too large for any promise to outweigh."""

NEIGHBOUR: Final = 1
HEIGHT: Final = 2
DISC: Final = 5
"""Value of a disc beside one's own, value of each field of height (it is safer there), and cost of a disc."""

THROWN: Final = 1.5
"""Cost of each kept die, since it is not thrown again."""


def ways_on(progress: PlacementsSoFar, prisoners: int, first: str = "") -> list[PlacementsSoFar]:
    """Return the best line of placements for each set of fields that can be gone on with, best first.

    The order within a set decides which lines score, so of several orders the best is taken: the boards are the same,
    and each set is reached from the best ways to the sets with one field less.

    Args:
        progress: the placements so far.
        prisoners: how many discs the player has captured in earlier turns.
        first: how the name of the next field begins.
    """
    base = gain(progress, prisoners)
    starts = (place(progress, index) for index in options(progress) if FIELDS[index].startswith(first))
    found: list[PlacementsSoFar] = []
    layer = _best_of_each_set(starts)
    while layer:
        found += layer
        layer = _best_of_each_set(place(before, index) for before in layer for index in options(before))
    done = len(progress.placed)
    found.sort(key=lambda after: base - POINT * gain(after, prisoners) - _promise(after, done))
    return found


def _best_of_each_set(ways: Iterable[PlacementsSoFar]) -> list[PlacementsSoFar]:
    best: dict[tuple[str, ...], PlacementsSoFar] = {}
    for way in ways:
        fields = tuple(sorted(way.fields))
        if fields not in best or way.points > best[fields].points:
            best[fields] = way
    return list(best.values())


def gain(progress: PlacementsSoFar, prisoners: int) -> int:
    """Return the points that placements bring: those of lines, and what more prisoners are worth."""
    return progress.points + prisoners_worth(prisoners + progress.captives) - prisoners_worth(prisoners)


def _promise(progress: PlacementsSoFar, done: int) -> int:
    """Return what the discs after the first `done` promise: own neighbours, and height above the opponents."""
    board, own = progress.board, progress.seat + 1
    worth = 0
    for placement in progress.placed[done:]:
        index = INDEX[placement.field]
        near = (ray[0] for pair in RAYS[index] for ray in pair if ray)
        worth += HEIGHT * PLACES[index][1] - DISC + NEIGHBOUR * sum(board[other] == own for other in near)
    return worth


def keeps(board: tuple[int, ...], dice: Dice) -> Iterator[Dice]:
    """Yield sensible dice to keep, best first: all of one, two or three faces that are worth more than a new throw.

    A single face is offered in any case. Many equal dice are worth much, as far as their column has room for them.
    """
    counts = count_faces(dice)
    worth = {face: _face_worth(board, face, count) for face, count in zip(FACES, counts, strict=True) if count}
    useful = [face for face in worth if worth[face] > 0]
    sets = [*combinations(worth, 1), *combinations(useful, 2), *combinations(useful, 3)]
    sets.sort(key=lambda faces: -sum(worth[face] for face in faces))
    for faces in sets:
        kept = tuple(die for die in dice if die in faces)
        if len(kept) < len(dice):
            yield kept


def _face_worth(board: tuple[int, ...], face: int, count: int) -> float:
    """Return what all dice of a face are worth: nothing if no field of its column is free."""
    reach = [NEED[index] for index, (column, _) in enumerate(PLACES) if column == face and not board[index]]
    useful = max((need for need in reach if need <= count + 1), default=0)
    return min(useful, count) ** 2 - THROWN * count
