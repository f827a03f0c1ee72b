"""The usual stack of a chess bot on Discord, written the usual way, to compare with.

A command opens the database with aiosqlite, replays all moves of the match with python-chess, adds one and commits;
then python-chess draws an SVG and CairoSVG makes a PNG of it. Everything else that such bots do is left out.
"""

import importlib.util
import io
import math
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from ctypes.util import find_library
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    import chess

MISSING = "python3 dev.py bench installs what it needs"


def is_installed() -> bool:
    """Tell whether chess, CairoSVG and the library cairo are there; only `dev.py bench` installs them."""
    return bool(find_library("cairo")) and all(map(importlib.util.find_spec, ("aiosqlite", "chess", "cairosvg")))


def size_of(picture: bytes) -> int:
    """Return the side of a square picture with as many pixels as another picture."""
    image = Image.open(io.BytesIO(picture))
    return round(math.sqrt(image.width * image.height))


def game(moves: int, *, seed: int) -> list[str]:
    """Return the moves of a random game of chess that goes on for at least so long."""
    import chess

    rng = random.Random(seed)  # noqa: S311 - no secret
    board = chess.Board()
    while len(board.move_stack) < moves:
        if board.is_game_over():
            board.reset()
        board.push(rng.choice(list(board.legal_moves)))
    return [move.uci() for move in board.move_stack]


def position(moves: int, *, seed: int) -> "chess.Board":
    """Return the position after so many random moves."""
    import chess

    board = chess.Board()
    for move in game(moves, seed=seed):
        board.push_uci(move)
    return board


def drawn(board: "chess.Board", size: int) -> bytes:
    """Return a position as a PNG of size x size pixels."""
    import cairosvg
    import chess.svg

    svg = chess.svg.board(board, size=size, lastmove=board.peek())
    return bytes(cairosvg.svg2png(bytestring=svg.encode()))


class UsualStack:
    """Plays matches of chess in a database of its own; matches are numbered from 0."""

    def __init__(self, path: Path, *, size: int) -> None:
        self._path = path
        self._size = size

    def prepare(self, games: Sequence[Sequence[str]]) -> None:
        """Make the table and write down what was played earlier."""
        with closing(sqlite3.connect(self._path)) as database:
            database.execute("CREATE TABLE moves (game INTEGER, ply INTEGER, uci TEXT, PRIMARY KEY (game, ply))")
            rows = [(at, ply, uci) for at, moves in enumerate(games) for ply, uci in enumerate(moves)]
            database.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
            database.commit()

    async def move(self, game: int, uci: str) -> bytes:
        """Carry out one command: load, validate, commit, draw, encode."""
        import aiosqlite
        import chess

        async with aiosqlite.connect(self._path) as database:
            rows = await database.execute_fetchall("SELECT uci FROM moves WHERE game = ? ORDER BY ply", (game,))
            board = chess.Board()
            for (move,) in rows:
                board.push_uci(move)
            board.push_uci(uci)
            await database.execute("INSERT INTO moves VALUES (?, ?, ?)", (game, len(board.move_stack) - 1, uci))
            await database.commit()
        return drawn(board, self._size)
