"""The rules once more, straight from their definitions: slow, simple, by names and dictionaries.

Shares nothing with the game but the names of fields in its answers; the tests compare both. A board is a dictionary
from field to (colour, value).
"""

from collections.abc import Iterator
from typing import NamedTuple

Board = dict[str, tuple[str, int]]


class Step(NamedTuple):
    """A manoeuvre (M) from source to field, where it shows value; a placement (P) on field; a rethrow (R)."""

    kind: str
    value: int
    field: str = ""
    source: str = ""


RANGES = {"A": (3, 9), "B": (2, 10), "C": (1, 11), "D": (1, 11), "E": (2, 10), "F": (3, 9)}
FIELDS = [f"{column}{row}" for column, (low, high) in RANGES.items() for row in range(low, high + 1)]
CENTRES = [
    *("AB4", "AB6", "AB8", "BC3", "BC5", "BC7", "BC9", "CD2", "CD4", "CD6", "CD8", "CD10"),
    *("DE3", "DE5", "DE7", "DE9", "EF4", "EF6", "EF8"),
]
PRINTED = {"C5": 4, "C6": 5, "C7": 6, "D7": 1, "D6": 2, "D5": 3}
POINTS = {"wolf": 5, "fox": 3, "goose": 1}


def are_neighbours(one: str, other: str) -> bool:
    (column, row), (column2, row2) = (one[0], int(one[1:])), (other[0], int(other[1:]))
    if column == column2:
        return abs(row - row2) == 1
    pair = "".join(sorted((column, column2)))
    return row == row2 and (pair in ("AB", "CD", "EF") if row % 2 else pair in ("BC", "DE"))


NEIGHBOURS = {field: [other for other in FIELDS if are_neighbours(field, other)] for field in FIELDS}


def circle_fields(centre: str) -> list[str]:
    x, y, r = centre[0], centre[1], int(centre[2:])
    return [f"{x}{r - 1}", f"{x}{r}", f"{x}{r + 1}", f"{y}{r + 1}", f"{y}{r}", f"{y}{r - 1}"]


def may_touch(one: int, other: int) -> bool:
    return abs(one - other) == 1 or {one, other} == {1, 6}


def obeys(board: Board, field: str, value: int) -> bool:
    return all(may_touch(board[near][1], value) for near in NEIGHBOURS[field] if near in board)


def kind(values: list[int]) -> str:
    for around in (values, values[::-1]):
        for start in range(6):
            if around[start:] + around[:start] == [1, 2, 3, 4, 5, 6]:
                return "wolf"
    return "fox" if values[0] == values[2] == values[4] and values[1] == values[3] == values[5] else "goose"


def circles(board: Board) -> dict[str, tuple[str, str, int]]:
    complete = {}
    for centre in CENTRES:
        six = circle_fields(centre)
        if all(field in board for field in six):
            pips = {colour: sum(board[f][1] for f in six if board[f][0] == colour) for colour in "rb"}
            made = kind([board[field][1] for field in six])
            complete[centre] = ("r" if pips["r"] > pips["b"] else "b", made, POINTS[made])
    return complete


def scores(board: Board) -> tuple[int, int]:
    complete = circles(board).values()
    return sum(points for owner, _, points in complete if owner == "r"), sum(
        points for owner, _, points in complete if owner == "b"
    )


def holes(board: Board) -> list[str]:
    found = []
    for field in FIELDS:
        around = [board[near][1] for near in NEIGHBOURS[field] if near in board]
        same_parity = len({value % 2 for value in around}) == 1
        if field not in board and len(around) == 3 and len(set(around)) == 3 and same_parity:
            found.append(field)
    return found


def is_closed(board: Board) -> bool:
    return all(field in board or field in holes(board) for field in FIELDS)


def manoeuvres(board: Board, mover: str) -> set[Step]:
    found: set[Step] = set()
    for source, (colour, value) in board.items():
        if any(source in circle_fields(c) and owner != mover for c, (owner, _, _) in circles(board).items()):
            continue
        others = {field: die for field, die in board.items() if field != source}
        change = -1 if colour == mover else 1
        for target, shown in ways(others, source, value, change, [source]):
            found.add(Step("M", shown, target, source))
    return found


def ways(board: Board, field: str, value: int, change: int, visited: list[str]) -> Iterator[tuple[str, int]]:
    for near in NEIGHBOURS[field]:
        if near in board or near in visited or not 1 <= value + change <= 6 or not obeys(board, near, value + change):
            continue
        yield near, value + change
        yield from ways(board, near, value + change, change, [*visited, near])


def shortest_values(board: Board, mover: str) -> dict[tuple[str, str], int]:
    """Return the value that each bare manoeuvre means: that of the fewest steps, which is the least changed one."""
    best: dict[tuple[str, str], int] = {}
    for step in manoeuvres(board, mover):
        start = board[step.source][1]
        known = best.get((step.source, step.field))
        if known is None or abs(step.value - start) < abs(known - start):
            best[step.source, step.field] = step.value
    return best


def placements(board: Board, hand: list[int]) -> set[Step]:
    found: set[Step] = set()
    for field in FIELDS:
        if field in board:
            continue
        is_joining = any(near in board for near in NEIGHBOURS[field])
        for value in hand:
            if obeys(board, field, value) if is_joining else PRINTED.get(field) == value:
                found.add(Step("P", value, field))
    return found


def legal_steps(board: Board, hand: list[int], mover: str, done: list[Step], *, is_opening: bool) -> set[Step]:
    """Return what may come next in a turn that has not ended the game."""
    kinds = [step.kind for step in done]
    if is_opening:
        return set() if done else placements(board, hand)
    legal: set[Step] = set()
    if not done:
        legal |= manoeuvres(board, mover)
    if kinds.count("P") < 2 and "R" not in kinds:
        legal |= placements(board, hand)
        legal |= {Step("R", value) for value in hand}
    return legal


def play(board: Board, hand: list[int], mover: str, step: Step) -> tuple[Board, list[int]]:
    """Return board and hand after a legal step."""
    board, hand = dict(board), list(hand)
    if step.kind == "M":
        board[step.field] = (board.pop(step.source)[0], step.value)
    else:
        hand.remove(step.value)
        if step.kind == "P":
            board[step.field] = (mover, step.value)
    return board, hand


def end(board: Board, hand: list[int], pool: int, step: Step) -> str | None:
    """Return why the game ends with a step, None if it goes on; a closed board comes before the last die."""
    if step.kind == "R":
        return None
    if is_closed(board):
        return "closed"
    return "last_die" if step.kind == "P" and not hand and not pool else None
