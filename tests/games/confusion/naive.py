"""The rules of Confusion once more, written naively: squares as pairs of numbers, types as tables of steps.

Shares nothing with games/confusion but the dealt types and the notation of its lines. What is known of a die is not
kept but found again from all answers each time.
"""

from dataclasses import dataclass, field

FORWARD = {
    "a": (4, "N"),
    "b": (3, "N SE SW"),
    "c": (3, "N S"),
    "d": (2, "N S E W"),
    "e": (2, "N NE NW"),
    "f": (1, "N S E W NE NW SE SW"),
    "g": (1, "N NE NW SE SW"),
    "h": (1, "E W NE NW SE SW"),
    "i": (2, "E W NE NW"),
    "j": (2, "NE NW SE SW"),
    "k": (2, "NE NW S"),
    "l": (3, "NE NW"),
}
PROMOTED = (2, "N S E W NE NW SE SW")
WINDS = {
    (0, 1): "N",
    (0, -1): "S",
    (1, 0): "E",
    (-1, 0): "W",
    (1, 1): "NE",
    (-1, 1): "NW",
    (1, -1): "SE",
    (-1, -1): "SW",
}

Square = tuple[int, int]


@dataclass
class Board:
    """A position: where the dice are (side, letter), the puck, and what was promoted or revealed."""

    types: tuple[str, str]
    dice: dict[tuple[int, str], Square]
    puck: Square = (6, 6)
    mover: int = 0
    promoted: set[tuple[int, str]] = field(default_factory=set)
    revealed: set[tuple[int, str]] = field(default_factory=set)
    possible: dict[tuple[int, str], set[str]] = field(default_factory=dict)
    turns: int = 0
    quiet: int = 0
    answering: bool = False
    end: str = ""


def start(types: tuple[str, str]) -> Board:
    dice: dict[tuple[int, str], Square] = {}
    for at, letter in enumerate("ABCDEFG"):
        dice[0, letter] = (3 + at, 1)
        dice[1, letter] = (9 - at, 11)
    for at, letter in enumerate("HIJKL"):
        dice[0, letter] = (4 + at, 2)
        dice[1, letter] = (8 - at, 10)
    board = Board(types, dice)
    board.possible = {die: set("abcdefghijkl") for die in dice}
    return board


def true_type(board: Board, die: tuple[int, str]) -> str:
    return board.types[die[0]]["ABCDEFGHIJKL".index(die[1])]


def can(pattern: tuple[int, str], side: int, source: Square, target: Square) -> bool:
    over, up = target[0] - source[0], target[1] - source[1]
    far = max(abs(over), abs(up))
    if far == 0 or (over and up and abs(over) != abs(up)):
        return False
    sign = 1 if side == 0 else -1
    wind = WINDS[sign * over // far, sign * up // far] if over % far == 0 and up % far == 0 else ""
    return far <= pattern[0] and wind in pattern[1].split()


def tries(board: Board) -> set[tuple[str, str, Square]]:
    """Return every publicly possible try: letter, what moves (die, both, puck), target."""
    side, found = board.mover, set()
    standing = {square: die for die, square in board.dice.items()}
    for (owner, letter), source in board.dice.items():
        if owner != side:
            continue
        for over, up in WINDS:
            for far in (1, 2, 3, 4):
                target = (source[0] + far * over, source[1] + far * up)
                passed = [(source[0] + step * over, source[1] + step * up) for step in range(1, far)]
                if not (1 <= target[0] <= 11 and 1 <= target[1] <= 11):
                    continue
                if any(square in standing or square == board.puck for square in passed):
                    continue
                if not open_to(board, (side, letter), source, target):
                    continue
                is_own = target in standing and standing[target][0] == side
                if not is_own:
                    found.add((letter, "die", target))
                if source == board.puck:
                    found.add((letter, "puck", target))
                    if not is_own:
                        found.add((letter, "both", target))
    return found


def open_to(board: Board, die: tuple[int, str], source: Square, target: Square) -> bool:
    """Tell whether a move is not visibly impossible for a promoted or revealed die."""
    if die in board.promoted:
        return can(PROMOTED, die[0], source, target)
    if die in board.revealed:
        return can(FORWARD[true_type(board, die)], die[0], source, target)
    return True


def play(board: Board, letter: str, how: str, target: Square) -> bool:
    """Carry out a try of the side to move; tell whether it was allowed."""
    die = (board.mover, letter)
    source = board.dice[die]
    pattern = PROMOTED if die in board.promoted else FORWARD[true_type(board, die)]
    is_allowed = can(pattern, die[0], source, target)
    before = (board.puck, holder(board))
    known = len(board.possible[die])
    if die not in board.promoted:
        board.possible[die] = {t for t in board.possible[die] if can(FORWARD[t], die[0], source, target) == is_allowed}
    has_captured = False
    if is_allowed:
        if how != "puck":
            for other in [enemy for enemy, square in board.dice.items() if square == target]:
                del board.dice[other]
                has_captured = True
            board.dice[die] = target
            arrive(board, die)
        if how != "die":
            board.puck = target
    news = has_captured or before != (board.puck, holder(board)) or len(board.possible[die]) < known
    finish(board, news=news)
    while not board.end and not tries(board):
        finish(board, news=False)
    return is_allowed


def arrive(board: Board, die: tuple[int, str]) -> None:
    """Promote a die that has come to the enemy's base row, if it can be."""
    if die in board.promoted or board.dice[die][1] != (11 if die[0] == 0 else 1):
        return
    four = set("aeil")
    if true_type(board, die) in four:
        board.promoted.add(die)
        board.possible[die] &= four
    else:
        board.possible[die] -= four


def holder(board: Board) -> tuple[int, str] | None:
    return next((die for die, square in board.dice.items() if square == board.puck), None)


def finish(board: Board, *, news: bool) -> None:
    """End a turn: a win for the side that brought the puck home, a draw, or the other side's turn."""
    board.turns += 1
    board.quiet = 0 if news else board.quiet + 1
    who = holder(board)
    home = who[0] if who and board.puck[1] == (11 if who[0] == 0 else 1) else None
    if home is not None and home != board.mover and board.answering:
        board.end = f"puck {home}"
    elif home is None and board.turns >= 600:
        board.end = "turns"
    elif home is None and board.quiet >= 80:
        board.end = "quiet"
    board.answering = home == board.mover
    if not board.end:
        board.mover = 1 - board.mover
