"""People's names and marks on the pictures of every game."""

import io
from typing import Any

import pytest
from PIL import Image, ImageChops

from renderers.drawing.names import drawable_name, named
from renderers.drawing.theme import DARK
from renderers.registry import RENDERERS
from renderers.replay import MOST_BYTES
from tests.renderers.test_legibility import READINGS

MARKS = {
    "colliding_circles": ("B3-C4", "C4"),
    "columbiz": ("4/3 5/2", "5/2"),
    "gamwin": ("R4-R3", "R3"),
    "confusion": ("A-c2", "c2"),
    "zirkeltanz": ("3a@4a", "4a"),
}
"""For each game part of a line, and the place that is marked for it."""

WIDE = 640
"""How wide an animation is at least, so that it can be read."""

games = pytest.mark.parametrize("game", READINGS)


def drawn(game: str, names: tuple[str, ...] = (), marks: tuple[str, ...] = ()) -> bytes:
    renderer: Any = RENDERERS[game]
    views = list(READINGS[game].views())
    picture: bytes = renderer.board(views[min(3, len(views) - 1)], theme=DARK, words=str, names=names, marks=marks)
    return picture


def changed(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    images = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in (one, other)]
    return ImageChops.difference(*images).getbbox()


@games
def test_players_go_by_their_names(game: str) -> None:
    assert drawn(game, ("Anna", "Jürgen SStraße")) != drawn(game, ("Anna", "Bo")) != drawn(game)


@games
def test_a_name_that_cannot_be_drawn_gives_way_to_the_seat(game: str) -> None:
    assert drawn(game, ("日本", "🦊")) == drawn(game)
    assert drawn(game, ("\u3164\u200b", "ليلى")) == drawn(game)


@games
def test_of_a_name_with_emoji_or_stacked_marks_the_letters_are_drawn(game: str) -> None:
    assert drawn(game, ("🦊 Anna \u200b🦊", "B\u0336\u035co")) == drawn(game, ("Anna", "Bo"))
    assert drawn(game, ("𝓐𝓷𝓷𝓪", "Ｂｏ")) == drawn(game, ("Anna", "Bo"))


@games
def test_a_long_name_is_shortened_and_leaves_everything_else_alone(game: str) -> None:
    long = drawn(game, ("W" * 32, "W" * 32))
    box = changed(long, drawn(game))
    assert box
    assert changed(long, drawn(game, ("W" * 40, "W" * 40))) is None


@games
def test_the_place_that_a_part_of_a_line_names_last_is_marked(game: str) -> None:
    part, place = MARKS[game]
    assert drawn(game, marks=(part,)) == drawn(game, marks=(place,)) != drawn(game)
    assert drawn(game, marks=("pass", "roll", "")) == drawn(game)


@games
def test_an_animation_was_small_and_of_nobody(game: str) -> None:
    renderer: Any = RENDERERS[game]
    views = list(READINGS[game].views())[:2]
    plain, of_people = (
        renderer.replay(views, theme=DARK, words=str, names=names) for names in ((), ("Anna", "Jürgen Straße"))
    )
    assert plain != of_people
    assert Image.open(io.BytesIO(of_people)).width >= WIDE
    assert len(of_people) < MOST_BYTES


def test_names_stand_for_seats_only() -> None:
    words = named(str.upper, ("picture-red", "picture-black"), ("Anna", "日本"))
    assert [words(key) for key in ("picture-red", "picture-black", "picture-turn")] == [
        "Anna",
        "PICTURE-BLACK",
        "PICTURE-TURN",
    ]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("  Anna   B ", "Anna B"),
        ("Łukasz", "Łukasz"),
        ("", None),
        (" ", None),
        ("a\nb", "a b"),
        ("a\u200bb", "ab"),
        ("ꙮ", None),
        ("🦊", None),
        ("★ Anna 🦊", "★ Anna"),
        ("陈 Chen", None),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("\u202eAnna", "Anna"),
        ("Z\u0337a\u0301\u0336lgo", "Zálgo"),
        ("...", None),
    ],
)
def test_what_the_font_can_draw(name: str, shown: str | None) -> None:
    assert drawable_name(name) == shown


def test_who_has_a_name_that_cannot_be_drawn_goes_by_the_next_one() -> None:
    assert drawable_name("ليلى", "layla.99") == "layla.99"
    assert drawable_name("🦊🦊", "", "fox") == "fox"
    assert drawable_name("日本", "🦊") is None
