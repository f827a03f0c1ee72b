"""All games by key: one line a game. Rules and renderers never look a game up by name."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from games.contract import Game
from games.lessons import Lesson

NAMES: Final = (
    "colliding_circles",
    "columbiz",
    "gamwin",
    "confusion",
    "zirkeltanz",
)

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = {name: import_module(f"games.{name}").GAME for name in NAMES}

LESSONS: Final[Mapping[str, Lesson]] = {
    name: import_module(f"games.{name}.lessons").LESSON for name in NAMES if find_spec(f"games.{name}.lessons")
}
"""The lessons by the key of their game; a game without one is not taught."""
