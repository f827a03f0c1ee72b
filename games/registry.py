"""All games by key: one line a game. Whoever needs a game by name asks here; rules and renderers never do."""

from collections.abc import Mapping
from typing import Any, Final

from games.colliding_circles import CollidingCircles
from games.columbiz import Columbiz
from games.confusion import Confusion
from games.core import Game
from games.gamwin import Gamwin
from games.zirkeltanz import Zirkeltanz

_ALL: Final[tuple[Game[Any, Any, Any], ...]] = (CollidingCircles(), Columbiz(), Gamwin(), Confusion(), Zirkeltanz())

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = {game.info.key: game for game in _ALL}
