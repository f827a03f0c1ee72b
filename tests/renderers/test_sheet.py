"""The score sheet as a picture."""

import io

import pytest
from PIL import Image

from games.core import Cell, Seat, SheetRow
from renderers.colliding_circles import CollidingCircles
from renderers.core import MAX_SIDE
from renderers.drawing.theme import DARK, LIGHT, THEMES
from renderers.sheet import ROWS_ON_PAGE, draw_sheet, pages
from tests.renderers.conftest import Golden
from tests.renderers.positions import ENGLISH, GERMAN, sample_rows
from tests.searching import scaled

RENDERER = CollidingCircles()


def rows(count: int, *, text: str = "4*E5") -> list[SheetRow]:
    return [SheetRow(index // 2 + 1, Seat(index % 2), (Cell(text),)) for index in range(count)]


def page(sheet: list[SheetRow], number: int) -> Image.Image:
    return Image.open(io.BytesIO(draw_sheet(sheet, number, columns=("a",), theme=DARK, words=str.upper)))


def test_golden(golden: Golden) -> None:
    sample = sample_rows()
    golden("sheet_dark_de.png", RENDERER.sheet(sample, theme=DARK, words=GERMAN.__getitem__))
    golden("sheet_light_en.png", RENDERER.sheet(sample, theme=LIGHT, words=ENGLISH.__getitem__))


def test_a_long_play_takes_pages() -> None:
    sheet = rows(2 * ROWS_ON_PAGE + 3)
    assert pages(sheet) == 3
    heights = [page(sheet, number).height for number in range(3)]
    assert heights[0] < heights[1] == heights[2]
    assert page(sheet, -1).tobytes() == page(sheet, 2).tobytes()
    assert page(sheet, 0).tobytes() != page(sheet, 1).tobytes()
    with pytest.raises(IndexError):
        page(sheet, 3)


def test_a_sheet_opened_on_a_page_with_a_row_or_two() -> None:
    for more in (1, 2, ROWS_ON_PAGE):
        sheet = rows(ROWS_ON_PAGE + more)
        assert page(sheet, -1).tobytes() == page(sheet[more:], 0).tobytes()
        assert page(sheet, 0).height == page(sheet[:more], 0).height


def test_a_sheet_without_turns_has_one_page_with_its_heading() -> None:
    assert pages([]) == 1
    assert page([], 0).getcolors() != page(rows(1), 0).getcolors()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_limits(theme: object) -> None:
    full = page(rows(ROWS_ON_PAGE, text="D4-E3(2) " * 8), 0)
    assert max(full.size) <= MAX_SIDE


def test_marked_words_are_underlined() -> None:
    plain, marked = (SheetRow(1, Seat(0), (Cell("5 4 4", marks),)) for marks in ((), (1,)))
    assert page([plain], 0).tobytes() != page([marked], 0).tobytes()


@pytest.mark.slow
def test_texts_without_end_are_cut_and_a_sheet_of_any_length_fits() -> None:
    endless = page(rows(scaled(100), text="D4-E3(2) " * scaled(20)), -1)
    assert max(endless.size) <= MAX_SIDE
    several = [SheetRow(1, Seat(0), (Cell("L9-R9, " * 90), Cell("x" * 4000), Cell("short")))]
    picture = draw_sheet(several, 0, columns=("a", "b", "c"), theme=DARK, words=str.upper)
    assert Image.open(io.BytesIO(picture)).width <= MAX_SIDE


def test_columns_are_wide_enough_for_the_longest_text_of_all_pages() -> None:
    sheet = [*rows(3 * ROWS_ON_PAGE), SheetRow(99, Seat(0), (Cell("R9-R8, R8-R7, R7-R6"),))]
    assert len({page(sheet, number).width for number in range(pages(sheet))}) == 1
