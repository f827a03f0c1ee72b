"""The board of Colliding Circles as a picture."""

import io
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from statistics import median
from typing import Any

import pytest
from PIL import Image

from games.colliding_circles import GAME, board
from games.colliding_circles.board import BLACK, QUIET_LIMIT, QUIET_WARNING, RED
from games.colliding_circles.view import CircleSeen, StepSeen, View
from games.core import Outcome
from renderers import colliding_circles as pictures
from renderers.colliding_circles import CollidingCircles
from renderers.core import MAX_SIDE
from renderers.drawing.theme import DARK, LIGHT, THEMES, Theme
from tests.renderers.conftest import Golden
from tests.renderers.positions import ENGLISH, GERMAN, after, full, resigned, sample_views

RENDERER = CollidingCircles()
KIBIBYTE = 1024


def drawn(view: View, theme: Theme = DARK, words: dict[str, str] = ENGLISH) -> bytes:
    return RENDERER.board(view, theme=theme, words=words.__getitem__)


@pytest.mark.parametrize(
    ("name", "view"),
    [
        ("empty", lambda: sample_views()[0]),
        ("manoeuvre_over_fields_taken_since", lambda: after(4, "red")),
        ("manoeuvre_from_a_field_still_free", lambda: after(8, "red")),
        ("hole", lambda: after(8, "black")),
        ("quiet_turns", lambda: replace(after(11, "black"), quiet_turns=9)),
        ("resigned", resigned),
        ("full", full),
    ],
)
@pytest.mark.parametrize(("theme", "words"), [(DARK, ENGLISH), (LIGHT, GERMAN)], ids=["dark_en", "light_de"])
def test_golden(golden: Golden, name: str, view: Callable[[], View], theme: Theme, words: dict[str, str]) -> None:
    language = "en" if words is ENGLISH else "de"
    golden(f"board_{name}_{theme.key}_{language}.png", drawn(view(), theme, words))


@pytest.mark.parametrize(
    "change",
    [
        {"holes": ("E9",)},
        {"fresh": ((0,), ())},
        {"pools": (16, 16)},
        {"scores": (5, 1)},
        {"to_move": RED},
        {"to_move": None},
        {"turn": 5},
        {"quiet_turns": QUIET_WARNING},
        {"last_steps": ()},
        {"last_steps": (StepSeen("placement", ("C6",), 5),)},
        {"circles": ()},
        {"circles": (CircleSeen("BC7", BLACK, "wolf", 5),)},
        {"circles": (CircleSeen("BC7", RED, "fox", 5),)},
        {"circles": (CircleSeen("BC7", RED, "goose", 5),)},
        {"circles": (CircleSeen("BC7", RED, "wolf", 1),)},
        {"outcome": Outcome("no_field", (1, 2), (5, 0))},
        {"outcome": Outcome("no_field", (2, 1), (5, 0))},
        {"outcome": Outcome("no_field", (1, 1), (5, 0))},
    ],
    ids=str,
)
def test_everything_that_is_to_be_seen_shows(change: dict[str, Any]) -> None:
    view = after(4, "red")
    assert drawn(replace(view, **change)) != drawn(view)


def test_quiet_turns_are_not_counted_aloud_before_the_warning() -> None:
    view = after(4, "red")
    assert drawn(replace(view, quiet_turns=QUIET_WARNING - 1)) == drawn(view)


def test_the_way_of_a_manoeuvre_shows() -> None:
    """D4-E3 over E4, or over D3, D2 and E2: the same dice, another way."""
    view = after(4, "red")
    short = replace(view, last_steps=(StepSeen("manoeuvre", ("D4", "E4", "E3"), 4),))
    long = replace(view, last_steps=(StepSeen("manoeuvre", ("D4", "D3", "D2", "E2", "E3"), 4),))
    assert drawn(short) != drawn(long)


def test_only_known_words_are_asked_for_and_all_of_them() -> None:
    asked: set[str] = set()

    def words(key: str) -> str:
        asked.add(key)
        return ENGLISH[key]

    quiet, draw = replace(after(4, "red"), quiet_turns=9), replace(resigned(), outcome=Outcome("x", (1, 1), (1, 1)))
    for view in (quiet, draw, resigned()):
        RENDERER.board(view, theme=DARK, words=words)
    RENDERER.sheet((), theme=DARK, words=words)
    assert asked == set(RENDERER.words)


def test_geometry_is_that_of_the_rules() -> None:
    assert pictures.FIELDS == board.FIELDS
    assert pictures.PRINTED == board.PRINTED_NUMBERS
    for field, neighbours in zip(board.FIELDS, board.NEIGHBOURS, strict=True):
        here = pictures.place(field)
        near = {other for other in board.FIELDS if math.dist(here, pictures.place(other)) < pictures.SIDE * 1.1}
        assert near - {field} == {board.FIELDS[index] for index in neighbours}


@pytest.mark.parametrize("centre", pictures.CENTRES)
def test_six_fields_lie_around_a_centre(centre: str) -> None:
    left, right, row = centre[0], centre[1], int(centre[2:])
    for field in (f"{column}{row + step}" for column in (left, right) for step in (-1, 0, 1)):
        assert math.dist(pictures.place(centre), pictures.place(field)) == pytest.approx(pictures.SIDE)


def test_figures_are_those_of_the_rules() -> None:
    assert (pictures.QUIET_WARNING, pictures.QUIET_END) == (QUIET_WARNING, QUIET_LIMIT)
    assert len(pictures.CENTRES) == 19
    assert tuple(word.rpartition("-")[2] for word in pictures.SHEET_WORDS) == GAME.info.sheet_columns


def test_nothing_reaches_over_the_edge_of_the_board() -> None:
    """All four edges of a picture are of the table's colour, whatever is shown."""
    for theme in THEMES.values():
        image = Image.open(io.BytesIO(drawn(full(), theme, GERMAN))).convert("RGB")
        wide, high = image.size
        for box in ((0, 0, wide, 4), (0, high - 4, wide, high), (0, 0, 4, high), (wide - 4, 0, wide, high)):
            assert image.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), theme.table)]


def test_size_and_weight() -> None:
    weights = [len(drawn(view, theme)) for view in sample_views() for theme in THEMES.values()]
    assert median(weights) <= 64 * KIBIBYTE
    for theme in THEMES.values():
        picture = drawn(full(), theme, GERMAN)
        image = Image.open(io.BytesIO(picture))
        assert max(image.size) <= MAX_SIDE
        assert image.height >= image.width
        assert len(picture) <= 200 * KIBIBYTE


def test_threads_draw_what_one_alone_draws() -> None:
    views = sample_views()
    alone = [drawn(view) for view in views]
    for cached in (pictures._die, pictures._star, pictures._free, pictures._background):
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, views)) == alone


def test_replay(golden: Golden) -> None:
    views = [*sample_views()[:6], resigned()]
    animation = Image.open(io.BytesIO(RENDERER.replay(views, theme=DARK, words=ENGLISH.__getitem__)))
    frames = getattr(animation, "n_frames", 1)
    assert (animation.format, frames, animation.info["loop"]) == ("GIF", len(views), 0)
    times = []
    for index in range(frames):
        animation.seek(index)
        times.append(animation.info["duration"])
    assert times[-1] > times[0]
    assert len(set(times[:-1])) == 1
    last = io.BytesIO()
    animation.convert("RGB").save(last, "PNG")
    golden("board_resigned_dark_en.png", last.getvalue())


def test_replay_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a frame"):
        RENDERER.replay([], theme=DARK, words=ENGLISH.__getitem__)


def test_replay_weighs_little() -> None:
    assert len(RENDERER.replay(sample_views(), theme=LIGHT, words=GERMAN.__getitem__)) <= 500 * KIBIBYTE
