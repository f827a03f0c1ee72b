"""All games by key: one line a game. Whoever needs a game by name asks here; rules and renderers never do."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from games.core import Game

NAMES: Final = (
    "colliding_circles",
    "columbiz",
    "gamwin",
    "confusion",
    "zirkeltanz",
)

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = {name: import_module(f"games.{name}").GAME for name in NAMES}
