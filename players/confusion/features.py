"""Features of a position of Confusion: a row of numbers for each side, weighed by `players.evaluation`."""

from typing import Final

from games.confusion.state import State
from games.core import Seat
from players.confusion.beliefs import DICE, seen_by_all
from players.confusion.position import LAST, OFF, WIDE, Position, ahead, position_of
from players.evaluation import Features
from players.rng import Rng

GUESSED: Final = {
    "dice": 2.0,
    "promoted": 0.5,
    "knows": 0.5,
    "near": 0.2,
    "advance": 0.3,
    "puck": 1.5,
    "moves": 0.15,
    "holds": 0.4,
    "carried": 1.5,
    "catch": 0.8,
    "catch_later": 0.3,
    "take": 0.5,
    "take_later": 0.2,
    "run": 1.5,
    "run_later": 0.6,
    "threat": 3.0,
    "save": 3.0,
}
"""The features with the weights that tuning starts from."""

NEAR: Final = 3
"""Within how many steps of the puck a die is near."""

NEARBY: Final = tuple(
    sum(
        1 << square
        for square in range(WIDE * WIDE)
        if max(abs(square // WIDE - puck // WIDE), abs(square % WIDE - puck % WIDE)) <= NEAR
    )
    for puck in range(WIDE * WIDE)
)
"""The squares near each square, as bits."""

ALL: Final = (1 << DICE) - 1

BACK: Final = tuple((direction + 4) % 8 for direction in range(8))
"""The opposite of each direction."""

FORWARD: Final = (0, 1, 7)
"""The directions that lead towards the enemy's base row."""

KNOWN_DEALS: Final = 24
"""How many deals stand for what each side believes when both are known."""


def count(state: State) -> tuple[tuple[float, ...], ...]:
    """Return the rows of a state whose types are all known; what the sides believe is drawn by an rng of its own.

    Before the deal there is nothing to look at.
    """
    if not state.types[0]:
        return ((0.0,) * len(GUESSED),) * 2
    return rows(position_of(state, seen_by_all(state, Rng(state.turns), deals=KNOWN_DEALS)))


FEATURES: Final[Features[State]] = Features(GUESSED, count)


def rows(position: Position) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the features of both sides, Blue's first."""
    holder = position.holder()
    return _row(position, Seat(0), holder), _row(position, Seat(1), holder)


def _row(position: Position, seat: Seat, holder: Seat | None) -> tuple[float, ...]:
    """Return the features of one side, each from 0 to about 2."""
    puck, stood = position.puck, position.stood[seat]
    is_mover, holds = position.mover == seat, holder == seat
    far = ahead(seat, puck) / LAST
    own = (
        stood.bit_count() / DICE * 2,
        (position.promoted >> DICE * seat & ALL).bit_count(),
        position.lore[seat] / 10,
        (stood & NEARBY[puck]).bit_count() / 4,
        _marched(seat, stood) / 30,
        far,
    )
    if holds:
        is_threat = position.is_answering and not is_mover
        run = 0.0 if is_threat else running(position, seat)
        return (*own, is_mover, 1.0, far * far, 0, 0, 0, 0, run * is_mover, run * (not is_mover), is_threat, 0)
    reach = reaching(position, seat)
    now, later = reach * is_mover, reach * (not is_mover)
    if holder is None:
        return (*own, is_mover, 0, 0, 0, 0, now, later, 0, 0, 0, 0)
    if position.is_answering and is_mover:
        return (*own, is_mover, 0, 0, 0, 0, 0, 0, 0, 0, 0, now)
    return (*own, is_mover, 0, 0, now, later, 0, 0, 0, 0, 0, 0)


def _marched(seat: Seat, stood: int) -> int:
    """Return how many ranks the dice of a side stand before its base row, all together."""
    ranks = sum((stood >> WIDE * rank).bit_count() for rank in range(1, WIDE))
    return ranks if seat == 0 else LAST * stood.bit_count() - ranks


def reaching(position: Position, seat: Seat) -> float:
    """Return how much a side can count on its best die for coming to the puck at once."""
    best, worlds, beliefs = 0.0, position.worlds[seat], position.beliefs
    for direction, squares in enumerate(position.rays[seat][position.puck]):
        for steps, square in enumerate(squares):
            die = position.board[square]
            if die == OFF:
                continue
            ways = position.ways(die)[BACK[direction]]
            if die // DICE == seat and steps < len(ways):
                best = max(best, beliefs.odds(seat, ways[steps], worlds))
            break
    return best


def running(position: Position, seat: Seat) -> float:
    """Return how much a side that controls the puck can count on carrying it to the enemy's base row at once."""
    die, best = position.board[position.puck], 0.0
    steps = LAST - ahead(seat, position.puck)
    rays, ways = position.rays[seat][position.puck], position.ways(die)
    for direction in FORWARD:
        squares = rays[direction]
        if 0 < steps <= min(len(squares), len(ways[direction])) and _is_free(position, seat, squares[:steps]):
            bits = ways[direction][steps - 1]
            best = max(best, position.beliefs.odds(seat, bits, position.worlds[seat]))
    return best


def _is_free(position: Position, seat: Seat, squares: tuple[int, ...]) -> bool:
    """Tell whether nothing stands in a way, at its end at most an enemy."""
    *between, end = squares
    if any(position.board[square] != OFF for square in between):
        return False
    return position.board[end] == OFF or position.board[end] // DICE != seat
