"""A play as an animation: a GIF with one palette whose cost is bounded, however long the play was.

At most `MOST_FRAMES` positions are shown; the first, the last and those in which something was won stay before others
do. Knows no game; a renderer draws the frames.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from renderers.core import Tell, unseen
from renderers.drawing import pillow

PACE_MS: Final = 1400
REST_MS: Final = 5000
"""How long a frame is shown, and how long the last one, before it begins again."""

MOST_FRAMES: Final = 80
MOST_BYTES: Final = 8 * 1024 * 1024


def animate(draw: Callable[[int], pillow.Image.Image], steps: Sequence[int], tell: Tell = unseen) -> bytes:
    """Return some steps of a play, which `draw` draws alike in size and palette, as an endless GIF.

    Should it weigh more than `MOST_BYTES`, every second step is left out until it does not.

    Raises:
        ValueError: there are no steps.
    """
    if not steps:
        raise ValueError("an animation needs a frame")
    data = _encoded(draw, steps, tell)
    while len(data) > MOST_BYTES and len(steps) > 1:
        steps = steps[(len(steps) - 1) % 2 :: 2]
        data = _encoded(draw, steps, tell)
    return data


def thinned(count: int, telling: Collection[int]) -> list[int]:
    """Return which of so many steps to show: the first and the last, the telling ones, the others evenly between."""
    if count <= MOST_FRAMES:
        return list(range(count))
    kept = sorted({0, *telling, count - 1})
    if len(kept) >= MOST_FRAMES:
        return _evenly(kept, MOST_FRAMES)
    others = sorted({*range(count)} - {*kept})
    return sorted([*kept, *_evenly(others, MOST_FRAMES - len(kept))])


def _evenly(steps: Sequence[int], most: int) -> list[int]:
    """Return so many of the steps, as far apart as they can be, both ends among them."""
    last = len(steps) - 1
    return [steps[round(at * last / max(1, most - 1))] for at in range(most)]


def _encoded(draw: Callable[[int], pillow.Image.Image], steps: Sequence[int], tell: Tell) -> bytes:
    frames = _timed(draw, steps, tell)
    out = io.BytesIO()
    # `optimize` is what makes Pillow write unchanged pixels as transparent, a fifth of the size.
    next(frames).save(out, "GIF", save_all=True, append_images=frames, loop=0, optimize=True)
    return out.getvalue()


def _timed(draw: Callable[[int], pillow.Image.Image], steps: Sequence[int], tell: Tell) -> Iterator[pillow.Image.Image]:
    for number, step in enumerate(steps):
        tell(number, len(steps))
        frame = draw(step)
        frame.info["duration"] = REST_MS if step == steps[-1] else PACE_MS
        yield frame
