"""The rules once more, straight from the specification: slow, simple, with lists in a dictionary.

Shares nothing with the game but the names of places; the tests compare both. `blue` and `red` are the players, `b` and
`r` their stones.
"""

from typing import NamedTuple

Board = dict[str, list[str]]


class Step(NamedTuple):
    """A stone from source (empty: from off the board) to target."""

    source: str
    target: str


WAY = {
    "b": [f"L{number}" for number in range(1, 10)] + [f"R{number}" for number in range(9, 0, -1)],
    "r": [f"R{number}" for number in range(1, 10)] + [f"L{number}" for number in range(9, 0, -1)],
}


def other(colour: str) -> str:
    return "r" if colour == "b" else "b"


def pair_of(dice: list[int]) -> int | None:
    for number in dice:
        if dice.count(number) == 2:
            return number
    return None


def legal_steps(board: Board, off: int, dice: list[int], colour: str) -> set[Step]:
    """Return every step of one stone in the real game."""
    found = set()
    pair = pair_of(dice)
    way = WAY[colour]
    for number in dice if pair is None else [pair]:
        target = way[0][0] + str(number)
        if off and len(board[target]) < 3:
            found.add(Step("", target))
    for source in way:
        standing = board[source]
        if colour not in standing or standing[-1] != colour:
            continue
        if pair is not None:
            target = f"{source[0]}{pair}"
            if target != source and len(board[target]) < 3:
                found.add(Step(source, target))
            continue
        for target in way:
            if int(target[1:]) in dice and len(board[target]) < 3 and is_step(standing, source, target, colour):
                found.add(Step(source, target))
    return found


def is_step(standing: list[str], source: str, target: str, colour: str) -> bool:
    way = WAY[colour]
    fields = way.index(target) - way.index(source)
    if fields == 1:
        return standing != [colour] * 3
    return fields == -1 and (source[0], target[0]) in {("L", "L"), ("R", "R")}


def entries(board: Board, numbers: list[int], colour: str) -> set[Step]:
    """Return what a first throw may bring in."""
    targets = (WAY[colour][0][0] + str(number) for number in numbers)
    return {Step("", target) for target in targets if len(board[target]) < 3}


def play(board: Board, colour: str, step: Step) -> tuple[Board, int, bool]:
    """Return the board after a step, how many stones were captured, and whether the stone is home."""
    after = {place: list(standing) for place, standing in board.items()}
    if step.source:
        assert after[step.source].pop() == colour
    captured = 0
    for side in "LR":
        place = side + step.target[1:]
        if after[place].count(other(colour)) == 1:
            after[place].remove(other(colour))
            captured += 1
    is_home = bool(step.source) and step.target == WAY[colour][-1]
    if not is_home:
        after[step.target].append(colour)
    return after, captured, is_home
