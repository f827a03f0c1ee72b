"""All renderers by the key of their game: one line for each game, whose renderer is the class of its name."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from renderers.core import Renderer

NAMES: Final = (
    "colliding_circles",
    "columbiz",
    "gamwin",
    "confusion",
    "zirkeltanz",
)


def _renderer(name: str) -> Renderer[Any]:
    renderer: Renderer[Any] = getattr(import_module(f"renderers.{name}"), name.title().replace("_", ""))()
    return renderer


RENDERERS: Final[Mapping[str, Renderer[Any]]] = {name: _renderer(name) for name in NAMES}
