"""A second set of rules, written the long way from the specification and sharing nothing with the first.

A board is a dictionary from (column, number) to a seat. Slow, without names, errors or cleverness.
"""

from collections import Counter
from itertools import permutations, product

Board = dict[tuple[int, int], int]
Field = tuple[int, int]

CELLS = [(column, number) for column in range(1, 7) for number in range(1, 7)]
POINTS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4}
PRISONERS = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]


def field(name: str) -> Field:
    column, number = name.split("/")
    return int(column), int(number)


def laid(board: Board, seat: int, where: Field) -> tuple[Board, int, int]:
    """Return the board after a disc, how many discs it captured, and the points of its lines."""
    column, number = where
    taken = [(column, low) for low in range(1, number) if board.get((column, low), seat) != seat]
    after = {cell: owner for cell, owner in board.items() if cell not in taken}
    after[where] = seat
    points = 0
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for way in (1, -1):
            step = 1
            while after.get((column + way * step * right, number + way * step * up)) == seat:
                length += 1
                step += 1
        points += POINTS[length]
    return after, len(taken), points


def legal(board: Board, dice: list[int], supply: int, seat: int, fields: tuple[Field, ...]) -> bool:
    """Tell whether a line of placements is legal."""
    if not 1 <= len(fields) <= min(4, supply):
        return False
    needs = Counter[int]()
    for column, number in fields:
        if (column, number) not in CELLS or (column, number) in board:
            return False
        needs[column] += number
        board, _, _ = laid(board, seat, (column, number))
    return all(needs[column] <= dice.count(column) for column in needs)


def all_lines(board: Board, dice: list[int], supply: int, seat: int) -> set[tuple[Field, ...]]:
    """Return every legal line of placements."""
    near = [(column, number) for column, number in CELLS if number <= dice.count(column)]
    found = set()
    for size in range(1, 5):
        found |= {fields for fields in permutations(near, size) if legal(board, dice, supply, seat, fields)}
    return found


def all_keeps(dice: list[int]) -> set[tuple[int, ...]]:
    """Return everything that may be kept but all eight dice."""
    masks = product((False, True), repeat=len(dice))
    kept = {tuple(sorted(die for die, on in zip(dice, mask, strict=True) if on)) for mask in masks}
    return {numbers for numbers in kept if len(numbers) < 8}
