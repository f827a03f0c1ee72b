"""The plane of Zirkeltanz as a picture."""

import io
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.i18n import load_words
from games.core import CHANCE, Outcome, Seat, Transition
from games.zirkeltanz import GAME
from games.zirkeltanz.examples import TURNS, example
from games.zirkeltanz.state import BLUE, YELLOW, Action, State, Throw
from games.zirkeltanz.view import CircleSeen, View
from renderers import plane_labels, zirkeltanz
from renderers.core import MAX_SIDE, Words
from renderers.drawing.theme import DARK, LIGHT, THEMES, Theme
from renderers.pieces import circles
from renderers.plane import PLANE, Frame, whole_ground
from renderers.zirkeltanz import Zirkeltanz, half_of
from tests.renderers.conftest import Golden

RENDERER = Zirkeltanz()
WORDS = load_words(strict=True)
KIBIBYTE = 1024
UNIT = 1_000_000


def drawn(view: View, theme: Theme = DARK, words: Words | None = None) -> bytes:
    return RENDERER.board(view, theme=theme, words=words or WORDS["en"])


def position(topic: str, value: int | None = None) -> State:
    """Return an example's position, with the next die thrown if a value is given."""
    state = example(topic)
    assert state is not None
    return state if value is None else GAME.rules.apply(state, CHANCE, Throw("throw", (value,)))


def seen(topic: str, value: int | None = None) -> View:
    return GAME.narration.view(position(topic, value), None)


def offered(topic: str, value: int, text: str) -> View:
    state = position(topic, value)
    return GAME.narration.view_with_choices(state, state.to_move, text)


def laid(viewer: Seat | None) -> View:
    state = GAME.rules.setup(2, {})
    state = GAME.rules.apply(state, BLUE, GAME.notation.parse(state, BLUE, "formation fan"))
    return GAME.narration.view(state, viewer)


def far() -> View:
    """Return a position that needs a wider window."""
    view = seen("overview", 3)
    return replace(view, circles=(*view.circles[1:], CircleSeen(BLUE, "1a", (45 * UNIT, -10 * UNIT), UNIT)))


PICTURES: tuple[tuple[str, Callable[[], View]], ...] = (
    ("set_up_public", lambda: laid(None)),
    ("set_up_own", lambda: laid(BLUE)),
    ("start", lambda: seen("setup", 3)),
    ("laid", lambda: seen("laying", 5)),
    ("six", lambda: seen("six", 6)),
    ("offers", lambda: offered("overview", 3, "")),
    ("offers_of_a_pair", lambda: offered("overview", 2, "2a@3a")),
    ("limit", lambda: replace(seen("overview", 3), turn_limit=300)),
    ("far", far),
    ("won", lambda: seen("end")),
)


@pytest.mark.parametrize(("name", "view"), PICTURES)
@pytest.mark.parametrize(("theme", "language"), [(DARK, "en"), (LIGHT, "de")], ids=["dark_en", "light_de"])
def test_golden(golden: Golden, name: str, view: Callable[[], View], theme: Theme, language: Any) -> None:
    golden(f"zirkeltanz_{name}_{theme.key}_{language}.png", drawn(view(), theme, WORDS[language]))


@pytest.mark.parametrize(
    "change",
    [
        {"thrown": 4},
        {"to_move": YELLOW},
        {"to_move": None},
        {"turns": 8},
        {"turn_limit": 300},
        {"last": None},
        {"circles": ()},
        {"is_setup": True},
        {"is_setup": True, "ready": (True, False)},
        {"outcome": Outcome("resigned", (1, 2), (0, 0))},
        {"outcome": Outcome("resigned", (2, 1), (0, 0))},
        {"outcome": Outcome("turn_limit", (1, 1), (0, 0))},
    ],
    ids=str,
)
def test_everything_that_is_to_be_seen_shows(change: dict[str, Any]) -> None:
    view = seen("overview", 3)
    assert drawn(replace(view, **change)) != drawn(view)


def test_the_sides_differ_by_more_than_colour() -> None:
    """In shades of grey and with equal colours a blue circle is still no yellow one."""
    blue, yellow = (circles.disc(circles.COLOURS["dark"], seat, 40, marked=False).image for seat in (0, 1))
    edges = [len(set(image.crop((4, 42, 80, 43)).tobytes())) for image in (blue, yellow)]
    stripes = [image.crop((60, 10, 72, 40)).getcolors() for image in (blue, yellow)]
    assert min(edges) > 1
    assert len(stripes[0] or ()) != len(stripes[1] or ())


def test_an_inset_shows_small_circles_closer() -> None:
    view = seen("six", 3)
    assert view.last is not None
    assert view.last.circle.radius == UNIT
    frame = Frame((0, 0), PLANE / 2 / half_of(view), PLANE)
    assert zirkeltanz._needs_inset(view, view.last, frame)
    alone = replace(view, circles=tuple(circle for circle in view.circles if circle.radius > 2 * UNIT))
    assert not zirkeltanz._needs_inset(alone, view.last, frame)


def test_the_window_is_the_same_from_move_to_move_and_fits_all_circles() -> None:
    halves = [half_of(seen(topic)) for topic in ("setup", "neighbours", "laying", "six", "end")]
    assert len(set(halves)) == 1
    wide = far()
    assert half_of(wide) >= 46
    assert half_of(replace(wide, circles=())) == zirkeltanz.NEAREST


def test_only_known_words_are_asked_for_and_all_of_them() -> None:
    asked: set[str] = set()

    def words(key: str) -> str:
        asked.add(key)
        return key

    draw = replace(seen("overview", 3), outcome=Outcome("turn_limit", (1, 1), (0, 0)), turn_limit=30)
    ready = replace(laid(BLUE), ready=(True, False))
    for view in (draw, ready, seen("end"), replace(seen("overview", 3), turn_limit=30)):
        RENDERER.board(view, theme=DARK, words=words)
    RENDERER.sheet((), theme=DARK, words=words)
    assert asked == set(RENDERER.words)
    assert tuple(word.rpartition("-")[2] for word in zirkeltanz.SHEET_WORDS) == GAME.info.sheet_columns


def test_secrets_change_no_pixel() -> None:
    empty = GAME.narration.view(GAME.rules.setup(2, {}), None)
    assert drawn(laid(None)) == drawn(empty) == drawn(laid(YELLOW))
    assert drawn(laid(BLUE)) != drawn(empty)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_size_and_weight(theme: Theme) -> None:
    for _, view in PICTURES:
        picture = drawn(view(), theme, WORDS["de"])
        image = Image.open(io.BytesIO(picture))
        assert image.size == (zirkeltanz.WIDTH, zirkeltanz.HEIGHT)
        assert max(image.size) <= MAX_SIDE
        assert len(picture) <= 70 * KIBIBYTE


@pytest.mark.slow
def test_threads_draw_what_one_alone_draws() -> None:
    views = [view() for _, view in PICTURES]
    alone = [drawn(view) for view in views]
    for cached in (circles.disc, circles.ghost, circles.tag, whole_ground):
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, views)) == alone


def test_replay_keeps_one_window() -> None:
    views = [seen("setup"), seen("laying"), far(), seen("end")]
    animation = Image.open(io.BytesIO(RENDERER.replay(views, theme=DARK, words=WORDS["en"])))
    assert (getattr(animation, "n_frames", 1), animation.size) == (4, (800, 1000))
    with pytest.raises(ValueError, match="needs a frame"):
        RENDERER.replay([], theme=DARK, words=WORDS["en"])


def test_sheet(golden: Golden) -> None:
    transitions: list[Transition[State, Action]] = []
    state = position("setup")
    for value, line in TURNS:
        for text in (str(value), line):
            (seat,) = GAME.rules.to_act(state)
            action = GAME.notation.parse(state, seat, text)
            transitions.append(Transition(state, seat, action, GAME.rules.apply(state, seat, action)))
            state = transitions[-1].after
    golden(
        "zirkeltanz_sheet_dark_de.png", RENDERER.sheet(GAME.narration.sheet(transitions), theme=DARK, words=WORDS["de"])
    )


def test_numbers_of_places_leave_the_names_of_circles_alone() -> None:
    names = [((100.0, 100.0), 12.0), ((160.0, 100.0), 12.0)]
    places = [(100.0, 100.0), (104.0, 100.0), (300.0, 300.0)]
    tags = list(plane_labels.spread_tags(places, names))
    assert tags[2] == (300.0, 300.0)
    assert all(math.dist(tag, at) >= circles.TAG + reach for tag in tags for at, reach in names)
    assert all(math.dist(tag, other) >= plane_labels.TAG_GAP for tag, other in combinations(tags, 2))
