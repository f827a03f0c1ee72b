"""Pillow, imported when the first picture is drawn, in a thread of the painter: until then a bot does without 5 MiB."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

__all__ = ("Image", "ImageDraw", "ImageFont")


def __getattr__(name: str) -> Any:
    """Return a module of Pillow, which is kept here from now on."""
    if name not in __all__:
        raise AttributeError(name)
    module = globals()[name] = import_module(f"PIL.{name}")
    return module
