"""Positions for thinking ahead: what the rules say of tries, on numbers, with the deals that each side has left.

Answers for the same as `games.confusion.rules` (tests hold one against the other), but for draws, which no search is
long enough to meet, and with the answer of a try given from outside. Squares are numbers 0-120 from a1 by ranks, dice
0-11 are Blue's A-L, 12-23 Black's.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import log2
from typing import Final, NamedTuple

from games.confusion.attempts import HOWS, rays
from games.confusion.board import FILES, SQUARES
from games.confusion.kit import LETTERS, Kit
from games.confusion.rules import left_types
from games.confusion.state import State, Try
from games.core import Seat
from players.confusion.beliefs import DICE, Beliefs

WIDE: Final = len(FILES)
LAST: Final = WIDE - 1
OFF: Final = -1
"""The square of a captured die, and the die on an empty square."""

ALONE, CARRIED, PLAYED = range(len(HOWS))
"""The ways to move: the die alone, the die with the puck, the puck alone."""

Rays = tuple[tuple[tuple[int, ...], ...], ...]
"""For each square the squares in each direction."""


class Attempt(NamedTuple):
    """A try that would be allowed in the deals `bits` of the mover, some of which are left."""

    die: int
    how: int
    target: int
    standing: int
    bits: int

    def action(self) -> Try:
        """Return the action of the rules."""
        return Try("try", LETTERS[self.die % DICE], HOWS[self.how], SQUARES[self.target])


@dataclass(slots=True)
class Position:
    """A position as a search sees it; a position made from another copies what changes.

    `board` holds the die on each square, `at` the square of each die, `worlds` the deals that each side has left,
    `promoted` the promoted dice on the board as bits, `lore` how much each side knows of its dice, in bits, `stood` the
    squares of each side as bits.
    """

    beliefs: Beliefs
    rays: tuple[Rays, Rays]
    board: list[int]
    at: list[int]
    puck: int
    mover: Seat
    is_answering: bool
    worlds: tuple[int, int]
    promoted: int
    lore: tuple[float, float]
    stood: tuple[int, int]
    winner: Seat | None = None
    is_over: bool = False

    def ways(self, die: int) -> tuple[tuple[int, ...], ...]:
        """Return in which deals a die can move how."""
        return self.beliefs.open_ways if self.promoted >> die & 1 else self.beliefs.able[die]

    def attempts(self) -> Iterator[Attempt]:
        """Yield the tries of the mover that would be allowed in some deal that is left."""
        seat, worlds, board, puck = self.mover, self.worlds[self.mover], self.board, self.puck
        for die in range(DICE * seat, DICE * seat + DICE):
            here = self.at[die]
            if here == OFF:
                continue
            hows = (ALONE, CARRIED, PLAYED) if here == puck else (ALONE,)
            for ways, squares in zip(self.ways(die), self.rays[seat][here], strict=True):
                for bits, target in zip(ways, squares, strict=False):
                    if not bits & worlds:
                        break
                    standing = board[target]
                    is_own = standing != OFF and standing // DICE == seat
                    for how in hows:
                        if not is_own or how == PLAYED:
                            yield Attempt(die, how, target, standing, bits)
                    if standing != OFF or target == puck:
                        break

    def after(self, attempt: Attempt, *, is_allowed: bool) -> "Position":
        """Return the position after a try with its answer."""
        seat = self.mover
        bits = attempt.bits if is_allowed else ~attempt.bits
        found = Position(
            self.beliefs,
            self.rays,
            self.board,
            self.at,
            self.puck,
            seat,
            self.is_answering,
            self.worlds,
            self.promoted,
            self.lore,
            self.stood,
        )
        found.learn(seat, bits)
        if is_allowed:
            found.board, found.at = self.board[:], self.at[:]
            found.carry_out(attempt, seat)
        found.end_turn()
        return found

    def learn(self, seat: Seat, bits: int) -> None:
        """Leave a side the deals in which an answer is right, if there are any."""
        worlds = self.worlds[seat]
        left = worlds & bits
        if left and left != worlds:
            self.worlds = (left, self.worlds[1]) if seat == 0 else (self.worlds[0], left)
            more = self.lore[seat] + log2(worlds.bit_count() / left.bit_count())
            self.lore = (more, self.lore[1]) if seat == 0 else (self.lore[0], more)

    def carry_out(self, attempt: Attempt, seat: Seat) -> None:
        """Move die and puck, take what stood there, promote who has come home."""
        die, target = attempt.die, attempt.target
        if attempt.how != ALONE:
            self.puck = target
        if attempt.how == PLAYED:
            return
        here, stood = self.at[die], list(self.stood)
        stood[seat] ^= 1 << here | 1 << target
        if attempt.standing != OFF:
            self.at[attempt.standing] = OFF
            self.promoted &= ~(1 << attempt.standing)
            stood[other(seat)] ^= 1 << target
        self.stood = (stood[0], stood[1])
        self.board[here] = OFF
        self.board[target] = die
        self.at[die] = target
        if target // WIDE == goal(seat) and not self.promoted >> die & 1:
            self.arrive(die, seat)

    def arrive(self, die: int, seat: Seat) -> None:
        """Promote a die on the enemy's base row, or not: as it is known to be, else as most deals that are left say."""
        worlds, bits = self.worlds[seat], self.beliefs.promotable[die]
        is_known = self.beliefs.known[seat]
        is_promoted = bool(bits & 1) if is_known else 2 * (bits & worlds).bit_count() >= worlds.bit_count()
        self.promoted |= is_promoted << die
        self.learn(seat, bits if is_promoted else ~bits)

    def end_turn(self) -> None:
        """Give the turn to the other side, or the win to who has kept the puck on the enemy's base row."""
        mover, enemy = self.mover, other(self.mover)
        threat = self.threatening()
        if threat == enemy and self.is_answering:
            self.is_over, self.winner = True, enemy
            return
        self.mover, self.is_answering = enemy, threat == mover

    def threatening(self) -> Seat | None:
        """Return the side whose die controls the puck on the other's base row."""
        holder = self.holder()
        return holder if holder is not None and self.puck // WIDE == goal(holder) else None

    def holder(self) -> Seat | None:
        """Return the side that controls the puck."""
        die = self.board[self.puck]
        return None if die == OFF else Seat(die // DICE)


def position_of(state: State, beliefs: Beliefs) -> Position:
    """Return the position of a state in which a player is to move or has won."""
    at = [SQUARES.index(die.square) if die.square else OFF for side in state.dice for die in side]
    board = [OFF] * len(SQUARES)
    for die, square in enumerate(at):
        if square != OFF:
            board[square] = die
    promoted = sum(
        (die.is_promoted and die.square is not None) << number
        for number, die in enumerate((*state.dice[0], *state.dice[1]))
    )
    blue, black = (sum(1 << square for square in at[first : first + DICE] if square != OFF) for first in (0, DICE))
    return Position(
        beliefs,
        all_rays(state.kit),
        board,
        at,
        SQUARES.index(state.puck),
        state.to_move,
        state.is_answering,
        (beliefs.whole, beliefs.whole),
        promoted,
        (_lore(state, Seat(0)), _lore(state, Seat(1))),
        (blue, black),
        state.winner,
        state.over is not None,
    )


def _lore(state: State, seat: Seat) -> float:
    """Return how much a side knows of its dice on the board, in bits."""
    sides = zip(state.dice[seat], left_types(state, seat), strict=True)
    return sum(log2(DICE / types.bit_count()) for die, types in sides if die.square)


@cache
def all_rays(kit: Kit) -> tuple[Rays, Rays]:
    """Return for each seat and square the squares that lie within reach, by direction."""
    number = {square: at for at, square in enumerate(SQUARES)}
    blue, black = (
        tuple(
            tuple(tuple(number[at] for at in squares) for _, squares in rays(square, Seat(seat), kit.reach))
            for square in SQUARES
        )
        for seat in (0, 1)
    )
    return blue, black


def other(seat: Seat) -> Seat:
    """Return the other side."""
    return Seat(1 - seat)


def goal(seat: Seat) -> int:
    """Return the number of the enemy's base rank, from 0."""
    return LAST if seat == 0 else 0


def ahead(seat: Seat, square: int) -> int:
    """Return how many ranks a square lies before a seat's own base row, 0 to 10."""
    rank = square // WIDE
    return rank if seat == 0 else LAST - rank
