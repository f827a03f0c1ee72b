"""Lines: by square and by direction, German and English, generous reading, questions instead of guesses."""

import re

import pytest

from bot.i18n import LANGUAGES
from engine.people.preferences import Language
from games.confusion import GAME
from games.confusion.board import BLACK, BLUE, DIRECTIONS, SQUARES, ray, turned, way
from games.confusion.syntax import read
from games.core import CHANCE, AmbiguousMove, MalformedMove
from tests.games.confusion.asking import IN_ORDER, code, learned, placed, played, refused, started
from tests.truth.messages import contents


def canonical(text: str, *, blue: str = "H d4, A c1", puck: str = "d4") -> str:
    state = placed(blue, "C a11, K e9", puck)
    return GAME.notation.format(state, BLUE, GAME.notation.parse(state, BLUE, text))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("H-e5", "H-e5"),
        ("HP-e5", "HP-e5"),
        ("P-e5", "P-e5"),
        ("H F1", "H-d5"),
        ("H B2", "H-d2"),
        ("H L3", "H-a4"),
        ("H R1", "H-e4"),
        ("H FL2", "H-b6"),
        ("H FR2", "H-f6"),
        ("H BL1", "H-c3"),
        ("H BR1", "H-e3"),
        ("HP L1", "HP-c4"),
        ("P B2", "P-d2"),
        ("H V1", "H-d5"),
        ("H Z2", "H-d2"),
        ("H VL2", "H-b6"),
        ("H VR2", "H-f6"),
        ("H ZL1", "H-c3"),
        ("H ZR1", "H-e3"),
        ("P Z2", "P-d2"),
    ],
)
def test_squares_and_directions_in_both_languages(text: str, line: str) -> None:
    assert canonical(text) == line


@pytest.mark.parametrize(
    "text",
    [
        "h-e5",
        " H - E5 ",
        "H – e5",
        "H—e 5",
        "h‑E5",
        "H\u2212e5",
        "H-e5,",
        "h\u00a0-\u200be5",
        "H F R 1".replace(" R", "R"),
    ],
)
def test_generous_reading(text: str) -> None:
    assert canonical(text) == "H-e5"


@pytest.mark.parametrize("text", ["H P - e5", "hp-e5", "HP fr1", "hp vr 1"])
def test_the_puck_goes_along_however_it_is_written(text: str) -> None:
    assert canonical(text) == "HP-e5"


def test_blacks_left_points_to_the_higher_file() -> None:
    state = played(placed("H d2, A c1", "K e9, C a11"), "H-c3")
    assert GAME.notation.format(state, BLACK, GAME.notation.parse(state, BLACK, "K L1")) == "K-f9"
    assert GAME.notation.format(state, BLACK, GAME.notation.parse(state, BLACK, "K V1")) == "K-e8"


def test_a_dash_means_a_square_and_a_blank_a_direction() -> None:
    assert canonical("H-f2", blue="H d4, A c1") == "H-f2"
    assert canonical("H F2") == "H-d6"


@pytest.mark.parametrize(
    ("text", "why", "near"),
    [
        ("HF2", "which_sign", {"H-f2", "H-d6", "HP-f2", "HP-d6"}),
        ("PF2", "which_sign", {"P-f2", "P-d6"}),
        ("He5", "which_sign", {"H-e5", "HP-e5"}),
        ("H e5", "which_sign", {"H-e5", "HP-e5"}),
        ("HP", "unfinished", None),
        ("H", "unfinished", None),
        ("H-", "unfinished", None),
        ("H-e", "unfinished", None),
        ("H F", "unfinished", None),
        ("P", "unfinished", None),
    ],
)
def test_without_a_sign_or_with_a_part_missing_the_question_is_asked(
    text: str, why: str, near: set[str] | None
) -> None:
    error = refused(placed("H d4, A c1", "C a11", "d4"), text)
    assert isinstance(error, AmbiguousMove)
    assert error.code == why
    assert error.near
    assert near is None or set(error.near) == near


@pytest.mark.parametrize(
    ("text", "why", "part"),
    [
        ("", "empty", None),
        (" , ", "empty", None),
        ("M-e6", "unknown_die", "M"),
        ("H-z6", "unknown_square", "z6"),
        ("H-e12", "unknown_square", "e12"),
        ("H-e6xM", "unknown_die", "M"),
        ("H=m", "unknown_type", "m"),
        ("M=a", "unknown_die", "M"),
        ("H S1", "unreadable", None),
        ("H-e6 +", "answer", "+"),
        ("H-e6 -", "answer", "-"),
        ("H-e6xC +^", "answer", "+^"),
        ("H F1xC", "capture_by_direction", "xC"),
        ("pass", "no_pass", None),
        ("aussetzen", "no_pass", None),
        ("hello", "unreadable", None),
        ("H-e6-e7", "unreadable", None),
    ],
)
def test_what_cannot_be_read_is_said_where(text: str, why: str, part: str | None) -> None:
    error = refused(started(), text)
    assert isinstance(error, MalformedMove)
    assert error.code == why
    assert (text[slice(*error.span)] if error.span else None) == part


def test_the_x_of_a_capture_may_be_typed_and_must_be_right() -> None:
    state = placed("B f3", "C f4, D a11", "a6")
    assert GAME.notation.format(state, BLUE, GAME.notation.parse(state, BLUE, "B-f4xC")) == "B-f4"
    assert GAME.notation.format(state, BLUE, GAME.notation.parse(state, BLUE, "b - f4 × c")) == "B-f4"
    other = refused(state, "B-f4xD")
    assert (other.code, other.near, other.params["captured"]) == ("captures_other", ("B-f4",), "C")
    nothing = refused(state, "B-e2xC")
    assert (nothing.code, nothing.span) == ("captures_nothing", (5, 6))


def test_errors_point_at_the_target() -> None:
    error = refused(started(), "H-e4")
    assert error.span == (2, 4)
    assert all(line.startswith("H-") for line in error.near)
    assert "H-d4" in error.near


def test_near_lines_of_a_claim_are_claims() -> None:
    state = learned(started(), BLUE, "H", "h")
    assert refused(state, "I=i").near == ("H=h",)


def test_out_of_turn_claims_are_near() -> None:
    state = learned(started(), BLACK, "H", "h")
    error = refused(state, "H-h9", BLACK)
    assert (error.code, error.near) == ("not_to_move", ("H=h",))


def test_a_deal_is_written_as_its_types() -> None:
    state = GAME.rules.setup(2, {})
    deal = GAME.notation.parse(state, CHANCE, f"{IN_ORDER} {IN_ORDER[::-1]}")
    assert GAME.notation.format(state, CHANCE, deal) == f"{IN_ORDER} {IN_ORDER[::-1]}"
    for text in ("", "abc", f"{IN_ORDER} {IN_ORDER}x"):
        with pytest.raises(MalformedMove):
            GAME.notation.parse(state, CHANCE, text)


def test_after_the_end_nothing_can_be_played() -> None:
    assert code(played(placed("A f9", "C a11", "f9"), "AP-f11", "C-a10"), "A-f10", BLUE) == "over"


def test_before_the_deal_nothing_can_be_played() -> None:
    assert code(GAME.rules.setup(2, {}), "H-d3", BLUE) == "deal_due"


# --- Geometry


def test_ways_are_what_rays_lead_along() -> None:
    for seat in (BLUE, BLACK):
        for square in SQUARES:
            for direction in DIRECTIONS:
                for steps, target in enumerate(ray(square, seat, direction), start=1):
                    assert way(seat, square, target) == (direction, steps)


def test_blacks_board_is_blues_turned_round() -> None:
    for square in SQUARES:
        for direction in DIRECTIONS:
            assert ray(turned(square), BLACK, direction) == tuple(map(turned, ray(square, BLUE, direction)))


def test_reading_asks_no_position() -> None:
    assert read("H") is None
    assert read("H-e6") is not None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_the_rules_can_be_read(language: Language) -> None:
    topics = [content for message, content in contents(language).items() if "confusion-topic-" in message]
    quoted = re.findall(r"`([^`]+)`", "".join(text for content in topics for text in content.texts))
    lines = [
        line for line in quoted if re.fullmatch(r"[A-LP]P?-[a-k]\d+(x[A-L])?|[A-LP]P? [A-Z]{1,2}\d|[A-L]=[a-l]", line)
    ]
    assert len(lines) > 12
    for line in lines:
        assert read(line) is not None


@pytest.mark.parametrize("text", ["e6", "-e6", "- E6", "F1", "H 3", "H3"])
def test_what_is_missing_is_asked_for(text: str) -> None:
    state = placed("H d5, E e5, B c4", "A k11")
    question = refused(state, text)
    assert isinstance(question, AmbiguousMove)
    assert question.code == "unfinished"
    assert question.near
    assert all(GAME.rules.is_legal(state, BLUE, GAME.notation.parse(state, BLUE, line)) for line in question.near)


def test_a_square_alone_offers_who_may_go_there() -> None:
    state = placed("H d5, E e5, B c4", "A k11")
    assert set(refused(state, "-e6").near) == {"H-e6", "E-e6"}
    assert {line.partition("-")[0] for line in refused(state, "H 3").near} == {"H"}


def test_leading_zeros_of_a_square_say_nothing() -> None:
    state = placed("H d5", "A k11")
    assert GAME.notation.parse(state, BLUE, "H-e06") == GAME.notation.parse(state, BLUE, "H-e6")
