"""The strip of Gamwin as a picture."""

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from statistics import median
from typing import Any, Final

import pytest
from PIL import Image

from games.core import CHANCE, Outcome, Seat, Transition
from games.gamwin import GAME, board, dice
from games.gamwin.board import BLUE, QUIET_LIMIT, QUIET_WARNING, RED
from games.gamwin.examples import EXAMPLE
from games.gamwin.sheet import COLUMNS
from games.gamwin.state import STONES, Action, State
from games.gamwin.view import DieSeen, PlaceSeen, View
from renderers import gamwin as pictures
from renderers.core import MAX_SIDE
from renderers.drawing.theme import DARK, LIGHT, THEMES, Theme
from renderers.gamwin import Gamwin
from renderers.pieces import miwin
from tests.renderers.conftest import Golden

RENDERER: Final = Gamwin()
KIBIBYTE: Final = 1024

ENGLISH: Final = {
    "picture-blue": "Blue",
    "picture-red": "Red",
    "picture-off": "Off",
    "picture-home": "Home",
    "picture-turn": "Round",
    "picture-first-throw": "First throw",
    "picture-to-move": "to move",
    "picture-won": "won",
    "picture-drawn": "draw",
    "picture-over": "Game over",
    "picture-quiet": "Quiet turns",
    "sheet-turn": "Round",
    "gamwin-column-dice": "Dice",
    "gamwin-column-moves": "Moves",
    "gamwin-column-home": "Home",
}
GERMAN: Final = ENGLISH | {
    "picture-blue": "Blau",
    "picture-red": "Rot",
    "picture-off": "Draußen",
    "picture-home": "Im Ziel",
    "picture-turn": "Runde",
    "picture-first-throw": "Erst-Wurf",
    "picture-to-move": "am Zug",
    "picture-won": "gewonnen",
    "picture-drawn": "remis",
    "picture-over": "Spielende",
    "picture-quiet": "Stille Züge",
}


@cache
def transitions() -> tuple[Transition[State, Action], ...]:
    """Return every step of the rulebook's example."""
    steps = []
    state = GAME.rules.setup(2, {})
    for text in EXAMPLE:
        (seat,) = GAME.rules.to_act(state)
        action = GAME.notation.parse(state, seat, text)
        before, state = state, GAME.rules.apply(state, seat, action)
        steps.append(Transition(before, seat, action, state))
    return tuple(steps)


def after(text: str, *, throws: int = 0) -> View:
    """Return the position after a line of the example, and after so many throws that followed."""
    return GAME.narration.view(transitions()[EXAMPLE.index(text) + throws].after, None)


def crowded() -> View:
    """Return a position with everything that can be marked: jumps, entries, captures, walls, blocks, quiet turns."""
    return replace(
        after("R9-R1", throws=1),
        places=(
            PlaceSeen("L1", (BLUE, BLUE), is_wall=False, blocked_seat=None),
            PlaceSeen("L9", (RED,), is_wall=False, blocked_seat=None),
            PlaceSeen("R4", (RED, RED, BLUE), is_wall=True, blocked_seat=RED),
        ),
        off=(0, 0),
        home=(0, 0),
        quiet_turns=33,
        last_seat=BLUE,
        last_ways=(("off", "L1"), ("R7", "R4")),
        captured=("L4", "R4"),
    )


def over() -> View:
    view = after("R8-R7, R8-R9, R8-R9, R9-L9, R9-L9")
    return replace(view, places=view.places[:1], home=(1, 3), off=(2, 0)).ended(Outcome("home", (2, 1), (1, 3)))


POSITIONS: Final[dict[str, Callable[[], View]]] = {
    "empty": lambda: GAME.narration.view(GAME.rules.setup(2, {}), None),
    "first_throw": lambda: replace(
        after("*9, *5, pass", throws=1),
        dice=(
            DieSeen("III", 7, is_fresh=True, is_used=False, is_due=False),
            DieSeen("IV", 8, is_fresh=True, is_used=True, is_due=False),
            DieSeen("V", 8, is_fresh=True, is_used=False, is_due=False),
        ),
    ),
    "crossing_and_block": lambda: after("L9-R9, R9-R8, keep 4"),
    "captures": lambda: after("L4-L5, L5-L6, L6-L7, R8-R7, roll", throws=1),
    "wall": lambda: after("*8, roll", throws=1),
    "home": lambda: after("R9-R1", throws=1),
    "crowded": crowded,
    "over": over,
}


def drawn(view: View, theme: Theme = DARK, words: dict[str, str] = ENGLISH) -> bytes:
    return RENDERER.board(view, theme=theme, words=words.__getitem__)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(("theme", "words"), [(DARK, ENGLISH), (LIGHT, GERMAN)], ids=["dark_en", "light_de"])
def test_golden(golden: Golden, name: str, theme: Theme, words: dict[str, str]) -> None:
    language = "en" if words is ENGLISH else "de"
    golden(f"gamwin_{name}_{theme.key}_{language}.png", drawn(POSITIONS[name](), theme, words))


def test_golden_sheet(golden: Golden) -> None:
    rows = GAME.narration.sheet(transitions())
    golden("gamwin_sheet_dark_en.png", RENDERER.sheet(rows, theme=DARK, words=ENGLISH.__getitem__))


@pytest.mark.parametrize(
    "change",
    [
        {"places": ()},
        {"places": (PlaceSeen("L4", (BLUE,), is_wall=False, blocked_seat=None),)},
        {"places": (PlaceSeen("L5", (RED,), is_wall=False, blocked_seat=None),)},
        {"places": (PlaceSeen("L5", (RED, RED, BLUE), is_wall=True, blocked_seat=RED),)},
        {"places": (PlaceSeen("L5", (RED, RED, BLUE), is_wall=True, blocked_seat=None),)},
        {"places": (PlaceSeen("L5", (RED, RED, BLUE), is_wall=False, blocked_seat=RED),)},
        {"off": (2, 0)},
        {"off": (1, 1)},
        {"home": (1, 0)},
        {"home": (0, 2)},
        {"dice": ()},
        {"to_move": RED},
        {"to_move": None},
        {"turn": 5},
        {"is_first_throw": True},
        {"quiet_turns": QUIET_WARNING},
        {"last_ways": ()},
        {"last_ways": (("off", "L5"),)},
        {"last_ways": (("R4", "home"),)},
        {"last_ways": (("L4", "L5"),)},
        {"last_ways": (("L5", "L4"),)},
        {"last_ways": (("L9", "R9"),)},
        {"captured": ("R2",)},
        {"outcome": Outcome("home", (1, 2), (3, 0))},
        {"outcome": Outcome("home", (2, 1), (0, 3))},
        {"outcome": Outcome("quiet", (1, 1), (0, 0))},
    ],
    ids=str,
)
def test_everything_that_is_to_be_seen_shows(change: dict[str, Any]) -> None:
    view = after("L9-R9, R9-R8, keep 4", throws=1)
    assert drawn(replace(view, **change)) != drawn(view)


@pytest.mark.parametrize("change", [{"number": 2}, {"is_fresh": False}, {"is_used": True}, {"is_due": True}], ids=str)
def test_everything_of_a_die_shows(change: dict[str, Any]) -> None:
    view = after("L9-R9, R9-R8, keep 4", throws=1)
    assert drawn(replace(view, dice=(replace(view.dice[0], **change), *view.dice[1:]))) != drawn(view)


@pytest.mark.parametrize("number", range(10))
def test_a_die_has_as_many_pips_as_its_number(number: int) -> None:
    assert len(set(miwin.pips(number))) == number


def test_quiet_turns_are_not_counted_aloud_before_the_warning() -> None:
    view = after("L5-L4, keep 5", throws=1)
    assert drawn(replace(view, quiet_turns=QUIET_WARNING - 1)) == drawn(view)


def test_only_known_words_are_asked_for_and_all_of_them() -> None:
    asked: set[str] = set()

    def words(key: str) -> str:
        asked.add(key)
        return ENGLISH[key]

    draw = replace(over(), outcome=Outcome("quiet", (1, 1), (1, 1)))
    for view in (crowded(), draw, over(), POSITIONS["first_throw"]()):
        RENDERER.board(view, theme=DARK, words=words)
    RENDERER.sheet((), theme=DARK, words=words)
    assert asked == set(RENDERER.words)


def test_geometry_and_figures_are_those_of_the_rules() -> None:
    assert (pictures.FIELDS, pictures.SIDES, pictures.STONES) == (board.FIELDS, board.SIDES, STONES)
    assert dice.NAMES == miwin.NAMES
    assert (pictures.QUIET_WARNING, pictures.QUIET_END) == (QUIET_WARNING, QUIET_LIMIT)
    assert tuple(word.rpartition("-")[2] for word in pictures.SHEET_WORDS) == COLUMNS
    for place, other in zip(board.PLACES, board.PLACES[1:], strict=False):
        if place[0] == other[0]:
            assert pictures.place(place)[0] == pictures.place(other)[0]
            assert pictures.place(place)[1] - pictures.place(other)[1] == pictures.ROW
    assert pictures.place("L5")[0] < pictures.MIDDLE < pictures.place("R5")[0]


def test_nothing_reaches_over_the_edge_of_the_board() -> None:
    """All four edges of a picture are of the table's colour, whatever is shown."""
    for theme in THEMES.values():
        image = Image.open(io.BytesIO(drawn(crowded(), theme, GERMAN))).convert("RGB")
        wide, high = image.size
        for box in ((0, 0, wide, 4), (0, high - 4, wide, high), (0, 0, 4, high), (wide - 4, 0, wide, high)):
            assert image.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), theme.table)]


def test_size_and_weight() -> None:
    views = [GAME.narration.view(transition.after, None) for transition in transitions()]
    weights = [len(drawn(view, theme)) for view in views for theme in THEMES.values()]
    assert median(weights) <= 60 * KIBIBYTE
    for theme in THEMES.values():
        picture = drawn(crowded(), theme, GERMAN)
        image = Image.open(io.BytesIO(picture))
        assert max(image.size) <= MAX_SIDE
        assert image.height >= image.width
        assert len(picture) <= 200 * KIBIBYTE


def test_threads_draw_what_one_alone_draws() -> None:
    views = [GAME.narration.view(transition.after, None) for transition in transitions()]
    alone = [drawn(view) for view in views]
    for cached in (miwin.die_sprite, pictures._stone, pictures._tray, pictures._background):
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, views)) == alone


def test_replay_weighs_little_and_has_a_frame_for_each_line_that_changes_the_picture() -> None:
    views = [GAME.narration.view(transition.after, None) for transition in transitions() if transition.seat != CHANCE]
    animation = RENDERER.replay(views, theme=LIGHT, words=GERMAN.__getitem__)
    assert len(animation) <= 500 * KIBIBYTE
    image = Image.open(io.BytesIO(animation))
    frames = len({drawn(view) for view in views})
    assert (image.format, getattr(image, "n_frames", 1)) == ("GIF", frames)


def test_stones_and_marks_stay_apart_without_colours() -> None:
    """Blue's stones are round and Red's square; both bear their letter."""
    theme = replace(DARK.with_pieces(*(DARK.pieces[0],) * 2))
    round_one, square = (pictures._stone(theme, Seat(seat), theme.panel, held=False).image for seat in (0, 1))
    assert round_one.tobytes() != square.tobytes()
    assert len(set(pictures.LETTERS)) == 2


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_palette_holds_all_colours(theme: Theme) -> None:
    assert len(pictures.COLOURS[theme.key].palette) <= 256
