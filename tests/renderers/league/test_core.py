"""The pictures of leagues."""

from collections.abc import Callable
from typing import Literal

import pytest

from bot.i18n import Words, load_words
from renderers.drawing.theme import DARK, LIGHT, Theme
from renderers.league.bracket import Box, Column, Side, draw_bracket
from renderers.league.cross_table import MOST, CrossLine, draw_cross_table
from renderers.league.curve import CurvePoint, draw_curve
from renderers.league.ladder import ROWS_ON_PAGE, Rung, draw_ladder, pages
from renderers.league.pentathlon import PentathlonLine, StageCell, draw_pentathlon, table_pages
from renderers.league.round import Seated, TableCard, draw_round
from renderers.league.table import StandingRow, draw_table
from tests.renderers.conftest import Golden

WORDS = load_words(strict=True)
NAMES = ("Anna", "Bernd", "Carla", "Somebody with a very long name")
DAY = 86400

every_style = pytest.mark.parametrize(
    ("style", "theme", "words"), [("dark_de", DARK, WORDS["de"]), ("light_en", LIGHT, WORDS["en"])], ids=["de", "en"]
)


@every_style
def test_a_table(golden: Golden, style: str, theme: Theme, words: object) -> None:
    moves: tuple[Literal["up", "down"] | None, ...] = ("up", None, None, "down")
    lines = [
        StandingRow(
            str(at), name, (3, 4 - at, 0, at - 1), str(8 - 2 * at), "4", move, is_struck=at == 4, is_marked=at == 2
        )
        for at, (name, move) in enumerate(zip(NAMES, moves, strict=True), 1)
    ]
    picture = draw_table(lines, title="Winter 1", figure="S-B", theme=theme, words=words)  # type: ignore[arg-type]
    golden(f"league_table_{style}.png", picture)


@every_style
def test_a_cross_table(golden: Golden, style: str, theme: Theme, words: object) -> None:
    cells = ((None, "1½", "+", "·"), ("0½", None, "1", "u"), ("-", "0", None, "×"), ("·", "u", "×", None))
    lines = [CrossLine(str(at), name, row, "3") for at, (name, row) in enumerate(zip(NAMES, cells, strict=True), 1)]
    picture = draw_cross_table(lines, title="Winter 1", theme=theme, words=words)  # type: ignore[arg-type]
    golden(f"league_cross_table_{style}.png", picture)


@every_style
def test_a_full_cross_table(golden: Golden, style: str, theme: Theme, words: object) -> None:
    marks = ("1", "½", "0", "+", "-", "·")
    cells = [
        tuple(None if row == other else marks[(row + 2 * other) % len(marks)] for other in range(MOST))
        for row in range(MOST)
    ]
    lines = [CrossLine(str(at), NAMES[at % len(NAMES)], row, str(22 - at)) for at, row in enumerate(cells)]
    picture = draw_cross_table(lines, title="Winter 1", theme=theme, words=words)  # type: ignore[arg-type]
    golden(f"league_full_cross_table_{style}.png", picture)


@every_style
def test_a_ladder(golden: Golden, style: str, theme: Theme, words: object) -> None:
    rungs = [
        Rung(1, NAMES[0], 41),
        Rung(2, NAMES[1], 3, 2, is_marked=True),
        Rung(3, NAMES[3], 3, -1, 1),
        Rung(4, NAMES[2], 120, None, 2, is_accepted=True),
    ]
    picture = draw_ladder(rungs, title="Ladder", theme=theme, words=words)  # type: ignore[arg-type]
    golden(f"league_ladder_{style}.png", picture)


def test_a_long_ladder_has_pages_and_no_more() -> None:
    rungs = [Rung(at, f"Anna {at}", at) for at in range(1, 2 * ROWS_ON_PAGE + 2)]
    assert (pages(rungs), pages([])) == (3, 1)
    drawn = [draw_ladder(rungs, title="Ladder", theme=DARK, words=WORDS["en"], page=page) for page in range(3)]
    assert len(set(drawn)) == 3
    with pytest.raises(IndexError):
        draw_ladder(rungs, title="Ladder", theme=DARK, words=WORDS["en"], page=3)


@every_style
def test_the_tables_of_a_round(golden: Golden, style: str, theme: Theme, words: Words) -> None:
    sizes = (4, 4, 3)
    cards = [
        TableCard(
            words("league-round-table", table=at, number=str(11 + at)),
            tuple(Seated(NAMES[(at + seat) % len(NAMES)], str(12 - at - seat)) for seat in range(size)),
        )
        for at, size in enumerate(sizes, 1)
    ]
    heading = words("league-round-title", season="Winter 1", round=3)
    golden(f"league_round_{style}.png", draw_round(cards, title=heading, theme=theme))


@every_style
def test_a_curve(golden: Golden, style: str, theme: Theme, words: object) -> None:
    assert words
    points = [CurvePoint(at * DAY, 1500 + (at * 37) % 90, 330 - 12 * at) for at in range(12)]
    golden(f"league_curve_{style}.png", draw_curve(points, title="Anna", first="1", last="12", theme=theme))


@every_style
def test_a_pentathlon(golden: Golden, style: str, theme: Theme, words: object) -> None:
    point = words("league-decimal")  # type: ignore[operator]
    first, second, third, last = (StageCell(points) for points in ("11", f"7{point}7", f"4{point}3", "1"))
    running = StageCell("6", "running")
    lines = [
        PentathlonLine(
            "1", "Anna", (first, first, StageCell(f"4{point}3", "dropped"), first, first), "44", is_marked=True
        ),
        PentathlonLine("2=", NAMES[-1], (second, None, first, second, running), f"26{point}3"),
        PentathlonLine("2=", "Carla", (third, second, None, second, running), f"26{point}3"),
        PentathlonLine("4", "Dora", (last, None, None, None, None), "1"),
    ]
    games = ("Colliding Circles", "Columbiz", "Gamwin", "Confusion", "Zirkeltanz")
    picture = draw_pentathlon(lines, title="Winter 1", stages=games, theme=theme, words=words)  # type: ignore[arg-type]
    golden(f"league_pentathlon_{style}.png", picture)


def test_a_pentathlon_of_many_has_pages() -> None:
    assert [table_pages(people) for people in (0, 1, 12, 13)] == [1, 1, 1, 2]
    with pytest.raises(IndexError):
        draw_pentathlon([], title="", stages=(), theme=DARK, words=WORDS["en"], page=1)


ODD = "陈🦊ليلى\u3164"
"""A name of which nothing can be drawn."""


@pytest.mark.parametrize(
    "draw",
    [
        lambda name: draw_table(
            [StandingRow("1", name, (0, 0, 0, 0), "0")], title=name, figure=name, theme=DARK, words=str
        ),
        lambda name: draw_cross_table([CrossLine("1", name, (None,), "0")], title=name, theme=DARK, words=str),
        lambda name: draw_ladder([Rung(1, name, 1)], title=name, theme=DARK, words=str),
        lambda name: draw_round([TableCard(name, (Seated(name, "0"),))], title=name, theme=DARK),
        lambda name: draw_curve([CurvePoint(0, 1500, 9)], title=name, first="1", last="2", theme=DARK),
        lambda name: draw_pentathlon(
            [PentathlonLine("1", name, (None,), "0")], title=name, stages=(name,), theme=DARK, words=str
        ),
        lambda name: draw_bracket([Column(name, (Box(Side(name), Side(name), name),))], title=name, theme=DARK),
    ],
    ids=["table", "cross table", "ladder", "round", "curve", "pentathlon", "bracket"],
)
def test_no_box_stands_for_a_letter_that_the_font_lacks(draw: Callable[[str], bytes]) -> None:
    assert draw(ODD) == draw("")
    assert draw("Anna") == draw("Anna\u200b") == draw("𝓐𝓷𝓷𝓪") != draw("")
