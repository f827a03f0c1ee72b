"""The house players by the key of their game: one line a game. A game without one is not offered against the house."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from players.core import Player

NAMES: Final = ("colliding_circles", "columbiz", "confusion", "gamwin", "zirkeltanz")

PLAYERS: Final[Mapping[str, Player[Any, Any]]] = {name: import_module(f"players.{name}").PLAYER for name in NAMES}
"""Each game's house player."""
