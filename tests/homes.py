"""Every game and renderer that is written, also those that the bot does not offer yet; now it offers all."""

from collections.abc import Mapping
from typing import Any, Final

from games import registry as games
from games.core import Game
from renderers import registry as renderers
from renderers.core import Renderer

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = {**games.GAMES}
RENDERERS: Final[Mapping[str, Renderer[Any]]] = {**renderers.RENDERERS}
