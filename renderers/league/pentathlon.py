"""The table of a pentathlon as a picture: people, their points in each stage, and the sum.

Points that do not count stand in brackets; provisional ones, of a stage that is being played, bear a tilde.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from renderers.drawing.canvas import Canvas
from renderers.drawing.theme import Colour, Theme
from renderers.league.core import HEAD, LETTER, MARGIN, ROW, SMALL, WIDTH, Words, band, row_ground, text

ROWS_ON_PAGE: Final = 12
PLACE_RIGHT: Final = 66
NAME_LEFT: Final = 78
NAMES_WIDE: Final = 168
TOTAL_WIDE: Final = 116
LEGEND_ROW: Final = 40
LEGEND_COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class StageCell:
    """Somebody's points from a stage, as text, and whether they count, are left out of the sum, or may still change."""

    points: str
    state: Literal["counts", "dropped", "running"] = "counts"


@dataclass(frozen=True, slots=True)
class PentathlonLine:
    """One person's line: place as text, name, a cell for each stage (None: not taken part), the sum."""

    place: str
    name: str
    cells: tuple[StageCell | None, ...]
    total: str
    is_marked: bool = False


def table_pages(people: int) -> int:
    """Return how many pages a table of so many people has."""
    return max(1, -(-people // ROWS_ON_PAGE))


def draw_pentathlon(
    lines: Sequence[PentathlonLine], *, title: str, stages: Sequence[str], theme: Theme, words: Words, page: int = 0
) -> bytes:
    """Return a page of the table as a PNG; `stages` are the names of the games, in the order of the cells.

    Raises:
        IndexError: there is no such page.
    """
    start = range(0, table_pages(len(lines)) * ROWS_ON_PAGE, ROWS_ON_PAGE)[page]
    shown = lines[start : start + ROWS_ON_PAGE]
    legend = [*(f"{number} {name}" for number, name in enumerate(stages, 1)), *_signs(shown, words)]
    rows = max(1, len(shown))
    foot = -(-len(legend) // LEGEND_COLUMNS) * LEGEND_ROW
    canvas = Canvas.blank(theme, WIDTH, 2 * HEAD + rows * ROW + foot + MARGIN)
    text(canvas, title, MARGIN + 4, HEAD / 2 + 4, theme.table, width=WIDTH - 2 * MARGIN, size=LETTER + 4, is_bold=True)
    edges = _edges(len(stages))
    middle = HEAD * 1.5
    for number, right in enumerate(edges, 1):
        text(canvas, str(number), right, middle, theme.table, width=60, anchor="rm", size=SMALL, colour=theme.quiet)
    edge, head = WIDTH - MARGIN - 4, words("pentathlon-total")
    text(canvas, head, edge, middle, theme.table, width=TOTAL_WIDE, anchor="rm", size=SMALL, colour=theme.quiet)
    for index, line in enumerate(shown):
        _put_line(canvas, line, edges, 2 * HEAD + index * ROW - 6, row_ground(theme, index))
    _put_legend(canvas, legend, 2 * HEAD + rows * ROW + 8)
    return canvas.png()


def _signs(lines: Sequence[PentathlonLine], words: Words) -> list[str]:
    """Return what the signs mean that are on a page."""
    states = {cell.state for line in lines for cell in line.cells if cell is not None}
    return [words(f"pentathlon-sign-{state}") for state in ("running", "dropped") if state in states]


def _edges(stages: int) -> list[float]:
    """Return the right edges of the columns of stages."""
    left, right = NAME_LEFT + NAMES_WIDE, WIDTH - MARGIN - TOTAL_WIDE
    return [left + (at + 1) * (right - left) / max(1, stages) for at in range(stages)]


def _put_line(canvas: Canvas, line: PentathlonLine, edges: Sequence[float], top: int, ground: Colour) -> None:
    theme, middle = canvas.theme, top + ROW / 2
    band(canvas, top, ground)
    text(canvas, line.place, PLACE_RIGHT, middle, ground, width=50, anchor="rm", is_bold=True)
    text(canvas, line.name, NAME_LEFT, middle, ground, width=NAMES_WIDE - 8, is_bold=line.is_marked)
    for right, cell in zip(edges, line.cells, strict=True):
        colour = theme.ink if cell is not None and cell.state == "counts" else theme.quiet
        text(canvas, _shown(cell), right, middle, ground, width=90, anchor="rm", size=SMALL, colour=colour)
    text(canvas, line.total, WIDTH - MARGIN - 4, middle, ground, width=TOTAL_WIDE, anchor="rm", is_bold=True)


def _shown(cell: StageCell | None) -> str:
    if cell is None:
        return "–"
    return {"counts": "{}", "dropped": "({})", "running": "~{}"}[cell.state].format(cell.points)


def _put_legend(canvas: Canvas, legend: Sequence[str], top: int) -> None:
    theme, wide = canvas.theme, (WIDTH - 2 * MARGIN) / LEGEND_COLUMNS
    for index, entry in enumerate(legend):
        x = MARGIN + 4 + index % LEGEND_COLUMNS * wide
        y = top + (index // LEGEND_COLUMNS + 0.5) * LEGEND_ROW
        text(canvas, entry, x, y, theme.table, width=wide - 12, size=SMALL, colour=theme.quiet)
