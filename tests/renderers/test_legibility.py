"""Legibility on a phone, 360 pixels wide, and differences that all eyes must see."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

import pytest

from games.confusion import GAME as CONFUSION
from games.core import Seat
from renderers import colliding_circles, plane_labels
from renderers.drawing.canvas import Canvas, font
from renderers.drawing.theme import THEMES
from renderers.registry import RENDERERS
from tests.renderers import positions, test_columbiz, test_confusion, test_gamwin, test_zirkeltanz
from tests.renderers.eyes import SIGHTS, seen

PHONE: Final = 360
LEAST: Final = 9
"""How wide a picture is on a phone, and how high a glyph must be there, in pixels."""

APART: Final = 22
"""How far seats must lie apart, in CIE L*a*b*: ten times what can just be told apart side by side."""


@dataclass(frozen=True)
class Reading:
    """What a move is typed from: pictures, and the names that must be found on them."""

    views: Callable[[], Iterator[Any]]
    on_the_board: frozenset[str]
    on_pieces: frozenset[str] = frozenset()


def confusion_views() -> Iterator[Any]:
    for name in ("start", "threat", "end"):
        for viewer in (None, Seat(0), Seat(1)):
            yield CONFUSION.narration.view(test_confusion.position(name), viewer)


READINGS: Final = {
    "colliding_circles": Reading(
        lambda: iter((positions.sample_views()[0], positions.after(9, "red"), positions.after(12, "black"))),
        frozenset(),
        frozenset(colliding_circles.FIELDS),
    ),
    "columbiz": Reading(
        lambda: iter((test_columbiz.overview(), test_columbiz.four())), frozenset("123456"), frozenset({"1/1", "6/6"})
    ),
    "gamwin": Reading(
        lambda: iter((test_gamwin.crowded(), test_gamwin.over())),
        frozenset({f"{side}{number}" for side in "LR" for number in range(1, 10)} | {"III", "IV", "V"}),
    ),
    "confusion": Reading(
        confusion_views, frozenset("abcdefghijk") | {str(rank) for rank in range(1, 12)}, frozenset("ABCDEFGHIJKL")
    ),
    "zirkeltanz": Reading(
        lambda: (view() for _, view in test_zirkeltanz.PICTURES),
        frozenset(f"{value}{letter}" for value in (3, 4, 5) for letter in "ab")
        | {"0", "90", "270", "10", "20", "-10", "-20"},
        frozenset(f"{value}{letter}" for value in (1, 2) for letter in "ab") | {str(n) for n in range(1, 13)},
    ),
}


@dataclass(frozen=True)
class DrawnText:
    """A line on a picture, or on a piece of one."""

    text: str
    size: int
    weight: int
    on_piece: bool


def lines(game: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[DrawnText], int]:
    """Return every line of a game's pictures, drawn with empty caches, and how wide the pictures are."""
    renderer: Any = RENDERERS[game]
    written: list[DrawnText] = []
    widths: set[int] = set()
    write = Canvas.write

    def note(self: Canvas, text: str, x: float, y: float, size: int, *colours: Any, **how: Any) -> None:
        if self.indices.width != plane_labels.INSET:
            written.append(DrawnText(text, size, how.get("weight", 500), self.indices.width < 100))
        write(self, text, x, y, size, *colours, **how)

    monkeypatch.setattr(Canvas, "write", note)
    theme = replace(renderer.themes["dark"])
    for view in READINGS[game].views():
        widths.add(renderer.draw(view, theme, str).indices.width)
    (width,) = widths
    return written, width


def glyph_height(line: DrawnText) -> int:
    """Return the height of a line's lowest glyph, in pixels of the picture."""
    face = font(line.size, line.weight)
    boxes = [face.getbbox(glyph) for glyph in line.text if glyph not in "/-"]
    return min(round(bottom - top) for _, top, _, bottom in boxes)


@pytest.mark.slow
@pytest.mark.parametrize("game", READINGS)
def test_what_is_needed_to_type_a_move_is_high_enough_on_a_phone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = READINGS[game]
    written, width = lines(game, monkeypatch)
    board = {line for line in written if line.text in reading.on_the_board and not line.on_piece}
    pieces = {line for line in written if line.text in reading.on_pieces and line.on_piece}
    found = {line.text for line in board | pieces}
    assert reading.on_the_board | reading.on_pieces <= found
    for line in board | pieces:
        assert glyph_height(line) * PHONE / width >= LEAST, line


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("key", THEMES)
@pytest.mark.parametrize("game", RENDERERS)
def test_seats_stay_apart_for_all_eyes(game: str, key: str, sight: str) -> None:
    renderer: Any = RENDERERS[game]
    bodies = [piece.body for piece in renderer.themes[key].pieces[: len(renderer.seat_words)]]
    assert min(math.dist(seen(a, sight), seen(b, sight)) for a, b in combinations(bodies, 2)) >= APART
