"""Positions drawn as text: what `View.text` prints, read back; rows that are left out are empty."""

import re

from games.colliding_circles.board import COLUMNS, FIELDS, INDEX, RED
from games.colliding_circles.state import State
from games.core import Seat

ROW = re.compile(r" *(\d+) (.*)")
DIE = re.compile(r"[rb][1-6]")
CELL, GAP = 2, 4


def read_dice(board: str) -> tuple[int, ...]:
    """Return the dice of a drawn board, as in `State.dice`."""
    dice = [0] * len(FIELDS)
    for line in board.splitlines():
        if row := ROW.fullmatch(line):
            for place, column in enumerate(COLUMNS):
                cell = row[2][place * (CELL + GAP) :][:CELL]
                if DIE.fullmatch(cell):
                    dice[INDEX[f"{column}{row[1]}"]] = int(cell[1]) if cell[0] == "r" else -int(cell[1])
    return tuple(dice)


def drawn(
    board: str,
    *,
    red: str = "654321",
    black: str = "654321",
    pools: tuple[int, int] = (9, 9),
    to_move: Seat = RED,
    turns: int = 20,
    quiet: int = 0,
) -> State:
    """Return a position in the middle of a game, its hands given as digits."""
    hands = (_hand(red), _hand(black))
    turns += (turns + to_move) % 2
    return State(read_dice(board), hands, pools, to_move, turns, quiet, due=0, last=None, over=None)


def _hand(digits: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, digits), reverse=True))
