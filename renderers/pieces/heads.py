"""Heads of a wolf, a fox and a goose: the markers of Colliding Circles, told apart by their outline."""

from typing import Final

from renderers.drawing.canvas import Brush, Point
from renderers.drawing.theme import Theme

HEAD: Final = 23.5
"""The unit of the figures below, in pixels."""

_HALVES: Final[dict[str, tuple[Point, ...]]] = {
    "wolf": (
        (0, -0.7), (0.3, -0.78), (0.72, -1.2), (0.86, -0.5), (1.16, 0.12), (0.84, 0.16), (0.98, 0.56), (0.62, 0.54),
        (0.3, 0.98), (0, 1.08),
    ),
    "fox": ((0, -0.6), (0.4, -0.66), (0.98, -1.12), (1.0, -0.3), (0.72, 0.3), (0.16, 1.06), (0, 1.12)),
}  # fmt: skip
"""The right half of a wolf's and a fox's head, from the brow to the chin, in units of `HEAD`."""

_EARS: Final[dict[str, tuple[Point, ...]]] = {
    "wolf": ((0.62, -0.95), (0.66, -0.5), (0.36, -0.68)),
    "fox": ((0.84, -0.86), (0.82, -0.4), (0.46, -0.56)),
}


def draw_head(brush: Brush, theme: Theme, owner: int, kind: str, x: float, y: float) -> None:
    """Draw a head in its owner's colours around x, y, with room for a figure on it."""
    piece = theme.pieces[owner]
    if kind == "goose":
        brush.polygon(((x - HEAD * 1.5, y + 6), (x - 12, y - 14), (x - 12, y + 18)), theme.gold)
        brush.disc(x + 2, y + 2, HEAD, piece.line)
        brush.disc(x + 2, y + 2, HEAD - 2.2, piece.body)
        return
    half = _HALVES[kind]
    outline = [*half, *((-right, down) for right, down in reversed(half))]
    head = [(x + right * HEAD, y + down * HEAD) for right, down in outline]
    for width, fill in ((6.0, piece.line), (1.5, piece.body)):
        brush.polygon(head, fill)
        brush.line((*head, head[0]), width, fill)
    for side in (1, -1):
        brush.polygon([(x + side * right * HEAD, y + down * HEAD) for right, down in _EARS[kind]], piece.line)
