"""The contract that every renderer keeps: a view in, a picture out.

A renderer holds nothing that changes, so any thread may use it. Pictures are the same, pixel by pixel, wherever they
are drawn. The few words on them come from outside; the name of a person is never drawn.
"""

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from PIL import Image

from renderers.theme import Theme

Words = Callable[[str], str]
"""The word in the reader's language for a message id."""

MAX_SIDE: Final = 1280
"""How wide or high a picture may be, in pixels."""

V = TypeVar("V", contravariant=True)


class Renderer(Protocol[V]):
    """Draws the views of one game."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the message ids that its pictures may ask for."""
        ...

    def board(self, view: V, *, theme: Theme, words: Words) -> bytes:
        """Return the position as a PNG, at most `MAX_SIDE` wide and high and 200 KiB."""
        ...

    def frame(self, view: V, *, theme: Theme, words: Words) -> Image.Image:
        """Return the same picture at half its size, in the theme's palette, for a replay."""
        ...
