"""Jobs for the computer of a game, named by the game's key: plain functions of plain data."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from games.core import Seat
from players.core import Level
from players.registry import PLAYERS
from players.rng import SeededRng

T = TypeVar("T")


def turn(game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
    """Return the action that the computer of a game takes, None where it resigns.

    `state` holds only what the seat may know.
    """
    player = PLAYERS[game]
    if player.wants_to_resign(state, seat, SeededRng(seed)):
        return None
    return player.choose(state, seat, level, SeededRng(seed))


def agrees(game: str, state: Any, seat: Seat, seed: bytes) -> bool:
    """Tell whether the computer of a game agrees to a draw."""
    return PLAYERS[game].accepts_draw(state, seat, SeededRng(seed))


def estimates(game: str, states: Sequence[Any]) -> list[tuple[float, ...]]:
    """Return for each position the share of the win that every seat may expect."""
    return [PLAYERS[game].estimate(state) for state in states]


def by_player(work: Callable[..., T], game: str, *arguments: Any) -> T:
    """Return what a function of `players` makes of the computer of a game and further arguments."""
    return work(PLAYERS[game], *arguments)
