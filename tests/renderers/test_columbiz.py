"""The board of Columbiz as a picture."""

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from statistics import median
from typing import Any, Final

import pytest
from PIL import Image

from games.columbiz import GAME, board, examples
from games.columbiz.examples import played
from games.columbiz.state import Action, State
from games.columbiz.view import CaptiveSeen, LineSeen, View
from games.core import Outcome, Seat, Transition
from renderers import columbiz as pictures
from renderers.columbiz import Columbiz
from renderers.core import MAX_SIDE
from renderers.drawing.canvas import Brush
from renderers.drawing.theme import DARK, LIGHT, THEMES, Theme
from renderers.pieces import discs
from tests.games.columbiz.random_games import random_game
from tests.renderers.conftest import Golden
from tests.renderers.drawing.test_theme import contrast

RENDERER: Final = Columbiz()
KIBIBYTE: Final = 1024

ENGLISH: Final = {
    "picture-purple": "Purple",
    "picture-blue": "Blue",
    "picture-grey": "Grey",
    "picture-black": "Black",
    "picture-turn": "Round",
    "picture-last-round": "Last round",
    "picture-over": "Game over",
    "picture-throw": "Throw",
    "picture-kept": "kept",
    "picture-to-move": "to move",
    "picture-won": "won",
    "picture-drawn": "draw",
    "picture-left": "resigned",
    "picture-lines": "Lines",
    "picture-prisoners": "Prisoners",
    "picture-supply": "Supply",
    "sheet-turn": "Round",
    "columbiz-column-dice": "Dice",
    "columbiz-column-discs": "Discs",
    "columbiz-column-lines": "Lines",
    "columbiz-column-prisoners": "Prisoners",
    "columbiz-column-supply": "Supply",
    "columbiz-column-score": "Score",
}
GERMAN: Final = ENGLISH | {
    "picture-purple": "Lila",
    "picture-blue": "Blau",
    "picture-grey": "Grau",
    "picture-black": "Schwarz",
    "picture-turn": "Runde",
    "picture-last-round": "Letzte Runde",
    "picture-over": "Spielende",
    "picture-throw": "Wurf",
    "picture-kept": "liegen",
    "picture-to-move": "am Zug",
    "picture-won": "gewonnen",
    "picture-drawn": "remis",
    "picture-left": "aufgegeben",
    "picture-lines": "Reihen",
    "picture-prisoners": "Gefangene",
    "picture-supply": "Vorrat",
    "sheet-turn": "Runde",
}

FOUR: Final = (
    *("6-6-2-3, 6-6, 1-3", "111-22-44-5", "1/1, 1/2, 2/2, 4/2", "22-33-444-5", "2/1, 3/2, 4/3, 5/1"),
    *("1-33-4-5-666", "6/2, 4/1", "11-222-44-5", "keep 222", "11-2-3-6", "2/4, 3/1, 6/1", "11-2-333-5-6", "2/1"),
    *("11-222-3-5-6", "2/2", "2-333-5-666", "2/1, 6/3, 3/3", "2-3-44-55-66", "4/2, 5/2, 6/1, 3/1"),
    *("1-222-4-5-66", "keep 222", "1-2-3-4-5", "keep 5", "11-222-4-5", "5/1", "11-33-4-666", "keep 11 666"),
    *("4-5-6", "keep 11 6666", "1-6", "1/3, 6/4, 6/1", "111-2-3-4-55", "keep 3 5", "11-33-66"),
    "1/1, 3/2, 3/1, 6/2",
    *("11-2-3-4-555", "keep 555"),
)
"""Four players, a random play; the last turn scores in two directions and has prisoners of two."""


def view_of(seats: int, *script: str) -> View:
    return GAME.narration.view(played(seats, script), None)


def overview() -> View:
    """Return a position of two, before the last decision of a turn."""
    return GAME.narration.view(played(2, examples.OVERVIEW), None)


def four() -> View:
    """Return a position of four while dice are kept."""
    return view_of(4, *FOUR)


def left() -> View:
    """Return a position of three of whom one has left, in the last round."""
    state = examples.example("leaving")
    assert state
    return replace(GAME.narration.view(state, None), is_last_round=True)


def over() -> View:
    """Return the end of a match in which two share the win."""
    return replace(four().ended(Outcome("supply", (1, 3, 1, 4), (5, 4, 5, 2))), is_last_round=True)


def laid_away() -> View:
    """Return a position after a turn in which nothing could be placed."""
    view = overview()
    assert view.last
    return replace(view, last=replace(view.last, discs=(), lines=(), captives=(), laid_away=3, prisoners_points=0))


def drawn(view: View, theme: Theme = DARK, words: dict[str, str] = ENGLISH) -> bytes:
    return RENDERER.board(view, theme=theme, words=words.__getitem__)


@cache
def transitions() -> tuple[Transition[State, Action], ...]:
    return tuple(random_game(4, 3))


POSITIONS: Final[dict[str, Callable[[], View]]] = {
    "start": lambda: view_of(2, "5-3", "1-2-33-555-6"),
    "overview": overview,
    "four": four,
    "left": left,
    "over": over,
    "laid_away": laid_away,
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(("theme", "words"), [(DARK, ENGLISH), (LIGHT, GERMAN)], ids=["dark_en", "light_de"])
def test_golden(golden: Golden, name: str, theme: Theme, words: dict[str, str]) -> None:
    language = "en" if words is ENGLISH else "de"
    golden(f"columbiz_{name}_{theme.key}_{language}.png", drawn(POSITIONS[name](), theme, words))


def test_golden_sheet(golden: Golden) -> None:
    rows = GAME.narration.sheet(transitions())
    golden("columbiz_sheet_dark_en.png", RENDERER.sheet(rows, theme=DARK, words=ENGLISH.__getitem__, page=0))


@pytest.mark.parametrize(
    "change",
    [
        {"discs": ()},
        {"dice": ()},
        {"due": 2},
        {"throws": 2},
        {"to_move": Seat(0)},
        {"to_move": None},
        {"round": 7},
        {"is_last_round": True},
        {"last": None},
        {"outcome": Outcome("supply", (1, 2), (4, 1))},
        {"outcome": Outcome("supply", (2, 1), (4, 1))},
        {"outcome": Outcome("supply", (1, 1), (4, 1))},
    ],
    ids=str,
)
def test_everything_that_is_to_be_seen_shows(change: dict[str, Any]) -> None:
    assert drawn(replace(overview(), **change)) != drawn(overview())


@pytest.mark.parametrize(
    "change",
    [
        {"dice": (1, 2, 3)},
        {"discs": ("4/3",)},
        {"captives": (CaptiveSeen("5/1", Seat(1)),)},
        {"lines": ()},
        {"lines": (LineSeen("4/3", "row", ("4/3", "5/3", "6/3"), 1),)},
        {"prisoners_points": 3},
        {"laid_away": 3},
    ],
    ids=str,
)
def test_everything_of_the_latest_turn_shows(change: dict[str, Any]) -> None:
    view = overview()
    assert view.last
    assert drawn(replace(view, last=replace(view.last, **change))) != drawn(view)


@pytest.mark.parametrize(
    "change",
    [{"supply": 1}, {"prisoners": 5}, {"prisoners_points": 9}, {"line_points": 8}, {"score": 11}, {"has_left": True}],
    ids=str,
)
def test_everything_of_a_player_shows(change: dict[str, Any]) -> None:
    view = overview()
    players = (replace(view.players[0], **change), view.players[1])
    assert drawn(replace(view, players=players)) != drawn(view)


def test_kept_dice_are_told_from_thrown_ones() -> None:
    view = overview()
    loose = tuple(replace(die, is_kept=False) for die in view.dice)
    assert drawn(replace(view, dice=loose)) != drawn(view)


def test_a_receipt_with_more_than_there_is_room_for_still_has_its_total() -> None:
    view = overview()
    assert view.last
    line = view.last.lines[0]
    drawn(replace(view, last=replace(view.last, lines=(line,) * 14)))


def test_only_known_words_are_asked_for_and_all_of_them() -> None:
    asked: set[str] = set()

    def words(key: str) -> str:
        asked.add(key)
        return ENGLISH[key]

    draw = replace(overview(), outcome=Outcome("agreed", (1, 1), (1, 1)))
    for view in (overview(), four(), left(), over(), draw):
        RENDERER.board(view, theme=DARK, words=words)
    RENDERER.sheet((), theme=DARK, words=words)
    assert asked == set(RENDERER.words)


def test_geometry_and_figures_are_those_of_the_rules() -> None:
    assert (len(board.NEEDED), board.THROWS) == (pictures.COLUMNS, pictures.THROWS)
    assert all(len(needs) == pictures.ROWS for needs in board.NEEDED)
    assert tuple(word.rpartition("-")[2] for word in pictures.SHEET_WORDS) == GAME.info.sheet_columns
    assert tuple(word.rpartition("-")[2] for word in pictures.SEAT_WORDS) == GAME.info.seat_names
    (x1, y1), (x2, y2) = pictures.place("1/1"), pictures.place("6/6")
    assert x2 > x1
    assert y2 < y1


def test_nothing_reaches_over_the_edge_of_the_board() -> None:
    """The left and right edges of a picture are of the table's colour, whatever is shown."""
    for theme in THEMES.values():
        image = Image.open(io.BytesIO(drawn(over(), theme, GERMAN))).convert("RGB")
        wide, high = image.size
        for box in ((0, 0, 4, high), (wide - 4, 0, wide, high), (0, high - 4, wide, high)):
            assert image.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), theme.table)]


def test_size_and_weight() -> None:
    views = [GAME.narration.view(transition.after, None) for transition in transitions()[::6]]
    weights = [len(drawn(view, theme)) for view in views for theme in THEMES.values()]
    assert median(weights) <= 60 * KIBIBYTE
    for position in POSITIONS.values():
        picture = drawn(position(), LIGHT, GERMAN)
        image = Image.open(io.BytesIO(picture))
        assert max(image.size) <= MAX_SIDE
        assert image.height >= image.width
        assert len(picture) <= 200 * KIBIBYTE


def test_threads_draw_what_one_alone_draws() -> None:
    views = [position() for position in POSITIONS.values()]
    alone = [drawn(view) for view in views]
    for cached in (pictures._die, pictures._disc, pictures._free, pictures._background):
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, views)) == alone


@pytest.mark.slow
def test_replay_weighs_little_and_ends_longest() -> None:
    views = [GAME.narration.view(transition.after, None) for transition in transitions()]
    data = RENDERER.replay(views, theme=LIGHT, words=GERMAN.__getitem__)
    animation = Image.open(io.BytesIO(data))
    assert animation.format == "GIF"
    assert getattr(animation, "n_frames", 1) > 20
    assert len(data) <= 1500 * KIBIBYTE


# --- Seats are told apart by everybody


@pytest.mark.parametrize("theme", discs.COLOURS.values(), ids=discs.COLOURS)
def test_signs_are_readable_and_palettes_hold_all_colours(theme: Theme) -> None:
    for piece in theme.pieces:
        assert contrast(piece.sign, piece.body) >= 4.5
        assert max(contrast(piece.body, theme.well), contrast(piece.line, theme.well)) >= 3
    assert len(theme.palette) <= 256


def test_signs_differ_without_colours() -> None:
    """Discs of one colour are drawn for all seats: no two pictures are the same."""
    piece = discs.COLOURS["dark"].pieces[0]
    shapes = set()
    for seat in range(4):
        brush = Brush(60, 60, DARK.table)
        discs.draw_disc(brush, piece, seat, 30, 30, 56)
        shapes.add(brush.image().tobytes())
    assert len(shapes) == 4
