"""Numbers, signs and capitals on the pictures of leagues can be read on a phone, 360 pixels wide."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.i18n import load_words
from renderers.drawing.canvas import Canvas, font
from renderers.drawing.theme import DARK
from renderers.league.cross_table import MOST, CrossLine, draw_cross_table
from renderers.league.curve import CurvePoint, draw_curve
from renderers.league.ladder import ROWS_ON_PAGE as LADDER_ROWS
from renderers.league.ladder import Rung, draw_ladder
from renderers.league.pentathlon import PentathlonLine, StageCell, draw_pentathlon
from renderers.league.round import Seated, TableCard, draw_round
from renderers.league.table import ROWS_ON_PAGE, StandingRow, draw_table
from tests.renderers.test_legibility import LEAST, PHONE

WORDS = load_words(strict=True)
DAY = 86400


def table() -> bytes:
    """Return the fullest page of a table."""
    lines = [
        StandingRow(f"{at}=", f"Anna {at}", (14, 10, 2, 2), "22½", "−117½", "up", is_struck=at == 12, is_marked=at == 1)
        for at in range(1, ROWS_ON_PAGE + 1)
    ]
    return draw_table(lines, title="Winter 1", figure="S-B", theme=DARK, words=WORDS["de"])


def cross(mark: str) -> Callable[[], bytes]:
    """Return what draws the widest cross table, with one or two marks in a cell."""

    def draw() -> bytes:
        lines = [
            CrossLine(str(at), f"Anna {at}", tuple(None if at == to else mark for to in range(MOST)), "22")
            for at in range(MOST)
        ]
        return draw_cross_table(lines, title="Winter 1", theme=DARK, words=WORDS["de"])

    return draw


def ladder() -> bytes:
    """Return the fullest page of a ladder."""
    rungs = [Rung(at, f"Anna {at}", 365 + at, at % 3 - 1, at - 1 or None) for at in range(1, LADDER_ROWS + 1)]
    return draw_ladder(rungs, title="Winter 1", theme=DARK, words=WORDS["de"])


def curve() -> bytes:
    """Return a curve over many matches."""
    points = [CurvePoint(at * DAY, 1500 + (at * 37) % 90, 100) for at in range(40)]
    return draw_curve(points, title="Anna", first="2026-01-01", last="2026-12-31", theme=DARK)


def tables() -> bytes:
    """Return as many tables of four as a round's picture has."""
    seated = tuple(Seated(f"Anna {seat}", "117½") for seat in range(4))
    cards = [TableCard(f"{WORDS['de']('league-round-table', table=at, number='100')}", seated) for at in range(16)]
    return draw_round(cards, title="Winter 1, Runde 3", theme=DARK)


def pentathlon() -> bytes:
    """Return the fullest page of the table of a pentathlon."""
    states = ("counts", "counts", "dropped", "counts", "running")
    cells = tuple(StageCell("10.7", state) for state in states)  # type: ignore[arg-type]
    lines = [PentathlonLine(f"{at}=", f"Anna {at}", cells, "143.7") for at in range(ROWS_ON_PAGE)]
    games = ("Colliding Circles", "Columbiz", "Gamwin", "Confusion", "Zirkeltanz")
    return draw_pentathlon(lines, title="Winter 1", stages=games, theme=DARK, words=WORDS["de"])


@pytest.mark.parametrize(
    "draw",
    [table, cross("1"), cross("½½"), curve, tables, ladder, pentathlon],
    ids=["table", "cross table", "double cross table", "curve", "tables of a round", "ladder", "pentathlon"],
)
def test_what_counts_is_high_enough_on_a_phone(draw: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int, int, int]] = []
    write = Canvas.write

    def note(self: Canvas, text: str, x: float, y: float, size: int, *colours: Any, **how: Any) -> None:
        written.append((text, size, how.get("weight", 500), self.indices.width))
        write(self, text, x, y, size, *colours, **how)

    monkeypatch.setattr(Canvas, "write", note)
    draw()
    assert written
    for text, size, weight, width in written:
        boxes = [font(size, weight).getbbox(glyph) for glyph in text if glyph.isdigit() or glyph.isupper()]
        for _, top, _, bottom in boxes:
            assert (bottom - top) * PHONE / width >= LEAST, (text, size, width)


def test_no_mark_of_a_full_cross_table_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.write

    def note(self: Canvas, text: str, *where: Any, **how: Any) -> None:
        written.append(text)
        write(self, text, *where, **how)

    monkeypatch.setattr(Canvas, "write", note)
    cross("½½")()
    assert written.count("½") == 2 * MOST * (MOST - 1)
    assert {str(number) for number in range(1, MOST + 1)} <= set(written)
