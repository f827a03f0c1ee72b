"""All renderers by the key of their game: one line for each game."""

from collections.abc import Mapping
from typing import Any, Final

from renderers.colliding_circles import CollidingCircles
from renderers.columbiz import Columbiz
from renderers.confusion import Confusion
from renderers.core import Renderer
from renderers.gamwin import Gamwin
from renderers.zirkeltanz import Zirkeltanz

RENDERERS: Final[Mapping[str, Renderer[Any]]] = {
    "colliding_circles": CollidingCircles(),
    "columbiz": Columbiz(),
    "gamwin": Gamwin(),
    "confusion": Confusion(),
    "zirkeltanz": Zirkeltanz(),
}
