"""What a worker process is asked to do: plain functions of plain data, a game by its key."""

from collections.abc import Sequence
from typing import Any

from games.core import Seat
from players.core import Level
from players.registry import PLAYERS
from players.seeded import SeededLuck


def turn(game: str, state: Any, seat: Seat, level: Level, luck: bytes) -> Any:
    """Return the action that the computer of a game takes, None where it resigns.

    `state` holds only what the seat may know.
    """
    player = PLAYERS[game]
    if player.wants_to_resign(state, seat, SeededLuck(luck)):
        return None
    return player.choose(state, seat, level, SeededLuck(luck))


def agrees(game: str, state: Any, seat: Seat, luck: bytes) -> bool:
    """Tell whether the computer of a game agrees to a draw."""
    return PLAYERS[game].accepts_draw(state, seat, SeededLuck(luck))


def estimates(game: str, states: Sequence[Any]) -> list[tuple[float, ...]]:
    """Return for each position the share of the win that every seat may expect."""
    return [PLAYERS[game].estimate(state) for state in states]
