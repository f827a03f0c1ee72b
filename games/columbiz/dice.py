"""Dice as they lie: counted by face, and written as the rulebook writes a throw."""

from itertools import groupby

from games.columbiz.board import FACES

Dice = tuple[int, ...]
"""Faces of dice, ascending."""


def count_faces(dice: Dice) -> tuple[int, ...]:
    """Return how many dice show each face from 1 to 6."""
    return tuple(dice.count(face) for face in FACES)


def grouped(dice: Dice, between: str) -> str:
    """Return dice with equal ones written together: `33`, `555`."""
    return between.join("".join(map(str, group)) for _, group in groupby(sorted(dice)))


def write_dice(dice: Dice) -> str:
    """Return dice as the rulebook writes a throw: `1-2-33-555-6`."""
    return grouped(dice, "-")
