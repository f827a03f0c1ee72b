"""All renderers by the key of their game: one line for each game."""

from collections.abc import Mapping
from typing import Any, Final

from renderers.colliding_circles import CollidingCircles
from renderers.core import Renderer
from renderers.gamwin import Gamwin

RENDERERS: Final[Mapping[str, Renderer[Any]]] = {
    "colliding_circles": CollidingCircles(),
    "gamwin": Gamwin(),
}
