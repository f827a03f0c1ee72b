"""A play as an animation: its frames one after the other in a GIF with one palette, the last one longer.

Knows no game; a renderer gives the frames.
"""

import io
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from PIL import Image

PACE_MS: Final = 1400
REST_MS: Final = 5000
"""How long a frame is shown, and how long the last one, before it begins again."""


def animate(frames: Iterable[Image.Image]) -> bytes:
    """Return the frames as an endless GIF. They share size and palette; what does not change costs nothing.

    Raises:
        ValueError: there are no frames.
    """
    timed = _timed(frames)
    first = next(timed, None)
    if first is None:
        raise ValueError("an animation needs a frame")
    out = io.BytesIO()
    # `optimize` is what makes Pillow write unchanged pixels as transparent, a fifth of the size.
    first.save(out, "GIF", save_all=True, append_images=timed, loop=0, optimize=True)
    return out.getvalue()


def _timed(frames: Iterable[Image.Image]) -> Iterator[Image.Image]:
    """Yield the frames with their times, never holding more than two."""
    waiting: Image.Image | None = None
    for frame in chain(frames, (None,)):
        if waiting is not None:
            waiting.info["duration"] = REST_MS if frame is None else PACE_MS
            yield waiting
        waiting = frame
