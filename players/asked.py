"""What is asked of the computer of a game elsewhere, where only the game's key is known."""

from collections.abc import Callable
from typing import Any, TypeVar

from players.registry import PLAYERS

T = TypeVar("T")


def by_player(work: Callable[..., T], game: str, *arguments: Any) -> T:
    """Return what a function of `players` makes of the computer of a game and further arguments."""
    return work(PLAYERS[game], *arguments)
