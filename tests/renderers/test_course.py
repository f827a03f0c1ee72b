"""The course of a play as a picture."""

from typing import Any

import pytest

from bot.i18n import load_words
from renderers.core import PlayCourse
from renderers.course import WIDTH
from renderers.drawing.canvas import Canvas, font
from renderers.drawing.theme import DARK, LIGHT, Theme
from renderers.registry import RENDERERS
from tests.renderers.conftest import Golden
from tests.renderers.test_legibility import LEAST, PHONE

WORDS = load_words(strict=True)
NAMES = ("Anna", "Bernd", "Carla", "Somebody with a very long name")


def course(seats: int) -> PlayCourse:
    """Return how a play of 30 moves went, whose shares wander about."""
    weights = [[2 + (at * (3 + seat) + seat * seat) % 7 for seat in range(seats)] for at in range(30)]
    shares = [tuple(weight / sum(row) for weight in row) for row in weights]
    luck = (0.124, -0.124) if seats == len(("me", "you")) else (0.1, -0.04, 0.08, -0.14)
    return PlayCourse(range(30), shares, (4, 11, 23), luck)


@pytest.mark.parametrize("key", RENDERERS)
@pytest.mark.parametrize(("style", "theme"), [("dark_de", DARK), ("light_en", LIGHT)], ids=["de", "en"])
def test_how_a_match_went(golden: Golden, key: str, style: str, theme: Theme) -> None:
    seats = 4 if key == "columbiz" else 2
    drawn = RENDERERS[key].course(course(seats), theme=theme, words=WORDS[style[-2:]], names=NAMES[:seats])
    golden(f"course_{key}_{style}.png", drawn)


def test_a_match_without_dice_shows_no_luck() -> None:
    asked: list[str] = []

    def words(name: str) -> str:
        asked.append(name)
        return name

    RENDERERS["zirkeltanz"].course(PlayCourse((0, 1), [(0.5, 0.5)] * 2, (), ()), theme=DARK, words=words)
    assert "picture-luck" not in asked


def test_nothing_weighed_is_no_course() -> None:
    with pytest.raises(ValueError, match="Course"):
        RENDERERS["gamwin"].course(PlayCourse((), (), (), ()), theme=DARK, words=str)


def test_a_course_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int, int]] = []
    write = Canvas.write

    def note(self: Canvas, text: str, x: float, y: float, size: int, *colours: Any, **how: Any) -> None:
        written.append((text, size, how.get("weight", 500)))
        write(self, text, x, y, size, *colours, **how)

    monkeypatch.setattr(Canvas, "write", note)
    RENDERERS["columbiz"].course(course(4), theme=DARK, words=WORDS["de"], names=NAMES)
    assert {"+10 %", "−14 %", "100 %"} <= {text for text, *_ in written}
    for text, size, weight in written:
        boxes = [font(size, weight).getbbox(glyph) for glyph in text if glyph.isdigit() or glyph.isupper()]
        for _, top, _, bottom in boxes:
            assert (bottom - top) * PHONE / WIDTH >= LEAST, (text, size)
